/** The statements of `FactStore`. Plans must hold on tables without statistics: see `memory-sql`. */
import type { Statement } from './database.ts';
import { EACH_BY_KEY } from './memory-sql.ts';
import type { SealedRows } from './sealing/sealed-parts.ts';

/** Ages at which a fact changes its state, as in `fact.ts`; in hours, because a day of an interval is as long as the time zone makes it. */
const [STALE, DORMANT, LOW_DORMANT, KEPT] = [180, 90, 30, 30].map((days) => `interval '${days * 24} hours'`);

/** The state that time gives a fact at the moment that a parameter names: the same rule as `stateOf`. */
export const stateAt = (moment: string) => `CASE
    WHEN state <> 'active' THEN state
    WHEN last_confirmed_at < ${moment}::timestamptz - ${STALE} THEN 'stale'
    WHEN confidence = 'medium' AND last_confirmed_at < ${moment}::timestamptz - ${DORMANT} THEN 'dormant'
    WHEN confidence = 'low' AND last_confirmed_at < ${moment}::timestamptz - ${LOW_DORMANT} THEN 'dormant'
    ELSE 'active' END`;

const FACT = `fact_id, user_id, slot, key, value, domain, confidence, source, language, standing, state,
  created_at, updated_at, last_confirmed_at, superseded_by, deleted_at, evidence, said_session_id, said_turn_number`;

const OPENED: SealedRows = { table: 'facts', columns: ['slot', 'key', 'value', 'evidence'] };

const OF_USER = 'tenant_id = $1 AND user_id = $2';
/** The user of a row that is looked up by its id; not with `=`: see `memory-sql`. */
export const OF_USER_BY_ID = 'user_id IS NOT DISTINCT FROM $2';

/** The condition of being active for a row looked up by its id; with `=` an index of the active ones looks as good as the primary key. */
const IS_ACTIVE_BY_ID = "state IS NOT DISTINCT FROM 'active'";

export const LOCK_USER: Statement = {
  name: 'lock_user',
  text: `SELECT facts_version FROM users WHERE ${OF_USER} FOR NO KEY UPDATE`,
};

export const ADD_USER: Statement = {
  name: 'add_user',
  text: 'INSERT INTO users (tenant_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

const ACTIVE_KNOWN = 150;
const PAST_KNOWN = 50;
const MENTIONED = 10; // of each term: what is mentioned by a word that more facts have cannot be told

export const KNOWN_FACTS: Statement = {
  name: 'known_facts',
  text: `
SELECT fact.* FROM unnest($3::text[]) AS wanted (wanted_slot), LATERAL (
  (SELECT ${FACT} FROM facts WHERE ${OF_USER} AND slot = wanted_slot AND state = 'active'
   ORDER BY last_confirmed_at DESC LIMIT ${ACTIVE_KNOWN})
  UNION ALL
  (SELECT ${FACT} FROM facts WHERE ${OF_USER} AND slot = wanted_slot AND state <> 'active'
   ORDER BY updated_at DESC LIMIT ${PAST_KNOWN})
) fact
UNION ALL
SELECT fact.* FROM (
  -- Decoded here: compared with what a function gives, an identity does not reach its index through row-level security.
  SELECT said_slot, decode(said_value, 'hex') AS said_identity FROM unnest($4::text[], $5::text[]) AS said (said_slot, said_value) ${EACH_BY_KEY}
) said, LATERAL (
  -- By its order, so that no other index of the user looks as good.
  SELECT ${FACT} FROM facts WHERE ${OF_USER} AND slot = said_slot AND identity >= said_identity AND identity <= said_identity
  ORDER BY identity LIMIT 1
) fact
UNION ALL
SELECT fact.* FROM (
  SELECT DISTINCT spoken.fact_id AS id FROM unnest($6::text[]) AS wanted (wanted_term), LATERAL (
    SELECT fact_id FROM fact_terms WHERE ${OF_USER} AND term = wanted_term AND said_at > '-infinity' ORDER BY said_at DESC LIMIT ${MENTIONED}
  ) spoken
) found, LATERAL (
  SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND fact_id = found.id AND ${OF_USER_BY_ID} AND ${IS_ACTIVE_BY_ID} ${EACH_BY_KEY}
) fact`,
  sealed: {
    owner: 2,
    values: [
      { table: 'facts', columns: { slot: 3 } },
      { table: 'facts', columns: { slot: 4, identity: 5 } },
      { table: 'fact_terms', columns: { term: 6 } },
    ],
    rows: [OPENED],
  },
};

export const FACTS_NOT_FORGOTTEN: Statement = {
  name: 'facts_not_forgotten',
  text: `SELECT ${FACT} FROM facts WHERE ${OF_USER} AND state <> 'deleted' ORDER BY created_at DESC, fact_id DESC`,
  sealed: { rows: [OPENED] },
};

export const ACTIVE_FACTS_OF_SLOTS: Statement = {
  name: 'active_facts_of_slots',
  text: `
SELECT fact.* FROM unnest($3::text[]) AS wanted (wanted_slot), LATERAL (
  SELECT ${FACT} FROM facts WHERE ${OF_USER} AND slot = wanted_slot AND state = 'active' ORDER BY last_confirmed_at DESC ${EACH_BY_KEY}
) fact`,
  sealed: { owner: 2, values: [{ table: 'facts', columns: { slot: 3 } }], rows: [OPENED] },
};

export const SUPERSEDED_FACTS_OF_SLOTS: Statement = {
  name: 'superseded_facts_of_slots',
  text: `
SELECT fact.* FROM unnest($3::text[]) AS wanted (wanted_slot), LATERAL (
  SELECT ${FACT} FROM facts WHERE ${OF_USER} AND slot = wanted_slot AND state <> 'active' AND state = 'superseded'
  ORDER BY updated_at DESC ${EACH_BY_KEY}
) fact`,
  sealed: { owner: 2, values: [{ table: 'facts', columns: { slot: 3 } }], rows: [OPENED] },
};

const SPEAKING = 50; // of each term
const PAST_SPEAKING = 500; // of each term; forgotten ones are among them

export const FACTS_SPEAKING_OF: Statement = {
  name: 'facts_speaking_of',
  text: `
SELECT fact.* FROM (
  SELECT DISTINCT spoken.fact_id AS id FROM unnest($3::text[]) AS wanted (wanted_term), LATERAL (
    SELECT fact_id FROM fact_terms WHERE ${OF_USER} AND term = wanted_term AND said_at > '-infinity' ORDER BY said_at DESC LIMIT ${SPEAKING}
  ) spoken
) found, LATERAL (
  SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND fact_id = found.id AND ${OF_USER_BY_ID} AND ${IS_ACTIVE_BY_ID} ${EACH_BY_KEY}
) fact`,
  sealed: { owner: 2, values: [{ table: 'fact_terms', columns: { term: 3 } }], rows: [OPENED] },
};

export const SUPERSEDED_FACTS_SPEAKING_OF: Statement = {
  name: 'superseded_facts_speaking_of',
  text: `
SELECT fact.* FROM (
  SELECT DISTINCT spoken.fact_id AS id FROM unnest($3::text[]) AS wanted (wanted_term), LATERAL (
    SELECT fact_id FROM fact_terms WHERE ${OF_USER} AND term = wanted_term AND said_at <= '-infinity' ORDER BY said_at DESC LIMIT ${PAST_SPEAKING}
  ) spoken
) found, LATERAL (
  SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND fact_id = found.id AND ${OF_USER_BY_ID}
    AND state IS NOT DISTINCT FROM 'superseded' ${EACH_BY_KEY}
) fact`,
  sealed: { owner: 2, values: [{ table: 'fact_terms', columns: { term: 3 } }], rows: [OPENED] },
};

/** Reads facts by id and locks them, so that a purge leaves them. */
export const FIND_FACTS_TO_CHANGE: Statement = {
  name: 'find_facts_to_change',
  text: `
SELECT fact.* FROM unnest($3::uuid[]) AS wanted (id), LATERAL (
  SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND fact_id = wanted.id AND ${OF_USER_BY_ID} ${EACH_BY_KEY} FOR NO KEY UPDATE
) fact`,
  sealed: { rows: [OPENED] },
};

export const FIND_FACT: Statement = {
  name: 'find_fact',
  text: `SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND ${OF_USER_BY_ID} AND fact_id = $3`,
  sealed: { rows: [OPENED], unreadable: 'refused' },
};

export const FATES_OF_FACTS: Statement = {
  name: 'fates_of_facts',
  text: `
SELECT fact.* FROM unnest($3::uuid[]) AS wanted (id), LATERAL (
  SELECT ${FACT} FROM facts WHERE tenant_id = $1 AND fact_id = wanted.id AND ${OF_USER_BY_ID} ${EACH_BY_KEY}
) fact`,
  sealed: { rows: [OPENED] },
};

const COLUMNS = `slot, key, value, identity, single, domain, confidence, source, language, standing, state,
    created_at, updated_at, last_confirmed_at, superseded_by, deleted_at, evidence, said_session_id, said_turn_number`;

/**
 * Writes facts as they are after all the changes ($3), and each change ($4), in one go. A value that leaves a place goes before
 * the one that takes it: indexes that allow one value look at each row as it is written.
 */
export const APPLY_FACT_CHANGES: Statement = {
  name: 'apply_fact_changes',
  text: `
WITH fact AS MATERIALIZED (
  SELECT * FROM json_to_recordset($3::json) AS (
    fact_id uuid, slot text, key text, value text, identity text, single boolean, domain text, confidence text, source text, language text,
    standing boolean, state text, created_at timestamptz, updated_at timestamptz, last_confirmed_at timestamptz,
    superseded_by uuid, deleted_at timestamptz, evidence text, said_session_id text, said_turn_number integer, terms json)
), written AS (
  INSERT INTO facts (tenant_id, user_id, fact_id, ${COLUMNS})
  SELECT $1, $2, fact_id, slot, key, value, decode(identity, 'hex'), single, domain, confidence, source, language, standing, state,
    created_at, updated_at, last_confirmed_at, superseded_by, deleted_at, evidence, said_session_id, said_turn_number
  FROM fact ORDER BY state = 'active'
  ON CONFLICT (tenant_id, fact_id) DO UPDATE SET (${COLUMNS}) = ROW(${COLUMNS.replaceAll(/\w+/g, 'excluded.$&')})
), spoken AS (
  -- Never deleted: a plan for that, made while the table is empty, would read all words of the tenant each time.
  INSERT INTO fact_terms (tenant_id, fact_id, term, user_id, said_at)
  SELECT $1, fact_id, term, $2, CASE WHEN state = 'active' THEN last_confirmed_at ELSE '-infinity' END
  FROM fact, json_array_elements_text(terms) AS term
  ON CONFLICT (tenant_id, fact_id, term) DO UPDATE SET said_at = excluded.said_at
), noted AS (
  INSERT INTO fact_history (tenant_id, user_id, fact_id, event, reason, state_before, state_after, other_fact, snapshot,
                            at, session_id, turn_number, turn_id)
  SELECT $1, $2, fact_id, event, reason, state_before, state_after, other_fact, snapshot,
         $5::timestamptz, session_id, turn_number, turn_id
  FROM json_to_recordset($4::json) AS (
    position integer, fact_id uuid, event text, reason text, state_before text, state_after text, other_fact uuid, snapshot text,
    session_id text, turn_number integer, turn_id uuid)
  ORDER BY position
)
UPDATE users SET facts_version = facts_version + $6::integer WHERE ${OF_USER}`,
  sealed: {
    owner: 2,
    values: [
      { table: 'facts', records: 3, members: { terms: ['fact_terms', 'term'] } },
      { table: 'fact_history', records: 4, recordId: ['fact_id', 'event', 5] },
    ],
  },
};

/**
 * Counts the days of a fact ($3) from $4, where that is later, and has its words look as new. Nothing else of it changes, so it is no
 * change of its own: no version goes up, and no history is written.
 */
export const COUNT_FACT_FROM: Statement = {
  name: 'count_fact_from',
  text: `
WITH counted AS (
  UPDATE facts SET last_confirmed_at = $4::timestamptz
  WHERE tenant_id = $1 AND fact_id = $3::uuid AND ${OF_USER_BY_ID} AND ${IS_ACTIVE_BY_ID} AND last_confirmed_at < $4
  RETURNING fact_id
)
UPDATE fact_terms SET said_at = $4
WHERE tenant_id = $1 AND fact_id = (SELECT fact_id FROM counted) AND said_at > '-infinity'`,
};

/** Marks something as forgotten, from the later of the caller's clock and the database's, which dates the turns. */
export const MARK_FORGOTTEN: Statement = {
  name: 'mark_forgotten',
  text: `
INSERT INTO fact_forgettings AS mark (tenant_id, user_id, slot, identity, turn_id, forgotten_at)
SELECT $1, $2, slot, decode(identity, 'hex'), turn_id, greatest($6::timestamptz, clock_timestamp())
FROM unnest($3::text[], $4::text[], $5::uuid[]) AS forgotten (slot, identity, turn_id)
ON CONFLICT (tenant_id, user_id, slot, identity, turn_id) DO UPDATE SET forgotten_at = greatest(mark.forgotten_at, excluded.forgotten_at)`,
  sealed: { owner: 2, values: [{ table: 'fact_forgettings', columns: { slot: 3, identity: 4 } }] },
};

export const FORGETTINGS: Statement = {
  name: 'fact_forgettings',
  text: `
SELECT mark.* FROM unnest($3::text[]) AS wanted (wanted_slot), LATERAL (
  SELECT slot, encode(identity, 'hex') AS identity, turn_id, forgotten_at FROM fact_forgettings
  WHERE ${OF_USER} AND slot = wanted_slot ${EACH_BY_KEY}
) mark`,
  sealed: {
    owner: 2,
    values: [{ table: 'fact_forgettings', columns: { slot: 3 } }],
    rows: [{ table: 'fact_forgettings', columns: ['slot', 'identity'] }],
  },
};

/** Lists facts without those forgotten longer ago than they are kept: they are gone, purged or not. */
export const LIST_FACTS: Statement = {
  name: 'list_facts',
  text: `
SELECT ${FACT}, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_created_at
FROM facts
WHERE ${OF_USER} AND ($3::text IS NULL OR slot = $3) AND ($4::text IS NULL OR domain = $4)
  AND ${stateAt('$5')} = ANY ($6::text[]) AND (deleted_at IS NULL OR deleted_at >= $5::timestamptz - ${KEPT})
  AND created_at <= $7::timestamptz AND (created_at < $7 OR fact_id < $8::uuid)
ORDER BY created_at DESC, fact_id DESC
LIMIT $9`,
  sealed: { owner: 2, values: [{ table: 'facts', columns: { slot: 3 } }], rows: [OPENED] },
};

export const SAID_TIMES: Statement = {
  name: 'said_times',
  text: `
SELECT said.fact_id, turn.created_at
FROM unnest($2::uuid[], $3::text[], $4::int[]) AS said (fact_id, session, number), LATERAL (
  SELECT created_at FROM turns WHERE tenant_id = $1 AND session_id = said.session AND turn_number = said.number ${EACH_BY_KEY}
) turn`,
};
