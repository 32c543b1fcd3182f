/** Whose doing a place of a text tells: the user's, or that of the last other person who was made its subject. */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { KnownNames } from './known-data.ts';
import type { Mentions } from './mentions.ts';

/** True where the last subject before a token is another person: "my parents sold up and moved to Whitby". */
export function isOthersDoing(text: ReadText, names: KnownNames, at: number, mentions: Mentions): boolean {
  const sentence = text.clauseAt(at)?.sentence;
  let isOthers = false;
  for (const clause of text.clauses) {
    if (clause.sentence !== sentence) continue;
    if (clause.from > at) break;
    const begin = past(text, names, 'joints', clause.from);
    const subject = subjectAt(text, names, begin, at, mentions);
    if (subject !== undefined) isOthers = subject === 'other';
    if (isOwn(text, names, begin, Math.min(at + 1, clause.to))) isOthers = false;
  }
  return isOthers;
}

/**
 * Returns who begins to be spoken of at a token: "she", "my brother", "the chef" are others, but not "my wife and I", nor what is known; undefined
 * where nobody is, or only from `to` on.
 */
function subjectAt(
  text: ReadText,
  names: KnownNames,
  at: number,
  to: number,
  mentions: Mentions,
): 'other' | 'known' | undefined {
  if (at >= to) return undefined;
  if (names.list('they').at(text, at) !== undefined) return 'other';
  const isWhose = text.tokens[at]?.plain.endsWith("'s") && names.list('kin').at(text, at + 1) !== undefined;
  if (mentions[at] !== undefined) return isWhose ? 'other' : 'known';
  const determined = names.list('determiners').at(text, at)?.end;
  if (determined === undefined) return undefined;
  const kin = names.list('kin');
  for (let noun = determined; noun <= determined + 1 && noun < to; noun += 1) {
    if (mentions[noun] !== undefined) return 'known';
    const found = kin.at(text, noun)?.end ?? (isOwnedBy(text, names, noun) ? noun + 1 : undefined);
    if (found !== undefined) return isOwn(text, names, found, found + 2) ? undefined : 'other';
  }
  return undefined;
}

/** True in a clause of what is not yet, before a token: "when Ollie is in year 3". */
export function isLater(text: ReadText, names: KnownNames, clause: Clause, at: number): boolean {
  const whens = names.list('whens');
  for (let place = clause.from; place <= at; place += 1) if (whens.at(text, place) !== undefined) return true;
  return false;
}

/** True for a clause that begins with something known: what happens is said of that. */
export function isOfKnown(text: ReadText, names: KnownNames, clause: Clause, mentions: Mentions): boolean {
  return subjectAt(text, names, past(text, names, 'joints', clause.from), clause.to, mentions) === 'known';
}

/** True for "brother's". */
function isOwnedBy(text: ReadText, names: KnownNames, at: number): boolean {
  const plain = text.tokens[at]?.plain ?? '';
  return plain.endsWith("'s") && names.list('kin').valueOf(plain.slice(0, -2)) !== undefined;
}

/** True in a clause that only supposes what it says, before a token: "if Shell fired me". */
export function isSupposed(text: ReadText, names: KnownNames, clause: Clause, at: number): boolean {
  const ifs = names.list('ifs');
  for (let place = clause.from; place <= at; place += 1) {
    const found = ifs.at(text, place);
    if (found !== undefined && found.value !== 'no') return true;
  }
  return false;
}

/** True where the user is the subject of words in a stretch: by a pronoun, or by how a verb ends. */
export function isOwn(text: ReadText, names: KnownNames, from: number, to: number): boolean {
  const [own, endings] = [names.list('own'), names.ownEnding];
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    if (token === undefined) return false;
    if (
      own.at(text, at) !== undefined ||
      (endings !== undefined && token.kind === 'word' && endings.test(token.written))
    )
      return true;
  }
  return false;
}

function past(text: ReadText, names: KnownNames, list: string, from: number): number {
  let at = from;
  for (;;) {
    const end = names.list(list).at(text, at)?.end;
    if (end === undefined) return at;
    at = end;
  }
}

/** True where "a" or "some" stands before what is mentioned, not before `from`: then it is any, not the one that is known. */
export function indefiniteAt(text: ReadText, names: KnownNames, at: number, from: number): boolean {
  const any = names.list('any');
  for (let place = at - 1; place >= from && place >= at - 2; place -= 1)
    if (any.at(text, place) !== undefined && text.original[(text.tokens[place]?.start ?? 0) - 1] !== '-') return true; // not that of "five-a-side"
  return false;
}

/** True where what is mentioned only says whose something else is: "Sam's brother", "el jefe de Gregorio". */
export function isGenitive(text: ReadText, names: KnownNames, from: number, to: number): boolean {
  if (text.tokens[to - 1]?.plain.endsWith("'s") && names.list('kin').at(text, to) !== undefined) return true;
  const of = names.list('of');
  for (let at = from - 2; at >= 0 && at >= from - 3; at -= 1)
    if (names.list('kin').at(text, at) !== undefined && of.at(text, at + 1)?.end === from) return true;
  return false;
}

/** Words that say what is done, and the clause that they stand in. */
interface Done {
  readonly text: ReadText;
  readonly names: KnownNames;
  readonly clause: Clause;
  readonly at: number;
  readonly end: number;
  /** True for a token of what is known, and for one of somebody who is known, who does things themselves. */
  readonly isKnown?: (token: number) => boolean;
  readonly isSomebody?: (token: number) => boolean;
}

/** True where the user is who does it: their verbs show it, or nobody else stands before the verb. */
export function isDoneByUser({ text, names, clause, at, end, isKnown, isSomebody }: Done): boolean {
  if (names.ownEnding !== undefined || isOwn(text, names, at, end)) return true;
  const [joints, light] = [names.list('joints'), names.list('light')];
  for (let place = clause.from; place < at; ) {
    if (isOwn(text, names, place, place + 1)) return true;
    if (isKnown?.(place) === true) return isSomebody?.(place) !== true || isOwn(text, names, place, at);
    const end = joints.at(text, place)?.end ?? light.at(text, place)?.end;
    if (end === undefined) return names.list('subjects').at(text, place) !== undefined || isOwn(text, names, place, at);
    place = end;
  }
  return true;
}

/** True where somebody who heals does it: "my doctor stopped the statins". */
export function isDoneByHealer({ text, names, clause, at }: Done): boolean {
  const [joints, determiners, light] = ['joints', 'determiners', 'light'].map((name) => names.list(name));
  for (let place = clause.from; place < at; ) {
    if (names.list('healers').at(text, place) !== undefined) return true;
    const end = [joints, determiners, light].map((list) => list?.at(text, place)?.end).find((one) => one !== undefined);
    if (end === undefined) return false;
    place = end;
  }
  return false;
}
