/** Phrases as tables write them, found in the words of a text. */
import { foldAccents, isAscii } from './fold-accents.ts';

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

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu;

/** Returns the words of a text, in their order, 400 at most. */
export function wordsOf(text: string): Word[] {
  const lower = text.toLowerCase();
  const isPlain = isAscii(lower);
  const words = (isPlain ? lower : lower.replaceAll('’', "'")).match(WORD) ?? [];
  return words
    .slice(0, MOST_WORDS)
    .map((word) =>
      isPlain ? { written: word, plain: word } : { written: word.normalize('NFC'), plain: foldAccents(word) },
    );
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

/** Phrases by the words that they may begin with: of hundreds a text has to be held against a few. */
export interface PhraseIndex {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  /** Those that may begin with any word. */
  readonly others: readonly Phrase[];
}

/** Reads a table of phrases as `phrasesOf` does, and sorts them by their first words. */
export function phraseIndexOf(table: string): PhraseIndex {
  const byFirst = new Map<string, Phrase[]>();
  const others: Phrase[] = [];
  for (const line of table.split('\n').filter((one) => one.trim() !== '')) {
    const [phrase] = phrasesOf(line);
    if (phrase === undefined) continue;
    const firsts = line.trim().split(/\s+/, 1)[0]?.split('/') ?? [];
    if (firsts.some((first) => first === '…' || first === '*' || (first.length > 1 && /^-|-$/.test(first))))
      others.push(phrase);
    else for (const first of new Set(firsts)) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return { byFirst, others };
}

/** Returns where the longest of the phrases that stand at word `from` ends; `from` where none does. */
export function longestAt({ byFirst, others }: PhraseIndex, words: readonly Word[], from: number): number {
  const word = words[from];
  if (word === undefined) return from;
  const { plain, written } = word;
  const end = farthest(byFirst.get(plain), words, from, farthest(others, words, from, from));
  return written === plain ? end : farthest(byFirst.get(written), words, from, end);
}

/** Returns the farthest end of the phrases that stand at word `from`; `end` where none goes beyond it. */
function farthest(phrases: readonly Phrase[] | undefined, words: readonly Word[], from: number, end: number): number {
  if (phrases === undefined) return end;
  let last = end;
  for (const phrase of phrases) last = Math.max(last, endOf(phrase, 0, words, from));
  return last;
}

const NOWHERE = -1;

/** Returns the farthest end of the steps of a phrase from `step` on that begin at word `at`; `NOWHERE` where they do not stand there. */
function endOf(phrase: Phrase, step: number, words: readonly Word[], at: number): number {
  const test = phrase[step];
  if (test === undefined) return at;
  if (test !== null) {
    const word = words[at];
    return word !== undefined && test(word) ? endOf(phrase, step + 1, words, at + 1) : NOWHERE;
  }
  for (let next = Math.min(at + LONGEST_GAP, words.length); next >= at; next -= 1) {
    const end = endOf(phrase, step + 1, words, next);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}

/** True where one of the phrases stands anywhere in the words. */
export function standsIn(index: PhraseIndex, words: readonly Word[]): boolean {
  for (let from = 0; from < words.length; from += 1) if (longestAt(index, words, from) > from) return true;
  return false;
}

/** True where a phrase begins at word `from`. */
export function phraseAt(phrase: Phrase, words: readonly Word[], from: number): boolean {
  return endOf(phrase, 0, words, from) !== NOWHERE;
}

/** True where a phrase stands anywhere in the words. */
export function stands(phrases: readonly Phrase[], words: readonly Word[]): boolean {
  return phrases.some((phrase) => words.some((_, from) => phraseAt(phrase, words, from)));
}

/** Counts the words at which one of the phrases begins, up to `most`. */
export function countOf(phrases: readonly Phrase[], words: readonly Word[], most: number): number {
  let count = 0;
  for (let from = 0; from < words.length && count < most; from += 1)
    if (phrases.some((phrase) => phraseAt(phrase, words, from))) count += 1;
  return count;
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
