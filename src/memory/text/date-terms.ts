/** Days as terms: "3 de mayo de 2023", "May 3rd, 2023" and "2023-05-03" are all `@05 @05-03 2023`. */

const MONTHS = [
  ['enero', 'january', 'janeiro', 'ene', 'jan'],
  ['febrero', 'february', 'fevereiro', 'feb', 'fev'],
  ['marzo', 'march', 'março'],
  ['abril', 'april', 'abr', 'apr'],
  ['mayo', 'may', 'maio'],
  ['junio', 'june', 'junho'],
  ['julio', 'july', 'julho'],
  ['agosto', 'august', 'ago', 'aug'],
  ['septiembre', 'setiembre', 'september', 'setembro', 'sept', 'sep'],
  ['octubre', 'october', 'outubro', 'oct'],
  ['noviembre', 'november', 'novembro', 'nov'],
  ['diciembre', 'december', 'dezembro', 'dic', 'dec'],
];

const MONTH_NUMBER = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const SHORT_NAMES = new Set([
  'ene',
  'jan',
  'feb',
  'fev',
  'abr',
  'apr',
  'ago',
  'aug',
  'sep',
  'oct',
  'nov',
  'dic',
  'dec',
]);
const NAMES = [...MONTH_NUMBER.keys()].join('|');

/** What a text has that tells a day or a month. Most have none, and are spared the look for each form. */
const MAY_TELL = new RegExp(`\\d-\\d|\\b(?:${NAMES})\\b`, 'i');
const ISO_DAY = /\b(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const DAY_THEN_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|º|°)?(?:\\s+(?:de|of))?\\s+(${NAMES})\\b\\.?`, 'gi');
const MONTH_THEN_DAY = new RegExp(`\\b(${NAMES})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, 'gi');
const MONTH_ALONE = new RegExp(`\\b(${NAMES})\\b`, 'gi');

/** Rewrites the days and months of a text as terms. */
export function datesToTerms(text: string): string {
  if (!MAY_TELL.test(text)) return text;
  return text
    .replace(ISO_DAY, (whole, year: string, month: string, day: string) =>
      isDay(Number(month), Number(day)) ? ` ${year} ${dayTerms(Number(month), Number(day))} ` : whole,
    )
    .replace(DAY_THEN_MONTH, (whole, day: string, month: string) => ofNames(whole, month, day))
    .replace(MONTH_THEN_DAY, (whole, month: string, day: string) => ofNames(whole, month, day))
    .replace(MONTH_ALONE, (name) =>
      isMonthAlone(name) ? ` @${two(MONTH_NUMBER.get(name.toLowerCase()) ?? 0)} ` : name,
    );
}

/** Returns the terms of the day something was said on, in UTC: year, month, day of the month. */
export function termsOfDay(day: Date): string[] {
  const month = day.getUTCMonth() + 1;
  return [String(day.getUTCFullYear()), ...dayTerms(month, day.getUTCDate()).split(' ')];
}

/** Returns the term of a day of the month, in UTC. */
export function termOfDayOfMonth(day: Date): string {
  return `@${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
}

function ofNames(whole: string, month: string, day: string): string {
  const number = MONTH_NUMBER.get(month.toLowerCase());
  return number !== undefined && isDay(number, Number(day)) ? ` ${dayTerms(number, Number(day))} ` : whole;
}

function dayTerms(month: number, day: number): string {
  return `@${two(month)} @${two(month)}-${two(day)}`;
}

/** "may" and "march" are also verbs, and short names are also words: those count beside a number only, or with a capital. */
function isMonthAlone(name: string): boolean {
  const lower = name.toLowerCase();
  if (SHORT_NAMES.has(lower)) return false;
  return (lower !== 'may' && lower !== 'march') || /^\p{Lu}\p{Ll}/u.test(name);
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
