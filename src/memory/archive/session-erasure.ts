import type { ErasureStore } from '../../stores/erasure-store.ts';
import type { SessionDestruction } from '../sessions/session-destruction.ts';
import { type ErasedRefs, RECEIPT_SECRET, type SignedReceipt, signReceipt } from './erasure-receipt.ts';

interface Deps {
  readonly destruction: Pick<SessionDestruction, 'erase'>;
  readonly erasures: Pick<ErasureStore, 'secret' | 'tellSession'>;
  readonly clock: { now(): Date };
}

/**
 * The erasure of sessions, each in one transaction, with a receipt. What a session taught of its user stays, since it is the user's: facts
 * with their history and the words that they rest on.
 */
export class SessionErasure {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Erases a session. Returns as well what it referred to. Throws `session_not_found`, also for a session of anyone but `onlyUser`. */
  async erase(
    tenant: string,
    sessionId: string,
    onlyUser: string | null,
  ): Promise<{ receipt: SignedReceipt; externalRefs: ErasedRefs }> {
    const { destruction, erasures, clock } = this.#deps;
    const secret = await erasures.secret(RECEIPT_SECRET); // first: what is erased cannot be counted again
    const { session, counts } = await destruction.erase(tenant, sessionId, onlyUser);
    await erasures.tellSession(tenant, sessionId);
    const { userId, externalRefs } = session;
    const receipt = { user_id: userId, session_id: sessionId, erased_at: clock.now().toISOString(), ...counts };
    const sessions = Object.keys(externalRefs).length === 0 ? [] : [{ sessionId, externalRefs }];
    return { receipt: signReceipt(receipt, secret), externalRefs: { sessions, hasMore: false } };
  }
}
