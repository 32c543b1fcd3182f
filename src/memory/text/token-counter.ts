/** Tokens as the models of the o200k encoding count them, in time linear in the text. */

import { setImmediate as nextTick } from 'node:timers/promises';
import { RecentlyUsed } from '../../recently-used.ts';
import type { ChatMessage } from '../conversation/chat-message.ts';
import { countBytePairs } from './byte-pairs.ts';

const SMALL_SLICE = 2_048; // characters counted before it is asked whether the limit is passed
const SLICE = 16_384; // characters counted before other requests get their turn: some 10 ms at the worst

/** Tokens of a message beyond its content, in the chat format of these models: start, role, separator, end. */
export const MESSAGE_OVERHEAD = 4;
/** Tokens with which the reply is primed, once a prompt. */
export const REPLY_PRIMING = 3;

/** Counts the tokens of `text`, exactly. Blocks the event loop for up to 1 µs a character: for texts above 16 KiB use `countTokensInTurns`. */
export const countTokens: (text: string) => number = countBytePairs;

const SHORT_TEXTS = 10_000; // names, headings, numbers that come again: some 2 MB
const shortTexts = new RecentlyUsed<number>(SHORT_TEXTS);

/** Counts as `countTokens` and remembers the result: for short texts that come again and again. */
export function countShort(text: string): number {
  const known = shortTexts.get(text);
  if (known !== undefined) return known;
  const tokens = countTokens(text);
  shortTexts.set(text, tokens);
  return tokens;
}

/** Counts as `countTokens` while other work runs in between: for texts of any size. A run of 8,000 characters without a blank may cost a token more, never less. */
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
