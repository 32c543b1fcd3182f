/** Whose doing a place of a text tells: the user's, or that of the last other person who was made its subject. */
import type { ReadText } from '../../understanding/read-text.ts';
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
    if (isOwn(text, names, begin, begin + 1)) isOthers = false;
    else if (isOtherAt(text, names, begin, mentions)) isOthers = true;
    if (isOwn(text, names, begin, Math.min(at + 1, clause.to))) isOthers = false;
  }
  return isOthers;
}

/** True where another person begins to be spoken of: "she", "my brother", "the chef", but not "my wife and I", nor who is known. */
function isOtherAt(text: ReadText, names: KnownNames, at: number, mentions: Mentions): boolean {
  if (names.list('they').at(text, at) !== undefined) return true;
  const determined = names.list('determiners').at(text, at)?.end;
  if (determined === undefined) return false;
  const kin = names.list('kin');
  for (let noun = determined; noun <= determined + 1; noun += 1) {
    const found = kin.at(text, noun) ?? (text.tokens[noun]?.plain.endsWith("'s") ? kin.at(text, noun) : undefined);
    if (found === undefined) continue;
    if (mentions[noun] !== undefined) return false;
    return !isOwn(text, names, found.end, found.end + 2);
  }
  return false;
}

/** True where the user is the subject of words in a stretch: by a pronoun, or by how a verb ends. */
function isOwn(text: ReadText, names: KnownNames, from: number, to: number): boolean {
  const [own, endings] = [names.list('own'), names.ownEnding];
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    if (token === undefined) return false;
    if (own.at(text, at) !== undefined || (endings !== undefined && token.kind === 'word' && endings.test(token.written))) return true;
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
  for (let place = at - 1; place >= from && place >= at - 2; place -= 1) if (any.at(text, place) !== undefined) return true;
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
