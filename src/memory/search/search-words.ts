/** The words of a text as search reads them: where each stands, and the stems of both languages under which it is found. */
import { RecentlyUsed } from '../../recently-used.ts';
import { compose, foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import { STOP_WORDS } from '../text/stop-words.ts';

const LONGEST_WORD = 64; // characters by which a run without a break is known
const REMEMBERED = 20_000; // words as they were written, some 4 MB: a word costs 6 µs, a remembered one 0.1 µs

/** A word without case, accents and place. */
export interface PlainWord {
  readonly plain: string;
  readonly spanish: string;
  readonly english: string;
  /** True for a word too common to find anything by, in either language. */
  readonly isCommon: boolean;
}

/** A word of a text; `start` and `end` are positions in the text as it was written. */
export interface TextWord extends PlainWord {
  readonly start: number;
  readonly end: number;
}

// An apostrophe joins ("don't"); a dot, a slash or a hyphen does not: a path is found by its parts.
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu;

/** Scripts that set no blanks between words: each character counts as one. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

const known = new RecentlyUsed<PlainWord>(REMEMBERED);

/** Yields the words of a text in order; in time linear in the text. */
export function* wordsOf(text: string): Generator<TextWord> {
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    if (!UNSPACED.test(written)) {
      yield { ...plainWord(written), start: match.index, end: match.index + written.length };
      continue;
    }
    for (const { 0: character, index } of written.matchAll(CHARACTER)) {
      const start = match.index + index;
      yield { ...plainWord(character), start, end: start + character.length };
    }
  }
}

/** Returns a reader of texts, one after another, that sees only the words that are wanted: each word in its place, null for any other. */
export function wantedWords(isWanted: (word: PlainWord) => boolean): (text: string) => (TextWord | null)[] {
  const judged = new Map<string, PlainWord | null>();
  return (text) => {
    const words: (TextWord | null)[] = [];
    for (const match of text.matchAll(WORD)) {
      const [written] = match;
      let word = judged.get(written);
      if (word === undefined) {
        if (UNSPACED.test(written)) {
          for (const { start, end, ...one } of wordsOf(written))
            words.push(isWanted(one) ? { ...one, start: match.index + start, end: match.index + end } : null);
          continue;
        }
        const read = plainWord(written);
        word = isWanted(read) ? read : null;
        if (judged.size >= REMEMBERED) judged.clear();
        judged.set(written, word);
      }
      words.push(word && { ...word, start: match.index, end: match.index + written.length });
    }
    return words;
  };
}

function plainWord(written: string): PlainWord {
  const found = known.get(written);
  if (found !== undefined) return found;
  const lower = compose(written).toLowerCase().replaceAll('’', "'").slice(0, LONGEST_WORD).toWellFormed();
  const bare = lower.replaceAll("'", '');
  const word = {
    plain: foldAccents(bare),
    spanish: stem(lower, 'es'),
    english: stem(lower, 'en'),
    isCommon: STOP_WORDS.es.has(bare) || STOP_WORDS.en.has(bare),
  };
  if (written.length <= LONGEST_WORD) known.set(written, word);
  return word;
}

/** True when two words are one under the stems of a language. */
export function isSameWord(one: PlainWord, other: PlainWord): boolean {
  return one.spanish === other.spanish || one.english === other.english;
}

/** Returns the stems by which the index knows a word: one where both languages agree. */
export function stemsOf({ spanish, english }: PlainWord): readonly string[] {
  return spanish === english ? [spanish] : [spanish, english];
}
