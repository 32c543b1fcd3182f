/** The statement that saves a turn, and its values. */
import type { NewTurn, NewTurnMemory } from '../memory/conversation/new-turn.ts';
import type { Statement } from './database.ts';
import { ownRefs } from './external-refs-sql.ts';
import { lastLanguage } from './last-language-sql.ts';
import type { SealedValues } from './sealing/sealed-parts.ts';

/** The row of a turn just written, with what its session says of it; the rest is known to whoever wrote it. */
export interface InsertedRow {
  readonly turn_number: number;
  readonly version: number;
  readonly language: string;
  readonly created_at: Date;
  readonly generation: number;
  readonly plan_state: Record<string, unknown> | null;
  readonly first_turn: number;
  readonly held_messages: number;
  readonly held_bytes: number;
  readonly shown_tokens: number;
  readonly tools_used: readonly string[] | null;
}

/**
 * The hot write, in one round trip and one transaction: the session takes the turn (which locks it, so that turns of a
 * session are numbered in the order they are committed), then the turn is written under the number it was given. No row
 * comes back when the session refuses: another user's, another version, locked, or full.
 *
 * Whether the lock is held is judged over the newest row, by the clock as it is once the row is this transaction's own: a save that
 * waited for it while its lock expired, or was taken by another, writes nothing.
 *
 * `clock_timestamp()` is read once the session is locked, so times follow the numbers; a clock that jumps back stands still.
 *
 * $1 tenant, $2 session, $3 user, then the turn in the order of its columns, then what the session is held to.
 */
const TAKE_TURN = `
WITH session AS (
  INSERT INTO sessions AS s (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes,
                             language, plan_state, plan_told_at, created_at, last_activity_at, tools_used, was_valid)
  SELECT $1::text, $2::text, $3::text, 1, 1, $11::int, $12::int, $14::int,
    CASE WHEN $29::boolean THEN $15::text ELSE coalesce(${lastLanguage('$3')}, $15) END, jsonb_strip_nulls($22::jsonb),
    CASE WHEN $22::jsonb <> '{}' THEN clock_timestamp() END, clock_timestamp(), clock_timestamp(),
    coalesce(texts_of($30::jsonb -> 'tools'), '{}'), coalesce(($30::jsonb ->> 'valid')::boolean, false)
  WHERE (coalesce($23::bigint, 0) = 0 AND $28::uuid IS NULL OR hold_session($1, $2)) -- locked: it stays there
    AND ($25::bigint IS NULL OR $14 <= $25)
    AND ($26::int IS NULL OR $11 <= $26)
  ON CONFLICT (tenant_id, session_id) DO UPDATE SET
    state = 'live', -- and whose it is is said by its first turn
    user_id = excluded.user_id,
    lock_user = NULL,
    created_at = CASE WHEN s.state = 'live' THEN s.created_at ELSE excluded.created_at END,
    version = s.version + 1,
    turn_count = s.turn_count + 1,
    message_count = s.message_count + excluded.message_count,
    token_count = s.token_count + excluded.token_count,
    text_bytes = s.text_bytes + excluded.text_bytes,
    language = CASE WHEN $29 OR s.state <> 'live' THEN excluded.language ELSE s.language END,
    plan_state = CASE
      WHEN $22::jsonb = '{}' THEN s.plan_state
      WHEN length((s.plan_state || $22::jsonb)::text) <= 32768 THEN jsonb_strip_nulls(s.plan_state || $22::jsonb)
      ELSE excluded.plan_state -- keys that no plan has would pile up without end
    END,
    plan_told_at = CASE WHEN $22::jsonb <> '{}' AND s.plan_state || $22::jsonb <> s.plan_state THEN clock_timestamp() ELSE s.plan_told_at END,
    plan_let_go = CASE
      WHEN s.state <> 'live' OR ($22::jsonb <> '{}' AND NOT $34::boolean AND jsonb_strip_nulls(s.plan_state || $22::jsonb) = '{}') THEN NULL -- called off
      WHEN $34::boolean AND s.plan_state <> '{}' THEN s.plan_state
      ELSE s.plan_let_go
    END,
    tools_used = CASE
      WHEN s.state <> 'live' THEN excluded.tools_used
      WHEN excluded.tools_used = '{}' THEN s.tools_used
      ELSE tools_with(s.tools_used, excluded.tools_used)
    END,
    was_valid = excluded.was_valid OR (s.was_valid AND s.state = 'live'),
    last_activity_at = greatest(clock_timestamp(), s.last_activity_at),
    external_refs = ${ownRefs('s')},
    watched_from = coalesce(s.watched_from, clock_timestamp()) -- an indexed column: it changes where the session had expired, and only there
  WHERE (s.user_id = excluded.user_id OR s.state <> 'live')
    AND CASE WHEN $28 IS NULL THEN s.lock_expires_at IS NULL OR s.lock_expires_at <= clock_timestamp()
        ELSE s.lock_token = $28 AND s.lock_expires_at > clock_timestamp() END
    AND ($23::bigint IS NULL OR s.version = $23 OR ($23 = 0 AND s.state <> 'live'))
    AND ($24::int IS NULL OR s.turn_count - s.first_turn + 1 < $24)
    AND ($25::bigint IS NULL OR s.text_bytes - s.removed_bytes + excluded.text_bytes <= $25)
    AND ($26::int IS NULL OR s.message_count - s.removed_messages + excluded.message_count <= $26)
  RETURNING s.version, s.language, s.turn_count, s.token_count, s.last_activity_at, s.generation, s.first_turn,
    s.message_count - s.removed_messages AS held_messages, s.text_bytes - s.removed_bytes AS held_bytes,
    s.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce(tokens_before_turn($1, $2, s.first_turn), s.token_count - $12) END AS shown_tokens,
    CASE WHEN $22::jsonb <> '{}' THEN s.plan_state END AS plan_state, CASE WHEN $30::jsonb IS NOT NULL THEN s.tools_used END AS tools_used
), event AS (
  INSERT INTO events (tenant_id, type, user_id, session_id, turn_number, turn_id, created_at)
  SELECT $1, 'turn.added', $3, $2, turn_count, $4::uuid, last_activity_at FROM session
)`;

/** Inserts the turn, reading from `session` the number, the time and the token count that it was given there. */
const INSERT_TURN = `
INSERT INTO turns (tenant_id, session_id, user_id, turn_id, turn_number, version, tokens_before, stored_at,
                   messages, message_times, disposable, excerpt, digest, digest_tokens, message_count,
                   token_count, excerpt_tokens, text_bytes, language, places, extra_metadata,
                   idempotency_key, request_hash, created_at, facts_read, originals, report, open_results, question, corrects,
                   semantic_continuity)
SELECT $1, $2, $3, $4::uuid, turn_count, version, token_count - $12, last_activity_at,
       $5, $6, $7, $8, $9, $10::int, $11,
       $12, $13::int, $14, session.language, $16, $17,
       $18, $19::bytea, coalesce($20::timestamptz, last_activity_at), $21::boolean, $27, $30::jsonb ->> 'report', $30::jsonb ->> 'results',
       $31::bigint, $32::boolean, $33::real
FROM session`;

/** The event of a session's first turn gets its entry before that of the turn: parts that nothing reads from are run last. */
const SAVED = `
SELECT turn_count AS turn_number, version, session.language, turn.created_at, generation, plan_state, first_turn, held_messages, held_bytes, shown_tokens, tools_used,
  CASE WHEN turn_count = 1 THEN begin_session($1, $3, $2, last_activity_at) END
FROM session, turn`;

const SEALED_TURN: SealedValues = {
  table: 'turns',
  id: [4],
  columns: {
    messages: 5,
    disposable: 7,
    excerpt: 8,
    digest: 9,
    extra_metadata: 17,
    request_hash: 19,
    originals: 27,
    question: 31,
  },
};

const SEALED_REPORTS: SealedValues = {
  table: 'turns',
  id: [4],
  object: { parameter: 30, members: { report: 'report', results: 'open_results' } },
};

const SAVE_TURN: Statement = {
  name: 'save_turn',
  text: `${TAKE_TURN}, turn AS (
${INSERT_TURN}
RETURNING created_at
)${SAVED}`,
  sealed: { owner: 3, values: [SEALED_TURN, SEALED_REPORTS], repeatable: true },
};

/** Saves a turn with its memory and the memory's job, still in one round trip; a statement of its own, so that a turn without one pays nothing. */
const SAVE_TURN_AND_MEMORY: Statement = {
  name: 'save_turn_and_memory',
  text: `${TAKE_TURN}, turn AS (
${INSERT_TURN}
RETURNING turn_id, turn_number, language AS turn_language, created_at, stored_at
), memory AS (
  INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language,
                        created_at, stored_at, expires_at)
  SELECT $1, turn_id, $3, 'episodic', $2, turn_number, $35, $36::text[], turn_language,
         created_at, stored_at, stored_at + $37::int * interval '24 hours'
  FROM turn
), job AS (
  INSERT INTO jobs (tenant_id, kind, user_id, memory_id) SELECT $1, 'embed', $3, turn_id FROM turn
)${SAVED}`,
  sealed: {
    owner: 3,
    values: [SEALED_TURN, SEALED_REPORTS, { table: 'memories', id: [4], columns: { lines: 35, terms: 36 } }],
    repeatable: true,
  },
};

/** Returns what saves a turn, with its memory where it has one. */
export function savingOf(turn: NewTurn): { readonly statement: Statement; readonly values: unknown[] } {
  const { memory } = turn;
  if (memory === null) return { statement: SAVE_TURN, values: turnValues(turn) };
  return { statement: SAVE_TURN_AND_MEMORY, values: [...turnValues(turn), ...memoryValues(memory)] };
}

/** Returns the values of $1 to $34, in order. */
function turnValues(turn: NewTurn): unknown[] {
  return [
    turn.tenant,
    turn.sessionId,
    turn.userId,
    turn.turnId,
    turn.messages,
    turn.messageTimes,
    turn.disposable,
    turn.excerpt,
    turn.digest,
    turn.digestTokens,
    turn.messageCount,
    turn.tokenCount,
    turn.excerptTokens,
    turn.textBytes,
    turn.language,
    turn.places,
    turn.extraMetadata,
    turn.idempotencyKey,
    turn.requestHash,
    turn.createdAt,
    turn.factsRead,
    turn.planParams,
    turn.expectedVersion,
    turn.limits?.maxTurns ?? null,
    turn.limits?.maxBytes ?? null,
    turn.limits?.maxMessages ?? null,
    turn.originals,
    turn.lockToken,
    turn.languageTold,
    reportsOf(turn),
    turn.question,
    turn.corrects,
    turn.semanticContinuity,
    turn.isPlanLetGo,
  ];
}

/** Returns what a turn reports, in one value; null for a turn that reports nothing, as most do. */
function reportsOf({ toolsCalled, isValid, report, openResults }: NewTurn): string | null {
  if (toolsCalled.length === 0 && report === null && openResults === null) return null;
  return JSON.stringify({ tools: toolsCalled, valid: isValid, report, results: openResults });
}

/** Returns the values of $35 to $37. */
function memoryValues(memory: NewTurnMemory): unknown[] {
  return [memory.lines, memory.terms, memory.ttlDays];
}
