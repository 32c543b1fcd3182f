import { createRequire } from 'node:module';
import type { Chrono } from 'chrono-node';
import { type CivilDay, dayOf, partsOf } from './civil-day.ts';

/** The language of a phrase's calendar words; `en-GB` is English with the day before the month. */
export type DateLocale = 'es' | 'en' | 'en-GB';

/** The first day that a date phrase names, counting from `today` and preferring the future; undefined if it names none. */
export type ParseDay = (phrase: string, locale: DateLocale, today: CivilDay) => CivilDay | undefined;

let chronos: Record<DateLocale, Chrono> | undefined;

/**
 * Asks chrono-node for the day of a phrase. It is loaded at the first date, because it costs 8 MB and up to 100 ms, and a worker
 * may never see a plan; with `require`, because extraction is synchronous.
 */
export const parseDayWithChrono: ParseDay = (phrase, locale, today) => {
  chronos ??= loadChronos();
  const { year, month, dayOfMonth } = partsOf(today);
  // Noon on the process's own wall, and no zone: given a zone, chrono 2.10 compares days in the process's zone, and in
  // America/Sao_Paulo takes today's weekday for next week's. Noon exists on every day of every zone.
  const wallNoon = new Date(year, month - 1, dayOfMonth, 12);
  const start = chronos[locale].parse(phrase, wallNoon, { forwardDate: true })[0]?.start;
  const [foundYear, foundMonth, foundDay] = [start?.get('year'), start?.get('month'), start?.get('day')];
  if (foundYear == null || foundMonth == null || foundDay == null) return undefined;
  return dayOf(foundYear, foundMonth, foundDay);
};

function loadChronos(): Record<DateLocale, Chrono> {
  const require = createRequire(import.meta.url);
  const spanish = require('chrono-node/es') as typeof import('chrono-node/es');
  const english = require('chrono-node/en') as typeof import('chrono-node/en');
  return { es: spanish.casual, en: english.casual, 'en-GB': english.GB };
}
