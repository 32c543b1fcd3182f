/** A memory is an episode that can be found again by its meaning. */

export const MEMORY_TYPES = ['episodic', 'summary', 'fact', 'user_profile', 'daily_log', 'snapshot'] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

/**
 * The days that a memory lives, by type, counted from when it was stored or last confirmed; null: it never expires. A line of the journal
 * lives as long as a summary, which it is of what happened, counted from when it left the journal: until then it does not expire. A
 * snapshot was kept on purpose: it is recalled as long as a fact, and stays listed and searchable as long as its session.
 */
export const TTL_DAYS = {
  episodic: 30,
  summary: 90,
  fact: 180,
  user_profile: null,
  daily_log: 90,
  snapshot: 180,
} as const satisfies Record<MemoryType, number | null>;

/** One thing said: who said it (a name or a role word; null where nobody did) and the text. */
export type MemoryLine = readonly [speaker: string | null, text: string];
