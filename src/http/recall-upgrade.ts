/** The embedding worker's side of the channel that HTTP workers keep open to it: `POST /recall` without HTTP around each request. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { HipocampoError, RankerUnavailable } from '../errors.ts';
import { FrameReader, frameOf, RECALL_PROTOCOL } from '../frames.ts';
import type { Logger } from '../telemetry/logger.ts';

const MOST_UNDER_WAY = 256; // four times what a client of ours sends at once
const ALIVE_MS = 30_000; // TCP looks whether an idle peer is still there
const PATH = /\/recall$/;

export interface RecallUpgradeDeps {
  /** Throws where the same request to `POST /recall` would be refused before its body is read. */
  readonly admit: (headers: IncomingMessage['headers']) => void;
  /** Answers the body of a `POST /recall`; throws `HipocampoError` with code `invalid_request` for one that is none. */
  readonly answer: (body: unknown, gone: AbortSignal) => Promise<unknown>;
  /** The most bytes of a body. */
  readonly bodyBytes: number;
  readonly logger: Logger;
}

/** Lets clients change from HTTP to frames; returns what ends all such connections once they have been answered. */
export function acceptRecallChannels(server: Server, deps: RecallUpgradeDeps): () => void {
  const channels = new Set<Channel>();
  server.on('upgrade', (request, socket: Socket, head) => {
    socket.on('error', () => socket.destroy());
    const path = request.url?.split('?', 1)[0] ?? '';
    if (request.headers.upgrade !== RECALL_PROTOCOL || !PATH.test(path)) return refuse(socket, '400 Bad Request');
    try {
      deps.admit(request.headers);
    } catch (error) {
      const code = error instanceof HipocampoError ? error.code : null;
      if (code === 'unauthorized') return refuse(socket, '401 Unauthorized');
      return refuse(socket, code === 'forbidden' ? '403 Forbidden' : '503 Service Unavailable');
    }
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${RECALL_PROTOCOL}\r\n\r\n`);
    const channel = new Channel(socket, deps);
    channels.add(channel);
    socket.on('close', () => channels.delete(channel));
    channel.listen(head);
  });
  return () => {
    for (const channel of channels) channel.end();
  };
}

function refuse(socket: Socket, status: string): void {
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

class Channel {
  readonly #socket: Socket;
  readonly #deps: RecallUpgradeDeps;
  readonly #underWay = new Map<number, AbortController>();
  #isEnding = false;

  constructor(socket: Socket, deps: RecallUpgradeDeps) {
    this.#socket = socket;
    this.#deps = deps;
  }

  listen(head: Buffer): void {
    const reader = new FrameReader(this.#deps.bodyBytes);
    const read = (piece: Buffer) => {
      try {
        for (const text of reader.push(piece)) this.#receive(JSON.parse(text));
      } catch (error) {
        this.#deps.logger.warn({ err: error }, 'recall_channel_broken');
        this.#socket.destroy();
      }
    };
    this.#socket.setTimeout(0).setNoDelay(true).setKeepAlive(true, ALIVE_MS);
    this.#socket.on('data', read);
    this.#socket.on('end', () => this.#socket.destroy()); // a server's sockets stay half open otherwise
    this.#socket.on('close', () => {
      for (const call of this.#underWay.values()) call.abort(); // nobody waits any more
    });
    if (head.length > 0) read(head);
  }

  /** Answers what is under way and takes nothing more. */
  end(): void {
    this.#isEnding = true;
    if (this.#underWay.size === 0) this.#socket.destroySoon();
  }

  #receive(frame: { id?: unknown; ask?: unknown; give_up?: unknown }): void {
    if (typeof frame.give_up === 'number') {
      this.#underWay.get(frame.give_up)?.abort();
      return;
    }
    const { id, ask } = frame;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) throw new Error('a call without a number');
    if (this.#isEnding || this.#underWay.size >= MOST_UNDER_WAY) this.#reply(id, 503, {});
    else void this.#answer(id, ask);
  }

  async #answer(id: number, body: unknown): Promise<void> {
    const call = new AbortController();
    this.#underWay.set(id, call);
    try {
      this.#reply(id, 200, await this.#deps.answer(body, call.signal));
    } catch (error) {
      this.#reply(id, statusOf(error), {});
      if (!call.signal.aborted && statusOf(error) === 500) this.#deps.logger.error({ err: error }, 'recall_failed');
    } finally {
      this.#underWay.delete(id);
      if (this.#isEnding && this.#underWay.size === 0) this.#socket.destroySoon();
    }
  }

  #reply(id: number, status: number, body: unknown): void {
    if (this.#socket.writable) this.#socket.write(frameOf(`${id} ${status} ${JSON.stringify(body)}`));
  }
}

function statusOf(error: unknown): number {
  if (error instanceof RankerUnavailable) return 503;
  if (!(error instanceof HipocampoError)) return 500;
  return error.code === 'invalid_request' ? 400 : 503;
}
