/** The statements of `ArchiveStore`. Plans must hold on tables without statistics: see `memory-sql`. */
import type { Statement } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';
import { EACH_BY_KEY } from './memory-sql.ts';

const SESSION = `session_id, user_id, created_at, language, turn_count, first_turn, generation, plan_state, context, ${ownRefs('sessions')} AS external_refs`;

export const EXPORTED_USER: Statement = {
  name: 'exported_user',
  text: 'SELECT user_id, created_at, timezone FROM users WHERE tenant_id = $1 AND user_id = $2',
};

export const EXPORTED_SESSION: Statement = {
  name: 'exported_session',
  text: `SELECT ${SESSION} FROM sessions WHERE tenant_id = $1 AND session_id = $2 AND state IS NOT DISTINCT FROM 'live'`,
  sealed: { rows: [{ table: 'sessions', columns: ['context', 'external_refs'] }] },
};

export const EXPORTED_SESSIONS: Statement = {
  name: 'exported_sessions',
  text: `
SELECT ${SESSION} FROM sessions
WHERE tenant_id = $1 AND user_id = $2 AND state IS NOT DISTINCT FROM 'live' AND session_id COLLATE "C" > $3
ORDER BY session_id COLLATE "C" LIMIT $4`,
  sealed: { rows: [{ table: 'sessions', columns: ['context', 'external_refs'] }] },
};

/** A page of turns with whether each has its memory; a page also ends with the turn that fills its $6 bytes. Nothing is fetched to measure it. */
export const EXPORT_TURNS: Statement = {
  name: 'export_turns',
  text: `
SELECT page.*, EXISTS (
  SELECT FROM memories m WHERE m.tenant_id = $1 AND m.memory_id = page.turn_id AND m.turn_number IS NOT NULL ${EACH_BY_KEY}
) AS remembered
FROM (
  SELECT turn_id, session_id, user_id, turn_number, version, token_count, created_at, messages, message_times, disposable, originals, language,
         extra_metadata, report, sum(bytes) OVER (ORDER BY turn_number) - bytes AS bytes_before
  FROM turns, LATERAL (
    SELECT octet_length(messages) + coalesce(octet_length(disposable), 0) + coalesce(octet_length(originals), 0)
      + coalesce(octet_length(extra_metadata), 0) + coalesce(octet_length(report), 0) AS bytes
  ) size
  WHERE tenant_id = $1 AND session_id = $2 AND turn_number BETWEEN $3 AND $4
  ORDER BY turn_number
  LIMIT $5
) page WHERE bytes_before < $6
ORDER BY turn_number`,
  sealed: { rows: [{ table: 'turns', columns: ['messages', 'disposable', 'originals', 'extra_metadata', 'report'] }] },
};

export const EXPORT_FACT_IDS: Statement = {
  name: 'export_fact_ids',
  text: `SELECT fact_id AS id FROM facts WHERE tenant_id = $1 AND user_id = $2 AND fact_id > $3::uuid ORDER BY fact_id LIMIT $4`,
};

/** Memories that neither a turn nor a fact of an export makes again: those that callers gave, that were distilled, or whose turns are gone. */
export const EXPORT_MEMORIES: Statement = {
  name: 'export_memories',
  text: `
SELECT memory_id AS id, type, lines, language, metadata, created_at, session_id, turn_number, distilled_from,
  encode(content_hash, 'hex') AS content_hash,
  CASE WHEN expires_at IS NOT NULL THEN greatest(1, ceil(extract(epoch FROM expires_at - stored_at) / 86400))::int END AS ttl_days
FROM memories m
WHERE tenant_id = $1 AND user_id = $2 AND memory_id > $3::uuid AND NOT of_fact
  AND (turn_number IS NULL OR NOT EXISTS (
    SELECT FROM turns t JOIN sessions s USING (tenant_id, session_id)
    WHERE t.tenant_id = $1 AND t.turn_id = m.memory_id AND t.turn_number >= s.first_turn ${EACH_BY_KEY}))
ORDER BY memory_id LIMIT $4`,
  sealed: { rows: [{ table: 'memories', columns: ['lines', 'metadata', 'content_hash'], id: ['id'] }] },
};

export const EXPORT_SNAPSHOTS: Statement = {
  name: 'export_snapshots',
  text: `
SELECT slug, session_id, language, messages, message_count, to_turn, created_at
FROM snapshots WHERE tenant_id = $1 AND user_id = $2`,
  sealed: { rows: [{ table: 'snapshots', columns: ['slug', 'messages'] }] },
};

export const EXPORT_JOURNAL: Statement = {
  name: 'export_journal',
  text: `
SELECT line_id AS id, source, text, language, session_id, turn_number,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS created_at
FROM daily_log WHERE tenant_id = $1 AND user_id = $2 AND line_id > $3::uuid ORDER BY line_id LIMIT $4`,
  sealed: { rows: [{ table: 'daily_log', columns: ['text'], id: ['id'] }] },
};

export const EXPORT_LAYOUT: Statement = {
  name: 'export_memory_layout',
  text: 'SELECT layout FROM memory_files WHERE tenant_id = $1 AND user_id = $2',
  sealed: { rows: [{ table: 'memory_files', columns: ['layout'], id: [2] }] },
};

export const EXPORT_FORGETTINGS: Statement = {
  name: 'export_forgettings',
  text: `
SELECT slot, encode(identity, 'hex') AS identity, turn_id, forgotten_at FROM fact_forgettings
WHERE tenant_id = $1 AND user_id = $2`,
  sealed: { rows: [{ table: 'fact_forgettings', columns: ['slot', 'identity'] }] },
};

/** Makes a user, in the time of the import where it has none of its own. */
export const ADD_USER_SINCE: Statement = {
  name: 'add_user_since',
  text: `
INSERT INTO users (tenant_id, user_id, created_at, timezone)
VALUES ($1, $2, coalesce($3::timestamptz, now()), coalesce($4, 'UTC')) ON CONFLICT DO NOTHING`,
};

/**
 * Makes a session ready to take the turns of an archive, the first of which has the number $4: a new one, or one in the place of what
 * was destroyed or only locked so far, whose numbers it goes on from. Whatever was cached of that is of another generation. No row comes
 * back where a live one is there, or somebody holds its lock. The first turn tells that there is a session; where that is gone, this does.
 */
export const BEGIN_SESSION: Statement = {
  name: 'begin_imported_session',
  text: `
WITH session AS (
INSERT INTO sessions AS s (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                           language, plan_state, created_at, last_activity_at, first_turn, removed_before)
VALUES ($1, $2, $3, 1, $4::int - 1, 0, 0, 0, $5, '{}', coalesce($6::timestamptz, clock_timestamp()), clock_timestamp(), $4, $4)
ON CONFLICT (tenant_id, session_id) DO UPDATE SET
  state = 'live', lock_user = NULL, user_id = excluded.user_id, version = s.version + 1, generation = greatest(s.generation + 1, excluded.generation),
  turn_count = excluded.turn_count, message_count = 0, token_count = 0, text_bytes = 0, language = excluded.language,
  plan_state = '{}', created_at = excluded.created_at, last_activity_at = excluded.last_activity_at, context = '{}', external_refs = '{}',
  first_turn = excluded.first_turn, removed_before = excluded.removed_before, removed_messages = 0, removed_bytes = 0, tools_used = '{}', was_valid = false, watched_from = excluded.watched_from
WHERE s.state <> 'live' AND (s.lock_expires_at IS NULL OR s.lock_expires_at <= clock_timestamp())
RETURNING s.last_activity_at
)
SELECT CASE WHEN $4 > 1 THEN tell_session_created($1, $3, $2, last_activity_at) END FROM session`,
};

export const FINISH_SESSION: Statement = {
  name: 'finish_imported_session',
  text: `
UPDATE sessions SET language = coalesce($3, language), plan_state = coalesce($4::jsonb, plan_state), context = coalesce($5, context),
  external_refs = coalesce($6, external_refs)
WHERE tenant_id = $1 AND session_id = $2`,
  sealed: {
    owner: { session: 2 },
    values: [{ table: 'sessions', id: [2], columns: { context: 5, external_refs: 6 } }],
  },
};

export const TAKEN_TURNS: Statement = {
  name: 'taken_turns',
  text: `
SELECT id FROM unnest($2::uuid[]) AS given (id)
WHERE EXISTS (SELECT FROM turns WHERE tenant_id = $1 AND turn_id = given.id ${EACH_BY_KEY})
   OR EXISTS (SELECT FROM memories WHERE tenant_id = $1 AND memory_id = given.id ${EACH_BY_KEY})`,
};

export const TAUGHT_TURNS: Statement = {
  name: 'taught_turns',
  text: `
SELECT id FROM unnest($2::uuid[]) AS given (id)
WHERE EXISTS (SELECT FROM fact_history WHERE turn_id = given.id AND tenant_id = $1 ${EACH_BY_KEY})`,
};

export const OWNERS_OF_FACTS: Statement = {
  name: 'owners_of_facts',
  text: 'SELECT fact_id AS id, user_id FROM facts WHERE tenant_id = $1 AND fact_id = ANY ($2::uuid[])',
};

export const OWNERS_OF_MEMORIES: Statement = {
  name: 'owners_of_memories',
  text: 'SELECT memory_id AS id, user_id FROM memories WHERE tenant_id = $1 AND memory_id = ANY ($2::uuid[])',
};

export const ADD_HISTORY: Statement = {
  name: 'add_fact_history',
  text: `
INSERT INTO fact_history (tenant_id, user_id, fact_id, event, reason, state_before, state_after, other_fact, snapshot,
                          at, session_id, turn_number, turn_id)
SELECT $1, $2, fact_id, event, reason, state_before, state_after, other_fact, snapshot, at, session_id, turn_number, turn_id
FROM json_to_recordset($3::json) AS (
  position integer, fact_id uuid, event text, reason text, state_before text, state_after text, other_fact uuid, snapshot text,
  at timestamptz, session_id text, turn_number integer, turn_id uuid)
ORDER BY position`,
  sealed: { owner: 2, values: [{ table: 'fact_history', records: 3 }] },
};

export const ADD_MEMORIES: Statement = {
  name: 'add_archived_memories',
  text: `
WITH given AS (
  SELECT * FROM json_to_recordset($3::json) AS (
    memory_id uuid, type text, session_id text, turn_number integer, lines text, terms json, language text, metadata text,
    content_hash text, created_at timestamptz, ttl_days integer, distilled_from text)
), memory AS (
  INSERT INTO memories (tenant_id, user_id, memory_id, type, session_id, turn_number, lines, terms, language, metadata, content_hash,
                        created_at, stored_at, expires_at, distilled_from)
  SELECT $1, $2, memory_id, type, session_id, turn_number, lines, ARRAY(SELECT json_array_elements_text(terms)), language, metadata,
    decode(content_hash, 'hex'), created_at, now(), now() + ttl_days * interval '24 hours', distilled_from
  FROM given
  RETURNING memory_id
)
INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $2, memory_id FROM memory`,
  sealed: { owner: 2, values: [{ table: 'memories', records: 3 }] },
};

export const ADD_SNAPSHOTS: Statement = {
  name: 'add_archived_snapshots',
  text: `
INSERT INTO snapshots (tenant_id, user_id, slug_hash, slug, session_id, language, messages, message_count, to_turn, created_at)
SELECT $1, $2, decode(slug_hash, 'hex'), slug, session_id, language, messages, message_count, to_turn, created_at
FROM json_to_recordset($3::json) AS (
  slug_hash text, slug text, session_id text, language text, messages text, message_count integer, to_turn integer, created_at timestamptz)
ON CONFLICT DO NOTHING`,
  sealed: { owner: 2, values: [{ table: 'snapshots', records: 3 }] },
};

/** Adds a line of a journal, whose memory is a part of its own in an archive. */
export const ADD_ARCHIVED_LINE: Statement = {
  name: 'add_archived_line',
  text: `
INSERT INTO daily_log (tenant_id, user_id, line_id, source, text, language, session_id, turn_number, created_at)
VALUES ($1, $2, $3::uuid, $4, $5, $6, $7, $8::int, $9) ON CONFLICT DO NOTHING`,
  sealed: { owner: 2, values: [{ table: 'daily_log', id: [3], columns: { text: 5 } }] },
};

/** Gives a user the layout of an archive, unless it has one. */
export const ADD_ARCHIVED_LAYOUT: Statement = {
  name: 'add_archived_layout',
  text: `
INSERT INTO memory_files (tenant_id, user_id, layout, updated_at) VALUES ($1, $2, $3, clock_timestamp()) ON CONFLICT DO NOTHING`,
  sealed: { owner: 2, values: [{ table: 'memory_files', id: [2], columns: { layout: 3 } }] },
};

export const ADD_FORGETTINGS: Statement = {
  name: 'add_archived_forgettings',
  text: `
INSERT INTO fact_forgettings AS mark (tenant_id, user_id, slot, identity, turn_id, forgotten_at)
SELECT $1, $2, slot, decode(identity, 'hex'), turn_id, forgotten_at
FROM json_to_recordset($3::json) AS (slot text, identity text, turn_id uuid, forgotten_at timestamptz)
ON CONFLICT (tenant_id, user_id, slot, identity, turn_id) DO UPDATE SET forgotten_at = greatest(mark.forgotten_at, excluded.forgotten_at)`,
  sealed: { owner: 2, values: [{ table: 'fact_forgettings', records: 3 }] },
};
