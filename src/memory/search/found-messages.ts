import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { TextMatcher } from './match-text.ts';
import { matchesOf } from './message-matches.ts';
import type { Match, SearchRequest } from './search-hit.ts';
import type { SearchedTurn } from './searched-turn.ts';

const AT_ONCE = 20; // turns matched before other requests have their turn: some 3 ms

/** The messages that texts turn out to answer with, each once: a turn may be in the index and among those that are not surely in it. */
export class FoundMessages {
  readonly #request: SearchRequest;
  readonly #match: TextMatcher;
  readonly #seen = new Set<string>();
  #hits: Match[] = [];
  #newest: string | null = null;

  constructor(request: SearchRequest, match: TextMatcher) {
    this.#request = request;
    this.#match = match;
  }

  /** When the newest turn that has a hit was stored. */
  get newest(): string | null {
    return this.#newest;
  }

  async match(turns: readonly SearchedTurn[]): Promise<void> {
    for (const [index, turn] of turns.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await turnOfOthers();
      const key = `${turn.sessionId} ${turn.turnNumber}`;
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      const hits = matchesOf(turn, this.#match, this.#request);
      if (hits.length === 0) continue;
      this.#hits.push(...hits);
      if (this.#newest === null || turn.storedAt > this.#newest) this.#newest = turn.storedAt;
    }
  }

  /** Returns the hits since it was asked last. */
  take(): Match[] {
    const taken = this.#hits;
    this.#hits = [];
    return taken;
  }
}
