/** The statements of `FactHistoryStore`. Plans must hold on tables without statistics: see `memory-sql`. */
import type { Statement } from './database.ts';
import { OF_USER_BY_ID } from './fact-sql.ts';

const CHANGE = `entry, fact_id, event, reason, state_before, state_after, other_fact, snapshot, session_id, turn_number, turn_id, at`;
const LATEST_CHANGES = 1_000;

export const FACT_HISTORY: Statement = {
  name: 'fact_history',
  text: `
SELECT * FROM (
  SELECT ${CHANGE} FROM fact_history WHERE tenant_id = $1 AND ${OF_USER_BY_ID} AND fact_id = $3
  ORDER BY entry DESC LIMIT ${LATEST_CHANGES}
) latest ORDER BY entry`,
  sealed: { rows: [{ table: 'fact_history', columns: ['snapshot'] }] },
};

/** A page of a fact's changes, the oldest first. */
export const LIST_FACT_CHANGES: Statement = {
  name: 'list_fact_changes',
  text: `
SELECT ${CHANGE} FROM fact_history WHERE tenant_id = $1 AND ${OF_USER_BY_ID} AND fact_id = $3 AND entry > $4
ORDER BY entry LIMIT $5`,
  sealed: { rows: [{ table: 'fact_history', columns: ['snapshot'] }] },
};

export const FACT_CHANGES_OF_TURN: Statement = {
  name: 'fact_changes_of_turn',
  text: `SELECT ${CHANGE} FROM fact_history WHERE tenant_id = $1 AND turn_id = $2 ORDER BY entry`,
  sealed: { rows: [{ table: 'fact_history', columns: ['snapshot'] }] },
};
