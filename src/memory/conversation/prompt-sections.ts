/** The tokens of a prompt by its parts. */
import type { ContextEntry } from './context-entry.ts';
import type { OwnPrompt } from './delta/own-prompt.ts';

/** Tokens of each part of the prompt; they add up to `estimatedTokens`. */
export interface Sections {
  readonly system: number;
  /** Of the caller's blocks, of the error that a retry is told, of results of tools that are open. */
  readonly blocks: number;
  readonly error: number;
  readonly tool_results: number;
  readonly facts: number;
  readonly memories: number;
  readonly summaries: number;
  readonly places: number;
  readonly history: number;
  readonly query: number;
}

/** The parts of a prompt that no budget changes any more. */
export interface FixedParts {
  readonly system: OwnPrompt;
  readonly queryTokens: number;
  readonly factTokens: number;
}

/** Returns the tokens of each part of a prompt that tells of an entry as it is. */
export function sectionsOf({ head }: ContextEntry, fixed: FixedParts, memoryTokens: number): Sections {
  const { system, queryTokens, factTokens } = fixed;
  const bare = head.summaryTokens + head.placesTokens + memoryTokens + factTokens === 0;
  return {
    system: (bare ? system.tokensAlone : system.tokensBeforeBlocks) - system.blocks - system.error - system.toolResults,
    blocks: system.blocks,
    error: system.error,
    tool_results: system.toolResults,
    facts: factTokens,
    memories: memoryTokens,
    summaries: head.summaryTokens,
    places: head.placesTokens,
    history: head.historyTokens,
    query: queryTokens,
  };
}

/** Returns the tokens of all parts. */
export function total(sections: Sections): number {
  return (
    sections.system +
    sections.blocks +
    sections.error +
    sections.tool_results +
    sections.facts +
    sections.memories +
    sections.summaries +
    sections.places +
    sections.history +
    sections.query
  );
}
