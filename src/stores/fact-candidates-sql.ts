/**
 * The facts that may be told of a user, as an expression for a statement that has the row of the user as `u`, and these parameters,
 * JSON arrays of texts the first three: $10 slots, $11 domains, $12 terms, $13 now. JSON text of an array of `CandidateLine`; null where
 * there is none.
 *
 * A bounded number of them, each found by reading an index from its newest entry: the standing ones, those of a slot or a domain,
 * those that speak of a term. So the cost hangs on how much is asked for, not on how many facts there are. What time has made
 * of them is worked out from `last_confirmed_at`, here only as far as it keeps those that cannot be told from taking the places
 * of those that can.
 *
 * It is a function of the database (`migrations/0025`), where its bounds stand: most queries name no slot and no domain, and a look that
 * stands in the statement itself is made ready whether it is wanted or not.
 */
export const CANDIDATE_FACTS =
  'candidate_facts(u.tenant_id, u.user_id, $10::json, $11::json, $12::json, $13::timestamptz)';

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
