import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { SearchRenewalStore } from '../../stores/search-renewal-store.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import { placeVeilOf } from './place-veil.ts';
import { BLOCK_TURNS, encodePostings, type Posting, type PostingList } from './posting-list.ts';
import { type TermHash, termHashOf } from './term-key.ts';
import { termsOfTurn } from './turn-terms.ts';

const TURNS_AT_ONCE = 64; // some 100 KB of text
const LISTS_AT_ONCE = 1_000; // some 0.1 s, for which nothing is taken into the user's index

interface Deps {
  readonly index: Pick<SearchStore, 'secretOf'>;
  readonly store: SearchRenewalStore;
}

/**
 * Writes the lists of blocks anew that an earlier version wrote, from the turns themselves. Each list is whole at any time, renewed or not;
 * what is interrupted begins anew with the block.
 */
export class IndexRenewal {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Renews the next block of a tenant, some seconds of work for 4,096 turns; returns false where there is none. */
  async renewNext(tenant: string): Promise<boolean> {
    const next = await this.#deps.store.nextToRenew(tenant);
    if (next === null) return false;
    await this.#renew(tenant, next.userId, next.block);
    return true;
  }

  /** Gives up, until it is asked again, where turns are taken in meanwhile. */
  async #renew(tenant: string, userId: string, block: number): Promise<void> {
    const { index, store } = this.#deps;
    const secret = await index.secretOf(tenant, userId);
    const veil = placeVeilOf(secret);
    const nextOrdinal = await store.nextOrdinal(tenant, userId);
    if (nextOrdinal === null) return;
    const first = block * BLOCK_TURNS;
    const ordinals = Array.from({ length: Math.min(BLOCK_TURNS, nextOrdinal - first) }, (_, index) => first + index);
    const terms = await this.#termsOf(tenant, userId, ordinals, termHashOf(tenant, userId, secret));
    for (let at = 0; at < terms.length; at += LISTS_AT_ONCE) {
      const isRenewed = await store.renew(tenant, userId, nextOrdinal, ordinals, (there) =>
        terms.slice(at, at + LISTS_AT_ONCE).map(([term, postings]): PostingList => {
          const kept = postings.filter(({ ordinal }) => there.has(first + ordinal));
          return { term, block, ordinals: encodePostings(term, block, kept, veil) };
        }),
      );
      if (!isRenewed) return;
    }
    await store.remark(tenant, userId, block);
  }

  /** Returns the words that turns of a block say, each with its postings, in the order in which the index keeps them. */
  async #termsOf(
    tenant: string,
    userId: string,
    ordinals: readonly number[],
    hashOf: TermHash,
  ): Promise<[term: number, postings: readonly Posting[]][]> {
    const terms = new Map<number, Posting[]>();
    for (let at = 0; at < ordinals.length; at += TURNS_AT_ONCE) {
      const turns = await this.#deps.store.turnsAt(tenant, userId, ordinals.slice(at, at + TURNS_AT_ONCE));
      for (const turn of turns.reverse()) {
        await turnOfOthers();
        for (const [term, places] of termsOfTurn(turn, hashOf).terms) {
          const posting = { ordinal: (turn.ordinal ?? 0) % BLOCK_TURNS, places };
          const postings = terms.get(term);
          if (postings === undefined) terms.set(term, [posting]);
          else postings.push(posting);
        }
      }
    }
    return [...terms].sort(([a], [b]) => a - b);
  }
}
