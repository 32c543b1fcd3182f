/** The ways in which a language tells a time by its distance from now: one shape for all languages, read by `relative-time.ts`. */

export type TimeUnit = 'day' | 'weekday' | 'weekend' | 'week' | 'month' | 'year';

/** A way of telling a time. */
export interface RelativeTime {
  /** As in `memory/text/phrase`, an alternative a line; `*` stands for the number where `by` is one. */
  readonly phrases: string;
  readonly unit: TimeUnit;
  /** The number of units from now, below 0 in the past; `number`: as many as the phrase says, back; of a weekday: the last (-1) or the next (1). */
  readonly by: number | 'number';
  /** Words before which it means something else: "por la mañana". */
  readonly notAfter?: string;
  /** Texts said on Wednesday 2026-11-11, with the time meant; null where it tells none. */
  readonly examples: Readonly<Record<string, string | null>>;
}

export interface LanguageTimes {
  /** The ways of telling a time but for the day itself: a prompt tells that above its lines. */
  readonly times: readonly RelativeTime[];
  /** The ways of asking about a time that do not tell one: of what was said, "el martes" is the last one. */
  readonly asked: readonly RelativeTime[];
  /** The weekdays from Monday on, and the numbers from one on; an alternative after a slash. */
  readonly weekdays: readonly string[];
  readonly numbers: readonly string[];
}
