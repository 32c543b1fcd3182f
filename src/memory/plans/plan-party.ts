import type { Clause } from '../understanding/read-text.ts';
import type { Match } from '../understanding/rule-set.ts';
import { callOf, type Reading } from './plan-slots.ts';
import type { PlanState } from './plan-state.ts';

const MOST_PEOPLE = 500; // a larger group is a slip of the finger or not a group

/** Returns how many people go, the speaker with them. `isMoved`: the text moves the plan to another day. */
export function takePartySize(
  { text, language }: Reading,
  open: PlanState | undefined,
  isMoved: boolean,
): number | undefined {
  // Whoever joins a plan of which nobody has told joins its speaker.
  const known = open === undefined ? Number.NaN : typeof open.party_size === 'number' ? open.party_size : 1;
  const matches = companyTold({ text, language });
  const unable = isMoved ? unableOf(matches, { text, language }) : [];
  // "Me and the lads, 6 in total": the sum goes before its parts, and how many go before who joins them.
  const ranked = matches.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const match of ranked) {
    // "Marta can't make it, Sunday then": the day is moved so that she can.
    if (unable.includes(match)) {
      text.take(match.from, match.to);
      continue;
    }
    const count = partyOf(match, known);
    if (!isParty(count)) continue;
    // Whom the speaker takes along is no place: "só eu e a Ju".
    if (callOf(match) !== undefined) text.take(match.from, match.to);
    return count;
  }
  return undefined;
}

/** Returns where a text tells how many go. */
export function companyTold({ text, language }: Reading): Match[] {
  return language.rules('partySize').all(text);
}

/** True where a match tells of who joins the company or leaves it, or of all of them with the speaker. */
export function isCompanyChange(match: Match): boolean {
  return rankOf(match) === CHANGED || callOf(match)?.call === 'crew';
}

/** Returns those of the clauses that tell nothing of who joins the company or leaves it. */
export function besideCompany(reading: Reading, clauses: readonly Clause[]): readonly Clause[] {
  const changes = clauses.length === 0 ? [] : companyTold(reading).filter(isCompanyChange);
  return clauses.filter((clause) => !changes.some(({ from, to }) => from < clause.to && to > clause.from));
}

const CHANGED = 2;

function rankOf(match: Match): number {
  const call = callOf(match)?.call;
  if (call === 'total') return 0;
  return call === 'more' || call === 'less' || call === 'join' ? CHANGED : 1;
}

/** Returns those of the matches that tell who cannot come, and no number of theirs. */
export function unableOf(told: readonly Match[], { text, language }: Reading): Match[] {
  const numbers = language.reader('number');
  const denials = language.list('denials');
  const holds = ({ from, to }: Match, is: (at: number) => boolean) =>
    Array.from({ length: to - from }, (_token, at) => from + at).some(is);
  return told.filter(
    (match) =>
      callOf(match)?.call === 'less' &&
      holds(match, (at) => denials.at(text, at) !== undefined) &&
      !holds(match, (at) => numbers.read(text, at) !== undefined),
  );
}

export function isParty(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_PEOPLE;
}

/** `known`: how many go by the plan that is open; "one more" counts from there. */
function partyOf(match: Match, known: number): number {
  const call = callOf(match);
  if (call === undefined) return Number(match.value);
  const numbers = call.args.map((arg) => Number(call.values[arg] ?? (/^\d+$/.test(arg) ? arg : 0)));
  const sum = numbers.reduce((total, count) => total + count, 0);
  if (call.call === 'more') return known + sum;
  // "Vienen mis padres": nobody else may have been told of.
  if (call.call === 'join') return (Number.isNaN(known) ? 1 : known) + sum;
  if (call.call === 'less') return known - sum;
  // "Nós dois e dois casais".
  if (call.call === 'couples') return (numbers[0] ?? 0) + 2 * (numbers[1] ?? 0);
  if (call.call === 'times') return (numbers[0] ?? 0) * (numbers[1] ?? 0);
  // Whom the speaker takes along: the speaker comes on top.
  return call.call === 'plus' ? sum + 1 : sum;
}
