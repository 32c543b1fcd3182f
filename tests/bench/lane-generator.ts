/**
 * Agents at work, as a process of its own: each lane sends its requests one after the other, each to the next of the
 * servers, as a backend behind a load balancer does. Told over IPC what to send; answers with the time of every reply by
 * path. Imports nothing of the service.
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

interface LaneRequest {
  readonly path: string;
  readonly body: string;
}
interface Run {
  readonly urls: readonly string[];
  /** What each lane sends; it stops where it has sent all. */
  readonly lanes: readonly (readonly LaneRequest[])[];
  readonly seconds: number;
}

process.on('message', (run: Run) => void answer(run));
process.on('disconnect', () => process.exit(0));

async function answer({ urls, lanes, seconds }: Run): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const times: Record<string, number[]> = {};
  const failures: Record<string, number> = {};
  let bytes = 0;
  const started = performance.now();
  const until = started + seconds * 1_000;
  let last = started;

  const send = (url: string, { path, body }: LaneRequest) =>
    new Promise<void>((resolve) => {
      const sent = performance.now();
      const fail = (what: string) => {
        failures[what] = (failures[what] ?? 0) + 1;
        resolve();
      };
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const outgoing = request(`${url}${path}`, { method: 'POST', agent, headers }, (reply) => {
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        reply.on('error', (error) => fail(String(error)));
        reply.on('end', () => {
          last = performance.now();
          times[path] ??= [];
          times[path].push(last - sent);
          const status = reply.statusCode ?? 0;
          if (status < 200 || status > 299) fail(String(status));
          else resolve();
        });
      });
      outgoing.on('error', (error) => fail(String(error)));
      outgoing.end(body);
    });

  let exhausted = 0;
  await Promise.all(
    lanes.map(async (requests, lane) => {
      for (const [index, one] of requests.entries()) {
        if (performance.now() >= until) return;
        // Build and save of a turn go to different servers, and a lane's next turn the other way round.
        await send(urls[(lane + index + (index >> 1)) % urls.length] ?? '', one);
      }
      exhausted += 1;
    }),
  );
  agent.destroy();
  process.send?.({ times, failures, bytes, exhausted, seconds: (last - started) / 1_000 });
}
