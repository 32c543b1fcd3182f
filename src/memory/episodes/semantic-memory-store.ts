import { createHash } from 'node:crypto';
import { HipocampoError, RankerUnavailable } from '../../errors.ts';
import type { Database } from '../../stores/database.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { speaksOf } from '../facts/fact-words.ts';
import { isNearDuplicate } from '../text/near-duplicate.ts';
import { termsOf } from '../text/text-analysis.ts';
import type { Scope } from './candidate.ts';
import { BM25, CANDIDATE_LIMIT, rankCandidates } from './hybrid-ranker.ts';
import { type MemoryLine, type MemoryType, TTL_DAYS } from './memory.ts';
import { asPromptText, type RecalledMemory } from './memory-block.ts';
import type { RankedMemory, Ranker, RecallRequest } from './ranked-memories.ts';
import { analyseQuery } from './recall-query.ts';
import type { FoundMemory, MemoryStats, StoredMemory } from './stored-memory.ts';
import { passagesOf, renderContent, tokensOfLines } from './turn-memory.ts';
import { BY_WORDS } from './vector-trust.ts';

/** The share of a recall's time that the ranker may take: with the rest, words alone still answer. */
const RANKER_SHARE = 0.6;
/** The most lexical recalls at once in a process: with the embedding worker away, more of them would take the database from the turns. */
const LEXICAL_AT_ONCE = 4;
/** The number of memories ranked beyond those wanted: some may be gone by the time they are read. */
const SPARE = 5;
/** The length beyond which a memory stands in a prompt with the passage that answers, not with all of it. */
const LONGEST_IN_PROMPT = 400; // tokens
/** The number of memories of the same words that a new one is compared with, word for word; those that turns told are not among them. */
const COMPARED = 5;
const LOOKED_AT = 25; // to find so many
const MOST_TERMS = 64; // of a long text: enough to find what says the same

const PURGED_AT_ONCE = 1_000; // rows a statement: locks stay short

const NOTHING: Recollection = { items: [], mode: 'lexical', degraded: ['memories'] };

interface Deps {
  readonly enabled: boolean;
  readonly database: Pick<Database, 'transaction'>;
  readonly memoryStore: Pick<
    MemoryStore,
    'add' | 'confirm' | 'find' | 'delete' | 'stats' | 'lexicalCandidates' | 'purgeExpired'
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
  /** The names of what was left out: `memories` where the vectors had no part, or where there was no time for anything. */
  readonly degraded: readonly string[];
}

export interface RecallQuery extends RecallRequest {
  /** The least score of a memory, 0 to 1. */
  readonly minScore: number;
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
    const { enabled, memoryStore, newId } = this.#deps;
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
    if (like !== null) return { memory: await this.#confirmed(tenant, like, given, ttlDays), created: false };
    return memoryStore.add(tenant, userId, {
      type: given.type,
      lines,
      terms,
      tokenCount: tokensOfLines(lines),
      language: given.language,
      metadata: given.metadata === null ? null : { ...given.metadata },
      contentHash: createHash('sha256').update(`${given.type}\0${given.content}`).digest(),
      ttlDays,
      newId: newId(),
      ...(given.distilledFrom !== undefined && { distilledFrom: given.distilledFrom }),
    });
  }

  /**
   * Returns the memories that answer a query, within `deadlineMs`: by meaning and words where the embedding worker answers in
   * time, by words alone where it does not. Throws `dependency_unavailable` without PostgreSQL.
   */
  async recall(tenant: string, userId: string, query: RecallQuery, deadlineMs: number): Promise<Recollection> {
    const { enabled, metrics, logger } = this.#deps;
    if (!enabled) return NOTHING;
    const end = metrics.recallSeconds.startTimer();
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Recollection>((resolve) => {
      timer = setTimeout(() => {
        deadline.abort();
        resolve(NOTHING);
      }, deadlineMs);
    });
    const work = this.#recall({ tenant, userId }, query, deadlineMs, deadline.signal);
    // Given up on: what it still fails with is nobody's answer any more.
    work.catch((error: unknown) => deadline.signal.aborted && logger.debug({ err: error }, 'late_recall_failed'));
    try {
      const found = await Promise.race([work, late]);
      metrics.recalls.inc({ mode: found === NOTHING ? 'none' : found.mode });
      return found;
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  /** Counts the memories of a user. */
  async stats(tenant: string, userId: string): Promise<MemoryStats> {
    if (!this.#deps.enabled)
      return { total: 0, byType: { episodic: 0, summary: 0, fact: 0, user_profile: 0 }, pending: 0, expired: 0 };
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
    if (query.query.trim() === '') return { items: [], mode: this.isAvailable ? 'hybrid' : 'lexical', degraded: [] };
    const ranked = await this.#rank(scope, query, deadlineMs * RANKER_SHARE, deadline);
    if (ranked !== null) return { items: await this.#read(scope, query, ranked), mode: 'hybrid', degraded: [] };
    if (deadline.aborted || this.#lexical >= LEXICAL_AT_ONCE) return NOTHING;
    this.#lexical += 1;
    try {
      const found = await this.#rankByWords(scope, query);
      return { items: await this.#read(scope, query, found), mode: 'lexical', degraded: ['memories'] };
    } finally {
      this.#lexical -= 1;
    }
  }

  /** Ranks memories for a query; null where no ranking is to be had in time. */
  async #rank(
    scope: Scope,
    query: RecallQuery,
    withinMs: number,
    deadline: AbortSignal,
  ): Promise<readonly RankedMemory[] | null> {
    const { ranker } = this.#deps;
    if (ranker === null || !ranker.isReady()) return null;
    const { minScore: _, ...request } = query;
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(Math.ceil(withinMs))]);
    const ranking = ranker.rank(scope, { ...request, k: request.k + SPARE }, signal);
    ranking.catch(() => undefined); // told by the race, or nobody's answer any more
    try {
      return (await Promise.race([ranking, late(signal)])).items;
    } catch (error) {
      if (!(error instanceof RankerUnavailable)) throw error;
      this.#deps.logger.debug({ err: error }, 'ranker_unavailable');
      return null;
    }
  }

  async #rankByWords(scope: Scope, query: RecallQuery): Promise<readonly RankedMemory[]> {
    const { terms } = analyseQuery(query.query, query.language);
    if (terms.length === 0) return [];
    const now = this.#deps.clock.now();
    const { types, sessionId } = query;
    const limit = Math.max(query.k + SPARE, CANDIDATE_LIMIT);
    const found = await this.#deps.memoryStore.lexicalCandidates(
      scope,
      { vector: null, terms, types, sessionId, now, limit },
      BM25,
    );
    return rankCandidates(found, { now, ...BY_WORDS }).slice(0, query.k + SPARE);
  }

  /** Reads the ranked memories as PostgreSQL has them now: gone, expired and anyone else's are not among them. */
  async #read(scope: Scope, query: RecallQuery, ranked: readonly RankedMemory[]): Promise<RecalledMemory[]> {
    const worth = new Map<string, RankedMemory>();
    for (const memory of ranked) {
      const score = Math.round(memory.score * 10_000) / 10_000; // as it is shown, so that a shown score is a usable bound
      if (score >= query.minScore) worth.set(memory.memoryId, { ...memory, score });
    }
    if (worth.size === 0) return [];
    const found = await this.#deps.memoryStore.find(scope, [...worth.keys()], this.#deps.clock.now());
    return found
      .filter(isToBeShown)
      .slice(0, query.k)
      .flatMap((memory) => {
        const ranked = worth.get(memory.memoryId);
        return ranked === undefined ? [] : [recalled(memory, ranked)];
      });
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
    return stored.find(({ lines }) => isNearDuplicate(renderContent(lines), given.content)) ?? null;
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

function recalled(memory: StoredMemory, { score, passage, explanation }: RankedMemory): RecalledMemory {
  const content = renderContent(memory.lines);
  const whole = memory.tokenCount <= LONGEST_IN_PROMPT;
  return {
    id: memory.memoryId,
    type: memory.type,
    content,
    promptText: asPromptText(whole ? content : (passagesOf(memory.lines)[passage ?? 0] ?? content)),
    promptTokens: whole ? memory.tokenCount : null,
    score,
    sessionId: memory.sessionId,
    turnNumber: memory.turnNumber,
    createdAt: memory.createdAt,
    explanation,
  };
}
