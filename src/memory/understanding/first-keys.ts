/** The keys of the tokens that a pattern may begin at, by which rules are found. */

import type { Element, Pattern } from './notation.ts';
import type { Names } from './pattern-names.ts';
import { keyOf } from './token.ts';

/** The length of the head by which stems are looked up. */
const HEAD = 3;

/** True for the key of a stem that is shorter than a head, which no token has. */
export function isShortStem(key: string): boolean {
  return key.startsWith('~') && key.length <= HEAD;
}

/** The keys of the tokens that an element or a pattern may begin at; null where any may. */
export interface FirstKeys {
  readonly keys: readonly string[] | null;
  /** True where the pattern may stand on nothing. */
  readonly isEmpty: boolean;
}

/** Returns the keys under which the index of rules finds a pattern. `mayBegin`: false at a token that no clause begins at. */
export function firstKeys(pattern: Pattern, names: Names, mayBegin = true): FirstKeys {
  const keys = new Set<string>();
  for (const element of pattern) {
    const first = firstOfElement(element, names, mayBegin);
    if (first.keys === null) return { keys: null, isEmpty: false };
    for (const key of first.keys) keys.add(key);
    if (!first.isEmpty) return { keys: [...keys], isEmpty: false };
  }
  return { keys: [...keys], isEmpty: true };
}

/** Returns the keys of one element of a pattern. */
export function firstOfElement(element: Element, names: Names, mayBegin = true): FirstKeys {
  switch (element.is) {
    case 'word': {
      const { words, stems, endings } = element.test;
      if (endings.length > 0) return { keys: null, isEmpty: false };
      return { keys: [...words.map(keyOf), ...stems.map((stem) => `~${stem.slice(0, HEAD)}`)], isEmpty: false };
    }
    case 'list':
      return { keys: names.list(element.name).first, isEmpty: false };
    case 'value':
      return { keys: firstOfValue(element, names), isEmpty: false };
    case 'maybe':
      return { ...firstKeys(element.pattern, names, mayBegin), isEmpty: true };
    case 'either': {
      const firsts = element.patterns.map((pattern) => firstKeys(pattern, names, mayBegin));
      const keys = firsts.some((first) => first.keys === null) ? null : firsts.flatMap((first) => first.keys ?? []);
      return { keys, isEmpty: firsts.some((first) => first.isEmpty) };
    }
    case 'any':
      return { keys: null, isEmpty: false };
    case 'gap':
      return { keys: null, isEmpty: true };
    case 'begin':
      return { keys: [], isEmpty: mayBegin };
    default:
      return { keys: [], isEmpty: true };
  }
}

function firstOfValue({ of, isList }: Extract<Element, { is: 'value' }>, names: Names): readonly string[] | null {
  return isList ? names.list(of).first : names.reader(of).first;
}
