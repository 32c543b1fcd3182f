/** A way to the embedding worker that stays open, beside HTTP: what a request over HTTP costs both processes is most of what a short one costs. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { FrameReader, frameOf, RECALL_PROTOCOL } from '../frames.ts';

const MOST_UNDER_WAY = 64; // more at once go by HTTP, which has a limit of its own
const OPEN_WITHIN_MS = 2_000;
const AGAIN_AFTER_MS = 1_000; // between two tries to open it: a worker that is away is not asked more often
const REFUSED_MS = 60_000; // a worker of an older version answers by HTTP alone; it may be another one by then
const ALIVE_MS = 30_000; // TCP looks whether an idle peer is still there

interface RecallChannelDeps {
  /** The address at which rankings are asked for by HTTP: the same one is asked to change to frames. */
  readonly url: URL;
  readonly token: string | null;
  /** The most bytes that a right reply can have. */
  readonly replyBytes: number;
  /** Returns milliseconds that only go forward. */
  readonly now: () => number;
}

/** An answer of the worker: the status that it would have answered by HTTP, and the body. */
export interface Exchange {
  readonly status: number;
  readonly text: string;
}

interface Call {
  readonly resolve: (answer: Exchange) => void;
  readonly reject: (error: Error) => void;
}

/** The failure of a channel that broke off before it answered: the same may be asked by HTTP. */
export class ChannelLost extends Error {}

/**
 * One socket to the embedding worker over which many calls go at once, each with a number, answered in any order. It is opened
 * beside the calls, never waited for: while it is not open, whoever asks goes by HTTP. Only ever faster, never needed.
 */
export class RecallChannel {
  readonly #deps: RecallChannelDeps;
  readonly #calls = new Map<number, Call>();
  #socket: Socket | null = null;
  #lastId = 0;
  /** The count of what has come, so that a call which ends in silence knows whether the worker was silent to all. */
  #received = 0;
  #opening: { destroy(): unknown } | null = null;
  #openAgainAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(deps: RecallChannelDeps) {
    this.#deps = deps;
  }

  /**
   * Asks over the channel, with a JSON object as `body`; null where it cannot take the call now: it is not open, or has as many
   * under way as it takes.
   */
  ask(body: string, signal: AbortSignal): Promise<Exchange> | null {
    const socket = this.#socket;
    if (socket === null) this.#open();
    if (socket === null || this.#calls.size >= MOST_UNDER_WAY) return null;
    const id = ++this.#lastId;
    const before = this.#received;
    return new Promise<Exchange>((resolve, reject) => {
      const giveUp = () => {
        this.#calls.delete(id);
        reject(new Error('given up'));
        // Silent to everybody since: hung, or gone without a word. Another socket shows which.
        if (this.#received === before) this.#lose(socket);
        else socket.write(frameOf(`{"give_up":${id}}`));
      };
      const settle = <T>(how: (value: T) => void) => {
        return (value: T) => {
          signal.removeEventListener('abort', giveUp);
          how(value);
        };
      };
      this.#calls.set(id, { resolve: settle(resolve), reject: settle(reject) });
      signal.addEventListener('abort', giveUp, { once: true });
      socket.write(frameOf(`{"id":${id},"ask":${body}}`));
    });
  }

  /** Ends the calls under way, and opens nothing any more. */
  close(): void {
    this.#closed = true;
    this.#opening?.destroy();
    if (this.#socket !== null) this.#lose(this.#socket);
  }

  #open(): void {
    const { url, token, now } = this.#deps;
    if (this.#closed || this.#opening !== null || now() < this.#openAgainAt) return;
    this.#openAgainAt = now() + AGAIN_AFTER_MS;
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send(url, {
      agent: false,
      signal: AbortSignal.timeout(OPEN_WITHIN_MS),
      headers: {
        connection: 'Upgrade',
        upgrade: RECALL_PROTOCOL,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    this.#opening = asked;
    asked.on('upgrade', (_reply, socket, head) => {
      this.#opening = null;
      if (this.#closed) socket.destroy();
      else this.#use(socket as Socket, head);
    });
    asked.on('response', (reply) => {
      this.#opening = null;
      this.#openAgainAt = now() + REFUSED_MS;
      reply.on('error', () => undefined);
      asked.destroy();
    });
    asked.on('error', () => {
      this.#opening = null; // the calls go by HTTP, and tell what is wrong
    });
    asked.end();
  }

  #use(socket: Socket, head: Buffer): void {
    const reader = new FrameReader(this.#deps.replyBytes);
    const read = (piece: Buffer) => {
      try {
        for (const text of reader.push(piece)) this.#answer(text);
      } catch {
        this.#lose(socket); // what comes is no frame: whoever waits asks by HTTP
      }
    };
    socket.setTimeout(0).setNoDelay(true).setKeepAlive(true, ALIVE_MS);
    socket.on('data', read);
    socket.on('error', () => this.#lose(socket));
    socket.on('close', () => this.#lose(socket));
    socket.unref();
    this.#socket = socket;
    if (head.length > 0) read(head);
  }

  /** Takes an answer in. A frame is its call's number, its status, and the body: `7 200 {"items":…}`. Throws for anything else. */
  #answer(text: string): void {
    const parts = /^(\d{1,15}) ([1-5]\d\d) /.exec(text);
    if (parts === null) throw new Error('no answer');
    this.#received += 1;
    const call = this.#calls.get(Number(parts[1]));
    this.#calls.delete(Number(parts[1]));
    call?.resolve({ status: Number(parts[2]), text: text.slice(parts[0].length) });
  }

  #lose(socket: Socket): void {
    socket.destroy();
    if (this.#socket !== socket) return;
    this.#socket = null;
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of calls) call.reject(new ChannelLost('the channel to the embedding worker broke off'));
  }
}
