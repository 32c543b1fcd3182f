/** The statements that read what a context is made of: one for each profile, and for what is asked for beside the session. */
import { answeredTurns } from './answered-turn-sql.ts';
import type { Statement } from './database.ts';
import { CANDIDATE_FACTS } from './fact-candidates-sql.ts';
import { lastLanguage } from './last-language-sql.ts';
import type { SealedValues } from './sealing/sealed-parts.ts';
import { SEGMENTS_READ } from './segment-store.ts';

/** Conditions on the context at hand ($6 generation, $7 version, $8 the turn after it): it is the session's own, or a prefix of it. */
const UNCHANGED = 's.generation = $6 AND s.version = $7';
const EXTENDS = 's.generation = $6 AND s.version >= $7';

/** The tokens of all turns that the session shows: one more turn is looked up where it was cut. */
const SHOWN_TOKENS =
  's.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce(tokens_before_turn($1, $2, s.first_turn), s.token_count) END';

/**
 * The hot read, in one round trip whatever the caches had: the session by its primary key, and its last turns unless the
 * caller's context is right; where that is a prefix, only the turns since. The messages come as the JSON text they are sent as.
 * The turns are the first of the primary key read backwards, and the running token count of each tells whether a prompt could
 * still hold it, so the cost does not know how long the session is. They are told in the order in which they are read: an
 * aggregate with an order of its own would sort them once more.
 *
 * Not `turn_number > s.turn_count - $4`: under row-level security a subtraction, which is not leakproof, cannot bound an
 * index scan, and every turn of the session would be read.
 */
const HISTORY = `s.user_id,
  CASE WHEN NOT (${UNCHANGED}) THEN
    '[' || s.generation || ',' || s.version || ',' || s.turn_count || ',' || s.message_count - s.removed_messages || ',' || ${SHOWN_TOKENS} || ',' || s.plan_state || ',' ||
    to_json(${EXTENDS}) || ',' || CASE WHEN s.was_valid OR s.tools_used <> '{}' THEN json_build_array(s.tools_used, s.was_valid)::text ELSE 'null' END || E']\n[' || coalesce(latest.turns, '') || ']' || coalesce(E'\n' || latest.messages, '')
  END AS history`;

const LATEST_TURNS = `LEFT JOIN LATERAL (
  SELECT string_agg(
      '[' || turn_number || ',"' || turn_id || '",' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
      ',' || token_count || ',' || coalesce(shown_tokens::text, 'null') || ',' || to_json(cut) ||
      CASE WHEN turn_number = s.turn_count AND (report IS NOT NULL OR open_results IS NOT NULL)
        THEN ',' || coalesce(to_json(report)::text, 'null') || ',' || coalesce(to_json(open_results)::text, 'null') ELSE '' END || ']', ',') AS turns,
    string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n') AS messages
  FROM (
    SELECT *, CASE
      WHEN turn_number <= s.turn_count - $3 OR (cut AND excerpt_tokens IS NULL) THEN NULL
      WHEN cut THEN excerpt_tokens
      WHEN s.token_count - tokens_before <= $5 THEN token_count
    END AS shown_tokens
    FROM (
      SELECT turn_number, turn_id, digest, digest_tokens, places, messages, message_count, token_count, tokens_before, excerpt, excerpt_tokens,
        report, open_results, turn_number = s.turn_count AND token_count > $5 AS cut
      FROM turns
      WHERE tenant_id = $1 AND session_id = $2 AND NOT (${UNCHANGED}) AND turn_number >= CASE WHEN ${EXTENDS} THEN $8::int ELSE s.first_turn END
      ORDER BY turn_number DESC
      LIMIT $4
    ) reach
  ) marked
) latest ON true`;

/** Joins the session and the user to one row that is always there: a user may have facts where there is no session yet. */
const SESSION_AND_USER = `
FROM (VALUES (true)) AS always
LEFT JOIN sessions s ON s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'
${LATEST_TURNS}
LEFT JOIN users u ON u.tenant_id = $1 AND u.user_id = $9`;

/** The language that the session is in, else that of the user's newest one. */
const LANGUAGE = `coalesce(s.language, ${lastLanguage('$9')}) AS language`;

/** The last segments of a session that is read whole. */
const SEGMENTS = `, CASE WHEN NOT (${UNCHANGED}) AND NOT (${EXTENDS}) THEN (
  SELECT json_agg(json_build_array(from_turn, to_turn, content) ORDER BY from_turn) FROM (
    SELECT from_turn, to_turn, content FROM segment_summaries g
    WHERE g.tenant_id = $1 AND g.session_id = $2 AND g.from_turn >= s.first_turn
    ORDER BY g.from_turn DESC LIMIT ${SEGMENTS_READ}
  ) last_segments
) END AS segments`;

/** The topics that facts are looked up by. */
const SEALED_TOPICS: readonly SealedValues[] = [
  { table: 'facts', json: { slot: 10 } },
  { table: 'fact_terms', json: { term: 12 } },
];

/** The same where a context is at hand, mostly the session's own: what reads more stands in a function, so that it costs nothing where it is not called. */
const HISTORY_SINCE = `s.user_id, CASE WHEN NOT (${UNCHANGED}) THEN session_changes_since(s, $3::int, $4::int, $5::int, $6::bigint, $7::bigint, $8::int) END AS history`;

const SESSION_AND_USER_SINCE = SESSION_AND_USER.replace(LATEST_TURNS, '');

/** Returns the statements of a profile: the session alone, with the version of its user's facts, which tells if there are any, and with them. */
function statementsOf(suffix: '' | '_adaptive', segments: string) {
  return {
    whole: {
      alone: alone(suffix, HISTORY, segments, LATEST_TURNS),
      ...besideUser(suffix, `${HISTORY}${segments}`, SESSION_AND_USER),
    },
    since: {
      alone: alone(`${suffix}_since`, HISTORY_SINCE, segments, ''),
      ...besideUser(`${suffix}_since`, `${HISTORY_SINCE}${segments}`, SESSION_AND_USER_SINCE),
    },
  } as const;
}

type Suffix = `${'' | '_adaptive'}${'' | '_since'}`;

function alone(suffix: Suffix, history: string, segments: string, turns: string) {
  return {
    name: `get_session_history_only${suffix}`,
    text: `
SELECT ${history}${segments}, s.language
FROM sessions s
${turns}
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'`,
    sealed: { byHand: ['history', 'segments'] },
  } as const satisfies Statement;
}

/** Returns the statements that read the user beside the session: whether there are facts, the facts, and what was asked before. */
function besideUser(suffix: Suffix, history: string, from: string) {
  const byHand = ['history', 'segments'] as const;
  const facts = `u.facts_version, CASE WHEN u.facts_version > 0 THEN ${CANDIDATE_FACTS} END AS facts`;
  return {
    withVersion: {
      name: `get_session_history${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, u.facts_version ${from}`,
      sealed: { byHand },
    },
    withVersionAsked: {
      name: `get_session_history_asked${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, u.facts_version, ${answeredTurns('$9', '$10', '$11')} AS answered ${from}`,
      sealed: {
        owner: 9,
        values: [{ table: 'turns', columns: { question: 10 } }],
        byHand: [...byHand, 'answered'],
      },
    },
    withFacts: {
      name: `get_session_history_and_facts${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, ${facts} ${from}`,
      sealed: { owner: 9, values: SEALED_TOPICS, byHand: [...byHand, 'facts'] },
    },
    withFactsAsked: {
      name: `get_session_history_and_facts_asked${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, ${facts},
  ${answeredTurns('$9', '$14', '$15')} AS answered ${from}`,
      sealed: {
        owner: 9,
        values: [...SEALED_TOPICS, { table: 'turns', columns: { question: 14 } }],
        byHand: [...byHand, 'facts', 'answered'],
      },
    },
  } as const satisfies Record<string, Statement>;
}

export const STATEMENTS = { standard: statementsOf('', ''), adaptive: statementsOf('_adaptive', SEGMENTS) } as const;

export type HistoryStatements = (typeof STATEMENTS)['standard']['whole' | 'since'];
