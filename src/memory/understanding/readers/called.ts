import { filled } from '../filled.ts';
import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import type { Call, RuleSet } from '../rule-set.ts';
import { CAPITAL } from '../token.ts';
import type { WordList } from '../word-list.ts';
import { type PhraseWords, phraseWords } from './phrase-words.ts';

const LONGEST_NAME = 5; // tokens
const OLDEST = 120; // years

/** The "'s" of what is somebody's: no part of the name. */
const POSSESSIVE = /['’]s$/u;

/** Reads a name with its capital, where it stands: "Juan Pérez" of "soy Juan Pérez". */
export function properReader(names: Names): Reader {
  const { read } = calledReader(names);
  return { first: [CAPITAL], read: (text, at) => (text.tokens[at]?.isCapital ? read(text, at) : undefined) };
}

/** One of those that are named together, with what is put beside the name. */
interface Named {
  readonly name: string;
  /** The age as the language tells it: "de 6 años"; undefined where none is said. */
  readonly age: string | undefined;
  /** The token behind. */
  readonly end: number;
}

/**
 * The kinds of what is read of those that are named together:
 * `names` what they are called, as it was said ("Ella, Finn and baby Rose", "ana, luis y teo"); `propers` the same of names with capitals alone;
 * `named` the same where it is sure to be a name: one that the language knows, else a capital that no list or rule names, or that stands apart ("mi hija, Sol");
 * `each` a list of what is said of each of several, where that is more than a name: "Vera, de 6 años", "Abril, de 3 años".
 */
export type NamesKind = 'names' | 'propers' | 'named' | 'each';

/** Reads who is named, one or several, each with an age where one is put beside the name (the table `ages`). */
export function namesReader(names: Names, kind: NamesKind, ages: Reader): Reader {
  const { read } = calledReader(names);
  const { and, own, ends, nounEnds } = phraseWords(names);
  const [articles, ...known] = ['name articles', 'given names', 'first names'].map((name) => names.list(name));
  const isSmall = (text: ReadText, at: number) =>
    text.tokens[at]?.kind === 'word' && [own, ends, nounEnds].every((list) => list.at(text, at) === undefined);
  /** Returns the place of the name behind an article and a word of what the named one is: "el chiquito Jhon", "baby Rose". */
  const nameFrom = (text: ReadText, at: number): number => {
    const from = articles?.at(text, at)?.end ?? at;
    const isBehind = !text.tokens[from]?.isCapital && text.tokens[from + 1]?.isCapital && isSmall(text, from);
    return isBehind ? from + 1 : from;
  };
  const namedAt = (text: ReadText, from: number): Named | undefined => {
    const found = read(text, from);
    if (found === undefined) return undefined;
    const age = ages.read(text, found.end);
    const form = names.list('age form').valueOf('age') ?? '*';
    const name = String(found.value).replace(POSSESSIVE, '');
    return { name, age: age && form.replace('*', String(age.value)), end: age?.end ?? found.end };
  };
  const isSure = (text: ReadText, at: number) => {
    const token = text.tokens[at];
    if (known.some((list) => list.at(text, at) !== undefined)) return true;
    if (!token?.isCapital) return false;
    // "Mi Hijo Quiere" names nobody: a capital tells a name where what stands before it has none.
    const isSingled = text.tokens[at - 1]?.isCapital === false;
    return isSingled || !(names.knows(token.plain) || names.knows(token.written));
  };
  return {
    first: kind === 'propers' ? [CAPITAL] : null,
    read(text, at) {
      const start = kind === 'propers' ? at : (articles?.at(text, at)?.end ?? at);
      const isCapital = text.tokens[start]?.isCapital ?? false;
      if (kind === 'propers' && !isCapital) return undefined;
      if ((kind === 'named' || kind === 'each') && !isSure(text, start)) return undefined;
      const all: Named[] = [];
      for (let from: number | undefined = start; from !== undefined; ) {
        const one: Named | undefined = namedAt(text, from);
        if (one === undefined) break;
        all.push(one);
        const isComma = text.tokens[one.end]?.plain === ',';
        const joint: number | undefined =
          and.at(text, isComma ? one.end + 1 : one.end)?.end ?? (isComma ? one.end + 1 : undefined);
        if (joint === undefined) break;
        from = nameFrom(text, joint);
        if (!text.tokens[from]?.isCapital && (isCapital || from !== joint)) break;
      }
      const [first, ...others] = all;
      const end = all.at(-1)?.end;
      if (first === undefined || end === undefined) return undefined;
      const isTold = all.some(({ age }) => age !== undefined);
      if (kind === 'each') return isTold && others.length > 0 ? { value: all.map(told), end } : undefined;
      if (others.length === 0) return { value: told(first), end };
      return { value: text.sliceOf(start, end).replace(POSSESSIVE, ''), end };
    },
  };
}

function told({ name, age }: Named): string {
  return age === undefined ? name : `${name}, ${age}`;
}

/** Reads an age beside a name, in brackets or not, as the rules of `ages` tell it. */
export function agedReader(names: Names, ages: RuleSet): Reader {
  const told = toldReader(ages);
  const brackets = names.list('opening');
  return {
    first: null,
    read(text, at) {
      const from = brackets.at(text, at)?.end;
      const found = told.read(text, from ?? at);
      if (found === undefined || Number(/\d+/.exec(String(found.value))?.[0] ?? 0) > OLDEST) return undefined;
      return from !== undefined && text.tokens[found.end]?.plain === ')' ? { ...found, end: found.end + 1 } : found;
    },
  };
}

/** Reads what the rules of a table make of words: each yields `told` with the wording. */
export function toldReader(rules: RuleSet): Reader {
  return {
    first: rules.first,
    read(text, at) {
      const match = rules.at(text, at);
      if (match === undefined) return undefined;
      const { args, values } = match.value as Call;
      return { value: filled(args.join(' '), values)[0], end: match.to };
    },
  };
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
