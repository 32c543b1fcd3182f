/** Downloads one large file over HTTP, into a file that only exists once it is whole. */
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelUnusable } from './model-folder.ts';

interface DownloadFileOptions {
  readonly url: string;
  readonly to: string;
  readonly stallMs?: number;
  /** Called while the file comes, with the bytes that are there, and with its length; null where the server does not tell it. */
  readonly onBytes?: (bytes: number, total: number | null) => void;
}

export interface Downloaded {
  readonly bytes: number;
}

const ATTEMPTS = 4;
const PAUSE_MS = 500;
const STALL_MS = 30_000;

/**
 * Fetches the file; undefined where there is none (404). What was fetched before is not fetched again, as long as the file there is
 * still the same one (its ETag says so). Throws `ModelUnusable` when it does not work after some attempts.
 */
export async function downloadFile(options: DownloadFileOptions): Promise<Downloaded | undefined> {
  const whole = await stat(options.to).catch(() => undefined);
  if (whole !== undefined) return { bytes: whole.size };
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptDownload(options);
    } catch (error) {
      if (!(error instanceof Interrupted) || attempt === ATTEMPTS) {
        const why = error instanceof Error ? error.message : String(error);
        throw new ModelUnusable(
          `${options.url} cannot be fetched: ${why}. Run it again: it goes on where it stopped.`,
          error,
        );
      }
      await sleep(PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/** A failure that may pass (the connection was lost, or the server is busy): the same again may work. */
class Interrupted extends Error {}

async function attemptDownload({
  url,
  to,
  stallMs = STALL_MS,
  onBytes,
}: DownloadFileOptions): Promise<Downloaded | undefined> {
  const partial = `${to}.partial`;
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), stallMs);
  try {
    const response = await ask(url, partial, stalled.signal);
    if (response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    const resumed = response.status === 206;
    await writeFile(tagFile(partial), response.headers.get('etag') ?? '');
    const start = resumed ? (await stat(partial)).size : 0;
    const expected = lengthOf(response, start);
    const onChunk = (received: number) => {
      timer.refresh();
      onBytes?.(start + received, expected ?? null);
    };
    const bytes = start + (await receive(response, partial, resumed, onChunk));
    if (expected !== undefined && bytes > expected) await rm(partial, { force: true });
    if (expected !== undefined && bytes !== expected)
      throw new Interrupted(`it ended after ${bytes} of ${expected} bytes`);
    await rename(partial, to);
    await rm(tagFile(partial), { force: true });
    return { bytes };
  } catch (error) {
    if (stalled.signal.aborted) throw new Interrupted(`nothing came for ${stallMs} ms`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function ask(url: string, partial: string, signal: AbortSignal): Promise<Response> {
  const resuming = await resumption(partial);
  let response: Response;
  try {
    // Compressed, its length would tell nothing.
    response = await fetch(url, { headers: { ...resuming, 'accept-encoding': 'identity' }, signal });
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new Interrupted(cause?.code ?? message);
  }
  if (response.ok || response.status === 404) return response;
  await response.body?.cancel();
  if (response.status === 416) await rm(partial, { force: true }); // it is no part of that file: from the beginning, then
  if (response.status === 416 || response.status === 429 || response.status >= 500)
    throw new Interrupted(`the server answered ${response.status}`);
  throw new Error(`the server answered ${response.status}`);
}

/** Asks for the rest of what is there, on the condition that it is a part of the same file. */
async function resumption(partial: string): Promise<Record<string, string>> {
  const size = (await stat(partial).catch(() => undefined))?.size ?? 0;
  const tag = await readFile(tagFile(partial), 'utf8').catch(() => '');
  if (size === 0 || tag === '' || tag.startsWith('W/')) return {};
  return { range: `bytes=${size}-`, 'if-range': tag };
}

/** Writes the bytes that come; they are kept when the connection breaks. */
async function receive(
  response: Response,
  partial: string,
  resumed: boolean,
  onChunk: (received: number) => void,
): Promise<number> {
  const file = await open(partial, resumed ? 'a' : 'w');
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(response)) {
      await file.appendFile(chunk);
      bytes += chunk.length;
      onChunk(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}

/** Tells a broken connection from a disk that is full. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Interrupted('the connection broke');
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // it is broken already
  }
}

/** Returns the length of the whole file; undefined where the server does not give it. */
function lengthOf({ headers }: Response, start: number): number | undefined {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '');
  if (range !== null) return Number(range[1]) === start ? Number(range[2]) : -1; // another part than was asked for: no length fits
  const length = headers.get('content-length');
  return length === null ? undefined : Number(length);
}

function tagFile(partial: string): string {
  return `${partial}.etag`;
}
