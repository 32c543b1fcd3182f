/**
 * A question in JSON to an endpoint that the operator configured (of embeddings, of a language model), over `fetch`: no redirect is followed, since
 * the key and the texts go where the operator said and nowhere else, and no endless reply is read. Errors hold nothing of what was sent or answered.
 */

export interface JsonReply {
  readonly status: number;
  readonly headers: Headers;
  /** The reply's body; of one that is no success its first 16 KiB. */
  readonly text: string;
}

interface Question {
  readonly url: string;
  /** The key; undefined for an endpoint that asks for none. */
  readonly apiKey: string | undefined;
  readonly body: unknown;
  readonly mostReplyBytes: number;
  readonly signal: AbortSignal;
}

const REFUSAL_BYTES = 16_384;

/** A failure to reach the endpoint, or a line that was cut; `code` is the system's, where it tells one. */
export class EndpointUnreachable extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super('the endpoint cannot be reached');
    this.name = 'EndpointUnreachable';
    this.code = code;
  }
}

/** A success longer than any answer to the question is. */
export class ReplyTooLong extends Error {
  constructor() {
    super('the reply is too long');
    this.name = 'ReplyTooLong';
  }
}

/** Asks once. Throws `EndpointUnreachable` (also where the signal ended it, which the caller sees by the signal) and `ReplyTooLong`. */
export async function askJson({ url, apiKey, body, mostReplyBytes, signal }: Question): Promise<JsonReply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    return { status, headers, text: await textOf(response, mostReplyBytes) };
  } catch (error) {
    if (error instanceof ReplyTooLong) throw error;
    const { code } = ((error as Error | null)?.cause ?? {}) as { code?: unknown };
    throw new EndpointUnreachable(typeof code === 'string' ? code : undefined);
  }
}

/** Leaving the loop closes the connection, so that nobody waits for the rest. */
async function textOf(response: Response, mostReplyBytes: number): Promise<string> {
  const most = response.ok ? mostReplyBytes : REFUSAL_BYTES;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= most) continue;
    if (response.ok) throw new ReplyTooLong();
    break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, most);
}

/** Returns the address of an endpoint below a base URL, whose query it keeps. Throws `TypeError` for what is no URL. */
export function endpointBelow(baseUrl: string, path: string): string {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
}

/** Reads `Retry-After`, seconds or a date, in milliseconds; undefined where there is none that can be read. */
export function retryAfterOf(headers: Headers): number | undefined {
  const given = headers.get('retry-after');
  if (given === null) return undefined;
  const milliseconds = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** True for a reply after which the same question may be answered in a moment. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Parses a reply; undefined for what is no JSON. The parser's own error would quote it. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
