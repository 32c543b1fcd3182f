import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Embedder, EmbeddingFailed } from './embedder.ts';
import { untilAborted } from './until-aborted.ts';

interface QueryVectorsDeps {
  readonly embedder: Pick<Embedder, 'model' | 'embed'>;
}

interface QueryOptions {
  /** The language of the query, BCP-47. */
  readonly language?: string;
  readonly signal?: AbortSignal | undefined;
}

interface Flight {
  readonly vector: Promise<Float32Array>;
  readonly abort: AbortController;
  passengers: number;
}

/** The number of vectors kept: 1.5 MB of them with 384 dimensions. */
const CAPACITY = 1_000;

/**
 * The vectors of the latest queries: an agent asks the same thing again within a turn, and a user's "y eso?" comes back. Equal queries at
 * once are embedded once. A vector depends on nothing but model, language and text, so nothing here is ever stale. Texts are kept as hashes only.
 */
export class QueryVectors {
  readonly #embedder: QueryVectorsDeps['embedder'];
  readonly #vectors = new LRUCache<string, Float32Array>({ max: CAPACITY });
  readonly #flights = new Map<string, Flight>();

  constructor({ embedder }: QueryVectorsDeps) {
    this.#embedder = embedder;
  }

  /** Returns the query's vector, which nobody may change. Throws `EmbeddingFailed`, also as soon as the signal is given. */
  async embed(text: string, { language = '', signal }: QueryOptions = {}): Promise<Float32Array> {
    const { model } = this.#embedder;
    const key = createHash('sha256').update(`${model}\0${language}\0`).update(text).digest('base64');
    const known = this.#vectors.get(key);
    if (known !== undefined) return known;
    const flight = this.#flights.get(key) ?? this.#start(key, text, language);
    flight.passengers++;
    try {
      return await untilAborted(flight.vector, signal);
    } finally {
      flight.passengers--;
      if (flight.passengers === 0) {
        if (!this.#vectors.has(key)) flight.abort.abort(); // it has not landed, and nobody waits any more
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }
    }
  }

  #start(key: string, text: string, language: string): Flight {
    const abort = new AbortController();
    const embedded = this.#embedder.embed([text], {
      priority: 'query',
      signal: abort.signal,
      languages: [language],
    });
    const vector = embedded.then(([found]) => {
      if (found === undefined) throw new EmbeddingFailed('the model gave no vector', { retryable: true });
      this.#vectors.set(key, found);
      return found;
    });
    vector.catch(() => undefined); // everyone who waited may have left
    const flight = { vector, abort, passengers: 0 };
    this.#flights.set(key, flight);
    return flight;
  }
}
