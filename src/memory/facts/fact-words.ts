/** The words of a text that mean something by themselves, and the test of whether they speak of a fact. */
import { foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { isFrame } from './frame-words.ts';

interface Word {
  /** Folded. */
  readonly plain: string;
  readonly es: string;
  readonly en: string;
}

export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export function wordsOf(text: string): Word[] {
  return (text.toLowerCase().match(WORD) ?? []).flatMap((written) => {
    const plain = foldAccents(written);
    if (STOP_WORDS.es.has(written) || STOP_WORDS.en.has(written) || STOP_WORDS.es.has(plain)) return [];
    return [{ plain, es: stem(plain, 'es'), en: stem(plain, 'en') }];
  });
}

/** Returns the words that a value is about: "trabaja en Google" is about Google. */
export function objectsOf(value: string, slot: string): Word[] {
  const words = wordsOf(value);
  const objects = words.filter((word) => !isFrame(slot, word));
  return objects.length > 0 ? objects : words;
}

export function isAmong(word: Word, words: readonly Word[]): boolean {
  return words.some(({ plain, es, en }) => plain === word.plain || es === word.es || en === word.en);
}

/** True when a text mentions, in any words, the thing that a fact is about. */
export function speaksOf(text: string, { slot, value }: { readonly slot: string; readonly value: string }): boolean {
  const words = wordsOf(text);
  const objects = objectsOf(value, slot);
  return objects.length > 0 && objects.every((word) => isAmong(word, words));
}
