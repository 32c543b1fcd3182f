import type { Call } from '../understanding/rule-set.ts';
import { knownCurrency } from './open-plan.ts';
import { isParty } from './plan-party.ts';
import type { Reading, SaidTime } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

/** A number by itself, as what it says of a plan: one of these, or nothing. */
export interface NumberAnswer {
  readonly partySize?: number;
  readonly time?: SaidTime;
  readonly budget?: PlanState['budget'];
  /** The day of the month. */
  readonly day?: number;
}

const LAST_HOUR = 24;
const FEW_MORE = 2; // than the company that the same message told before
const LAST_DAY = 31;
const FEW_DAYS = 3; // from the day that is known to the one that corrects it
const FURTHEST = 4; // times what is known: a number further off corrects something else
const NEAREST_COMPANY = 1.5; // times who go already: a bare number so near tells them anew, another one is the hour

/** The company and the time that the same message told beside the number. */
interface SaidBeside {
  readonly company: number | undefined;
  /** True where the company is told by who joins it. */
  readonly isJoined?: boolean;
  readonly time: SaidTime;
}

/**
 * Returns what a number that nothing names means. Where a plan is open, "5" answers what is not known yet, the company before the hour. "Sorry,
 * 9", "que sean 250", "no fim são 18" correct the slot whose value is nearest to it.
 * `isTold`: the message says what is to be done, and when or where; "tapas in Dublin on friday, six" says how many.
 */
export function findNumber(
  { text, language }: Reading,
  open: PlanState | undefined,
  { company: said, isJoined = false, time: told }: SaidBeside,
  isTold = false,
): NumberAnswer {
  if (open === undefined && said === undefined && !isTold) return {};
  const match = language.rules('answers').all(text).at(-1);
  if (match === undefined) return {};
  const { call, values } = match.value as Call;
  const number = Number(values.n);
  if (call === 'company' || (open === undefined && said === undefined))
    return isParty(number) ? { partySize: number } : {};
  // "Somos 7, no 8" tells twice how many.
  if (
    said !== undefined &&
    match.from > 0 &&
    match.to === match.from + 2 &&
    language.list('denials').at(text, match.from) !== undefined
  )
    return {};
  // "Five, my sister is coming": how many they are with whoever joins.
  if (isJoined && match.from === 0 && isParty(number) && number > 1) return { partySize: number };
  const isCorrection = call === 'corrected' || isBehindCorrection({ text, language }, match.from);
  // "After 3pm, no make that 4", "early as they've got, say 8".
  const isOfHour = said === undefined && (told.clock === undefined ? told.part !== undefined : isCorrection);
  if (isOfHour && isHour(number)) return hourAnswer(number);
  // "Somos once, no, doce con el bebé".
  if (isCorrection && said !== undefined && isParty(number) && distance(number, said) <= NEAREST_COMPANY)
    return { partySize: number };
  // "Somos 3, ah y viene Juli, 4".
  if (!isCorrection && said !== undefined && isParty(number) && number > said && number - said <= FEW_MORE)
    return { partySize: number };
  if (!isCorrection && (open === undefined || said !== undefined)) return {};
  const plan = { ...open, ...(said && { party_size: said }) };
  const known = knownNumbers(plan);
  const answers = answersOf(number, plan);
  const unknown = answers.filter(({ slot }) => known[slot] === undefined);
  const near = answers
    .map((answer) => ({ ...answer, off: distance(number, known[answer.slot]) }))
    .filter(({ off }) => off <= FURTHEST)
    .sort((one, other) => one.off - other.off);
  const isAnew = isCorrection || distance(number, known.party_size) <= NEAREST_COMPANY;
  const day = isCorrection ? dayOf(plan) : undefined;
  // "No, 21" of a plan for the 20th; the other slots that are as near go before.
  if (
    day !== undefined &&
    number <= LAST_DAY &&
    Math.abs(number - day) <= FEW_DAYS &&
    near.every(({ off }) => off > NEAREST_COMPANY)
  )
    return { day: number };
  const [first] = isAnew ? [...near, ...unknown] : [...unknown, ...near];
  return first?.answer ?? {};
}

/** The day of the month of a plan that has one. */
function dayOf({ date }: PlanState): number | undefined {
  const day = /^\d{4}-\d\d-(\d\d)$/.exec(String(date))?.[1];
  return day === undefined ? undefined : Number(day);
}

/** "No wait, 8": the mark makes two clauses of it. */
function isBehindCorrection({ text, language }: Reading, at: number): boolean {
  const corrections = language.list('corrections');
  return text.clauses.some(({ from, to }) => from < at && corrections.at(text, to - 1)?.end === to);
}

type Slot = 'party_size' | 'time' | 'budget';

function isHour(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= LAST_HOUR;
}

function hourAnswer(number: number): NumberAnswer {
  return { time: { clock: { hour: number % LAST_HOUR, minute: 0, isCertain: number > 12, isClock: false } } };
}

/** What a number could be, the likelier first. */
function answersOf(number: number, open: PlanState): { slot: Slot; answer: NumberAnswer }[] {
  const currency = knownCurrency(open);
  const budget = currency && { amount: number, currency, per_person: open.budget?.per_person === true };
  return [
    ...(isParty(number) ? [{ slot: 'party_size' as const, answer: { partySize: number } }] : []),
    ...(isHour(number) ? [{ slot: 'time' as const, answer: hourAnswer(number) }] : []),
    ...(budget ? [{ slot: 'budget' as const, answer: { budget } }] : []),
  ];
}

/** What the plan has of each; a stored plan holds anything its caller wrote. */
function knownNumbers({ party_size, time, budget }: PlanState): Partial<Record<Slot, number>> {
  const hour = /^(\d\d):\d\d$/.exec(String(time))?.[1];
  return {
    ...(typeof party_size === 'number' && { party_size }),
    ...(hour !== undefined && { time: Number(hour) % 12 || 12 }),
    ...(typeof budget?.amount === 'number' && { budget: budget.amount }),
  };
}

/** How many times one is the other. */
function distance(number: number, known: number | undefined): number {
  if (known === undefined || known <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(number / known, known / number);
}
