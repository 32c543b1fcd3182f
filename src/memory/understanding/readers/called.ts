import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import { CAPITAL } from '../token.ts';
import type { WordList } from '../word-list.ts';
import { type PhraseWords, phraseWords } from './phrase-words.ts';

const LONGEST_NAME = 5; // tokens

/** The "'s" of what is somebody's: no part of the name. */
const POSSESSIVE = /['’]s$/u;

/** Reads a name with its capital, where it stands: "Juan Pérez" of "soy Juan Pérez". */
export function properReader(names: Names): Reader {
  const { read } = calledReader(names);
  return { first: [CAPITAL], read: (text, at) => (text.tokens[at]?.isCapital ? read(text, at) : undefined) };
}

/** Reads what one or several are called, as it was said: "Ella, Finn and baby Rose", "ana, luis y teo"; `isProper`: only names with their capitals. */
export function namesReader(names: Names, isProper: boolean): Reader {
  const { read } = calledReader(names);
  const { and, own, ends, nounEnds } = phraseWords(names);
  const isSmall = (text: ReadText, at: number) =>
    text.tokens[at]?.kind === 'word' && [own, ends, nounEnds].every((list) => list.at(text, at) === undefined);
  const nameAt = (text: ReadText, at: number, isCapital: boolean): number | undefined => {
    const isBehind = isCapital && !text.tokens[at]?.isCapital && isSmall(text, at); // "baby Rose"
    const from = isBehind ? at + 1 : at;
    return text.tokens[from]?.isCapital === isCapital ? read(text, from)?.end : undefined;
  };
  return {
    first: isProper ? [CAPITAL] : null,
    read(text, at) {
      const isCapital = text.tokens[at]?.isCapital ?? false;
      if (isProper && !isCapital) return undefined;
      let end = read(text, at)?.end;
      for (let next = end; next !== undefined; ) {
        end = next;
        const behind = ageEnd(text, end);
        const isComma = text.tokens[behind]?.plain === ',';
        const joint = and.at(text, isComma ? behind + 1 : behind)?.end ?? (isComma ? behind + 1 : undefined);
        next = joint === undefined ? undefined : nameAt(text, joint, isCapital);
        if (next === undefined) end = behind;
      }
      return end === undefined ? undefined : { value: text.sliceOf(at, end).replace(POSSESSIVE, ''), end };
    },
  };
}

/** Returns the token behind an age that is put beside a name: "Noah, 4, and Mia (7)". */
function ageEnd(text: ReadText, at: number): number {
  const opens = text.tokens[at]?.plain;
  if ((opens !== '(' && opens !== ',') || text.tokens[at + 1]?.kind !== 'number') return at;
  return opens === '(' && text.tokens[at + 2]?.plain === ')' ? at + 3 : at + 2;
}

/** Reads a name that is said of somebody: "Juan Pérez", "juan", "la Negra", "Dr Okonkwo". */
export function calledReader(names: Names): Reader {
  const words = { ...phraseWords(names), none: names.list('no name'), small: names.list('small words') };
  return {
    first: null,
    read(text, at) {
      // "van den Berg" is a name by its last word.
      let first = at;
      while (words.small.at(text, first) !== undefined) first += 1;
      const isProper = text.tokens[first]?.isCapital === true;
      let end = isProper ? first : at;
      while (end < at + LONGEST_NAME && isNamePart(text, at, end, isProper, words)) end += 1;
      while (end > at && words.small.at(text, end - 1) !== undefined) end -= 1;
      if (end === at) return undefined;
      const said = text.sliceOf(at, end);
      return { value: isProper ? said : said.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()), end };
    },
  };
}

function isNamePart(
  text: ReadText,
  at: number,
  index: number,
  isProper: boolean,
  { ends, nounEnds, and, own, none, small }: PhraseWords & { readonly none: WordList; readonly small: WordList },
): boolean {
  const token = text.tokens[index];
  if (token?.kind !== 'word' || !text.isFree(index) || (index > at && text.ends(index))) return false;
  if (index > at && small.at(text, index) !== undefined)
    return text.tokens[index + 1]?.isCapital === isProper && (isProper || and.at(text, index) === undefined);
  if (isProper) return token.isCapital && none.at(text, index) === undefined;
  return [ends, nounEnds, and, own, none].every((list) => list.at(text, index) === undefined);
}
