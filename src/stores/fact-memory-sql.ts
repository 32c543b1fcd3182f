/** The statements that keep the memories of facts, by which facts are found by their vectors. */
import type { Statement } from './database.ts';
import { stateAt } from './fact-sql.ts';
import { EACH_BY_KEY } from './memory-sql.ts';

/**
 * Writes the memories of active facts. What is still the same keeps its vector and lives as long as its fact; what says something else
 * loses the vector that it had, in the transaction that changes it, and gets another.
 */
export const WRITE_FACT_MEMORIES: Statement = {
  name: 'write_fact_memories',
  text: `
WITH given AS MATERIALIZED (
  SELECT * FROM json_to_recordset($3::json) AS (
    memory_id uuid, lines text, terms text[], language text, content_hash text, created_at timestamptz, expires_at timestamptz)
), same AS MATERIALIZED (
  SELECT memory_id FROM given, LATERAL (
    SELECT content_hash = decode(given.content_hash, 'hex') AS is_same FROM memories
    WHERE tenant_id = $1 AND memory_id = given.memory_id AND of_fact ${EACH_BY_KEY}
  ) known WHERE is_same
), written AS (
  INSERT INTO memories AS m (tenant_id, user_id, memory_id, type, lines, terms, language, content_hash, created_at, stored_at, expires_at, of_fact)
  SELECT $1, $2, memory_id, 'fact', lines, terms, language, decode(content_hash, 'hex'), created_at, clock_timestamp(), expires_at, true
  FROM given ORDER BY memory_id
  ON CONFLICT (tenant_id, memory_id) DO UPDATE SET lines = excluded.lines, terms = excluded.terms, language = excluded.language,
    content_hash = excluded.content_hash, expires_at = excluded.expires_at, changed_in = excluded.changed_in
  WHERE m.of_fact
  RETURNING memory_id
), outdated AS (
  DELETE FROM memory_embeddings WHERE tenant_id = $1 AND memory_id = ANY (ARRAY(
    SELECT memory_id FROM given WHERE NOT EXISTS (SELECT FROM same WHERE same.memory_id = given.memory_id)))
)
INSERT INTO jobs (tenant_id, kind, user_id, memory_id)
SELECT $1, 'embed', $2, memory_id FROM written WHERE NOT EXISTS (SELECT FROM same WHERE same.memory_id = written.memory_id)`,
  sealed: { owner: 2, values: [{ table: 'memories', records: 3 }] },
};

/** Finds facts without a memory among those that are told at $2, such as those that were learnt before facts had any. */
export const FACTS_WITHOUT_MEMORY: Statement = {
  name: 'facts_without_memory',
  text: `
SELECT user_id, fact_id FROM facts f
WHERE tenant_id = $1 AND domain <> 'self_correction' AND ${stateAt('$2')} = 'active'
  AND NOT EXISTS (SELECT FROM memories m WHERE m.tenant_id = $1 AND m.memory_id = f.fact_id ${EACH_BY_KEY})
ORDER BY user_id LIMIT $3`,
};
