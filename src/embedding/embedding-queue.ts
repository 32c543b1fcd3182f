import type { ReadText } from './sentence-model.ts';

/** A text of a request, with the places where the vectors of its spans belong. */
export interface WaitingText {
  readonly requestId: number;
  readonly positions: readonly number[];
  readonly read: ReadText;
}

interface Item {
  readonly requestId: number;
  readonly positions: readonly number[];
  /** One, or several that are read together. */
  readonly parts: readonly string[];
  read: ReadText | undefined;
}

/**
 * The most texts in one run of the model: a query waits for the run before it. More texts at once are not faster on a CPU (8: 454
 * texts/s, 32: 396).
 */
const MOST_TEXTS = 8;
/** The most tokens in one run, padding included: some 20 ms on a desktop's core. A longer text runs alone. */
const MOST_TOKENS = 256;

interface QueueDeps {
  readonly read: (text: string) => ReadText;
  /** Returns null for parts that cannot be read together: each is read alone then, and the whole as one more text. */
  readonly readParts: (parts: readonly string[]) => ReadText | null;
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

  /**
   * Adds texts, each in its parts: a vector for each part, and behind several one for the whole. Texts of a length run together, so that
   * little of a run is padding; they are tokenized only when their turn comes.
   */
  add(requestId: number, texts: readonly (readonly string[])[], priority: 'query' | 'batch'): void {
    let position = 0;
    const items = texts
      .filter((parts) => parts.length > 0)
      .map((parts): Item => {
        const positions = Array.from({ length: vectorsOfParts(parts) }, () => position++);
        return { requestId, positions, parts, read: undefined };
      });
    items.sort((left, right) => lengthOf(left) - lengthOf(right));
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
      const read = this.#readIn(item, queue);
      if (read === undefined) return this.take();
      longest = Math.max(longest, read.tokens.length);
      const fits = run.length < MOST_TEXTS && longest * (run.length + 1) <= MOST_TOKENS;
      if (run.length > 0 && !fits) break;
      run.push({ requestId: item.requestId, positions: item.positions, read });
    }
    queue.splice(0, run.length);
    return run;
  }

  /** Reads an item; undefined where the queue is another one now: the item was refused, or its parts wait each for itself. */
  #readIn(item: Item, queue: Item[]): ReadText | undefined {
    try {
      const [only, ...others] = item.parts;
      if (only !== undefined && others.length === 0) item.read ??= this.#deps.read(only);
      else item.read ??= this.#deps.readParts(item.parts) ?? undefined;
      if (item.read === undefined) queue.splice(queue.indexOf(item), 1, ...apart(item));
    } catch (error) {
      this.remove(item.requestId);
      this.#deps.onRefused(item.requestId, error);
    }
    return item.read;
  }
}

/** Returns how many vectors a text of these parts has. */
export function vectorsOfParts(parts: readonly string[]): number {
  return parts.length > 1 ? parts.length + 1 : parts.length;
}

function lengthOf({ parts }: Item): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function apart({ requestId, positions, parts }: Item): Item[] {
  const texts = [...parts, parts.join('\n')];
  return texts.map((text, at) => ({
    requestId,
    positions: positions.slice(at, at + 1),
    parts: [text],
    read: undefined,
  }));
}
