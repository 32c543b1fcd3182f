/** Fills a database with memories as the service would have written them, many times faster: by SQL, past its foreign keys. */
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Embedder } from '../../../src/embedding/embedder.ts';
import { memoryOfTurn } from '../../../src/memory/episodes/turn-memory.ts';
import type { ConversationText } from '../conversation-text.ts';

const TURNS_PER_SESSION = 20;
const POOL = 4_096; // random vectors that the others' memories share: nobody searches across users
const VOCABULARY = 2_000;
const TERMS = 24; // of a memory of the others, as in the real conversations
const BATCH = 64;
const DAY_MS = 86_400_000;

interface Model {
  readonly model: string;
  readonly dimension: number;
}

/** `others` memories of `users` users, whose texts are random words and whose vectors point anywhere. */
export async function seedOthers(
  database: pg.Client,
  others: number,
  users: number,
  { model, dimension }: Model,
): Promise<void> {
  await database.query('CREATE TEMP TABLE pool (number integer PRIMARY KEY, vector bytea)');
  await database.query(
    'INSERT INTO pool SELECT number - 1, vector FROM unnest($1::bytea[]) WITH ORDINALITY AS v (vector, number)',
    [Array.from({ length: POOL }, () => bytesOf([randomUnit(dimension)]))],
  );
  await database.query('CREATE TEMP TABLE texts (number integer PRIMARY KEY, lines text, terms text[])');
  await database.query(
    `INSERT INTO texts
     SELECT number, json_build_array(json_build_array('Ana', array_to_string(terms[1:12], ' ')), json_build_array('Luis', array_to_string(terms[13:], ' '))), terms
     FROM generate_series(0, $1::int - 1) AS number,
          LATERAL (SELECT array_agg('w' || ((number * 7919 + word * 104729 + word * word * 31) % $2::int)) AS terms FROM generate_series(1, $3::int) AS word) t`,
    [POOL, VOCABULARY, TERMS],
  );
  await database.query(
    `INSERT INTO users (tenant_id, user_id) SELECT 'default', 'other-' || number FROM generate_series(0, $1::int - 1) AS number ON CONFLICT DO NOTHING`,
    [users],
  );
  // md5 instead of gen_random_uuid(): the two statements must agree on the ids.
  await database.query(
    `INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language, created_at, stored_at, expires_at)
     SELECT 'default', md5('other' || n)::uuid, 'other-' || n % $2::int, 'episodic',
            'other-' || n % $2::int || '-' || n / $2::int / $3::int, (n / $2::int) % $3::int + 1,
            t.lines, t.terms, 'en', now() - n % 300 * interval '1 day', now(), now() + interval '30 days'
     FROM generate_series(0, $1::int - 1) AS n JOIN texts t ON t.number = n::bigint * 31 % $4::int`,
    [others, users, TURNS_PER_SESSION, POOL],
  );
  await database.query(
    `INSERT INTO memory_embeddings (tenant_id, memory_id, model, dimension, passages, vectors)
     SELECT 'default', md5('other' || n)::uuid, $2::text, $3::int, 1, p.vector
     FROM generate_series(0, $1::int - 1) AS n JOIN pool p ON p.number = n::bigint * 17 % $4::int`,
    [others, model, dimension, POOL],
  );
}

/** `count` memories of one user: real lines in pairs that nobody said in that order, with their real terms and vectors. */
export async function seedLargeUser(
  database: pg.Client,
  userId: string,
  count: number,
  text: ConversationText,
  embedder: Embedder,
): Promise<void> {
  const said = [...new Set(text.exchanges.map(({ user }) => user))];
  const answered = [...new Set(text.exchanges.map(({ assistant }) => assistant))];
  const vectors = await vectorsOf([...said, ...answered], embedder);
  await database.query(`INSERT INTO users (tenant_id, user_id) VALUES ('default', $1) ON CONFLICT DO NOTHING`, [
    userId,
  ]);
  const now = Date.now();
  for (let from = 0; from < count; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, count - from) }, (_, index) => {
      const number = from + index;
      const user = said[number % said.length] ?? '';
      const assistant = answered[(number * 7 + Math.floor(number / said.length) * 13) % answered.length] ?? '';
      const createdAt = new Date(now - (count - number) * (DAY_MS / TURNS_PER_SESSION));
      const messages = [
        { role: 'user' as const, content: user, name: 'Caroline' },
        { role: 'assistant' as const, content: assistant, name: 'Melanie' },
      ];
      const memory = memoryOfTurn({ messages, language: text.language, createdAt });
      if (memory === null) throw new Error('an exchange of the conversations is empty');
      return { number, memory, createdAt, vector: bytesOf(passages(vectors.get(user), vectors.get(assistant))) };
    });
    await insert(database, userId, text.language, rows, embedder);
  }
}

interface Row {
  readonly number: number;
  readonly memory: NonNullable<ReturnType<typeof memoryOfTurn>>;
  readonly createdAt: Date;
  readonly vector: Buffer;
}

async function insert(
  database: pg.Client,
  userId: string,
  language: string,
  rows: readonly Row[],
  { model, dimension }: Model,
) {
  const ids = rows.map(() => randomUUID());
  await database.query(
    `INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language, created_at, stored_at, expires_at)
     SELECT 'default', id, $1::text, 'episodic', $1::text || '-' || number / $2::int, number % $2::int + 1, lines,
            ARRAY(SELECT jsonb_array_elements_text(terms)), $3::text, created, now(), now() + interval '30 days'
     FROM unnest($4::uuid[], $5::int[], $6::text[], $7::jsonb[], $8::timestamptz[]) AS m (id, number, lines, terms, created)`,
    [
      userId,
      TURNS_PER_SESSION,
      language,
      ids,
      rows.map(({ number }) => number),
      rows.map(({ memory }) => JSON.stringify(memory.lines)),
      rows.map(({ memory }) => JSON.stringify(memory.terms)),
      rows.map(({ createdAt }) => createdAt),
    ],
  );
  await database.query(
    `INSERT INTO memory_embeddings (tenant_id, memory_id, model, dimension, passages, vectors)
     SELECT 'default', id, $1::text, $2::int, 3, vector FROM unnest($3::uuid[], $4::bytea[]) AS e (id, vector)`,
    [model, dimension, ids, rows.map(({ vector }) => vector)],
  );
}

/** Of a turn: each line, then both together, near enough their middle. */
function passages(
  user: Float32Array = new Float32Array(),
  assistant: Float32Array = new Float32Array(),
): Float32Array[] {
  return [user, assistant, unit(user.map((value, index) => value + (assistant[index] ?? 0)))];
}

async function vectorsOf(texts: readonly string[], embedder: Embedder): Promise<Map<string, Float32Array>> {
  const found = new Map<string, Float32Array>();
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const vectors = await embedder.embed(batch, { priority: 'batch' });
    for (const [index, text] of batch.entries())
      found.set(text, vectors[index] ?? new Float32Array(embedder.dimension));
  }
  return found;
}

/** Passage after passage, float32, as this machine has them: little-endian. */
function bytesOf(vectors: readonly Float32Array[]): Buffer {
  return Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)));
}

function randomUnit(dimension: number): Float32Array {
  return unit(Float32Array.from(randomBytes(dimension), (byte) => byte - 127.5));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
