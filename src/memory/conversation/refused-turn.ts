import { HipocampoError } from '../../errors.ts';
import type { SessionLockStore } from '../../stores/session-lock-store.ts';
import type { SessionStore } from '../../stores/session-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import { exceeds, namedLimits, type SessionPolicy } from '../sessions/session-limits.ts';
import { sessionBusy } from '../sessions/session-locks.ts';
import type { NewTurn, SavedTurn } from './new-turn.ts';

interface Deps {
  readonly turns: Pick<TurnStore, 'findByIdempotencyKey'>;
  readonly sessions: Pick<SessionStore, 'find'>;
  readonly locks: Pick<SessionLockStore, 'find'>;
  readonly sessionLimits: SessionPolicy;
}

/** Finds out, off the hot path, why a session did not take a turn: a retry of one that it has, or a reason to say no. */
export class RefusedTurn {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the turn that this very request already made, if it did. Throws `idempotency_mismatch` where its key made another. */
  async firstAnswer(turn: NewTurn): Promise<SavedTurn | null> {
    const { tenant, sessionId, userId, idempotencyKey, requestHash } = turn;
    if (idempotencyKey === null || requestHash === null) return null;
    const session = await this.#deps.sessions.find(tenant, sessionId);
    if (session !== null && session.userId !== userId) return null;
    const first = await this.#deps.turns.findByIdempotencyKey(tenant, sessionId, idempotencyKey);
    if (first === null) return null;
    if (Buffer.compare(first.requestHash, requestHash) !== 0) {
      throw new HipocampoError('idempotency_mismatch', 'this idempotency key was used with another body');
    }
    return first.turn;
  }

  /** Throws the reason for the refusal; returns when there is none any more. */
  async throwReason(turn: NewTurn): Promise<void> {
    const { tenant, sessionId, userId, expectedVersion, messageCount, textBytes } = turn;
    const { sessions, sessionLimits } = this.#deps;
    const session = await sessions.find(tenant, sessionId);
    if (session !== null && session.userId !== userId) {
      throw new HipocampoError('session_not_found', 'this user has no such session');
    }
    await this.#throwIfLocked(turn);
    const version = session?.version ?? 0;
    if (expectedVersion !== null && expectedVersion !== version) {
      throw new HipocampoError('version_conflict', `the session is at version ${version}, not ${expectedVersion}`);
    }
    if (!sessionLimits.reject) return;
    const held = {
      turns: (session === null ? 0 : session.turnCount - session.firstTurn + 1) + 1,
      messages: (session?.messageCount ?? 0) + messageCount,
      bytes: (session?.textBytes ?? 0) + textBytes,
    };
    if (exceeds(held, sessionLimits))
      throw new HipocampoError('session_full', `the session would exceed ${namedLimits(sessionLimits)}`);
  }

  async #throwIfLocked({ tenant, sessionId, userId, lockToken }: NewTurn): Promise<void> {
    const state = await this.#deps.locks.find(tenant, sessionId, userId);
    const isHeld = state !== null && state.remainingMs > 0;
    if (lockToken === null && isHeld) throw sessionBusy('lock_required', state);
    if (lockToken !== null && !(isHeld && state.token === lockToken)) {
      throw new HipocampoError(
        'lock_required',
        'this lock_token does not hold the session: its lock expired, was released, or was never given',
      );
    }
  }
}
