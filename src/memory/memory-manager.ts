import { HipocampoError } from '../errors.ts';
import type { Transaction } from '../stores/database.ts';
import type { SessionPosition, SessionStore, StoredSession } from '../stores/session-store.ts';
import type { SavedTurn, StoredTurn, TurnStore } from '../stores/turn-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AgentContext, AgentContextRequest, PlanView } from './conversation/agent-context.ts';
import type { ContextBuilder } from './conversation/context-builder.ts';
import { renderEntry } from './conversation/context-entry.ts';
import {
  type ConversationBuffer,
  DEFAULT_LONG_TERM_TURNS,
  DEFAULT_SHORT_TERM_TURNS,
} from './conversation/conversation-buffer.ts';
import { contextFrom } from './conversation/conversation-context.ts';
import { draftTurn, type TurnRequest } from './conversation/turn-draft.ts';
import type { Recollection, SemanticMemoryStore } from './episodes/semantic-memory-store.ts';
import { directAnswer } from './facts/direct-answer.ts';
import { extractFacts } from './facts/extraction/extract-facts.ts';
import type { FactEvent } from './facts/fact-change.ts';
import type { FactMemory } from './facts/fact-memory.ts';
import { toConfirm } from './facts/fact-question.ts';
import { NO_SELECTION, selectFacts } from './facts/fact-selection.ts';
import { topicsOf } from './facts/fact-topics.ts';
import type { Said } from './facts/said.ts';
import type { PlanContextExtractor } from './plans/plan-context-extractor.ts';
import { formatMissingFieldsPrompt } from './plans/plan-questions.ts';
import { isOpenPlan, isPlanReady, mergePlanState, missingFields, type PlanState } from './plans/plan-state.ts';
import { patternsOf, type UserPatterns } from './sessions/user-patterns.ts';

/** Once is enough, but a session that other writers hold at the same instant may answer differently when asked why. */
const SAVE_ATTEMPTS = 3;
const INVALIDATION_BATCH = 500; // sessions of a user whose entries are freed with one command

const NOTHING_RECALLED: Recollection = { items: [], mode: 'lexical', degraded: [] };

interface Deps {
  readonly buffer: ConversationBuffer;
  readonly builder: ContextBuilder;
  readonly plans: PlanContextExtractor;
  readonly memories: SemanticMemoryStore;
  readonly facts: Pick<FactMemory, 'learn' | 'count' | 'eventsOfTurn'>;
  readonly recallDeadlineMs: number;
  /** Where the memories are embedded in this process: there is work to do. */
  readonly onTurnSaved: (() => void) | undefined;
  readonly turns: TurnStore;
  readonly sessions: SessionStore;
  readonly clock: { now(): Date };
  readonly newId: () => string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly maxContextTokens: number;
  readonly sessionLimits: { readonly maxTurns: number; readonly maxBytes: number; readonly reject: boolean };
}

/** What save-turn answers. */
export interface TurnReceipt {
  readonly turn: SavedTurn;
  /** What it taught; of a replayed one, what it taught when it was saved. */
  readonly facts: readonly FactEvent[];
  /** The answer to a request that was already carried out. */
  readonly replayed: boolean;
  readonly cacheInvalidated: boolean;
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** What a turn taught could not be written: the turn is saved without. */
class FactsNotLearnt extends Error {
  constructor(cause: unknown) {
    super('the facts of a turn were not learnt', { cause });
    this.name = 'FactsNotLearnt';
  }
}

/** The way in for everything a conversation needs to be remembered: save its turns, build its contexts, free its cache. */
export class MemoryManager {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * What an agent needs before it calls its model. Throws `session_not_found`, `query_over_budget`, `invalid_request` for a
   * budget above the server's, `dependency_unavailable` without PostgreSQL.
   */
  async buildAgentContext(tenant: string, request: AgentContextRequest): Promise<AgentContext> {
    const { buffer, builder, clock, logger, metrics, maxContextTokens } = this.#deps;
    const maxTokens = request.max_tokens ?? maxContextTokens;
    if (maxTokens > maxContextTokens) {
      const message = `must be at most ${maxContextTokens}, this server's maximum`;
      throw new HipocampoError('invalid_request', 'max_tokens is above the maximum', {
        faults: [{ pointer: '/max_tokens', message }],
      });
    }

    const span = {
      windowTurns: request.max_short_term_turns ?? DEFAULT_SHORT_TERM_TURNS,
      reachTurns: request.max_long_term_turns ?? DEFAULT_LONG_TERM_TURNS,
    };
    const where = { tenant, userId: request.user_id, sessionId: request.session_id };
    const now = clock.now();
    const query = request.current_query;
    const topics = once(() => topicsOf(query, request.current_language)); // of no use for a user without facts
    const wanted = request.include_facts ? { query, topics, now } : null;
    const [loaded, recalled, userPatterns] = await Promise.all([
      buffer.loadContext({ ...where, ...span, language: request.current_language, facts: wanted }),
      request.include_memories ? this.#recall(tenant, request, span.windowTurns) : NOTHING_RECALLED,
      request.include_patterns ? this.userPatterns(tenant, request.user_id, request.timezone) : null,
    ]);

    const shown = request.include_history
      ? loaded.entry
      : renderEntry(
          { ...contextFrom(null, request.user_id, span), planState: loaded.entry.head.planState },
          request.current_language,
        );
    const { candidates } = loaded.facts;
    const session = {
      sessionId: request.session_id,
      totalTurns: loaded.entry.head.totalTurns,
      shownTurns: shown.head.turns,
    };
    const facts = candidates.length === 0 ? NO_SELECTION : selectFacts(candidates, topics(), session, now);
    const prompt = builder.buildPrompt(shown, {
      sessionId: request.session_id,
      currentQuery: request.current_query,
      systemPrompt: request.system_prompt ?? null,
      maxTokens,
      language: request.current_language,
      messageFormat: request.message_format,
      memories: recalled.items,
      memoryLimit: request.memory_limit,
      facts: facts.told,
    });

    metrics.contextBuilds.inc();
    metrics.contextTokens.observe(prompt.estimatedTokens);
    if (prompt.neededCompression) {
      const figures = {
        session_id: request.session_id,
        estimated_tokens: prompt.estimatedTokens,
        max_tokens: maxTokens,
      };
      logger.info(figures, 'context_needs_compression');
      if (prompt.compressed) {
        metrics.contextCompressions.inc();
        logger.info(figures, 'context_compressed');
      }
    }
    return {
      request,
      loaded,
      prompt,
      plan: this.#planView(request, builder.extractPlanState(loaded.entry)),
      factsToConfirm: facts.toConfirm.map((fact) => toConfirm(fact, request.current_language)),
      directAnswer: directAnswer(request.current_query, loaded.facts, {
        userId: request.user_id,
        language: request.current_language,
        now,
      }),
      degraded: recalled.degraded,
      userPatterns,
    };
  }

  /**
   * Commits a turn. A retry with the same idempotency key and body gets the first answer. Throws `session_not_found`,
   * `idempotency_mismatch`, `version_conflict`, `session_full`, `invalid_request`, `dependency_unavailable`.
   */
  async saveTurn(tenant: string, request: TurnRequest, idempotencyKey: string | null): Promise<TurnReceipt> {
    const { turns, memories, logger, metrics, maxContextTokens, sessionLimits, newId, clock, onTurnSaved } = this.#deps;
    const draft = await draftTurn(request, {
      tenant,
      idempotencyKey: idempotencyKey ?? request.turn_id?.toLowerCase() ?? null,
      newTurnId: newId,
      limits: sessionLimits.reject ? sessionLimits : null,
      maxContextTokens,
      remember: memories.isEnabled,
      now: clock.now(),
    });

    const said = this.#said(request);
    let learnable = said !== null;
    for (let attempt = 1; attempt <= SAVE_ATTEMPTS; attempt += 1) {
      let facts: readonly FactEvent[] = [];
      const learn = async (tx: Transaction, turn: SavedTurn) => {
        if (learnable && said !== null) facts = await this.#learn(tx, tenant, request, said, turn);
        else await turns.leaveUnread(tx, tenant, request.session_id, turn.turnNumber);
      };
      let saved: SavedTurn | 'taken' | null;
      try {
        saved = await turns.save(draft, said?.length === 0 ? null : learn);
      } catch (error) {
        if (!(error instanceof FactsNotLearnt)) throw error;
        logger.error({ err: error.cause, session_id: request.session_id, attempt }, 'facts_not_learnt');
        learnable = attempt === 1; // the turn is what must not be lost: a session's end reads it again
        continue;
      }
      if (saved !== null && saved !== 'taken') {
        metrics.turnsSaved.inc({ result: 'added' });
        this.#deps.facts.count(facts);
        if (draft.memory !== null) onTurnSaved?.();
        return { turn: saved, facts, replayed: false, cacheInvalidated: await this.#freed(tenant, request.session_id) };
      }
      const first = await this.#firstAnswer(tenant, request, draft.idempotencyKey, draft.requestHash);
      if (first !== null) {
        metrics.turnsSaved.inc({ result: 'replayed' });
        const taught = await this.#deps.facts.eventsOfTurn(tenant, first.turnId);
        const cacheInvalidated = await this.#freed(tenant, request.session_id);
        return { turn: first, facts: taught, replayed: true, cacheInvalidated };
      }
      if (saved === 'taken') throw new HipocampoError('idempotency_mismatch', 'another turn has this turn_id');
      await this.#refuse(tenant, request, draft.textBytes);
    }
    throw new HipocampoError('dependency_unavailable', 'the session is being written too fast', { retryAfter: 1 });
  }

  /** Frees the cache of a session; how many entries went. */
  async invalidateSessionCache(tenant: string, sessionId: string): Promise<number> {
    return (await this.#deps.buffer.invalidateCache(tenant, [sessionId])) ?? 0;
  }

  /** Frees the cache of all sessions of a user; how many entries went. */
  async invalidateUserCache(tenant: string, userId: string): Promise<number> {
    let invalidated = 0;
    let ids: string[];
    let after = '';
    do {
      ids = await this.#deps.sessions.idsOfUser(tenant, userId, after, INVALIDATION_BATCH);
      invalidated += (await this.#deps.buffer.invalidateCache(tenant, ids)) ?? 0;
      after = ids.at(-1) ?? after;
    } while (ids.length === INVALIDATION_BATCH);
    return invalidated;
  }

  /** The session; throws `session_not_found`, also for a session of anyone but `onlyUser`. */
  async session(tenant: string, sessionId: string, onlyUser: string | null): Promise<StoredSession> {
    const session = await this.#deps.sessions.find(tenant, sessionId);
    if (session === null || (onlyUser !== null && session.userId !== onlyUser)) {
      throw new HipocampoError('session_not_found', 'there is no such session');
    }
    return session;
  }

  /** Sessions of a user, the newest first. */
  async sessions(tenant: string, userId: string, limit: number, after: SessionPosition | null) {
    return this.#deps.sessions.list(tenant, userId, limit, after);
  }

  /** Turns of a session before turn number `before`, newest first. */
  async turns(tenant: string, sessionId: string, before: number, limit: number): Promise<StoredTurn[]> {
    return this.#deps.turns.list(tenant, sessionId, before, limit);
  }

  /** One turn; throws `turn_not_found`, also for a turn of anyone but `onlyUser`. */
  async turn(tenant: string, turnId: string, onlyUser: string | null): Promise<StoredTurn> {
    const turn = await this.#deps.turns.find(tenant, turnId);
    if (turn === null || (onlyUser !== null && turn.userId !== onlyUser)) {
      throw new HipocampoError('turn_not_found', 'there is no such turn');
    }
    return turn;
  }

  async userPatterns(tenant: string, userId: string, timeZone: string): Promise<UserPatterns> {
    return patternsOf(await this.#deps.turns.latestOfUser(tenant, userId), timeZone);
  }

  /** Memories for a prompt, with as many more as its window may show already. */
  async #recall(tenant: string, request: AgentContextRequest, windowTurns: number): Promise<Recollection> {
    const { memories, recallDeadlineMs } = this.#deps;
    if (!memories.isEnabled || request.memory_limit === 0) return NOTHING_RECALLED;
    return memories.recall(
      tenant,
      request.user_id,
      {
        query: request.current_query,
        language: request.current_language,
        k: request.memory_limit + windowTurns,
        minScore: request.min_score,
        types: null,
        sessionId: null,
      },
      recallDeadlineMs,
    );
  }

  #planView(request: AgentContextRequest, stored: PlanState): PlanView {
    const language = request.current_language;
    const found = this.#deps.plans.extractFromQuery(request.current_query, {
      language,
      planState: stored,
      referenceTime: this.#deps.clock.now(),
      timeZone: request.timezone,
    });
    const state = Object.keys(found).length === 0 ? stored : mergePlanState(stored, found);
    return {
      state,
      ready: isPlanReady(state),
      missing: missingFields(state),
      prompt: isOpenPlan(state) ? formatMissingFieldsPrompt(state, language) : null,
    };
  }

  /** Null where the rules could not read the turn. */
  #said(request: TurnRequest): readonly Said[] | null {
    const { metrics, logger } = this.#deps;
    const started = performance.now();
    try {
      return extractFacts(request.messages, request.language ?? 'es');
    } catch (error) {
      logger.error({ err: error, session_id: request.session_id }, 'facts_not_read');
      return null;
    } finally {
      metrics.factExtractionSeconds.observe((performance.now() - started) / 1_000);
    }
  }

  /** Throws `FactsNotLearnt` for whatever is wrong with the facts and not with the database. */
  async #learn(
    tx: Transaction,
    tenant: string,
    request: TurnRequest,
    said: readonly Said[],
    { turnId, turnNumber }: SavedTurn,
  ): Promise<readonly FactEvent[]> {
    try {
      const turn = { sessionId: request.session_id, turnNumber, turnId };
      return await this.#deps.facts.learn(tx, tenant, request.user_id, said, turn);
    } catch (error) {
      if (error instanceof HipocampoError) throw error;
      throw new FactsNotLearnt(error);
    }
  }

  async #freed(tenant: string, sessionId: string): Promise<boolean> {
    return (await this.#deps.buffer.invalidateCache(tenant, [sessionId])) !== null;
  }

  /** The turn that this very request already made, if it did. */
  async #firstAnswer(
    tenant: string,
    request: TurnRequest,
    key: string | null,
    hash: Uint8Array | null,
  ): Promise<SavedTurn | null> {
    if (key === null || hash === null) return null;
    const session = await this.#deps.sessions.find(tenant, request.session_id);
    if (session !== null && session.userId !== request.user_id) return null;
    const first = await this.#deps.turns.findByIdempotencyKey(tenant, request.session_id, key);
    if (first === null) return null;
    if (Buffer.compare(first.requestHash, hash) !== 0) {
      throw new HipocampoError('idempotency_mismatch', 'this idempotency key was used with another body');
    }
    return first.turn;
  }

  /** Throws the reason why the session did not take the turn; returns when there is none any more. */
  async #refuse(tenant: string, request: TurnRequest, textBytes: number): Promise<void> {
    const { sessions, sessionLimits } = this.#deps;
    const session = await sessions.find(tenant, request.session_id);
    if (session !== null && session.userId !== request.user_id) {
      throw new HipocampoError('session_not_found', 'this user has no such session');
    }
    const version = session?.version ?? 0;
    if (request.expected_version !== undefined && request.expected_version !== version) {
      throw new HipocampoError(
        'version_conflict',
        `the session is at version ${version}, not ${request.expected_version}`,
      );
    }
    if (!sessionLimits.reject) return;
    const full =
      (session?.turnCount ?? 0) >= sessionLimits.maxTurns ||
      (session?.textBytes ?? 0) + textBytes > sessionLimits.maxBytes;
    if (full) {
      throw new HipocampoError(
        'session_full',
        `the session would exceed ${sessionLimits.maxTurns} turns or ${sessionLimits.maxBytes} bytes of text`,
      );
    }
  }
}
