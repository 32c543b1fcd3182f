import type { Statement } from './database.ts';
import { EACH_BY_KEY, fingerprintOf } from './memory-sql.ts';

/** The number of memories that lexical recall looks at: BM25 reads every one of them at each query, some 5 µs apiece. */
export const LEXICAL_MEMORIES = 10_000;

/** Selects the user's latest memories that are alive: the collection of the figures (N, df, avgdl), whatever is filtered. */
const latest = (columns: string) => `
  SELECT ${columns} FROM memories
  WHERE tenant_id = $1 AND user_id = $2 AND (expires_at IS NULL OR expires_at > $6)
  ORDER BY changed_in DESC, memory_id DESC
  LIMIT $10`;

/**
 * Common table expressions, the last of them `scores`: BM25 of the user's latest memories ($10 of them), with k1, b and prior
 * as $8, $9 and $11. The memories are read twice: once for what is needed of each, once for their terms, which would not fit
 * into `work_mem` to be kept from the first time.
 *
 * Not through an index on `terms`: `&&` is not leakproof, so under row-level security no index may serve it.
 */
export const MEASURED_BY_WORDS = `considered AS MATERIALIZED (${latest('memory_id, type, session_id, turn_number, created_at, expires_at, cardinality(terms) AS length')}
), asked AS MATERIALIZED (
  SELECT term, number FROM unnest($3::text[]) WITH ORDINALITY AS given (term, number)
), said AS MATERIALIZED (
  SELECT memory_id, length, number, count(*)::float8 AS tf
  FROM (SELECT memory_id, length, unnest(terms) AS term FROM (${latest('memory_id, cardinality(terms) AS length, terms')}) read) spoken
  JOIN asked USING (term)
  GROUP BY memory_id, length, number
), collection AS MATERIALIZED (
  SELECT count(*)::float8 AS n, greatest(avg(length), 1)::float8 AS average FROM considered
), weights AS MATERIALIZED (
  SELECT number, ln(1 + (n + $11::float8 - df + 0.5) / (df + 1)) AS idf
  FROM collection, (
    SELECT number, count(said.memory_id)::float8 AS df FROM asked LEFT JOIN said USING (number) GROUP BY number
  ) frequencies
), scores AS MATERIALIZED (
  SELECT memory_id, sum(score) AS bm25, json_object_agg(number, score)::text AS term_scores
  FROM (
    SELECT memory_id, number, idf * tf * ($8::float8 + 1) / (tf + $8 * (1 - $9::float8 + $9 * length / average)) AS score
    FROM said JOIN weights USING (number), collection
  ) shares
  GROUP BY memory_id
)`;

/** The BM25 that no memory can exceed, from the same expressions. */
export const BEST_BY_WORDS = 'coalesce((SELECT sum(idf) FROM weights) * ($8 + 1) / (1 + $8 * (1 - $9)), 0)';

/** Finds the best by words and the turns around them, measured alike, in one statement. */
export const LEXICAL_CANDIDATES: Statement = {
  name: 'lexical_candidates',
  text: `
WITH ${MEASURED_BY_WORDS}, eligible AS (
  SELECT * FROM considered
  WHERE ($4::text[] IS NULL OR type = ANY ($4)) AND ($5::text IS NULL OR session_id = $5)
), hits AS MATERIALIZED (
  SELECT memory_id, session_id, turn_number FROM eligible JOIN scores USING (memory_id)
  ORDER BY bm25 DESC, created_at DESC, memory_id
  LIMIT $7
), found AS (
  SELECT memory_id FROM hits
  UNION
  SELECT around.memory_id FROM hits JOIN eligible around ON around.session_id = hits.session_id
    AND around.turn_number IN (hits.turn_number - 2, hits.turn_number - 1, hits.turn_number + 1, hits.turn_number + 2)
)
SELECT n AS total,
  ${BEST_BY_WORDS} AS best,
  m.memory_id, m.type, m.session_id, m.turn_number, m.created_at, coalesce(bm25, 0) AS bm25, term_scores,
  ${fingerprintOf('m.lines')} AS fingerprint
FROM collection
LEFT JOIN found ON true
LEFT JOIN LATERAL (
  SELECT * FROM memories WHERE tenant_id = $1 AND memory_id = found.memory_id ${EACH_BY_KEY}
) m ON true
LEFT JOIN scores ON scores.memory_id = found.memory_id
ORDER BY bm25 DESC, m.created_at DESC, m.memory_id`,
  sealed: { owner: 2, values: [{ table: 'memories', columns: { terms: 3 } }] },
};

/** Returns the `term_scores` of a row, from `{"1": 0.7, "3": 0.2}`, where the query's terms are counted from 1. */
export function termScores(json: string | null, terms: number): number[] {
  const scores = new Array<number>(terms).fill(0);
  for (const [number, score] of Object.entries(JSON.parse(json ?? '{}') as Record<string, number>))
    scores[Number(number) - 1] = score;
  return scores;
}
