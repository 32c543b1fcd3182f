import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { SessionCutStore } from '../../stores/session-cut-store.ts';
import type { SnapshotStore } from '../../stores/snapshot-store.ts';
import { parseStored } from '../conversation/stored-message.ts';
import type { SessionEnd } from '../facts/session-end.ts';
import type { LockedSession } from './session-cut.ts';
import type { SessionCuts } from './session-cuts.ts';
import type { ListedSnapshot, Snapshot, SnapshotMessage, SnapshotPosition } from './snapshot.ts';
import { slugOf } from './snapshot-slug.ts';

const SNAPSHOT_MESSAGES = 15;
const NUMBERED = 20; // snapshots of one day and one topic that are told apart by a number; of more, by a part of an id

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly sessions: Pick<SessionCutStore, 'lock'>;
  readonly snapshots: SnapshotStore;
  readonly sessionEnd: Pick<SessionEnd, 'endIn' | 'enqueued'>;
  readonly cuts: Pick<SessionCuts, 'remove'>;
  /** Called with a session whose contexts are no longer what they were. */
  readonly onReset: (tenant: string, sessionId: string) => Promise<unknown>;
  readonly clock: { now(): Date };
  readonly newId: () => string;
}

/**
 * The reset of a session: its last messages are kept as a snapshot, then it is empty. Its numbers go on, idempotency keys hold, and what its
 * turns became (facts, memories) is the user's and stays.
 */
export class SessionReset {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Resets a session and returns the snapshot; null where it had no messages. Throws `session_not_found`, also for a session of anyone but
   * `onlyUser`.
   */
  async reset(tenant: string, sessionId: string, onlyUser: string | null): Promise<Snapshot | null> {
    const { database, sessions, snapshots, sessionEnd, cuts, onReset } = this.#deps;
    const snapshot = await database.transaction(tenant, async (tx) => {
      const session = await sessions.lock(tx, tenant, sessionId);
      if (session === null || (onlyUser !== null && session.userId !== onlyUser))
        throw new HipocampoError('session_not_found', 'there is no such session');
      const kept = await this.#keep(tx, tenant, sessionId, session);
      await snapshots.reset(tx, tenant, sessionId);
      await sessionEnd.endIn(tx, tenant, sessionId); // what is not read by then will not be shown again
      return kept;
    });
    sessionEnd.enqueued();
    await onReset(tenant, sessionId);
    cuts.remove(tenant, sessionId);
    return snapshot;
  }

  /** Returns a snapshot of a user; throws `snapshot_not_found`. */
  async find(tenant: string, userId: string, slug: string): Promise<Snapshot> {
    const snapshot = await this.#deps.snapshots.find(tenant, userId, slug);
    if (snapshot === null) throw new HipocampoError('snapshot_not_found', 'there is no such snapshot');
    return snapshot;
  }

  /** Returns snapshots of a user, the newest first. */
  async list(
    tenant: string,
    userId: string,
    limit: number,
    after: SnapshotPosition | null,
  ): Promise<(ListedSnapshot & { position: SnapshotPosition })[]> {
    return this.#deps.snapshots.list(tenant, userId, limit, after);
  }

  async #keep(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    { userId, language, firstTurn, turnCount }: LockedSession,
  ): Promise<Snapshot | null> {
    const { snapshots, clock, newId } = this.#deps;
    const turns = await snapshots.latestTurns(tx, tenant, sessionId, firstTurn, SNAPSHOT_MESSAGES);
    const messages = turns.reverse().flatMap(messagesOf).slice(-SNAPSHOT_MESSAGES);
    if (messages.length === 0) return null;
    const topic = slugOf(messages, clock.now());
    for (let namesake = 1; ; namesake += 1) {
      const suffix = namesake <= NUMBERED ? String(namesake) : newId().slice(0, 8);
      const slug = namesake === 1 ? topic : `${topic}-${suffix}`;
      const snapshot = { slug, sessionId, language, messages, toTurn: turnCount };
      const createdAt = await snapshots.add(tx, tenant, userId, snapshot);
      if (createdAt !== null) return { ...snapshot, createdAt };
    }
  }
}

function messagesOf(stored: string): SnapshotMessage[] {
  return parseStored(stored).map(({ role, content }) => ({ role, content }));
}
