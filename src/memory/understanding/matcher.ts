import { NEEDED, type NeededKeys } from './needed-keys.ts';
import type { Element, Pattern } from './notation.ts';
import type { ReadText } from './read-text.ts';
import {
  ANY,
  BEGIN,
  EITHER,
  END,
  END_OF_PATTERN,
  FEWEST,
  GAP,
  LIST,
  MAYBE,
  NOT,
  NOWHERE,
  type Reader,
  type Reading,
  run,
  Step,
  UNLESS,
  VALUE,
  type Values,
  WORD,
} from './step.ts';
import { keyOf } from './token.ts';
import { TokenTest } from './token-test.ts';
import { asWritten, type WordList } from './word-list.ts';

export type { Reader, Reading };

/** The named lists and readers that patterns of a language speak of. Each throws where it has none of the name. */
export interface Names {
  list(name: string): WordList;
  reader(name: string): Reader;
  /** True where an entry of a list is captured as it was written, capitals and all, rather than in lower case. */
  readonly keepsCapitals: boolean;
  /** True for a word that some list or rule names, other than within a longer name that is the same in every language: the "tom" of "tom yum". */
  knows(word: string): boolean;
}

/** The reader that takes as few words as it can. */
const FEW = 'few';
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
  readonly start: Step;
}

export function matcherOf(pattern: Pattern, names: Names): Matcher {
  return {
    first: firstKeys(pattern, names).keys,
    needs: pattern.some(({ is }) => is === 'value' || is === 'gap') ? neededKeys(pattern, names) : null,
    captures: pattern.some(isCapture),
    start: stepsOf(pattern, names, END_OF_PATTERN),
  };
}

/** Returns the token behind the pattern where it stands at `at`; its values are written into `values`. */
export function matchedTo({ start }: Matcher, text: ReadText, at: number, values: Values): number | undefined {
  const end = run(start, text, at, values);
  return end === NOWHERE ? undefined : end;
}

/** Returns the first of the steps of a pattern; behind them comes `rest`. */
function stepsOf(pattern: Pattern, names: Names, rest: Step): Step {
  return pattern.reduceRight<Step>((behind, element) => stepOf(element, names, behind), rest);
}

function stepOf(element: Element, names: Names, rest: Step): Step {
  switch (element.is) {
    case 'word':
      return new Step(WORD, rest, { test: new TokenTest(element.test) });
    case 'list':
      return new Step(LIST, rest, { lists: [names.list(element.name)] });
    case 'value': {
      if (element.of === FEW && !element.isList)
        return new Step(FEWEST, rest, { name: element.name, lists: [names.list('phrase ends')] });
      return new Step(VALUE, rest, { name: element.name, reader: readerOf(element, names) });
    }
    case 'maybe':
      return new Step(MAYBE, rest, { ways: [stepsOf(element.pattern, names, rest)] });
    case 'either':
      return new Step(EITHER, rest, { ways: element.patterns.map((pattern) => stepsOf(pattern, names, rest)) });
    case 'not':
      return new Step(NOT, rest, { ways: [stepsOf(element.pattern, names, END_OF_PATTERN)] });
    case 'unless':
      return new Step(UNLESS, rest, {
        test: new TokenTest(element.test),
        lists: element.lists.map((name) => names.list(name)),
      });
    case 'any':
      return new Step(ANY, rest);
    case 'gap':
      return new Step(GAP, rest);
    case 'begin':
      return new Step(BEGIN, rest);
    case 'end':
      return new Step(END, rest);
  }
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
      return { keys: [...words.map(keyOf), ...stems.map((stem) => `~${stem.slice(0, HEAD)}`)], isEmpty: false };
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
