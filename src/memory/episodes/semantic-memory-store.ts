import { createHash } from 'node:crypto';
import { HipocampoError, RankerUnavailable } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { MeasuredTurn } from '../conversation/repeats/repeated-question.ts';
import { speaksOf } from '../facts/fact-words.ts';
import { isNearDuplicate } from '../text/near-duplicate.ts';
import { termsAsked, termsOf } from '../text/text-analysis.ts';
import type { Scope } from './candidate.ts';
import { CANDIDATE_LIMIT, rankCandidates } from './hybrid-ranker.ts';
import { type MemoryLine, type MemoryType, TTL_DAYS } from './memory.ts';
import type { RecalledMemory } from './memory-block.ts';
import type { MemoryFilter, MemoryPosition } from './memory-list.ts';
import { BM25, evidenceOf } from './query-evidence.ts';
import type { NearTurn, RankedMemories, Ranker, RecallRequest } from './ranked-memories.ts';
import { type RecallQuery as AnalysedQuery, queryByWords } from './recall-query.ts';
import { withChanges } from './renewed-memories.ts';
import type { FoundMemory, MemoryStats, NewMemory, StoredMemory } from './stored-memory.ts';
import { namedIn, renderContent } from './turn-memory.ts';
import { BY_WORDS } from './vector-trust.ts';
import { clearlyWantsNothing, wantOfPast } from './wants-past.ts';
import { asRanked, byLines, LINES_OF, recalled, withoutFactsOfTurns, withoutRetold } from './worthy-memories.ts';

/** The share of a recall's time that the ranker may take: with the rest, words alone still answer. */
const RANKER_SHARE = 0.6;
/** The most lexical recalls at once in a process: with the embedding worker away, more of them would take the database from the turns. */
const LEXICAL_AT_ONCE = 4;
/** The number of memories ranked beyond those wanted: some may be gone by the time they are read. */
const SPARE = 5;
/** The number of memories of the same words that a new one is compared with, word for word; those that turns told are not among them. */
const COMPARED = 5;
const LOOKED_AT = 25; // to find so many
const MOST_TERMS = 64; // of a long text: enough to find what says the same

/** The measures of a memory whose turn may have answered the same question: the share of its words, or the cosine. So many are looked at. */
const ASKED_AGAIN = { covered: 0.4, cosine: 0.8, most: 4 };
const PURGED_AT_ONCE = 1_000; // rows a statement: locks stay short

const LATE: Recollection = {
  items: [],
  mode: 'lexical',
  recallMode: 'none',
  degraded: ['memories'],
  isAll: false,
  answered: [],
  lately: [],
  want: 0,
};
/** The recollection of whoever wants nothing of the past. */
export const UNWANTED: Recollection = {
  items: [],
  mode: 'hybrid',
  recallMode: 'none',
  degraded: [],
  isAll: false,
  answered: [],
  lately: [],
  want: 0,
};

interface Deps {
  readonly enabled: boolean;
  readonly database: Pick<Database, 'transaction'>;
  readonly memoryStore: Pick<
    MemoryStore,
    | 'add'
    | 'addIn'
    | 'answeredTurns'
    | 'confirm'
    | 'find'
    | 'delete'
    | 'stats'
    | 'lexicalCandidates'
    | 'list'
    | 'purgeExpired'
  >;
  /** The embedding worker's ranking; null where there is none: words alone answer. */
  readonly ranker: Ranker | null;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The result of a recall. */
export interface Recollection {
  /** The memories found, the best first. */
  readonly items: readonly RecalledMemory[];
  readonly mode: 'hybrid' | 'lexical';
  /** The same, and `none` where nothing was recalled: it was not wanted, or there was no time. */
  readonly recallMode: 'hybrid' | 'lexical' | 'none';
  /** True when these are all the memories that the user has. */
  readonly isAll: boolean;
  /** The share of their room that the query wants them to take, 0 to 1; 1 where the caller told the least score. */
  readonly want: number;
  /** The names of what was left out: `memories` where the vectors had no part, or where there was no time for anything. */
  readonly degraded: readonly string[];
  /** Turns among the memories found, wanted or not, that may have answered the same question before. */
  readonly answered: readonly MeasuredTurn[];
  /** The nearness of the query to the last turns of the session that it may go on from; none where that tells nothing. */
  readonly lately: readonly NearTurn[];
}

export interface RecallQuery extends RecallRequest {
  /** The least score of a memory, 0 to 1; null: the service decides whether the query wants the past at all. */
  readonly minScore: number | null;
  /** The query as a question that may have been asked before; absent or null: it is none. */
  readonly question?: { readonly isOwn: boolean } | null;
}

/** A ranking, and by what it was made. */
interface Ranking extends Pick<RankedMemories, 'items' | 'evidence' | 'lately'> {
  readonly mode: 'hybrid' | 'lexical';
}

/** A memory that a caller gives, beside those that turns become. */
export interface GivenMemory {
  readonly content: string;
  readonly type: MemoryType;
  readonly language: string;
  /** The days that it lives; null: it never expires; undefined: as long as its type does. */
  readonly expiresDays: number | null | undefined;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** The session that it was distilled from, and goes with. */
  readonly distilledFrom?: string | undefined;
}

/** A memory that is to be kept: a new one, or the one that says the same, confirmed. */
export interface DraftMemory {
  readonly like: StoredMemory | null;
  readonly ttlDays: number | null;
  readonly memory: NewMemory;
}

/** Store of what a user said, found again by its meaning. Off, it writes nothing, finds nothing, and says so. */
export class SemanticMemoryStore {
  readonly #deps: Deps;
  #lexical = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isEnabled(): boolean {
    return this.#deps.enabled;
  }

  /** True when the vectors answer, as far as is known. */
  get isAvailable(): boolean {
    return this.#deps.enabled && (this.#deps.ranker?.isReady() ?? false);
  }

  /** Remembers a text; the same again, or nearly the same words, is the same memory, confirmed. Throws `invalid_request` where memory is off. */
  async save(
    tenant: string,
    userId: string,
    given: GivenMemory,
  ): Promise<{ readonly memory: StoredMemory; readonly created: boolean }> {
    const { like, ttlDays, memory } = await this.draft(tenant, userId, given);
    if (like !== null) return { memory: await this.#confirmed(tenant, like, given, ttlDays), created: false };
    return this.#deps.memoryStore.add(tenant, userId, memory);
  }

  /** Keeps what was drafted, within a transaction: with what it tells of, or not at all. */
  async keep(tx: Transaction, tenant: string, userId: string, { like, ttlDays, memory }: DraftMemory): Promise<void> {
    const { memoryStore } = this.#deps;
    const own = { given: memory.distilledFrom === undefined };
    if (like !== null) await memoryStore.confirm(tx, tenant, like.memoryId, ttlDays, own);
    else await memoryStore.addIn(tx, tenant, userId, memory);
  }

  /** Works out what is to be stored of a text, so that a transaction only writes it. Throws `invalid_request` where memory is off. */
  async draft(tenant: string, userId: string, given: GivenMemory): Promise<DraftMemory> {
    const { enabled, newId } = this.#deps;
    if (!enabled) {
      throw new HipocampoError(
        'invalid_request',
        'semantic memory is off: start the service with SEMANTIC_MEMORY_ENABLED=true',
      );
    }
    const lines: MemoryLine[] = [[null, given.content]];
    const terms = termsOf(given.content, given.language);
    const ttlDays = given.expiresDays === undefined ? TTL_DAYS[given.type] : given.expiresDays;
    const like = await this.#nearDuplicate({ tenant, userId }, given, terms);
    const memory = {
      type: given.type,
      lines,
      terms,
      language: given.language,
      metadata: given.metadata === null ? null : { ...given.metadata },
      contentHash: createHash('sha256').update(`${given.type}\0${given.content}`).digest(),
      ttlDays,
      newId: newId(),
      ...(given.distilledFrom !== undefined && { distilledFrom: given.distilledFrom }),
    };
    return { like, ttlDays, memory };
  }

  /**
   * Returns the memories that answer a query, within `deadlineMs`: by meaning and words where the embedding worker answers in
   * time, by words alone where it does not. Throws `dependency_unavailable` without PostgreSQL.
   */
  async recall(tenant: string, userId: string, query: RecallQuery, deadlineMs: number): Promise<Recollection> {
    const { enabled, metrics, logger } = this.#deps;
    if (!enabled) return LATE;
    const end = metrics.recallSeconds.startTimer();
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Recollection>((resolve) => {
      timer = setTimeout(() => {
        deadline.abort();
        resolve(LATE);
      }, deadlineMs);
    });
    const work = this.#recall({ tenant, userId }, query, deadlineMs, deadline.signal);
    // Given up on: what it still fails with is nobody's answer any more.
    work.catch((error: unknown) => deadline.signal.aborted && logger.debug({ err: error }, 'late_recall_failed'));
    try {
      const found = await Promise.race([work, late]);
      metrics.recalls.inc({ mode: found.recallMode });
      return found;
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  /** Counts the memories of a user. */
  async stats(tenant: string, userId: string): Promise<MemoryStats> {
    if (!this.#deps.enabled)
      return {
        total: 0,
        byType: { episodic: 0, summary: 0, fact: 0, user_profile: 0, daily_log: 0, snapshot: 0 },
        pending: 0,
        expired: 0,
      };
    return this.#deps.memoryStore.stats({ tenant, userId }, this.#deps.clock.now());
  }

  /** Forgets one memory for good. Throws `memory_not_found`. */
  async delete(tenant: string, userId: string, memoryId: string): Promise<void> {
    if (!(await this.#deps.memoryStore.delete({ tenant, userId }, memoryId)))
      throw new HipocampoError('memory_not_found', 'this user has no such memory');
  }

  /** Removes the memories of a tenant whose time is over, from PostgreSQL and so from every index; returns how many. */
  async purgeExpired(tenant: string): Promise<number> {
    const { memoryStore, clock } = this.#deps;
    let purged = 0;
    let last: number;
    do {
      last = await memoryStore.purgeExpired(tenant, clock.now(), PURGED_AT_ONCE);
      purged += last;
    } while (last === PURGED_AT_ONCE);
    return purged;
  }

  async #recall(scope: Scope, query: RecallQuery, deadlineMs: number, deadline: AbortSignal): Promise<Recollection> {
    if (query.query.trim() === '') {
      const mode = this.isAvailable ? 'hybrid' : 'lexical';
      return { items: [], mode, recallMode: mode, degraded: [], isAll: false, want: 1, answered: [], lately: [] };
    }
    if (query.minScore === null && !query.question && clearlyWantsNothing(query.query, query.language)) return UNWANTED;
    const ranked = this.#rank(scope, query, deadlineMs * RANKER_SHARE, deadline);
    const asked = queryByWords(query.query, query.language, this.#deps.clock.now()); // while the worker ranks
    const ranking = await ranked;
    if (ranking !== null) return this.#recollect(scope, query, asked, ranking);
    if (deadline.aborted || this.#lexical >= LEXICAL_AT_ONCE) return LATE;
    this.#lexical += 1;
    try {
      return await this.#recollect(scope, query, asked, await this.#rankByWords(scope, query, asked));
    } finally {
      this.#lexical -= 1;
    }
  }

  async #recollect(scope: Scope, query: RecallQuery, asked: AnalysedQuery, ranking: Ranking): Promise<Recollection> {
    const { mode, evidence, items, lately = [] } = ranking;
    const { terms, language } = asked;
    const bestScore = items[0]?.score ?? 0;
    const decides = query.minScore === null && evidence !== undefined;
    const want = decides ? wantOfPast({ text: query.query, language, terms, evidence, bestScore }) : 1;
    if (want === 0) {
      const answered = await this.#answered(scope, query, ranking);
      return { ...UNWANTED, answered, lately };
    }
    const [{ items: found, told }, answered] = await Promise.all([
      this.#read(scope, query, asked, ranking),
      this.#answered(scope, query, ranking),
    ]);
    return {
      answered,
      lately,
      items: found,
      mode,
      recallMode: mode,
      degraded: mode === 'hybrid' ? [] : ['memories'],
      isAll: evidence !== undefined && found.length + told >= evidence.total,
      want,
    };
  }

  /** Ranks memories for a query; null where no ranking is to be had in time. */
  async #rank(scope: Scope, query: RecallQuery, withinMs: number, deadline: AbortSignal): Promise<Ranking | null> {
    const { ranker } = this.#deps;
    if (ranker === null || !ranker.isReady()) return null;
    const { minScore: _, ...request } = query;
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(Math.ceil(withinMs))]);
    const ranking = ranker.rank(scope, { ...request, k: wantedOf(query) }, signal);
    ranking.catch(() => undefined); // told by the race, or nobody's answer any more
    try {
      const { items, evidence, lately } = await Promise.race([ranking, late(signal)]);
      return { items, evidence, lately, mode: 'hybrid' };
    } catch (error) {
      if (!(error instanceof RankerUnavailable)) throw error;
      this.#deps.logger.debug({ err: error }, 'ranker_unavailable');
      return null;
    }
  }

  async #rankByWords(scope: Scope, query: RecallQuery, { terms, days }: AnalysedQuery): Promise<Ranking> {
    const mode = 'lexical';
    if (terms.length === 0)
      return { items: [], evidence: { idfs: [], known: [], total: Number.POSITIVE_INFINITY, vectors: 'none' }, mode };
    const now = this.#deps.clock.now();
    const { types, sessionId } = query;
    const limit = Math.max(wantedOf(query), CANDIDATE_LIMIT);
    const found = await this.#deps.memoryStore.lexicalCandidates(
      scope,
      { vector: null, terms, types, sessionId, now, limit },
      BM25,
    );
    const evidence = evidenceOf(found);
    const items = rankCandidates(found, { now, days, ...BY_WORDS, limit: wantedOf(query) }, evidence);
    return { items, evidence: { ...evidence, vectors: 'none' }, mode };
  }

  /**
   * Reads the ranked memories as PostgreSQL has them now (gone, expired and anyone else's are not among them), and brings them in
   * the order of their lines' worth. `told`: the facts left out because a turn among them tells them.
   */
  async #read(
    scope: Scope,
    query: RecallQuery,
    asked: AnalysedQuery,
    { items, evidence }: Ranking,
  ): Promise<{ items: RecalledMemory[]; told: number }> {
    if (items.length === 0) return { items: [], told: 0 };
    const rankedOf = new Map(items.map((ranked) => [ranked.memoryId, ranked]));
    const shown = (await this.#shown(scope, [...rankedOf.keys()])).flatMap((memory) => {
      const ranked = rankedOf.get(memory.memoryId);
      return ranked === undefined ? [] : [{ memory, ranked }];
    });
    const worthy = evidence === undefined ? shown.map(asRanked) : byLines(query.query, asked, shown, evidence);
    const once = withoutRetold(withoutFactsOfTurns(withChanges(worthy)));
    const least = query.minScore ?? 0;
    const wanted = once.filter(({ score }) => score >= least).slice(0, query.k);
    return { items: wanted.map(recalled), told: worthy.length - once.length };
  }

  /**
   * Returns the turns that may have answered the same question before: beside the memories, so that nobody waits for it longer, and
   * only where the ranking has some that say as much of the query as such a turn does.
   */
  async #answered(
    scope: Scope,
    { question }: RecallQuery,
    { items, evidence }: Ranking,
  ): Promise<readonly MeasuredTurn[]> {
    if (!question) return [];
    const cosines = new Map<string, number | null>();
    for (const { memoryId, measures } of items) {
      const cosine = evidence?.vectors === 'understood' ? (measures?.similarities?.[0] ?? null) : null;
      if (measures !== undefined && (measures.covered >= ASKED_AGAIN.covered || (cosine ?? 0) >= ASKED_AGAIN.cosine))
        cosines.set(memoryId, cosine);
      if (cosines.size === ASKED_AGAIN.most) break;
    }
    if (cosines.size === 0) return [];
    return this.#deps.memoryStore.answeredTurns(scope, cosines, question.isOwn);
  }

  async #confirmed(
    tenant: string,
    memory: StoredMemory,
    { distilledFrom }: GivenMemory,
    ttlDays: number | null,
  ): Promise<StoredMemory> {
    const { database, memoryStore, clock } = this.#deps;
    const own = { given: distilledFrom === undefined };
    await database.transaction(tenant, (tx) => memoryStore.confirm(tx, tenant, memory.memoryId, ttlDays, own));
    const [confirmed] = await memoryStore.find({ tenant, userId: memory.userId }, [memory.memoryId], clock.now());
    return confirmed ?? memory;
  }

  /** Returns a page of the user's memories, newest first, as recall may show them; `q` are words that all must be in one. */
  async list(
    tenant: string,
    userId: string,
    { q, ...filter }: Omit<MemoryFilter, 'words'> & { readonly q: string | null },
  ): Promise<{ readonly memories: readonly StoredMemory[]; readonly positions: readonly MemoryPosition[] }> {
    const { memoryStore, clock } = this.#deps;
    const scope = { tenant, userId };
    const words = (q ?? '').split(/\s+/).map((word) => termsAsked(word, 'es'));
    const asked = { ...filter, words: words.filter((terms) => terms.length > 0) };
    const positions = await memoryStore.list(scope, asked, clock.now());
    const memories = await this.#shown(
      scope,
      positions.map(({ memoryId }) => memoryId),
    );
    return { memories, positions };
  }

  /** Returns those of the memories that may be shown, as their language tells them. */
  async #shown(scope: Scope, ids: readonly string[]): Promise<FoundMemory[]> {
    const { memoryStore, clock } = this.#deps;
    const found = await memoryStore.find(scope, ids, clock.now());
    return found.filter(isToBeShown).map((memory) => ({ ...memory, lines: namedIn(memory.language, memory.lines) }));
  }

  /** Returns a memory of the user and type that says the same in nearly the same words, if there is one. */
  async #nearDuplicate(scope: Scope, given: GivenMemory, terms: readonly string[]): Promise<StoredMemory | null> {
    const { memoryStore, clock } = this.#deps;
    if (terms.length === 0) return null;
    const now = clock.now();
    const unique = [...new Set(terms)].slice(0, MOST_TERMS);
    const { items } = await memoryStore.lexicalCandidates(
      scope,
      { vector: null, terms: unique, types: [given.type], sessionId: null, now, limit: LOOKED_AT },
      BM25,
    );
    const others = items.filter(({ turnNumber }) => turnNumber === null);
    const alike = others.slice(0, COMPARED).map(({ memoryId }) => memoryId);
    const stored = await memoryStore.find(scope, alike, now);
    return stored.find(({ lines, ofFact }) => !ofFact && isNearDuplicate(renderContent(lines), given.content)) ?? null;
  }
}

/** True unless the memory was distilled of something that the user has since asked to forget. */
function isToBeShown({ lines, forgotten }: FoundMemory): boolean {
  return forgotten.length === 0 || !forgotten.some((fact) => speaksOf(renderContent(lines), fact));
}

/** Rejects when the signal fires, whatever a ranker does. */
function late(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(new RankerUnavailable('no ranking in time'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

/** Returns the number of memories to rank: more than are wanted where their lines may change the order. */
function wantedOf({ k }: RecallQuery): number {
  return Math.max(k + SPARE, LINES_OF);
}
