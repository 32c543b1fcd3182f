/** Cuts a turn that is too long for its room down to its beginnings and ends, saying that it did. */

import { countTokens, MESSAGE_OVERHEAD, wholeCharacter } from '../text/token-counter.ts';
import type { ChatMessage } from './chat-message.ts';

const GAP = ' […] ';
const LEAST_TOKENS = 16; // below this a message says nothing: rather no excerpt at all
const CHARACTERS_PER_TOKEN = 4; // of ordinary prose; denser text is cut again
const HEAD = 2 / 3; // of what is kept; the rest is the end, where questions tend to stand

interface Excerpt {
  readonly messages: ChatMessage[];
  /** The tokens of the messages as sent in a prompt; at most the room asked for. */
  readonly tokens: number;
}

/**
 * Returns the messages within `room` tokens: short ones whole, long ones cut. Null where the room is too small to say anything.
 * Counts at most a few times `room` tokens, however long the messages are.
 */
export function excerpt(messages: readonly ChatMessage[], room: number): Excerpt | null {
  let left = room;
  const cut = new Map<ChatMessage, { message: ChatMessage; tokens: number }>();
  const shortestFirst = [...messages].sort((a, b) => a.content.length - b.content.length);

  for (const [index, message] of shortestFirst.entries()) {
    const overhead = MESSAGE_OVERHEAD + (message.name === undefined ? 0 : countTokens(message.name) + 1);
    const share = Math.floor(left / (shortestFirst.length - index)) - overhead;
    if (share < LEAST_TOKENS) return null;
    const { text, tokens } = shorten(message.content, share);
    cut.set(message, { message: { ...message, content: text }, tokens: tokens + overhead });
    left -= tokens + overhead;
  }

  const kept = messages.flatMap((message) => cut.get(message) ?? []);
  return { messages: kept.map((one) => one.message), tokens: kept.reduce((sum, one) => sum + one.tokens, 0) };
}

function shorten(text: string, room: number): { text: string; tokens: number } {
  let size = room * CHARACTERS_PER_TOKEN;
  if (text.length <= size * 2) {
    const whole = countTokens(text);
    if (whole <= room) return { text, tokens: whole };
  }
  for (;;) {
    const head = text.slice(0, wholeCharacter(text, Math.floor(size * HEAD)));
    const tail = text.slice(wholeCharacter(text, text.length - Math.floor(size * (1 - HEAD))));
    const kept = head + GAP + tail;
    const tokens = countTokens(kept);
    if (tokens <= room || size <= 1) return { text: kept, tokens };
    size = Math.floor(size * Math.min(0.9, room / tokens));
  }
}
