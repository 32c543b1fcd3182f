/** The statements of `EmbeddingStore`. Plans must hold on tables without statistics: see `memory-sql`. */
import type { Statement } from './database.ts';
import { EACH_BY_KEY, THIS_TRANSACTION } from './memory-sql.ts';

export const MEMORIES_FOR_EMBEDDING: Statement = {
  name: 'memories_for_embedding',
  text: `
SELECT memory_id, user_id, session_id, turn_number, type, lines, language
FROM memories WHERE tenant_id = $1 AND memory_id = ANY ($2::uuid[]) ORDER BY memory_id`,
  sealed: { rows: [{ table: 'memories', columns: ['lines'] }] },
};

/** Stores vectors. Locks the memories first, in one order for everybody, so that two that embed the same ones do not wait for each other. */
export const STORE_EMBEDDINGS: Statement = {
  name: 'store_embeddings',
  text: `
WITH alive AS (
  SELECT memory_id FROM memories WHERE tenant_id = $1 AND memory_id = ANY ($2::uuid[]) ORDER BY memory_id FOR NO KEY UPDATE
), touched AS (
  UPDATE memories SET changed_in = ${THIS_TRANSACTION} WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(SELECT memory_id FROM alive))
)
INSERT INTO memory_embeddings (tenant_id, memory_id, model, dimension, passages, vectors)
SELECT $1, memory_id, $3, $4::int, given.passages, given.vectors
FROM alive JOIN unnest($2::uuid[], $5::int[], $6::bytea[]) AS given (memory_id, passages, vectors) USING (memory_id)
ON CONFLICT (tenant_id, memory_id, model) DO UPDATE SET
  dimension = excluded.dimension, passages = excluded.passages, vectors = excluded.vectors, created_at = excluded.created_at`,
};

/** Finds memories without a vector, but not those with an unfinished job, or one given up: that job brings their vectors, or is their dead letter. */
export const MEMORIES_WITHOUT_EMBEDDING: Statement = {
  name: 'memories_without_embedding',
  text: `
SELECT memory_id FROM memories m
WHERE tenant_id = $1 AND memory_id > $3::uuid
  AND NOT EXISTS (
    SELECT FROM memory_embeddings e WHERE e.tenant_id = $1 AND e.memory_id = m.memory_id AND e.model = $2 ${EACH_BY_KEY})
  AND NOT EXISTS (
    SELECT FROM jobs j
    WHERE j.tenant_id = $1 AND j.memory_id = m.memory_id AND j.kind = 'embed' AND j.status <> 'succeeded' ${EACH_BY_KEY})
ORDER BY memory_id LIMIT $4`,
};

export const DROP_EMBEDDINGS: Statement = {
  name: 'drop_embeddings',
  text: `
DELETE FROM memory_embeddings WHERE tenant_id = $1 AND (memory_id, model) IN (
  SELECT memory_id, model FROM memory_embeddings WHERE tenant_id = $1 AND model <> $2 LIMIT $3
)`,
};

/** Tells if pgvector was set up here (`pgvector-setup.ts`). */
export const HAS_GRAPHS: Statement = {
  name: 'has_pgvector_graphs',
  text: `SELECT to_regprocedure('drop_idle_vector_indexes()') IS NOT NULL AS there`,
};

export const DROP_IDLE_GRAPHS: Statement = {
  name: 'drop_idle_pgvector_graphs',
  text: 'SELECT drop_idle_vector_indexes()',
};

export const LIST_MODELS: Statement = {
  name: 'list_embedding_models',
  text: 'SELECT model, dimension, state FROM embedding_models ORDER BY state DESC',
};

/** Locks the models: one at a time may change them; whoever reads them does not wait. */
export const LOCK_MODELS: Statement = {
  name: 'lock_embedding_models',
  text: 'LOCK TABLE embedding_models IN SHARE ROW EXCLUSIVE MODE',
};

/** Makes room for a model in a state: removes the one that held the state before, and this one in another state. */
export const CLEAR_MODEL: Statement = {
  name: 'clear_embedding_model',
  text: 'DELETE FROM embedding_models WHERE state = $2 OR model = $1',
};

export const SET_MODEL: Statement = {
  name: 'set_embedding_model',
  text: 'INSERT INTO embedding_models (model, dimension, state) VALUES ($1, $2, $3)',
};
