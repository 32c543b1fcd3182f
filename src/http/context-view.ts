/** Contexts as callers ask for them. */
import type { z } from 'zod';
import type { AgentContextRequest } from '../memory/conversation/agent-context.ts';
import type { buildContextBody } from './context-schemas.ts';

/** Returns the request behind the body of build-context. */
export function agentContextRequest(body: z.infer<typeof buildContextBody>): AgentContextRequest {
  return {
    userId: body.user_id,
    sessionId: body.session_id,
    currentQuery: body.current_query,
    language: body.current_language ?? null,
    includeHistory: body.include_history,
    includePatterns: body.include_patterns,
    includeFacts: body.include_facts,
    includeMemories: body.include_memories,
    memoryLimit: body.memory_limit ?? null,
    minScore: body.min_score ?? null,
    memoryTokens: body.memory_tokens ?? null,
    systemPrompt: body.system_prompt ?? null,
    blocks: body.blocks,
    validatedContext: body.validated_context ?? null,
    maxTokens: body.max_tokens ?? null,
    windowTurns: body.max_short_term_turns ?? null,
    reachTurns: body.max_long_term_turns ?? null,
    profile: body.profile ?? null,
    messageFormat: body.message_format,
    timeZone: body.timezone,
    debug: body.debug,
  };
}
