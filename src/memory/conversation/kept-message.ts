/** The messages of a stored turn in the order they came, out of the columns that keep them. */
import type { ChatMessage } from './chat-message.ts';
import type { SentMessage } from './message-reading.ts';
import { parseStored } from './stored-message.ts';
import type { StoredTurn } from './turn.ts';

/** A message as it is kept: as it came, and as a prompt shows it. */
export interface KeptMessage {
  readonly sent: SentMessage;
  /** Null for one that no prompt shows. */
  readonly shown: ChatMessage | null;
}

/** Returns the messages of a turn, disposable ones in their places while they last. */
export function keptMessages(
  turn: Pick<StoredTurn, 'messages' | 'messageTimes' | 'disposable' | 'originals'>,
): KeptMessage[] {
  const times = turn.messageTimes === null ? [] : (JSON.parse(turn.messageTimes) as (string | null)[]);
  const messages = parseStored(turn.messages).map((shown, index): KeptMessage => {
    const { role, content, name } = shown;
    return { shown, sent: { role, content, name, created_at: times[index] ?? undefined } };
  });
  for (const [position, replaced, sent] of parse<[number, 0 | 1, SentMessage]>(turn.originals)) {
    const shown = replaced === 1 ? (messages[position]?.shown ?? null) : null;
    messages.splice(position, replaced, { sent, shown });
  }
  for (const [position, sent] of parse<[number, SentMessage]>(turn.disposable)) {
    messages.splice(position, 0, { sent, shown: null });
  }
  return messages;
}

function parse<Row>(json: string | null): Row[] {
  return json === null ? [] : (JSON.parse(json) as Row[]);
}
