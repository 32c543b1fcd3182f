/** One request at a time, as a caller feels it. */
import { type Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Posts JSON over the agent's connection, and tells how long the whole reply took. */
export function timedPost(
  agent: Agent,
  url: string,
  body: string,
): Promise<{ status: number; text: string; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - started;
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), milliseconds });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
