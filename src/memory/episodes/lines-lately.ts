/**
 * What was said lately, line by line: the vectors of lines that are read alone. Beside each other the lines of a turn share their
 * meaning, by which they are found better and a change of topic shows less, so that both are made of a turn that was just saved.
 */
import { LRUCache } from 'lru-cache';
import type { Embedder } from '../../embedding/embedder.ts';
import { inGroups } from '../../in-groups.ts';
import type { Passages } from './turn-memory.ts';
import { vectorTrustOf } from './vector-trust.ts';

const MOST_TURNS = 1_000; // some 3 MB; a session's last two are asked for
const KEPT_MS = 3_600_000;

interface SaidTurn {
  readonly memoryId: string;
  readonly passages: Passages;
  /** The language of its session, BCP-47. */
  readonly language: string;
}

/** Lines of the last turns that this process embedded. */
export class LinesLately {
  readonly #turns = new LRUCache<string, readonly Float32Array[]>({ max: MOST_TURNS, ttl: KEPT_MS });

  /** Reads the lines of turns, as far as their nearness tells a change of topic. Throws `EmbeddingFailed`. */
  async read(embedder: Embedder, turns: readonly SaidTurn[]): Promise<void> {
    const trustOf = vectorTrustOf(embedder);
    const told = turns.filter(({ language }) => trustOf(language).tellsFlow);
    if (told.length === 0) return;
    const vectors = await embedder.embed(
      told.flatMap(({ passages }) => passages.parts),
      { priority: 'batch' },
    );
    const counts = told.map(({ passages }) => passages.parts.length);
    for (const [at, lines] of inGroups(vectors, counts).entries())
      this.#turns.set(keyOf(embedder.model, told[at]?.memoryId ?? ''), lines);
  }

  /** Returns the cosine of a query's vector and the nearest line of a turn; null for a turn that was not read. */
  nearest(model: string, memoryId: string, query: Float32Array): number | null {
    const lines = this.#turns.get(keyOf(model, memoryId));
    return lines === undefined ? null : Math.max(...lines.map((line) => cosine(line, query)));
  }

  /** Forgets all of them. */
  forget(): void {
    this.#turns.clear();
  }
}

const keyOf = (model: string, memoryId: string): string => `${model} ${memoryId}`;

/** Returns the cosine of two vectors of unit length. */
function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
