/**
 * Tokens as the models of the o200k encoding count them, in time linear in the text.
 *
 * The library's merge is quadratic in the length of one unbroken run (20,000 characters of Chinese without punctuation
 * take 1.8 s), so a run longer than `LONGEST_RUN` is counted in pieces. Each cut adds one token, because a cut can only
 * hide merges: the figure for such text is at or slightly above the true one, never below, and exact for all other text.
 */
import { setImmediate as nextTick } from 'node:timers/promises';
import { countTokens as countO200k, setMergeCacheSize } from 'gpt-tokenizer/encoding/o200k_base';
import { LRUCache } from 'lru-cache';
import type { ChatMessage } from '../conversation/chat-message.ts';

const LONGEST_RUN = 256; // characters: 40,000 of them in runs of this length take 20-80 ms, in runs of 1,024 up to 170 ms
const SMALL_SLICE = 2_048; // characters counted before it is asked whether the limit is passed
const SLICE = 16_384; // characters counted before other requests get their turn: some 10 ms at the worst

// The only classes whose runs the encoding's pattern keeps in one piece: letters with marks, blanks, everything but digits.
const LONG_RUN = new RegExp(
  `[\\p{L}\\p{M}]{${LONGEST_RUN + 1},}|\\s{${LONGEST_RUN + 1},}|[^\\s\\p{L}\\p{N}]{${LONGEST_RUN + 1},}`,
  'gu',
);
/** The same classes, one by one; a mark is in the first and in the last. */
const CLASSES = [/[\p{L}\p{M}]/u, /\s/u, /[^\s\p{L}\p{N}]/u];
const AS_TEXT = { disallowedSpecial: new Set<string>() }; // "<|endoftext|>" typed by a user is text

setMergeCacheSize(10_000); // words it need not merge again: some 3 MB, where the library's default may take 30

/** Tokens of a message beyond its content, in the chat format of these models: start, role, separator, end. */
export const MESSAGE_OVERHEAD = 4;
/** Tokens with which the reply is primed, once a prompt. */
export const REPLY_PRIMING = 3;

/** Counts the tokens of `text`. Blocks the event loop for up to 1 µs a character: for texts above 16 KiB use `countTokensInTurns`. */
export function countTokens(text: string): number {
  if (!hasLongRun(text)) return countO200k(text, AS_TEXT);
  let tokens = 0;
  let from = 0;
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    tokens += countO200k(text.slice(from, index), AS_TEXT);
    tokens += countRun(run);
    from = index + run.length;
  }
  return tokens + countO200k(from === 0 ? text : text.slice(from), AS_TEXT);
}

/**
 * Returns true for every text with a run that is too long. Such a run covers one of the places looked at, so that little more than one
 * character in `LONGEST_RUN` is looked at, where the expression would look at all of them for each class.
 */
function hasLongRun(text: string): boolean {
  for (let at = LONGEST_RUN; at < text.length; at += LONGEST_RUN + 1) {
    const classes = classesAt(text, at);
    for (let bit = 1; bit <= classes; bit <<= 1) {
      if ((classes & bit) === 0) continue;
      let [first, last] = [at, at];
      while (first > 0 && at - first <= LONGEST_RUN && (classesAt(text, first - 1) & bit) !== 0) first--;
      while (last < text.length - 1 && last - first < LONGEST_RUN && (classesAt(text, last + 1) & bit) !== 0) last++;
      if (last - first >= LONGEST_RUN) return true;
    }
  }
  return false;
}

const classesOfAscii = Array.from({ length: 128 }, (_, code) => classesOf(String.fromCharCode(code)));

/** Returns the classes of the character at an index of its, a bit each. */
function classesAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return classesOfAscii[code] ?? classesOf(String.fromCodePoint(text.codePointAt(wholeCharacter(text, index)) ?? code));
}

function classesOf(character: string): number {
  return CLASSES.reduce((classes, pattern, bit) => (pattern.test(character) ? classes | (1 << bit) : classes), 0);
}

const SHORT_TEXTS = 10_000; // names, headings, numbers that come again: some 2 MB
const shortTexts = new LRUCache<string, number>({ max: SHORT_TEXTS });

/** Counts as `countTokens` and remembers the result: for short texts that come again and again. */
export function countShort(text: string): number {
  const known = shortTexts.get(text);
  if (known !== undefined) return known;
  const tokens = countTokens(text);
  shortTexts.set(text, tokens);
  return tokens;
}

/** Counts as `countTokens` while other work runs in between: for texts of any size. */
export async function countTokensInTurns(text: string): Promise<number> {
  let tokens = 0;
  let from = 0;
  while (text.length - from > SLICE) {
    const cut = sliceEnd(text, from, SLICE);
    tokens += countTokens(text.slice(from, cut.at)) + cut.cost;
    from = cut.at;
    await nextTick();
  }
  return tokens + countTokens(text.slice(from));
}

/** Counts as `countTokens`, but stops soon after `limit`: a text over its budget is not worth counting to the end. */
export function countTokensUpTo(text: string, limit: number): number {
  let tokens = 0;
  let from = 0;
  while (text.length - from > SMALL_SLICE && tokens <= limit) {
    const cut = sliceEnd(text, from, SMALL_SLICE);
    tokens += countTokens(text.slice(from, cut.at)) + cut.cost;
    from = cut.at;
  }
  return tokens > limit ? tokens : tokens + countTokens(text.slice(from));
}

/** Counts the tokens of one message as it stands in a prompt. */
export async function countMessageTokens(message: ChatMessage): Promise<number> {
  const name = message.name === undefined ? 0 : countTokens(message.name) + 1;
  return MESSAGE_OVERHEAD + name + (await countTokensInTurns(message.content));
}

/** Returns the index at or before `index` that does not tear a surrogate pair. */
export function wholeCharacter(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index - 1 : index;
}

/** Returns where to cut: before a blank that follows a word, where the encoding splits anyway; without one in reach, as in a long run. */
function sliceEnd(text: string, from: number, size: number): { at: number; cost: number } {
  for (
    let blank = text.lastIndexOf(' ', from + size);
    blank > from + size / 2;
    blank = text.lastIndexOf(' ', blank - 1)
  ) {
    if (/^\p{L} \p{L}$/u.test(text.slice(blank - 1, blank + 2))) return { at: blank, cost: 0 };
  }
  return { at: wholeCharacter(text, from + size), cost: 1 };
}

function countRun(run: string): number {
  let tokens = 0;
  for (let from = 0; from < run.length; ) {
    const to = from + LONGEST_RUN < run.length ? wholeCharacter(run, from + LONGEST_RUN) : run.length;
    tokens += countO200k(run.slice(from, to), AS_TEXT) + 1;
    from = to;
  }
  return tokens - 1;
}
