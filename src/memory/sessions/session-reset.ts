import { createHash } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { EntityStore } from '../../stores/entity-store.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { SessionCutStore } from '../../stores/session-cut-store.ts';
import type { SnapshotStore } from '../../stores/snapshot-store.ts';
import type { ChatMessage } from '../conversation/chat-message.ts';
import { parseStored } from '../conversation/stored-message.ts';
import { TTL_DAYS } from '../episodes/memory.ts';
import { memoryOfTurn } from '../episodes/turn-memory.ts';
import type { SessionEnd } from '../facts/session-end.ts';
import type { ChatModel } from '../llm/chat-model.ts';
import type { LockedSession } from './session-cut.ts';
import type { SessionCuts } from './session-cuts.ts';
import type { ListedSnapshot, Snapshot, SnapshotPosition } from './snapshot.ts';
import { namedBy } from './snapshot-namer.ts';
import { slugOf } from './snapshot-slug.ts';

const SNAPSHOT_MESSAGES = 15;
const NUMBERED = 20; // snapshots of one day and one topic that are told apart by a number; of more, by a part of an id

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly sessions: Pick<SessionCutStore, 'lock'>;
  readonly snapshots: SnapshotStore;
  readonly entities: Pick<EntityStore, 'forget'>;
  readonly sessionEnd: Pick<SessionEnd, 'endIn' | 'enqueued'>;
  readonly cuts: Pick<SessionCuts, 'remove'>;
  /** Called with a session whose contexts are no longer what they were. */
  readonly onReset: (tenant: string, sessionId: string) => Promise<unknown>;
  /** Where snapshots become memories; null where semantic memory is off. */
  readonly memories: Pick<MemoryStore, 'addIn'> | null;
  /** The language model that names snapshots, in so little time as a caller waits for; null: rules alone do. */
  readonly model: ChatModel | null;
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
    const { database, snapshots, entities, sessionEnd, cuts, onReset } = this.#deps;
    const named = await this.#named(tenant, sessionId, onlyUser);
    const snapshot = await database.transaction(tenant, async (tx) => {
      const session = await this.#lock(tx, tenant, sessionId, onlyUser);
      const kept = await this.#keep(tx, tenant, sessionId, session, named);
      await snapshots.reset(tx, tenant, sessionId);
      await sessionEnd.endIn(tx, tenant, sessionId); // what is not read by then will not be shown again
      await entities.forget(tx, tenant, session.userId, sessionId); // last: it may wait for whoever counts them
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

  async #lock(tx: Transaction, tenant: string, sessionId: string, onlyUser: string | null): Promise<LockedSession> {
    const session = await this.#deps.sessions.lock(tx, tenant, sessionId);
    if (session === null || (onlyUser !== null && session.userId !== onlyUser))
      throw new HipocampoError('session_not_found', 'there is no such session');
    return session;
  }

  /** Returns what a model names the session's last messages; null: rules do. It is asked before anything is locked. */
  async #named(tenant: string, sessionId: string, onlyUser: string | null): Promise<string[] | null> {
    const { database, model } = this.#deps;
    if (model === null) return null;
    const { language, said } = await database.transaction(tenant, async (tx) => {
      const session = await this.#lock(tx, tenant, sessionId, onlyUser);
      return { language: session.language, said: (await this.#latest(tx, tenant, sessionId, session)).said };
    });
    return said.length === 0 ? null : namedBy(model, said, language);
  }

  async #latest(tx: Transaction, tenant: string, sessionId: string, { firstTurn }: LockedSession) {
    const turns = await this.#deps.snapshots.latestTurns(tx, tenant, sessionId, firstTurn, SNAPSHOT_MESSAGES);
    return { turns, said: turns.toReversed().flatMap(parseStored).slice(-SNAPSHOT_MESSAGES) };
  }

  async #keep(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    session: LockedSession,
    named: readonly string[] | null,
  ): Promise<Snapshot | null> {
    const { snapshots, clock, newId } = this.#deps;
    const { userId, language, firstTurn, turnCount } = session;
    const { turns, said } = await this.#latest(tx, tenant, sessionId, session);
    const messages = said.map(({ role, content }) => ({ role, content }));
    if (messages.length === 0) return null;
    const topic = slugOf(messages, clock.now(), named);
    for (let namesake = 1; ; namesake += 1) {
      const suffix = namesake <= NUMBERED ? String(namesake) : newId().slice(0, 8);
      const slug = namesake === 1 ? topic : `${topic}-${suffix}`;
      const snapshot = { slug, sessionId, language, messages, toTurn: turnCount };
      const createdAt = await snapshots.add(tx, tenant, userId, snapshot);
      if (createdAt === null) continue;
      const stretch = { from: Math.max(firstTurn, turnCount - turns.length + 1), to: turnCount };
      await this.#remember(tx, tenant, userId, { ...snapshot, createdAt }, said, stretch);
      return { ...snapshot, createdAt };
    }
  }

  /** Has a snapshot found by what was said in it, beside its turns' own memories and longer than those live. */
  async #remember(
    tx: Transaction,
    tenant: string,
    userId: string,
    { slug, sessionId, language, createdAt }: Snapshot,
    said: readonly ChatMessage[],
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<void> {
    const { memories, newId } = this.#deps;
    const memory = memories === null ? null : memoryOfTurn({ messages: said, language, createdAt });
    if (memory === null) return; // nothing in it can be found again
    await memories?.addIn(tx, tenant, userId, {
      ...memory,
      type: 'snapshot',
      language,
      metadata: { session_id: sessionId, from_turn: from, to_turn: to },
      contentHash: createHash('sha256').update(`snapshot\0${slug}`).digest(),
      ttlDays: TTL_DAYS.snapshot,
      newId: newId(),
      distilledFrom: sessionId,
    });
  }
}
