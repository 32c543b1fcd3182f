/** A reader of event streams, as a client of another language would write one: it keeps what it was told, and says where it is. */

/** An event as it was told. */
export interface TextEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: TextEvent[];
  readonly comments: string[];
  /** The id that the stream told last, that of its beginning where no event came. */
  readonly lastId: () => string | null;
  /** The text of a reply that is no stream. */
  readonly text: string;
  readonly isOpen: () => boolean;
  /** Resolves when so many events have come. */
  until(count: number, withinMs?: number): Promise<TextEvent[]>;
  close(): Promise<void>;
}

/** Opens a stream; resolves when its head has come. */
export async function readEvents(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const aborted = new AbortController();
  const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: aborted.signal });
  const events: TextEvent[] = [];
  const comments: string[] = [];
  let lastId: string | null = null;
  let open = response.status === 200;
  const text = open ? '' : await response.text();
  let heard: () => void = () => undefined;
  const reading = !open
    ? Promise.resolve()
    : (async () => {
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
          const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) take(block);
          heard();
        }
      })()
        .catch(() => undefined)
        .finally(() => {
          open = false;
          heard();
        });

  function take(block: string): void {
    const fields = new Map<string, string>();
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) comments.push(line.slice(1).trim());
      else fields.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2));
    }
    lastId = fields.get('id') ?? lastId;
    const data = fields.get('data');
    if (data !== undefined)
      events.push({ id: fields.get('id') ?? null, event: fields.get('event') ?? '', data: JSON.parse(data) });
  }

  return {
    status: response.status,
    headers: response.headers,
    events,
    comments,
    lastId: () => lastId,
    text,
    isOpen: () => open,
    until: (count, withinMs = 10_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`)),
          withinMs,
        );
        heard = () => {
          if (events.length >= count) {
            clearTimeout(timer);
            resolve(events);
          } else if (!open) {
            clearTimeout(timer);
            reject(new Error(`the stream ended after ${events.length} of ${count} events`));
          }
        };
        heard();
      }),
    close: async () => {
      aborted.abort();
      await reading;
    },
  };
}
