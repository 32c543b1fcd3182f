/** The days that a question asks about ("¿qué te conté el martes?"), and those that a line is about. */
import { datesToTerms, termOfDayOfMonth } from '../text/date-terms.ts';
import { askedTimes, resolveTimes } from './relative-time.ts';

const DAY = 86_400_000; // ms
const FADES_IN = 4; // days: the farther a line's day lies from the one asked for, the less it is meant
const LONGEST = 62; // days that may be asked for: a year is no day
const MOST = 6; // spans of a text

/** Days in a row, in UTC: the first moment, and the first one after, in ms. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Returns the days that a query asks about; none where it names no time, or more than two months at once. `language`: BCP-47. */
export function daysAsked(query: string, language: string, now: Date): Days[] {
  if (!MAY_NAME_DAYS.test(query)) return [];
  const relative = askedTimes(query, now, language).flatMap(({ date }) => spanOf(date) ?? []);
  return [...relative, ...datesIn(query, now)].filter(isShort).slice(0, MOST);
}

/** Returns the days that a line is about, besides the one it was said on: those it tells by their distance, and by their date. */
export function daysTold(text: string, language: string, saidOn: Date): Days[] {
  const relative = resolveTimes(text, saidOn, language).flatMap(({ date }) => spanOf(date) ?? []);
  return [...relative, ...datesIn(text, saidOn)].filter(isShort).slice(0, MOST);
}

/** Returns the term of the day where a single one is asked for by its distance: memories have that of the day they were said on. */
export function termsOfDays(days: readonly Days[]): string[] {
  return days.filter(({ from, to }) => to - from === DAY).map(({ from }) => termOfDayOfMonth(new Date(from)));
}

/** Returns how near some days are to those asked for, 0 to 1. */
export function nearnessOfDays(asked: readonly Days[], told: readonly Days[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to } of asked)
    for (const own of told) least = Math.min(least, Math.max(0, from - own.to + DAY, own.from - to + DAY));
  return Math.exp(-least / (FADES_IN * DAY));
}

/** Returns the day of a moment. */
export function dayOfMoment(moment: number): Days {
  const from = Math.floor(moment / DAY) * DAY;
  return { from, to: from + DAY };
}

/** What every way of naming a day has one of: it spares most queries the reading. */
const MAY_NAME_DAYS = new RegExp(
  [
    '\\d|hoy|ayer|antier|anoche|semana|finde|\\bmes\\b|dí?as? |lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre',
    'day\\b|days\\b|night|week|month|january|february|march|april|\\bmay\\b|june|july|august|september|october|november|december',
    'hoje|ontem|manh|noite|tarde|m[eê]s\\b|segunda|ter[cç]a|quarta|quinta|sexta',
    'janeiro|fevereiro|mar[cç]o|maio|junho|julho|setembro|outubro|novembro|dezembro',
  ].join('|'),
  'i',
);

const isShort = ({ from, to }: Days): boolean => to - from <= LONGEST * DAY;

/** Reads a day, a month, a year, or the first and the last day of what differs: `2026-11-02/08`. Null for what is not a date. */
function spanOf(date: string): Days | null {
  const [first = '', rest] = date.split('/');
  const last = rest === undefined ? first : first.slice(0, first.length - rest.length) + rest;
  const from = Date.parse(first.padEnd(10, '-01'));
  const to = endOf(last);
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to };
}

function endOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined) return Number.NaN;
  if (month === undefined) return Date.UTC(year + 1, 0, 1);
  return day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1);
}

/** A day or month as `datesToTerms` writes it. */
const DATE_TERM = /@(\d\d)(?:-(\d\d)| (?!@\d\d-))/g;
const YEAR = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d)/;

/** Returns the dates that a text names; without a year, the last ones before `near` has passed. */
function datesIn(text: string, near: Date): Days[] {
  const terms = datesToTerms(text);
  const year = YEAR.exec(terms)?.[0];
  return [...terms.matchAll(DATE_TERM)].map(([, month, day]): Days => {
    const of = (inYear: number): Days =>
      day === undefined
        ? { from: Date.UTC(inYear, Number(month) - 1, 1), to: Date.UTC(inYear, Number(month), 1) }
        : dayOfMoment(Date.UTC(inYear, Number(month) - 1, Number(day)));
    if (year !== undefined) return of(Number(year));
    const own = of(near.getUTCFullYear());
    return own.from <= near.getTime() ? own : of(near.getUTCFullYear() - 1);
  });
}
