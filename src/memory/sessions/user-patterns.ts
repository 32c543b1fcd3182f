/** Habits of a user, counted from the turns themselves and from what they mention: nothing is inferred. */
import type { FrequentName } from '../entities/session-entities.ts';

export interface UserPatterns {
  readonly languages: readonly { readonly language: string; readonly turns: number }[];
  /** The hours of the day in the asked time zone, 0-23. */
  readonly active_hours: readonly { readonly hour: number; readonly turns: number }[];
  /** Those that come up in most sessions first. */
  readonly frequent_commands: readonly FrequentName[];
  readonly frequent_places: readonly { readonly name: string; readonly mentions: number }[];
  /** What the user talks about, as those above. */
  readonly topics: readonly FrequentName[];
}

const MOST_FREQUENT = 5;

interface PatternTurn {
  readonly language: string;
  readonly createdAt: Date;
  readonly places: readonly { readonly name: string }[];
}

/** Counts the patterns of some turns, most frequent first. `timeZone` is an IANA name. */
export function patternsOf(
  turns: readonly PatternTurn[],
  frequent: { readonly commands: readonly FrequentName[]; readonly topics: readonly FrequentName[] },
  timeZone: string,
): UserPatterns {
  const hourOf = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return {
    languages: mostFrequent(turns.map((turn) => turn.language)).map(([language, turns]) => ({ language, turns })),
    active_hours: mostFrequent(turns.map((turn) => Number(hourOf.format(turn.createdAt)))).map(([hour, turns]) => ({
      hour,
      turns,
    })),
    frequent_commands: frequent.commands,
    frequent_places: mostFrequent(turns.flatMap((turn) => turn.places.map((place) => place.name))).map(
      ([name, mentions]) => ({ name, mentions }),
    ),
    topics: frequent.topics,
  };
}

function mostFrequent<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_FREQUENT);
}
