import { HipocampoError } from '../errors.ts';
import type { SessionStore } from '../stores/session-store.ts';
import type { TurnStore } from '../stores/turn-store.ts';
import type { AgentContextBuilder } from './agent-context-builder.ts';
import type { AgentContext, AgentContextRequest } from './conversation/agent-context.ts';
import { agentContextDict } from './conversation/agent-context-dict.ts';
import type { ConversationBuffer } from './conversation/conversation-buffer.ts';
import { TURNS_BEFORE, withContinuity } from './conversation/flow/turn-continuity.ts';
import type { JsonBytes } from './conversation/json-bytes.ts';
import type { StoredTurn } from './conversation/turn.ts';
import type { TurnRequest } from './conversation/turn-draft.ts';
import type { SessionEntities } from './entities/session-entities.ts';
import type { HistorySearch } from './search/history-search.ts';
import type { PatternReader } from './sessions/pattern-reader.ts';
import type { SessionFilter, SessionOrder, SessionPosition, StoredSession } from './sessions/session.ts';
import type { UserPatterns } from './sessions/user-patterns.ts';
import type { TurnReceipt, TurnSaver } from './turn-saver.ts';

const INVALIDATION_BATCH = 500; // sessions of a user whose entries are dropped with one command

interface Deps {
  readonly saver: TurnSaver;
  readonly contexts: AgentContextBuilder;
  readonly buffer: Pick<ConversationBuffer, 'dropEntries'>;
  readonly turns: TurnStore;
  readonly search: Pick<HistorySearch, 'sessionsThatSay'>;
  readonly entities: Pick<SessionEntities, 'sessionsThatMention'>;
  readonly sessions: SessionStore;
  readonly patterns: PatternReader;
}

/** The way in for everything a conversation needs to be remembered: save its turns, build its contexts, free its cache. */
export class MemoryManager {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Builds what an agent needs before it calls its model. Throws `session_not_found`, `query_over_budget`, `invalid_request`
   * for a budget above the server's, `dependency_unavailable` without PostgreSQL.
   */
  buildAgentContext(tenant: string, asked: AgentContextRequest): Promise<AgentContext> {
    return this.#deps.contexts.build(tenant, asked);
  }

  /** Builds the same as the dict that agents take, in JSON ready to be sent: `JSON.parse` makes the object of it. Throws the same. */
  async buildAgentContextDict(tenant: string, asked: AgentContextRequest): Promise<JsonBytes> {
    return agentContextDict(await this.buildAgentContext(tenant, asked));
  }

  /**
   * Commits a turn. A retry with the same idempotency key and body gets the first answer. Throws `session_not_found`,
   * `idempotency_mismatch`, `version_conflict`, `lock_required`, `session_full`, `invalid_request`, `dependency_unavailable`.
   */
  saveTurn(tenant: string, request: TurnRequest): Promise<TurnReceipt> {
    return this.#deps.saver.save(tenant, request);
  }

  /**
   * Makes the next build of a session read it whole, on every worker; of `onlyUser` alone where one is named. Returns how many
   * entries were dropped.
   */
  async invalidateSessionCache(tenant: string, sessionId: string, onlyUser: string | null): Promise<number> {
    const there = await this.#deps.sessions.beginGeneration(tenant, sessionId, onlyUser);
    // Of a session that is not there yet a build may have left an entry, which its first turn would be appended to.
    const dropped = there || onlyUser === null ? await this.#deps.buffer.dropEntries(tenant, [sessionId]) : 0;
    return there ? dropped : 0;
  }

  /** Does the same for all sessions of a user. */
  async invalidateUserCache(tenant: string, userId: string): Promise<number> {
    let dropped = 0;
    let ids: string[];
    let after = '';
    do {
      ids = await this.#deps.sessions.beginGenerations(tenant, userId, after, INVALIDATION_BATCH);
      dropped += await this.#deps.buffer.dropEntries(tenant, ids);
      after = ids.at(-1) ?? after;
    } while (ids.length === INVALIDATION_BATCH);
    return dropped;
  }

  /** Returns the session; throws `session_not_found`, also for a session of anyone but `onlyUser`. */
  async session(tenant: string, sessionId: string, onlyUser: string | null): Promise<StoredSession> {
    const session = await this.#deps.sessions.find(tenant, sessionId);
    if (session === null || (onlyUser !== null && session.userId !== onlyUser)) {
      throw new HipocampoError('session_not_found', 'there is no such session');
    }
    return session;
  }

  /** Returns sessions of a user that pass a filter, the latest first; `isCut` where there may be more than could be looked for. */
  async sessions(
    tenant: string,
    userId: string,
    filter: SessionFilter,
    order: SessionOrder,
    limit: number,
    after: SessionPosition | null,
  ) {
    const { only, isCut } = await this.#sessionsThat(tenant, userId, filter);
    const selection = { only, active: filter.active };
    const found =
      only?.length === 0 ? [] : await this.#deps.sessions.list(tenant, userId, selection, order, limit, after);
    return { found, isCut };
  }

  /** Returns turns of a session before turn number `before`, newest first. */
  async turns(
    tenant: string,
    { sessionId, firstTurn }: StoredSession,
    before: number,
    limit: number,
  ): Promise<StoredTurn[]> {
    const { turns } = this.#deps;
    const listed = await turns.list(tenant, sessionId, firstTurn, before, limit);
    return withContinuity(listed, (from) => turns.list(tenant, sessionId, firstTurn, from, TURNS_BEFORE));
  }

  /** Returns one turn; throws `turn_not_found`, also for a turn of anyone but `onlyUser`. */
  async turn(tenant: string, turnId: string, onlyUser: string | null): Promise<StoredTurn> {
    const turn = await this.#deps.turns.find(tenant, turnId);
    if (turn === null || (onlyUser !== null && turn.userId !== onlyUser)) {
      throw new HipocampoError('turn_not_found', 'there is no such turn');
    }
    const known = await withContinuity([turn], (before) =>
      this.#deps.turns.list(tenant, turn.sessionId, 1, before, TURNS_BEFORE),
    );
    return known[0] ?? turn;
  }

  /** Returns the habits of a user, of the latest turns and sessions. */
  userPatterns(tenant: string, userId: string, timeZone: string): Promise<UserPatterns> {
    return this.#deps.patterns.of(tenant, userId, timeZone);
  }

  /** Returns the sessions that a filter lets pass; null: all. */
  async #sessionsThat(
    tenant: string,
    userId: string,
    { says, mentions }: SessionFilter,
  ): Promise<{ readonly only: readonly string[] | null; readonly isCut: boolean }> {
    const { search, entities } = this.#deps;
    const [saying, mentioning] = await Promise.all([
      says === null ? null : search.sessionsThatSay(tenant, userId, says),
      mentions === null ? null : entities.sessionsThatMention(tenant, userId, mentions),
    ]);
    const isCut = saying?.isCut === true || mentioning?.isCut === true;
    if (saying === null || mentioning === null)
      return { only: saying?.sessionIds ?? mentioning?.sessionIds ?? null, isCut };
    const both = new Set(mentioning.sessionIds);
    return { only: saying.sessionIds.filter((sessionId) => both.has(sessionId)), isCut };
  }
}
