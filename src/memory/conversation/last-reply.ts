/** What the assistant said last in a session: a short message of the user's may answer it. */
import type { ChatMessage } from './chat-message.ts';

export interface LastReply {
  /** The number of the turn that it ends. */
  readonly turnNumber: number;
  readonly content: string;
}

/** Returns what the assistant said at the end of a turn; null where it ends otherwise. */
export function replyOf(turnNumber: number, messages: readonly ChatMessage[]): LastReply | null {
  const last = messages.at(-1);
  return last?.role === 'assistant' ? { turnNumber, content: last.content } : null;
}
