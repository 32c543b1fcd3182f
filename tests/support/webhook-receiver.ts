/** An address that webhooks are sent to: it keeps what came, and answers what the test says. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: { readonly id: string; readonly type: string } & Readonly<Record<string, unknown>>;
  /** The status that it was answered with. */
  readonly status: number;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts a receiver; `answer` gives the status for what came, 204 where it is not told. */
export async function startReceiver(answer: (event: Received['event'], path: string) => number = () => 204) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const event = JSON.parse(body) as Received['event'];
        const status = answer(event, request.url ?? '');
        received.push({ headers: request.headers, body, event, status });
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
      });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Those that were accepted, each event once: what a consumer that goes by the id has. */
    accepted: () => [
      ...new Map(received.filter(({ status }) => status < 300).map(({ event }) => [event.id, event] as const)).values(),
    ],
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Returns the signature that a body has under a secret. */
export function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
