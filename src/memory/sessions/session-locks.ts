import { HipocampoError } from '../../errors.ts';
import type { SessionLockStore } from '../../stores/session-lock-store.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { busyText } from './lock-words.ts';
import { asLockToken, type LockRequest, type LockState, type SessionLock } from './session-lock.ts';

/** The attempts to take or to renew a lock: once is enough, but one that ends at the same instant may look different when asked why. */
const ATTEMPTS = 3;
const DEFAULT_LANGUAGE = 'es';

interface Deps {
  readonly locks: SessionLockStore;
  readonly newId: () => string;
  readonly metrics: Pick<Metrics, 'lockOutcomes'>;
}

/**
 * The locks of sessions, across all workers: who holds one is written on the session's row, and judged there by PostgreSQL's clock.
 * What a holder may do is judged again where it is done: save-turn checks the token in the statement that writes.
 */
export class SessionLocks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes the lock, or renews it for the owner that holds it: the token stays, so that two callers of one owner both go on.
   * Throws `session_locked` while another owner holds it, `session_not_found` for another user's session.
   */
  async acquire(tenant: string, sessionId: string, request: LockRequest): Promise<SessionLock> {
    const { locks, newId, metrics } = this.#deps;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const newToken = newId();
      const lock = await locks.acquire(tenant, sessionId, request, newToken);
      if (lock !== null) {
        metrics.lockOutcomes[lock.lockToken === newToken ? 'acquired' : 'renewed'].inc();
        return lock;
      }
      const state = await locks.find(tenant, sessionId, request.userId);
      if (state !== null && isOfAnother(state, request.userId)) throw notFound();
      if (state !== null && state.remainingMs > 0) {
        metrics.lockOutcomes.refused.inc();
        throw sessionBusy('session_locked', state);
      }
    }
    throw new HipocampoError('dependency_unavailable', 'the session changes hands too fast', { retryAfter: 1 });
  }

  /** Renews the lock that a token proves. Throws `session_locked` for any other token, also one that is stale, and `session_not_found`. */
  async renew(
    tenant: string,
    sessionId: string,
    sentToken: string,
    ttlSeconds: number,
    onlyUser: string | null,
  ): Promise<SessionLock> {
    const { locks, metrics } = this.#deps;
    const token = asLockToken(sentToken);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const lock = await locks.renew(tenant, sessionId, token, ttlSeconds, onlyUser);
      if (lock !== null) {
        metrics.lockOutcomes.renewed.inc();
        return lock;
      }
      await this.#throwUnlessHeld(tenant, sessionId, token, onlyUser);
    }
    throw new HipocampoError('dependency_unavailable', 'the session changes hands too fast', { retryAfter: 1 });
  }

  /** Releases the lock that a token proves; one that is over already, and nobody's since, is released. Throws as `renew` does. */
  async release(tenant: string, sessionId: string, sentToken: string, onlyUser: string | null): Promise<void> {
    const { locks, metrics } = this.#deps;
    const token = asLockToken(sentToken);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await locks.release(tenant, sessionId, token, onlyUser)) {
        metrics.lockOutcomes.released.inc();
        return;
      }
      await this.#throwUnlessHeld(tenant, sessionId, token, onlyUser);
    }
    throw new HipocampoError('dependency_unavailable', 'the session changes hands too fast', { retryAfter: 1 });
  }

  /** Throws the reason why a token was not taken; returns where there is none any more. */
  async #throwUnlessHeld(tenant: string, sessionId: string, token: string, onlyUser: string | null): Promise<void> {
    const state = await this.#deps.locks.find(tenant, sessionId, onlyUser);
    if (state === null || isOfAnother(state, onlyUser)) throw notFound();
    const isHeld = state.remainingMs > 0;
    const isOwn = state.token === token && (onlyUser === null || (state.userId ?? state.lockUser) === onlyUser);
    if (isOwn && isHeld) return;
    this.#deps.metrics.lockOutcomes.refused.inc();
    if (isHeld) throw sessionBusy('session_locked', state);
    throw new HipocampoError(
      'session_locked',
      'this lock_token does not hold the session: its lock expired or was released',
    );
  }
}

/** Returns the refusal of whoever comes while the session is locked: its text is for a bot to show. */
export function sessionBusy(
  code: 'session_locked' | 'lock_required',
  { language, remainingMs }: LockState,
): HipocampoError {
  const seconds = Math.max(1, Math.ceil(remainingMs / 1_000));
  return new HipocampoError(code, busyText(language ?? DEFAULT_LANGUAGE, seconds), { retryAfter: seconds });
}

function isOfAnother({ userId }: LockState, asking: string | null): boolean {
  return asking !== null && userId !== null && userId !== asking;
}

function notFound(): HipocampoError {
  return new HipocampoError('session_not_found', 'there is no such session');
}
