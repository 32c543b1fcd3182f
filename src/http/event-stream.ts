import { Readable } from 'node:stream';
import type { Event } from '../memory/events/event.ts';
import type { EventSink, OpenStream } from '../memory/events/event-streams.ts';
import { toldEvent } from '../memory/events/told-event.ts';

const HEARTBEAT_MS = 15_000; // below the 30 to 60 s after which proxies give up a silent connection
const BUFFERED_BYTES = 65_536; // what waits for a slow reader, and a page of events more
const SLOW_HEARTBEATS = 4; // a reader that takes nothing for a minute is dropped: it resumes when it can read
const RETRY_MS = 2_000; // how soon a browser comes back

/** The mark of an id that is of no event, but of the place where a stream began. */
export const BEGINNING = 'p';

/** Events as a reply in the form of Server-Sent Events. A reader that is slow is waited for, never buffered for. */
export class EventStreamReply extends Readable implements EventSink {
  readonly #heartbeat: NodeJS.Timeout;
  #stream: OpenStream | undefined;
  #isFull = false;
  #isFinished = false;
  #missed = 0;

  /** `after`: the entry that a stream from now on begins after. Its reader then knows where to go on though no event came yet. */
  constructor({ after, heartbeatMs = HEARTBEAT_MS }: { readonly after: number | null; readonly heartbeatMs?: number }) {
    super({ highWaterMark: BUFFERED_BYTES });
    const id = after === null ? '' : `id: ${BEGINNING}${after}\n`;
    this.push(`retry: ${RETRY_MS}\n${id}: events follow\n\n`);
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    this.once('close', () => {
      clearInterval(this.#heartbeat);
      this.#stream?.close();
    });
  }

  /** Says what is to be told when the reader can take more, and when it is gone. */
  follow(stream: OpenStream): void {
    this.#stream = stream;
    if (this.destroyed) stream.close();
  }

  /** Tells that events after the one given are no longer kept; it has no id, so the reader resumes from where it was. */
  tellGap(lastEventId: string): void {
    const data = { type: 'events.gap', last_event_id: lastEventId };
    this.push(`event: events.gap\ndata: ${JSON.stringify(data)}\n\n`);
  }

  tell(events: readonly Event[]): boolean {
    if (this.destroyed || this.#isFinished) return false;
    this.#isFull = !this.push(events.map(eventText).join(''));
    return !this.#isFull;
  }

  finish(): void {
    this.#isFinished = true;
    if (!this.destroyed) this.push(null);
  }

  override _read(): void {
    if (!this.#isFull) return;
    this.#isFull = false;
    this.#missed = 0;
    this.#stream?.resume();
  }

  #beat(): void {
    if (this.#isFinished) return;
    if (!this.#isFull) this.push(': heartbeat\n\n');
    else if (++this.#missed >= SLOW_HEARTBEATS) this.destroy();
  }
}

function eventText(event: Event): string {
  const told = toldEvent(event);
  return `id: ${told.id}\nevent: ${told.type}\ndata: ${JSON.stringify(told)}\n\n`;
}
