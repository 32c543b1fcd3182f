/** The statements of `SearchStore`. */
import type { Statement } from './database.ts';

const TURN = `t.session_id, t.turn_number, t.turn_id, t.messages, t.message_times, t.created_at,
  to_char(t.stored_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_stored_at`;

/** True for a turn that a reader of its session sees: not one below its first turn, nor what stays of a removed one. */
const SEEN = `s.state = 'live' AND t.turn_number >= s.first_turn AND t.stored_at > '-infinity'`;

/**
 * Filters by session, dates ($3 to $5) and moment ($6). A turn with dates for single messages is looked at message by message. The moment is a
 * bound in any case: of turns between two bounds PostgreSQL expects few, and goes by the index; above one alone it expects a third of the table.
 */
const FILTERS = `($3::text IS NULL OR t.session_id = $3)
  AND ($4::timestamptz IS NULL OR t.created_at >= $4 OR t.message_times IS NOT NULL)
  AND ($5::timestamptz IS NULL OR t.created_at <= $5 OR t.message_times IS NOT NULL)
  AND t.stored_at <= CASE WHEN $6::timestamptz IS NULL THEN 'infinity' ELSE $6 END`;

/** The time up to which the index is whole; a clock that was set back leaves it behind a minute at most. */
const INDEXED_THROUGH = `(
  SELECT coalesce(min(least(swept_through, clock_timestamp() - interval '1 minute')), '-infinity')
  FROM search_progress WHERE tenant_id = $1
)`;

/** The newest turns of a user that may not be in the index, up to `$7` of them and `$8` bytes of text. */
export const READ_TAIL: Statement = {
  name: 'search_tail',
  text: `
SELECT * FROM (
  SELECT ${TURN}, count(*) OVER ()::int AS there,
         sum(t.text_bytes) OVER (ORDER BY t.stored_at DESC, t.session_id, t.turn_number DESC) - t.text_bytes AS bytes_before
  FROM (
    SELECT * FROM turns t
    WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.stored_at > ${INDEXED_THROUGH} AND ${FILTERS}
    ORDER BY t.stored_at DESC LIMIT $7
  ) t JOIN sessions s ON s.tenant_id = t.tenant_id AND s.session_id = t.session_id
  WHERE ${SEEN}
) tail WHERE bytes_before < $8
ORDER BY exact_stored_at DESC, session_id, turn_number DESC`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** The newest turns of a session, whether they are in the index or not. */
export const READ_NEWEST_OF_SESSION: Statement = {
  name: 'search_newest_of_session',
  text: `
SELECT ${TURN}
FROM sessions s JOIN turns t ON t.tenant_id = s.tenant_id AND t.session_id = s.session_id
WHERE s.tenant_id = $1 AND s.session_id = $3 AND s.user_id = $2 AND ${SEEN} AND ${FILTERS}
ORDER BY t.turn_number DESC LIMIT $7`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** The newest turns of a user, whether they are in the index or not. */
export const READ_NEWEST: Statement = {
  name: 'search_newest',
  text: `
SELECT ${TURN}
FROM (
  SELECT * FROM turns t WHERE t.tenant_id = $1 AND t.user_id = $2 AND ${FILTERS} ORDER BY t.stored_at DESC LIMIT $7
) t JOIN sessions s ON s.tenant_id = t.tenant_id AND s.session_id = t.session_id
WHERE ${SEEN}
ORDER BY t.stored_at DESC, t.session_id, t.turn_number DESC`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** The blocks of words, and the moment of looking. By word, as `FIND_POSTINGS`: PostgreSQL may take it for less work to go through all words of a user at once. */
export const FIND_BLOCKS: Statement = {
  name: 'search_blocks',
  text: `
SELECT wanted.term, said.blocks, to_char(statement_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment
FROM unnest($3::bigint[]) AS wanted (term) CROSS JOIN LATERAL (
  SELECT array_agg(block) AS blocks FROM search_terms
  WHERE tenant_id = $1 AND user_id = $2 AND term = wanted.term AND block <= $4
) said
WHERE said.blocks IS NOT NULL`,
};

export const FIND_DATED_BLOCKS: Statement = {
  name: 'search_dated_blocks',
  text: `
SELECT block FROM search_blocks
WHERE tenant_id = $1 AND user_id = $2 AND ($3::timestamptz IS NULL OR said_to >= $3) AND ($4::timestamptz IS NULL OR said_from <= $4)`,
};

export const FIND_SESSION_RANGES: Statement = {
  name: 'search_session_ranges',
  text: `
SELECT first_ordinal AS first, first_ordinal + last_turn - first_turn AS last FROM search_runs
WHERE session_id = $3 AND tenant_id = $1 AND user_id = $2`,
};

/** The lists of words in the first of some blocks, the newest first: whole blocks, until they have `$5` bytes. */
export const FIND_POSTINGS: Statement = {
  name: 'search_postings',
  text: `
SELECT term, block, ordinals
FROM (
  SELECT list.*, sum(octet_length(ordinals)) OVER (ORDER BY block DESC) - sum(octet_length(ordinals)) OVER (PARTITION BY block) AS bytes_before
  FROM unnest($3::bigint[]) AS wanted (term) CROSS JOIN LATERAL (
    SELECT term, block, ordinals FROM search_terms
    WHERE tenant_id = $1 AND user_id = $2 AND term = wanted.term AND block = ANY ($4::int[]) OFFSET 0
  ) list
) lists
WHERE bytes_before < $5`,
};

/** The turns `t` of ordinals `o` that are still there; nothing for one whose turn is gone. */
const OF_ORDINALS = `
FROM unnest($7::int[]) AS o (ordinal)
CROSS JOIN LATERAL (
  SELECT session_id, first_turn + o.ordinal - first_ordinal AS turn_number, last_turn FROM search_runs
  WHERE tenant_id = $1 AND user_id = $2 AND first_ordinal <= o.ordinal
  ORDER BY first_ordinal DESC LIMIT 1
) r
CROSS JOIN LATERAL (
  SELECT * FROM turns WHERE tenant_id = $1 AND session_id = r.session_id AND turn_number = r.turn_number AND user_id = $2 OFFSET 0
) t
CROSS JOIN LATERAL (
  SELECT state, first_turn FROM sessions WHERE tenant_id = $1 AND session_id = r.session_id OFFSET 0
) s
WHERE r.turn_number <= r.last_turn AND ${SEEN} AND ${FILTERS}`;

/** The turns of ordinals, the greatest first. */
export const READ_TURNS: Statement = {
  name: 'search_turns',
  text: `
SELECT ${TURN}, o.ordinal ${OF_ORDINALS}
ORDER BY o.ordinal DESC`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/** Those of some ordinals that have a turn. */
export const FIND_THERE: Statement = { name: 'search_ordinals_there', text: `SELECT o.ordinal ${OF_ORDINALS}` };

const MICROSECONDS = (column: string) =>
  `CASE WHEN isfinite(${column}) THEN to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE '-infinity' END`;

/**
 * Leases a tenant's sweep; no row while another process has it. A clock that was set back takes the sweep back with it: what is in
 * the index already is passed over. A moment without the number of a transaction (its process was killed before it noted one, or the
 * sweep was begun anew), or with one that this database has not reached (it was restored), would never be waited out: it is none.
 */
export const LEASE_SWEEP: Statement = {
  name: 'lease_search_sweep',
  text: `
INSERT INTO search_progress AS p (tenant_id, leased_until)
SELECT tenant_id, clock_timestamp() + $2::float8 * interval '1 second' FROM tenants WHERE tenant_id = $1
ON CONFLICT (tenant_id) DO UPDATE SET leased_until = excluded.leased_until,
  swept_through = least(p.swept_through, clock_timestamp()),
  next_through = CASE WHEN p.next_xmax <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint THEN least(p.next_through, clock_timestamp()) END
WHERE p.leased_until <= clock_timestamp() OR p.leased_until > clock_timestamp() + $2::float8 * interval '2 seconds'
RETURNING ${MICROSECONDS('swept_through')} AS swept_through,
  CASE WHEN next_xmax <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint THEN ${MICROSECONDS('next_through')} END AS next_through,
  next_through IS NOT NULL AS has_next`,
};

/** Moves a sweep on, and its lease; ends the lease where `$3` is null. */
export const MOVE_SWEEP: Statement = {
  name: 'move_search_sweep',
  text: `
UPDATE search_progress SET swept_through = greatest(swept_through, $2::timestamptz),
  leased_until = CASE WHEN $3::float8 IS NULL THEN '-infinity' ELSE clock_timestamp() + $3::float8 * interval '1 second' END
WHERE tenant_id = $1`,
};

/**
 * Notes the moment up to which the next sweep goes, once every transaction that is open now is over; `$2` seconds ago, since a turn's
 * time is read just before its transaction has a number.
 */
export const PLAN_SWEEP: Statement = {
  name: 'plan_search_sweep',
  text: `
UPDATE search_progress SET next_through = clock_timestamp() - $2::float8 * interval '1 second',
  next_xmax = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
WHERE tenant_id = $1`,
};

/** The sessions that got turns between two moments. WITH TIES: turns of one instant are gone through together. */
export const SWEPT_SESSIONS: Statement = {
  name: 'search_swept_sessions',
  text: `
SELECT user_id, session_id, max(turn_number) AS last_turn, count(*)::int AS turns,
       to_char(max(max(stored_at)) OVER () AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS swept_through
FROM (
  SELECT user_id, session_id, turn_number, stored_at FROM turns
  WHERE tenant_id = $1 AND stored_at > $2::timestamptz AND stored_at <= $3::timestamptz
  ORDER BY stored_at FETCH FIRST $4 ROWS WITH TIES
) page
GROUP BY user_id, session_id
ORDER BY user_id, min(stored_at), session_id`,
};

/** The turns of a session that are not in the index, up to turn `$3`, `$4` of them and `$5` bytes of text. */
export const READ_UNINDEXED: Statement = {
  name: 'search_unindexed_turns',
  text: `
SELECT * FROM (
  SELECT ${TURN}, t.disposable, t.originals, t.places,
         sum(t.text_bytes) OVER (ORDER BY t.turn_number) - t.text_bytes AS bytes_before
  FROM sessions s CROSS JOIN LATERAL (
    SELECT * FROM turns
    WHERE tenant_id = $1 AND session_id = $2 AND turn_number <= $3 AND turn_number >= s.first_turn
      AND turn_number > (SELECT coalesce(max(last_turn), 0) FROM search_runs WHERE session_id = $2 AND tenant_id = $1)
    ORDER BY turn_number LIMIT $4
  ) t
  WHERE s.tenant_id = $1 AND s.session_id = $2 AND ${SEEN}
) unindexed WHERE bytes_before < $5
ORDER BY turn_number`,
  sealed: { rows: [{ table: 'turns', columns: ['messages', 'disposable', 'originals'] }] },
};

/** The newest turns of a user that are not in the index, with all that entities are read from. */
export const READ_USER_UNINDEXED: Statement = {
  name: 'search_unindexed_turns_of_user',
  text: `
SELECT * FROM (
  SELECT ${TURN}, t.disposable, t.originals, t.places,
         sum(t.text_bytes) OVER (ORDER BY t.stored_at DESC, t.session_id, t.turn_number DESC) - t.text_bytes AS bytes_before
  FROM (
    SELECT * FROM turns
    WHERE tenant_id = $1 AND user_id = $2 AND stored_at > ${INDEXED_THROUGH}
    ORDER BY stored_at DESC LIMIT $3
  ) t JOIN sessions s ON s.tenant_id = t.tenant_id AND s.session_id = t.session_id
  WHERE ${SEEN}
    AND t.turn_number > coalesce((SELECT max(last_turn) FROM search_runs r WHERE r.session_id = t.session_id AND r.tenant_id = $1), 0)
) unindexed WHERE bytes_before < $4
ORDER BY exact_stored_at, session_id, turn_number`,
  sealed: { rows: [{ table: 'turns', columns: ['messages', 'disposable', 'originals'] }] },
};

/** Keeps turns from being removed until the transaction ends; passes over those that someone is removing. */
export const HOLD_TURNS: Statement = {
  name: 'hold_searched_turns',
  text: `
SELECT t.turn_id FROM unnest($2::text[], $3::int[], $4::uuid[]) AS wanted (session_id, turn_number, turn_id)
CROSS JOIN LATERAL (
  SELECT turn_id FROM turns
  WHERE tenant_id = $1 AND session_id = wanted.session_id AND turn_number = wanted.turn_number AND turn_id = wanted.turn_id
    AND stored_at > '-infinity'
  FOR KEY SHARE SKIP LOCKED
) t`,
};

/** Gives a user so many ordinals, and locks its index. */
export const TAKE_ORDINALS: Statement = {
  name: 'take_search_ordinals',
  text: `
INSERT INTO search_users AS u (tenant_id, user_id, next_ordinal) VALUES ($1, $2, $3)
ON CONFLICT (tenant_id, user_id) DO UPDATE SET next_ordinal = u.next_ordinal + excluded.next_ordinal
RETURNING next_ordinal - $3::int AS first`,
};

/** The last turn of each session that is in. */
export const FIND_WATERMARKS: Statement = {
  name: 'search_watermarks',
  text: `
SELECT session_id, max(last_turn) AS last_turn FROM search_runs
WHERE session_id = ANY ($2::text[]) AND tenant_id = $1 GROUP BY session_id`,
};

/** Makes the user's last run longer, where the turns follow it in every way. */
export const EXTEND_RUN: Statement = {
  name: 'extend_search_run',
  text: `
UPDATE search_runs SET last_turn = $6
WHERE tenant_id = $1 AND user_id = $2 AND session_id = $3 AND last_turn = $5::int - 1 AND first_ordinal + last_turn - first_turn = $4::int - 1
  AND first_ordinal = (
    SELECT first_ordinal FROM search_runs WHERE tenant_id = $1 AND user_id = $2 ORDER BY first_ordinal DESC LIMIT 1
  )`,
};

export const ADD_RUNS: Statement = {
  name: 'add_search_runs',
  text: `
INSERT INTO search_runs (tenant_id, user_id, first_ordinal, session_id, first_turn, last_turn)
SELECT $1, $2, * FROM unnest($3::int[], $4::text[], $5::int[], $6::int[])`,
};

export const ADD_BLOCKS: Statement = {
  name: 'add_search_blocks',
  text: `
INSERT INTO search_blocks AS b (tenant_id, user_id, block, said_from, said_to, tells_places)
SELECT $1, $2, *, true FROM unnest($3::int[], $4::timestamptz[], $5::timestamptz[])
ON CONFLICT (tenant_id, user_id, block) DO UPDATE SET
  said_from = least(b.said_from, excluded.said_from), said_to = greatest(b.said_to, excluded.said_to)`,
};

/** Adds ordinals, all greater than those that are there, to the lists of words. */
export const ADD_TERMS: Statement = {
  name: 'add_search_terms',
  text: `
INSERT INTO search_terms AS known (tenant_id, user_id, term, block, ordinals)
SELECT $1, $2, term, block, decode(hex, 'hex') FROM unnest($3::bigint[], $4::int[], $5::text[]) AS said (term, block, hex)
ON CONFLICT (tenant_id, user_id, term, block) DO UPDATE SET ordinals = known.ordinals || excluded.ordinals`,
};

/** A user with turns that are gone and whose ordinals have not been taken out. */
export const FIND_GONE: Statement = {
  name: 'find_gone_search_runs',
  text: `
SELECT DISTINCT user_id FROM (
  SELECT user_id FROM search_runs
  WHERE tenant_id = $1 AND gone_at <= clock_timestamp() - $2::float8 * interval '1 second'
  ORDER BY gone_at LIMIT $3
) gone`,
};

export const READ_GONE: Statement = {
  name: 'read_gone_search_runs',
  text: `
SELECT first_ordinal AS first, first_ordinal + last_turn - first_turn AS last FROM search_runs
WHERE tenant_id = $1 AND user_id = $2 AND gone_at IS NOT NULL ORDER BY first_ordinal LIMIT $3`,
};

/** Locks a user's index. */
export const LOCK_USER: Statement = {
  name: 'lock_search_user',
  text: 'SELECT next_ordinal FROM search_users WHERE tenant_id = $1 AND user_id = $2 FOR UPDATE',
};

/** A stretch of a user's lists, in the order of their keys. */
export const READ_LISTS: Statement = {
  name: 'read_search_lists',
  text: `
SELECT term, block, ordinals FROM search_terms
WHERE tenant_id = $1 AND user_id = $2 AND (term, block) > ($3::bigint, $4::int)
ORDER BY term, block LIMIT $5`,
};

export const REPLACE_LISTS: Statement = {
  name: 'replace_search_lists',
  text: `
UPDATE search_terms t SET ordinals = decode(changed.hex, 'hex')
FROM unnest($3::bigint[], $4::int[], $5::text[]) AS changed (term, block, hex)
WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.term = changed.term AND t.block = changed.block`,
};

export const DROP_LISTS: Statement = {
  name: 'drop_search_lists',
  text: `
DELETE FROM search_terms t USING unnest($3::bigint[], $4::int[]) AS empty (term, block)
WHERE t.tenant_id = $1 AND t.user_id = $2 AND t.term = empty.term AND t.block = empty.block`,
};

/** A block of which an earlier version wrote lists. */
export const FIND_TO_RENEW: Statement = {
  name: 'find_search_block_to_renew',
  text: 'SELECT user_id, block FROM search_blocks WHERE tenant_id = $1 AND NOT tells_places ORDER BY user_id, block LIMIT 1',
};

export const READ_NEXT_ORDINAL: Statement = {
  name: 'read_next_search_ordinal',
  text: 'SELECT next_ordinal FROM search_users WHERE tenant_id = $1 AND user_id = $2',
};

/** Puts lists of a block in the place of those that are there; a list of words that no turn says any more goes with its turns. */
export const RENEW_LISTS: Statement = {
  name: 'renew_search_lists',
  text: `
INSERT INTO search_terms AS known (tenant_id, user_id, term, block, ordinals)
SELECT $1, $2, term, block, decode(hex, 'hex') FROM unnest($3::bigint[], $4::int[], $5::text[]) AS made (term, block, hex)
ON CONFLICT (tenant_id, user_id, term, block) DO UPDATE SET ordinals = excluded.ordinals`,
};

export const REMARK_BLOCK: Statement = {
  name: 'remark_search_block',
  text: 'UPDATE search_blocks SET tells_places = true WHERE tenant_id = $1 AND user_id = $2 AND block = $3',
};

export const DROP_GONE: Statement = {
  name: 'drop_gone_search_runs',
  text: `
DELETE FROM search_runs WHERE tenant_id = $1 AND user_id = $2 AND first_ordinal = ANY ($3::int[]) AND gone_at IS NOT NULL`,
};
