/**
 * A message made ready for the rules: without what its user did not say (code, quotes of others, pasted lines), cut into
 * sentences, and folded (lower case, no accents) with the way back to the words as they were written.
 */
import { isAbbreviatedAt } from '../../text/abbreviations.ts';
import { foldAccents, withFewMarks } from '../../text/fold-accents.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { JOINED_SENTENCES } from './joined-sentences.ts';
import { isPlayed, othersVoices } from './others-voices.ts';

const MAX_CHARACTERS = 20_000; // read of a message: what lies further is a document, not something said; bounds the time
const MAX_SENTENCES = 200;

export interface Sentence {
  /** Lower case without accents; `'`, `"` and spaces in one form; punctuation kept, the final one too. */
  readonly folded: string;
  /** Returns the words of a stretch of `folded` as they were written. */
  original(from: number, to: number): string;
  /** Returns the place of a stretch of `folded` in the message, and that part of the message to the letter. */
  span(from: number, to: number): { readonly start: number; readonly end: number; readonly quote: string };
  /** True when it ends with a question mark, or opens with an inverted one. */
  readonly isQuestion: boolean;
  /** The sentence's place among the message's sentences. */
  readonly index: number;
  /** The sentence as it was written, in composed form, what its user did not say masked. */
  readonly raw: string;
  /** Returns the place of a stretch of tokens of a reading of `raw` in the message. */
  spanOf(
    text: ReadText,
    from: number,
    to: number,
  ): { readonly start: number; readonly end: number; readonly quote: string };
}

/** Returns the sentences that the user said in their own voice, in order. */
export function sentencesOf(message: string): Sentence[] {
  const text = masked(message.slice(0, MAX_CHARACTERS));
  const sentences: Sentence[] = [];
  for (const [start, end] of boundaries(text)) {
    if (sentences.length >= MAX_SENTENCES) break;
    const from = start + (BULLET.exec(text.slice(start, end))?.[0].length ?? 0);
    const one = sentence(message, text.slice(from, end), from, sentences.length);
    if (!isPlayed(one.folded)) sentences.push(one);
  }
  return sentences;
}

/** The bullet of a list, each item of which is a sentence of its own. */
const BULLET = /^\s*[-*•+–]\s+(?=\S)/;

/** The character put for masked text: no rule matches it, so the words around it are not joined. */
const MASK = '\uE000';

const NOT_SAID: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/g, // code
  /`[^`\n]*`/g,
  /^[ \t]*>.*$/gm, // a quoted mail
  /^[ \t]*(?:from|to|subject|cc|de|para|asunto|fecha|date):.*$/gim, // its head
  /[“«][^”»]{0,2000}[”»]/g,
  /"[^"\n]{0,2000}"/g,
  // An apostrophe within a word ("I'm") ends no quote, and one that stands for letters ("'cause") begins none.
  /(?<![\p{L}\p{N}])['‘](?!(?:cause|cos|coz|cuz|til|till|em|n|bout|tis|twas|round|\d0s)(?![\p{L}\p{N}]))(?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){2,500}['’](?![\p{L}\p{N}])/giu,
  /\bhttps?:\/\/\S+/g,
];

/** Names between quotes or in bold, which are said in the user's own voice: `me llamo "Ana"`, `uso **Postgres**`, `mi libro es «Rayuela»`. */
const MARKED =
  /(\*\*|__|["'`“«‘*])((?:[\p{L}\p{N}][\p{L}\p{M}\p{N}.&+#@/’'-]*)(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}.&+#@/’'-]*){0,3})(\*\*|__|["'`”»’*])/gu;
const JOINING = /^(?:de|del|la|las|los|el|y|e|of|the|and|in|von|van|da|do)$/;
const OF_THE_USER = /^(?:yo|me|mi|mis|soy|estoy|vivo|trabajo|tengo|uso|i|i'm|my|am|siempre|nunca|always|never)$/i;

function isName(text: string): boolean {
  const words = text.split(' ');
  if (words.some((word) => OF_THE_USER.test(word))) return false;
  return words.length === 1 || words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || JOINING.test(word));
}

function withNamesUnmarked(message: string): string {
  return message.replace(MARKED, (all, open: string, name: string, close: string, at: number) => {
    const isWithin =
      /[\p{L}\p{N}]/u.test(message[at - 1] ?? '') || /[\p{L}\p{N}]/u.test(message[at + all.length] ?? '');
    return isWithin || !isName(name) ? all : ' '.repeat(open.length) + name + ' '.repeat(close.length);
  });
}

function masked(message: string): string {
  let text = withNamesUnmarked(message);
  for (const [from, to] of othersVoices(message))
    text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, MASK) + text.slice(to);
  for (const pattern of NOT_SAID) text = text.replace(pattern, (said) => MASK.repeat(said.length));
  return text;
}

/** Ends of sentences: a mark followed by a blank, a line break, or a ¿ or ¡ that opens another one. */
const BOUNDARY = /[.!?…]+(?=[\s)\]]|$)|\n+|(?<=\S)\s*(?=[¿¡])|;/g;

const MAX_TOPIC = 40;
const isOf = (wanted: (typeof JOINED_SENTENCES)[number]['kind']) => {
  const patterns = JOINED_SENTENCES.filter(({ kind }) => kind === wanted).map(({ pattern }) => pattern);
  return (text: string) => patterns.some((pattern) => pattern.test(text));
};
const [isTopic, isOpening, isClaim] = [isOf('topic'), isOf('opening'), isOf('claim')];

function* boundaries(text: string): Generator<[start: number, end: number]> {
  let from = 0;
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    if (
      match[0] === '?' &&
      end - from <= MAX_TOPIC &&
      isTopic(text.slice(from, end)) &&
      /^[^\n?]*\S/.test(text.slice(end))
    )
      continue;
    if (match[0] === '?' ? isClaim(text.slice(end)) : isOpening(text.slice(from, end))) continue;
    if (match[0] === '.' && isAbbreviatedAt(text, match.index)) continue;
    if (/\S/.test(text.slice(from, end))) yield [from, end];
    from = end;
  }
  if (/\S/.test(text.slice(from))) yield [from, text.length];
}

function sentence(message: string, text: string, start: number, index: number): Sentence {
  const characters: string[] = [];
  const places: number[] = []; // of each unit of `folded`, in the message
  let afterBlank = true;
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    const character = unit < 0x80 ? text.charAt(at) : String.fromCodePoint(text.codePointAt(at) ?? 0);
    const plain = unit < 0x80 ? plainAscii(unit, character) : plainCharacter(character);
    const isBlank = plain === ' ';
    if (plain !== '' && !(isBlank && afterBlank)) {
      for (let of = 0; of < plain.length; of += 1) places.push(start + at);
      characters.push(plain);
      afterBlank = isBlank;
    }
    at += character.length;
  }
  let folded = characters.join('');
  const length = folded.trimEnd().length;
  folded = folded.slice(0, length);
  const end = start + text.trimEnd().length;
  const span = (from: number, to: number) => {
    const first = places[from] ?? end;
    const last = to >= length ? end : (places[to - 1] ?? end) + widthAt(message, places[to - 1] ?? end);
    return { start: first, end: last, quote: message.slice(first, last) };
  };
  // A pile of marks is no letter that a rule knows, and composing it takes time by the square of its height.
  const raw = withFewMarks(text) === text ? text.normalize('NFC') : text;
  const uncomposed = raw.length === text.length ? (at: number) => at : placesBefore(text);
  return {
    folded,
    index,
    span,
    raw,
    spanOf: ({ tokens }, from, to) => {
      const first = start + uncomposed(tokens[from]?.start ?? 0);
      const last = start + uncomposed(tokens[to - 1]?.end ?? 0);
      return { start: first, end: last, quote: message.slice(first, last) };
    },
    original: (from, to) => {
      if (to <= from) return '';
      const { quote } = span(from, to);
      return PLAIN.test(quote) ? quote : quote.replace(/\s+/g, ' ').normalize('NFC');
    },
    isQuestion: /\?\s*$/.test(folded) || (folded.startsWith('¿') && !isTopic(folded.slice(0, folded.indexOf('?') + 1))),
  };
}

/** Returns the place in a text of a place in its composed form, where a letter and its marks are one. */
function placesBefore(text: string): (at: number) => number {
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}?\p{M}*/gsu)) {
    const { length } = letter.normalize('NFC');
    for (let of = 0; of < length; of += 1) places.push(index);
  }
  return (at) => places[at] ?? text.length;
}

const MARKS = /\p{M}/u;
const PLAIN = /^[!-~]*$/;
const FIRST_MARK = 0x300;

function plainAscii(unit: number, character: string): string {
  if (unit >= 0x41 && unit <= 0x5a) return character.toLowerCase();
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) ? ' ' : character;
}

/** Plain forms of the first letters of Unicode, accents included, so that accented letters cost no more than others. */
const LATIN = Array.from({ length: 0x250 }, (_, unit) => plainOf(String.fromCharCode(unit)));

function plainCharacter(character: string): string {
  return LATIN[character.charCodeAt(0)] ?? plainOf(character);
}

function plainOf(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (character === '’' || character === '‘' || character === '´') return "'";
  if (MARKS.test(character)) return '';
  return foldAccents(character.toLowerCase());
}

/** Returns the UTF-16 units of the character at a place, with the combining marks that follow it. */
function widthAt(text: string, at: number): number {
  let width = (text.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1;
  while (text.charCodeAt(at + width) >= FIRST_MARK && MARKS.test(text.charAt(at + width))) width += 1;
  return width;
}
