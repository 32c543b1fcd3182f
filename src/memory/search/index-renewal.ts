import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { SearchRenewalStore } from '../../stores/search-renewal-store.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import { placeVeilOf } from './place-veil.ts';
import { BLOCK_TURNS, encodePostings, type Posting, type PostingList } from './posting-list.ts';
import type { SearchedTurn } from './searched-turn.ts';
import { type TermHash, termHashOf } from './term-key.ts';
import { termsOfTurn } from './turn-terms.ts';

const TURNS_AT_ONCE = 64; // some 100 KB of text

interface Deps {
  readonly index: Pick<SearchStore, 'secretOf'>;
  readonly store: SearchRenewalStore;
}

/** Writes the lists of blocks anew that an earlier version wrote, from the turns themselves. Killed at any line, it leaves a block as it was. */
export class IndexRenewal {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Renews the next block of a tenant, some seconds of work for 4,096 turns; returns false where there is none. */
  async renewNext(tenant: string): Promise<boolean> {
    const { index, store } = this.#deps;
    const next = await store.nextToRenew(tenant);
    if (next === null) return false;
    const { userId, block } = next;
    const secret = await index.secretOf(tenant, userId);
    const hashOf = termHashOf(tenant, userId, secret);
    const veil = placeVeilOf(secret);
    await store.renew(tenant, userId, block, async (turnsAt) => {
      const terms = await termsOfBlock(block, turnsAt, hashOf);
      return [...terms].map(([term, postings]): PostingList => {
        return { term, block, ordinals: encodePostings(term, block, postings, veil) };
      });
    });
    return true;
  }
}

/** Returns the postings of each word that the turns of a block say, as far as they are still there. */
async function termsOfBlock(
  block: number,
  turnsAt: (ordinals: readonly number[]) => Promise<SearchedTurn[]>,
  hashOf: TermHash,
): Promise<ReadonlyMap<number, readonly Posting[]>> {
  const terms = new Map<number, Posting[]>();
  const first = block * BLOCK_TURNS;
  for (let at = first; at < first + BLOCK_TURNS; at += TURNS_AT_ONCE) {
    const ordinals = Array.from({ length: TURNS_AT_ONCE }, (_, index) => at + index);
    const turns = await turnsAt(ordinals);
    for (const turn of turns.toSorted((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0))) {
      await turnOfOthers();
      for (const [term, places] of termsOfTurn(turn, hashOf).terms) {
        const posting = { ordinal: (turn.ordinal ?? 0) - first, places };
        const postings = terms.get(term);
        if (postings === undefined) terms.set(term, [posting]);
        else postings.push(posting);
      }
    }
  }
  return terms;
}
