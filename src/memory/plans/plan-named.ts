/** Whether a text speaks of the open plan: it names it, changes it, or asks for what it lacks. */
import { foldAccents } from '../text/fold-accents.ts';
import type { CalendarContext } from '../understanding/readers/calendar.ts';
import { isOwnDay, SHORTEST_STEM } from './plan-called-off.ts';
import { changesOf } from './plan-changes.ts';
import { readSigns } from './plan-evidence.ts';
import { companyTold, isCompanyChange } from './plan-party.ts';
import type { Reading } from './plan-slots.ts';
import { type PlanState, SLOTS } from './plan-state.ts';

const TURNS = new Set(['change', 'proposal', 'over']);

/** True where a message turns to the open plan by its own words. */
export function speaksOf(reading: Reading, open: PlanState, calendar: CalendarContext): boolean {
  if (namesActivity(reading, open) || turns(reading, open, calendar)) return true;
  return (companyTold(reading).length > 0 && namesPlace(reading, open)) || namesDay(reading, open, calendar);
}

/** True where a text names the plan, or takes something of it back. */
export function namesPlan(reading: Reading, open: PlanState, calendar: CalendarContext): boolean {
  if (namesActivity(reading, open) || namesPlace(reading, open) || namesDay(reading, open, calendar)) return true;
  return isTurned(reading, open, calendar);
}

/** True where a text changes the plan, whatever it calls it. */
export function turns(reading: Reading, open: PlanState, calendar: CalendarContext): boolean {
  return companyTold(reading).some(isCompanyChange) || isTurned(reading, open, calendar);
}

function isTurned(reading: Reading, open: PlanState, calendar: CalendarContext): boolean {
  if (readSigns(reading, true).some(({ name }) => TURNS.has(name))) return true;
  return changesOf(reading, open, calendar).length > 0;
}

/** True where a text has the day of the plan. */
export function namesDay(reading: Reading, open: PlanState, calendar: CalendarContext): boolean {
  const days = reading.language.rules('date').all(reading.text);
  return days.some(({ value }) => isOwnDay(value, open, calendar));
}

/** True where a text has a word of what the plan is for, or of its kind: the "cena" of "cenar". */
export function namesActivity({ text }: Reading, { activity }: PlanState): boolean {
  if (typeof activity !== 'string') return false;
  const stems = new Set(foldAccents(activity.toLowerCase()).split(' ').filter(isTelling).map(stemOf));
  return text.tokens.some(({ plain }) => isTelling(plain) && stems.has(stemOf(plain)));
}

/** True where a text has all words of the place of the plan. */
export function namesPlace({ text, language }: Reading, { location }: PlanState): boolean {
  if (typeof location !== 'string') return false;
  const said = new Set(text.tokens.map(({ plain }) => plain));
  return language.read(location).tokens.every(({ plain }) => said.has(plain));
}

/** Returns the slots that the questions of a text name: "¿para qué día?". */
export function slotsAsked({ text, language }: Reading): string[] {
  const names = language.list('slot names');
  const asked = text.clauses.filter(({ isAsked }) => isAsked);
  return asked.flatMap(({ from, to }) => {
    const named: (string | undefined)[] = [];
    for (let at = from, end = at; at < to; at = end) {
      const entry = names.at(text, at);
      named.push(entry?.value);
      end = Math.max(at + 1, entry?.end ?? 0);
    }
    return SLOTS.filter((slot) => named.includes(slot));
  });
}

/** True where a text names one of these slots: "budget is 600". */
export function namesSlot({ text, language }: Reading, slots: readonly string[]): boolean {
  const names = language.list('slot names');
  return text.tokens.some((_token, at) => slots.includes(names.at(text, at)?.value ?? ''));
}

const isTelling = (word: string) => word.length >= SHORTEST_STEM;
const stemOf = (word: string) => word.slice(0, SHORTEST_STEM);
