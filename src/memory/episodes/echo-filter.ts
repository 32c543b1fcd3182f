import { setImmediate as nextTick } from 'node:timers/promises';
import type { MemoryStore } from '../../stores/memory-store.ts';
import { isNearDuplicate } from '../text/near-duplicate.ts';
import { termsOf } from '../text/text-analysis.ts';
import type { MemoryIndex, Scope } from './candidate.ts';
import type { MemoryLine } from './memory.ts';
import { renderContent } from './turn-memory.ts';

const FEWEST_TERMS = 6; // "good morning, how are you?" said again is no echo of anything
const MOST_TERMS = 64; // of a long line: enough to find what it repeats
const COMPARED = 4; // memories that share most words with a line; the line's own is one of them
const LINES_COMPARED = 8; // of a memory: those of a longer one are kept, repeated or not
const NO_SOURCE: Source = { memoryId: null, createdAt: null };
/** The least share of the BM25 that the line itself would have: with less, the two do not say the same. */
const ALIKE = 0.3;

interface Deps {
  readonly index: MemoryIndex;
  readonly memoryStore: Pick<MemoryStore, 'find'>;
  readonly clock: { now(): Date };
}

/** The parts of a memory to keep. */
export interface Fresh {
  readonly lines: readonly MemoryLine[];
  /** Memories that the other lines repeat: they are confirmed by it. */
  readonly repeated: readonly string[];
  /** The time at which the memory was said, where the index has it. */
  readonly createdAt: Date | null;
}

interface Source {
  readonly memoryId: string | null;
  readonly createdAt: Date | null;
}

/**
 * Tells new lines of a turn from repeated ones. A memory that was shown in a prompt comes back in the reply, and would
 * then be recalled twice, the echo beside the source: lines that repeat an earlier memory nearly word for word are not
 * kept a second time.
 */
export class EchoFilter {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Returns the lines of `memoryId` up to the last one that no earlier memory of the user has. A repeated line before it stays: a
   * question that was asked before belongs to its new answer.
   */
  async fresh(scope: Scope, memoryId: string, lines: readonly MemoryLine[], language: string): Promise<Fresh> {
    const sources: Source[] = [];
    for (const [, text] of lines) sources.push(await this.#source(scope, memoryId, text, language));
    const kept = sources.findLastIndex((source) => source.memoryId === null) + 1;
    const repeated = sources.slice(kept).flatMap((source) => source.memoryId ?? []);
    return {
      lines: lines.slice(0, kept),
      repeated: [...new Set(repeated)],
      createdAt: sources.find((source) => source.createdAt !== null)?.createdAt ?? null,
    };
  }

  async #source(scope: Scope, memoryId: string, text: string, language: string): Promise<Source> {
    const terms = [...new Set(termsOf(text, language))].slice(0, MOST_TERMS);
    if (terms.length < FEWEST_TERMS) return NO_SOURCE;
    const now = this.#deps.clock.now();
    const query = { vector: null, terms, types: null, sessionId: null, now, limit: COMPARED };
    const { items, bestBm25 } = await this.#deps.index.candidates(scope, query);
    const own = items.find((item) => item.memoryId === memoryId);
    if (own === undefined) return NO_SOURCE;
    const { createdAt } = own;
    // The later one of two that repeat each other goes, whichever is embedded first.
    const earlier = items.filter(
      (item) =>
        item.bm25 >= ALIKE * bestBm25 &&
        (item.createdAt < own.createdAt ||
          (item.createdAt.getTime() === own.createdAt.getTime() && item.memoryId < memoryId)),
    );
    if (earlier.length === 0) return { memoryId: null, createdAt };
    const stored = await this.#deps.memoryStore.find(
      scope,
      earlier.map((item) => item.memoryId),
      now,
    );
    for (const memory of stored) {
      if (memory.ofFact) continue; // the turn says it, the fact only keeps it
      await nextTick(); // a comparison of long texts takes milliseconds
      const said = [renderContent(memory.lines), ...memory.lines.slice(0, LINES_COMPARED).map(([, line]) => line)];
      if (said.some((line) => isNearDuplicate(line, text))) return { memoryId: memory.memoryId, createdAt };
    }
    return { memoryId: null, createdAt };
  }
}
