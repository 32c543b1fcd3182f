/** A text of a request, with the place where its vector belongs. */
export interface WaitingText {
  readonly requestId: number;
  readonly position: number;
  readonly tokens: readonly number[];
}

interface Item {
  readonly requestId: number;
  readonly position: number;
  readonly text: string;
  tokens: readonly number[] | undefined;
}

/**
 * The most texts in one run of the model: a query waits for the run before it. More texts at once are not faster on a CPU (8: 454
 * texts/s, 32: 396).
 */
const MOST_TEXTS = 8;
/** The most tokens in one run, padding included: some 20 ms on a desktop's core. A longer text runs alone. */
const MOST_TOKENS = 256;

interface QueueDeps {
  readonly tokenize: (text: string) => readonly number[];
  /** Called for a request that ended because one of its texts could not be tokenized. */
  readonly onRefused: (requestId: number, error: unknown) => void;
}

/** The order in which the model's thread works: queries before batches, each in the order they came, in runs of a few texts. */
export class EmbeddingQueue {
  readonly #deps: QueueDeps;
  #queries: Item[] = [];
  #batches: Item[] = [];

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** Texts of a length run together, so that little of a run is padding; they are tokenized only when their turn comes. */
  add(requestId: number, texts: readonly string[], priority: 'query' | 'batch'): void {
    const items = texts.map((text, position) => ({ requestId, position, text, tokens: undefined }));
    items.sort((left, right) => left.text.length - right.text.length);
    const queue = priority === 'query' ? this.#queries : this.#batches;
    for (const item of items) queue.push(item);
  }

  /** Drops the rest of a request. */
  remove(requestId: number): void {
    this.#queries = this.#queries.filter((item) => item.requestId !== requestId);
    this.#batches = this.#batches.filter((item) => item.requestId !== requestId);
  }

  /** Takes the texts of the next run; none when nothing waits. */
  take(): WaitingText[] {
    const queue = this.#queries.length > 0 ? this.#queries : this.#batches;
    const run: WaitingText[] = [];
    let longest = 0;
    for (const item of queue) {
      const tokens = this.#tokenized(item);
      if (tokens === undefined) return this.take();
      longest = Math.max(longest, tokens.length);
      const fits = run.length < MOST_TEXTS && longest * (run.length + 1) <= MOST_TOKENS;
      if (run.length > 0 && !fits) break;
      run.push({ requestId: item.requestId, position: item.position, tokens });
    }
    queue.splice(0, run.length);
    return run;
  }

  #tokenized(item: Item): readonly number[] | undefined {
    try {
      item.tokens ??= this.#deps.tokenize(item.text);
    } catch (error) {
      this.remove(item.requestId);
      this.#deps.onRefused(item.requestId, error);
    }
    return item.tokens;
  }
}
