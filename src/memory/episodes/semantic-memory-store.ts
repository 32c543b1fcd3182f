import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { termsAsked } from '../text/text-analysis.ts';
import { type DraftMemory, draftOf, type GivenMemory } from './given-memory.ts';
import { TTL_DAYS } from './memory.ts';
import type { MemoryFilter, MemoryPosition } from './memory-list.ts';
import { MemoryRecall } from './memory-recall.ts';
import type { Ranker } from './ranked-memories.ts';
import { LATE, type RecallQuery, type Recollection } from './recollection.ts';
import { shownMemories } from './shown-memories.ts';
import type { MemoryStats, StoredMemory } from './stored-memory.ts';
import { teaches } from './teaching-turns.ts';

const PURGED_AT_ONCE = 1_000; // rows a statement: locks stay short

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
    | 'expiredTurns'
    | 'keepAsFacts'
    | 'stats'
    | 'lexicalCandidates'
    | 'list'
    | 'purgeExpired'
  >;
  /** The days that the text of a turn is kept, and nothing that tells it in its own words any longer; null: for ever. */
  readonly turnDays: number | null;
  /** The embedding worker's ranking; null where there is none: words alone answer. */
  readonly ranker: Ranker | null;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Store of what a user said, found again by its meaning. Off, it writes nothing, finds nothing, and says so. */
export class SemanticMemoryStore {
  readonly #deps: Deps;
  readonly #recall: MemoryRecall;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#recall = new MemoryRecall(deps);
  }

  get isEnabled(): boolean {
    return this.#deps.enabled;
  }

  /** True when the vectors answer, as far as is known. */
  get isAvailable(): boolean {
    return this.#deps.enabled && this.#recall.isReady;
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
    if (!this.#deps.enabled) {
      throw new HipocampoError(
        'invalid_request',
        'semantic memory is off: start the service with SEMANTIC_MEMORY_ENABLED=true',
      );
    }
    return draftOf(this.#deps, { tenant, userId }, given);
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
    const work = this.#recall.recall({ tenant, userId }, query, deadlineMs, deadline.signal);
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

  /**
   * Removes the memories of a tenant whose time is over, from PostgreSQL and so from every index; returns how many. What a turn taught
   * of its user outlives its episode: it is kept as a fact, unless it was replaced or forgotten since.
   */
  async purgeExpired(tenant: string): Promise<number> {
    const { memoryStore, clock } = this.#deps;
    let purged = 0;
    let last: number;
    do {
      const now = clock.now();
      await this.#keepWhatTeaches(tenant, now);
      last = await memoryStore.purgeExpired(tenant, now, PURGED_AT_ONCE);
      purged += last;
    } while (last === PURGED_AT_ONCE);
    return purged;
  }

  /** Keeps those of the next memories to be purged that teach something of their user. */
  async #keepWhatTeaches(tenant: string, now: Date): Promise<void> {
    const { memoryStore, turnDays } = this.#deps;
    const mostDays = Math.min(TTL_DAYS.fact, turnDays ?? TTL_DAYS.fact);
    const days = { episodeDays: TTL_DAYS.episodic, mostDays };
    if (mostDays <= TTL_DAYS.episodic) return;
    const expired = await memoryStore.expiredTurns(tenant, now, PURGED_AT_ONCE, days);
    const teaching = expired.filter(teaches);
    if (teaching.length > 0)
      await memoryStore.keepAsFacts(
        tenant,
        teaching.map(({ memoryId }) => memoryId),
        mostDays,
      );
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
    const ids = positions.map(({ memoryId }) => memoryId);
    const memories = await shownMemories(memoryStore, scope, ids, clock.now());
    return { memories, positions };
  }
}
