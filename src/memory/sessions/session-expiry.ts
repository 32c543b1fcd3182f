import type { Transaction } from '../../stores/database.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { SessionExpiryStore } from '../../stores/session-expiry-store.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { SessionEnd } from '../facts/session-end.ts';
import type { IdleSession } from './ending-session.ts';

const AT_ONCE = 50; // sessions a transaction, which holds them for some 50 ms: they are idle, so nobody waits

interface Deps {
  readonly expiries: Pick<SessionExpiryStore, 'expire'>;
  readonly sessionEnd: Pick<SessionEnd, 'endIn' | 'enqueued'>;
  readonly events: Pick<EventStore, 'insert'>;
  readonly sessionTtlSeconds: number;
  /** True when an expired session is destroyed, once its turns were read. */
  readonly destroys: boolean;
  readonly metrics: Pick<Metrics, 'sessionsExpired'>;
}

/**
 * The expiry of sessions: of one that was idle for its time, whatever it worked with is taken back (lock, context, the caller's
 * references, which the event hands back) and its turns are read, once. The turns stay, unless the service is set to destroy: then the
 * event of the destruction tells the references too.
 */
export class SessionExpiry {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Expires the sessions of a tenant that are due. Several processes at once expire each session once. */
  async expire(tenant: string): Promise<void> {
    const { expiries, sessionTtlSeconds, sessionEnd, destroys } = this.#deps;
    for (let looked = AT_ONCE; looked === AT_ONCE; ) {
      looked = await expiries.expire(tenant, sessionTtlSeconds, AT_ONCE, destroys, (tx, expired) =>
        this.#tell(tx, tenant, expired),
      );
      if (looked > 0) sessionEnd.enqueued();
    }
  }

  async #tell(tx: Transaction, tenant: string, expired: readonly IdleSession[]): Promise<void> {
    const { events, sessionEnd, destroys, metrics } = this.#deps;
    const seen = expired.flatMap(({ state, userId, ...session }) =>
      state !== 'live' || userId === null ? [] : [{ ...session, userId }],
    );
    await events.insert(
      tx,
      seen.map(({ sessionId, userId, externalRefs }) => ({
        tenant,
        userId,
        sessionId,
        type: 'session.expired' as const,
        detail: { external_refs: externalRefs },
      })),
    );
    for (const { sessionId } of seen) await sessionEnd.endIn(tx, tenant, sessionId, destroys);
    metrics.sessionsExpired.inc(seen.length);
  }
}
