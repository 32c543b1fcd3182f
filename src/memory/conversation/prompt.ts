/** What a prompt is asked for, and what is told of one. */
import type { RecalledMemory } from '../episodes/memory-block.ts';
import type { NearTurn } from '../episodes/ranked-memories.ts';
import type { CandidateFact } from '../facts/candidate-fact.ts';
import type { RankedFact } from '../facts/fact-selection.ts';
import type { ContextEntry } from './context-entry.ts';
import type { OwnBlock } from './delta/own-blocks.ts';
import type { OwnPrompt } from './delta/own-prompt.ts';
import type { Reported } from './delta/reported.ts';
import type { AdaptiveSettings } from './flow/adaptive-settings.ts';
import type { ChosenWindow } from './flow/window-policy.ts';
import type { JsonBytes, JsonPieces } from './json-bytes.ts';
import type { Sections } from './prompt-sections.ts';
import type { Segment } from './segments/segment.ts';

export interface PromptRequest {
  readonly sessionId: string;
  readonly currentQuery: string;
  readonly systemPrompt: string | null;
  /** The caller's blocks, and what the session's turns reported, by which they stand; none where they are absent. */
  readonly blocks?: readonly OwnBlock[] | undefined;
  readonly reported?: Reported | undefined;
  readonly maxTokens: number;
  readonly language: string;
  readonly messageFormat: 'langchain' | 'openai';
  /** How an adaptive window is chosen; null: the window is shown as it was loaded. */
  readonly adaptive: AdaptivePrompt | null;
  /** Memories by score, the best first. */
  readonly memories: readonly RecalledMemory[];
  readonly telling: MemoryTelling;
  /** Facts by rank, the best first; those that a turn says which the prompt shows are not told again. */
  readonly facts: readonly RankedFact[];
}

/** The numbers of the adaptive profile, and the most turns that the request wants shown whole; null: as many as the policy chooses. */
export interface AdaptivePrompt {
  readonly settings: AdaptiveSettings;
  readonly requested: number | null;
  /** The nearness of the query to the last turns, where the vectors tell it; else words alone do. */
  readonly lately?: readonly NearTurn[];
}

/** The bounds and the manner in which a prompt tells memories. */
export interface MemoryTelling {
  /** The number of memories that may be shown, and the tokens of what they tell; null: what the budget has room for. */
  readonly limit: number | null;
  readonly tokens: number | null;
  /** True when the telling stops where what is left hardly answers. */
  readonly stops: boolean;
  /** True when each line shows the type and score of its memory. */
  readonly debug: boolean;
}

/** A prompt that fits its budget: ready JSON texts and the figures that go with them. */
export interface Prompt {
  readonly entry: ContextEntry;
  /** The window that the adaptive profile chose; null in the standard one. */
  readonly window: ChosenWindow | null;
  /** The segments that stand for what the adaptive window does not show. */
  readonly segments: readonly Segment[];
  /** True when the query goes on to another matter. */
  readonly topicShift: boolean;
  /** How the query goes on from the last turns, 0 to 1; null where that cannot be told. */
  readonly continuity: number | null;
  /** JSON array of messages in the asked format. */
  readonly historyMessages: JsonBytes;
  /** JSON string of the caller's system prompt, enhanced; of what is remembered alone where the request brought none. */
  readonly systemPrompt: JsonPieces;
  /** JSON array of the system message, left out where it would say nothing, the history and the current query. */
  readonly messages: JsonPieces;
  /** The caller's own part of it. */
  readonly own: OwnPrompt;
  /** The messages of the window of which only fragments are shown: documents, in the adaptive profile. */
  readonly fragments: number;
  /** The facts that the prompt shows. */
  readonly facts: readonly CandidateFact[];
  readonly memories: readonly RecalledMemory[];
  readonly sections: Sections;
  readonly estimatedTokens: number;
  readonly tokensRemaining: number;
  /** True when the budget made it leave something out or cut it short. */
  readonly compressed: boolean;
  /** Tokens of the whole context before anything was left out. */
  readonly tokensBefore: number;
  /** True when those were past the threshold, even if nothing could be left out. */
  readonly neededCompression: boolean;
  /** What the budget made it leave out, in the order in which it gives way. */
  readonly leftOut: LeftOut;
}

/** The parts of a context that its budget left out of the prompt. */
export interface LeftOut {
  /** The tokens of the summary that gave way, and true where the places did. */
  readonly summaryTokens: number;
  readonly places: boolean;
  /** The numbers of the turns that a newer one says again, and of those that went by their age. */
  readonly repeatedTurns: readonly number[];
  readonly agedTurns: readonly number[];
}
