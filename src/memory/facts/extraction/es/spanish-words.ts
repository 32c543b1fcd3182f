/** The words of a sentence as the rules match them: folded, with chat spellings set right, and the marks between them. */
import type { Sentence } from '../prepared-text.ts';
import { spelled } from './chat-spelling.ts';

export interface Word {
  /** Folded, except for accents that tell words apart: "qué", "sí", "mí", "él" and preterites ("trabajó"). */
  readonly text: string;
  /** The word as it was written. */
  readonly written: string;
  /** The start of the word in the sentence's folded text. */
  readonly from: number;
  readonly to: number;
  /** True for a comma, a colon, an emoji, or masked text: not a word. */
  readonly isMark: boolean;
  /** True when it was written with a capital. */
  readonly isCapital: boolean;
}

const TOKEN = /\d+(?:[.,:]\d+)+(?:[a-z%°]+)?|[^\s,;:!?¡¿()[\]{}…"“”«»—–*=\uE000]+|[,;:!?¡¿()[\]{}…"“”«»—–*=\uE000]/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const TELLING = new Set(
  'qué cómo dónde cuándo cuál cuáles quién quiénes cuánto cuánta cuántos cuántas sí mí él tú olvidé borré eliminé quité'.split(
    ' ',
  ),
);

export function wordsOf(sentence: Sentence): Word[] {
  const words: Word[] = [];
  for (const match of sentence.folded.matchAll(TOKEN)) {
    const token = match[0].replace(/[.'’-]+$/u, '');
    const from = match.index;
    if (!LETTER_OR_DIGIT.test(token)) {
      words.push({
        text: match[0],
        written: match[0],
        from,
        to: from + match[0].length,
        isMark: true,
        isCapital: false,
      });
      continue;
    }
    const to = from + token.length;
    const written = sentence.original(from, to);
    const lower = written.toLowerCase();
    const isTelling = TELLING.has(lower) || (token.length > 2 && lower.endsWith('ó'));
    const first = written.charAt(0);
    words.push({
      text: isTelling ? lower : spelled(token),
      written,
      from,
      to,
      isMark: false,
      isCapital: first !== first.toLowerCase(),
    });
    if (token.length < match[0].length && /\.\./.test(match[0].slice(token.length))) {
      words.push({ text: '.', written: '.', from: to, to: from + match[0].length, isMark: true, isCapital: false });
    }
  }
  return words;
}
