import type { ActivityTrait } from './activity.ts';
import { numberOf } from './number-words.ts';
import type { QueryText } from './query-text.ts';

export type DayPart = 'mañana' | 'tarde' | 'noche';

/** An hour as said: "a las 9" leaves open whether it is 09:00 or 21:00. */
export interface SaidClock {
  hour: number;
  minute: number;
  /** False when only the context can tell morning from evening. */
  certain: boolean;
}

const HOUR_ES =
  '(?:\\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veintiuna|veintidos)';
const HOUR_EN = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const MERIDIEM = '(?:[ap]\\.? ?m\\b\\.?)';

/** "a las 9 y media de la noche", "para las 21:30h", "las nueve menos cuarto". */
const CLOCK_ES = new RegExp(
  `\\b(?:(?:a|para|sobre|hacia|tipo|desde|de|partir de) las? (?<word>${HOUR_ES})|las (?<digits>\\d{1,2}))(?![a-gi-z/€$%]|h[a-z]|[.,]\\d{3})` +
    '(?:[:.h](?<minutes>[0-5]\\d)\\b| y (?<past>media|cuarto|cinco|diez|veinte|veinticinco|[0-5]?\\d)\\b| menos (?<less>cuarto|cinco|diez|veinte|veinticinco)\\b)?' +
    `(?: ?(?:hs?|hrs|horas)\\b)?(?: en punto)?(?: (?:de|por) la (?<part>manana|tarde|noche|madrugada)\\b| ?(?<meridiem>${MERIDIEM}))?` +
    '(?! (?:personas|noches|dias|amig[oa]s|chic[oa]s|primer[oa]s|opciones|euros|mejores))',
);

/** "at half past eight", "around 7:30 pm", "at nine in the evening". */
const CLOCK_EN = new RegExp(
  `\\b(?:(?:at|around|about|by|from|for) )?(?<half>half past|quarter past|quarter to) (?<halfHour>${HOUR_EN})(?![a-z])(?: in the (?<halfPart>morning|afternoon|evening)| ?(?<halfMeridiem>${MERIDIEM}))?` +
    `|\\b(?:at|around|about|by) (?<hour>${HOUR_EN})(?![a-z/€$£%]|[.,]\\d)(?:[:.](?<minutes>[0-5]\\d)\\b| (?<past>thirty|fifteen|forty-five|forty five)\\b)?(?: ?o'?clock)?(?: in the (?<part>morning|afternoon|evening)\\b| at (?<night>night)\\b| ?(?<meridiem>${MERIDIEM}))?(?! (?:people|persons|guests|days?|nights?|hours?|minutes?|weeks?|euros|dollars|pounds|adults|friends|of us))`,
);

/** "8pm", "8:30 pm", "21:30", "21h", with no preposition to lead them. */
const CLOCK_BARE = new RegExp(
  `(?<![\\d.,:/-])(?:(?<hour>\\d{1,2})(?::(?<minutes>[0-5]\\d))? ?(?<meridiem>${MERIDIEM})|(?<hour24>[01]?\\d|2[0-3])[:](?<minutes24>[0-5]\\d)(?![\\d:])(?: ?hs?\\b)?|(?<late>1[3-9]|2[0-3]) ?hs?\\b)`,
);

const MIDNIGHT_OR_NOON =
  /\b(?:(?:a )?(?<midnight>medianoche)|(?:al |a )?(?:mediodia|medio dia)|(?:at )?(?<midnightEn>midnight)|(?:at )?noon)\b/;

/** A part of the day by itself, or straight behind a date already taken out ("mañana noche", "tomorrow night"). */
const PART_OF_DAY =
  /(?:\b(?:por|en|a|durante) la |\bde |\| ?(?:(?:por|a|en) la )?)(?<es>manana|tarde|noche|madrugada)\b|(?:\b(?:in|during) the |\bat |\| ?(?:in the |at )?)(?<en>morning|afternoon|evening|night)\b/;

const PARTS: Record<string, DayPart> = {
  manana: 'mañana',
  tarde: 'tarde',
  noche: 'noche',
  madrugada: 'noche',
  morning: 'mañana',
  afternoon: 'tarde',
  evening: 'noche',
  night: 'noche',
};

export function dayPart(word: string | undefined): DayPart | undefined {
  return word === undefined ? undefined : PARTS[word];
}

export function takePartOfDay(text: QueryText): DayPart | undefined {
  const groups = text.take(PART_OF_DAY)?.groups;
  return dayPart(groups?.es ?? groups?.en);
}

export function takeClock(text: QueryText): SaidClock | undefined {
  const fixed = text.take(MIDNIGHT_OR_NOON);
  if (fixed) {
    const midnight = fixed.groups?.midnight ?? fixed.groups?.midnightEn;
    return { hour: midnight ? 0 : 12, minute: 0, certain: true };
  }
  for (const pattern of [CLOCK_ES, CLOCK_EN, CLOCK_BARE]) {
    const match = pattern.exec(text.folded);
    const clock = match?.groups && readClock(match.groups);
    if (!match || !clock) continue;
    text.takeOut(match.index, match.index + match[0].length);
    return clock;
  }
  return undefined;
}

const MINUTES: Record<string, number> = {
  media: 30,
  cuarto: 15,
  thirty: 30,
  fifteen: 15,
  'forty-five': 45,
  'forty five': 45,
};
const HALVES: Record<string, number> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 };

function readClock(said: Record<string, string | undefined>): SaidClock | undefined {
  const hourText = said.word ?? said.digits ?? said.halfHour ?? said.hour ?? said.hour24 ?? said.late ?? '';
  let hour = numberOf(hourText);
  if (hour === undefined || hour > 24) return undefined;
  let minute = Number(said.minutes ?? said.minutes24 ?? 0);
  if (said.past) minute = MINUTES[said.past] ?? numberOf(said.past) ?? 0;
  if (said.less) minute = -(MINUTES[said.less] ?? numberOf(said.less) ?? 0);
  if (said.half) minute = HALVES[said.half] ?? 0;

  const meridiem = (said.meridiem ?? said.halfMeridiem)?.charAt(0);
  const part = said.part ?? said.halfPart ?? said.night;
  let certain = hour > 12 || hour === 0 || /^0\d/.test(hourText);
  if (meridiem && hour <= 12) {
    hour = (hour % 12) + (meridiem === 'p' ? 12 : 0);
    certain = true;
  } else if (part && hour <= 12) {
    hour = hourInPart(hour, part);
    certain = true;
  }
  const total = (((hour * 60 + minute) % 1_440) + 1_440) % 1_440;
  return { hour: Math.floor(total / 60), minute: total % 60, certain };
}

/** "Las 12 de la noche" is midnight, "las 12 de la mañana" is noon, "la 1 de la noche" is after midnight. */
function hourInPart(hour: number, part: string): number {
  if (part === 'noche' || part === 'night') return hour === 12 ? 0 : hour < 5 ? hour : hour + 12;
  if (part === 'madrugada') return hour % 12;
  if (part === 'manana' || part === 'morning') return hour;
  return hour === 12 ? 12 : hour + 12;
}

/**
 * Returns `HH:MM`. An uncertain hour is settled by the part of the day that was said, then by the activity: a dinner at 9 is at
 * 21:00, a lunch at 2 is at 14:00, a hike at 6 is at 06:00. With nothing to go by, 1 to 6 is the afternoon (no one books for four
 * in the morning without saying so) and 7 to 12 stays as said.
 */
export function settleClock(said: SaidClock, part: DayPart | undefined, traits: readonly ActivityTrait[]): string {
  const hour = said.certain || said.hour > 12 ? said.hour : likelyHour(said.hour, part, traits);
  return `${String(hour).padStart(2, '0')}:${String(said.minute).padStart(2, '0')}`;
}

function likelyHour(hour: number, part: DayPart | undefined, traits: readonly ActivityTrait[]): number {
  if (part === 'noche') return hourInPart(hour, 'noche');
  if (part === 'tarde') return hourInPart(hour, 'tarde');
  if (part === 'mañana' || hour === 12) return hour;
  if (traits.includes('evening')) return hour >= 5 ? hour + 12 : hour;
  if (traits.includes('morning') || hour > 6) return hour;
  return hour + 12;
}
