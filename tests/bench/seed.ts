/** Fills a database: a few sessions through the service itself, any number of copies of them in SQL. */
import type pg from 'pg';
import { client } from '../support/client.ts';
import type { ConversationText } from './conversation-text.ts';
import { seedTurnBody, TURNS_PER_SESSION } from './requests.ts';

const WRITERS = 16;

/** Saves sessions `seed-0`, `seed-1` … of 20 turns of real text each, or under another prefix; gives their ids. */
export async function seedThroughApi(
  url: string,
  text: ConversationText,
  sessions: number,
  prefix = 'seed',
): Promise<string[]> {
  const { saveTurn } = client(url);
  const ids = Array.from({ length: sessions }, (_, index) => `${prefix}-${index}`);
  const open = ids.entries();
  const write = async () => {
    for (const [index, session] of open) {
      for (let turn = 0; turn < TURNS_PER_SESSION; turn += 1) {
        const { status } = await saveTurn(seedTurnBody(text, session, index, turn));
        if (status !== 201) throw new Error(`save-turn answered ${status}`);
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return ids;
}

/** Copies the seeded sessions, in turn, as `prefix-0`, `prefix-1` …: rows that the service wrote, under another session id. */
export async function copySessions(
  database: pg.Client,
  prefix: string,
  seeds: number,
  copies: number,
): Promise<string[]> {
  const values = [prefix, seeds, copies];
  await database.query(
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                           language, plan_state, created_at, last_activity_at)
     SELECT s.tenant_id, $1::text || '-' || copy, s.user_id, s.version, s.turn_count, s.message_count, s.token_count, s.text_bytes,
            s.language, s.plan_state, s.created_at, s.last_activity_at
     FROM generate_series(0, $3::int - 1) AS copy
     JOIN sessions s ON s.tenant_id = 'default' AND s.session_id = 'seed-' || copy % $2::int`,
    values,
  );
  await database.query(
    `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, places, message_count,
                        token_count, tokens_before, text_bytes, language, extra_metadata, created_at, stored_at)
     SELECT t.tenant_id, $1::text || '-' || copy, t.turn_number, gen_random_uuid(), t.user_id, t.version, t.messages, t.digest, t.digest_tokens, t.places,
            t.message_count, t.token_count, t.tokens_before, t.text_bytes, t.language, t.extra_metadata, t.created_at, t.stored_at
     FROM generate_series(0, $3::int - 1) AS copy
     JOIN turns t ON t.tenant_id = 'default' AND t.session_id = 'seed-' || copy % $2::int`,
    values,
  );
  return Array.from({ length: copies }, (_, index) => `${prefix}-${index}`);
}

/** Makes `session` by saying the whole of `seed-0` `times` times over, with the running figures that the service keeps. */
export async function repeatSession(database: pg.Client, session: string, times: number): Promise<void> {
  const values = [session, times];
  await database.query(
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                           language, plan_state, created_at, last_activity_at)
     SELECT tenant_id, $1::text, user_id, turn_count * $2::int, turn_count * $2::int, message_count * $2::int, token_count * $2::int,
            text_bytes * $2::int, language, plan_state, created_at, last_activity_at
     FROM sessions WHERE tenant_id = 'default' AND session_id = 'seed-0'`,
    values,
  );
  await database.query(
    `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, places, message_count,
                        token_count, tokens_before, text_bytes, language, extra_metadata, created_at, stored_at)
     SELECT t.tenant_id, $1::text, time * s.turn_count + t.turn_number, gen_random_uuid(), t.user_id, time * s.turn_count + t.turn_number,
            t.messages, t.digest, t.digest_tokens, t.places, t.message_count, t.token_count, time * s.token_count + t.tokens_before, t.text_bytes,
            t.language, t.extra_metadata, t.created_at, t.stored_at
     FROM generate_series(0, $2::int - 1) AS time
     JOIN sessions s ON s.tenant_id = 'default' AND s.session_id = 'seed-0'
     JOIN turns t ON t.tenant_id = s.tenant_id AND t.session_id = s.session_id`,
    values,
  );
}
