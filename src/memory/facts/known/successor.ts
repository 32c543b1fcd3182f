/** What the user does now in the place of what ended, where no rule reads it: "Tesco's behind me, I'm stacking shelves at Aldi instead". */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { Clause } from '../../understanding/read-text.ts';
import { inThirdPerson } from '../extraction/third-person.ts';
import type { Fact } from '../fact.ts';
import { subjectsOf } from '../fact-likeness.ts';
import type { Mentions } from './mentions.ts';
import { isNamed } from './renewals.ts';
import type { SignedMessage } from './signs.ts';
import { isOthersDoing, isSupposed } from './whose.ts';

/** Slots of what people do: what they do now takes its place. */
export const DONE: ReadonlySet<string> = new Set(['work', 'profession', 'hobby', 'studies', 'habit']);

const MOST_WORDS = 9;
const SIGN_LONGEST = 2; // words before the last of what ends something, which bring nothing: "got rid of"
const LONGEST_SWAP = 4; // words before the last of what ends something

/** Returns what is done now, in the third person, of a clause with a word such as "now" or "instead", or that begins with "so". */
export function doneNow({ text, language }: SignedMessage, clause: Clause): string | undefined {
  const nows = language
    .turnsIn(text)
    .filter(({ at, kinds }) => at >= clause.from && at < clause.to && kinds.some(({ kind }) => kind === 'now'));
  const so = language.list('so');
  if (nows.length === 0 && so.at(text, clause.from) === undefined) return undefined;
  const isSkipped = (at: number) =>
    so.at(text, at)?.end ?? nows.find((one) => one.at === at)?.end ?? language.list('joints').at(text, at)?.end;
  let from = clause.from;
  for (let end = isSkipped(from); end !== undefined && end < clause.to; end = isSkipped(from)) from = end;
  const subject = language.list('subjects').at(text, from);
  const verb = subject?.end ?? from;
  const to = endOf(
    clause,
    verb,
    (at) => language.list('stops').at(text, at) !== undefined || nows.some((one) => one.at === at),
  );
  const facts = factLanguageOf(language.code);
  if (to <= verb || facts === undefined) return undefined;
  const [said, first] = [text.sliceOf(verb, to), text.tokens[verb]?.written ?? ''];
  // "I'm so happy now" is nothing that is done.
  if (subject?.value.startsWith('be ')) {
    const isDoing = language.doingEnding.test(first) || language.list('roles of').at(text, verb) !== undefined;
    return isDoing ? `${subject.value.slice('be '.length)} ${said}` : undefined;
  }
  const isVerb =
    subject !== undefined || facts.list('verb forms').valueOf(first) !== undefined || /\p{L}{2}o$/u.test(first);
  return isVerb && language.list('feels').at(text, verb) === undefined
    ? String(inThirdPerson({ does: said }, facts).does)
    : undefined;
}

function endOf(clause: Clause, from: number, stops: (at: number) => boolean): number {
  let to = from;
  while (to < clause.to && to - from < MOST_WORDS && (to === from || !stops(to))) to += 1;
  return to;
}

/**
 * Returns the new value of something that ended, of the shape that the old one has: a name for a name, else the words, behind words that bring such a
 * value ("driving", "moved to"). Nearest behind what ended, then before it.
 */
export function broughtInstead(message: SignedMessage, fact: Fact, at: number, mentions: Mentions): string | undefined {
  const { text, language } = message;
  const carriers = language.carriersOf(fact.slot);
  if (carriers === undefined) return undefined;
  const swapped = swappedFor(message, fact, at, mentions);
  if (swapped !== undefined) return swapped;
  const isName =
    isNamed(fact.slot) || fact.slot === 'home' || subjectsOf(fact.slot, fact.value).some(({ exact }) => exact);
  const sentence = text.clauseAt(at)?.sentence ?? 0;
  const ending = text.clauseAt(at);
  const places = [...text.tokens.keys()].filter((place) => place > at);
  for (const place of [...places, ...Array(Math.max(ending?.from ?? 0, at - SIGN_LONGEST)).keys()]) {
    const clause = text.clauseAt(place);
    const found = carriers.at(text, place);
    if (found === undefined || clause === undefined || found.end >= clause.to) continue;
    if (Math.abs(clause.sentence - sentence) > 1 || !isTold(message, fact, clause, place, mentions)) continue;
    const from = language.list('filler').at(text, found.end)?.end ?? found.end;
    if (mentions[from] !== undefined || mentions[from + 1] !== undefined) continue;
    const value = newValueAt(message, fact, from, isName);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns what stands behind "for" or "to" where one is changed for the other: "pivoted the candle store into a subscription box". */
function swappedFor({ text, language }: SignedMessage, fact: Fact, at: number, mentions: Mentions): string | undefined {
  const clause = text.clauseAt(at);
  if (clause === undefined) return undefined;
  const swaps = language.list('swaps');
  let swap = at;
  while (swap > clause.from && at - swap < LONGEST_SWAP && swaps.at(text, swap) === undefined) swap -= 1;
  if (swaps.at(text, swap) === undefined) return undefined;
  let to = swap + 1;
  while (to < clause.to && mentions[to]?.includes(fact) !== true) to += 1;
  while (to < clause.to && mentions[to]?.includes(fact) === true) to += 1;
  const into = language.list('into').at(text, to)?.end;
  if (into === undefined || into >= clause.to) return undefined;
  const value = language.reader('value').read(text, into)?.value;
  return typeof value === 'string' ? value : undefined;
}

function newValueAt({ text, language }: SignedMessage, fact: Fact, from: number, isName: boolean): string | undefined {
  const any = language.list('any').at(text, from)?.end ?? from;
  const name = language.reader('who').read(text, any);
  if (name !== undefined) return text.sliceOf(isNamed(fact.slot) ? any : from, name.end).replace(/['’]s$/, '');
  if (isNamed(fact.slot) || fact.slot === 'home') return undefined;
  // A thing without a name of its own is told by its article: "riding a scooter now".
  if (isName && any === from) return undefined;
  const value = language.reader('value').read(text, from);
  return typeof value?.value === 'string' ? value.value : undefined;
}

/** True for what the user says to be so. */
function isTold(
  { text, language }: SignedMessage,
  fact: Fact,
  clause: Clause,
  at: number,
  mentions: Mentions,
): boolean {
  if (clause.isAsked || clause.flags.has('quoted') || isSupposed(text, language, clause, at)) return false;
  const [not, me] = [language.list('not'), language.list('me')];
  for (let place = clause.from; place <= at; place += 1) if (not.at(text, place) !== undefined) return false;
  for (let place = at; place < clause.to; place += 1) if (me.at(text, place) !== undefined) return true;
  return fact.slot === 'pet' || !isOthersDoing(text, language, at, mentions);
}
