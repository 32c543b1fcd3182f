import type { RecalledMemory } from '../episodes/memory-block.ts';
import type { CandidateFact } from '../facts/candidate-fact.ts';
import type { DirectAnswer } from '../facts/direct-answer.ts';
import type { FactToConfirm } from '../facts/fact-question.ts';
import type { PlanState, RequiredField } from '../plans/plan-state.ts';
import type { UserPatterns } from '../sessions/user-patterns.ts';
import type { Prompt } from './context-builder.ts';
import type { LoadedContext } from './conversation-buffer.ts';
import { type JsonBytes, type JsonText, joinJson } from './json-bytes.ts';

/** What build-context was asked. */
export interface AgentContextRequest {
  readonly user_id: string;
  readonly session_id: string;
  readonly current_query: string;
  readonly current_language: string;
  readonly include_history: boolean;
  readonly include_patterns: boolean;
  readonly include_facts: boolean;
  readonly include_memories: boolean;
  readonly memory_limit: number;
  readonly min_score: number;
  readonly system_prompt?: string | undefined;
  readonly validated_context?: Readonly<Record<string, unknown>> | undefined;
  readonly max_tokens?: number | undefined;
  readonly max_short_term_turns?: number | undefined;
  readonly max_long_term_turns?: number | undefined;
  readonly message_format: 'langchain' | 'openai';
  readonly timezone: string;
  readonly debug: boolean;
}

/** The plan as it stands with what the current query adds. */
export interface PlanView {
  readonly state: PlanState;
  readonly ready: boolean;
  readonly missing: readonly RequiredField[];
  /** A question for what is missing; null where nothing is, or where there is no plan. */
  readonly prompt: string | null;
}

/** Everything an agent needs before it calls its model. */
export interface AgentContext {
  readonly request: AgentContextRequest;
  readonly loaded: LoadedContext;
  readonly prompt: Prompt;
  readonly plan: PlanView;
  /** Facts that are too old to be told and that the query touches. */
  readonly factsToConfirm: readonly FactToConfirm[];
  /** Null where the query asks for more than facts, or for what none tells. */
  readonly directAnswer: DirectAnswer | null;
  /** What was left out because a part was away or too slow. */
  readonly degraded: readonly string[];
  /** Null unless they were asked for. */
  readonly userPatterns: UserPatterns | null;
}

/**
 * The reply of build-context, put together from ready texts: nothing of the conversation is parsed or escaped again.
 * Topic shift and repeated questions have their field and are empty in this version.
 */
export function agentContextJson(context: AgentContext): JsonBytes {
  const { request, loaded, prompt, plan, degraded, userPatterns } = context;
  const { head, texts } = prompt.entry;
  return joinJson([
    `{"user_id":${JSON.stringify(request.user_id)},"session_id":${JSON.stringify(request.session_id)}` +
      `,"current_query":${JSON.stringify(request.current_query)},"language":${JSON.stringify(request.current_language)}` +
      `,"history_messages":`,
    prompt.historyMessages,
    ',"conversation_history":',
    texts.transcript,
    ',"previous_places":',
    texts.places,
    ',"session_summary":',
    texts.summary,
    `,"summaries":[],"total_turns":${loaded.entry.head.totalTurns},"version":${loaded.entry.head.version}` +
      `,"estimated_tokens":${prompt.estimatedTokens},"tokens_remaining":${prompt.tokensRemaining}` +
      `,"sections":${JSON.stringify(prompt.sections)},"facts":${factsJson(prompt.facts)},"facts_to_confirm":${JSON.stringify(context.factsToConfirm)}` +
      `,"direct_answer":${directAnswerJson(context.directAnswer)},"memories":${memoriesJson(prompt.memories, request.debug)}` +
      `,"plan_state":${JSON.stringify(plan.state)},"plan_ready":${plan.ready}` +
      `,"plan_missing":${JSON.stringify(plan.missing)},"plan_prompt":${JSON.stringify(plan.prompt)}`,
    ...(prompt.messages === null || prompt.systemPrompt === null
      ? []
      : [',"system_prompt":', ...prompt.systemPrompt, ',"messages":', ...prompt.messages]),
    `,"window":{"turns":${head.turns},"reason":"${windowReason(request, prompt)}"}` +
      `,"topic_shift":false,"repeated_query":null,"compressed":${prompt.compressed},"cache":"${loaded.cache}","degraded":${JSON.stringify(degraded)}` +
      `,"user_patterns":${JSON.stringify(userPatterns)},"validated_context":${JSON.stringify(request.validated_context ?? null)}` +
      `${request.debug ? `,"debug":${debugJson(loaded, prompt)}` : ''}}`,
  ]);
}

function factsJson(facts: readonly CandidateFact[]): JsonText {
  if (facts.length === 0) return '[]';
  return JSON.stringify(
    facts.map(({ id, domain, key, value, confidence }) => ({ id, domain, key, value, confidence })),
  );
}

function directAnswerJson(given: DirectAnswer | null): JsonText {
  if (given === null) return 'null';
  const { answer, facts, question, key, expiresAt } = given;
  return JSON.stringify({ answer, facts: facts.map(({ id }) => id), question, key, expires_at: expiresAt });
}

function memoriesJson(memories: readonly RecalledMemory[], debug: boolean): JsonText {
  if (memories.length === 0) return '[]';
  return JSON.stringify(
    memories.map(({ id, type, content, score, sessionId, turnNumber, createdAt, explanation }) => ({
      id,
      type,
      content,
      score,
      session_id: sessionId,
      turn_number: turnNumber,
      created_at: createdAt,
      ...(debug && explanation !== undefined && { explanation }),
    })),
  );
}

function windowReason(request: AgentContextRequest, prompt: Prompt): string {
  if (prompt.compressed) return 'budget';
  return request.max_short_term_turns === undefined ? 'default' : 'requested';
}

function debugJson({ entry }: LoadedContext, prompt: Prompt): JsonText {
  const { windowTurns, reachTurns, turns, historyTokens, totalMessages } = entry.head;
  return JSON.stringify({
    window_turns: windowTurns,
    reach_turns: reachTurns,
    loaded_turns: turns,
    loaded_tokens: historyTokens,
    total_messages: totalMessages,
    needed_compression: prompt.neededCompression,
  });
}
