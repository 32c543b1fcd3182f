import { type CivilDay, type LocalClock, partsOf, realDay, weekdayOf } from './civil-day.ts';
import { type DayPart, dayPart } from './clock-time.ts';
import type { DateLocale, ParseDay } from './date-parser.ts';
import { NUMBER_EN, NUMBER_ES, numberOf } from './number-words.ts';
import type { QueryText } from './query-text.ts';

interface FoundDate {
  day: CivilDay;
  /** "Esta noche" and "this evening" name a part of the day too. */
  part?: DayPart;
  /** "Dentro de dos horas" names the minute too. */
  clock?: { hour: number; minute: number };
  /** "Del 3 al 5 de mayo": days of the stay, both ends counted. */
  days?: number;
}

interface DateContext extends LocalClock {
  parseDay: ParseDay;
  /** The locale whose order 5/12 is read in. */
  numericLocale: DateLocale;
  /** A bare "el 15" is a day only where a plan is certain and its date is what is missing. */
  acceptsBareDay: boolean;
}

type DateRule = [pattern: RegExp, read: (match: RegExpExecArray, context: DateContext) => FoundDate | undefined];

const SATURDAY = 6;
const MINUTES_PER_DAY = 1_440;

const WEEKDAYS_ES = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const WEEKDAYS_EN = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEKDAY_ES = `(?:${WEEKDAYS_ES.join('|')})`;
const WEEKDAY_EN = `(?:${WEEKDAYS_EN.join('|')})`;
const MONTH_NAMES_ES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const MONTH_ES =
  '(?:enero|ene|febrero|feb|marzo|abril|abr|mayo|junio|jun|julio|jul|agosto|ago|septiembre|setiembre|sept|sep|octubre|oct|noviembre|nov|diciembre|dic)\\b\\.?';
const MONTH_EN =
  '(?:january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec)\\b\\.?';
const YEAR = '(?:,? (?:de |del )?(?<year>20\\d\\d)\\b)?';

/** Fixed feasts a night out or a trip is often named by. */
const FEASTS: Record<string, [month: number, day: number]> = {
  nochevieja: [12, 31],
  "new year's eve": [12, 31],
  nochebuena: [12, 24],
  'christmas eve': [12, 24],
  'dia de navidad': [12, 25],
  'christmas day': [12, 25],
  'ano nuevo': [1, 1],
  "new year's day": [1, 1],
  'san valentin': [2, 14],
  "valentine's day": [2, 14],
  "valentine's": [2, 14],
  'noche de reyes': [1, 5],
  halloween: [10, 31],
};

/** Dates in the past, which are no date of a plan: they are taken out before another rule can read a day in them. */
const PAST_DATES = new RegExp(
  `\\b(?:ayer|anoche|anteayer|antier|hace ${NUMBER_ES} (?:dias?|semanas?|mes(?:es)?|anos?|horas?)|(?:el|la) (?:semana|mes|ano|finde|fin de semana|${WEEKDAY_ES}) pasad[oa]|yesterday|last (?:night|week|weekend|month|year|${WEEKDAY_EN})|${NUMBER_EN} (?:days?|weeks?|months?|years?|hours?) ago)\\b`,
);

/** Habits, and the minutes of "en 5 minutos te digo", are not dates: "los viernes", "every friday", "24/7". */
const HABITS = new RegExp(
  `\\b(?:(?:los|todos los|cada) ${WEEKDAY_ES}s?|(?:every|each) ${WEEKDAY_EN}|${WEEKDAY_EN}s|24/7|cada (?:manana|noche|tarde)|en (?:\\d{1,2}|un|dos|cinco|diez|quince|veinte) minutos?|in (?:\\d{1,2}|a|two|five|ten|twenty) min(?:ute)?s?|hasta manana|see you tomorrow)\\b`,
);

/** Rules for dates, in order: the longer phrase before the shorter one inside it. */
const RULES: DateRule[] = [
  [
    /(?<!\d)20\d\d-(?:0?[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/,
    ([said], context) => byChrono(said, 'en', context),
  ],
  [
    new RegExp(
      `\\b(?:del |desde el |entre el )?(?<from>\\d{1,2})(?: de (?<fromMonth>${MONTH_ES}))? (?:al|hasta el|y el) (?<to>\\d{1,2}) (?:de )?(?<month>${MONTH_ES})${YEAR}`,
    ),
    ({ groups }, context) => {
      const last = spanishMonthDay(groups?.to, groups?.month, groups?.year, context);
      const first = spanishMonthDay(groups?.from, groups?.fromMonth ?? groups?.month, groups?.year, context);
      return first && withDays(first, last);
    },
  ],
  [
    new RegExp(`\\b(?:del|desde el|entre el) (?<from>${WEEKDAY_ES}) (?:al|hasta el|y el) (?<to>${WEEKDAY_ES})\\b`),
    ({ groups }, context) => weekdaySpan(groups?.from, groups?.to, 'es', context),
  ],
  [
    new RegExp(`\\b(?:from )?(?<from>${WEEKDAY_EN}) (?:to|until|through|till) (?<to>${WEEKDAY_EN})\\b`),
    ({ groups }, context) => weekdaySpan(groups?.from, groups?.to, 'en', context),
  ],
  [
    new RegExp(`\\b(?:dia )?(?<day>${NUMBER_ES}|primero) (?:de )?(?<month>${MONTH_ES})${YEAR}`),
    ({ groups }, context) => spanishMonthDay(groups?.day, groups?.month, groups?.year, context),
  ],
  [
    new RegExp(
      `\\b(?<month>${MONTH_EN}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?! ?(?:people|euros|dollars|pm|am|:))\\b(?:(?:,|) (?<year>20\\d\\d)\\b)?`,
    ),
    ([said], context) => byChrono(said.replace(' the ', ' '), 'en', context),
  ],
  [
    new RegExp(`\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_EN}(?:,? 20\\d\\d\\b)?`),
    ([said], context) => byChrono(said, 'en', context),
  ],
  [
    /(?<![\d/.,-])(?:\d{1,2}\/\d{1,2}(?:\/(?:20)?\d\d)?|\d{1,2}[-.]\d{1,2}[-.](?:20)?\d\d)(?![\d/-])/,
    ([said], context) => byChrono(said, context.numericLocale, context),
  ],
  [
    /\b(?:nochevieja|nochebuena|dia de navidad|ano nuevo|san valentin|noche de reyes|halloween|new year's (?:eve|day)|christmas (?:eve|day)|valentine's(?: day)?)/,
    ([said], { today }) => {
      const feast = FEASTS[said];
      return feast && { day: nextMonthDay(feast[0], feast[1], today) };
    },
  ],
  [/\b(?:pasado manana|(?:the )?day after tomorrow)\b/, (_, { today }) => ({ day: today + 2 })],
  [
    /\b(?:esta|this) (?<part>noche|tarde|manana|morning|afternoon|evening)\b/,
    ({ groups }, { today }) => inPart(today, groups?.part),
  ],
  [/\b(?:tonight|hoy noche)\b/, (_, { today }) => ({ day: today, part: 'noche' })],
  [
    new RegExp(
      `\\b(?:en|dentro de|in|within) (?<count>${NUMBER_ES}|${NUMBER_EN}|half an|media) ?(?<unit>horas?|hours?|h)\\b(?<half> y media)?`,
    ),
    ({ groups }, context) => inAWhile(groups?.count, groups?.half, context),
  ],
  [
    new RegExp(`\\b(?:en|dentro de) (?<count>${NUMBER_ES}) (?<unit>dias?|semanas?|mes(?:es)?)\\b`),
    ({ groups }, context) => byChrono(`en ${numberOf(groups?.count ?? '')} ${groups?.unit}`, 'es', context),
  ],
  [
    new RegExp(
      `\\bin (?<count>${NUMBER_EN}|a couple of|couple of) (?<unit>days?|weeks?|months?)(?:'? time)?\\b|\\b(?<later>${NUMBER_EN}) (?<laterUnit>days?|weeks?|months?) from (?:now|today)\\b`,
    ),
    ({ groups }, context) => {
      const count = numberOf(groups?.count ?? groups?.later ?? '') ?? 2;
      return byChrono(`in ${count} ${groups?.unit ?? groups?.laterUnit}`, 'en', context);
    },
  ],
  [
    new RegExp(
      `\\b(?<day>${WEEKDAY_ES}) de la (?:semana (?:que viene|proxima)|proxima semana)\\b|\\b(?:la semana que viene|la proxima semana),? el (?<dayAfter>${WEEKDAY_ES})\\b`,
    ),
    ({ groups }, { today }) => ({
      day: mondayAfter(today) + fromMonday(WEEKDAYS_ES.indexOf(groups?.day ?? groups?.dayAfter ?? '')),
    }),
  ],
  [
    new RegExp(`\\b(?<day>${WEEKDAY_EN})(?: of)? next week\\b|\\bnext week,? (?:on )?(?<dayAfter>${WEEKDAY_EN})\\b`),
    ({ groups }, { today }) => ({
      day: mondayAfter(today) + fromMonday(WEEKDAYS_EN.indexOf(groups?.day ?? groups?.dayAfter ?? '')),
    }),
  ],
  [
    /\b(?:(?:el |la )?(?:semana que viene|semana proxima|proxima semana)|(?:the )?(?:next|coming) week)\b(?!end)/,
    (_, { today }) => ({ day: mondayAfter(today) }),
  ],
  [
    /\b(?:el )?(?:(?<next>proximo) (?:fin de semana|finde)|(?:fin de semana|finde) (?:que viene|proximo))\b/,
    (_, { today }) => ({ day: weekdayOf(today) % SATURDAY === 0 ? saturdayFrom(today + 2) : saturdayFrom(today) }),
  ],
  [/\bnext weekend\b/, (_, { today }) => ({ day: saturdayFrom(mondayAfter(today)) })],
  [
    /\b(?:(?:este|el) (?:fin de semana|finde)|(?:this|the|this coming|coming|at the|on the|over the) weekend)\b(?! (?:trip|getaway|break))/,
    (_, { today }) => ({ day: weekdayOf(today) === 0 ? today : saturdayFrom(today) }),
  ],
  [
    new RegExp(`\\b(?<next>proximo )?(?<day>${WEEKDAY_ES})\\b(?<coming> (?:que viene|proximo))?`),
    ({ groups }, context) => comingWeekday(`${groups?.day}`, 'es', Boolean(groups?.next ?? groups?.coming), context),
  ],
  [
    new RegExp(`\\b(?<next>next )?(?<day>${WEEKDAY_EN})\\b`),
    ({ groups }, context) => comingWeekday(`${groups?.next ?? ''}${groups?.day}`, 'en', Boolean(groups?.next), context),
  ],
  [/\b(?:on|this|next) (?<day>mon|tues?|wed|thurs?|fri|sat|sun)\b/, ([said], context) => byChrono(said, 'en', context)],
  [/\b(?:hoy|today)\b/, (_, { today }) => ({ day: today })],
  [/(?<!\b(?:la|de|cada|esta) )\bmanana\b|\b(?:tomorrow|tmrw)\b/, (_, { today }) => ({ day: today + 1 })],
  [
    /\b(?:(?:para |el |desde )?(?:el )?dia (?<day>\d{1,2})|para el (?<forDay>\d{1,2})|(?:on )?the (?<ordinal>\d{1,2})(?:st|nd|rd|th))\b(?! ?[:%€$/])/,
    ({ groups }, { today }) => dayOfThisOrNextMonth(groups?.day ?? groups?.forDay ?? groups?.ordinal, today),
  ],
  [
    /(?<=^|\| ?|[a-z] )el (?<day>\d{1,2})\b(?! ?(?:[:%€$/]|de |en la lista))/,
    ({ groups }, { today, acceptsBareDay }) => (acceptsBareDay ? dayOfThisOrNextMonth(groups?.day, today) : undefined),
  ],
];

/** A cheap look before twenty rules are tried. */
const ANY_DATE_WORD =
  /\d|\b(?:hoy|manana|esta|semana|finde|proxim[oa]|dentro|en un|en una|lunes|martes|miercoles|jueves|viernes|sabado|domingo|noche\w+|navidad|ano|valentin|halloween|primero|today|tomorrow|tmrw|tonight|this|next|weekend|week|day|days|month|months|mon|tues?|wed|thurs?|fri|sat|sun|\w+day|christmas|new|valentine's|in|within|from|ayer|anoche|hace|pasad[oa]|yesterday|last|ago|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|septiembre|octubre|noviembre|diciembre|dias|mes|meses|horas)\b/;

/** Takes the first date out of the text; past dates and habits are taken out too, but not returned. */
export function takeDate(text: QueryText, context: DateContext): FoundDate | undefined {
  if (!ANY_DATE_WORD.test(text.folded)) return undefined;
  for (const aside of [PAST_DATES, HABITS]) text.take(aside);
  for (let refused = 0; refused < MAX_REFUSED; refused += 1) {
    const said = firstDate(text, context);
    if (!said) return undefined;
    const { index, end, found } = said;
    const refusal =
      REFUSED_BEFORE.test(text.folded.slice(Math.max(0, index - 16), index)) ||
      REFUSED_AFTER.test(text.folded.slice(end));
    text.takeOut(index, end);
    if (!refusal) return found;
  }
  return undefined;
}

/** "El viernes no, el sábado"; "not Friday". */
const REFUSED_BEFORE = /\b(?:not|no|ni|no sea)(?: (?:on|el|la|este|esta|the|this))? $/;
const REFUSED_AFTER = /^ no(?: (?:puedo|podemos|puede ser|me va bien))?(?:$|[,.;])/;
const MAX_REFUSED = 3;

function firstDate(
  text: QueryText,
  context: DateContext,
): { index: number; end: number; found: FoundDate } | undefined {
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(text.folded);
    const found = match && read(match, context);
    if (match && found) return { index: match.index, end: match.index + match[0].length, found };
  }
  return undefined;
}

function byChrono(phrase: string, locale: DateLocale, { parseDay, today }: DateContext): FoundDate | undefined {
  const day = parseDay(phrase, locale, today);
  return day === undefined ? undefined : { day };
}

/** chrono wants digits and whole month names: "dos de dic" becomes "2 de diciembre". */
function spanishMonthDay(day = '', month = '', year: string | undefined, context: DateContext): FoundDate | undefined {
  const dayOfMonth = day === 'primero' ? 1 : numberOf(day);
  const name = month.startsWith('set')
    ? 'septiembre'
    : MONTH_NAMES_ES.find((full) => full.startsWith(month.slice(0, 3)));
  return byChrono(`${dayOfMonth} de ${name}${year ? ` de ${year}` : ''}`, 'es', context);
}

function comingWeekday(phrase: string, locale: DateLocale, strictlyLater: boolean, context: DateContext) {
  const found = byChrono(phrase, locale, context);
  // "El próximo viernes", said on a Friday, is not today.
  return found && strictlyLater && found.day === context.today ? { day: found.day + 7 } : found;
}

function weekdaySpan(from: string | undefined, to: string | undefined, locale: DateLocale, context: DateContext) {
  const first = byChrono(from ?? '', locale, context);
  const names = locale === 'es' ? WEEKDAYS_ES : WEEKDAYS_EN;
  if (!first) return undefined;
  const nights = (names.indexOf(to ?? '') - weekdayOf(first.day) + 7) % 7;
  return { day: first.day, days: nights + 1 };
}

function withDays(first: FoundDate, last: FoundDate | undefined): FoundDate {
  const days = last ? last.day - first.day + 1 : 0;
  return days > 1 && days < 100 ? { ...first, days } : first;
}

function inPart(day: CivilDay, word: string | undefined): FoundDate {
  const part = dayPart(word);
  return part ? { day, part } : { day };
}

/** Counted on the wall clock: within a day, a clock change moves it by the hour that people forget as well. */
function inAWhile(count = '', half: string | undefined, { today, minutes }: DateContext): FoundDate | undefined {
  const isHalf = count === 'media' || count === 'half an';
  const amount = isHalf ? 0.5 : numberOf(count);
  if (amount === undefined || amount > 1_000) return undefined;
  const at = minutes + amount * 60 + (half ? 30 : 0);
  const inDay = at % MINUTES_PER_DAY;
  return {
    day: today + Math.floor(at / MINUTES_PER_DAY),
    clock: { hour: Math.floor(inDay / 60), minute: inDay % 60 },
  };
}

function saturdayFrom(day: CivilDay): CivilDay {
  return day + ((SATURDAY - weekdayOf(day) + 7) % 7);
}

/** Returns the start of next week, its Monday in both languages. */
function mondayAfter(day: CivilDay): CivilDay {
  return day + 7 - fromMonday(weekdayOf(day));
}

function fromMonday(weekday: number): number {
  return (weekday + 6) % 7;
}

function nextMonthDay(month: number, dayOfMonth: number, today: CivilDay): CivilDay {
  const { year } = partsOf(today);
  const thisYear = realDay(year, month, dayOfMonth) ?? today;
  return thisYear >= today ? thisYear : (realDay(year + 1, month, dayOfMonth) ?? today);
}

/** "El 31" said in April is 31 May: the next month that has such a day. */
function dayOfThisOrNextMonth(said: string | undefined, today: CivilDay): FoundDate | undefined {
  const dayOfMonth = Number(said);
  if (!(dayOfMonth >= 1 && dayOfMonth <= 31)) return undefined;
  const { year, month } = partsOf(today);
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const index = month - 1 + ahead;
    const day = realDay(year + Math.floor(index / 12), (index % 12) + 1, dayOfMonth);
    if (day !== undefined && day >= today) return { day };
  }
  return undefined;
}
