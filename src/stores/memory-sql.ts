/** The statements of `MemoryStore` but for the lexical search, which has a file of its own. */
import type { Statement } from './database.ts';
import { isSealedSql, tagSql } from './sealing/sealed-text.ts';

/** The transaction that is running, as `changed_in` keeps it: it never comes round again, as the 32-bit ids of rows do. */
export const THIS_TRANSACTION = 'pg_current_xact_id()::text::bigint';

/**
 * The user of a memory that is looked up by its id. Not `=`: on a table without statistics an index that begins with the user
 * would then look as good as the primary key, and every lookup would read all memories of that user.
 */
const OF_USER = 'user_id IS NOT DISTINCT FROM $2';

/** Ends a subquery that is to be looked up by its key, row by row: without statistics a join may read the whole tenant for each row. */
export const EACH_BY_KEY = 'OFFSET 0';

/**
 * Marks of writing, listed one by one, because what `[[:punct:]]` takes in hangs on the database's locale: accents that stand
 * apart, emoji, and what tells C from C++. With them the spaces that are not the plain one.
 */
const MARKS = String.raw`.,;:!?¿¡"''‘’“”«»…–—()\[\]{}、。，．！？：；「」『』（）،؛؟।\u00A0\u2002\u2003\u2009\u202F\u3000`;

/**
 * The fingerprint of a memory, from its column `lines`: md5 of what was said, whoever said it, in lower case, without marks.
 * JSON's own signs go first: its escapes, which stand for marks and control characters alone, and the speakers. Some 6 µs for
 * a turn of 120 characters, 80 µs for one of 2,000. Not by a JSON function: what it cannot read would fail the whole search.
 * Where the lines are sealed, a keyed print of the same is their tag.
 */
export const fingerprintOf = (
  lines: string,
) => String.raw`CASE WHEN ${isSealedSql(lines)} THEN ${tagSql(lines)} ELSE md5(regexp_replace(
  regexp_replace(lower(${lines}), '\\(?:u[0-9a-f]{4}|.)|(?:^\[|"\],)\[(?:null|"(?:[^"\\]|\\.)*"),"', ' ', 'g'),
  '[ ${MARKS}]{2,}|[${MARKS}]', ' ', 'g')) END`;

const STORED = `memory_id, user_id, type, session_id, turn_number, lines, language, metadata,
  created_at, stored_at, expires_at, of_fact`;

/** Returns the later of two expiries: null is never. */
const later = (one: string, other: string) =>
  `CASE WHEN ${one} IS NOT NULL AND ${other} IS NOT NULL THEN greatest(${one}, ${other}) END`;

/**
 * Writes user, memory and job in one go. The same content again finds the memory that holds it: it expires no earlier than either
 * would, and given by the user himself it no longer goes with the session that it was distilled from.
 */
export const ADD_MEMORY: Statement = {
  name: 'add_memory',
  text: `
WITH newcomer AS (
  INSERT INTO users (tenant_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING
), memory AS (
  INSERT INTO memories AS m (tenant_id, user_id, memory_id, type, lines, terms, language, metadata, content_hash,
                             created_at, stored_at, expires_at, distilled_from)
  SELECT $1, $2, $3::uuid, $4, $5, $6::text[], $7, $8, $9::bytea, moment, moment, moment + $10::int * interval '24 hours', $11
  FROM clock_timestamp() AS moment
  WHERE $11::text IS NULL OR EXISTS (SELECT FROM sessions WHERE tenant_id = $1 AND session_id = $11 AND state = 'live')
  ON CONFLICT (tenant_id, user_id, content_hash) WHERE content_hash IS NOT NULL
  DO UPDATE SET expires_at = ${later('m.expires_at', 'excluded.expires_at')}, changed_in = ${THIS_TRANSACTION},
    distilled_from = CASE WHEN excluded.distilled_from IS NOT NULL THEN m.distilled_from END
  RETURNING ${STORED}
), job AS (
  INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $2, memory_id FROM memory WHERE memory_id = $3
)
SELECT *, memory_id = $3 AS created FROM memory`,
  sealed: {
    owner: 2,
    values: [{ table: 'memories', id: [3], columns: { lines: 5, terms: 6, metadata: 8, content_hash: 9 } }],
    rows: [{ table: 'memories', columns: ['lines', 'metadata'] }],
    unreadable: 'refused',
  },
};

/**
 * The condition on a row of `fact_history` that its turn speaks of the fact. A turn that put another fact in its place speaks of
 * the other one, which has a row of its own.
 */
export const SPEAKS_OF_FACT = `(event IS DISTINCT FROM 'superseded' OR other_fact IS NULL)`;

/** Selects the forgotten facts that a turn speaks of. */
const forgottenIn = (turn: string) => `
    LATERAL (SELECT fact_id FROM fact_history WHERE turn_id = ${turn} AND tenant_id = $1 AND ${SPEAKS_OF_FACT} ${EACH_BY_KEY}) spoken,
    LATERAL (SELECT fact_id, slot, value, state FROM facts WHERE tenant_id = $1 AND fact_id = spoken.fact_id ${EACH_BY_KEY}) fact
  WHERE state = 'deleted'`;

/** The first and the last turn that a memory was distilled from. */
const turnOf = (member: 'from_turn' | 'to_turn') => `
    CASE WHEN distilled_from IS NULL THEN NULL
      WHEN ${isSealedSql('metadata')} THEN nullif(split_part(${tagSql('metadata')}, '-', ${member === 'from_turn' ? 1 : 2}), '')::int
      ELSE (metadata::json ->> '${member}')::int END`;
export const FIRST_TURN_OF_STRETCH = turnOf('from_turn');
export const STRETCH = `${FIRST_TURN_OF_STRETCH} AS from_turn, ${turnOf('to_turn')} AS to_turn`;
const LONGEST_STRETCH = 1_000; // turns; the order, more than the limit, leads to the key

/**
 * Reads memories, without that of a turn that speaks of a fact, if its user has since asked to forget that fact: it would tell in
 * the turn's words what is to be told no more. It shows again where the fact is restored, and goes where that is purged. A memory
 * that was distilled comes with the forgotten facts of its stretch, of which its own words may or may not speak; that of a fact, with the turn that last said it.
 */
export const FIND_MEMORIES: Statement = {
  name: 'find_memories',
  text: `
SELECT found.*, CASE WHEN of_fact THEN (
  SELECT json_build_object('sessionId', said_session_id, 'turnNumber', said_turn_number) FROM facts
  WHERE tenant_id = $1 AND fact_id = found.memory_id AND said_session_id IS NOT NULL
) END AS said_in, CASE WHEN distilled_from IS NOT NULL THEN (
  SELECT json_agg(DISTINCT jsonb_build_object('id', fact.fact_id, 'slot', slot, 'value', value))
  FROM (
    SELECT turn_id FROM turns WHERE tenant_id = $1 AND session_id = distilled_from AND turn_number BETWEEN from_turn AND to_turn
    ORDER BY turn_number LIMIT ${LONGEST_STRETCH}
  ) turn,
${forgottenIn('turn.turn_id')}
) END AS forgotten
FROM unnest($3::uuid[]) WITH ORDINALITY AS wanted (id, position), LATERAL (
  SELECT ${STORED}, distilled_from, ${STRETCH}
  FROM memories
  WHERE tenant_id = $1 AND memory_id = wanted.id AND ${OF_USER} AND (expires_at IS NULL OR expires_at > $4) ${EACH_BY_KEY}
) found, LATERAL (SELECT count(*) AS held FROM ${forgottenIn('wanted.id')}) own
WHERE held = 0
ORDER BY position`,
  sealed: { rows: [{ table: 'memories', columns: ['lines', 'metadata'] }], byHand: ['forgotten'] },
};

/**
 * Reads the ids of a page of a user's memories, newest first, without those of facts: of a type, of a session ($5), and of words
 * ($6: for each an array of the terms that it may stand under).
 */
export const LIST_MEMORIES: Statement = {
  name: 'list_memories',
  text: `
SELECT memory_id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS created_at
FROM memories
WHERE user_id = $2 AND tenant_id = $1 AND NOT of_fact AND (expires_at IS NULL OR expires_at > $3)
  AND ($4::text IS NULL OR type = $4)
  AND ($5::text IS NULL OR session_id = $5 OR distilled_from = $5)
  AND NOT EXISTS (
    SELECT FROM json_array_elements($6::json) AS asked (word)
    WHERE NOT terms && ARRAY(SELECT json_array_elements_text(asked.word))
  )
  AND ($7::timestamptz IS NULL OR (created_at, memory_id) < ($7, $8::uuid))
ORDER BY created_at DESC, memory_id DESC LIMIT $9`,
  sealed: { owner: 2, values: [{ table: 'memories', json: { terms: 6 } }] },
};

export const DELETE_MEMORY: Statement = {
  name: 'delete_memory',
  text: `DELETE FROM memories WHERE tenant_id = $1 AND ${OF_USER} AND memory_id = $3 AND NOT of_fact`,
};

export const DELETE_MEMORIES: Statement = {
  name: 'delete_memories',
  text: 'DELETE FROM memories WHERE tenant_id = $1 AND memory_id = ANY ($2::uuid[])',
};

/** Counts memories by type, without those of facts, which are counted as facts; `pending` are those alive without a vector of the serving model, all of them where no model serves yet. */
export const MEMORY_STATS: Statement = {
  name: 'memory_stats',
  text: `
SELECT m.type,
  count(*) FILTER (WHERE alive) AS alive,
  count(*) FILTER (WHERE alive AND e.memory_id IS NULL) AS pending,
  count(*) FILTER (WHERE NOT alive) AS expired
FROM (
  SELECT memory_id, type, expires_at IS NULL OR expires_at > $3 AS alive FROM memories
  WHERE tenant_id = $1 AND user_id = $2 AND NOT of_fact
) m
LEFT JOIN memory_embeddings e ON e.tenant_id = $1 AND e.memory_id = m.memory_id
  AND e.model = (SELECT model FROM embedding_models WHERE state = 'serving')
GROUP BY m.type`,
};

const changedSince = (table: string, deleted: string) => `(
    SELECT changed_in, memory_id, ${deleted} AS deleted FROM ${table}
    WHERE tenant_id = $1 AND user_id = $2 AND (changed_in, memory_id) > ($4::bigint, $5::uuid)
    ORDER BY changed_in, memory_id LIMIT $6)`;

/** Selects late changes transaction by transaction: with `= ANY` a plan made without statistics reads all of the user's index, in order, instead. */
const changedLate = (table: string, deleted: string) => `(
    SELECT late.* FROM unnest($7::bigint[]) AS then_open (transaction), LATERAL (
      SELECT changed_in, memory_id, ${deleted} AS deleted FROM ${table}
      WHERE tenant_id = $1 AND user_id = $2 AND changed_in = then_open.transaction AND (changed_in, memory_id) > ($8::bigint, $9::uuid)
      ORDER BY changed_in, memory_id LIMIT $6) late)`;

/**
 * Reads what was changed after the position ($4, $5), and by the transactions $7 after the position ($8, $9), tombstones among
 * it, in pages along two indexes; always at least one row, with the snapshot that it was read with. A memory that was deleted and
 * came back has both a tombstone and a row.
 */
export const MEMORY_CHANGES: Statement = {
  name: 'memory_changes',
  text: `
SELECT pg_current_snapshot()::text AS snapshot, page.changed_in, page.memory_id, page.deleted,
  m.type, m.session_id, m.turn_number, m.created_at, m.expires_at, array_to_json(m.terms)::text AS terms, ${fingerprintOf('m.lines')} AS fingerprint,
  e.dimension, e.vectors
FROM (VALUES (true)) AS always
LEFT JOIN (
  SELECT * FROM (
    ${changedSince('memories', 'false')} UNION ALL ${changedLate('memories', 'false')} UNION ALL
    ${changedSince('memory_tombstones', 'true')} UNION ALL ${changedLate('memory_tombstones', 'true')}
  ) changed
  ORDER BY changed_in, memory_id
  LIMIT $6
) page ON true
LEFT JOIN LATERAL (
  SELECT * FROM memories WHERE tenant_id = $1 AND memory_id = page.memory_id AND ${OF_USER} ${EACH_BY_KEY}
) m ON true
LEFT JOIN LATERAL (
  SELECT dimension, vectors FROM memory_embeddings WHERE tenant_id = $1 AND memory_id = m.memory_id AND model = $3 ${EACH_BY_KEY}
) e ON true
ORDER BY page.changed_in, page.memory_id`,
};

export const COUNT_MEMORIES: Statement = {
  name: 'count_memories',
  text: 'SELECT count(*) AS memories FROM memories WHERE tenant_id = $1 AND user_id = $2',
};

export const REPLACE_LINES: Statement = {
  name: 'replace_memory_lines',
  text: `
UPDATE memories SET lines = $3, terms = $4::text[], changed_in = ${THIS_TRANSACTION}
WHERE tenant_id = $1 AND memory_id = $2`,
  sealed: { owner: { memory: 2 }, values: [{ table: 'memories', id: [2], columns: { lines: 3, terms: 4 } }] },
};

export const CONFIRM_MEMORY: Statement = {
  name: 'confirm_memory',
  text: `
UPDATE memories SET changed_in = ${THIS_TRANSACTION},
  expires_at = ${later('expires_at', "(clock_timestamp() + $3::int * interval '24 hours')")},
  distilled_from = CASE WHEN NOT $4::boolean THEN distilled_from END
WHERE tenant_id = $1 AND memory_id = $2`,
};

/**
 * Reads the memories of turns whose days as episodes are over ($4 and no fewer), the first $3 to expire, as far as nothing that they
 * taught was replaced or forgotten since; those older than $5 days would be over in any case.
 */
export const EXPIRED_TURNS: Statement = {
  name: 'expired_memories_of_turns',
  text: `
SELECT memory_id, lines, language, taught.facts > 0 AS teaches FROM (
  SELECT memory_id, lines, language, expires_at FROM memories
  WHERE tenant_id = $1 AND expires_at <= $2 AND type = 'episodic' AND turn_number IS NOT NULL
    AND expires_at >= stored_at + $4::int * interval '24 hours' AND stored_at > $2 - $5::int * interval '24 hours'
  ORDER BY expires_at LIMIT $3
) expired, LATERAL (
  SELECT count(*) AS facts, count(*) FILTER (WHERE state IN ('superseded', 'deleted')) AS gone FROM
    LATERAL (SELECT fact_id FROM fact_history WHERE turn_id = expired.memory_id AND tenant_id = $1 AND ${SPEAKS_OF_FACT} ${EACH_BY_KEY}) spoken,
    LATERAL (SELECT state FROM facts WHERE tenant_id = $1 AND fact_id = spoken.fact_id ${EACH_BY_KEY}) fact
) taught
WHERE gone = 0
ORDER BY expires_at`,
  sealed: { rows: [{ table: 'memories', columns: ['lines'] }] },
};

/** Makes facts of episodes, which live for $3 days from when they were stored. */
export const KEEP_AS_FACTS: Statement = {
  name: 'keep_memories_as_facts',
  text: `
UPDATE memories SET type = 'fact', expires_at = stored_at + $3::int * interval '24 hours', changed_in = ${THIS_TRANSACTION}
WHERE tenant_id = $1 AND memory_id = ANY ($2::uuid[]) AND type = 'episodic'`,
};

/** Deletes expired memories, and skips what another transaction holds: a memory being confirmed or embedded this instant is looked at next time. */
export const PURGE_EXPIRED: Statement = {
  name: 'purge_expired_memories',
  text: `
DELETE FROM memories WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(
  SELECT memory_id FROM memories WHERE tenant_id = $1 AND expires_at <= $2 ORDER BY expires_at LIMIT $3 FOR UPDATE SKIP LOCKED
))`,
};

export const PURGE_TOMBSTONES: Statement = {
  name: 'purge_memory_tombstones',
  text: `
DELETE FROM memory_tombstones WHERE tenant_id = $1 AND (user_id, memory_id) IN (
  SELECT user_id, memory_id FROM memory_tombstones
  WHERE tenant_id = $1 AND deleted_at < now() - $2::int * interval '24 hours' ORDER BY deleted_at LIMIT $3
)`,
};
