/** What the user does now in the place of what ended, where no rule reads it: "Tesco's behind me, I'm stacking shelves at Aldi instead". */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { Clause } from '../../understanding/read-text.ts';
import { inThirdPerson } from '../extraction/third-person.ts';
import type { SignedMessage } from './signs.ts';

/** Slots of what people do: what they do now takes its place. */
export const DONE: ReadonlySet<string> = new Set(['work', 'profession', 'hobby', 'studies', 'habit']);

const MOST_WORDS = 9;

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
  const to = endOf(clause, verb, (at) => language.list('stops').at(text, at) !== undefined || nows.some((one) => one.at === at));
  const facts = factLanguageOf(language.code);
  if (to <= verb || facts === undefined) return undefined;
  const [said, first] = [text.sliceOf(verb, to), text.tokens[verb]?.written ?? ''];
  // "I'm so happy now" is nothing that is done.
  if (subject?.value.startsWith('be ')) {
    const isDoing = language.doingEnding.test(first) || language.list('roles of').at(text, verb) !== undefined;
    return isDoing ? `${subject.value.slice('be '.length)} ${said}` : undefined;
  }
  const isVerb = subject !== undefined || facts.list('verb forms').valueOf(first) !== undefined || /\p{L}{2}o$/u.test(first);
  return isVerb && language.list('feels').at(text, verb) === undefined ? String(inThirdPerson({ does: said }, facts).does) : undefined;
}

function endOf(clause: Clause, from: number, stops: (at: number) => boolean): number {
  let to = from;
  while (to < clause.to && to - from < MOST_WORDS && (to === from || !stops(to))) to += 1;
  return to;
}
