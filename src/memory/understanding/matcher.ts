import { NEEDED, type NeededKeys } from './needed-keys.ts';
import type { Element, Pattern, WordTest } from './notation.ts';
import type { ReadText } from './read-text.ts';
import { asWritten, type WordList } from './word-list.ts';

/** A value found by a reader: what it is, and the token behind it. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

/** A reader of values: a function, or a table of rules. */
export interface Reader {
  /** The keys of the tokens that it may begin at, as `firstKeys` tells them; null where any may. */
  readonly first: readonly string[] | null;
  read(text: ReadText, at: number): Reading | undefined;
}

/** The named lists and readers that patterns of a language speak of. Each throws where it has none of the name. */
export interface Names {
  list(name: string): WordList;
  reader(name: string): Reader;
  /** True where an entry of a list is captured as it was written, capitals and all, rather than in lower case. */
  readonly keepsCapitals: boolean;
  /** True for a word that some list or rule names, other than within a longer name that is the same in every language: the "tom" of "tom yum". */
  knows(word: string): boolean;
}

type Values = Record<string, unknown>;
/** A pattern or the rest of one: returns the token behind it where it stands at `at`, `NOWHERE` where it does not. */
type Run = (text: ReadText, at: number, values: Values) => number;

const NOWHERE = -1;
const LONGEST_GAP = 3; // words
/** The reader that takes as few words as it can. */
const FEW = 'few';
const MOST_FEW = 6; // words
const ENDS_FEW = new Set([...'.,?!;:()\n"“”«»']);
const LONGEST_ENTRY = 4; // words of a list that `unless:` looks back
/** The length of the head by which stems are looked up. */
const HEAD = 3;

/** A pattern made ready to run. */
export interface Matcher {
  /** The keys of the tokens that it may begin at: words, `~abc` for stems, `#` for numbers, `^` for capitals; null where any may. */
  readonly first: readonly string[] | null;
  /**
   * Sets of keys, of each of which a text has one at least where the pattern stands in it, beside those of its first word; null where none are
   * known, and for words alone, which are looked for as fast.
   */
  readonly needs: readonly NeededKeys[] | null;
  /** True where it captures values. */
  readonly captures: boolean;
  /** Returns the token behind the pattern where it stands at `at`; its values are written into `values`. */
  match(text: ReadText, at: number, values: Values): number | undefined;
}

export function matcherOf(pattern: Pattern, names: Names): Matcher {
  const run = sequenceOf(pattern, names, (_text, at) => at);
  return {
    first: firstKeys(pattern, names).keys,
    needs: pattern.some(({ is }) => is === 'value' || is === 'gap') ? neededKeys(pattern, names) : null,
    captures: pattern.some(isCapture),
    match(text, at, values) {
      const end = run(text, at, values);
      return end === NOWHERE ? undefined : end;
    },
  };
}

/** Each element knows what comes behind it, so that a match takes nothing but calls. */
function sequenceOf(pattern: Pattern, names: Names, rest: Run): Run {
  return pattern.reduceRight<Run>((behind, element) => runOf(element, names, behind), rest);
}

function runOf(element: Element, names: Names, rest: Run): Run {
  switch (element.is) {
    case 'word': {
      const test = testOf(element.test);
      return (text, at, values) => (isFree(text, at) && test(text, at) ? rest(text, at + 1, values) : NOWHERE);
    }
    case 'list': {
      const list = names.list(element.name);
      return (text, at, values) => {
        const found = isFree(text, at) ? list.at(text, at) : undefined;
        return found === undefined ? NOWHERE : rest(text, found.end, values);
      };
    }
    case 'value':
      if (element.of === FEW && !element.isList) return fewRun(element.name, names, rest);
      return valueRun(element.name, readerOf(element, names), rest);
    case 'maybe': {
      const run = sequenceOf(element.pattern, names, rest);
      return (text, at, values) => {
        const end = run(text, at, values);
        return end === NOWHERE ? rest(text, at, values) : end;
      };
    }
    case 'either': {
      const runs = element.patterns.map((pattern) => sequenceOf(pattern, names, rest));
      return (text, at, values) => {
        for (const run of runs) {
          const end = run(text, at, values);
          if (end !== NOWHERE) return end;
        }
        return NOWHERE;
      };
    }
    case 'not': {
      const run = sequenceOf(element.pattern, names, (_text, at) => at);
      return (text, at, values) => (run(text, at, {}) === NOWHERE ? rest(text, at, values) : NOWHERE);
    }
    case 'unless': {
      const test = testOf(element.test);
      const lists = element.lists.map((name) => names.list(name));
      return (text, at, values) => {
        const stands = at > 0 && (test(text, at - 1) || lists.some((list) => endsAt(list, text, at)));
        return stands ? NOWHERE : rest(text, at, values);
      };
    }
    case 'any':
      return (text, at, values) => (text.tokens[at]?.kind === 'word' ? rest(text, at + 1, values) : NOWHERE);
    case 'gap':
      return gapRun(rest);
    case 'begin':
      return (text, at, values) => (text.begins(at) ? rest(text, at, values) : NOWHERE);
    case 'end':
      return (text, at, values) => (text.ends(at) ? rest(text, at, values) : NOWHERE);
  }
}

function isFree(text: ReadText, at: number): boolean {
  return at < text.tokens.length && text.isFree(at);
}

/** True where an entry of a list stands right before a token. */
function endsAt(list: WordList, text: ReadText, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - LONGEST_ENTRY); from -= 1)
    if (list.at(text, from)?.end === at) return true;
  return false;
}

function gapRun(rest: Run): Run {
  return (text, at, values) => {
    for (let to = at; to <= at + LONGEST_GAP; to += 1) {
      const end = rest(text, to, values);
      if (end !== NOWHERE) return end;
      if (text.tokens[to]?.kind === 'mark' || to >= text.tokens.length) return NOWHERE;
    }
    return NOWHERE;
  };
}

function valueRun(name: string, { read }: Pick<Reader, 'read'>, rest: Run): Run {
  return (text, at, values) => {
    const found = isFree(text, at) ? read(text, at) : undefined;
    if (found === undefined) return NOWHERE;
    const before = values[name];
    values[name] = found.value;
    const end = rest(text, found.end, values);
    if (end === NOWHERE) values[name] = before;
    return end;
  };
}

/** Captures as few words as what stands behind them lets it: the "peanut" of "a {x:few} allergy". */
function fewRun(name: string, names: Names, rest: Run): Run {
  const ends = names.list('phrase ends');
  return (text, at, values) => {
    const before = values[name];
    for (let to = at + 1; to <= at + MOST_FEW; to += 1) {
      const token = text.tokens[to - 1];
      if (to > at + 1 && (text.ends(to - 1) || ends.at(text, to - 1) !== undefined)) break;
      if (token === undefined || !text.isFree(to - 1) || (token.kind === 'mark' && ENDS_FEW.has(token.plain))) break;
      if (to - 1 > at && text.ends(to - 1)) break; // another statement's
      values[name] = text.sliceOf(at, to);
      const end = rest(text, to, values);
      if (end !== NOWHERE) return end;
    }
    values[name] = before;
    return NOWHERE;
  };
}

function readerOf(element: Extract<Element, { is: 'value' }>, names: Names): Reader {
  if (!element.isList) return names.reader(element.of);
  const list = names.list(element.of);
  if (!names.keepsCapitals) return { first: list.first, read: (text, at) => list.at(text, at) };
  return {
    first: list.first,
    read(text, at) {
      const found = list.at(text, at);
      return (
        found && { value: found.isNamed ? found.value : asWritten(found.value, text, at, found.end), end: found.end }
      );
    },
  };
}

/** Most elements name one word, and most tokens have no accent. */
function exactTest(words: readonly string[]): (text: ReadText, at: number) => boolean {
  const [only] = words;
  if (words.length === 1 && only !== undefined)
    return (text, at) => {
      const token = text.tokens[at];
      return token !== undefined && (token.plain === only || token.written === only);
    };
  const exact = new Set(words);
  return (text, at) => {
    const token = text.tokens[at];
    if (token === undefined) return false;
    return exact.has(token.plain) || (token.written !== token.plain && exact.has(token.written));
  };
}

function testOf({ words, stems, endings }: WordTest): (text: ReadText, at: number) => boolean {
  const exact = exactTest(words);
  if (stems.length + endings.length === 0) return exact;
  return (text, at) => {
    if (exact(text, at)) return true;
    const token = text.tokens[at];
    if (token === undefined) return false;
    const { plain, written } = token;
    for (const stem of stems) if (plain.startsWith(stem)) return true;
    for (const ending of endings)
      if (plain.length > ending.length + 1 && (plain.endsWith(ending) || written.endsWith(ending))) return true;
    return false;
  };
}

/** True for an element that captures a value, or holds one that does. */
function isCapture(element: Element): boolean {
  if (element.is === 'maybe') return element.pattern.some(isCapture);
  if (element.is === 'either') return element.patterns.some((pattern) => pattern.some(isCapture));
  return element.is === 'value';
}

/** Returns the keys of each element behind the first word: what a text must have for the pattern to stand in it. */
function neededKeys(pattern: Pattern, names: Names): readonly NeededKeys[] | null {
  const needed: NeededKeys[] = [];
  let isBehind = false;
  for (const element of pattern) {
    const { keys, isEmpty } = firstOfElement(element, names);
    if (isEmpty) continue;
    if (isBehind && keys !== null) needed.push(NEEDED.of(keys));
    isBehind = true;
  }
  return needed.length === 0 ? null : needed;
}

interface FirstKeys {
  readonly keys: readonly string[] | null;
  /** True where the pattern may stand on nothing. */
  readonly isEmpty: boolean;
}

/** Returns the keys under which the index of rules finds a pattern. */
export function firstKeys(pattern: Pattern, names: Names): FirstKeys {
  const keys = new Set<string>();
  for (const element of pattern) {
    const first = firstOfElement(element, names);
    if (first.keys === null) return { keys: null, isEmpty: false };
    for (const key of first.keys) keys.add(key);
    if (!first.isEmpty) return { keys: [...keys], isEmpty: false };
  }
  return { keys: [...keys], isEmpty: true };
}

function firstOfElement(element: Element, names: Names): FirstKeys {
  switch (element.is) {
    case 'word': {
      const { words, stems, endings } = element.test;
      if (endings.length > 0) return { keys: null, isEmpty: false };
      return { keys: [...words, ...stems.map((stem) => `~${stem.slice(0, HEAD)}`)], isEmpty: false };
    }
    case 'list':
      return { keys: names.list(element.name).first, isEmpty: false };
    case 'value':
      return { keys: readerOf(element, names).first, isEmpty: false };
    case 'maybe':
      return { ...firstKeys(element.pattern, names), isEmpty: true };
    case 'either': {
      const firsts = element.patterns.map((pattern) => firstKeys(pattern, names));
      const keys = firsts.some((first) => first.keys === null) ? null : firsts.flatMap((first) => first.keys ?? []);
      return { keys, isEmpty: firsts.some((first) => first.isEmpty) };
    }
    case 'any':
      return { keys: null, isEmpty: false };
    case 'gap':
      return { keys: null, isEmpty: true };
    default:
      return { keys: [], isEmpty: true };
  }
}
