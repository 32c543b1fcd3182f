import type { Statement } from './database.ts';

/**
 * BM25 over the user's latest memories, in one statement. One pass over them keeps what little is needed of each, and the
 * terms of those alone that share one with the query; figures of the collection (N, df, avgdl) are of all that are alive,
 * while types and session filter what is found. The turns around the hits are measured like the hits.
 *
 * Not through an index on `terms`: `&&` is not leakproof, so under row-level security no index may serve it.
 */
export const LEXICAL_CANDIDATES: Statement = {
  name: 'lexical_candidates',
  text: `
WITH considered AS MATERIALIZED (
  SELECT memory_id, type, session_id, turn_number, created_at, cardinality(terms) AS length,
    CASE WHEN terms && $3::text[] THEN terms END AS terms
  FROM memories
  WHERE tenant_id = $1 AND user_id = $2 AND (expires_at IS NULL OR expires_at > $6)
  ORDER BY changed_in DESC
  LIMIT $10
), said AS MATERIALIZED (
  SELECT memory_id, length, term, count(*) AS tf
  FROM considered, unnest(considered.terms) AS term
  WHERE considered.terms IS NOT NULL AND term = ANY ($3)
  GROUP BY memory_id, length, term
), collection AS (
  SELECT count(*)::float8 AS n, greatest(avg(length), 1)::float8 AS average FROM considered
), weights AS MATERIALIZED (
  SELECT term, ln(1 + (n - df + 0.5) / (df + 0.5)) AS idf
  FROM collection, (
    SELECT asked.term, count(said.memory_id)::float8 AS df
    FROM unnest($3) AS asked (term) LEFT JOIN said ON said.term = asked.term GROUP BY asked.term
  ) frequencies
), scores AS MATERIALIZED (
  SELECT memory_id, sum(idf * tf * ($8::float8 + 1) / (tf + $8 * (1 - $9::float8 + $9 * length / average))) AS bm25
  FROM said JOIN weights USING (term), collection
  GROUP BY memory_id
), eligible AS (
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
  coalesce((SELECT sum(idf) FROM weights) * ($8 + 1) / (1 + $8 * (1 - $9)), 0) AS best,
  m.memory_id, m.type, m.session_id, m.turn_number, m.created_at, coalesce(bm25, 0) AS bm25,
  md5(array_to_string(m.terms, ' ')) AS fingerprint
FROM collection
LEFT JOIN found ON true
LEFT JOIN memories m ON m.tenant_id = $1 AND m.memory_id = found.memory_id
LEFT JOIN scores ON scores.memory_id = found.memory_id
ORDER BY bm25 DESC, m.created_at DESC, m.memory_id`,
};
