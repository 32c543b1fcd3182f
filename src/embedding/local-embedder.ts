import { inGroups } from '../in-groups.ts';
import { checkModel } from './check-model.ts';
import { type Embedder, EmbeddingFailed, type EmbedOptions } from './embedder.ts';
import { vectorsOfParts } from './embedding-queue.ts';
import type { ThreadMessage } from './local-embedder-thread.ts';
import { type ModelFolder, ModelUnusable, readModelFolder } from './model-folder.ts';
import { ModelThread } from './model-thread.ts';
import { untilAborted } from './until-aborted.ts';

interface LocalEmbedderOptions {
  /** `tokenizer.json`, `config.json` and an ONNX graph, as the hub lays a sentence model out. */
  readonly modelDir: string;
  /** Cores that one run of the model may use. */
  readonly threads: number;
  /** Called for a problem that no call need have failed with: the thread is gone, and the next call starts another. */
  readonly onProblem?: (event: 'embedding_thread_died', error: Error) => void;
  /** The time of silence after which the thread is given up while texts wait. */
  readonly silenceMs?: number;
}

interface Call {
  readonly vectors: Float32Array[];
  missing: number;
  readonly resolve: (vectors: Float32Array[]) => void;
  readonly reject: (error: Error) => void;
}

/** The default silence: a run takes 20 ms on a desktop's core, a second on a quarter of a Pi's; a text of 512 tokens some times that. */
const SILENCE_MS = 60_000;
/** The number of vectors that may be waited for: a minute's work for one core, so that further calls had better come later. */
const MOST_WAITING = 20_000;
/** The characters sent to the thread for each token of the model; some may be white space, which counts for nothing there. */
const CHARACTERS_PER_TOKEN = 64;

/** Embedder that runs a BERT-like sentence model on this machine's CPU, in a thread of its own. */
export class LocalEmbedder implements Embedder {
  readonly model: string;
  readonly #folder: ModelFolder;
  readonly #thread: ModelThread;
  readonly #silenceMs: number;
  readonly #calls = new Map<number, Call>();
  #dimension = 0;
  #lastId = 0;
  /** The number of vectors that all calls wait for. */
  #waiting = 0;
  #silence: NodeJS.Timeout | undefined;

  /** Opens an embedder. Throws `ModelUnusable` where the folder holds no model, or one whose vectors are wrong. */
  static async open(options: LocalEmbedderOptions): Promise<LocalEmbedder> {
    const embedder = new LocalEmbedder(options, await readModelFolder(options.modelDir));
    try {
      await embedder.#check();
    } catch (error) {
      await embedder.close();
      throw error;
    }
    return embedder;
  }

  private constructor(options: LocalEmbedderOptions, folder: ModelFolder) {
    this.model = folder.name;
    this.#folder = folder;
    this.#silenceMs = options.silenceMs ?? SILENCE_MS;
    this.#thread = new ModelThread({
      data: { model: folder, threads: options.threads },
      onMessage: (message) => this.#answer(message),
      onDeath: (cause) => {
        this.#rejectAll(new EmbeddingFailed('the local model died', { retryable: true, cause }));
        options.onProblem?.('embedding_thread_died', cause);
      },
    });
  }

  get dimension(): number {
    return this.#dimension;
  }

  async embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
    const vectors = await this.embedParts(
      texts.map((text) => [text]),
      options,
    );
    return vectors.flat();
  }

  async embedParts(
    texts: readonly (readonly string[])[],
    { priority, signal }: EmbedOptions,
  ): Promise<Float32Array[][]> {
    const counts = texts.map(vectorsOfParts);
    const count = counts.reduce((sum, own) => sum + own, 0);
    if (count === 0) return texts.map(() => []);
    if (this.#waiting + count > MOST_WAITING) {
      throw new EmbeddingFailed('the local model has too much to do', { retryable: true });
    }
    this.#waiting += count;
    try {
      if (!this.#thread.isLoaded) await untilAborted(this.#start(), signal); // else it is asked at once, before anything else is done
      return inGroups(await this.#ask(texts, count, priority, signal), counts);
    } finally {
      this.#waiting -= count;
    }
  }

  /** Refuses waiting calls and ends the thread. Idempotent. */
  close(): Promise<void> {
    this.#rejectAll(new EmbeddingFailed('the local model is closed', { retryable: true }));
    return this.#thread.close();
  }

  async #check(): Promise<void> {
    await this.#thread.start();
    const [vector] = await this.embed(['hola'], { priority: 'query' });
    this.#dimension = vector?.length ?? 0;
    await checkModel(this.#folder, (texts) => this.embed(texts, { priority: 'query' }));
  }

  async #start(): Promise<void> {
    try {
      await this.#thread.start();
    } catch (error) {
      if (!(error instanceof ModelUnusable)) throw error;
      throw new EmbeddingFailed('the local model cannot be loaded again', { retryable: true, cause: error });
    }
  }

  #ask(
    texts: readonly (readonly string[])[],
    count: number,
    priority: EmbedOptions['priority'],
    signal?: AbortSignal,
  ): Promise<Float32Array[]> {
    const id = ++this.#lastId;
    const longest = this.#folder.maxTokens * CHARACTERS_PER_TOKEN;
    const asked = new Promise<Float32Array[]>((resolve, reject) => {
      this.#calls.set(id, { vectors: new Array(count), missing: count, resolve, reject });
      const readable = texts.map((parts) => parts.map((part) => part.slice(0, longest)));
      this.#thread.send({ embed: id, texts: readable, priority });
      this.#listen();
    });
    return untilAborted(asked, signal, () => {
      this.#settle(id);
      this.#thread.send({ giveUp: id });
    });
  }

  #answer(message: ThreadMessage): void {
    if (!('id' in message)) return;
    this.#listen();
    const call = this.#calls.get(message.id);
    if (call === undefined) return; // given up meanwhile
    if ('failure' in message) {
      const { failure, retryable } = message;
      this.#settle(message.id)?.reject(new EmbeddingFailed(`the local model failed: ${failure}`, { retryable }));
      return;
    }
    this.#thread.worked();
    call.vectors[message.position] = message.vector;
    call.missing--;
    if (call.missing === 0) this.#settle(message.id)?.resolve(call.vectors);
  }

  /** Takes a call off the list and returns it, to be settled. */
  #settle(id: number): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (this.#calls.size === 0) clearTimeout(this.#silence);
    return call;
  }

  #rejectAll(error: Error): void {
    for (const id of [...this.#calls.keys()]) this.#settle(id)?.reject(error);
  }

  /** Restarts the count of the thread's silence. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#thread.abandon(new Error(`the model's thread was silent for ${this.#silenceMs} ms`));
    }, this.#silenceMs);
    this.#silence.unref();
  }
}
