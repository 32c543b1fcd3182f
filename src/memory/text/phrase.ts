/** Phrases as tables write them, found in the words of a text. */
import { foldAccents, isAscii, withFewMarks } from './fold-accents.ts';

/** A word in lower case, as it was written and without its accents. */
export interface Word {
  readonly written: string;
  readonly plain: string;
}

type Step = (word: Word) => boolean;

/** A phrase made ready. */
export interface Phrase {
  /** Its steps, null for a gap of up to three words. */
  readonly steps: readonly (Step | null)[];
  /** The words of each step, without accents; null for one of any word, or of more than can be listed. */
  readonly stepWords: readonly (readonly string[] | null)[];
}

const LONGEST_GAP = 3; // words

const MOST_WORDS = 400; // read of a text: what it is about is told by then

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu;

/** Returns the words of a text, in their order, 400 at most. */
export function wordsOf(text: string): Word[] {
  const lower = text.toLowerCase();
  const isPlain = isAscii(lower);
  const words = (isPlain ? lower : lower.replaceAll('’', "'")).match(WORD) ?? [];
  return words
    .slice(0, MOST_WORDS)
    .map((word) =>
      isPlain
        ? { written: word, plain: word }
        : { written: withFewMarks(word).normalize('NFC'), plain: foldAccents(word) },
    );
}

/** Reads a table of phrases, one a line; see `Sign.phrases` for how they are written. */
export function phrasesOf(table: string): Phrase[] {
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '')
    .map((written) => ({ steps: written.map(stepOf), stepWords: written.map(wordsOfStep) }));
}

/** Returns the places at which a phrase ends where it begins at word `from`; none where it does not stand there. */
export function endsOfPhrase({ steps }: Phrase, words: readonly Word[], from: number): number[] {
  let ends = [from];
  for (const test of steps) {
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

/** Phrases by the words that they may begin with, in their order: of hundreds a text has to be held against a few. */
export interface PhraseIndex<P extends Phrase = Phrase> {
  /** For each word without accents, those that may begin with it, and those that may begin with any. */
  readonly byFirst: ReadonlyMap<string, readonly P[]>;
  /** Those that may begin with any word. */
  readonly others: readonly P[];
}

/** Sorts phrases by their first words. */
export function indexOfPhrases<P extends Phrase>(phrases: readonly P[]): PhraseIndex<P> {
  const firstsOf = ({ stepWords: [firsts = null] }: P) => firsts;
  const beginning = (first: string) => phrases.filter((phrase) => firstsOf(phrase)?.includes(first) ?? true);
  return {
    byFirst: new Map(phrases.flatMap(firstsOf).flatMap((first) => (first === null ? [] : [[first, beginning(first)]]))),
    others: phrases.filter((phrase) => firstsOf(phrase) === null),
  };
}

/** Returns words, without accents, of which every text has one where one of the phrases stands; throws for a phrase that has no such words. */
export function wordsNeeded(phrases: readonly Phrase[]): ReadonlySet<string> {
  return new Set(
    phrases.flatMap(({ stepWords }) => {
      const listed = stepWords.findLast((words) => words !== null); // a phrase begins with "the" and ends with what it tells
      if (listed === undefined || listed === null) throw new Error('a phrase of words that cannot be listed');
      return listed;
    }),
  );
}

/** Reads a table of phrases as `phrasesOf` does, and sorts them by their first words. */
export function phraseIndexOf(table: string): PhraseIndex {
  return indexOfPhrases(phrasesOf(table));
}

/** Returns the phrases that may begin at word `from`. */
export function phrasesFrom<P extends Phrase>(
  { byFirst, others }: PhraseIndex<P>,
  words: readonly Word[],
  from: number,
): readonly P[] {
  const word = words[from];
  return word === undefined ? NONE : (byFirst.get(word.plain) ?? others);
}

const NONE: readonly never[] = [];

/** Returns where the longest of the phrases that stand at word `from` ends; `from` where none does. */
export function longestAt(index: PhraseIndex, words: readonly Word[], from: number): number {
  let last = from;
  for (const phrase of phrasesFrom(index, words, from)) last = Math.max(last, endOfPhrase(phrase, words, from));
  return last;
}

const NOWHERE = -1;

/** Returns the farthest place at which a phrase ends that begins at word `from`; -1 where it does not stand there. */
export function endOfPhrase({ steps }: Phrase, words: readonly Word[], from: number): number {
  return endOf(steps, 0, words, from);
}

function endOf(steps: Phrase['steps'], step: number, words: readonly Word[], at: number): number {
  const test = steps[step];
  if (test === undefined) return at;
  if (test !== null) {
    const word = words[at];
    return word !== undefined && test(word) ? endOf(steps, step + 1, words, at + 1) : NOWHERE;
  }
  for (let next = Math.min(at + LONGEST_GAP, words.length); next >= at; next -= 1) {
    const end = endOf(steps, step + 1, words, next);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}

/** True where one of the phrases begins at word `from`. */
export function beginsAt(index: PhraseIndex, words: readonly Word[], from: number): boolean {
  for (const phrase of phrasesFrom(index, words, from)) if (endOfPhrase(phrase, words, from) !== NOWHERE) return true;
  return false;
}

/** True where one of the phrases stands anywhere in the words. */
export function standsIn(index: PhraseIndex, words: readonly Word[]): boolean {
  for (let from = 0; from < words.length; from += 1) if (beginsAt(index, words, from)) return true;
  return false;
}

/** Counts the words at which one of the phrases begins, up to `most`. */
export function countOf(index: PhraseIndex, words: readonly Word[], most: number): number {
  let count = 0;
  for (let from = 0; from < words.length && count < most; from += 1) if (beginsAt(index, words, from)) count += 1;
  return count;
}

/** Returns the words, without accents, that a written step stands for; null where it stands for more than can be listed. */
function wordsOfStep(written: string): readonly string[] | null {
  const words = written.split('/');
  if (words.some((word) => word === '…' || word === '*' || (word.length > 1 && /^-|-$/.test(word)))) return null;
  return [...new Set(words.map(foldAccents))];
}

function stepOf(written: string): Step | null {
  if (written === '…') return null;
  if (written === '*') return () => true;
  const exact = new Set<string>();
  const isOneOf: Step = ({ plain, written }) => exact.has(plain) || (plain !== written && exact.has(written));
  const tests: Step[] = [];
  for (const one of written.split('/')) {
    // With an accent it is meant to be told from the same without: "habló", not "hablo".
    const of = one === foldAccents(one) ? (word: Word) => word.plain : (word: Word) => word.written;
    if (one.length > 1 && one.endsWith('-')) tests.push((word) => of(word).startsWith(one.slice(0, -1)));
    else if (one.length > 1 && one.startsWith('-'))
      // of a stem of two letters or more: "qué" is no verb
      tests.push((word) => of(word).length > one.length + 1 && of(word).endsWith(one.slice(1)));
    else exact.add(one);
  }
  return tests.length === 0 ? isOneOf : (word) => isOneOf(word) || tests.some((test) => test(word));
}
