/** A running service, as commands call it: documents of any size, streamed both ways. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServiceAddress } from './config.ts';
import { CannotStart } from './errors.ts';

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, whose parts are encoded already. */
  readonly path: string;
  /** The body with its media type; it is sent as it is read, so its length need not be known. */
  readonly body?: { readonly type: string; readonly content: AsyncIterable<Uint8Array> };
}

/** Failures of a connection, each with what its operator can do. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: start the service, or name it by --url or HIPOCAMPO_URL',
  ENOTFOUND: 'that host is not known: correct --url or HIPOCAMPO_URL',
  EAI_AGAIN: 'that host cannot be looked up now: try again',
  ECONNRESET: 'the connection broke off: run the command again, nothing is done twice',
  EPIPE: 'the connection broke off: run the command again, nothing is done twice',
  ETIMEDOUT: 'it did not answer in time: try again',
};

/** Calls the service and returns the reply of a success, its body yet to be read. Throws `CannotStart` with the sentence of any other. */
export async function callService(
  { url, key }: ServiceAddress,
  { method, path, body }: Call,
): Promise<IncomingMessage> {
  const target = new URL(path, url);
  const request = (target.protocol === 'https:' ? secureRequest : plainRequest)(target, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': body.type }),
    },
  });
  const replied = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', (error: NodeJS.ErrnoException) => {
      const way = UNREACHABLE[error.code ?? ''] ?? error.message;
      reject(new CannotStart(`${target.origin}: ${way}`, error));
    });
  });
  // A refusal may come before the body is sent; then the broken body says less than the reply.
  const sent = body === undefined ? request.end() : pipeline(Readable.from(body.content), request);
  const reply = await replied.finally(() => Promise.resolve(sent).catch(() => undefined));
  const status = reply.statusCode ?? 0;
  if (status < 200 || status > 299) throw new CannotStart(refusalOf(target, status, await textOf(reply)));
  return reply;
}

/** The progress of an import, as the service tells it. */
export interface ImportProgress {
  readonly step: string;
  readonly bytes: number;
  readonly of: number;
}

type ImportLine =
  | ({ readonly kind: 'progress' } & ImportProgress)
  | { readonly kind: 'reply'; readonly status: number; readonly body: unknown };

/** Sends a document to be imported and returns what became of it, telling meanwhile how far it is. Throws `CannotStart` as `callService` does. */
export async function importDocument(
  service: ServiceAddress,
  path: string,
  body: NonNullable<Call['body']>,
  onProgress: (progress: ImportProgress) => void,
): Promise<unknown> {
  const target = new URL(path, service.url);
  target.searchParams.set('progress', 'true');
  const reply = await callService(service, { method: 'POST', path: `${target.pathname}${target.search}`, body });
  for await (const text of createInterface({ input: reply })) {
    const line = JSON.parse(text) as ImportLine;
    if (line.kind === 'progress') onProgress(line);
    else if (line.status <= 299) return line.body;
    else throw new CannotStart(refusalOf(target, line.status, JSON.stringify(line.body)));
  }
  throw new CannotStart(`${target.origin}: ${UNREACHABLE.ECONNRESET}`);
}

/** Returns the whole of a reply's text. */
export async function textOf(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the sentence of a refusal: its problem's detail and places, where it is one of the service's. */
function refusalOf(target: URL, status: number, text: string): string {
  try {
    const { detail, errors = [] } = JSON.parse(text) as {
      detail: string;
      errors?: { pointer: string; message: string }[];
    };
    const places = errors.map(({ pointer, message }) => `\n  ${pointer}: ${message}`);
    return `${detail} (${status} of ${target.origin}${target.pathname})${places.join('')}`;
  } catch {
    return `${target.origin}${target.pathname} answered ${status}`;
  }
}
