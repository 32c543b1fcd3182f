/** What was said in a session before a turn: the turn may answer it, or go on with what it began. */
import type { ChatMessage } from './chat-message.ts';

/** The turns that are looked at: a play that goes on for longer is rare. */
export const TURNS_BEFORE = 4;

export interface SaidBefore {
  /** The number of the turn that it ends with. */
  readonly turnNumber: number;
  /** Returns the messages of the last turns, the oldest first. They are read when they are asked for: most turns need none of them. */
  turns(): readonly (readonly ChatMessage[])[];
}

/** Returns what was said before the turn that follows another one, of which `before` came before it. */
export function saidThrough(
  before: SaidBefore | null,
  turnNumber: number,
  messages: readonly ChatMessage[],
): SaidBefore {
  const earlier = before !== null && before.turnNumber === turnNumber - 1 ? before.turns() : [];
  const turns = [...earlier, messages].slice(-TURNS_BEFORE);
  return { turnNumber, turns: () => turns };
}
