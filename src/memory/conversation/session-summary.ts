/** The one-line summary of what has left the window, by rule: how many messages, and what they were about. */

import { countShort, countTokens } from '../text/token-counter.ts';
import type { ChatMessage } from './chat-message.ts';
import type { Words } from './words.ts';

const DIGEST_CHARACTERS = 80; // about 15 words: what a turn was about, not what it said
/** The most tokens of a summary, whatever the conversation. */
export const SUMMARY_TOKENS = 200;

/** A turn's digest, the tokens it adds to a summary, and the number of the turn. */
export type TurnDigest = readonly [digest: string, tokens: number, turnNumber: number];

/** A summary with what it takes in a prompt. */
export interface Summary {
  readonly line: string;
  readonly tokens: number;
}

const NO_SUMMARY: Summary = { line: '', tokens: 0 };

/** Returns the first words of a turn, as one line that ends in a letter or a digit; empty where there is nothing to read. */
export function digest(messages: readonly ChatMessage[]): string {
  const said = messages.find((message) => message.role === 'user') ?? messages[0];
  if (said === undefined) return '';
  const line = said.content
    .slice(0, DIGEST_CHARACTERS * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words =
    line.length <= DIGEST_CHARACTERS ? line : line.slice(0, lastWordEnd(line)).toWellFormed().replaceAll('\ufffd', '');
  return words.replace(/[^\p{L}\p{N}]+$/u, '');
}

/**
 * Returns the tokens that a digest adds to a summary. Between a mark and a blank the encoding always splits, and a digest ends in
 * a letter or a digit, so a summary's tokens are the sum of its pieces'.
 */
export function digestTokens(text: string): number {
  return text === '' ? 0 : countTokens(` ${text};`);
}

/** Returns the most recent digests, as many as a summary could hold. */
export function latestDigests(digests: readonly TurnDigest[], tokens: number = SUMMARY_TOKENS): TurnDigest[] {
  let room = tokens;
  let from = digests.length;
  for (let digest = digests[from - 1]; digest !== undefined && digest[1] <= room; digest = digests[from - 1]) {
    room -= digest[1];
    from -= 1;
  }
  return digests.slice(from).filter(([text]) => text !== '');
}

/**
 * Returns a summary such as `Conversación previa: 15 mensajes. Temas: busca bares; reserva mesa.` in at most `room` tokens, the
 * most recent digests staying. Empty when nothing has left the window, or when the room holds no summary.
 */
export function summarize(messages: number, digests: readonly TurnDigest[], words: Words, room: number): Summary {
  if (messages <= 0) return NO_SUMMARY;
  const opening = words.previously(messages);
  const label = ` ${words.topics}:`;
  const openingTokens = countShort(opening);
  const labelTokens = countShort(label);
  if (openingTokens > room) return NO_SUMMARY;
  const named = latestDigests(digests, room - openingTokens - labelTokens);
  if (named.length === 0) return { line: opening, tokens: openingTokens };
  return {
    line: `${opening}${label} ${named.map(([text]) => text).join('; ')}.`,
    tokens: openingTokens + labelTokens + named.reduce((sum, [, tokens]) => sum + tokens, 0),
  };
}

function lastWordEnd(line: string): number {
  const blank = line.lastIndexOf(' ', DIGEST_CHARACTERS);
  return blank > 0 ? blank : DIGEST_CHARACTERS;
}
