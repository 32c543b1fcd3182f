/** A memory is an episode that can be found again by its meaning. */

export const MEMORY_TYPES = ['episodic', 'summary', 'fact', 'user_profile'] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

/** The days that a memory lives, by type, counted from when it was stored or last confirmed; null: it never expires. */
export const TTL_DAYS = {
  episodic: 30,
  summary: 90,
  fact: 180,
  user_profile: null,
} as const satisfies Record<MemoryType, number | null>;

/** One thing said: who said it (a name or a role word; null where nobody did) and the text. */
export type MemoryLine = readonly [speaker: string | null, text: string];
