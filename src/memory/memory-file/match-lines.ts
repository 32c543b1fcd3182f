/**
 * Finds, for the lines that an editor started from, what became of each: a line that stayed, one that was changed, one that is gone.
 * Lines carry no ids. A line is the same by its text, wherever it went; a changed one is known by its key, its place and its words.
 */

import { meaningOf, takesOneValue } from '../facts/fact-slots.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { similarityRatio } from '../text/near-duplicate.ts';
import { contentOf, defaultKey, type FactLine, inOneForm } from './memory-document.ts';
import type { WrittenLine } from './parse-document.ts';

const ALIKE = 0.5; // of lines with the same key, or in the same place
const ALIKE_ANYWHERE = 0.7;
/** The comparisons of characters that one document costs at most, some 200 ms; past it a line is known by its key or its place alone. */
const MOST_COMPARISONS = 20_000_000;
/** The pairs of lines that are looked at: of more changed lines those far apart are not compared. */
const MOST_PAIRS = 250_000;

/** Returns the line of the base that each written line is, or was changed from. No two are the same one. */
export function matchLines(
  base: readonly FactLine[],
  written: readonly WrittenLine[],
): ReadonlyMap<WrittenLine, FactLine> {
  const matched = new Map<WrittenLine, FactLine>();
  const taken = new Set<FactLine>();
  const take = (line: WrittenLine, from: FactLine) => {
    matched.set(line, from);
    taken.add(from);
  };
  for (const isSameSection of [true, false]) {
    const free = new Map<string, FactLine[]>();
    for (const line of base) {
      if (taken.has(line)) continue;
      const name = nameOf(contentOf(line), isSameSection ? line.domain : null);
      free.set(name, [...(free.get(name) ?? []), line]);
    }
    for (const line of written) {
      if (matched.has(line)) continue;
      const from = free.get(nameOf(line.content, isSameSection ? line.domain : null))?.shift();
      if (from !== undefined) take(line, from);
    }
  }
  const pairs = likelyPairs(base, written, matched, taken);
  for (const { line, from } of pairs) if (!matched.has(line) && !taken.has(from)) take(line, from);
  return matched;
}

function nameOf(content: string, domain: string | null): string {
  return `${domain ?? ''}\n${content}`;
}

interface Pair {
  readonly line: WrittenLine;
  readonly from: FactLine;
  readonly score: number;
  readonly distance: number;
}

/** Returns the pairs of lines that may be one, the likeliest first. */
function likelyPairs(
  base: readonly FactLine[],
  written: readonly WrittenLine[],
  matched: ReadonlyMap<WrittenLine, FactLine>,
  taken: ReadonlySet<FactLine>,
): Pair[] {
  const gone = placesOf(base, (line) => (taken.has(line) ? line : null));
  const news = placesOf(written, (line) => matched.get(line) ?? null);
  const pairs: Pair[] = [];
  const budget = { left: MOST_COMPARISONS };
  let looks = MOST_PAIRS;
  for (const [lineIndex, { item: line, after: lineAfter }] of news.entries()) {
    for (const [fromIndex, { item: from, after }] of gone.entries()) {
      looks -= 1;
      if (looks < 0) return sorted(pairs);
      const isNear = after === lineAfter && (line.domain === null || line.domain === from.domain);
      const score = scoreOf(line, from, isNear, budget);
      if (score > 0) pairs.push({ line, from, score, distance: Math.abs(lineIndex - fromIndex) });
    }
  }
  return sorted(pairs);
}

function sorted(pairs: Pair[]): Pair[] {
  return pairs.sort((one, other) => other.score - one.score || one.distance - other.distance);
}

/** Returns the items without a match, each with the matched line that it comes after. */
function placesOf<Item>(
  items: readonly Item[],
  matchOf: (item: Item) => FactLine | null,
): { readonly item: Item; readonly after: FactLine | null }[] {
  const places: { item: Item; after: FactLine | null }[] = [];
  let after: FactLine | null = null;
  for (const item of items) {
    const match = matchOf(item);
    if (match === null) places.push({ item, after });
    else after = match;
  }
  return places;
}

/** Returns how likely a written line was changed from a line of the base, in steps: key and one value, key and place, key and words, words. */
function scoreOf(line: WrittenLine, from: FactLine, isNear: boolean, budget: { left: number }): number {
  const { slot } = meaningOf(from.key);
  const isSameKey = meaningOf(line.key ?? defaultKey(line.domain, 'es')).slot === slot;
  if (!isSameKey && !isNear && line.domain !== null && line.domain !== from.domain) return 0;
  const ratio = likenessOf(line.value, from.value, budget);
  if (isSameKey && takesOneValue(slot)) return 4 + ratio;
  if (isSameKey && isNear) return 3 + ratio;
  if (isSameKey && ratio >= ALIKE) return 2 + ratio;
  if (isNear && ratio >= ALIKE) return 1 + ratio;
  return ratio >= ALIKE_ANYWHERE ? ratio : 0;
}

function likenessOf(one: string, other: string, budget: { left: number }): number {
  const [a, b] = [one, other].map((text) => foldAccents(inOneForm(text).toLowerCase())) as [string, string];
  if (a === b) return 1;
  budget.left -= a.length * b.length;
  return budget.left < 0 ? 0 : similarityRatio(a, b);
}
