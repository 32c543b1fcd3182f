import { HipocampoError } from '../errors.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AgentContext, AgentContextRequest, PlanView } from './conversation/agent-context.ts';
import type { ContextBuilder } from './conversation/context-builder.ts';
import { type ContextEntry, renderEntry, unseenMessages } from './conversation/context-entry.ts';
import {
  type ConversationBuffer,
  DEFAULT_LONG_TERM_TURNS,
  DEFAULT_SHORT_TERM_TURNS,
} from './conversation/conversation-buffer.ts';
import { emptyContext, type Span } from './conversation/conversation-context.ts';
import type { AdaptiveSettings } from './conversation/flow/adaptive-settings.ts';
import { planTurnsOf } from './conversation/flow/plan-turns.ts';
import type { Prompt } from './conversation/prompt.ts';
import { hashOfQuestion } from './conversation/repeats/asked-turn.ts';
import { type Question, readQuestion } from './conversation/repeats/read-question.ts';
import { repeatedQuestion } from './conversation/repeats/repeated-question.ts';
import type { EarlierSegments } from './conversation/segments/earlier-segments.ts';
import { type Recollection, UNWANTED } from './episodes/recollection.ts';
import type { SemanticMemoryStore } from './episodes/semantic-memory-store.ts';
import { LINES_OF } from './episodes/worthy-memories.ts';
import type { LateEvents } from './events/late-events.ts';
import { directAnswer } from './facts/direct-answer.ts';
import { toConfirm } from './facts/fact-question.ts';
import { type FactSelection, NO_SELECTION, selectFacts } from './facts/fact-selection.ts';
import { topicsOf } from './facts/fact-topics.ts';
import type { FactMentions } from './facts/mentions/fact-mentions.ts';
import { memoryTelling } from './memory-telling.ts';
import { once } from './once.ts';
import { readConversationPlan } from './plans/conversation-plan.ts';
import type { EarlierPlans } from './plans/earlier-plans.ts';
import type { PlanContextExtractor } from './plans/plan-context-extractor.ts';
import { formatMissingFieldsPrompt } from './plans/plan-questions.ts';
import { isOpenPlan, isPlanReady, mergePlanState, missingFields, type PlanState } from './plans/plan-state.ts';
import type { PatternReader } from './sessions/pattern-reader.ts';
import type { SessionActivity } from './sessions/session-activity.ts';
import type { SessionUsage } from './sessions/session-usage.ts';
import { foundLanguage, surelyFound } from './text/found-language.ts';

interface Deps {
  readonly buffer: Pick<ConversationBuffer, 'loadContext'>;
  readonly builder: ContextBuilder;
  readonly plans: PlanContextExtractor;
  readonly earlierPlans: Pick<EarlierPlans, 'goneOnWith'>;
  readonly memories: SemanticMemoryStore;
  readonly recallDeadlineMs: number;
  /** The share of a prompt's budget that memories may fill, 0 to 1, unless the request says how much. */
  readonly memoryShare: number;
  /** What holds where a request names no `memory_limit` or `min_score`; null: the service decides. */
  readonly memoryLimit: number | null;
  readonly minScore: number | null;
  readonly lateEvents: Pick<LateEvents, 'add'>;
  readonly patterns: PatternReader;
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

/** Returns a plan with what a query says of it; what it lacks is asked for unless the query is about something else. */
function planView(known: PlanState, found: PlanState, language: string, isBeside: boolean): PlanView {
  const state = Object.keys(found).length === 0 ? known : mergePlanState(known, found);
  const isAsked = isOpenPlan(state) && !isBeside;
  return {
    state,
    ready: isPlanReady(state),
    missing: missingFields(state),
    prompt: isAsked ? formatMissingFieldsPrompt(state, language) : null,
  };
}

/** A query as memories are recalled for it. */
interface Recalled {
  readonly language: string;
  readonly windowTurns: number;
  readonly question: Question | null;
  readonly isAdaptive: boolean;
}

/** Builder of what an agent needs before it calls its model: what is remembered of a session and its user, within a budget. */
export class AgentContextBuilder {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Builds what an agent needs before it calls its model. Throws `session_not_found`, `query_over_budget`, `invalid_request`
   * for a budget above the server's, `dependency_unavailable` without PostgreSQL.
   */
  async build(tenant: string, asked: AgentContextRequest): Promise<AgentContext> {
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
      request.includePatterns ? this.#deps.patterns.of(tenant, userId, request.timeZone) : null,
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
      telling: memoryTelling(request, recalled, {
        maxTokens,
        memoryShare: this.#deps.memoryShare,
        language,
        isAdaptive,
        isAnswered: answered !== null,
      }),
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
      plan: await this.#planView(tenant, request, language, loaded.entry, prompt.topicShift),
      factsToConfirm: facts.toConfirm.map((fact) => toConfirm(fact, language)),
      directAnswer: answered,
      repeated: question && repeatedQuestion(question, [...loaded.answered, ...recalled.answered], language),
      recallMode: recalled.recallMode,
      degraded: recalled.degraded,
      userPatterns,
    };
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
   * Returns the plan as it stands behind the query: the session's own, or one of an earlier session that the query goes on with.
   * `isShift`: the query goes on to another matter.
   */
  async #planView(
    tenant: string,
    { userId, currentQuery, timeZone }: AgentContextRequest,
    language: string,
    entry: ContextEntry,
    isShift: boolean,
  ): Promise<PlanView> {
    const { plans, builder, clock, earlierPlans } = this.#deps;
    const stored = builder.extractPlanState(entry);
    const options = { language, planState: stored, referenceTime: clock.now(), timeZone };
    const isFirst = entry.head.totalTurns === 0;
    const earlier = isOpenPlan(stored)
      ? null
      : await earlierPlans.goneOnWith(tenant, userId, currentQuery, { ...options, isFirst });
    if (earlier !== null) return planView({ ...stored, ...earlier.plan }, earlier.found, language, false);
    const { found, isBeside } = readConversationPlan(plans, currentQuery, {
      ...options,
      turns: () => planTurnsOf(entry),
      isShift: () => isShift,
    });
    return planView(stored, found, language, isBeside);
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
