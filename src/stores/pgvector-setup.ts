import pg from 'pg';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { LOCK } from './migrate.ts';
import { modelPrint } from './pgvector-sql.ts';

/** The first version of pgvector whose index scans go on while filters leave too little (`hnsw.iterative_scan`). */
const OLDEST_VERSION = [0, 8] as const;

/** The owner's connection to the database, held alone. */
interface Owner {
  query(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
  execute(text: string): Promise<unknown>;
}

/** The model whose vectors are to be indexed. */
export interface IndexedModel {
  readonly model: string;
  readonly dimension: number;
}

const TABLE = `
CREATE TABLE IF NOT EXISTS memory_vectors (
  tenant_id text NOT NULL,
  user_id   text NOT NULL,
  memory_id uuid NOT NULL,
  passage   integer NOT NULL,
  model     text NOT NULL,
  embedding vector NOT NULL,
  PRIMARY KEY (tenant_id, memory_id, model, passage),
  -- with the memory, and with the model: whoever drops its embeddings drops its vectors
  FOREIGN KEY (tenant_id, memory_id, model) REFERENCES memory_embeddings ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS memory_vectors_of_user ON memory_vectors (tenant_id, user_id, model);
ALTER TABLE memory_vectors ENABLE ROW LEVEL SECURITY;
ALTER TABLE memory_vectors FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS tenant ON memory_vectors;
CREATE POLICY tenant ON memory_vectors USING (tenant_id = current_setting('hipocampo.tenant', true));
-- Drops the graphs of models that are in use no longer; the owner's, for only he may drop an index. One that is being searched
-- right now stays, empty.
CREATE OR REPLACE FUNCTION drop_idle_vector_indexes() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '2s' AS $$
DECLARE
  idle regclass;
BEGIN
  FOR idle IN
    SELECT indexrelid::regclass FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid = 'memory_vectors'::regclass AND relname LIKE 'memory\\_vectors\\_hnsw\\_%' AND relname NOT IN (
      SELECT 'memory_vectors_hnsw_' || left(encode(sha256(convert_to(model || ' ' || dimension, 'UTF8')), 'hex'), 16)
      FROM embedding_models)
  LOOP
    EXECUTE format('DROP INDEX %s', idle);
  END LOOP;
EXCEPTION WHEN lock_not_available THEN
  NULL;
END $$;
REVOKE ALL ON FUNCTION drop_idle_vector_indexes() FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON memory_vectors TO hipocampo_app;
    GRANT EXECUTE ON FUNCTION drop_idle_vector_indexes() TO hipocampo_app;
  END IF;
END $$`;

/** Makes sure that a PostgreSQL has its pgvector extension; throws, with what to do, where it has no usable one. */
export function requirePgvector(options: { connectionString: string }): Promise<void> {
  return asOwner(options.connectionString, createExtension);
}

/** Makes what the index on pgvector needs, in a PostgreSQL. Idempotent; safe when any number of processes call it at once. */
export function setupPgvector(options: { connectionString: string; model: IndexedModel }): Promise<void> {
  return asOwner(options.connectionString, (owner) => setup(owner, options.model));
}

/** Runs work on the owner's connection, one process at a time, also beside migrations. */
async function asOwner(connectionString: string, work: (owner: Owner) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'hipocampo-migrate',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await work({
      query: (text, values) => client.query(text, values as unknown[]),
      execute: (text) => client.query(text),
    });
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } finally {
    await client.end();
  }
}

/** Makes the same in the embedded database, opened with the extension `vector`. */
export async function setupPgvectorEmbedded(database: EmbeddedDatabase, model: IndexedModel): Promise<void> {
  await database.asOwner((owner) => setup(owner, model));
}

async function setup(owner: Owner, model: IndexedModel): Promise<void> {
  await createExtension(owner);
  await owner.execute('BEGIN');
  try {
    await owner.execute(TABLE);
    await owner.execute(indexOf(model));
    await owner.execute('COMMIT');
  } catch (error) {
    await owner.execute('ROLLBACK');
    throw error;
  }
}

async function createExtension(owner: Owner): Promise<void> {
  try {
    await owner.execute('CREATE EXTENSION IF NOT EXISTS vector');
  } catch (error) {
    throw new Error(
      `SEMANTIC_INDEX=pgvector needs the extension "vector" ${OLDEST_VERSION.join('.')} or later in the database: install pgvector for this PostgreSQL, then run CREATE EXTENSION vector in the database as a superuser; or set SEMANTIC_INDEX=shards, which needs no extension (${(error as Error).message})`,
      { cause: error },
    );
  }
  const { rows } = await owner.query("SELECT extversion AS version FROM pg_extension WHERE extname = 'vector'", []);
  const { version } = rows[0] as { version: string };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_VERSION[0] || minor >= OLDEST_VERSION[1]) return;
  throw new Error(
    `SEMANTIC_INDEX=pgvector needs the extension "vector" ${OLDEST_VERSION.join('.')} or later and the database has ${version}: install it, then run ALTER EXTENSION vector UPDATE`,
  );
}

/** Returns the statement that makes the index, in half precision: half the size, and what it finds is measured again in full. */
function indexOf({ model, dimension }: IndexedModel): string {
  return `CREATE INDEX IF NOT EXISTS memory_vectors_hnsw_${modelPrint(model, dimension)} ON memory_vectors
    USING hnsw ((embedding::halfvec(${dimension})) halfvec_cosine_ops) WHERE model = ${pg.escapeLiteral(model)}`;
}
