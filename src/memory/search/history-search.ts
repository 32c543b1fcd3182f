import { performance } from 'node:perf_hooks';
import { HipocampoError } from '../../errors.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import { FoundMessages } from './found-messages.ts';
import { type CandidatePool, openIndex } from './index-reader.ts';
import { type TextMatcher, textMatcher } from './match-text.ts';
import { bestFirst, RankedPool } from './ranked-pool.ts';
import type {
  Match,
  SearchableText,
  SearchHit,
  SearchKind,
  SearchPage,
  SearchPosition,
  SearchRequest,
} from './search-hit.ts';
import { lookedUp, MOST_QUERY_WORDS, queryLength, readQuery, type SearchQuery } from './search-query.ts';
import { snippetOf } from './snippet.ts';

const PAGE = 20; // hits, with which a page ends before its limit where the next pool would have to be looked for
const POOLS_AT_ONCE = 5; // of some 200 turns, that a search reads where hardly one of them is a hit: some 100 ms
const TAIL_TURNS = 2_000; // turns not in the index yet that a search reads beside it
const TAIL_BYTES = 8_000_000; // of text
const MOST_POOLS = 10; // of which sessions are listed: a user's newest 2,000 hits or more, in a second at most
const NEWEST_TURNS = 500; // read for a query of words too common to be looked up
const EVERYTHING = 2 ** 31 - 1; // above every ordinal

/** Reads the texts of one kind, all or the newest, that may answer a query. */
export type TextSource = (tenant: string, request: SearchRequest) => Promise<readonly SearchableText[]>;

interface Deps {
  readonly store: Pick<
    SearchStore,
    'secretOf' | 'tail' | 'newest' | 'blocks' | 'datedBlocks' | 'sessionRanges' | 'postings' | 'turnsAt'
  >;
  /** The texts of every kind but messages. */
  readonly sources: Readonly<Partial<Record<Exclude<SearchKind, 'message'>, TextSource>>>;
  readonly clock: { now(): Date };
  /** Called with the time that a search took. */
  readonly onSearch?: (seconds: number) => void;
}

/** What a search looks through: pools of candidates, and hits that are ranked with the first of them. */
interface Found {
  readonly pools: AsyncIterable<CandidatePool>;
  readonly messages: FoundMessages;
  /** The moment that the pages of the search are of; null: of the newest hit. */
  readonly moment: string | null;
  readonly degraded: readonly 'index'[];
}

/** The search over all that a user said, and what is remembered and known of them. */
export class HistorySearch {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns a page of hits, the best first. Throws `invalid_request` for a query of too many words. */
  async search(tenant: string, request: SearchRequest): Promise<SearchPage> {
    const began = performance.now();
    const query = readQuery(request.query);
    if (queryLength(query) > MOST_QUERY_WORDS) {
      const message = `must be at most ${MOST_QUERY_WORDS} words`;
      throw new HipocampoError('invalid_request', 'the query is too long', {
        faults: [{ pointer: '/query', message }],
      });
    }
    if (query.required.length === 0) return { hits: [], next: null, degraded: [] };
    const match = textMatcher(query);
    const [found, others] = await Promise.all([
      this.#wants(request, 'message') ? this.#messages(tenant, request, query, match) : nothingOf(request, match),
      this.#others(tenant, request, match),
    ]);
    const page = await this.#page(tenant, request, found, others);
    this.#deps.onSearch?.((performance.now() - began) / 1_000);
    return page;
  }

  /** Returns the sessions of a user whose messages answer a query; `isCut` where there may be more than could be looked for. */
  async sessionsThatSay(
    tenant: string,
    userId: string,
    text: string,
  ): Promise<{ readonly sessionIds: readonly string[]; readonly isCut: boolean }> {
    const filters = { kind: 'message', sessionId: null, role: null, from: null, to: null } as const;
    const request = { ...filters, userId, query: text, limit: Number.POSITIVE_INFINITY };
    const sessionIds = new Set<string>();
    let isCut = false;
    let after: SearchPosition | null = null;
    for (let pools = 0; pools < MOST_POOLS; pools += 1) {
      const page: SearchPage = await this.search(tenant, { ...request, after });
      for (const { sessionId } of page.hits) if (sessionId !== null) sessionIds.add(sessionId);
      isCut ||= page.degraded.length > 0;
      after = page.next;
      if (after === null) return { sessionIds: [...sessionIds], isCut };
    }
    return { sessionIds: [...sessionIds], isCut: true };
  }

  #wants({ kind, role }: SearchRequest, wanted: SearchKind): boolean {
    if (role !== null && wanted !== 'message') return false;
    return kind === null ? wanted !== 'entity' : kind === wanted;
  }

  async #messages(tenant: string, request: SearchRequest, query: SearchQuery, match: TextMatcher): Promise<Found> {
    const { store } = this.#deps;
    const { userId, after } = request;
    const filter = { ...request, asOf: after?.asOf ?? null };
    const messages = new FoundMessages(request, match);
    if (lookedUp(query).length === 0) {
      const newest = await store.newest(tenant, userId, filter, NEWEST_TURNS);
      await messages.match(newest);
      return { pools: onePool(), messages, moment: null, degraded: newest.length === NEWEST_TURNS ? ['index'] : [] };
    }
    const before = after?.before ?? null;
    // Before the turns beside it, so that whatever a later page leaves out for being newer, this one did not see.
    const { pools, moment } = await openIndex({ store, tenant, userId, filter }, query, before ?? EVERYTHING);
    if (before !== null) return { pools, messages, moment, degraded: [] };
    const tail = await store.tail(tenant, userId, filter, TAIL_TURNS, TAIL_BYTES);
    await messages.match(tail.turns);
    return { pools, messages, moment, degraded: tail.isCut ? ['index'] : [] };
  }

  /** Reads as many texts as a page needs. */
  async #page(
    tenant: string,
    request: SearchRequest,
    { pools, messages, moment, degraded }: Found,
    others: readonly Match[],
  ): Promise<SearchPage> {
    const { after, limit, userId } = request;
    const now = this.#deps.clock.now();
    const filter = { ...request, asOf: after?.asOf ?? null };
    const read = async (ordinals: readonly number[]) =>
      messages.match(await this.#deps.store.turnsAt(tenant, userId, filter, ordinals));
    const hits: SearchHit[] = [];
    let first = bestFirst([...messages.take(), ...others], now);
    let [before, offset] = [after?.before ?? null, after?.offset ?? 0];
    const next = (position: Pick<SearchPosition, 'before' | 'offset'> | null): SearchPage => {
      const asOf = after?.asOf ?? later(moment, messages.newest);
      return { hits, next: position && { ...position, asOf }, degraded };
    };
    let looked = 0;
    for await (const pool of pools) {
      looked += 1;
      const ranked = new RankedPool(pool.candidates, first, now);
      await ranked.readThrough(offset + limit - hits.length, async (ordinals) => {
        await read(ordinals);
        return messages.take();
      });
      const shown = ranked.hits.slice(offset, offset + limit - hits.length);
      hits.push(...shown.map(shownHit));
      offset += shown.length;
      if (offset < ranked.hits.length || ranked.hasMore) return next({ before, offset });
      if (pool.before === null) return next(null);
      [before, offset, first] = [pool.before, 0, []];
      if (hits.length >= Math.min(limit, PAGE) || looked >= POOLS_AT_ONCE) return next({ before, offset });
    }
    return next(null);
  }

  async #others(tenant: string, request: SearchRequest, match: TextMatcher): Promise<Match[]> {
    if ((request.after?.before ?? null) !== null) return []; // they were all in the first pool
    const sources = Object.entries(this.#deps.sources) as [Exclude<SearchKind, 'message'>, TextSource][];
    const hits = await Promise.all(
      sources
        .filter(([kind]) => this.#wants(request, kind))
        .map(async ([kind, read]) => hitsOf(kind, await read(tenant, request), request, match)),
    );
    return hits.flat();
  }
}

/** A pool of nothing: what is ranked with it is all there is. */
async function* onePool(): AsyncGenerator<CandidatePool> {
  yield { candidates: [], before: null };
}

const nothingOf = (request: SearchRequest, match: TextMatcher): Found => ({
  pools: onePool(),
  messages: new FoundMessages(request, match),
  moment: null,
  degraded: [],
});

/** Returns the later of two moments, both ISO texts to the microsecond. */
function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function hitsOf(
  kind: Exclude<SearchKind, 'message'>,
  texts: readonly SearchableText[],
  { sessionId, from, to }: SearchRequest,
  match: TextMatcher,
): Match[] {
  return texts.flatMap((one): Match[] => {
    if (sessionId !== null && one.sessionId !== sessionId) return [];
    if ((from !== null && one.createdAt < from) || (to !== null && one.createdAt > to)) return [];
    const found = match(one.text);
    if (found === null) return [];
    const { text, turnNumber, createdAt } = one;
    const { spans, score } = found;
    return [{ kind, sessionId: one.sessionId, turnNumber, role: null, text, spans, score, createdAt }];
  });
}

function shownHit({ text, spans, ...hit }: Match): SearchHit {
  return { ...hit, snippet: snippetOf(text, spans) };
}
