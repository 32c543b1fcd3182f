import type { Statement, Transaction } from './database.ts';

const TURN_COUNT: Statement = {
  name: 'turn_count_of_session',
  text: `SELECT user_id, turn_count FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live'`,
};

/** Holds a session against being destroyed: whoever destroys one takes it first and then its end, so whoever ends it does as well. */
const HOLD_SESSION: Statement = {
  name: 'hold_session_to_end',
  text: `SELECT FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state = 'live' FOR KEY SHARE`,
};

/** Locks the end of a session, and waits for whoever ends the same one at the same instant. */
const LOCK_END: Statement = {
  name: 'lock_session_end',
  text: `
INSERT INTO session_ends (tenant_id, session_id, through_turn, job_id)
VALUES ($1, $2, 0, '00000000-0000-0000-0000-000000000000')
ON CONFLICT (tenant_id, session_id) DO UPDATE SET through_turn = session_ends.through_turn -- changes nothing: it locks
RETURNING through_turn, job_id`,
};

const NOTE_END: Statement = {
  name: 'note_session_end',
  text: 'UPDATE session_ends SET through_turn = $3, job_id = $4::uuid WHERE tenant_id = $1 AND session_id = $2',
};

/** Store of the ends of sessions, with the job that each end has. */
export class SessionEndStore {
  /**
   * Ends a session and returns the job of its end: the one that it has where no turn came since, unless another is wanted `again`,
   * else the one that `enqueue` gives. Null where there is no such session; `throughTurn` is its last turn.
   */
  async end(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    enqueue: (session: { userId: string; throughTurn: number }) => Promise<string>,
    again = false,
  ): Promise<string | null> {
    if ((await tx.query(HOLD_SESSION, [tenant, sessionId])).rowCount === 0) return null;
    const { rows: ends } = await tx.query<{ through_turn: number; job_id: string }>(LOCK_END, [tenant, sessionId]);
    const { rows } = await tx.query<{ user_id: string; turn_count: number }>(TURN_COUNT, [tenant, sessionId]);
    const [end, session] = [ends[0], rows[0]];
    if (end === undefined || session === undefined) return null;
    if (end.through_turn === session.turn_count && !again) return end.job_id;
    const jobId = await enqueue({ userId: session.user_id, throughTurn: session.turn_count });
    await tx.query(NOTE_END, [tenant, sessionId, session.turn_count, jobId]);
    return jobId;
  }
}
