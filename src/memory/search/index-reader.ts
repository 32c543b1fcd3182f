/** Reads a user's turns that may answer a query, the newest first: first those not in the index yet, then along the index. */
import type { SearchStore } from '../../stores/search-store.ts';
import { BLOCK_TURNS, common, type PostingList } from './posting-list.ts';
import type { PlainWord } from './search-words.ts';
import { stemsOf } from './search-words.ts';
import type { OrdinalRange, SearchedTurn, TurnFilter } from './searched-turn.ts';
import { termHashOf } from './term-key.ts';

const FIRST_BLOCKS = 4; // looked at together; then twice as many each time, since what is rare lies far apart
const MOST_BLOCKS = 64;
const FIRST_TURNS = 32;
const MOST_TURNS = 256; // some 300 KB of text a statement

interface Deps {
  readonly store: Pick<SearchStore, 'secretOf' | 'blocks' | 'datedBlocks' | 'sessionRanges' | 'postings' | 'turnsAt'>;
  readonly tenant: string;
  readonly userId: string;
  readonly filter: TurnFilter;
}

/** A stretch of turns, and the ordinal below which the reading goes on. */
export interface TurnStretch {
  readonly turns: readonly SearchedTurn[];
  readonly examined: number;
  readonly before: number;
}

/** Yields the turns below an ordinal that say every word, by stretches, the newest first. */
export async function* indexedTurns(
  deps: Deps,
  words: readonly PlainWord[],
  before: number,
): AsyncGenerator<TurnStretch> {
  const hashOf = termHashOf(deps.tenant, deps.userId, await deps.store.secretOf(deps.tenant, deps.userId));
  const wanted = words.map((word) => stemsOf(word).map(hashOf));
  const ranges = await rangesOf(deps);
  const blocks = await candidateBlocks(deps, wanted, before, ranges);
  let turnsAtOnce = FIRST_TURNS;
  for (let at = 0, many = FIRST_BLOCKS; at < blocks.length; at += many, many = Math.min(many * 2, MOST_BLOCKS)) {
    const ordinals = await candidates(deps, wanted, blocks.slice(at, at + many), before, ranges);
    for (let from = 0; from < ordinals.length; ) {
      const some = ordinals.slice(from, from + turnsAtOnce);
      from += some.length;
      turnsAtOnce = Math.min(turnsAtOnce * 2, MOST_TURNS);
      const turns = await deps.store.turnsAt(deps.tenant, deps.userId, deps.filter, some);
      yield { turns, examined: some.length, before: some.at(-1) ?? 0 };
    }
  }
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
): Promise<number[]> {
  const lastBlock = Math.floor((before - 1) / BLOCK_TURNS);
  const [found, dated] = await Promise.all([
    store.blocks(tenant, userId, wanted.flat(), lastBlock),
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
  return [...(left ?? [])].sort((a, b) => b - a);
}

function restrict(left: ReadonlySet<number> | null, blocks: readonly number[]): Set<number> {
  return new Set(left === null ? blocks : blocks.filter((block) => left.has(block)));
}

function blocksIn({ first, last }: OrdinalRange): number[] {
  const from = Math.floor(first / BLOCK_TURNS);
  return Array.from({ length: Math.floor(last / BLOCK_TURNS) - from + 1 }, (_, index) => from + index);
}

/** Returns the ordinals in some blocks that say every word, the newest first. */
async function candidates(
  { store, tenant, userId }: Deps,
  wanted: readonly (readonly number[])[],
  blocks: readonly number[],
  before: number,
  ranges: readonly OrdinalRange[] | null,
): Promise<number[]> {
  const lists = await store.postings(tenant, userId, wanted.flat(), blocks);
  return blocks.flatMap((block) => {
    const here = lists.filter((list) => list.block === block);
    return common(wanted.map((terms) => ofTerms(here, terms)))
      .map((ordinal) => block * BLOCK_TURNS + ordinal)
      .filter((ordinal) => ordinal < before && isWithin(ordinal, ranges));
  });
}

function ofTerms(lists: readonly PostingList[], terms: readonly number[]): Uint8Array[] {
  return lists.filter(({ term }) => terms.includes(term)).map(({ ordinals }) => ordinals);
}

function isWithin(ordinal: number, ranges: readonly OrdinalRange[] | null): boolean {
  return ranges === null || ranges.some(({ first, last }) => ordinal >= first && ordinal <= last);
}
