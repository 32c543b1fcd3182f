/**
 * The facts that may be told of a user, as an expression for a statement that has the row of the user as `u`, and these parameters,
 * JSON arrays of texts the first three: $10 slots, $11 domains, $12 terms, $13 now.
 *
 * A bounded number of them, each found by reading an index from its newest entry: the standing ones, those of a slot or a domain,
 * those that speak of a term. So the cost hangs on how much is asked for, not on how many facts there are. What time has made
 * of them is worked out from `last_confirmed_at`, here only as far as it keeps those that cannot be told from taking the places
 * of those that can.
 *
 * The user comes from `u` and lists come as JSON, for the planner sees through neither: with what it cannot know left out of its
 * sums, the plan for any user is as good as one for this user, and PostgreSQL keeps it. It would make a new one every time
 * otherwise, which takes 1.5 ms where the reading takes 0.2.
 */
import { EACH_BY_KEY } from './memory-sql.ts';

const STANDING = 16;
const EACH_SLOT = 9; // one more than is ever told of a slot: whether these are all
const EACH_DOMAIN = 16;
const EACH_TERM = 8;

const OF_USER = 'tenant_id = u.tenant_id AND user_id = u.user_id';
const ACTIVE = `${OF_USER} AND state = 'active'`;

/** Times since which a fact must be confirmed to be told unasked, by confidence: 180, 90 and 30 days, as in `stateOf`. */
const TOLD_SINCE = `(VALUES
  (1, 'high', $13::timestamptz - interval '4320 hours'),
  (2, 'medium', $13::timestamptz - interval '2160 hours'),
  (3, 'low', $13::timestamptz - interval '720 hours')) AS told (rank, confidence, since)`;

const BY_DOMAIN = `
  SELECT best.fact_id FROM json_array_elements_text($11::json) AS touched (domain), LATERAL (
    SELECT newest.fact_id FROM ${TOLD_SINCE}, LATERAL (
      SELECT fact_id, last_confirmed_at FROM facts
      WHERE ${ACTIVE} AND domain = touched.domain AND confidence = told.confidence AND last_confirmed_at >= told.since
      ORDER BY last_confirmed_at DESC LIMIT ${EACH_DOMAIN}
    ) newest
    ORDER BY rank, last_confirmed_at DESC LIMIT ${EACH_DOMAIN}
  ) best`;

/** The expression itself: JSON text of an array of `CandidateLine`; null where there is none. */
export const CANDIDATE_FACTS = `(
  SELECT '[' || string_agg(
      json_build_array(fact.fact_id, slot, key, value, domain, confidence, language, standing,
        floor(extract(epoch FROM last_confirmed_at) * 1000)::bigint, said_session_id, said_turn_number, hits)::text, ',') || ']'
  FROM (
    SELECT fact_id, sum(hit)::int AS hits FROM (
      (SELECT fact_id, 0 AS hit FROM facts WHERE ${ACTIVE} AND standing ORDER BY last_confirmed_at DESC LIMIT ${STANDING})
      UNION ALL
      SELECT newest.fact_id, 0 FROM json_array_elements_text($10::json) AS touched (slot), LATERAL (
        SELECT fact_id FROM facts WHERE ${ACTIVE} AND slot = touched.slot ORDER BY last_confirmed_at DESC LIMIT ${EACH_SLOT}
      ) newest
      UNION ALL
      SELECT fact_id, 0 FROM (${BY_DOMAIN}) of_domains
      UNION ALL
      SELECT newest.fact_id, 1 FROM json_array_elements_text($12::json) AS asked (term), LATERAL (
        SELECT fact_id FROM fact_terms WHERE ${OF_USER} AND term = asked.term ORDER BY said_at DESC LIMIT ${EACH_TERM}
      ) newest
    ) found GROUP BY fact_id
  ) candidate, LATERAL (
    SELECT * FROM facts WHERE tenant_id = u.tenant_id AND fact_id = candidate.fact_id ${EACH_BY_KEY}
  ) fact
  WHERE domain <> 'self_correction' AND state = 'active' -- out here: inside, an index of the active ones would do, and be read whole for each
)`;

export type CandidateLine = [
  id: string,
  slot: string,
  key: string,
  value: string,
  domain: string,
  confidence: string,
  language: string,
  standing: boolean,
  lastConfirmedAt: number,
  saidSessionId: string | null,
  saidTurnNumber: number | null,
  hits: number,
];
