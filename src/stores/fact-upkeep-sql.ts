/** The statements of `FactUpkeepStore`. Plans must hold on tables without statistics: see `memory-sql`. */
import type { Statement } from './database.ts';
import { stateAt } from './fact-sql.ts';
import { EACH_BY_KEY, SPEAKS_OF_FACT, STRETCH } from './memory-sql.ts';

/** Counts a tenant's facts that stand by the state that time has given them at $1. */
export const COUNT_FACTS: Statement = {
  name: 'count_facts',
  text: `SELECT state, count(*) AS count FROM (SELECT ${stateAt('$1')} AS state FROM facts WHERE state = 'active') standing GROUP BY state`,
};

export const FACTS_TO_PURGE: Statement = {
  name: 'facts_to_purge',
  text: `
SELECT fact_id, slot, value FROM facts
WHERE tenant_id = $1 AND state = 'deleted' AND deleted_at < $2::timestamptz ORDER BY deleted_at LIMIT $3`,
  sealed: { rows: [{ table: 'facts', columns: ['slot', 'value'] }] },
};

/** The turns that speak of a fact: their memories, held back while it is forgotten, go with it. */
export const TURNS_OF_FACT: Statement = {
  name: 'turns_of_fact',
  text: `
SELECT DISTINCT turn_id FROM (
  SELECT turn_id FROM fact_history WHERE tenant_id = $1 AND fact_id = $2 AND ${SPEAKS_OF_FACT} ${EACH_BY_KEY}
) told WHERE turn_id IS NOT NULL`,
};

/** Finds the memories distilled from stretches in which a fact was told: some of them may tell the fact. */
export const DISTILLED_FROM_FACT: Statement = {
  name: 'distilled_from_fact',
  text: `
SELECT DISTINCT memory_id, lines FROM (
  SELECT session_id, turn_number FROM fact_history
  WHERE tenant_id = $1 AND fact_id = $2 AND ${SPEAKS_OF_FACT} ${EACH_BY_KEY}
) told, LATERAL (
  SELECT memory_id, lines, ${STRETCH}
  FROM memories WHERE tenant_id = $1 AND distilled_from = told.session_id ${EACH_BY_KEY}
) distilled
WHERE told.turn_number BETWEEN from_turn AND to_turn`,
  sealed: { rows: [{ table: 'memories', columns: ['lines'] }] },
};

export const PURGE_MEMORY: Statement = {
  name: 'purge_memory',
  text: 'DELETE FROM memories WHERE tenant_id = $1 AND memory_id = $2',
};

/** Deletes one fact by its key, unless it was given back meanwhile. */
export const PURGE_FACT: Statement = {
  name: 'purge_fact',
  text: `
DELETE FROM facts WHERE tenant_id = $1 AND fact_id = $2 AND state IS NOT DISTINCT FROM 'deleted' AND deleted_at < $3::timestamptz`,
};
