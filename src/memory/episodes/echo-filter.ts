import type { MemoryStore } from '../../stores/memory-store.ts';
import type { MemoryIndex, Scope } from './candidate.ts';
import type { MemoryLine } from './memory.ts';
import { isNearDuplicate } from './near-duplicate.ts';
import { termsOf } from './text-analysis.ts';
import { renderContent } from './turn-memory.ts';

const FEWEST_TERMS = 6; // "good morning, how are you?" said again is no echo of anything
const MOST_TERMS = 64; // of a long line: enough to find what it repeats
const COMPARED = 4; // memories that share most words with a line; the line's own is one of them
/** Of the BM25 that the line itself would have: less, and the two do not say the same. */
const ALIKE = 0.3;

interface Deps {
  readonly index: MemoryIndex;
  readonly memories: Pick<MemoryStore, 'find'>;
  readonly clock: { now(): Date };
}

/** What of a memory is new. */
export interface Fresh {
  readonly lines: readonly MemoryLine[];
  /** Memories that the other lines repeat: they are confirmed by it. */
  readonly repeated: readonly string[];
}

/**
 * Tells what a turn says from what it says again. A memory that was shown in a prompt comes back in the reply, and would
 * then be recalled twice, the echo beside the source: lines that repeat an earlier memory nearly word for word are not
 * kept a second time.
 */
export class EchoFilter {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The lines of `memoryId` without those that an earlier memory of the user has. */
  async fresh(scope: Scope, memoryId: string, lines: readonly MemoryLine[], language: string): Promise<Fresh> {
    const kept: MemoryLine[] = [];
    const repeated = new Set<string>();
    for (const line of lines) {
      const source = await this.#source(scope, memoryId, line[1], language);
      if (source === null) kept.push(line);
      else repeated.add(source);
    }
    return { lines: kept, repeated: [...repeated] };
  }

  async #source(scope: Scope, memoryId: string, text: string, language: string): Promise<string | null> {
    const terms = [...new Set(termsOf(text, language))].slice(0, MOST_TERMS);
    if (terms.length < FEWEST_TERMS) return null;
    const now = this.#deps.clock.now();
    const query = { vector: null, terms, types: null, sessionId: null, now, limit: COMPARED };
    const { items, bestBm25 } = await this.#deps.index.candidates(scope, query);
    const own = items.find((item) => item.memoryId === memoryId);
    if (own === undefined) return null;
    // Of two that repeat each other the later one goes, whichever is embedded first.
    const earlier = items.filter(
      (item) =>
        item.bm25 >= ALIKE * bestBm25 &&
        (item.createdAt < own.createdAt ||
          (item.createdAt.getTime() === own.createdAt.getTime() && item.memoryId < memoryId)),
    );
    if (earlier.length === 0) return null;
    const stored = await this.#deps.memories.find(
      scope,
      earlier.map((item) => item.memoryId),
      now,
    );
    const source = stored.find(
      (memory) =>
        memory.lines.some(([, said]) => isNearDuplicate(said, text)) ||
        isNearDuplicate(renderContent(memory.lines), text),
    );
    return source?.memoryId ?? null;
  }
}
