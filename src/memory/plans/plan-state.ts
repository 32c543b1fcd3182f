import { foldAccents } from '../text/fold-accents.ts';

export interface PlanBudget {
  amount: number;
  /** The ISO 4217 code; `XXX` ("no currency") when the user named none that can be told, e.g. bare "pesos". */
  currency: string;
  per_person: boolean;
}

/**
 * The known slots of the outing or trip a conversation is planning. Open on purpose: the keys a caller stores of its own in
 * `plan_params` travel through untouched.
 */
export interface PlanState {
  activity?: string;
  location?: string;
  /** The date as an ISO day, `2026-12-15`, in the user's own time zone; `2026-12` where only the month was said. */
  date?: string;
  /** The last day of a range, or the day of departure. */
  date_end?: string;
  /** The time: `21:00`, or one of `mañana`, `tarde`, `noche`. These three are codes, the same in every language. */
  time?: string;
  party_size?: number;
  budget?: PlanBudget;
  /** The duration in ISO 8601, in hours, minutes, days or months (`PT2H30M`, `P3D`); weeks are given in days. */
  duration?: string;
  cuisine?: string;
  preferences?: string[];
  [callerKey: string]: unknown;
}

/** The slots that a query can fill; "start over" empties them. */
export const SLOTS = [
  'activity',
  'location',
  'date',
  'date_end',
  'time',
  'party_size',
  'budget',
  'duration',
  'cuisine',
  'preferences',
] as const;

/** The types of the slots of one value. */
const TYPES: Readonly<Record<string, string>> = {
  activity: 'string',
  location: 'string',
  date: 'string',
  date_end: 'string',
  time: 'string',
  party_size: 'number',
  budget: 'object',
  duration: 'string',
  cuisine: 'string',
};

/** Returns a plan as it is read: a slot of another type says nothing, for a stored plan holds anything its caller wrote. */
export function asRead(state: PlanState): PlanState {
  const isSlot = (slot: string, value: unknown) => !Object.hasOwn(TYPES, slot) || typeof value === TYPES[slot];
  return Object.fromEntries(
    Object.entries(state).map(([slot, value]) => [slot, isSlot(slot, value) ? value : undefined]),
  );
}

/** A plan cannot be searched for without these; the order is the order in which the user is asked. */
const REQUIRED_FIELDS = ['activity', 'location', 'date'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/**
 * Adds what a new turn says to what was known: the new value wins, preferences are united, `null` takes a slot out and
 * `undefined` says nothing. Neither argument is changed.
 */
export function mergePlanState(existing: PlanState, found: PlanState): PlanState {
  // A Map, because assigning a caller's own "__proto__" key to an object would lose it and change the prototype.
  const merged = new Map<string, unknown>(Object.entries(existing));
  for (const [slot, value] of Object.entries(found)) {
    if (value === undefined) continue;
    if (value === null) merged.delete(slot);
    else if (slot === 'preferences') merged.set(slot, unitePreferences(merged.get(slot), value));
    else merged.set(slot, value);
  }
  // A new day ends the range that the old one began.
  if (typeof found.date === 'string' && found.date !== existing.date && found.date_end === undefined)
    merged.delete('date_end');
  return Object.fromEntries(merged);
}

/** Returns the required slots that hold nothing yet, in the order they are asked for. */
export function missingFields(state: PlanState): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => isBlank(state[field]));
}

export function isPlanReady(state: PlanState): boolean {
  return missingFields(state).length === 0;
}

/** Returns what a caller says of a plan, with null for each slot that a query takes out of it and the caller names no more. */
export function withEmptied(given: PlanState, existing: PlanState, found: PlanState): PlanState {
  const left = mergePlanState(existing, found);
  const emptied = Object.keys(existing).filter((slot) => !Object.hasOwn(left, slot) && !Object.hasOwn(given, slot));
  return { ...Object.fromEntries(emptied.map((slot) => [slot, null])), ...given };
}

/** True in the middle of a plan, where "somos 4" alone is an answer and not small talk. */
export function isOpenPlan(state: PlanState | undefined): state is PlanState {
  return state !== undefined && Object.values(state).some((value) => !isBlank(value));
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Stored state comes from callers too, so a preference may be one bare string there. */
function unitePreferences(known: unknown, said: unknown): string[] {
  const united: string[] = [];
  for (const preference of [known, said].flat()) {
    if (typeof preference !== 'string' || preference.trim() === '') continue;
    if (!united.some((other) => sameWord(other, preference))) united.push(preference);
  }
  return united;
}

/** True when two words are equal apart from case and accents: "Música en vivo" and "musica en vivo" are one preference. */
function sameWord(one: string, other: string): boolean {
  return foldAccents(one.toLowerCase()).trim() === foldAccents(other.toLowerCase()).trim();
}
