/** The figures of what builds took, summed up. */
export interface Usage {
  readonly builds: number;
  /** The tokens of the prompts. */
  readonly tokens: number;
  /** The tokens of the prompts that would have shown every turn of the session instead. */
  readonly fullHistoryTokens: number;
  /** The tokens of the largest prompt. */
  readonly maxTokens: number;
}

/** The usage of a session that builds of it added to. */
export interface AddedUsage extends Usage {
  readonly userId: string;
  readonly sessionId: string;
}

export const NO_USAGE: Usage = { builds: 0, tokens: 0, fullHistoryTokens: 0, maxTokens: 0 };

/** Returns the usage of two stretches together. */
export function together(one: Usage, other: Usage): Usage {
  return {
    builds: one.builds + other.builds,
    tokens: one.tokens + other.tokens,
    fullHistoryTokens: one.fullHistoryTokens + other.fullHistoryTokens,
    maxTokens: Math.max(one.maxTokens, other.maxTokens),
  };
}

/** Returns the share of the full-history tokens that was saved, 0 to 1; 0 where the prompts took more. */
export function savingOf({ tokens, fullHistoryTokens }: Usage): number {
  return fullHistoryTokens === 0 ? 0 : Math.max(0, 1 - tokens / fullHistoryTokens);
}
