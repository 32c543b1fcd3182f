import type { ErasureStore } from '../../stores/erasure-store.ts';
import { RECEIPT_SECRET, type SignedReceipt, signReceipt } from './erasure-receipt.ts';

interface Deps {
  readonly erasures: ErasureStore;
  /** Drops what the caches hold of sessions. */
  readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
  readonly clock: { now(): Date };
}

/**
 * The erasure of users, everywhere and for good. It goes in small steps that block nobody; broken off, it goes on when it is asked for
 * again. What is saved meanwhile goes with the rest, or begins a new life of the user, whole.
 */
export class UserErasure {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Erases a user; of one that is not there the receipt counts nothing. */
  async erase(tenant: string, userId: string): Promise<SignedReceipt> {
    const { erasures, dropEntries, clock } = this.#deps;
    const memories = await erasures.eraseMemories(tenant, userId);
    const seen: string[] = [];
    let [sessions, turns] = [0, 0];
    for (let page = await erasures.sessions(tenant, userId); page.length > 0; ) {
      for (const { sessionId, isLive } of page) {
        turns += await erasures.eraseSession(tenant, userId, sessionId);
        sessions += Number(isLive);
      }
      const ids = page.map(({ sessionId }) => sessionId);
      seen.push(...ids);
      await dropEntries(tenant, ids);
      page = await erasures.sessions(tenant, userId);
    }
    const { facts = 0, ...rest } = await erasures.eraseByUser(tenant, userId);
    const afterwards = await erasures.eraseUser(tenant, userId);
    // What a build that was under way has put back meanwhile would not be served, but it need not lie about either.
    for (let from = 0; from < seen.length; from += 500) await dropEntries(tenant, seen.slice(from, from + 500));
    const receipt = {
      user_id: userId,
      erased_at: clock.now().toISOString(),
      sessions,
      turns,
      facts,
      ...memories,
      ...rest,
      ...afterwards,
    };
    return signReceipt(receipt, await erasures.secret(RECEIPT_SECRET));
  }

  /** Returns the secret that receipts are signed with. */
  secret(): Promise<Uint8Array> {
    return this.#deps.erasures.secret(RECEIPT_SECRET);
  }
}
