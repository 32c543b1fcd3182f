/** The dict of a context, as JSON: the object that build-context answers with. */
import type { RecalledMemory } from '../episodes/memory-block.ts';
import type { CandidateFact } from '../facts/candidate-fact.ts';
import type { DirectAnswer } from '../facts/direct-answer.ts';
import type { AgentContext, AgentContextRequest } from './agent-context.ts';
import type { LoadedContext } from './conversation-buffer.ts';
import type { WindowReason } from './flow/window-policy.ts';
import { type JsonBytes, type JsonText, joinJson } from './json-bytes.ts';
import type { Prompt } from './prompt.ts';
import type { Sections } from './prompt-sections.ts';
import type { RepeatedQuestion } from './repeats/repeated-question.ts';
import type { Segment } from './segments/segment.ts';

/** Returns the dict of a context, put together from ready texts: nothing of the conversation is parsed or escaped again. */
export function agentContextDict(context: AgentContext): JsonBytes {
  const { request, loaded, prompt, plan, degraded, userPatterns } = context;
  const { turns, texts } = prompt.entry;
  return joinJson([
    `{"user_id":${JSON.stringify(request.userId)},"session_id":${JSON.stringify(request.sessionId)}` +
      `,"current_query":${JSON.stringify(request.currentQuery)},"language":${JSON.stringify(context.language)}` +
      `,"history_messages":`,
    prompt.historyMessages,
    ',"conversation_history":',
    texts.transcript,
    ',"previous_places":',
    texts.places,
    ',"session_summary":',
    texts.summary,
    `,"summaries":${segmentsJson(prompt.segments)},"total_turns":${loaded.entry.head.totalTurns},"version":${loaded.entry.head.version}` +
      `,"estimated_tokens":${prompt.estimatedTokens},"tokens_remaining":${prompt.tokensRemaining}` +
      `,"sections":${sectionsJson(prompt.sections)},"facts":${factsJson(prompt.facts)},"facts_to_confirm":${JSON.stringify(context.factsToConfirm)}` +
      `,"direct_answer":${directAnswerJson(context.directAnswer)},"memories":${memoriesJson(prompt.memories, request.debug)}` +
      `,"plan_state":${JSON.stringify(plan.state)},"plan_ready":${plan.ready}` +
      `,"plan_missing":${JSON.stringify(plan.missing)},"plan_prompt":${JSON.stringify(plan.prompt)}`,
    `,"last_error":${JSON.stringify(prompt.own.lastError)}`,
    ',"system_prompt":',
    ...prompt.systemPrompt,
    ',"messages":',
    ...prompt.messages,
    `,"window":{"turns":${turns.length},"reason":"${windowReason(request, prompt)}"}` +
      `,"topic_shift":${prompt.topicShift},"repeated_query":${repeatedJson(context.repeated)},"compressed":${prompt.compressed},"cache":"${loaded.cache}","recall_mode":"${context.recallMode}","degraded":${JSON.stringify(degraded)}` +
      `,"user_patterns":${JSON.stringify(userPatterns)},"validated_context":${JSON.stringify(request.validatedContext)}` +
      `${request.debug ? `,"debug":${debugJson(loaded, prompt)}` : ''}}`,
  ]);
}

function sectionsJson(sections: Sections): JsonText {
  const { system, blocks, error, tool_results, facts, memories, summaries, places, history, query } = sections;
  return (
    `{"system":${system},"blocks":${blocks},"error":${error},"tool_results":${tool_results},"facts":${facts},"memories":${memories}` +
    `,"summaries":${summaries},"places":${places},"history":${history},"query":${query}}`
  );
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

function repeatedJson(repeated: RepeatedQuestion | null): JsonText {
  if (repeated === null) return 'null';
  const { turnNumber, sessionId, answer, similarity, disclaimer } = repeated;
  return JSON.stringify({ turn_number: turnNumber, session_id: sessionId, answer, similarity, disclaimer });
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

function segmentsJson(segments: readonly Segment[]): JsonText {
  return JSON.stringify(
    segments.map(({ fromTurn, toTurn, topic, discussed, outcome, decisions, openQuestions, sessionId, period }) => ({
      from_turn: fromTurn,
      to_turn: toTurn,
      topic,
      discussed,
      outcome,
      decisions,
      open_questions: openQuestions,
      ...(sessionId !== undefined && { session_id: sessionId }),
      ...(period !== undefined && {
        level: period.level,
        segments: period.segments,
        from_day: period.fromDay,
        to_day: period.toDay,
      }),
    })),
  );
}

function windowReason(request: AgentContextRequest, prompt: Prompt): WindowReason {
  if (prompt.compressed) return 'budget';
  if (prompt.window !== null) return prompt.window.reason;
  return request.windowTurns === null ? 'default' : 'requested';
}

function debugJson({ entry }: LoadedContext, prompt: Prompt): JsonText {
  const { windowTurns, reachTurns, historyTokens, totalMessages } = entry.head;
  return JSON.stringify({
    window_turns: windowTurns,
    reach_turns: reachTurns,
    loaded_turns: entry.turns.length,
    loaded_tokens: historyTokens,
    total_messages: totalMessages,
    needed_compression: prompt.neededCompression,
    tokens_before: prompt.tokensBefore,
    continuity: prompt.continuity,
    left_out: {
      summary_tokens: prompt.leftOut.summaryTokens,
      places: prompt.leftOut.places,
      repeated_turns: prompt.leftOut.repeatedTurns,
      aged_turns: prompt.leftOut.agedTurns,
    },
    blocks_left_out: prompt.own.leftOut,
    fragments: prompt.fragments,
  });
}
