import { type CivilDay, dayOf } from './civil-day.ts';

/** Returns Easter Sunday of a year (the computus of Meeus). */
export function easterOf(year: number): CivilDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - d - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor((year % 100) / 4) - h - (year % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}
