/**
 * A conversation as a language model is shown it: lines of JSON, in which no text can pass for anything but a text. It closes
 * no quote and opens no role.
 */
import type { ChatMessage } from '../conversation/chat-message.ts';
import { excerpt } from '../conversation/excerpt.ts';
import { countTokens } from '../text/token-counter.ts';

const LINE_TOKENS = 32; // of a line beyond its text: keys, numbers, quotes
const LEAST_MESSAGE = 64; // tokens: with less room a message, the oldest are left out

/** A message of a turn, as the model is shown it. */
export interface SaidMessage {
  readonly turnNumber: number;
  /** The day in ISO form. */
  readonly day: string;
  readonly message: ChatMessage;
}

/** Writes the lines within that many tokens: long messages are cut, and where there are too many the oldest are left out. */
export function conversationLines(messages: readonly SaidMessage[], room: number): string {
  const said = messages.slice(-Math.floor(room / (LEAST_MESSAGE + LINE_TOKENS)));
  // JSON writes some texts longer than they are (quotes, line breaks, marks), so what is over is cut again.
  for (let texts = room - said.length * LINE_TOKENS; texts > 0; texts = Math.floor(texts * 0.7)) {
    const short = excerpt(
      said.map(({ message }) => ({ role: message.role, content: message.content })),
      texts,
    );
    if (short === null) break;
    const lines = said
      .map(({ turnNumber, day, message }, index) =>
        JSON.stringify({
          turn: turnNumber,
          day,
          speaker: message.role, // never the name, which its writer chose: it may be "assistant"
          ...(message.name !== undefined && { name: message.name }),
          text: short.messages[index]?.content ?? '',
        }),
      )
      .join('\n');
    if (countTokens(lines) <= room) return lines;
  }
  return '';
}
