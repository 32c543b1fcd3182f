/** The document of a user at a service, over HTTP, and the news of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceAddress } from './config.ts';
import {
  type RemoteConflict,
  type RemoteFile,
  type RemoteMerged,
  RemoteRefused,
} from './memory/memory-file/file-sync.ts';

const ANSWER_MS = 30_000;
const RETRY_MS = { first: 1_000, last: 30_000 }; // between two attempts at a stream of events
const SILENT_MS = 60_000; // four heartbeats: a stream that says nothing for so long is dead
/** Statuses that a later attempt may not meet again, though nothing is done about it here. */
const LATER = new Set([408, 425, 429]);

/** Returns the document of a user. */
export function remoteMemoryFile(address: ServiceAddress, userId: string): RemoteFile {
  const url = new URL(`/v1/users/${encodeURIComponent(userId)}/memory.md`, address.url);
  const call = async (
    method: 'GET' | 'PUT',
    headers: Record<string, string>,
    body?: string,
    resolves?: string | null,
  ) => {
    const target = new URL(url);
    if (resolves != null) target.searchParams.set('resolves', resolves);
    return fetch(target, {
      method,
      headers: { ...authorization(address), ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  };
  return {
    get: async (known) => {
      const reply = await call('GET', {
        accept: 'text/markdown',
        ...(known !== null && { 'if-none-match': `"${known}"` }),
      });
      if (reply.status === 304) return null;
      const text = await reply.text();
      if (reply.status !== 200) throw failureOf(reply.status, text);
      return { text, etag: bare(reply.headers.get('etag') ?? '') };
    },
    put: async (text, base, resolves): Promise<RemoteMerged | RemoteConflict> => {
      const reply = await call('PUT', { 'content-type': 'text/markdown', 'if-match': `"${base}"` }, text, resolves);
      const body = await reply.text();
      if (reply.status !== 200 && reply.status !== 409) throw failureOf(reply.status, body);
      const told = JSON.parse(body) as { etag: string; received: string; events: unknown[] } & RemoteConflict;
      if (reply.status === 409) return { conflicts: told.conflicts, etag: bare(told.etag), current: told.current };
      return { etag: bare(told.etag), received: bare(told.received), changes: told.events.length };
    },
  };
}

/** Calls `onNews` whenever something is told of the facts of a user, and when a stream of events has begun: what came before may have been missed. Ends with the signal. */
export async function followFacts(
  address: ServiceAddress,
  userId: string,
  onNews: () => void,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL('/v1/events', address.url);
  url.searchParams.set('user_id', userId);
  for (let wait = RETRY_MS.first; !signal.aborted; wait = Math.min(wait * 2, RETRY_MS.last)) {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENT_MS);
    try {
      const headers = { ...authorization(address), accept: 'text/event-stream' };
      const reply = await fetch(url, { headers, signal: AbortSignal.any([signal, silence.signal]) });
      if (reply.status === 200 && reply.body !== null) {
        onNews();
        wait = RETRY_MS.first;
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), SILENT_MS);
          const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
          rest = lines.pop() ?? '';
          if (lines.some((line) => /^event: (?:fact\.|events\.gap)/.test(line))) onNews();
        }
      } else await reply.body?.cancel();
    } catch {
      // The look that comes now and then goes on without it.
    } finally {
      clearTimeout(timer);
    }
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

function authorization({ key }: ServiceAddress): Record<string, string> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

function bare(etag: string): string {
  return etag.replace(/^W\//, '').replaceAll('"', '');
}

/** Returns the failure of a request: one that is final, or that the service is away. */
function failureOf(status: number, text: string): Error {
  const reason = detailOf(text) ?? `${status}`;
  return status < 500 && !LATER.has(status) ? new RemoteRefused(`${reason} (${status})`) : new Error(reason);
}

function detailOf(text: string): string | null {
  try {
    const { detail, errors = [] } = JSON.parse(text) as {
      detail: string;
      errors?: { pointer: string; message: string }[];
    };
    return [detail, ...errors.map(({ pointer, message }) => `${pointer}: ${message}`)].join('; ');
  } catch {
    return null;
  }
}
