/** Says whole conversations to a running service, as a caller that had them would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { client } from '../../support/client.ts';
import type { Conversation, Line } from './conversation-set.ts';

export interface ReplayOptions {
  /** Without `name` in the messages: only the roles tell who speaks. */
  readonly plain: boolean;
  /** Without `language` in the turns and questions. */
  readonly untold: boolean;
}

const SECONDS_BETWEEN_TURNS = 30;
const EMBEDDED_WITHIN_MS = 30 * 60_000; // a Pi takes that long for some 10,000 turns

/** Sessions are named for their place, so that a memory tells which turn it came from. */
export const sessionId = (conversation: Conversation, session: number): string =>
  `${conversation.userId}.${session + 1}`;

/** Where a memory stands in its conversation, both counted from 0; null for what is no turn of it. */
export function placeOf(
  conversation: Conversation,
  session: string | null,
  turnNumber: number | null,
): { session: number; turn: number } | null {
  const [user, number] = [session?.slice(0, session.lastIndexOf('.')), session?.slice(session.lastIndexOf('.') + 1)];
  return user === conversation.userId && turnNumber !== null
    ? { session: Number(number) - 1, turn: turnNumber - 1 }
    : null;
}

/** Saves every turn in its order. Resolves when the last one is committed; its vector may still be on its way. */
export async function replay(url: string, conversation: Conversation, { plain, untold }: ReplayOptions): Promise<void> {
  const { saveTurn } = client(url);
  const messageOf = ({ speaker, text }: Line) => ({
    role: speaker === conversation.userSpeaker ? 'user' : 'assistant',
    content: text,
    ...(!plain && speaker !== null && { name: speaker }),
  });
  for (const [index, session] of conversation.sessions.entries()) {
    for (const [turn, { lines }] of session.turns.entries()) {
      const reply = await saveTurn({
        user_id: conversation.userId,
        session_id: sessionId(conversation, index),
        messages: lines.map(messageOf),
        created_at: new Date(session.createdAt.getTime() + turn * SECONDS_BETWEEN_TURNS * 1000).toISOString(),
        ...(!untold && { language: conversation.language }),
      });
      if (reply.status !== 201) throw new Error(`save-turn answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    }
  }
}

interface Stats {
  readonly total: number;
  readonly pending: number;
}

/** Resolves with the number of memories once every one of them is found by its vector. */
export async function embedded(url: string, userId: string): Promise<number> {
  const { get } = client(url);
  const deadline = Date.now() + EMBEDDED_WITHIN_MS;
  for (;;) {
    const { status, body } = await get<Stats>(`/v1/users/${userId}/memories/stats`);
    if (status !== 200) throw new Error(`memories/stats answered ${status}: ${JSON.stringify(body)}`);
    if (body.pending === 0) return body.total;
    if (Date.now() > deadline) throw new Error(`${body.pending} memories of ${userId} have no vector yet`);
    await sleep(100);
  }
}
