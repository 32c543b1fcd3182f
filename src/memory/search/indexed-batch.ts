import type { PlaceVeil } from './place-veil.ts';
import type { Places } from './places.ts';
import { BLOCK_TURNS, blockOf, encodePostings, type Posting, type PostingList } from './posting-list.ts';

/** A run of a batch: turns of a session that follow each other. `offset`: the place of the first one in the batch. */
export interface IndexedRun {
  readonly sessionId: string;
  readonly offset: number;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly lastTurnId: string;
}

/** A turn made ready to be taken into the index. */
export interface IndexedTurn {
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly turnId: string;
  /** When its messages were said. */
  readonly said: { readonly from: Date; readonly to: Date };
  /** The hashes of its words, and the places of each. */
  readonly terms: ReadonlyMap<number, Places | null>;
}

/** Turns of one user on their way into the index, counted from 0; those of a session come in one piece, in order. */
export class IndexedBatch {
  readonly userId: string;
  readonly #runs: IndexedRun[] = [];
  readonly #said: IndexedTurn['said'][] = [];
  readonly #veil: PlaceVeil | null;
  readonly #terms = new Map<number, { readonly offset: number; readonly places: Places | null }[]>();

  /** `veil`: of the user's secret, null where there is none. */
  constructor(userId: string, veil: PlaceVeil | null) {
    this.userId = userId;
    this.#veil = veil;
  }

  get runs(): readonly IndexedRun[] {
    return this.#runs;
  }

  get turnCount(): number {
    return this.#said.length;
  }

  add({ sessionId, turnNumber, turnId, said, terms }: IndexedTurn): void {
    const offset = this.#said.push(said) - 1;
    const last = this.#runs.at(-1);
    if (last !== undefined && last.sessionId === sessionId && last.lastTurn === turnNumber - 1)
      this.#runs[this.#runs.length - 1] = { ...last, lastTurn: turnNumber, lastTurnId: turnId };
    else this.#runs.push({ sessionId, offset, firstTurn: turnNumber, lastTurn: turnNumber, lastTurnId: turnId });
    for (const [term, places] of terms) {
      const said = this.#terms.get(term);
      if (said === undefined) this.#terms.set(term, [{ offset, places }]);
      else said.push({ offset, places });
    }
  }

  /** Returns the words' lists for the turns of some sessions, once the ordinal of the first turn is known. */
  listsAt(first: number, sessions: ReadonlySet<string>): PostingList[] {
    const taken = this.#taken(sessions);
    const lists: PostingList[] = [];
    for (const [term, said] of this.#terms) {
      const byBlock = new Map<number, Posting[]>();
      for (const { offset, places } of said) {
        if (!taken.has(offset)) continue;
        const block = blockOf(first + offset);
        const posting = { ordinal: first + offset - block * BLOCK_TURNS, places };
        const postings = byBlock.get(block);
        if (postings === undefined) byBlock.set(block, [posting]);
        else postings.push(posting);
      }
      for (const [block, postings] of byBlock)
        lists.push({ term, block, ordinals: encodePostings(term, block, postings, this.#veil) });
    }
    return lists.sort((a, b) => a.term - b.term || a.block - b.block); // in the order in which the index keeps them
  }

  /** Returns when the turns of each block were said. */
  blocksAt(first: number): { readonly block: number; readonly from: Date; readonly to: Date }[] {
    const blocks = new Map<number, { from: number; to: number }>();
    for (const [offset, { from, to }] of this.#said.entries()) {
      const block = blockOf(first + offset);
      const known = blocks.get(block) ?? { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
      blocks.set(block, { from: Math.min(+from, known.from), to: Math.max(+to, known.to) });
    }
    return [...blocks].map(([block, { from, to }]) => ({ block, from: new Date(from), to: new Date(to) }));
  }

  #taken(sessions: ReadonlySet<string>): ReadonlySet<number> {
    const taken = new Set<number>();
    for (const { sessionId, offset, firstTurn, lastTurn } of this.#runs) {
      if (!sessions.has(sessionId)) continue;
      for (let turn = 0; turn <= lastTurn - firstTurn; turn += 1) taken.add(offset + turn);
    }
    return taken;
  }
}
