/**
 * The load, as a process of its own: it shares no event loop with anything that is measured. Told over IPC what to send
 * and when; answers with the time of every reply. Imports packages only.
 */
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

interface Request {
  readonly path: string;
  readonly body: string;
}
interface Run {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly seconds: number;
  readonly connections: number;
}

process.on('message', (run: Run) => void answer(run));
process.on('disconnect', () => process.exit(0));

async function answer({ url, requests, seconds, connections }: Run): Promise<void> {
  // Each connection has a part of its own, so that no two ask for the same session at once and none repeats early.
  const parts = Array.from({ length: connections }, (_, part) =>
    requests
      .filter((_request, index) => index % connections === part)
      .map(({ path, body }) => ({
        method: 'POST' as const,
        path,
        headers: { 'content-type': 'application/json' },
        body,
      })),
  );
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const fail = (what: string) => {
    failures[what] = (failures[what] ?? 0) + 1;
  };
  let bytes = 0;
  let last = 0;
  let next = 0;
  const started = performance.now();
  const load = autocannon(
    {
      url,
      connections,
      pipelining: 1,
      duration: seconds,
      setupClient: (client) => client.setRequests(parts[next++ % parts.length] ?? []),
    },
    () => process.send?.({ times, failures, bytes, seconds: (last - started) / 1000 }),
  );
  // Its own histogram is of whole milliseconds: too coarse for a p50 of two.
  load.on('response', (_client, status, size, milliseconds) => {
    last = performance.now();
    times.push(milliseconds);
    bytes += size;
    if (status < 200 || status > 299) fail(String(status));
  });
  load.on('reqError', (error) => fail(String(error)));
}
