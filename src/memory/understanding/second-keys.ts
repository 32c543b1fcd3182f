/** The keys of the tokens that may stand second where a pattern stands: most rules that a word may begin are told from others by the next. */
import { firstKeys, isShortStem } from './first-keys.ts';
import { type NeededKeys, SECOND } from './needed-keys.ts';
import type { Element, Pattern } from './notation.ts';
import type { Names } from './pattern-names.ts';
import type { WordList } from './word-list.ts';

/** Returns the keys of which the token behind the first of a match has one; null where any token may stand there, or none. */
export function secondKeys(pattern: Pattern, names: Names): NeededKeys | null {
  const keys = behindFirst(pattern, names);
  if (keys === null || [...keys].some(isShortStem)) return null;
  return SECOND.of([...keys]);
}

function behindFirst(pattern: Pattern, names: Names): ReadonlySet<string> | null {
  const keys = new Set<string>();
  for (const [index, element] of pattern.entries()) {
    const ways = waysOf(element, pattern.slice(index + 1), names);
    if (ways === null) return null;
    for (const key of ways) keys.add(key);
    if (takesToken(element)) return keys;
  }
  return null; // it may stand on nothing
}

/** True for an element that is never left out, so that what stands behind it is second at the earliest. */
function takesToken({ is }: Element): boolean {
  return is === 'word' || is === 'list' || is === 'any' || is === 'value' || is === 'either';
}

/** Returns the keys of what stands second where the element takes the first token. */
function waysOf(element: Element, rest: Pattern, names: Names): Iterable<string> | null {
  switch (element.is) {
    case 'word':
    case 'any':
      return firstOf(rest, names);
    case 'list':
      return behindEntry(names.list(element.name), rest, names);
    case 'value':
      return element.isList ? behindEntry(names.list(element.of), rest, names) : null;
    case 'maybe':
      return behindFirst([...element.pattern, ...rest], names);
    case 'either':
      return union(element.patterns.map((one) => behindFirst([...one, ...rest], names)));
    case 'gap':
      return null;
    default:
      return []; // takes no token
  }
}

function behindEntry(list: WordList, rest: Pattern, names: Names): Iterable<string> | null {
  return list.hasSingle ? union([list.second, firstOf(rest, names)]) : list.second;
}

function firstOf(rest: Pattern, names: Names): readonly string[] | null {
  const { keys, isEmpty } = firstKeys(rest, names);
  return isEmpty ? null : keys;
}

function union(all: readonly (Iterable<string> | null)[]): Iterable<string> | null {
  const keys = new Set<string>();
  for (const some of all) {
    if (some === null) return null;
    for (const key of some) keys.add(key);
  }
  return keys;
}
