/** What a message seeks: whether it stands for a plan by itself, or only goes back to the one that is open. */
import type { Clause } from '../understanding/read-text.ts';
import type { SaidPlace } from '../understanding/readers/place.ts';
import type { FoundActivity } from './found-activity.ts';
import { isSubject, type PlanSigns } from './plan-evidence.ts';
import type { Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';
import { traitsOf } from './plan-tastes.ts';

/** Flags of clauses that say what is wanted, and no more. */
const WANTED = new Set(['planned', 'command', 'ours']);
const LONGEST_LEAD = 2; // words between a house and the place that it is in
const LONGEST_AIM = 8; // words of a message that says only what is sought
export const LONGEST_AIM_AT_PLACE = 10; // the same with a place

/**
 * "Open house at the observatory", "calçotada en Valls": a few words that begin with what is sought are a plan's first. What no list knows has its
 * place.
 */
export function isBareAim(reading: Reading, found: PlanState, activity: FoundActivity | undefined): boolean {
  const { text, language } = reading;
  if (activity === undefined || language.list('no aims').at(text, activity.from) !== undefined) return false;
  const isAtPlace = found.location !== undefined && found.activity !== undefined;
  if (activity.traits.includes('vague') && !isAtPlace) return false;
  // What leads to it says nothing.
  if (text.tokens.length - activity.from > (isAtPlace ? LONGEST_AIM_AT_PLACE : LONGEST_AIM)) return false;
  if (isSubject(reading, activity)) return false;
  // "Squash??" asks for nothing else.
  const isSaid = ({ from, to, isAsked, flags }: Clause) =>
    (isAsked && !(from === activity.from && to === activity.to)) || [...flags].some((flag) => !WANTED.has(flag));
  if (text.clauses.some(isSaid)) return false;
  return beginsWith(reading, activity, 0);
}

/**
 * With an open plan, "el restaurante 3", "con piscina" and "antes del show" do not change what it is for: a message that begins with something else
 * to do, wishes for it or corrects itself does.
 */
export function isBackReference(
  reading: Reading,
  activity: FoundActivity,
  open: PlanState | undefined,
  signs: PlanSigns,
  place: SaidPlace | undefined,
): boolean {
  const known = open?.activity;
  if (typeof known !== 'string' || signs.has('request')) return false;
  // "Four hours of riding is enough" of a horse riding: its own word, and nothing else.
  if (known !== activity.name && known.includes(activity.name)) return true;
  const { text, language } = reading;
  if (isSameMeal(reading, activity, known)) return true;
  if (activity.traits.includes('service') && !signs.has('change')) return true;
  // "A double room for me and Jo" of a hotel.
  const isStay = activity.traits.includes('travel') && traitsOf(known, reading).includes('travel');
  if (isStay && !['change', 'proposal'].some((sign) => signs.has(sign))) return true;
  if (activity.from > 0 && language.list('definite').at(text, activity.from - 1)?.end === activity.from) return true;
  if (['wish', 'book', 'motion', 'change', 'proposal'].some((sign) => signs.has(sign))) return false;
  // "Shopping em Campinas" of bowling: where it is, until that is known.
  if (
    open?.location === undefined &&
    place?.isName &&
    activity.to <= place.from &&
    place.from - activity.to <= LONGEST_LEAD
  )
    return true;
  return !beginsWith(reading, activity);
}

/** True where nothing but fillers and words that correct stand before what is sought in its clause. */
function beginsWith({ text, language }: Reading, { from: at }: FoundActivity, start?: number): boolean {
  const fillers = ['aim fillers', 'greetings', ...(start === undefined ? [] : ['starters'])].map((name) =>
    language.list(name),
  );
  let from = start ?? text.clauseAt(at)?.from ?? at;
  while (from < at) {
    const filler = fillers.map((list) => list.at(text, from)).find((found) => found !== undefined);
    if (filler === undefined) return false;
    from = filler.end;
  }
  return from === at;
}

/** "Comida nordestina", "un lugar tranquilo": a word for any meal is the one that the plan is for. */
function isSameMeal(reading: Reading, { name, traits }: FoundActivity, known: string): boolean {
  const isAnyMeal = traits.includes('food') && reading.language.list('food nouns').valueOf(name) !== undefined;
  return isAnyMeal && traitsOf(known, reading).includes('food');
}
