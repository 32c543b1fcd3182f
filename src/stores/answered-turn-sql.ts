/** Earlier turns that answered a question, as far as their answers may be given again. */
import type { MeasuredTurn } from '../memory/conversation/repeats/repeated-question.ts';
import type { Statement } from './database.ts';
import { EACH_BY_KEY, SPEAKS_OF_FACT } from './memory-sql.ts';
import { openEach, type Sealed } from './sealing/open-each.ts';

const NEWEST = 3; // answers to one question: the newest holds, unless it may not be given

/**
 * The condition on a turn `t` that its answer may be given again: its session still shows it, the next turn did not correct it, and it
 * speaks of nothing that its user asked to forget. `own`: the question is of the user's own affairs, of which nothing must have ceased
 * to hold since.
 */
export function mayAnswerAgain(user: string, own: string): string {
  return `t.question IS NOT NULL AND t.stored_at > '-infinity'
    AND EXISTS (SELECT FROM sessions s2 WHERE s2.tenant_id = $1 AND s2.session_id = t.session_id AND s2.state = 'live' AND s2.first_turn <= t.turn_number ${EACH_BY_KEY})
    AND NOT EXISTS (SELECT FROM turns n WHERE n.tenant_id = $1 AND n.session_id = t.session_id AND n.turn_number = t.turn_number + 1 AND n.corrects ${EACH_BY_KEY})
    AND NOT EXISTS (
      SELECT FROM LATERAL (SELECT fact_id FROM fact_history WHERE turn_id = t.turn_id AND tenant_id = $1 AND ${SPEAKS_OF_FACT} ${EACH_BY_KEY}) spoken,
        LATERAL (SELECT state FROM facts WHERE tenant_id = $1 AND fact_id = spoken.fact_id ${EACH_BY_KEY}) fact
      WHERE fact.state = 'deleted')
    AND NOT (${own} AND EXISTS (
      SELECT FROM facts f WHERE f.user_id = ${user} AND f.tenant_id = $1 AND f.state <> 'active' AND f.updated_at > t.stored_at ${EACH_BY_KEY}))`;
}

/** The columns of a turn `t` as `AnsweredLine`. */
export const ANSWERED_TURN = `json_build_array(t.session_id, t.turn_number, t.messages, t.language, extract(epoch FROM t.stored_at) * 1000, t.turn_id)`;

/** Selects the newest turns that answered the question whose hash is the parameter `hash`; null where there is none. */
export function answeredTurns(user: string, hash: string, own: string): string {
  return `(SELECT json_agg(${ANSWERED_TURN}) FROM (
    SELECT session_id, turn_number, messages, language, stored_at, turn_id FROM turns t
    WHERE t.user_id = ${user} AND t.tenant_id = $1 AND t.question = ${hash}::bigint AND ${mayAnswerAgain(user, `${own}::boolean`)}
    ORDER BY t.stored_at DESC LIMIT ${NEWEST}) t)`;
}

/** A turn as `ANSWERED_TURN` brings it. */
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
SELECT ${ANSWERED_TURN} AS answered
FROM unnest($3::uuid[]) AS wanted (id), LATERAL (
  SELECT * FROM turns WHERE tenant_id = $1 AND turn_id = wanted.id AND user_id IS NOT DISTINCT FROM $2 ${EACH_BY_KEY}
) t
WHERE ${mayAnswerAgain('$2', '$4::boolean')}`,
  sealed: { byHand: ['answered'] },
};
