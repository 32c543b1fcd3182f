import { firstKeys } from './first-keys.ts';
import { needsOf } from './needed-by-pattern.ts';
import type { NeededKeys } from './needed-keys.ts';
import { type Element, type Pattern, ruleOf, type Yield } from './notation.ts';
import type { Names } from './pattern-names.ts';
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
import { TokenTest } from './token-test.ts';
import { asWritten } from './word-list.ts';

export type { Reader, Reading };

/** The reader that takes as few words as it can. */
const FEW = 'few';
/** The pattern of a rule, and what it yields, made ready to run. */
export class Matcher {
  /** Sets of keys, of each of which a text has one at least where the pattern stands in it, beside those of its first word; null where none are known. */
  readonly needs: readonly NeededKeys[] | null;
  /** True where it captures values. */
  readonly captures: boolean;
  readonly #head: string;
  readonly #names: Names;
  #ready: { readonly start: Step; readonly yields: Yield } | undefined;

  /** `head`: the rule without its examples, of which the pattern is; it is kept, and read again where it is first tried. */
  constructor(head: string, pattern: Pattern, names: Names) {
    this.needs = needsOf(pattern, names);
    this.captures = pattern.some(isCapture);
    this.#head = head;
    this.#names = names;
  }

  /** The first step. */
  get start(): Step {
    return (this.#ready ?? this.#makeReady()).start;
  }

  get yields(): Yield {
    return (this.#ready ?? this.#makeReady()).yields;
  }

  /** Makes the steps when a text first has the words for them: most patterns are tried by few processes, and their texts take a tenth of the room. */
  #makeReady() {
    const { pattern, yields } = ruleOf(this.#head);
    this.#ready = { start: stepsOf(pattern, this.#names, END_OF_PATTERN), yields };
    return this.#ready;
  }
}

/** Returns the keys of the tokens that a pattern may begin at where a clause does, and elsewhere: words, `~abc` for stems, `#` for numbers, `^` for capitals; null where any may. */
export function firstAndWithin(
  pattern: Pattern,
  names: Names,
): [first: readonly string[] | null, within: readonly string[] | null] {
  const first = firstKeys(pattern, names).keys;
  return [first, pattern.some(opensClause) ? firstKeys(pattern, names, false).keys : first];
}

/** Returns the token behind the pattern where it stands at `at`; its values are written into `values`. */
export function matchedTo(matcher: Matcher, text: ReadText, at: number, values: Values): number | undefined {
  const end = run(matcher.start, text, at, values);
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

/** True for an element that stands only where a clause begins, or holds one that does. */
function opensClause(element: Element): boolean {
  if (element.is === 'maybe') return element.pattern.some(opensClause);
  if (element.is === 'either') return element.patterns.some((pattern) => pattern.some(opensClause));
  return element.is === 'begin';
}

/** True for an element that captures a value, or holds one that does. */
function isCapture(element: Element): boolean {
  if (element.is === 'maybe') return element.pattern.some(isCapture);
  if (element.is === 'either') return element.patterns.some((pattern) => pattern.some(isCapture));
  return element.is === 'value';
}
