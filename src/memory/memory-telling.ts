import type { AgentContextRequest } from './conversation/agent-context.ts';
import type { MemoryTelling } from './conversation/prompt.ts';
import { asksAnything } from './conversation/repeats/read-question.ts';
import type { Recollection } from './episodes/recollection.ts';
import { spokenLanguage } from './text/text-analysis.ts';

/** A history that takes up to this part of the memories' share is told whole, where the past is wanted at all. */
const SMALL_PART = 0.5;
/** The part of the memories' share that a text which asks for nothing gets in the adaptive profile: what bears on it most, not all that does. */
const UNASKED_PART = 0.25;
const CHARACTERS_A_TOKEN = 4; // of running text, in either language

/** A prompt that memories are told in. `isAnswered`: a fact answers its query. */
interface Asking {
  readonly maxTokens: number;
  /** The share of the budget that memories may fill, 0 to 1, unless the request says how much. */
  readonly memoryShare: number;
  readonly language: string;
  readonly isAdaptive: boolean;
  readonly isAnswered: boolean;
}

/**
 * Tells how much of the memories a prompt shows: what the request says of it holds, the rest is for the service to decide. A past that is
 * small is told whole, but where a fact answers.
 */
export function memoryTelling(
  request: AgentContextRequest,
  { items, isAll, want }: Recollection,
  asking: Asking,
): MemoryTelling {
  const { maxTokens, memoryShare, language, isAdaptive, isAnswered } = asking;
  const { memoryLimit, minScore, memoryTokens, debug } = request;
  const { currentQuery } = request;
  const isUnasked =
    isAdaptive && minScore === null && !asksAnything(currentQuery, spokenLanguage(currentQuery, language));
  const wholeShare = memoryShare * maxTokens * (isUnasked ? UNASKED_PART : 1);
  const share = Math.floor(want * (memoryTokens ?? wholeShare));
  const tokens = memoryTokens === null && memoryLimit !== null && minScore !== null ? null : share;
  const characters = items.reduce((sum, { content }) => sum + content.length, 0);
  const isSmall = !isAnswered && isAll && characters / CHARACTERS_A_TOKEN <= SMALL_PART * share;
  return { limit: memoryLimit, tokens, stops: minScore === null && !isSmall, debug };
}
