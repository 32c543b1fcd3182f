import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Statement } from './database.ts';
import { fingerprintOf } from './memory-sql.ts';
import { BEST_BY_WORDS, MEASURED_BY_WORDS } from './memory-sql-candidates.ts';

/** The ways to search the model's vectors: through every one of the user's, or through the graph over everybody's. */
export type NearestBy = 'scan' | 'graph';

/** Returns a print that tells a model's index, and its statement through the graph, from those of another: names may not hold the model's own. */
export function modelPrint(model: string, dimension: number): string {
  return createHash('sha256').update(`${model} ${dimension}`).digest('hex').slice(0, 16);
}

/** The condition on the memory `m` of types, session and expiry: the same everywhere. */
const WANTED = `(m.expires_at IS NULL OR m.expires_at > $6)
    AND ($4::text[] IS NULL OR m.type = ANY ($4)) AND ($5::text IS NULL OR m.session_id = $5)`;

/** The number of passages asked of the graph for every memory that is wanted: one may have several. */
const PASSAGES_PER_MEMORY = 4;

const SCAN = `
distances AS MATERIALIZED (
  SELECT memory_id, min(embedding <=> $12::vector) AS distance, count(*) AS passages
  FROM memory_vectors WHERE tenant_id = $1 AND user_id = $2 AND model = $13
  GROUP BY memory_id
), nearest AS MATERIALIZED (
  SELECT m.memory_id FROM distances JOIN memories m ON m.tenant_id = $1 AND m.memory_id = distances.memory_id
  WHERE ${WANTED}
  ORDER BY distance, m.memory_id LIMIT $7
), searched AS (SELECT coalesce(sum(passages), 0)::bigint AS passages FROM distances)`;

/**
 * Selects the nearest through the graph. The filter is a subquery for each row, not a join, so that the graph is walked on until
 * enough were let through.
 */
const graph = (model: string, dimension: number) => `
nearest AS MATERIALIZED (
  SELECT memory_id FROM (
    SELECT v.memory_id, v.embedding::halfvec(${dimension}) <=> $12::halfvec(${dimension}) AS distance
    FROM memory_vectors v
    WHERE v.tenant_id = $1 AND v.user_id = $2 AND v.model = ${pg.escapeLiteral(model)} AND $13::text IS NOT NULL
      AND (SELECT ${WANTED} FROM memories m WHERE m.tenant_id = $1 AND m.memory_id = v.memory_id)
    ORDER BY v.embedding::halfvec(${dimension}) <=> $12::halfvec(${dimension})
    LIMIT $7 * ${PASSAGES_PER_MEMORY}
  ) near
  GROUP BY memory_id ORDER BY min(distance), memory_id LIMIT $7
), searched AS (SELECT NULL::bigint AS passages)`;

/**
 * Returns the statement for the best by words (as `LEXICAL_CANDIDATES` finds and measures them, over the user's latest memories),
 * the best by vector, and the turns around both, all measured by both. `limit` is $7, $10 the number of memories that words look
 * at.
 */
export function candidatesStatement(by: NearestBy, model: string, dimension: number): Statement {
  return {
    // The graph's text names the model: under one name, a connection could not prepare it for a second model.
    name:
      by === 'scan' ? 'pgvector_candidates_by_scan' : `pgvector_candidates_by_graph_${modelPrint(model, dimension)}`,
    text: `
WITH ${by === 'scan' ? SCAN : graph(model, dimension)}, ${MEASURED_BY_WORDS}, said_best AS MATERIALIZED (
  SELECT m.memory_id FROM considered m JOIN scores USING (memory_id)
  WHERE ${WANTED}
  ORDER BY bm25 DESC, m.created_at DESC, m.memory_id LIMIT $7
), hits AS MATERIALIZED (
  SELECT memory_id, session_id, turn_number
  FROM (SELECT memory_id FROM said_best UNION SELECT memory_id FROM nearest) best
  JOIN memories USING (memory_id) WHERE tenant_id = $1
), found AS MATERIALIZED (
  SELECT memory_id FROM hits
  UNION
  SELECT m.memory_id FROM hits CROSS JOIN (VALUES (-2), (-1), (1), (2)) AS around (distance)
  JOIN memories m ON m.tenant_id = $1 AND m.session_id = hits.session_id AND m.turn_number = hits.turn_number + around.distance
  WHERE m.user_id IS NOT DISTINCT FROM $2 AND ${WANTED}
)
SELECT n AS total, searched.passages AS searched, (SELECT count(*) FROM nearest) AS near,
  ${BEST_BY_WORDS} AS best,
  m.memory_id, m.type, m.session_id, m.turn_number, m.created_at, coalesce(bm25, 0) AS bm25, term_scores,
  ${fingerprintOf('m.lines')} AS fingerprint, measured.passage, measured.similarity
FROM collection CROSS JOIN searched
LEFT JOIN found ON true
LEFT JOIN memories m ON m.tenant_id = $1 AND m.memory_id = found.memory_id
LEFT JOIN scores ON scores.memory_id = found.memory_id
LEFT JOIN LATERAL (
  SELECT v.passage, 1 - (v.embedding <=> $12::vector) AS similarity
  FROM memory_vectors v
  WHERE v.tenant_id = $1 AND v.memory_id = found.memory_id AND v.model = $13
  ORDER BY similarity DESC, v.passage LIMIT 1
) measured ON true`,
    sealed: { owner: 2, values: [{ table: 'memories', columns: { terms: 3 } }] },
  };
}

/** Stores vectors, and removes passages that a memory no longer has; a memory that was deleted meanwhile is skipped. */
export const STORE_VECTORS: Statement = {
  name: 'store_memory_vectors',
  text: `
WITH given AS MATERIALIZED (
  SELECT memory_id, passage, embedding, max(passage) OVER (PARTITION BY memory_id) AS last
  FROM unnest($4::uuid[], $5::int[], $6::text[]) AS given (memory_id, passage, embedding)
), shorter AS (
  DELETE FROM memory_vectors v USING (SELECT DISTINCT memory_id, last FROM given) now
  WHERE v.tenant_id = $1 AND v.memory_id = now.memory_id AND v.model = $3 AND v.passage > now.last
)
INSERT INTO memory_vectors (tenant_id, user_id, memory_id, passage, model, embedding)
SELECT $1, m.user_id, m.memory_id, given.passage, $3, given.embedding::vector
FROM given JOIN memories m ON m.tenant_id = $1 AND m.memory_id = given.memory_id AND m.user_id IS NOT DISTINCT FROM $2
ON CONFLICT (tenant_id, memory_id, model, passage) DO UPDATE SET embedding = excluded.embedding`,
};

/** Reads the next memories after $5 whose vectors of the model are not all in this index. */
export const MEMORIES_NOT_INDEXED: Statement = {
  name: 'memories_not_in_pgvector',
  text: `
SELECT m.user_id, e.memory_id, e.passages, e.vectors
FROM memory_embeddings e JOIN memories m ON m.tenant_id = $1 AND m.memory_id = e.memory_id
WHERE e.tenant_id = $1 AND e.model = $2 AND e.dimension = $3 AND e.memory_id > $5::uuid AND e.passages <> (
  SELECT count(*) FROM memory_vectors v WHERE v.tenant_id = $1 AND v.memory_id = e.memory_id AND v.model = $2)
ORDER BY e.memory_id LIMIT $4 FOR NO KEY UPDATE OF m FOR KEY SHARE OF e`,
};

/** Counts the memories that MEMORIES_NOT_INDEXED finds. */
export const COUNT_NOT_INDEXED: Statement = {
  name: 'count_not_in_pgvector',
  text: `
SELECT count(*) AS memories FROM memory_embeddings e
WHERE e.tenant_id = $1 AND e.model = $2 AND e.dimension = $3 AND e.memory_id > $4::uuid AND e.passages <> (
  SELECT count(*) FROM memory_vectors v WHERE v.tenant_id = $1 AND v.memory_id = e.memory_id AND v.model = $2)`,
};

/** The setting of the search through the graph: it goes on until the filter has let enough through, however many that takes. */
export const WALK_ON: Statement = {
  name: 'pgvector_walk_on',
  text: `SELECT set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.max_scan_tuples', '100000', true),
           set_config('hnsw.ef_search', $1, true), set_config('enable_sort', 'off', true)`,
};
