import type { Clause } from '../understanding/read-text.ts';
import type { Match } from '../understanding/rule-set.ts';
import { isMonth } from './open-plan.ts';
import { corrects } from './plan-changes.ts';
import { companyTold, isCompanyChange } from './plan-party.ts';
import { callOf, type Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

/** Flags of clauses whose numbers, days and places are of their own subject. */
const OF_OTHERS = ['apart', 'aside'];

/** Flags of clauses that tell of how things are: with a plan open, that may be how many go. */
const OF_STATE = new Set(['told', 'state', 'planned', 'ours']);
/** Flags of clauses in which somebody may tell another day for the plan, and the calls of the calendar that name one by its number. */
const OF_OFFER = new Set([...OF_STATE, 'voice']);
const OFFERED = new Set(['dayofmonth', 'bareday']);
/** With those of clauses that tell what was: a correction tells what should have been said. */
const OF_MISTAKE = new Set([...OF_STATE, 'past']);

/**
 * Returns those of the clauses beside a plan that are beside the open one as well. "Se han caído 2", "it's off": what has happened to it is of the
 * plan; so is "a gente é 5", and "got that wrong, it was the 13th".
 */
export function besideOpen(
  reading: Reading,
  open: PlanState,
  beside: readonly Clause[],
  changes: readonly Match[],
): readonly Clause[] {
  if (beside.length === 0) return beside;
  const told = companyTold(reading);
  const changed = [...told.filter(isCompanyChange), ...changes];
  const isCorrection = corrects(reading);
  const days = isMonth(open.date) || open.date === undefined ? [] : reading.language.rules('date').all(reading.text);
  const offered = days.filter((match) => OFFERED.has(callOf(match)?.call ?? ''));
  const turns = offered.length === 0 ? [] : reading.language.rules('planTurns').all(reading.text);
  return beside.filter((clause) => {
    const holds = (match: { from: number; to: number }) => match.from < clause.to && match.to > clause.from;
    const isOnly = (flags: ReadonlySet<string>) => [...clause.flags].every((flag) => flags.has(flag));
    // "My husband says they'd prefer the 27th".
    if (isOnly(OF_OFFER) && offered.some(holds) && turns.some(holds)) return false;
    if (changed.some(holds) || (isCorrection && !clause.isAsked && isOnly(OF_MISTAKE))) return false;
    return !(isOnly(OF_STATE) && told.some(holds));
  });
}

/** Returns the clauses that go on with one which is about something else: "¿a qué hora cierra el súper? creo que a las diez". */
export function goingOn({ text, language }: Reading, beside: readonly Clause[]): Clause[] {
  const hedges = language.list('hedges');
  return text.clauses.filter((clause, at) => {
    const before = text.clauses[at - 1];
    if (before === undefined || !beside.includes(before) || hedges.at(text, clause.from) === undefined) return false;
    return OF_OTHERS.some((flag) => before.flags.has(flag));
  });
}
