/** Tells when two texts say the same thing in nearly the same words. */
import { compose, foldAccents } from './fold-accents.ts';
import { STOP_WORDS } from './stop-words.ts';
import { termsOf } from './text-analysis.ts';

const SAME = 0.8;
const LONGEST_BY_CHARACTER = 1_000; // compared character by character
const MOST_COMPARISONS = 1_002_000; // two texts of 1,000 characters in any case, some 15 ms at the worst; the rest counts as different
const LONGEST = 262_144; // characters read of a text
const LONGEST_BY_WORD = 2_000; // words: what is longer is compared from both ends only

/**
 * Returns how much of two texts is the same, 0 to 1: twice the length that matches in order over the length of both, as Python's
 * `SequenceMatcher.ratio` (Ratcliff and Obershelp) without its junk. Longer texts are compared word by word; in very long ones
 * only the beginnings and ends can count as the same.
 */
export function similarityRatio(a: string, b: string): number {
  if (a === b) return 1;
  if (Math.max(a.length, b.length) <= LONGEST_BY_CHARACTER) return ratioOf(Array.from(a), Array.from(b));
  const one = a.split(/\s+/);
  const other = b.split(/\s+/);
  if (Math.max(one.length, other.length) <= LONGEST_BY_WORD) return ratioOf(one, other);
  return (2 * matchingEnds(one, other)) / (one.length + other.length);
}

/**
 * True when keeping one of the two loses nothing. Texts that differ in a number, a day, a name or a negation, or that replace one
 * telling word by another ("café", "té"), are never the same, however alike they look.
 */
export function isNearDuplicate(a: string, b: string): boolean {
  const one = plain(a);
  const other = plain(b);
  if (one === other) return true;
  if (upperBound(one, other) <= SAME) return false;
  return similarityRatio(one, other) > SAME && !tellsOtherThings(a, b);
}

function plain(text: string): string {
  return foldAccents(compose(text).slice(0, LONGEST).toLowerCase())
    .replace(/[^\p{L}\p{N}\p{M}\p{S}]+/gu, ' ')
    .trim();
}

/** Returns the share that could match if order did not matter, which is never below the ratio. */
function upperBound(a: string, b: string): number {
  const total = a.length + b.length;
  if (total === 0) return 1;
  const shorter = (2 * Math.min(a.length, b.length)) / total;
  if (shorter <= SAME || Math.max(a.length, b.length) > LONGEST_BY_CHARACTER) return shorter;
  return (2 * inCommon(Array.from(a), Array.from(b))) / total;
}

function inCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const element of b) left.set(element, (left.get(element) ?? 0) + 1);
  let common = 0;
  for (const element of a) {
    const count = left.get(element) ?? 0;
    if (count === 0) continue;
    left.set(element, count - 1);
    common += 1;
  }
  return common;
}

function ratioOf(a: readonly string[], b: readonly string[]): number {
  const total = a.length + b.length;
  return total === 0 ? 1 : (2 * matching(a, b)) / total;
}

/** Counts the elements matched by the longest common run, then by the longest ones to its left and right, and so on. */
function matching(a: readonly string[], b: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (const [index, element] of b.entries()) {
    const known = places.get(element);
    if (known === undefined) places.set(element, [index]);
    else known.push(index);
  }
  let matched = 0;
  const runs: Runs = {
    places,
    before: new Uint16Array(b.length + 1),
    here: new Uint16Array(b.length + 1),
    left: MOST_COMPARISONS,
  };
  const open: Range[] = [[0, a.length, 0, b.length]];
  for (let range = open.pop(); range !== undefined && runs.left > 0; range = open.pop()) {
    const [aFrom, aTo, bFrom, bTo] = range;
    const run = longestRun(a, range, runs);
    if (run.size === 0) continue;
    matched += run.size;
    if (aFrom < run.a && bFrom < run.b) open.push([aFrom, run.a, bFrom, run.b]);
    if (run.a + run.size < aTo && run.b + run.size < bTo) open.push([run.a + run.size, aTo, run.b + run.size, bTo]);
  }
  return matched;
}

type Range = readonly [aFrom: number, aTo: number, bFrom: number, bTo: number];

interface Runs {
  /** The places of each element in b. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Length of the run that ends before each place of b, for the element of a before this one, and for this one. */
  before: Uint16Array;
  here: Uint16Array;
  /** The number of comparisons still allowed. */
  left: number;
}

function longestRun(a: readonly string[], range: Range, runs: Runs): { a: number; b: number; size: number } {
  const [aFrom, aTo, bFrom, bTo] = range;
  let best = { a: aFrom, b: bFrom, size: 0 };
  runs.before.fill(0, bFrom, bTo + 1);
  for (let i = aFrom; i < aTo && runs.left > 0; i += 1) {
    const { before, here } = runs;
    here.fill(0, bFrom, bTo + 1);
    for (const j of runs.places.get(a[i] ?? '') ?? []) {
      if (j < bFrom) continue;
      if (j >= bTo) break;
      const size = (before[j] ?? 0) + 1;
      here[j + 1] = size;
      if (size > best.size) best = { a: i - size + 1, b: j - size + 1, size };
    }
    runs.left -= 1 + bTo - bFrom;
    runs.before = here;
    runs.here = before;
  }
  return best;
}

function matchingEnds(a: readonly string[], b: readonly string[]): number {
  const longest = Math.min(a.length, b.length);
  let head = 0;
  while (head < longest && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < longest - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return head + tail;
}

const MOST_WORDS_REPLACED = 32; // what differs in more is the same by hardly any ratio
const NEGATIONS = new Set(
  'no not never nunca jamas tampoco ni sin without nobody nadie nothing nada cannot'.split(' '),
);
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/u;
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]+/gu;

function tellsOtherThings(a: string, b: string): boolean {
  if (negationsIn(a).length !== negationsIn(b).length) return true;
  if (lacks(plain(b), namesIn(a)) || lacks(plain(a), namesIn(b))) return true;
  const one = new Set(termsOf(a, 'es'));
  const other = new Set(termsOf(b, 'es'));
  const onlyHere = [...one].filter((term) => !other.has(term));
  const onlyThere = [...other].filter((term) => !one.has(term));
  if ([...onlyHere, ...onlyThere].some((term) => /\p{N}/u.test(term))) return true;
  if (onlyHere.length === 0 || onlyThere.length === 0) return false;
  // A slip of the pen is no other word: it has a likeness on the other side.
  const wordsHere = wordsSaying(onlyHere, a);
  const wordsThere = wordsSaying(onlyThere, b);
  return wordsHere.some((word) => !wordsThere.some((there) => similarityRatio(word, there) > SAME));
}

/** Returns the words of a text that give one of these terms, at most as many as matter. */
function wordsSaying(terms: readonly string[], text: string): string[] {
  const wanted = new Set(terms);
  const words = [...new Set(compose(text).slice(0, LONGEST).toLowerCase().split(NOT_IN_WORDS))].filter((word) =>
    termsOf(word, 'es').some((term) => wanted.has(term)),
  );
  return words.slice(0, MOST_WORDS_REPLACED);
}

function negationsIn(text: string): string[] {
  const words = foldAccents(compose(text).slice(0, LONGEST).toLowerCase()).split(/[^\p{L}'’]+/u);
  return words.filter((word) => NEGATIONS.has(word) || /n['’]t$/.test(word));
}

function namesIn(text: string): string[] {
  const words = (text.match(NAME) ?? []).map((name) => foldAccents(name.toLowerCase()));
  return words.filter((word) => !STOP_WORDS.es.has(word) && !STOP_WORDS.en.has(word));
}

/** True when a text (plain, and so in one spelling) lacks one of the words. */
function lacks(text: string, words: readonly string[]): boolean {
  const there = new Set(text.split(' '));
  return words.some((word) => !there.has(word));
}
