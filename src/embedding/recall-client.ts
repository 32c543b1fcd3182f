/** Asks the embedding worker for a ranking, over HTTP on connections that are kept, and over a channel beside them. */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { RankerUnavailable } from '../errors.ts';
import type { Scope } from '../memory/episodes/candidate.ts';
import type { RankedMemories, Ranker, RecallRequest } from '../memory/episodes/ranked-memories.ts';
import { ChannelLost, type Exchange, RecallChannel } from './recall-channel.ts';
import { parseRanking } from './recall-reply.ts';

const CONNECTIONS = 64; // a process that asks for more at once waits for one of them, within its deadline
const FAILURES_BEFORE_OPEN = 5; // a worker that hangs costs five requests their deadline, then none
const REST_MS = 1_000; // one request a second tries whether it is back
const REPLY_BYTES = 1_048_576; // five times a reply of 500 memories

/** The reason why there was no ranking, bounded for a metric's label. */
export type RecallFailure = 'resting' | 'unreachable' | 'timeout' | 'refused' | 'invalid';

interface RecallClientDeps {
  /** The address of the worker: `http://127.0.0.1:8090`, with a path before `/recall` or none. */
  readonly url: string;
  readonly token: string | null;
  /** The most milliseconds of a call that brings no deadline of its own, or a later one. */
  readonly timeoutMs: number;
  /** True when a channel is kept to a worker that offers one, which spares each call what HTTP costs. */
  readonly channel: boolean;
  readonly onFailure: (failure: RecallFailure) => void;
  /** Returns milliseconds that only go forward. */
  readonly now: () => number;
}

/**
 * The embedding worker as a `Ranker`. Whatever it does (away, hanging, breaking off, answering garbage or without end), a
 * call ends by its deadline with `RankerUnavailable`; after five failures in a row it is asked once a second only.
 */
export class RecallClient implements Ranker {
  readonly #deps: RecallClientDeps;
  readonly #url: URL;
  readonly #agent: HttpAgent;
  readonly #channel: RecallChannel | null;
  readonly #breaker: CircuitBreaker;
  /** The controllers that end the calls under way. */
  readonly #underWay = new Set<AbortController>();
  #closed = false;
  /** True once the worker turned out to be of an earlier version, which refuses what it does not know. */
  #isEarlier = false;

  constructor(deps: RecallClientDeps) {
    this.#deps = deps;
    this.#url = new URL(`${deps.url.replace(/\/+$/, '')}/recall`);
    const Agent = this.#url.protocol === 'https:' ? HttpsAgent : HttpAgent;
    this.#agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
    const { token, now } = deps;
    this.#channel = deps.channel ? new RecallChannel({ url: this.#url, token, replyBytes: REPLY_BYTES, now }) : null;
    this.#breaker = new CircuitBreaker({ failures: FAILURES_BEFORE_OPEN, restMs: REST_MS, now: deps.now });
  }

  isReady(): boolean {
    return !this.#closed && !this.#breaker.isResting;
  }

  async rank(scope: Scope, request: RecallRequest, signal?: AbortSignal): Promise<RankedMemories> {
    if (this.#closed) throw new RankerUnavailable('the client is closed');
    if (signal?.aborted === true) throw new RankerUnavailable('no time is left to ask the embedding worker');
    if (!this.#breaker.admits()) throw this.#failed('resting', 'the embedding worker is left to rest');
    const asked = this.#ask(scope, this.#isEarlier ? { ...request, goesOnFrom: null } : request);
    if (signal === undefined) return asked;
    asked.catch(() => undefined); // told by the race, or nobody's answer any more
    let giveUp = (): void => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        this.#deps.onFailure('timeout');
        reject(new RankerUnavailable('the embedding worker did not answer in time'));
      };
    });
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([asked, givenUp]);
    } finally {
      signal.removeEventListener('abort', giveUp); // it fires later in any case, and nothing was late then
    }
  }

  /**
   * Carries a call to its end, whoever still waits: what the worker does with it, not how long a caller can wait, tells whether
   * the worker is well, and a query that came too late this time is known to it the next time.
   */
  async #ask(scope: Scope, request: RecallRequest): Promise<RankedMemories> {
    const { k, goesOnFrom } = request;
    try {
      const { status, text } = await this.#exchange(bodyOf(scope, request));
      if (status === 400 && goesOnFrom) {
        const ranking = await this.#ask(scope, { ...request, goesOnFrom: null });
        this.#isEarlier = true;
        return ranking;
      }
      if (status !== 200) throw this.#refused(status);
      const ranking = parseRanking(text, k);
      if (ranking === null) throw this.#failed('invalid', 'the embedding worker answered what is no ranking');
      this.#breaker.succeeded();
      return ranking;
    } catch (error) {
      throw this.#named(error);
    }
  }

  /** Ends the calls under way. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const call of this.#underWay) call.abort();
    this.#channel?.close();
    this.#agent.destroy();
  }

  /**
   * Makes one exchange. A connection that the worker closed while it lay idle, or a channel that broke off, is no failure of the
   * worker: it is tried once more on another.
   */
  async #exchange(body: string): Promise<Exchange> {
    const call = new AbortController();
    const end = () => call.abort();
    const timer = setTimeout(end, this.#deps.timeoutMs);
    this.#underWay.add(call);
    try {
      return await this.#sendOnce(body, call.signal).catch((error: unknown) => {
        if (error instanceof StaleConnection || error instanceof ChannelLost) return this.#send(body, call.signal);
        throw error;
      });
    } catch (error) {
      if (this.#closed) throw new RankerUnavailable('the client is closed', error);
      throw call.signal.aborted ? this.#failed('timeout', 'the embedding worker did not answer in time', error) : error;
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(call);
    }
  }

  async #sendOnce(body: string, signal: AbortSignal): Promise<Exchange> {
    return this.#channel?.ask(body, signal) ?? this.#send(body, signal);
  }

  #send(body: string, signal: AbortSignal): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const send = this.#url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent: ClientRequest = send(this.#url, {
        method: 'POST',
        agent: this.#agent,
        signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(this.#deps.token !== null && { authorization: `Bearer ${this.#deps.token}` }),
        },
      });
      let answered = false;
      sent.on('response', (reply) => {
        answered = true;
        readReply(reply).then(resolve, (error: unknown) => {
          sent.destroy();
          reject(error);
        });
      });
      sent.on('error', (error) => {
        const stale = sent.reusedSocket && !answered && !signal.aborted;
        reject(stale ? new StaleConnection('the connection was closed while idle', { cause: error }) : error);
      });
      sent.end(body);
    });
  }

  /** Counts a refusal and returns its failure; 400 and 413 are the worker's word on one request, and tell that it is well. */
  #refused(status: number): RankerUnavailable {
    if (status === 400 || status === 413) this.#breaker.succeeded();
    else this.#breaker.failed();
    this.#deps.onFailure('refused');
    return new RankerUnavailable(`the embedding worker answered ${status}`);
  }

  #named(error: unknown): RankerUnavailable {
    if (error instanceof RankerUnavailable) return error;
    if (error instanceof UnusableReply) return this.#failed('invalid', error.message);
    return this.#failed('unreachable', 'the embedding worker cannot be reached', error);
  }

  #failed(failure: RecallFailure, detail: string, cause?: unknown): RankerUnavailable {
    if (failure !== 'resting') this.#breaker.failed();
    this.#deps.onFailure(failure);
    return new RankerUnavailable(detail, cause);
  }
}

class StaleConnection extends Error {}
class UnusableReply extends Error {}

function bodyOf(scope: Scope, request: RecallRequest): string {
  return JSON.stringify({
    tenant: scope.tenant,
    user_id: scope.userId,
    query: request.query,
    language: request.language,
    k: request.k,
    types: request.types,
    session_id: request.sessionId,
    ...(request.goesOnFrom && { goes_on_from: request.goesOnFrom }),
  });
}

/** Reads the whole reply, up to the size of any that is right; one that breaks off is an error of the stream. */
async function readReply(reply: IncomingMessage): Promise<Exchange> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > REPLY_BYTES) throw new UnusableReply(`the embedding worker answered more than ${REPLY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return { status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
}
