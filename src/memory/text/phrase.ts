/** Phrases as tables write them, found in the words of a text. */
import { foldAccents } from './fold-accents.ts';

/** A word in lower case, as it was written and without its accents. */
export interface Word {
  readonly written: string;
  readonly plain: string;
}

type Step = (word: Word) => boolean;

/** A phrase made ready: its steps, null for a gap of up to three words. */
export type Phrase = readonly (Step | null)[];

const LONGEST_GAP = 3; // words

const MOST_WORDS = 400; // read of a text: what it is about is told by then

/** Returns the words of a text, in their order, 400 at most. */
export function wordsOf(text: string): Word[] {
  const written =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return written.slice(0, MOST_WORDS).map((word) => ({ written: word.normalize('NFC'), plain: foldAccents(word) }));
}

/** Reads a table of phrases, one a line; see `Sign.phrases` for how they are written. */
export function phrasesOf(table: string): Phrase[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/).map(stepOf));
}

/** Returns the places at which a phrase ends where it begins at word `from`; none where it does not stand there. */
export function endsOfPhrase(phrase: Phrase, words: readonly Word[], from: number): number[] {
  let ends = [from];
  for (const test of phrase) {
    const next = new Set<number>();
    for (const at of ends) {
      if (test === null) for (let end = at; end <= Math.min(at + LONGEST_GAP, words.length); end += 1) next.add(end);
      else if (at < words.length && test(words[at] as Word)) next.add(at + 1);
    }
    if (next.size === 0) return [];
    ends = [...next];
  }
  return ends;
}

function begins(phrase: Phrase, words: readonly Word[], from: number): boolean {
  const [first] = phrase;
  if (first !== null && first !== undefined && !first(words[from] as Word)) return false; // most do not: the quick way out
  return endsOfPhrase(phrase, words, from).length > 0;
}

/** True where a phrase stands anywhere in the words. */
export function stands(phrases: readonly Phrase[], words: readonly Word[]): boolean {
  return phrases.some((phrase) => words.some((_, from) => begins(phrase, words, from)));
}

/** Counts the words at which one of the phrases begins, up to `most`. */
export function countOf(phrases: readonly Phrase[], words: readonly Word[], most: number): number {
  let count = 0;
  for (let from = 0; from < words.length && count < most; from += 1)
    if (phrases.some((phrase) => begins(phrase, words, from))) count += 1;
  return count;
}

function stepOf(written: string): Step | null {
  if (written === '…') return null;
  if (written === '*') return () => true;
  const exact = new Set<string>();
  const tests: Step[] = [(word) => exact.has(word.plain) || exact.has(word.written)];
  for (const one of written.split('/')) {
    // With an accent it is meant to be told from the same without: "habló", not "hablo".
    const of = one === foldAccents(one) ? (word: Word) => word.plain : (word: Word) => word.written;
    if (one.length > 1 && one.endsWith('-')) tests.push((word) => of(word).startsWith(one.slice(0, -1)));
    else if (one.length > 1 && one.startsWith('-'))
      // of a stem of two letters or more: "qué" is no verb
      tests.push((word) => of(word).length > one.length + 1 && of(word).endsWith(one.slice(1)));
    else exact.add(one);
  }
  return (word) => tests.some((test) => test(word));
}
