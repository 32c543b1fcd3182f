/** The messages of an archived turn: as they came, which is how they are exported, compared and imported. */
import { keptMessages } from '../conversation/kept-message.ts';
import type { SentMessage } from '../conversation/message-reading.ts';
import type { StoredTurn } from '../conversation/turn.ts';

/** Returns the messages of a stored turn as they came, disposable ones in their places while they last. */
export function sentMessages(turn: Omit<StoredTurn, 'semanticContinuity'>): SentMessage[] {
  return keptMessages(turn).map(({ sent }) =>
    Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
  );
}
