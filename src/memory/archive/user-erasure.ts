import { DependencyUnavailable } from '../../errors.ts';
import type { ErasureStore } from '../../stores/erasure-store.ts';
import type { ExternalRefs } from '../sessions/external-refs.ts';
import {
  type ErasedCounts,
  type ErasedRefs,
  RECEIPT_SECRET,
  type SignedReceipt,
  signReceipt,
} from './erasure-receipt.ts';

const ATTEMPTS = 20; // while new sessions are begun
const TOLD_REFS = 1_000; // sessions whose references come back: some megabytes at most

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

  /** Erases a user; of one that is not there the receipt counts nothing. Returns as well what its sessions referred to, so that it can be erased where it is. */
  async erase(tenant: string, userId: string): Promise<{ receipt: SignedReceipt; externalRefs: ErasedRefs }> {
    const { erasures, dropEntries, clock } = this.#deps;
    const counts: Record<string, number> = { sessions: 0, turns: 0, facts: 0, memories: 0, vectors: 0 };
    const add = (some: ErasedCounts) => {
      for (const [name, count] of Object.entries(some)) counts[name] = (counts[name] ?? 0) + count;
    };
    const seen: string[] = [];
    const referring: { sessionId: string; externalRefs: ExternalRefs }[] = [];
    for (let attempt = 1; ; attempt += 1) {
      add(await erasures.eraseMemories(tenant, userId));
      add(await erasures.eraseKept(tenant, userId));
      await this.#eraseSessions(tenant, userId, seen, referring, add);
      add(await erasures.eraseByUser(tenant, userId));
      const afterwards = await erasures.eraseUser(tenant, userId);
      if (afterwards !== null) {
        add(afterwards);
        break;
      }
      if (attempt === ATTEMPTS) throw new DependencyUnavailable('the user writes faster than it can be erased');
    }
    // What a build that was under way has put back meanwhile would not be served, but it need not lie about either.
    for (let from = 0; from < seen.length; from += 500) await dropEntries(tenant, seen.slice(from, from + 500));
    const receipt = { user_id: userId, erased_at: clock.now().toISOString(), ...counts };
    return {
      receipt: signReceipt(receipt, await erasures.secret(RECEIPT_SECRET)),
      externalRefs: { sessions: referring.slice(0, TOLD_REFS), hasMore: referring.length > TOLD_REFS },
    };
  }

  async #eraseSessions(
    tenant: string,
    userId: string,
    seen: string[],
    referring: { sessionId: string; externalRefs: ExternalRefs }[],
    add: (some: ErasedCounts) => void,
  ): Promise<void> {
    const { erasures, dropEntries } = this.#deps;
    for (let page = await erasures.sessions(tenant, userId); page.length > 0; ) {
      for (const { sessionId, isLive } of page) {
        const { turns, externalRefs } = await erasures.eraseSession(tenant, userId, sessionId);
        add({ turns, sessions: Number(isLive) });
        if (Object.keys(externalRefs).length > 0 && referring.length <= TOLD_REFS)
          referring.push({ sessionId, externalRefs });
      }
      const ids = page.map(({ sessionId }) => sessionId);
      seen.push(...ids);
      await dropEntries(tenant, ids);
      page = await erasures.sessions(tenant, userId);
    }
  }
}
