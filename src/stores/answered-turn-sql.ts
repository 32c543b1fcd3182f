/** Earlier turns that answered a question, as far as their answers may be given again. */
import type { MeasuredTurn } from '../memory/conversation/repeats/repeated-question.ts';
import type { Statement } from './database.ts';
import { EACH_BY_KEY } from './memory-sql.ts';
import { openEach, type Sealed } from './sealing/open-each.ts';

/** Selects the newest turns that answered the question whose hash is the parameter `hash`; null where there is none, as mostly: then one look at an index tells. */
export function answeredTurns(user: string, hash: string, own: string): string {
  return `CASE WHEN EXISTS (SELECT FROM turns t WHERE t.user_id = ${user} AND t.tenant_id = $1 AND t.question = ${hash}::bigint)
    THEN answered_turns($1, ${user}, ${hash}::bigint, ${own}::boolean) END`;
}

/** A turn as `answered_turns` brings it. */
export type AnsweredLine = readonly [
  sessionId: string,
  turnNumber: number,
  messages: string,
  language: string,
  storedAtMs: number,
  turnId: string,
];

/** Opens the messages of such turns, and leaves out those that cannot be opened. */
export function openAnswered(lines: readonly AnsweredLine[], sealed: Sealed): readonly AnsweredLine[] {
  return openEach(
    lines,
    'turns',
    sealed,
    ([session, turn, messages, language, at, turnId], open): AnsweredLine => [
      session,
      turn,
      open('turns', 'messages', [turnId], messages),
      language,
      at,
      turnId,
    ],
  );
}

/** Returns the id of the turn that a line tells. */
export function turnIdOf([, , , , , turnId]: AnsweredLine): string {
  return turnId;
}

/** Returns the turn that a line tells. */
export function answeredTurn(
  [sessionId, turnNumber, messages, language, storedAtMs]: AnsweredLine,
  cosine: number | null,
): MeasuredTurn {
  return { sessionId, turnNumber, messages, language, storedAt: new Date(storedAtMs), cosine };
}

/** Reads the turns of memories, which have their ids, that answered a question. */
export const ANSWERED_BY_MEMORIES: Statement = {
  name: 'answered_by_memories',
  text: `
SELECT json_build_array(t.session_id, t.turn_number, t.messages, t.language, extract(epoch FROM t.stored_at) * 1000, t.turn_id) AS answered
FROM unnest($3::uuid[]) AS wanted (id), LATERAL (
  SELECT * FROM turns WHERE tenant_id = $1 AND turn_id = wanted.id AND user_id IS NOT DISTINCT FROM $2 ${EACH_BY_KEY}
) t
WHERE t.question IS NOT NULL AND may_answer_again($1, $2, $4::boolean, t.session_id, t.turn_number, t.turn_id, t.stored_at)`,
  sealed: { byHand: ['answered'] },
};
