/**
 * The floor: the least that could do the same input and output, as fast as Fastify, pg and ioredis honestly allow. What
 * the service takes longer than this is what its work costs.
 *
 * Same wire (the request parsed as JSON, a reply of as many bytes), same pool size, same tables and indexes, same
 * `synchronous_commit`. Left out: validation of any kind, request ids, authentication, admission, metrics and logs; the
 * role, row-level security, foreign keys and the users row; the comparison of versions, recovery from a Redis that is
 * away, filling and freeing the cache; tokens, the budget, summaries, places, plan state, languages; idempotency, the
 * digest's word ends, limits of a session, expected versions. A program of its own that imports nothing of the service.
 */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import pg from 'pg';

interface BuildBody {
  readonly session_id: string;
}
interface SaveBody extends BuildBody {
  readonly user_id: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const { DATABASE_URL, REDIS_URL, PORT, DATABASE_POOL_SIZE, REPLY_BYTES } = process.env;
const JSON_TYPE = 'application/json; charset=utf-8';
const replyBytes = Number(REPLY_BYTES); // the mean of the service's replies

const VERSION = {
  name: 'version',
  text: `SELECT version FROM sessions WHERE tenant_id = 'default' AND session_id = $1`,
};

/** The columns that the service reads of the same turns: the messages of the last 10, the digest and places of the last 50. */
const TURNS = {
  name: 'turns',
  text: `
SELECT '[' || string_agg(
  '[' || turn_number || ',' || to_json(digest) || ',' || coalesce(places, 'null') || ',' ||
  CASE WHEN back <= 10 THEN token_count || ',' || messages ELSE 'null,null' END || ']', ',' ORDER BY turn_number) || ']' AS turns
FROM (
  SELECT turn_number, digest, places, token_count, messages, row_number() OVER (ORDER BY turn_number DESC) AS back
  FROM turns WHERE tenant_id = 'default' AND session_id = $1
  ORDER BY turn_number DESC LIMIT 50
) AS latest`,
};

const SAVE = {
  name: 'save',
  text: `
WITH session AS (
  INSERT INTO sessions AS s (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                             language, plan_state, created_at, last_activity_at)
  VALUES ('default', $1, $2, 1, 1, 2, 0, 0, 'en', '{}', now(), now())
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET
    version = s.version + 1, turn_count = s.turn_count + 1, message_count = s.message_count + 2, last_activity_at = now()
  RETURNING version, turn_count
)
INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count, token_count,
                   tokens_before, text_bytes, language, created_at, stored_at)
SELECT 'default', $1, turn_count, $3, $2, version, $4, $5, 0, 2, 0, 0, 0, 'en', now(), now() FROM session
RETURNING turn_number, version, created_at`,
};

const redis = new Redis(REDIS_URL as string, { enableAutoPipelining: true });
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });
const app = Fastify({ keepAliveTimeout: 72_000, forceCloseConnections: true });
const spaces = Buffer.alloc(1_048_576, ' ');
const blank = spaces.toString();

app.post<{ Body: BuildBody }>('/warm', async (request, reply) => {
  const { session_id } = request.body;
  const [entry] = await Promise.all([
    redis.getBuffer(`floor:${session_id}`),
    pool.query({ ...VERSION, values: [session_id] }),
  ]);
  if (entry === null) return reply.code(500).send('no entry');
  const missing = replyBytes - entry.length;
  reply.header('content-type', JSON_TYPE);
  return reply.send(missing > 0 ? Buffer.concat([entry, spaces.subarray(0, missing)]) : entry.subarray(0, replyBytes));
});

/** A build of the loop: whether the session has changed, and a context that is at hand. */
app.post<{ Body: BuildBody }>('/loop', async (request, reply) => {
  await pool.query({ ...VERSION, values: [request.body.session_id] });
  reply.header('content-type', JSON_TYPE);
  return reply.send(spaces.subarray(0, replyBytes));
});

app.post<{ Body: BuildBody }>('/cold', async (request, reply) => {
  const { rows } = await pool.query<{ turns: string | null }>({ ...TURNS, values: [request.body.session_id] });
  const turns = rows[0]?.turns;
  if (!turns) return reply.code(500).send('no turns');
  reply.header('content-type', JSON_TYPE);
  return reply.send(turns.length < replyBytes ? turns + blank.slice(0, replyBytes - turns.length) : turns);
});

app.post<{ Body: SaveBody }>('/save', async (request, reply) => {
  const { user_id, session_id, messages } = request.body;
  const id = randomUUID();
  const digest = messages[0]?.content.slice(0, 80);
  const { rows } = await pool.query<{ turn_number: number; version: string; created_at: Date }>({
    ...SAVE,
    values: [session_id, user_id, id, JSON.stringify(messages), digest],
  });
  const saved = rows[0];
  if (saved === undefined) return reply.code(500).send('not saved');
  const { turn_number, version, created_at } = saved;
  return reply
    .code(201)
    .header('content-type', JSON_TYPE)
    .send(
      `{"turn_id":"${id}","session_id":"${session_id}","turn_number":${turn_number},"total_turns":${turn_number}` +
        `,"version":${version},"token_count":0,"created_at":"${created_at.toISOString()}","facts":[],"cache_invalidated":true}`,
    );
});

app.get('/health/live', async () => ({ status: 'live' }));

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  redis.disconnect();
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
