import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { SessionCutStore } from '../../stores/session-cut-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { SessionEnd } from '../facts/session-end.ts';
import type { JournalReader } from '../journal/journal-reader.ts';
import type { LockedSession, Readers } from './session-cut.ts';
import { exceeds, type Held, type SessionPolicy } from './session-limits.ts';

const TURNS_AT_ONCE = 200; // a transaction: what it locks is free again within some 20 ms
const SESSIONS_A_PAGE = 200;
const LONGEST_REACH = 500; // turns that any context looks back over: what lies further back is in no cache

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly cuts: SessionCutStore;
  readonly sessionEnd: Pick<SessionEnd, 'end'>;
  readonly limits: SessionPolicy;
  /** The days after which a turn is removed; 0: never. */
  readonly retentionDays: number;
  readonly sessionTtlSeconds: number;
  readonly readers: Readers;
  /** Reads what was cut off for the journal, before it is removed. */
  readonly journal: Pick<JournalReader, 'readCut'>;
  /** Called with a session whose contexts are no longer what they were. */
  readonly onCut: (tenant: string, sessionId: string) => Promise<unknown>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'turnsRemoved'>;
}

/**
 * Lets the oldest turns of sessions go: on demand, where a session holds more than it may, and once they were kept long enough.
 *
 * In two steps. The session begins at a later turn, from one instant to the next; then, in the background, the turns before are
 * removed as far as they were read for facts and episodes. Neither step knows how long a session is, nor stands in the way of a save
 * for longer than a batch takes.
 */
export class SessionCuts {
  readonly #deps: Deps;
  readonly #queue = new Map<string, () => Promise<unknown>>();
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Brings a session that holds too much back within its limits, in the background. */
  hold(tenant: string, sessionId: string, held: Held): void {
    const { limits } = this.#deps;
    if (limits.reject || !exceeds(held, limits)) return;
    this.#enqueue(`hold ${tenant} ${sessionId}`, () => this.holdNow(tenant, sessionId));
  }

  async holdNow(tenant: string, sessionId: string): Promise<void> {
    while (await this.#cutToLimits(tenant, sessionId));
    await this.removeCut(tenant, sessionId);
  }

  /**
   * Lets all but the last messages of a session go, in whole turns, and returns how many went. Throws `session_not_found`, also for a
   * session of anyone but `onlyUser`.
   */
  async trim(tenant: string, sessionId: string, keepLast: number, onlyUser: string | null): Promise<number> {
    const { database, cuts } = this.#deps;
    const removed = await database.transaction(tenant, async (tx) => {
      const session = await cuts.lock(tx, tenant, sessionId);
      if (session === null || (onlyUser !== null && session.userId !== onlyUser))
        throw new HipocampoError('session_not_found', 'there is no such session');
      const cut = await cuts.allButLast(tx, tenant, sessionId, session, keepLast);
      if (cut === null) return null;
      await cuts.cut(tx, tenant, sessionId, { ...cut, asked: true, shown: true });
      return cut.messages;
    });
    if (removed === null) return 0;
    await this.#deps.onCut(tenant, sessionId);
    this.remove(tenant, sessionId);
    return removed;
  }

  /** Removes what was cut off a session, as far as it was read, in the background. */
  remove(tenant: string, sessionId: string): void {
    this.#enqueue(`remove ${tenant} ${sessionId}`, () => this.removeCut(tenant, sessionId));
  }

  /** Does so now; true where turns stay because nobody has read them yet. */
  async removeCut(tenant: string, sessionId: string): Promise<boolean> {
    const { cuts, readers, journal, metrics } = this.#deps;
    await journal.readCut(tenant, sessionId);
    while (!this.#stopped) {
      const { removed, next } = await cuts.remove(tenant, sessionId, readers, TURNS_AT_ONCE);
      metrics.turnsRemoved.inc(removed);
      if (next !== 'more') return next === 'blocked';
    }
    return false;
  }

  /** Cuts off the turns of a tenant that were kept long enough, and removes what is cut off anywhere. */
  async sweep(tenant: string): Promise<void> {
    if (this.#deps.retentionDays > 0) await this.#retire(tenant);
    await this.#removeAll(tenant);
  }

  /** Waits for the work under way; what is left is done by a later sweep. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#queue.clear();
    await this.#working;
  }

  /** Resolves once nothing is left to do in the background. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Cuts one batch; true while the session still holds too much. */
  async #cutToLimits(tenant: string, sessionId: string): Promise<boolean> {
    const { database, cuts, limits } = this.#deps;
    return database.transaction(tenant, async (tx) => {
      const session = await cuts.lock(tx, tenant, sessionId);
      if (session === null || !exceeds(session.held, limits)) return false;
      let { turns, messages, bytes } = session.held;
      let last: number | null = null;
      for (const turn of await cuts.oldest(tx, tenant, sessionId, session, TURNS_AT_ONCE)) {
        if (!exceeds({ turns, messages, bytes }, limits)) break;
        turns -= 1;
        messages -= turn.messages;
        bytes -= turn.bytes;
        last = turn.turnNumber;
      }
      if (last === null) return false; // one turn alone is more than a session may hold
      const gone = { messages: session.held.messages - messages, bytes: session.held.bytes - bytes };
      await this.#cutQuietly(tx, tenant, sessionId, session, { firstTurn: last + 1, ...gone });
      return exceeds({ turns, messages, bytes }, limits);
    });
  }

  async #retire(tenant: string): Promise<void> {
    const { database, cuts, retentionDays } = this.#deps;
    for (let after: string | null = '-infinity'; after !== null && !this.#stopped; ) {
      const page = await cuts.outlived(tenant, retentionDays, after, SESSIONS_A_PAGE);
      for (const { sessionId, lastTurn } of page.sessions) {
        await database.transaction(tenant, async (tx) => {
          const session = await cuts.lock(tx, tenant, sessionId);
          if (session === null || session.firstTurn > lastTurn || lastTurn > session.turnCount) return;
          const gone = await cuts.sum(tx, tenant, sessionId, session, lastTurn + 1);
          await this.#cutQuietly(tx, tenant, sessionId, session, { firstTurn: lastTurn + 1, ...gone });
        });
      }
      after = page.next;
    }
  }

  async #removeAll(tenant: string): Promise<void> {
    const { cuts, sessionEnd, sessionTtlSeconds } = this.#deps;
    for (let after = ''; !this.#stopped; ) {
      const page = await cuts.listCut(tenant, after, SESSIONS_A_PAGE, sessionTtlSeconds);
      for (const { sessionId, idle } of page) {
        const blocked = await this.removeCut(tenant, sessionId);
        // Turns that nobody is going to read by himself: too few for a stretch, or from before there was a model.
        if (blocked && idle) await sessionEnd.end(tenant, sessionId).catch(unlessGone);
      }
      if (page.length < SESSIONS_A_PAGE) return;
      after = page.at(-1)?.sessionId ?? after;
    }
  }

  /** Cuts as the service does by itself: callers who know the session's version are not told, but no cache shows what went. */
  async #cutQuietly(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    { turnCount }: LockedSession,
    cut: { readonly firstTurn: number; readonly messages: number; readonly bytes: number },
  ): Promise<void> {
    const shown = cut.firstTurn - 1 > turnCount - LONGEST_REACH;
    await this.#deps.cuts.cut(tx, tenant, sessionId, { ...cut, asked: false, shown });
  }

  #enqueue(key: string, work: () => Promise<unknown>): void {
    if (this.#stopped) return;
    this.#queue.set(key, work);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async #work(): Promise<void> {
    for (;;) {
      const [next] = this.#queue;
      if (next === undefined) return;
      const [key, work] = next;
      this.#queue.delete(key);
      await work().catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'session_not_cut'));
    }
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof HipocampoError) || error.code !== 'session_not_found') throw error;
}
