import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { EmbeddingFailed } from './embedder.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './local-embedder-thread.ts';
import { ModelUnusable } from './model-folder.ts';
import { startThread } from './thread.ts';

interface ModelThreadDeps {
  readonly data: ThreadData;
  readonly onMessage: (message: ThreadMessage) => void;
  /** Called for each thread that ended without a request to. */
  readonly onDeath: (cause: Error) => void;
}

/** Pauses before a restart: a thread that dies on every text is started again at once, then after 1, 2, 4 … seconds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The time that a run under way is given to end; a hung one is not waited for. */
const CLOSE_MS = 5_000;
/**
 * Set, onnxruntime keeps no record of this machine and of its runs in the user's home, and sends none to its maker. It looks once, as it is loaded, and in the
 * environment of the process, of which a thread has a copy of its own.
 */
const NO_TELEMETRY = 'ORT_DISABLE_TELEMETRY';

/** The life of the model's thread: started when it is first needed, and again at the next need after it died. */
export class ModelThread {
  readonly #deps: ModelThreadDeps;
  #starting: Promise<Worker> | undefined;
  #alive: Worker | undefined;
  /** The number of deaths since it last did something useful. */
  #deaths = 0;
  #startAgainAt = 0;
  #closed: Promise<void> | undefined;

  constructor(deps: ModelThreadDeps) {
    this.#deps = deps;
  }

  /** True when it waits for texts: `start` would resolve at once. */
  get isLoaded(): boolean {
    return this.#alive !== undefined && this.#closed === undefined;
  }

  /** Resolves when the model is loaded. Throws `ModelUnusable` when it cannot be, `EmbeddingFailed` in a pause after deaths. */
  async start(): Promise<void> {
    if (this.#closed) throw new EmbeddingFailed('the local model is closed', { retryable: true });
    if (this.#starting === undefined && performance.now() < this.#startAgainAt) {
      throw new EmbeddingFailed('the local model died and is started again in a while', { retryable: true });
    }
    this.#starting ??= this.#load();
    await this.#starting;
  }

  /** Sends a message to the thread; it is lost where there is none, and the one who waits for the answer hears of the death. */
  send(request: ThreadRequest): void {
    this.#alive?.postMessage(request);
  }

  /** Notes that it did something useful: the next death is the first one again. */
  worked(): void {
    this.#deaths = 0;
  }

  /** Lets a thread go that no longer answers; it ends when what it computes returns, if that ever does. */
  abandon(cause: Error): void {
    const thread = this.#alive;
    if (thread === undefined) return;
    this.#bury(thread, cause);
    leaveBehind(thread);
  }

  /** Ends the thread. Idempotent. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      const thread = await this.#starting?.catch(() => undefined);
      if (thread === undefined || thread !== this.#alive) return;
      const late = new AbortController();
      const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
      this.send('close');
      await Promise.race([ended, sleep(CLOSE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      thread.unref(); // hung, it keeps the process no longer
    })();
    return this.#closed;
  }

  async #load(): Promise<Worker> {
    // biome-ignore lint/style/noProcessEnv: written for a library, which has no other way to be told; nothing here reads it
    process.env[NO_TELEMETRY] = '1';
    const thread = startThread('local-embedder-thread', this.#deps.data);
    let cause: Error | undefined;
    thread.on('error', (error: Error) => {
      cause = error;
    });
    const first = await new Promise<ThreadMessage | undefined>((resolve) => {
      thread.once('message', resolve).once('exit', () => resolve(undefined));
    });
    if (first === undefined || !('ready' in first)) {
      this.#pause();
      const said = first !== undefined && 'unusable' in first ? first.unusable : (cause?.message ?? 'the thread ended');
      throw new ModelUnusable(`the model in ${this.#deps.data.model.folder} cannot be loaded: ${said}`, cause);
    }
    this.#alive = thread;
    thread.on('message', (message: ThreadMessage) => {
      if (this.#alive === thread) this.#deps.onMessage(message);
    });
    thread.once('exit', (code) => this.#bury(thread, cause ?? new Error(`the model's thread ended with ${code}`)));
    return thread;
  }

  #bury(thread: Worker, cause: Error): void {
    if (this.#alive !== thread) return;
    this.#alive = undefined;
    this.#pause();
    if (this.#closed === undefined) this.#deps.onDeath(cause);
  }

  #pause(): void {
    this.#starting = undefined;
    const pause = this.#deaths === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#deaths - 1));
    this.#startAgainAt = performance.now() + pause;
    this.#deaths++;
  }
}

/**
 * Asks it to end, and does not keep the process for it. Never `terminate()`: onnxruntime's binding throws through native code when
 * its thread is terminated in a run, and that aborts the whole process.
 */
function leaveBehind(thread: Worker): void {
  thread.postMessage('close' satisfies ThreadRequest);
  thread.unref();
}
