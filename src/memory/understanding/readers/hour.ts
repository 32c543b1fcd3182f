import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import { numberReader } from './number.ts';

/** An hour as said: "a las 9" leaves open whether it is 09:00 or 21:00. */
export interface SaidHour {
  readonly hour: number;
  readonly minute: number;
  /** False when only the context can tell morning from evening. */
  readonly isCertain: boolean;
  /** True where it was said as an hour alone can be: "21:30", "21h". */
  readonly isClock: boolean;
}

/** Reads hours: "9", "nueve", "21:30", "9.30 pm", "21h", "20h30". */
export function hourReader(names: Names): Reader {
  const numbers = numberReader(names);
  const marks = names.list('hour marks');
  return {
    first: numbers.first,
    read(text, at) {
      const pair = /^(\d{1,2})[:.]([0-5]\d)$/.exec(text.tokens[at]?.plain ?? '');
      const number = pair ? { value: Number(pair[1]), end: at + 1 } : numbers.read(text, at);
      if (number === undefined || Number(number.value) > 24) return undefined;
      const mark = marks.at(text, number.end);
      const minutes = pair === null && mark ? minutesAt(text, mark.end) : undefined;
      const hour = Number(number.value);
      const value: SaidHour = {
        hour: hour % 24,
        minute: Number(pair?.[2] ?? minutes ?? 0),
        isCertain: hour > 12 || hour === 0 || /^0\d/.test(text.tokens[at]?.plain ?? ''),
        isClock: pair !== null || (mark !== undefined && (hour > 12 || minutes !== undefined)), // "2 horas" is a length
      };
      return { value, end: (mark?.end ?? number.end) + (minutes === undefined ? 0 : 1) };
    },
  };
}

/** "21h30": the minutes stand right behind the mark. */
function minutesAt(text: ReadText, at: number): string | undefined {
  const token = text.tokens[at];
  const isBehind = token !== undefined && token.start === text.tokens[at - 1]?.end;
  return isBehind && /^[0-5]\d$/.test(token.plain) ? token.plain : undefined;
}

export type DayPart = 'mañana' | 'tarde' | 'noche';

/** The part of the day that an activity belongs to. */
export type HourTrait = 'evening' | 'morning' | string;

/** "Las 12 de la noche" is midnight, "las 12 de la mañana" is noon, "la 1 de la noche" is after midnight. */
export function hourInPart(hour: number, part: string): number {
  if (hour > 12) return hour;
  if (part === 'noche') return hour === 12 ? 0 : hour < 5 ? hour : hour + 12;
  if (part === 'madrugada') return hour % 12;
  if (part === 'mañana') return hour;
  return hour === 12 ? 12 : hour + 12;
}

/**
 * Returns `HH:MM`. An uncertain hour is settled by the part of the day that was said, then by the activity: a dinner at 9 is at 21:00, a lunch at
 * 2 is at 14:00, a hike at 6 is at 06:00. With nothing to go by, 1 to 6 is the afternoon (no one books for four in the morning without saying so)
 * and 7 to 12 stays as said.
 */
export function settledHour(said: SaidHour, part: DayPart | undefined, traits: readonly HourTrait[]): string {
  const hour = said.isCertain || said.hour > 12 ? said.hour : likelyHour(said.hour, part, traits);
  return `${String(hour % 24).padStart(2, '0')}:${String(said.minute).padStart(2, '0')}`;
}

const EARLIEST = 5; // o'clock: nobody sets out on a hike before

function likelyHour(hour: number, part: DayPart | undefined, traits: readonly HourTrait[]): number {
  if (part === 'noche') return hourInPart(hour, 'noche');
  if (part === 'tarde') return hourInPart(hour, 'tarde');
  if (part === 'mañana' || hour === 12) return hour;
  if (traits.includes('evening') || isMealOut(hour, traits)) return hour + 12;
  if ((traits.includes('morning') && hour >= EARLIEST) || hour > 6) return hour;
  return hour + 12;
}

const LATEST_DINNER = 9; // o'clock: at ten or eleven a picnic or a coffee is as likely

/** True for a meal of no hour of its own in the evening: whoever eats out at 8 has dinner. */
function isMealOut(hour: number, traits: readonly HourTrait[]): boolean {
  return hour <= LATEST_DINNER && traits.includes('food') && !traits.includes('morning') && !traits.includes('midday');
}
