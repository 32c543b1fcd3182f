import { HipocampoError } from '../errors.ts';
import type { SessionStore } from '../stores/session-store.ts';
import type { TurnStore } from '../stores/turn-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AgentContext, AgentContextRequest, PlanView } from './conversation/agent-context.ts';
import { agentContextDict } from './conversation/agent-context-dict.ts';
import type { ContextBuilder, MemoryTelling, Prompt } from './conversation/context-builder.ts';
import { type ContextEntry, renderEntry, unseenMessages } from './conversation/context-entry.ts';
import {
  type ConversationBuffer,
  DEFAULT_LONG_TERM_TURNS,
  DEFAULT_SHORT_TERM_TURNS,
} from './conversation/conversation-buffer.ts';
import { emptyContext, type Span } from './conversation/conversation-context.ts';
import type { AdaptiveSettings } from './conversation/flow/adaptive-settings.ts';
import { planTurnsOf } from './conversation/flow/plan-turns.ts';
import { TURNS_BEFORE, withContinuity } from './conversation/flow/turn-continuity.ts';
import type { JsonBytes } from './conversation/json-bytes.ts';
import { hashOfQuestion } from './conversation/repeats/asked-turn.ts';
import { asksAnything, type Question, readQuestion } from './conversation/repeats/read-question.ts';
import { repeatedQuestion } from './conversation/repeats/repeated-question.ts';
import type { EarlierSegments } from './conversation/segments/earlier-segments.ts';
import type { StoredTurn } from './conversation/turn.ts';
import type { TurnRequest } from './conversation/turn-draft.ts';
import type { SessionEntities } from './entities/session-entities.ts';
import { type Recollection, UNWANTED } from './episodes/recollection.ts';
import type { SemanticMemoryStore } from './episodes/semantic-memory-store.ts';
import { LINES_OF } from './episodes/worthy-memories.ts';
import type { LateEvents } from './events/late-events.ts';
import { directAnswer } from './facts/direct-answer.ts';
import { toConfirm } from './facts/fact-question.ts';
import { type FactSelection, NO_SELECTION, selectFacts } from './facts/fact-selection.ts';
import { topicsOf } from './facts/fact-topics.ts';
import type { FactMentions } from './facts/mentions/fact-mentions.ts';
import { once } from './once.ts';
import { readConversationPlan } from './plans/conversation-plan.ts';
import type { PlanContextExtractor } from './plans/plan-context-extractor.ts';
import { formatMissingFieldsPrompt } from './plans/plan-questions.ts';
import { isOpenPlan, isPlanReady, mergePlanState, missingFields, type PlanState } from './plans/plan-state.ts';
import type { HistorySearch } from './search/history-search.ts';
import type { SessionFilter, SessionOrder, SessionPosition, StoredSession } from './sessions/session.ts';
import type { SessionActivity } from './sessions/session-activity.ts';
import type { SessionUsage } from './sessions/session-usage.ts';
import { patternsOf, type UserPatterns } from './sessions/user-patterns.ts';
import { foundLanguage, surelyFound } from './text/found-language.ts';
import { spokenLanguage } from './text/text-analysis.ts';
import type { TurnReceipt, TurnSaver } from './turn-saver.ts';

const INVALIDATION_BATCH = 500; // sessions of a user whose entries are dropped with one command

/** A history that takes up to this part of the memories' share is told whole, where the past is wanted at all. */
const SMALL_PART = 0.5;
/** The part of the memories' share that a text which asks for nothing gets in the adaptive profile: what bears on it most, not all that does. */
const UNASKED_PART = 0.25;
const CHARACTERS_A_TOKEN = 4; // of running text, in either language

interface Deps {
  readonly saver: TurnSaver;
  readonly buffer: ConversationBuffer;
  readonly builder: ContextBuilder;
  readonly plans: PlanContextExtractor;
  readonly memories: SemanticMemoryStore;
  readonly recallDeadlineMs: number;
  /** The share of a prompt's budget that memories may fill, 0 to 1, unless the request says how much. */
  readonly memoryShare: number;
  /** What holds where a request names no `memory_limit` or `min_score`; null: the service decides. */
  readonly memoryLimit: number | null;
  readonly minScore: number | null;
  readonly lateEvents: Pick<LateEvents, 'add'>;
  readonly turns: TurnStore;
  readonly search: Pick<HistorySearch, 'sessionsThatSay'>;
  readonly entities: Pick<SessionEntities, 'frequent' | 'sessionsThatMention'>;
  readonly sessions: SessionStore;
  readonly clock: { now(): Date };
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly maxContextTokens: number;
  /** The profile of a request that names none, and the numbers of the adaptive one. */
  readonly profile: 'standard' | 'adaptive';
  readonly adaptive: AdaptiveSettings;
  readonly earlier: Pick<EarlierSegments, 'toOpen'>;
  readonly defaultLanguage: string;
  readonly activity: Pick<SessionActivity, 'built'>;
  readonly usage: Pick<SessionUsage, 'built'>;
  readonly mentions: Pick<FactMentions, 'told'>;
}

/** True where the session has messages that the prompt does not show. */
function leavesMessagesOut({ entry: { head, turns } }: Prompt): boolean {
  return unseenMessages({ totalMessages: head.totalMessages, window: turns }) > 0;
}

/** Returns the tokens of the prompt that would show every turn of the session and all of the caller's blocks, and nothing else that is remembered. */
function fullHistoryTokens({ own, sections }: Prompt, { head }: ContextEntry): number {
  return own.tokensOfAll + sections.query + head.totalTokens;
}

/** Returns the facts that the prompt tells because the query touches them, by its words or by its meaning. */
function touchedFacts({ told }: FactSelection, { facts, memories }: Prompt): string[] {
  const touched = told
    .filter(({ fact, relevance }) => relevance > 0 && facts.includes(fact))
    .map(({ fact }) => fact.id);
  return [...touched, ...memories.filter(({ ofFact }) => ofFact).map(({ id }) => id)];
}

/** A query as memories are recalled for it. */
interface Recalled {
  readonly language: string;
  readonly windowTurns: number;
  readonly question: Question | null;
  readonly isAdaptive: boolean;
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
  async buildAgentContext(tenant: string, asked: AgentContextRequest): Promise<AgentContext> {
    const { buffer, builder, clock, metrics, maxContextTokens, defaultLanguage } = this.#deps;
    const request = this.#withDefaults(asked);
    const maxTokens = request.maxTokens ?? maxContextTokens;
    if (maxTokens > maxContextTokens) {
      const message = `must be at most ${maxContextTokens}, this server's maximum`;
      throw new HipocampoError('invalid_request', 'max_tokens is above the maximum', {
        faults: [{ pointer: '/max_tokens', message }],
      });
    }

    const { userId, sessionId, currentQuery } = request;
    const { adaptive } = this.#deps;
    const told = request.language ?? surelyFound(currentQuery);
    const spoken = told ?? foundLanguage(currentQuery) ?? defaultLanguage; // where the query does not tell, its words are read as of either language
    const isAdaptive = (request.profile ?? this.#deps.profile) === 'adaptive';
    const windowTurns = request.windowTurns ?? (isAdaptive ? adaptive.maxWindowTurns : DEFAULT_SHORT_TERM_TURNS);
    const reachTurns = request.reachTurns ?? DEFAULT_LONG_TERM_TURNS;
    const span: Span = isAdaptive ? { windowTurns, reachTurns, profile: 'adaptive' } : { windowTurns, reachTurns };
    const now = clock.now();
    const topics = once(() => topicsOf(currentQuery, spoken)); // of no use for a user without facts
    const wanted = request.includeFacts ? { query: currentQuery, topics, now } : null;
    const question = readQuestion(currentQuery, spoken, { mayName: true });
    const loading = buffer.loadContext({
      tenant,
      userId,
      sessionId,
      windowTurns,
      reachTurns,
      profile: span.profile,
      language: told,
      likelyLanguage: spoken,
      facts: wanted,
      question: question && { hash: hashOfQuestion(question, { tenant, userId }), isOwn: question.isOwn },
    });
    const [loaded, recalled, userPatterns] = await Promise.all([
      loading,
      request.includeMemories
        ? this.#recall(tenant, request, { language: spoken, windowTurns, question, isAdaptive })
        : UNWANTED,
      request.includePatterns ? this.userPatterns(tenant, userId, request.timeZone) : null,
    ]);

    if (loaded.entry.head.totalTurns > 0) this.#deps.activity.built(tenant, sessionId);
    const { language } = loaded;
    let shown = loaded.entry;
    if (!request.includeHistory)
      shown = renderEntry({ ...emptyContext(userId, span), planState: shown.head.planState }, language);
    else if (isAdaptive && shown.head.totalTurns === 0) shown = await this.#withEarlierSegments(tenant, request, shown);
    const { candidates } = loaded.facts;
    const { reported } = loaded.entry.head;
    const session = { sessionId, totalTurns: loaded.entry.head.totalTurns };
    const facts = candidates.length === 0 ? NO_SELECTION : selectFacts(candidates, topics(), session, now);
    const answered = directAnswer(currentQuery, loaded.facts, { userId, language, now }, recalled.items);
    const prompt = builder.buildPrompt(shown, {
      sessionId,
      currentQuery,
      systemPrompt: request.systemPrompt,
      blocks: request.blocks,
      reported: request.includeHistory ? reported : { ...reported, openResults: [] },
      maxTokens,
      language,
      messageFormat: request.messageFormat,
      adaptive: isAdaptive ? { settings: adaptive, requested: request.windowTurns, lately: recalled.lately } : null,
      memories: request.includeFacts ? recalled.items : recalled.items.filter(({ ofFact }) => !ofFact),
      telling: this.#telling(request, recalled, { maxTokens, language, isAdaptive, isAnswered: answered !== null }),
      facts: facts.told,
    });

    metrics.contextBuilds.inc();
    this.#deps.usage.built(tenant, userId, sessionId, prompt.estimatedTokens, fullHistoryTokens(prompt, loaded.entry));
    metrics.contextTokens.of().observe(prompt.estimatedTokens);
    this.#deps.mentions.told({
      tenant,
      userId,
      sessionId,
      at: now,
      afterTurn: loaded.entry.head.totalTurns,
      factIds: touchedFacts(facts, prompt),
    });
    if (prompt.neededCompression) this.#tellCompression(sessionId, prompt, maxTokens);
    if (prompt.entry.turns.length < (prompt.window?.turns ?? windowTurns) && leavesMessagesOut(prompt))
      this.#tellOverBudget(tenant, request, prompt);
    return {
      request,
      language,
      loaded,
      prompt,
      plan: this.#planView(request, language, builder.extractPlanState(loaded.entry), prompt.topicShift, loaded.entry),
      factsToConfirm: facts.toConfirm.map((fact) => toConfirm(fact, language)),
      directAnswer: answered,
      repeated: question && repeatedQuestion(question, [...loaded.answered, ...recalled.answered], language),
      recallMode: recalled.recallMode,
      degraded: recalled.degraded,
      userPatterns,
    };
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
  async userPatterns(tenant: string, userId: string, timeZone: string): Promise<UserPatterns> {
    const [turns, frequent] = await Promise.all([
      this.#deps.turns.latestOfUser(tenant, userId),
      this.#deps.entities.frequent(tenant, userId),
    ]);
    return patternsOf(turns, frequent, timeZone);
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

  /** Returns the entry of a session without turns with the last segments of the user's earlier ones: yesterday's open today's first prompt. */
  async #withEarlierSegments(
    tenant: string,
    { userId, sessionId, timeZone }: AgentContextRequest,
    entry: ContextEntry,
  ): Promise<ContextEntry> {
    const earlier = await this.#deps.earlier.toOpen(tenant, userId, sessionId, timeZone);
    return earlier.length === 0 ? entry : { ...entry, segments: earlier };
  }

  /** Returns the request with what this server's settings say of recall where it says nothing. */
  #withDefaults(request: AgentContextRequest): AgentContextRequest {
    const { memoryLimit, minScore } = this.#deps;
    if (memoryLimit === null && minScore === null) return request;
    return { ...request, memoryLimit: request.memoryLimit ?? memoryLimit, minScore: request.minScore ?? minScore };
  }

  /** Recalls memories for a prompt, with as many more as its window may show already. */
  async #recall(
    tenant: string,
    request: AgentContextRequest,
    { language, windowTurns, question, isAdaptive }: Recalled,
  ): Promise<Recollection> {
    const { memories, recallDeadlineMs } = this.#deps;
    if (!memories.isEnabled || request.memoryLimit === 0 || request.memoryTokens === 0) return UNWANTED;
    return memories.recall(
      tenant,
      request.userId,
      {
        query: request.currentQuery,
        language,
        k: (request.memoryLimit ?? LINES_OF) + windowTurns,
        minScore: request.minScore,
        types: null,
        sessionId: null,
        question: question && { isOwn: question.isOwn },
        goesOnFrom: isAdaptive ? request.sessionId : null,
      },
      recallDeadlineMs,
    );
  }

  /**
   * Tells how much of the memories a prompt shows: what the request says of it holds, the rest is for the service to decide. A past that is
   * small is told whole, but where a fact answers.
   */
  #telling(
    request: AgentContextRequest,
    { items, isAll, want }: Recollection,
    asking: { maxTokens: number; language: string; isAdaptive: boolean; isAnswered: boolean },
  ): MemoryTelling {
    const { maxTokens, language, isAdaptive, isAnswered } = asking;
    const { memoryLimit, minScore, memoryTokens, debug } = request;
    const { currentQuery } = request;
    const isUnasked =
      isAdaptive && minScore === null && !asksAnything(currentQuery, spokenLanguage(currentQuery, language));
    const wholeShare = this.#deps.memoryShare * maxTokens * (isUnasked ? UNASKED_PART : 1);
    const share = Math.floor(want * (memoryTokens ?? wholeShare));
    const tokens = memoryTokens === null && memoryLimit !== null && minScore !== null ? null : share;
    const characters = items.reduce((sum, { content }) => sum + content.length, 0);
    const isSmall = !isAnswered && isAll && characters / CHARACTERS_A_TOKEN <= SMALL_PART * share;
    return { limit: memoryLimit, tokens, stops: minScore === null && !isSmall, debug };
  }

  /** `isShift`: the query goes on to another matter. */
  #planView(
    request: AgentContextRequest,
    language: string,
    stored: PlanState,
    isShift: boolean,
    entry: ContextEntry,
  ): PlanView {
    const { found, isBeside } = readConversationPlan(this.#deps.plans, request.currentQuery, {
      language,
      planState: stored,
      referenceTime: this.#deps.clock.now(),
      timeZone: request.timeZone,
      turns: () => planTurnsOf(entry),
      isShift: () => isShift,
    });
    const state = Object.keys(found).length === 0 ? stored : mergePlanState(stored, found);
    const isAsked = isOpenPlan(state) && !isBeside;
    return {
      state,
      ready: isPlanReady(state),
      missing: missingFields(state),
      prompt: isAsked ? formatMissingFieldsPrompt(state, language) : null,
    };
  }

  /** Tells that a build left turns out, to whoever listens: some of the window that was asked for are not in the prompt. */
  #tellOverBudget(tenant: string, { userId, sessionId }: AgentContextRequest, prompt: Prompt): void {
    this.#deps.metrics.contextsOverBudget.inc();
    const detail = {
      turns_shown: prompt.entry.turns.length,
      estimated_tokens: prompt.estimatedTokens,
      max_tokens: prompt.estimatedTokens + prompt.tokensRemaining,
    };
    this.#deps.lateEvents.add({ tenant, userId, sessionId, type: 'context.over_budget', detail });
  }

  #tellCompression(sessionId: string, prompt: Prompt, maxTokens: number): void {
    const { logger, metrics } = this.#deps;
    const before = { session_id: sessionId, estimated_tokens: prompt.tokensBefore, max_tokens: maxTokens };
    logger.info(before, 'context_needs_compression');
    if (!prompt.compressed) return;
    metrics.contextCompressions.inc();
    logger.info({ ...before, estimated_tokens: prompt.estimatedTokens }, 'context_compressed');
  }
}
