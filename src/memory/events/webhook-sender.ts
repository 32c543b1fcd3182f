import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { Event } from './event.ts';
import { addressOf, isPublicAddress, lookupPublic, PrivateAddress } from './public-addresses.ts';
import { toldEvent } from './told-event.ts';
import type { Webhook } from './webhook.ts';

const TIMEOUT_MS = 10_000; // from the connection to the head of the reply
const LOOKUP_MS = 2_000; // at registration: a name that takes longer is looked at when it is called
const REPLY_BYTES = 16_384; // of a reply are read, so that the connection can be used again; of a longer one nothing
const ERROR_CHARACTERS = 200;

interface Deps {
  readonly allowPrivate: boolean;
  readonly clock: { now(): Date };
}

/** Sends events to webhooks, signed. Redirects are not followed, and nothing of a reply counts but its status. */
export class WebhookSender {
  readonly #deps: Deps;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: 16 }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: 16 }),
  };

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns why an address may not be called; null where it may, or where its name is not known at the moment. */
  async refusalOf(url: URL): Promise<string | null> {
    if (this.#deps.allowPrivate) return null;
    const address = addressOf(url);
    const addresses = address === null ? await addressesOf(url.hostname) : [address];
    return addresses.every(isPublicAddress) ? null : new PrivateAddress(url.hostname).message;
  }

  /** Sends an event; returns null once it was accepted with a 2xx, else why it was not. Never throws. */
  async send(hook: Webhook, event: Event, attempt: number, signal: AbortSignal): Promise<string | null> {
    const told = toldEvent(event);
    const body = Buffer.from(JSON.stringify(told));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'user-agent': 'hipocampo-webhooks/1',
      'x-hipocampo-signature': `sha256=${createHmac('sha256', hook.secret).update(body).digest('hex')}`,
      'x-hipocampo-event-id': told.id,
      'x-hipocampo-event-type': told.type,
      'x-hipocampo-timestamp': this.#deps.clock.now().toISOString(),
      'x-hipocampo-webhook-id': hook.webhookId,
      'x-hipocampo-attempt': String(attempt),
    };
    try {
      const status = await this.#post(new URL(hook.url), headers, body, signal);
      return status >= 200 && status < 300 ? null : `answered ${status}`;
    } catch (error) {
      return reasonOf(error).slice(0, ERROR_CHARACTERS);
    }
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  #post(url: URL, headers: http.OutgoingHttpHeaders, body: Buffer, signal: AbortSignal): Promise<number> {
    const { allowPrivate } = this.#deps;
    const address = addressOf(url); // which no lookup is asked about
    if (!allowPrivate && address !== null && !isPublicAddress(address)) throw new PrivateAddress(address);
    const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
    const options = {
      method: 'POST',
      headers,
      agent: this.#agents[protocol],
      signal,
      ...(!allowPrivate && { lookup: lookupPublic }),
    };
    return new Promise((resolve, reject) => {
      const request = (protocol === 'https:' ? https : http).request(url, options, (response) => {
        clearTimeout(deadline);
        drain(response);
        resolve(response.statusCode ?? 0);
      });
      const deadline = setTimeout(
        () => request.destroy(new Error(`no answer within ${TIMEOUT_MS / 1_000} s`)),
        TIMEOUT_MS,
      );
      request.once('error', (error) => {
        clearTimeout(deadline);
        reject(error);
      });
      request.end(body);
    });
  }
}

/** Returns why a request failed, without the address, which is sealed where there is encryption at rest: the reason is kept as it is, and logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof PrivateAddress) return 'the address is private, loopback or reserved';
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return error.message || error.name;
  return syscall === undefined ? code : `${syscall} ${code}`;
}

/** Reads a reply to its end, so that the connection is free again, but no more than so many bytes and for no longer than so. */
function drain(response: http.IncomingMessage): void {
  let bytes = 0;
  const deadline = setTimeout(() => response.destroy(), TIMEOUT_MS).unref();
  response
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > REPLY_BYTES) response.destroy();
    })
    .on('error', () => response.destroy())
    .once('close', () => clearTimeout(deadline));
}

async function addressesOf(host: string): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([]), LOOKUP_MS);
  });
  const found = lookup(host, { all: true }).then(
    (all) => all.map(({ address }) => address),
    () => [], // not known now: it is looked at again when it is called
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
