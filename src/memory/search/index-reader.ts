/** Finds a user's turns that may answer a query along the index, the newest first, without their texts. */
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { SearchStore } from '../../stores/search-store.ts';
import { type IndexMatcher, indexMatcher } from './index-match.ts';
import { type PlaceVeil, placeVeilOf } from './place-veil.ts';
import type { Places } from './places.ts';
import { BLOCK_TURNS, common, type PostingList, placesAt } from './posting-list.ts';
import { lookedUp, type SearchQuery } from './search-query.ts';
import { type PlainWord, stemsOf } from './search-words.ts';
import type { OrdinalRange, TurnFilter } from './searched-turn.ts';
import { termHashOf } from './term-key.ts';

const POOL = 200; // messages: the newest that match, among which the best come first
const FULL_PAGE = 20; // messages
const MOST_BLOCKS = 64; // whose lists a statement reads
const FIRST_LISTS = 65_536; // bytes of them, with which a search begins: a pool of most words, and of rare ones all there is
const MORE_LISTS = 262_144; // of those in which the rest of the pool seems to lie
/** Costs are in bytes of lists, of which some 150 take a microsecond. */
const EXAMINED_COST = 128; // of a turn that says every word
const ENOUGH_COST = 262_144; // some 2 ms, with which a pool that fills a page ends
const MOST_COST = 2_097_152; // some 15 ms, with which any pool ends
const AT_ONCE = 256; // turns examined before other requests have their turn: some 0.3 ms

interface Deps {
  readonly store: Pick<SearchStore, 'secretOf' | 'blocks' | 'datedBlocks' | 'sessionRanges' | 'postings'>;
  readonly tenant: string;
  readonly userId: string;
  readonly filter: Pick<TurnFilter, 'sessionId' | 'from' | 'to'>;
}

/** A turn that may answer, and how well it seems to. */
export interface Candidate {
  readonly ordinal: number;
  readonly score: number;
}

/**
 * Turns that are ranked together, the best first, the newest of equals first; and the ordinal below which the next pool begins, null where
 * there is none. The index alone tells where a pool ends, so that it is the same however much of it a page shows.
 */
export interface CandidatePool {
  readonly candidates: readonly Candidate[];
  readonly before: number | null;
}

/** The index as a search found it: the moment is ISO text to the microsecond, null where the index knows none of the words. */
export interface OpenIndex {
  readonly moment: string | null;
  readonly pools: AsyncGenerator<CandidatePool>;
}

/** The words of a query, each as the terms of its stems. */
interface Wanted {
  readonly required: readonly (readonly number[])[];
  readonly excluded: readonly (readonly number[])[];
  readonly matcher: IndexMatcher;
  readonly veil: PlaceVeil | null;
}

/** Looks up where a query's words are said below an ordinal. There is one pool at least. */
export async function openIndex(deps: Deps, query: SearchQuery, before: number): Promise<OpenIndex> {
  const wanted = await wantedBy(deps, query);
  const ranges = await rangesOf(deps);
  const { blocks, moment } = await candidateBlocks(deps, wanted.required, before, ranges);
  const isAsked = (ordinal: number) => ordinal < before && isWithin(ordinal, ranges);
  return { moment, pools: pools(new ListsAhead(deps, wanted, blocks), wanted, blocks, isAsked) };
}

async function* pools(
  lists: ListsAhead,
  wanted: Wanted,
  blocks: readonly number[],
  isAsked: (ordinal: number) => boolean,
): AsyncGenerator<CandidatePool> {
  let pool = new GrowingPool();
  for (const [at, block] of blocks.entries()) {
    const first = block * BLOCK_TURNS;
    const here = await lists.of(at, pool.stillWanted);
    const bytes = here.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
    pool.spend(bytes);
    const found = common(wanted.required.map((terms) => ofTerms(here, terms))).filter((within) =>
      isAsked(first + within),
    );
    let last = first + BLOCK_TURNS;
    let messages = 0;
    for (let from = 0; from < found.length; from += AT_ONCE) {
      if (from > 0) await turnOfOthers();
      const some = found.slice(from, from + AT_ONCE);
      for (const [index, match] of matchesAt(wanted, here, some).entries()) {
        if (pool.isOver) {
          yield pool.end(last);
          pool = new GrowingPool();
          pool.spend(bytes); // as for a search that goes on from here
        }
        last = first + (some[index] ?? 0);
        pool.spend(EXAMINED_COST);
        if (match === null) continue;
        pool.add({ ordinal: last, score: match.score }, match.messages);
        messages += match.messages;
      }
    }
    lists.found(messages);
    if (pool.isOver && at + 1 < blocks.length) {
      yield pool.end(first);
      pool = new GrowingPool();
    }
  }
  yield pool.end(null);
}

/** A pool as it is put together. */
class GrowingPool {
  readonly #candidates: Candidate[] = [];
  #cost = 0;
  messages = 0;

  get stillWanted(): number {
    return POOL - this.messages;
  }

  get isOver(): boolean {
    return this.messages >= POOL || this.#cost >= (this.messages >= FULL_PAGE ? ENOUGH_COST : MOST_COST);
  }

  spend(cost: number): void {
    this.#cost += cost;
  }

  add(candidate: Candidate, messages: number): void {
    this.#candidates.push(candidate);
    this.messages += messages;
  }

  end(before: number | null): CandidatePool {
    return { candidates: this.#candidates.sort((a, b) => b.score - a.score || b.ordinal - a.ordinal), before };
  }
}

async function wantedBy({ store, tenant, userId }: Deps, query: SearchQuery): Promise<Wanted> {
  const secret = await store.secretOf(tenant, userId);
  const hashOf = termHashOf(tenant, userId, secret);
  const termsOf = (word: PlainWord) => stemsOf(word).map(hashOf);
  const words = lookedUp(query);
  const matcher = indexMatcher(query, words);
  const veil = placeVeilOf(secret);
  return { required: words.map(termsOf), excluded: matcher.excluded.map(termsOf), matcher, veil };
}

async function rangesOf({ store, tenant, userId, filter }: Deps): Promise<readonly OrdinalRange[] | null> {
  return filter.sessionId === null ? null : store.sessionRanges(tenant, userId, filter.sessionId);
}

/** Returns the blocks that say every word, the newest first. */
async function candidateBlocks(
  { store, tenant, userId, filter }: Deps,
  wanted: readonly (readonly number[])[],
  before: number,
  ranges: readonly OrdinalRange[] | null,
): Promise<{ readonly blocks: number[]; readonly moment: string | null }> {
  const lastBlock = Math.floor((before - 1) / BLOCK_TURNS);
  const [found, dated] = await Promise.all([
    store.blocks(tenant, userId, [...new Set(wanted.flat())], lastBlock),
    filter.from === null && filter.to === null ? null : store.datedBlocks(tenant, userId, filter),
  ]);
  const blocksOf = new Map(found.map(({ term, blocks }) => [term, blocks]));
  let left: Set<number> | null = dated === null ? null : new Set(dated);
  if (ranges !== null) left = restrict(left, ranges.flatMap(blocksIn));
  for (const terms of wanted)
    left = restrict(
      left,
      terms.flatMap((term) => blocksOf.get(term) ?? []),
    );
  return { blocks: [...(left ?? [])].sort((a, b) => b - a), moment: found[0]?.moment ?? null };
}

function restrict(left: ReadonlySet<number> | null, blocks: readonly number[]): Set<number> {
  return new Set(left === null ? blocks : blocks.filter((block) => left.has(block)));
}

function blocksIn({ first, last }: OrdinalRange): number[] {
  const from = Math.floor(first / BLOCK_TURNS);
  return Array.from({ length: Math.floor(last / BLOCK_TURNS) - from + 1 }, (_, index) => from + index);
}

/** The words' lists in blocks, read in the order of these, as far ahead as the messages that are wanted seem to lie. */
class ListsAhead {
  readonly #deps: Deps;
  readonly #terms: readonly number[];
  readonly #blocks: readonly number[];
  readonly #ofBlock = new Map<number, PostingList[]>();
  #read = 0;
  #passed = 0;
  #found = 0;

  constructor(deps: Deps, { required, excluded }: Wanted, blocks: readonly number[]) {
    this.#deps = deps;
    this.#terms = [...new Set([...required, ...excluded].flat())];
    this.#blocks = blocks;
  }

  /** Returns the lists of the block at a place, once; `wanted` messages are looked for from there on. */
  async of(at: number, wanted: number): Promise<readonly PostingList[]> {
    if (at >= this.#read) await this.#readOn(wanted);
    const block = this.#blocks[at] ?? 0;
    const lists = this.#ofBlock.get(block) ?? [];
    this.#ofBlock.delete(block);
    return lists;
  }

  /** Tells how many messages the last block had. */
  found(messages: number): void {
    this.#passed += 1;
    this.#found += messages;
  }

  async #readOn(wanted: number): Promise<void> {
    const { store, tenant, userId } = this.#deps;
    const isFirst = this.#read === 0;
    const seemNeeded = Math.ceil((wanted * this.#passed) / Math.max(this.#found, 1));
    const many = isFirst ? MOST_BLOCKS : Math.max(1, Math.min(seemNeeded, MOST_BLOCKS));
    const blocks = this.#blocks.slice(this.#read, this.#read + many);
    const lists = await store.postings(tenant, userId, this.#terms, blocks, isFirst ? FIRST_LISTS : MORE_LISTS);
    for (const list of lists) this.#ofBlock.set(list.block, [...(this.#ofBlock.get(list.block) ?? []), list]);
    const last = lists.reduce((least, { block }) => Math.min(least, block), Number.POSITIVE_INFINITY);
    this.#read += lists.length === 0 ? blocks.length : blocks.indexOf(last) + 1;
  }
}

/** Returns how turns of a block match by what its lists tell, in the order of their ordinals. */
function matchesAt(
  { required, excluded, matcher, veil }: Wanted,
  lists: readonly PostingList[],
  ordinals: readonly number[],
): ReturnType<IndexMatcher['match']>[] {
  const placesOf = (terms: readonly number[]) =>
    terms.map((term) => lists.filter((list) => list.term === term).map((list) => placesAt(list, ordinals, veil)));
  const words = required.map((terms) => placesOf(terms).flat());
  const unwanted = excluded.map(placesOf);
  return ordinals.map((_, turn) =>
    matcher.match(
      words.map((stems) => eitherOf(stems.map((turns) => turns[turn] ?? null))),
      unwanted.map((stems) => bothOf(stems.map(([turns]) => turns?.[turn] ?? null))),
    ),
  );
}

/** Returns the places of a word by those of its stems: where any of them stands; null where one is not told. */
function eitherOf(stems: readonly (Places | null)[]): Places | null {
  const [first, ...rest] = stems;
  if (first === undefined || first === null || rest.includes(null)) return null;
  const others = rest.flatMap((places) => (places === null || places.at.length === 0 ? [] : [places]));
  if (others.length === 0) return first;
  const all = [first, ...others].filter(({ at }) => at.length > 0).sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const at = [...new Set(all.flatMap((places) => places.at))].sort((a, b) => a - b);
  return { at, length: all[0]?.length ?? 0 };
}

/** Returns the places at which a word surely stands: where all of its stems do, for a stem may be another word's in the other language. */
function bothOf(stems: readonly (Places | null)[]): readonly number[] {
  const [first, ...rest] = stems;
  return first?.at.filter((place) => rest.every((places) => places?.at.includes(place))) ?? [];
}

function ofTerms(lists: readonly PostingList[], terms: readonly number[]): PostingList[] {
  return lists.filter(({ term }) => terms.includes(term));
}

function isWithin(ordinal: number, ranges: readonly OrdinalRange[] | null): boolean {
  return ranges === null || ranges.some(({ first, last }) => ordinal >= first && ordinal <= last);
}
