import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { SessionDestructionStore } from '../../stores/session-destruction-store.ts';
import type { ErasedCounts } from '../archive/erasure-receipt.ts';
import type { DoomedSession } from './ending-session.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly destructions: SessionDestructionStore;
  readonly events: Pick<EventStore, 'insert'>;
  /** Drops what the caches hold of a session: it would not be served, but it need not lie about either. */
  readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
}

/**
 * The destruction of sessions: turns, context, lock and everything that goes with them, in one transaction, with the event by which the
 * caller's own references are handed back. The facts that a session taught stay, for they are the user's.
 */
export class SessionDestruction {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Destroys a session. Throws `session_not_found`, also for a session of anyone but `onlyUser`. */
  async destroy(tenant: string, sessionId: string, onlyUser: string | null): Promise<void> {
    const destroyed = await this.#deps.database.transaction(tenant, (tx) =>
      this.#destroy(tx, tenant, sessionId, ofAnother(onlyUser)),
    );
    if (!destroyed) throw notThere();
    await this.forget(tenant, sessionId);
  }

  /**
   * Destroys a session likewise, and with it what else names it: what was told of it, and its jobs. Returns as well how many rows went of
   * each table.
   */
  async erase(
    tenant: string,
    sessionId: string,
    onlyUser: string | null,
  ): Promise<{ readonly session: DoomedSession; readonly counts: ErasedCounts }> {
    const { database, destructions } = this.#deps;
    const erased = await database.transaction(tenant, async (tx) => {
      const done = await destructions.erase(tx, tenant, sessionId, ofAnother(onlyUser));
      if (done !== null) await this.#tell(tx, tenant, sessionId, done.session);
      return done;
    });
    if (erased === null) throw notThere();
    await this.forget(tenant, sessionId);
    return erased;
  }

  /** Destroys a session that has expired after its turn `throughTurn`; false where it went on since. */
  async destroyExpired(tx: Transaction, tenant: string, sessionId: string, throughTurn: number): Promise<boolean> {
    const wentOn = ({ expired, turnCount }: DoomedSession) => !expired || turnCount !== throughTurn;
    return this.#destroy(tx, tenant, sessionId, wentOn);
  }

  /** Drops what the caches hold of a session that was destroyed. */
  async forget(tenant: string, sessionId: string): Promise<void> {
    await this.#deps.dropEntries(tenant, [sessionId]);
  }

  async #destroy(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    spares: (session: DoomedSession) => boolean,
  ): Promise<boolean> {
    const destroyed = await this.#deps.destructions.destroy(tx, tenant, sessionId, spares);
    if (destroyed !== null) await this.#tell(tx, tenant, sessionId, destroyed);
    return destroyed !== null;
  }

  async #tell(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    { userId, externalRefs }: DoomedSession,
  ): Promise<void> {
    await this.#deps.events.insert(tx, [
      { tenant, userId, sessionId, type: 'session.destroyed', detail: { external_refs: externalRefs } },
    ]);
  }
}

function ofAnother(onlyUser: string | null): (session: DoomedSession) => boolean {
  return ({ userId }) => onlyUser !== null && userId !== onlyUser;
}

function notThere(): HipocampoError {
  return new HipocampoError('session_not_found', 'there is no such session');
}
