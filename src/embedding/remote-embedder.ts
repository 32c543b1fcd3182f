import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  askJson,
  EndpointUnreachable,
  endpointBelow,
  isPassing,
  type JsonReply,
  jsonOrNothing,
  ReplyTooLong,
  retryAfterOf,
} from '../json-endpoint.ts';
import { type Embedder, EmbeddingFailed, type EmbedOptions } from './embedder.ts';
import { normalize } from './unit-vector.ts';

interface RemoteEmbedderOptions {
  /** The address of an OpenAI-compatible API, such as `https://api.openai.com/v1`; `/embeddings` is added to it. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly modelName: string;
  /** The time for one request and its reply. */
  readonly timeoutMs?: number;
  /** The pause before the first retry; each further one waits twice as long. */
  readonly backoffMs?: number;
}

const TIMEOUT_MS = 10_000;
const BACKOFF_MS = 250;
/** Attempts by priority: a query has somebody waiting; a batch outlasts an endpoint's restart of some seconds. */
const ATTEMPTS = { query: 2, batch: 4 } as const;
/** The longest `Retry-After` to wait for; a longer one is left to the job's own backoff. */
const LONGEST_WAIT_MS = 20_000;
const MOST_TEXTS = 64;
const MOST_BYTES = 200_000;
/** The most characters of a text: some 8,000 tokens of a script with a token a character, the most that such models take. */
const MOST_CHARACTERS = 8_000;
/** The most bytes of a reply: 64 vectors of 8,192 numbers with 32 characters each. A larger one is no answer to the request. */
const MOST_REPLY_BYTES = 16 * 1024 * 1024;
/** The text sent in place of an empty one, which many endpoints refuse; it has a vector all the same. */
const NOTHING = '-';

const replySchema = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative(), embedding: z.array(z.number()).min(1) })),
});

/** Embedder behind any OpenAI-compatible `/embeddings` endpoint. Its errors carry neither the key, nor a text, nor the endpoint's words. */
export class RemoteEmbedder implements Embedder {
  readonly model: string;
  readonly #options: RemoteEmbedderOptions;
  readonly #url: string;
  readonly #closing = new AbortController();
  #dimension = 0;

  /**
   * Opens an embedder, which learns its dimension by embedding one word. Throws `EmbeddingFailed` where that fails, `TypeError`
   * for an invalid base URL.
   */
  static async open(options: RemoteEmbedderOptions): Promise<RemoteEmbedder> {
    const embedder = new RemoteEmbedder(options);
    const [vector] = await embedder.embed(['hola'], { priority: 'batch' });
    embedder.#dimension = vector?.length ?? 0;
    return embedder;
  }

  private constructor(options: RemoteEmbedderOptions) {
    const url = URL.canParse(options.baseUrl) ? new URL(options.baseUrl) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new TypeError('the base URL of the embeddings must be http(s)://host/path, without a name or password');
    }
    this.#url = endpointBelow(url.href, 'embeddings');
    this.#options = options;
    this.model = `remote:${options.modelName}`;
  }

  get dimension(): number {
    return this.#dimension;
  }

  async embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (const request of requestsOf(texts.map(sendable))) vectors.push(...(await this.#ask(request, options)));
    return vectors;
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  async #ask(texts: readonly string[], { priority, signal }: EmbedOptions): Promise<Float32Array[]> {
    const given = signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal]);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#askOnce(texts, given);
      } catch (error) {
        if (given.aborted) throw failed('the embedding was given up', true, signal?.reason);
        if (!(error instanceof Attempt)) throw error;
        const wait = error.retryAfterMs ?? (this.#options.backoffMs ?? BACKOFF_MS) * 2 ** (attempt - 1);
        if (!error.again || attempt >= ATTEMPTS[priority] || wait > LONGEST_WAIT_MS) {
          throw failed(error.message, error.retryable);
        }
        await sleep(wait * (1 + Math.random() / 4), undefined, { signal: given }).catch(() => undefined); // the next round sees why
      }
    }
  }

  async #askOnce(texts: readonly string[], given: AbortSignal): Promise<Float32Array[]> {
    const timeoutMs = this.#options.timeoutMs ?? TIMEOUT_MS;
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      given.throwIfAborted();
      const reply = await askJson({
        url: this.#url,
        apiKey: this.#options.apiKey,
        body: { model: this.#options.modelName, input: texts, encoding_format: 'float' },
        mostReplyBytes: MOST_REPLY_BYTES,
        signal: AbortSignal.any([given, deadline]),
      });
      if (reply.status < 200 || reply.status >= 300) throw refusal(reply);
      return this.#vectors(reply.text, texts.length);
    } catch (error) {
      if (error instanceof ReplyTooLong) throw wrong('more than embeddings take');
      if (!(error instanceof EndpointUnreachable)) throw error;
      if (deadline.aborted) throw new Attempt(`the embeddings endpoint did not answer within ${timeoutMs} ms`);
      const { code } = error;
      throw new Attempt(`the embeddings endpoint cannot be reached${code === undefined ? '' : ` (${code})`}`);
    }
  }

  #vectors(reply: string, count: number): Float32Array[] {
    const parsed = replySchema.safeParse(jsonOrNothing(reply));
    if (!parsed.success) throw new Attempt('the embeddings endpoint answered no embeddings', { again: false });
    const vectors = new Array<Float32Array | undefined>(count).fill(undefined);
    for (const { index, embedding } of parsed.data.data) {
      const vector = Float32Array.from(embedding);
      if (index >= count || vectors[index] !== undefined) throw wrong('another number of embeddings than texts');
      if (this.#dimension !== 0 && vector.length !== this.#dimension) {
        throw wrong(`embeddings of ${vector.length} dimensions instead of ${this.#dimension}`);
      }
      if (!normalize(vector)) throw wrong('an embedding without a direction');
      vectors[index] = vector;
    }
    const whole = vectors.filter((vector) => vector !== undefined);
    if (whole.length < count) throw wrong('another number of embeddings than texts');
    if (whole.some(({ length }) => length !== whole[0]?.length)) throw wrong('embeddings of several dimensions');
    return whole;
  }
}

/** A failed attempt, in words that can be logged. */
class Attempt extends Error {
  /** True to ask again at once, after a pause. */
  readonly again: boolean;
  /** True when the same texts may work later, perhaps after the operator changed something. */
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, more: { again?: boolean; retryable?: boolean; retryAfterMs?: number | undefined } = {}) {
    super(message);
    this.again = more.again ?? true;
    this.retryable = more.retryable ?? true;
    this.retryAfterMs = more.retryAfterMs;
  }
}

function wrong(what: string): Attempt {
  return new Attempt(`the embeddings endpoint answered ${what}`, { again: false });
}

function failed(message: string, retryable: boolean, cause?: unknown): EmbeddingFailed {
  return new EmbeddingFailed(message, { retryable, cause });
}

function refusal({ status, headers }: JsonReply): Attempt {
  const again = isPassing(status);
  const aboutTheTexts = status === 400 || status === 413 || status === 422;
  const hint = status >= 300 && status < 400 ? ': it redirects, so give its final address' : '';
  return new Attempt(`the embeddings endpoint answered ${status}${hint}`, {
    again,
    retryable: !aboutTheTexts,
    retryAfterMs: again ? retryAfterOf(headers) : undefined,
  });
}

function sendable(text: string): string {
  const cut = text.slice(0, MOST_CHARACTERS).toWellFormed();
  return cut.trim() === '' ? NOTHING : cut;
}

function* requestsOf(texts: readonly string[]): Generator<readonly string[]> {
  let request: string[] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    if (request.length === MOST_TEXTS || (request.length > 0 && bytes + size > MOST_BYTES)) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(text);
    bytes += size;
  }
  if (request.length > 0) yield request;
}
