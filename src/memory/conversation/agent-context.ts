import type { DirectAnswer } from '../facts/direct-answer.ts';
import type { FactToConfirm } from '../facts/fact-question.ts';
import type { PlanState, RequiredField } from '../plans/plan-state.ts';
import type { UserPatterns } from '../sessions/user-patterns.ts';
import type { LoadedContext } from './conversation-buffer.ts';
import type { OwnBlock } from './delta/own-blocks.ts';
import type { Prompt } from './prompt.ts';
import type { RepeatedQuestion } from './repeats/repeated-question.ts';

/** A request for a context, as an agent makes it before it calls its model. */
export interface AgentContextRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly currentQuery: string;
  /** The BCP-47 tag; null: it is found in the query, else it is that of the session or the user. */
  readonly language: string | null;
  /** True when the context shows the session's turns; false: nothing of them. */
  readonly includeHistory: boolean;
  readonly includePatterns: boolean;
  readonly includeFacts: boolean;
  readonly includeMemories: boolean;
  /** The most memories, and the least score of one; null: the service decides how many are told, and whether any are. */
  readonly memoryLimit: number | null;
  readonly minScore: number | null;
  /** The most tokens of what memories tell; null: their share of the budget. */
  readonly memoryTokens: number | null;
  readonly systemPrompt: string | null;
  /** Parts of the caller's system prompt that stand on a condition. */
  readonly blocks: readonly OwnBlock[];
  readonly validatedContext: Readonly<Record<string, unknown>> | null;
  /** The budget of the prompt; null: the server's maximum. */
  readonly maxTokens: number | null;
  /** The number of turns shown whole, null for the default; `reachTurns` is the number of turns looked back at all. */
  readonly windowTurns: number | null;
  readonly reachTurns: number | null;
  /** How the window is chosen; null: as the server says. */
  readonly profile: 'standard' | 'adaptive' | null;
  readonly messageFormat: 'langchain' | 'openai';
  readonly timeZone: string;
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
  /** The language that the service's own words are chosen by. */
  readonly language: string;
  readonly loaded: LoadedContext;
  readonly prompt: Prompt;
  readonly plan: PlanView;
  /** Facts that are too old to be told and that the query touches. */
  readonly factsToConfirm: readonly FactToConfirm[];
  /** The answer to a query that facts alone answer; null where it asks for more than facts, or for what none tells. */
  readonly directAnswer: DirectAnswer | null;
  /** The same question as it was answered before; null where it was not asked before, or its answer holds only for its moment. */
  readonly repeated: RepeatedQuestion | null;
  /** How memories were recalled; `none`: they were not wanted, or there was no time. */
  readonly recallMode: 'hybrid' | 'lexical' | 'none';
  /** Names of what was left out because a part was away or too slow. */
  readonly degraded: readonly string[];
  /** The user's patterns; null unless they were asked for. */
  readonly userPatterns: UserPatterns | null;
}
