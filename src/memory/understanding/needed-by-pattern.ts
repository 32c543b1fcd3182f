/** The keys that a text must have where a pattern stands in it: most rules that a word may begin are spared by them. */
import { firstOfElement, isShortStem } from './first-keys.ts';
import { NEEDED, type NeededKeys } from './needed-keys.ts';
import type { Element, Pattern } from './notation.ts';
import type { Names } from './pattern-names.ts';
import { type RareKeys, rareKeys } from './rarity.ts';

const MOST = 4; // sets of a pattern, those that the fewest texts have

/** Returns the sets of which a text has a key each, rarest first, without that of its first word, by which the rule is found; null for none. */
export function needsOf(pattern: Pattern, names: Names): readonly NeededKeys[] | null {
  const sets = pattern.map((element) => neededBy(element, names));
  const first = pattern.findIndex((element) => !firstOfElement(element, names).isEmpty);
  const isSureFirst = pattern.slice(0, first).every(({ is }) => is === 'begin' || is === 'not' || is === 'unless');
  if (isSureFirst && pattern[first]?.is !== 'either') sets[first] = null;
  const known = sets.filter((set) => set !== null).sort((one, other) => one.commonness - other.commonness);
  return known.length === 0 ? null : known.slice(0, MOST).map(({ keys }) => NEEDED.of(keys));
}

/** Returns keys of which a text has one where an element stands in it; null where none are known. */
function neededBy(element: Element, names: Names): RareKeys | null {
  if (element.is === 'either') {
    const ways = element.patterns.map((pattern) => rarest(pattern, names));
    return ways.some((way) => way === null) ? null : rareKeys(ways.flatMap((way) => way?.keys ?? []));
  }
  if (element.is === 'list' || (element.is === 'value' && element.isList))
    return names.list(element.is === 'list' ? element.name : element.of).needed;
  const { keys, isEmpty } = firstOfElement(element, names);
  return isEmpty || keys === null || keys.some(isShortStem) ? null : rareKeys(keys);
}

/** Returns of the keys that a way needs those that the fewest texts have. */
function rarest(pattern: Pattern, names: Names): RareKeys | null {
  let best: RareKeys | null = null;
  for (const element of pattern) {
    const needed = neededBy(element, names);
    if (needed !== null && (best === null || needed.commonness < best.commonness)) best = needed;
  }
  return best;
}
