/** The statements of `JournalStore`. */
import type { Statement } from './database.ts';

export const ADD_NEWCOMER: Statement = {
  name: 'add_user_of_journal',
  text: 'INSERT INTO users (tenant_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

/** Locks the user: lines of one user are added one after another, so that each addition knows how many there are. */
export const LOCK_USER: Statement = {
  name: 'lock_user_of_journal',
  text: 'SELECT FROM users WHERE tenant_id = $1 AND user_id = $2 FOR NO KEY UPDATE',
};

/**
 * Adds lines, each with the memory of the same id, which does not expire while the line is there, and its job where memories are embedded
 * ($4). What is there already stays as it is.
 */
export const ADD_LINES: Statement = {
  name: 'add_journal_lines',
  text: `
WITH given AS (
  SELECT * FROM json_to_recordset($3::json) AS (
    position integer, line_id uuid, source text, text text, language text, session_id text, turn_number integer, said_at timestamptz,
    lines text, terms json, metadata text)
), line AS (
  INSERT INTO daily_log (tenant_id, line_id, user_id, source, text, language, session_id, turn_number, created_at)
  SELECT $1, line_id, $2, source, text, language, session_id, turn_number,
    least(coalesce(said_at, moment), moment) + position * interval '1 microsecond'
  FROM given, clock_timestamp() AS moment
  ON CONFLICT DO NOTHING
  RETURNING line_id, created_at
), memory AS (
  INSERT INTO memories (tenant_id, user_id, memory_id, type, lines, terms, language, metadata, created_at, stored_at, distilled_from)
  SELECT $1, $2, line_id, 'daily_log', given.lines, ARRAY(SELECT json_array_elements_text(terms)), language, metadata,
    line.created_at, clock_timestamp(), session_id
  FROM given JOIN line USING (line_id)
  ON CONFLICT DO NOTHING
  RETURNING memory_id
), job AS (
  INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $2, memory_id FROM memory WHERE $4::boolean
)
SELECT line_id, created_at FROM line`,
  sealed: {
    owner: 2,
    values: [
      { table: 'daily_log', records: 3, recordId: ['line_id'] },
      { table: 'memories', records: 3, recordId: ['line_id'] },
    ],
  },
};

const TOLD_CHANGE = `event <> 'confirmed' AND (event <> 'superseded' OR other_fact IS NULL)`;

/** The time of the oldest line that is shown: of the lines of a user, told changes of facts among them, so many are. */
const horizon = (most: string) => `coalesce((
    SELECT at FROM (
      (SELECT created_at AS at FROM daily_log WHERE user_id = $2 AND tenant_id = $1 ORDER BY created_at DESC LIMIT ${most}::int)
      UNION ALL
      (SELECT at FROM fact_history WHERE user_id = $2 AND tenant_id = $1 AND ${TOLD_CHANGE} ORDER BY at DESC LIMIT ${most}::int)
    ) newest ORDER BY at DESC OFFSET ${most}::int - 1 LIMIT 1
  ), '-infinity')`;

/** Takes away the lines beyond those that a user may have; their memories live on for $4 days from now. */
export const TRIM_LINES: Statement = {
  name: 'trim_journal',
  text: `
WITH gone AS (
  DELETE FROM daily_log WHERE user_id = $2 AND tenant_id = $1 AND created_at < ${horizon('$3')}
  RETURNING line_id
)
UPDATE memories SET expires_at = clock_timestamp() + $4::int * interval '24 hours', changed_in = pg_current_xact_id()::text::bigint
WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT line_id FROM gone)) AND expires_at IS NULL`,
};

/** Finds a line by its id, or the memory that it has become. */
export const FIND_LINE: Statement = {
  name: 'find_journal_line',
  text: `
SELECT user_id, source, text, created_at, NULL AS lines FROM daily_log WHERE tenant_id = $1 AND line_id = $2::uuid
UNION ALL
SELECT user_id, 'caller', NULL, created_at, lines FROM memories WHERE tenant_id = $1 AND memory_id = $2::uuid AND type = 'daily_log'
LIMIT 1`,
  sealed: {
    rows: [
      { table: 'daily_log', columns: ['text'], id: [2] },
      { table: 'memories', columns: ['lines'], id: [2] },
    ],
    unreadable: 'refused',
  },
};

/**
 * Reads lines of a span of time in their order, changes of facts among them; nothing older than what a user may have ($5). A decision
 * that is a fact as well is told once.
 */
export const READ_SPAN: Statement = {
  name: 'read_journal_span',
  text: `
SELECT *, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_created_at
FROM (
  (SELECT line_id AS id, NULL::uuid AS fact_id, source, created_at, text, NULL AS event, false AS replaces, NULL AS key, language
   FROM daily_log
   WHERE user_id = $2 AND tenant_id = $1 AND created_at >= $3 AND created_at < $4
     AND (created_at, line_id) > ($6::timestamptz, $7::uuid)
   ORDER BY created_at, line_id LIMIT $8)
  UNION ALL
  (SELECT changed.id, f.fact_id, 'fact', changed.at, f.value, changed.event, changed.other_fact IS NOT NULL, f.key, f.language
   FROM (
     SELECT md5(fact_id::text || entry)::uuid AS id, fact_id, event, other_fact, at, session_id, turn_number
     FROM fact_history
     WHERE user_id = $2 AND tenant_id = $1 AND ${TOLD_CHANGE} AND at >= $3 AND at < $4
   ) changed
   JOIN facts f ON f.tenant_id = $1 AND f.fact_id = changed.fact_id
   WHERE (changed.at, changed.id) > ($6::timestamptz, $7::uuid) AND (f.state <> 'deleted' OR changed.event = 'forgotten') AND f.domain <> 'self_correction'
     AND NOT (f.domain = 'decisions' AND EXISTS (
       SELECT FROM daily_log d
       WHERE d.session_id = changed.session_id AND d.tenant_id = $1 AND d.turn_number = changed.turn_number AND d.source = 'decision'))
   ORDER BY changed.at, changed.id LIMIT $8)
) told
WHERE created_at >= ${horizon('$5')}
ORDER BY created_at, id LIMIT $8`,
  sealed: {
    rows: [
      { table: 'daily_log', columns: ['text'], id: ['id'], where: ['fact_id', 'null'] },
      { table: 'facts', columns: [['text', 'value'], 'key'], where: ['fact_id', 'given'] },
    ],
  },
};

export const FIND_TIMEZONE: Statement = {
  name: 'find_timezone',
  text: 'SELECT timezone FROM users WHERE tenant_id = $1 AND user_id = $2',
};

export const SET_TIMEZONE: Statement = {
  name: 'set_timezone',
  text: `
INSERT INTO users (tenant_id, user_id, timezone) VALUES ($1, $2, $3)
ON CONFLICT (tenant_id, user_id) DO UPDATE SET timezone = excluded.timezone`,
};
