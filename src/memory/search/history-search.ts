import { performance } from 'node:perf_hooks';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { HipocampoError } from '../../errors.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import { indexedTurns } from './index-reader.ts';
import { type TextMatcher, textMatcher } from './match-text.ts';
import { matchesOf } from './message-matches.ts';
import type { SearchableText, SearchHit, SearchKind, SearchPage, SearchPosition, SearchRequest } from './search-hit.ts';
import { lookedUp, MOST_QUERY_WORDS, queryLength, readQuery, type SearchQuery } from './search-query.ts';
import type { SearchedTurn, TurnFilter } from './searched-turn.ts';
import { snippetOf } from './snippet.ts';

const POOL = 200; // the newest hits, among which the best come first; the pages after them go on with older ones
const MOST_EXAMINED = 2_000; // turns of the index that a search reads: some 100 ms where hardly one of them is a hit
const ENOUGH_EXAMINED = 1_000; // the same where that made a page of hits: who wants more goes on from there
const PAGE = 20; // hits; whatever page is asked for, since all pages of a pool have to find the same
const TAIL_TURNS = 2_000; // turns not in the index yet that a search reads beside it
const TAIL_BYTES = 8_000_000; // of text
const MOST_POOLS = 10; // of which sessions are listed: a user's newest 2,000 hits or more, in a second at most
const NEWEST_TURNS = 500; // read for a query of words too common to be looked up
const AT_ONCE = 20; // turns matched before other requests have their turn: some 3 ms
const EVERYTHING = 2 ** 31 - 1; // above every ordinal
const AGE_WEIGHT = 0.1; // of a score that is lost with age
const AGE_DAYS = 180;
const DAY_MS = 86_400_000;

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

interface Pool {
  readonly hits: readonly SearchHit[];
  /** The ordinal below which older messages may still be found; null where all were looked at. */
  readonly older: number | null;
  readonly asOf: string | null;
  readonly degraded: readonly 'index'[];
}

const NOTHING: Pool = { hits: [], older: null, asOf: null, degraded: [] };

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
    const [messages, others] = await Promise.all([
      this.#wants(request, 'message') ? this.#messages(tenant, request, query, match) : NOTHING,
      this.#others(tenant, request, match),
    ]);
    const now = this.#deps.clock.now();
    const ranked = [...messages.hits, ...others]
      .map((hit) => ({ ...hit, score: aged(hit, now) }))
      .sort((a, b) => b.score - a.score || b.createdAt.getTime() - a.createdAt.getTime());
    const offset = request.after?.offset ?? 0;
    const hits = ranked.slice(offset, offset + request.limit);
    this.#deps.onSearch?.((performance.now() - began) / 1_000);
    return { hits, next: nextPosition(request, ranked.length, messages), degraded: messages.degraded };
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

  async #messages(tenant: string, request: SearchRequest, query: SearchQuery, match: TextMatcher): Promise<Pool> {
    const { store } = this.#deps;
    const { userId, after } = request;
    const filter = { ...request, asOf: after?.asOf ?? null };
    const found = new FoundMessages(request, match);
    if (lookedUp(query).length === 0) {
      const newest = await store.newest(tenant, userId, filter, NEWEST_TURNS);
      await found.match(newest);
      return found.pool(null, newest.length === NEWEST_TURNS);
    }
    let isTailCut = false;
    if ((after?.before ?? null) === null) {
      const tail = await store.tail(tenant, userId, filter, TAIL_TURNS, TAIL_BYTES);
      isTailCut = tail.isCut;
      await found.match(tail.turns);
    }
    return found.pool(await this.#alongIndex(tenant, filter, request, query, found), isTailCut);
  }

  /** Matches turns of the index until there are enough; returns the ordinal to go on from, null at the end. */
  async #alongIndex(
    tenant: string,
    filter: TurnFilter,
    { userId, after }: SearchRequest,
    query: SearchQuery,
    found: FoundMessages,
  ): Promise<number | null> {
    const { store } = this.#deps;
    let examined = 0;
    const stillWanted = () => POOL - found.count;
    const reading = { store, tenant, userId, filter, stillWanted };
    for await (const stretch of indexedTurns(reading, query, after?.before ?? EVERYTHING)) {
      await found.match(stretch.turns);
      examined += stretch.examined;
      const most = found.count >= PAGE ? ENOUGH_EXAMINED : MOST_EXAMINED;
      if (found.count >= POOL || examined >= most) return stretch.before;
    }
    return null;
  }

  async #others(tenant: string, request: SearchRequest, match: TextMatcher): Promise<SearchHit[]> {
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

/** The messages found so far, each once: a turn may be in the index and among those that are not surely in it. */
class FoundMessages {
  readonly #request: SearchRequest;
  readonly #match: TextMatcher;
  readonly #seen = new Set<string>();
  readonly #hits: SearchHit[] = [];
  #newest: string | null = null;

  constructor(request: SearchRequest, match: TextMatcher) {
    this.#request = request;
    this.#match = match;
  }

  get count(): number {
    return this.#hits.length;
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

  pool(older: number | null, isTailCut: boolean): Pool {
    return { hits: this.#hits, older, asOf: this.#newest, degraded: isTailCut ? ['index'] : [] };
  }
}

function nextPosition({ after, limit }: SearchRequest, found: number, pool: Pool): SearchPosition | null {
  const asOf = after?.asOf ?? pool.asOf;
  const offset = (after?.offset ?? 0) + limit;
  if (offset < found) return { before: after?.before ?? null, offset, asOf };
  return pool.older === null ? null : { before: pool.older, offset: 0, asOf };
}

function hitsOf(
  kind: Exclude<SearchKind, 'message'>,
  texts: readonly SearchableText[],
  { sessionId, from, to }: SearchRequest,
  match: TextMatcher,
): SearchHit[] {
  return texts.flatMap((one): SearchHit[] => {
    if (sessionId !== null && one.sessionId !== sessionId) return [];
    if ((from !== null && one.createdAt < from) || (to !== null && one.createdAt > to)) return [];
    const found = match(one.text);
    if (found === null) return [];
    const { text, turnNumber, createdAt } = one;
    const snippet = snippetOf(text, found.spans);
    return [{ kind, sessionId: one.sessionId, turnNumber, role: null, snippet, score: found.score, createdAt }];
  });
}

function aged({ score, createdAt }: SearchHit, now: Date): number {
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS;
  return Math.round(score * (1 - AGE_WEIGHT + AGE_WEIGHT * Math.exp(-days / AGE_DAYS)) * 10_000) / 10_000;
}
