/** Messages of other libraries as turns: a turn begins at each message of the user. */
import { NOTHING_GIVEN } from '../conversation/delta/turn-report.ts';
import type { SentMessage } from '../conversation/message-reading.ts';
import type { ArchivedTurn } from './archived-session.ts';

const MESSAGES_A_TURN = 64;

/** Yields the turns of a conversation. What stands before the user's first message belongs to the first turn; a turn without a date has that of the turn before. */
export async function* turnsOfMessages(
  messages: AsyncIterable<SentMessage> | Iterable<SentMessage>,
  language: string | null,
  metadata: ArchivedTurn['metadata'] = null,
): AsyncGenerator<ArchivedTurn> {
  let turn: SentMessage[] = [];
  let hasUser = false;
  let date: string | null = null;
  let isFirst = true;
  const finish = (): ArchivedTurn => {
    date = dateOf(turn) ?? date;
    const made = {
      turnId: null,
      turnNumber: null,
      createdAt: date,
      language,
      messages: turn,
      metadata: isFirst ? metadata : null,
      report: NOTHING_GIVEN,
      forgotten: false,
    };
    turn = [];
    isFirst = false;
    return made;
  };
  for await (const message of messages) {
    const isUsers = isOfUser(message);
    if (turn.length === MESSAGES_A_TURN || (isUsers && hasUser && turn.length > 0)) yield finish();
    hasUser ||= isUsers;
    turn.push(message);
  }
  if (turn.length > 0) yield finish();
}

/** Returns the ISO time of the first message that has one; null where none has. */
export function dateOf(messages: readonly SentMessage[]): string | null {
  const dated = messages.find((message) => typeof message.created_at === 'string')?.created_at;
  return typeof dated === 'string' ? new Date(dated).toISOString() : null;
}

function isOfUser({ role, type }: SentMessage): boolean {
  return role === undefined ? type === 'human' : role === 'user';
}
