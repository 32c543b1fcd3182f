/**
 * Finds the times that a text tells by their distance from when it was said ("last week"), and the days they were. The phrases
 * stand in `relative-times/`, a table a language.
 */

import { once, onceEach } from '../once.ts';
import {
  endOfPhrase,
  indexOfPhrases,
  type Phrase,
  type PhraseIndex,
  phrasesFrom,
  phrasesOf,
  type Word,
  wordsNeeded,
  wordsOf,
} from '../text/phrase.ts';
import { type SpokenLanguage, spokenLanguage } from '../text/text-analysis.ts';
import { ENGLISH_TIMES } from './relative-times/en.ts';
import { SPANISH_TIMES } from './relative-times/es.ts';
import type { LanguageTimes, RelativeTime } from './relative-times/language-times.ts';
import { PORTUGUESE_TIMES } from './relative-times/pt.ts';

const DAY = 86_400_000; // ms
const MOST = 3; // of a text: more would hide what it says
const FARTHEST = 120; // units back: "hace 3.000 años" needs no date

/** A time that a text tells. */
export interface ResolvedTime {
  /** The words that tell it. */
  readonly said: string;
  /** A day, a month or a year of ISO 8601, or the first and last day with a slash between them. */
  readonly date: string;
}

/** A phrase with the time that it tells. */
interface TimePhrase extends Phrase, Pick<RelativeTime, 'unit' | 'by'> {
  readonly notAfter: ReadonlySet<string>;
}

interface ReadyTimes {
  /** Words of which every text has one that tells a time in this language. */
  readonly needed: ReadonlySet<string>;
  readonly times: PhraseIndex<TimePhrase>;
  /** Those of questions, and all the others. */
  readonly asked: PhraseIndex<TimePhrase>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
}

const READY: Readonly<Record<SpokenLanguage, ReadyTimes>> = onceEach({
  es: () => ready(SPANISH_TIMES),
  en: () => ready(ENGLISH_TIMES),
  pt: () => ready(PORTUGUESE_TIMES),
});

const neededWords = once(() => new Set(Object.values(READY).flatMap(({ needed }) => [...needed])));

function ready({ times, asked, weekdays, numbers }: LanguageTimes): ReadyTimes {
  const numbered = (names: readonly string[], first: number) =>
    new Map(names.flatMap((name, index) => name.split('/').map((one) => [one, index + first] as const)));
  const phrasesOfTime = ({ phrases, unit, by, notAfter = '' }: RelativeTime): TimePhrase[] => {
    const before = new Set(notAfter.split('/').filter((word) => word !== ''));
    return phrasesOf(phrases).map((phrase) => ({ ...phrase, unit, by, notAfter: before }));
  };
  return {
    needed: wordsNeeded([...times, ...asked].flatMap(phrasesOfTime)),
    times: indexOfPhrases(times.flatMap(phrasesOfTime)),
    asked: indexOfPhrases([...times, ...asked].flatMap(phrasesOfTime)),
    weekdays: numbered(weekdays, 0),
    numbers: numbered(numbers, 1),
  };
}

/** Returns the times that a text tells, three at most, each once, in their order. `language`: BCP-47, believed where the text does not tell. */
export function resolveTimes(text: string, saidOn: Date, language: string): ResolvedTime[] {
  return timesIn(text, saidOn, language, 'times');
}

/** Returns the times that a question asks about, as `resolveTimes` does. */
export function askedTimes(query: string, now: Date, language: string): ResolvedTime[] {
  return timesIn(query, now, language, 'asked');
}

function timesIn(text: string, saidOn: Date, language: string, which: 'times' | 'asked'): ResolvedTime[] {
  const words = wordsOf(text);
  const needed = neededWords();
  if (!words.some(({ plain }) => needed.has(plain))) return []; // most texts: they need not be read for their language
  const table = READY[spokenLanguage(text, language)];
  const found = new Map<string, ResolvedTime>();
  for (let from = 0; from < words.length && found.size < MOST; ) {
    const time = longestAt(table, table[which], words, from, saidOn);
    if (time !== null) found.set(time.date, found.get(time.date) ?? time);
    from = time === null ? from + 1 : time.end;
  }
  return [...found.values()].map(({ said, date }) => ({ said, date }));
}

function longestAt(
  table: ReadyTimes,
  times: PhraseIndex<TimePhrase>,
  words: readonly Word[],
  from: number,
  saidOn: Date,
) {
  let longest: (ResolvedTime & { readonly end: number }) | null = null;
  for (const phrase of phrasesFrom(times, words, from)) {
    const { unit, by, notAfter } = phrase;
    const end = endOfPhrase(phrase, words, from);
    if (end <= (longest?.end ?? from) || notAfter.has(words[from - 1]?.plain ?? '')) continue;
    const said = words.slice(from, end);
    const distance = by === 'number' ? -numberIn(said, table.numbers) : by;
    if (!(Math.abs(distance) <= FARTHEST)) continue;
    const weekday = said.map(({ plain }) => table.weekdays.get(plain)).find((day) => day !== undefined);
    const date = dateOf(unit, distance, weekday ?? 0, saidOn);
    longest = { said: said.map(({ written }) => written).join(' '), date, end };
  }
  return longest;
}

/** Returns the number that stands among the words; NaN where none does. */
function numberIn(words: readonly Word[], numbers: ReadonlyMap<string, number>): number {
  for (const { plain } of words) {
    const number = numbers.get(plain) ?? (/^\d{1,3}$/.test(plain) ? Number(plain) : undefined);
    if (number !== undefined) return number;
  }
  return Number.NaN;
}

function dateOf(unit: RelativeTime['unit'], distance: number, weekday: number, saidOn: Date): string {
  const today = Date.UTC(saidOn.getUTCFullYear(), saidOn.getUTCMonth(), saidOn.getUTCDate());
  const monday = today - ((saidOn.getUTCDay() + 6) % 7) * DAY;
  switch (unit) {
    case 'day':
      return isoDay(today + distance * DAY);
    case 'weekday': {
      const ahead = (weekday - ((saidOn.getUTCDay() + 6) % 7) + 7) % 7;
      if (distance > 0) return isoDay(today + (ahead === 0 ? 7 : ahead) * DAY);
      return isoDay(today + (ahead - 7) * DAY);
    }
    case 'weekend':
      return span(monday + (7 * distance + 5) * DAY, monday + (7 * distance + 6) * DAY);
    case 'week':
      return span(monday + 7 * distance * DAY, monday + (7 * distance + 6) * DAY);
    case 'month':
      return new Date(Date.UTC(saidOn.getUTCFullYear(), saidOn.getUTCMonth() + distance, 1)).toISOString().slice(0, 7);
    case 'year':
      return String(saidOn.getUTCFullYear() + distance);
  }
}

/** Returns the first and the last day, of the last what differs: `2026-11-02/08`. */
function span(first: number, last: number): string {
  const [one, other] = [isoDay(first), isoDay(last)];
  const same = [8, 5, 0].find((length) => one.slice(0, length) === other.slice(0, length)) ?? 0;
  return `${one}/${other.slice(same)}`;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
