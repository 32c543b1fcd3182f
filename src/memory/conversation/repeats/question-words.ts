/** The words of a question, and which of them are quoted. */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Word } from '../../text/phrase.ts';
import { isNothing, type Rules } from './question-rules.ts';

const LONGEST_QUOTED = 6; // words

const QUOTED =
  /"[^"]+"|“[^”]+”|«[^»]+»|(?<=\b(?:say|dice|dicen|decir|digo|diz|dizer) )(?:[\p{L}']+ ){1,4}?(?=(?:in|en|em) )/giu;
const MAY_QUOTE = /["“«]|\b(?:say|dice|dicen|decir|digo|diz|dizer) /i; // of a text without them the above asks much to find nothing
const NOTHING_QUOTED: Quoted = new Map();

/** A word as it is written. */
export const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu;

/** A capital that stands alone behind a word and is none itself: "vitamin C", "size M". */
const LETTER = /(?<=\p{Ll} )[B-DF-HJ-NP-TV-XZ](?![\p{L}\p{N}'+#-])/gu;

/** Returns the text with the marks that tell one thing from another written as words: "C++", "vitamin C", "3 - 2", "-5 %". */
export function inWords(text: string): string {
  const plain = text.replaceAll('’', "'").replace(LETTER, 'letter$&');
  if (!/[+#%*/=<>^×÷$€£\d]/.test(plain)) return plain;
  return plain
    .replace(/([A-Za-z])\+\+/g, '$1plusplus')
    .replace(/([A-Za-z])#/g, '$1sharp')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,](\d)/g, '$1p$2')
    .replace(
      /(\d\s*)([-+*/=<>^×÷])(?=\s*\d)/g,
      (_, before: string, mark: string) => `${before} mark${mark.charCodeAt(0)} `,
    )
    .replaceAll('%', ' percent ')
    .replace(/[$€£]/g, (mark) => ` mark${mark.charCodeAt(0)} `);
}

/** Returns a word as it was written and without its accents, both in lower case. */
export function wordOf(raw: string): Word {
  const lower = raw.toLowerCase();
  if (PLAIN.test(lower)) return { written: lower, plain: lower };
  const written = lower.normalize('NFC');
  return { written, plain: foldAccents(written) };
}

const PLAIN = /^[a-z\d']+$/; // most words: nothing of them is to be folded

/** Places of quoted words; true where all of their quotation is words that say nothing elsewhere, such as "thank you". */
export type Quoted = ReadonlyMap<number, boolean>;

/** Returns the words of short quotations, and of what is to be said in another language. */
export function quotedIn(rules: Rules, written: string, words: readonly Word[]): Quoted {
  if (!MAY_QUOTE.test(written)) return NOTHING_QUOTED;
  const places = new Map<number, boolean>();
  for (const { 0: quotation, index } of written.matchAll(QUOTED)) {
    const from = written.slice(0, index).match(WORD)?.length ?? 0;
    const length = quotation.match(WORD)?.length ?? 0;
    if (length > LONGEST_QUOTED) continue;
    const isBare = words.slice(from, from + length).every(({ plain, written: as }) => isNothing(rules, plain, as));
    for (let at = from; at < from + length; at += 1) places.set(at, isBare);
  }
  return places;
}
