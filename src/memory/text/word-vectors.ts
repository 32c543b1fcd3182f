/**
 * Vectors of single words: how near two of them are in meaning, told without a model at hand, and how much a word tells of what a text is about. They
 * are those of the model that comes along, of Spanish and Portuguese words by their English, drawn together where texts that belong together
 * have them; `tests/bench/fit-word-vectors.ts` writes the files, and `fit-portuguese-words.ts` that of Portuguese from that of Spanish. A file is a line `dimension words`, a term a line, and behind an empty line a byte of weight
 * for each word, then its vector, a byte a dimension.
 */
import { readFileSync } from 'node:fs';
import type { SpokenLanguage } from './text-analysis.ts';

const FOLDER = new URL('./word-vectors/', import.meta.url);
/** The number that a byte of weight is divided by, and the length of each vector. */
export const WEIGHT = 100;
export const LENGTH = 127;
const NEW_LINE = 0x0a;

/** The meaning of a word. */
export interface Meaning {
  /** The part of the word in what a text is about: near 0 for "year", 0.5 for "dog". */
  readonly weight: number;
  /** Its direction, of length 127. */
  readonly vector: Int8Array;
}

type WordTable = ReadonlyMap<string, Meaning>;

/** The language whose words stand for themselves where a language's own file has none: "router", and in Portuguese what is the same in Spanish. */
const BENEATH = { en: null, es: 'en', pt: 'es' } as const;

const ready: { -readonly [language in SpokenLanguage]?: WordTable } = {};

/** Returns the meaning of a term of `text-analysis`; undefined for one that no file has. */
export function meaningOf(term: string, language: SpokenLanguage): Meaning | undefined {
  ready[language] ??= tableOf(language);
  return ready[language].get(term);
}

function tableOf(language: SpokenLanguage): WordTable {
  const own = readWords(readFileSync(new URL(`${language}.bin`, FOLDER)));
  const beneath = BENEATH[language];
  if (beneath === null) return own;
  ready[beneath] ??= tableOf(beneath);
  return new Map([...ready[beneath], ...own]);
}

/** Returns how near two words are in meaning, -1 to 1. */
export function nearnessOf({ vector: one }: Meaning, { vector: other }: Meaning): number {
  const length = one.length;
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum / (LENGTH * LENGTH);
}

/** Returns the weighed sum of meanings; null of none. */
export function sumOf(meanings: readonly Meaning[]): Float64Array | null {
  const [first] = meanings;
  if (first === undefined) return null;
  const length = first.vector.length;
  const sum = new Float64Array(length);
  for (let place = 0; place < meanings.length; place += 1) {
    const { weight, vector } = meanings[place] as Meaning;
    for (let at = 0; at < length; at += 1) sum[at] = (sum[at] as number) + weight * (vector[at] as number);
  }
  return sum;
}

/** Returns a sum at a length of 1; null of nothing. */
export function directionOf(sum: Float64Array | null): Float64Array | null {
  const length = sum === null ? 0 : Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  return length === 0 || sum === null ? null : sum.map((value) => value / length);
}

/** Returns the cosine of two sums; 0 where one is of nothing. */
export function cosineOf(one: Float64Array | null, other: Float64Array | null): number {
  if (one === null || other === null) return 0;
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] as number, other[at] as number];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return product === 0 ? 0 : product / Math.sqrt(ofOne * ofOther);
}

/** Reads a file's bytes: term to meaning. Throws a `RangeError` for a file that is cut. */
export function readWords(bytes: Buffer): WordTable {
  const head = bytes.indexOf(NEW_LINE);
  const [dimension = 0, words = 0] = bytes.toString('utf8', 0, head).split(' ').map(Number);
  const end = bytes.indexOf('\n\n', head + 1);
  const terms = bytes.toString('utf8', head + 1, end).split('\n');
  const weights = bytes.subarray(end + 2, end + 2 + words);
  const vectors = new Int8Array(bytes.subarray(end + 2 + words));
  if (terms.length !== words || vectors.length !== words * dimension)
    throw new RangeError(`A file of word vectors is cut: ${terms.length} terms, ${vectors.length} bytes of vectors`);
  return new Map(
    terms.map((term, at): [string, Meaning] => [
      term,
      {
        weight: (weights[at] as number) / WEIGHT,
        vector: vectors.subarray(at * dimension, (at + 1) * dimension),
      },
    ]),
  );
}
