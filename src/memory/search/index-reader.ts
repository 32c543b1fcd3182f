/** Reads a user's turns that may answer a query, the newest first: first those not in the index yet, then along the index. */
import type { SearchStore } from '../../stores/search-store.ts';
import { BLOCK_TURNS, common, type PostingList, spotsAt } from './posting-list.ts';
import { lookedUp, type SearchQuery } from './search-query.ts';
import { type PlainWord, stemsOf } from './search-words.ts';
import type { OrdinalRange, SearchedTurn, TurnFilter } from './searched-turn.ts';
import { type SpotCheck, spotCheckOf } from './spot-check.ts';
import { type SpotVeil, spotVeilOf } from './spot-veil.ts';
import { ANYWHERE, type Spots } from './spots.ts';
import { termHashOf } from './term-key.ts';

const FIRST_BLOCKS = 4; // looked at together; then twice as many each time, since what is rare lies far apart
const MOST_BLOCKS = 64;
const LISTS_AT_ONCE = 65_536; // bytes of lists that are read ahead, so that those of a rare word take two statements and not one a step
const FIRST_TURNS = 32;
const MOST_TURNS = 256; // some 300 KB of text a statement
const READ_AT_ONCE = 64; // turns: stretches that leave fewer are read with the next ones; then twice as many, up to MOST_TURNS
const EXAMINED_AT_ONCE = 1_024; // in stretches read together, so that few are read for nothing behind where a search ends

interface Deps {
  readonly store: Pick<SearchStore, 'secretOf' | 'blocks' | 'datedBlocks' | 'sessionRanges' | 'postings' | 'turnsAt'>;
  readonly tenant: string;
  readonly userId: string;
  readonly filter: TurnFilter;
  /** Tells how many hits a search still wants: so many turns that may be hits are read without waiting for more. */
  readonly stillWanted: () => number;
}

/** A stretch of turns, and the ordinal below which the reading goes on. */
export interface TurnStretch {
  /** Those of which a message may answer. */
  readonly turns: readonly SearchedTurn[];
  /** All that say every word. */
  readonly examined: number;
  readonly before: number;
}

/** The words of a query, each as the terms of its stems. */
interface Wanted {
  readonly required: readonly (readonly number[])[];
  readonly excluded: readonly (readonly number[])[];
  readonly check: SpotCheck | null;
  readonly veil: SpotVeil | null;
}

/** A turn that says every word; `mayAnswer` is false where the index tells that no message of it answers. */
interface Candidate {
  readonly ordinal: number;
  readonly mayAnswer: boolean;
}

/** Candidates that are examined together. */
interface CandidateStretch {
  /** The ordinals of those that may answer. */
  readonly ordinals: readonly number[];
  readonly examined: number;
  readonly before: number;
}

/** Yields the turns below an ordinal that say every word, by stretches, the newest first. */
export async function* indexedTurns(deps: Deps, query: SearchQuery, before: number): AsyncGenerator<TurnStretch> {
  let together: CandidateStretch[] = [];
  let reading = 0;
  let examined = 0;
  let most = READ_AT_ONCE;
  const readTogether = async () => {
    const read = await readStretches(deps, together);
    together = [];
    reading = 0;
    examined = 0;
    most = Math.min(most * 2, MOST_TURNS);
    return read;
  };
  for await (const stretch of candidateStretches(deps, query, before)) {
    if (reading + stretch.ordinals.length > MOST_TURNS) yield* await readTogether();
    together.push(stretch);
    reading += stretch.ordinals.length;
    examined += stretch.examined;
    if (reading >= Math.min(most, deps.stillWanted()) || examined >= EXAMINED_AT_ONCE) yield* await readTogether();
  }
  yield* await readTogether();
}

/** Reads the turns of stretches with one statement. */
async function readStretches(
  { store, tenant, userId, filter }: Deps,
  stretches: readonly CandidateStretch[],
): Promise<TurnStretch[]> {
  const ordinals = stretches.flatMap((stretch) => stretch.ordinals);
  const turns = ordinals.length === 0 ? [] : await store.turnsAt(tenant, userId, filter, ordinals);
  let at = 0;
  return stretches.map(({ examined, before }) => {
    const from = at;
    while (at < turns.length && (turns[at]?.ordinal ?? 0) >= before) at += 1;
    return { turns: turns.slice(from, at), examined, before };
  });
}

async function* candidateStretches(deps: Deps, query: SearchQuery, before: number): AsyncGenerator<CandidateStretch> {
  const wanted = await wantedBy(deps, query);
  const ranges = await rangesOf(deps);
  const blocks = await candidateBlocks(deps, wanted.required, before, ranges);
  const lists = new ListsAhead(deps, wanted, blocks);
  let turnsAtOnce = FIRST_TURNS;
  for (let at = 0, many = FIRST_BLOCKS; at < blocks.length; at += many, many = Math.min(many * 2, MOST_BLOCKS)) {
    const some = blocks.slice(at, at + many);
    await lists.readThrough(at + some.length);
    const found = candidates(wanted, some, lists, before, ranges);
    for (let from = 0; from < found.length; turnsAtOnce = Math.min(turnsAtOnce * 2, MOST_TURNS)) {
      const most = Math.max(FIRST_TURNS, deps.stillWanted()); // where each is a hit, no text is read behind the last that is wanted
      const stretch = found.slice(from, from + Math.min(turnsAtOnce, most));
      from += stretch.length;
      const ordinals = stretch.flatMap(({ ordinal, mayAnswer }) => (mayAnswer ? [ordinal] : []));
      yield { ordinals, examined: stretch.length, before: stretch.at(-1)?.ordinal ?? 0 };
    }
  }
}

async function wantedBy({ store, tenant, userId }: Deps, query: SearchQuery): Promise<Wanted> {
  const secret = await store.secretOf(tenant, userId);
  const hashOf = termHashOf(tenant, userId, secret);
  const termsOf = (word: PlainWord) => stemsOf(word).map(hashOf);
  const words = lookedUp(query);
  const check = spotCheckOf(query, words);
  const required = words.map(termsOf);
  return { required, excluded: check?.excluded.map(termsOf) ?? [], check, veil: spotVeilOf(secret) };
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
  return [...(left ?? [])].sort((a, b) => b - a);
}

function restrict(left: ReadonlySet<number> | null, blocks: readonly number[]): Set<number> {
  return new Set(left === null ? blocks : blocks.filter((block) => left.has(block)));
}

function blocksIn({ first, last }: OrdinalRange): number[] {
  const from = Math.floor(first / BLOCK_TURNS);
  return Array.from({ length: Math.floor(last / BLOCK_TURNS) - from + 1 }, (_, index) => from + index);
}

/** The words' lists in blocks, read in the order of these, further ahead the shorter they are. */
class ListsAhead {
  readonly #deps: Deps;
  readonly #terms: readonly number[];
  readonly #blocks: readonly number[];
  readonly #ofBlock = new Map<number, PostingList[]>();
  #read = 0;
  #bytes = 0;

  constructor(deps: Deps, { required, excluded }: Wanted, blocks: readonly number[]) {
    this.#deps = deps;
    this.#terms = [...new Set([...required, ...excluded].flat())];
    this.#blocks = blocks;
  }

  /** Reads the lists of the first `many` blocks, where they were not read yet. */
  async readThrough(many: number): Promise<void> {
    if (this.#read >= many) return;
    const { store, tenant, userId } = this.#deps;
    const ahead = this.#read === 0 ? 0 : Math.floor((LISTS_AT_ONCE * this.#read) / Math.max(this.#bytes, 1));
    const blocks = this.#blocks.slice(this.#read, Math.max(many, this.#read + Math.min(ahead, MOST_BLOCKS)));
    for (const list of await store.postings(tenant, userId, this.#terms, blocks)) {
      this.#ofBlock.set(list.block, [...(this.#ofBlock.get(list.block) ?? []), list]);
      this.#bytes += list.ordinals.length;
    }
    this.#read += blocks.length;
  }

  /** Returns the lists of a block, once. */
  take(block: number): readonly PostingList[] {
    const lists = this.#ofBlock.get(block) ?? [];
    this.#ofBlock.delete(block);
    return lists;
  }
}

/** Returns the turns in some blocks that say every word, the newest first. */
function candidates(
  wanted: Wanted,
  blocks: readonly number[],
  lists: ListsAhead,
  before: number,
  ranges: readonly OrdinalRange[] | null,
): Candidate[] {
  const { required } = wanted;
  return blocks.flatMap((block) => {
    const here = lists.take(block);
    const isAsked = (within: number) => {
      const ordinal = block * BLOCK_TURNS + within;
      return ordinal < before && isWithin(ordinal, ranges);
    };
    const found = common(required.map((terms) => ofTerms(here, terms))).filter(isAsked);
    const may = checked(wanted, here, found);
    return found.map((within, index) => ({
      ordinal: block * BLOCK_TURNS + within,
      mayAnswer: may === null || may[index] === true,
    }));
  });
}

/** Returns of turns of a block whether a message may answer; null where nothing is to be checked. */
function checked(
  { required, excluded, check, veil }: Wanted,
  lists: readonly PostingList[],
  found: readonly number[],
): boolean[] | null {
  if (check === null || found.length === 0) return null;
  const spotsOf = (terms: readonly number[], untold: number) =>
    ofTerms(lists, terms).map((list) => spotsAt(list, found, veil, untold));
  const wanted = required.map((terms) => eitherOf(spotsOf(terms, ANYWHERE)));
  // What is not told keeps no turn from being read. A stem that the block does not say is in none of its turns.
  const unwanted = excluded
    .map((terms) => spotsOf(terms, 0))
    .filter((stems, at) => stems.length === excluded[at]?.length);
  return found.map((_, index) =>
    check.mayAnswer(
      wanted.map((spots) => spots[index] ?? 0),
      unwanted.map((stems) => stems.map((spots) => spots[index] ?? 0)),
    ),
  );
}

/** Returns the spots of a word, turn by turn, by those of its stems. */
function eitherOf(stems: readonly Spots[][]): readonly Spots[] {
  const [first = [], ...rest] = stems;
  return rest.length === 0
    ? first
    : first.map((spots, turn) => rest.reduce((all, other) => all | (other[turn] ?? 0), spots));
}

function ofTerms(lists: readonly PostingList[], terms: readonly number[]): PostingList[] {
  return lists.filter(({ term }) => terms.includes(term));
}

function isWithin(ordinal: number, ranges: readonly OrdinalRange[] | null): boolean {
  return ranges === null || ranges.some(({ first, last }) => ordinal >= first && ordinal <= last);
}
