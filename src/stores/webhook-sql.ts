/** The statements of `WebhookStore`. */
import type { Statement } from './database.ts';

const HOOK = `tenant_id, webhook_id, user_id, url, types, secret, created_at, read_through, delivered, last_success_at, last_failure_at, last_error`;
/** What keeps the order: the session of an event, or its user for what has none. */
const CHAIN = 'coalesce(e.session_id, e.user_id)';

export const ADD_WEBHOOK: Statement = {
  name: 'add_webhook',
  text: `
INSERT INTO webhooks (tenant_id, user_id, url, types, secret, read_through, webhook_id)
SELECT $1, $2::text, $3, $4::text, $5, $6, $8::uuid WHERE (SELECT count(*) FROM webhooks WHERE tenant_id = $1) < $7
ON CONFLICT (tenant_id, webhook_id) DO NOTHING
RETURNING ${HOOK}`,
  sealed: {
    owner: 'tenant',
    values: [{ table: 'webhooks', id: [8], columns: { url: 3, secret: 5 } }],
    rows: [{ table: 'webhooks', columns: ['url', 'secret'] }],
    unreadable: 'refused',
  },
};

export const LIST_WEBHOOKS: Statement = {
  name: 'list_webhooks',
  text: `
SELECT ${HOOK}, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_created_at
FROM webhooks
WHERE tenant_id = $1 AND ($2::text IS NULL OR user_id = $2)
  AND ($3::timestamptz IS NULL OR created_at < $3 OR (created_at = $3 AND webhook_id > $4::uuid))
ORDER BY created_at DESC, webhook_id LIMIT $5`,
  sealed: { rows: [{ table: 'webhooks', columns: ['url', 'secret'] }] },
};

export const FIND_WEBHOOK: Statement = {
  name: 'find_webhook',
  text: `SELECT ${HOOK} FROM webhooks WHERE tenant_id = $1 AND webhook_id = $2::uuid`,
  sealed: { rows: [{ table: 'webhooks', columns: ['url', 'secret'] }], unreadable: 'refused' },
};

export const REMOVE_WEBHOOK: Statement = {
  name: 'remove_webhook',
  text: 'DELETE FROM webhooks WHERE tenant_id = $1 AND webhook_id = $2::uuid',
};

/** Puts a hook back to an entry, and takes its lease from whoever delivers now: what that one records would undo it. */
export const REWIND_WEBHOOK: Statement = {
  name: 'rewind_webhook',
  text: `
WITH hook AS (
  UPDATE webhooks SET read_through = least(read_through, $3::bigint), lease = NULL, leased_until = '-infinity'
  WHERE tenant_id = $1 AND webhook_id = $2::uuid RETURNING webhook_id
)
DELETE FROM webhook_deliveries USING hook WHERE tenant_id = $1 AND webhook_deliveries.webhook_id = hook.webhook_id AND entry > $3`,
};

/** Claims hooks of any tenant that nobody delivers to. */
export const CLAIM_WEBHOOKS: Statement = {
  name: 'claim_webhooks',
  text: `
WITH free AS (
  SELECT tenant_id AS tenant, webhook_id AS id FROM webhooks WHERE leased_until < clock_timestamp()
  ORDER BY leased_until LIMIT $3 FOR UPDATE SKIP LOCKED
)
UPDATE webhooks SET lease = $1::uuid, leased_until = clock_timestamp() + $2::float8 * interval '1 second'
FROM free WHERE tenant_id = free.tenant AND webhook_id = free.id
RETURNING ${HOOK}`,
  sealed: { rows: [{ table: 'webhooks', columns: ['url', 'secret'] }] },
};

export const EXTEND_WEBHOOKS: Statement = {
  name: 'extend_webhooks',
  text: `UPDATE webhooks SET leased_until = clock_timestamp() + $2::float8 * interval '1 second' WHERE lease = $1::uuid RETURNING webhook_id`,
};

export const RELEASE_WEBHOOKS: Statement = {
  name: 'release_webhooks',
  text: `UPDATE webhooks SET lease = NULL, leased_until = '-infinity' WHERE lease = $1::uuid`,
};

/** Reads the sessions that have a failed event, by what keeps their order, with how many events wait in all. */
export const BLOCKED_CHAINS: Statement = {
  name: 'blocked_chains',
  text: `
SELECT ${CHAIN} AS chain, count(*)::int AS waiting
FROM webhook_deliveries q JOIN events e ON e.tenant_id = q.tenant_id AND e.entry = q.entry
WHERE q.tenant_id = $1 AND q.webhook_id = $2::uuid AND q.dead_at IS NULL GROUP BY 1`,
};

export const DUE_DELIVERIES: Statement = {
  name: 'due_deliveries',
  text: `
SELECT entry, attempts FROM webhook_deliveries
WHERE tenant_id = $1 AND webhook_id = $2::uuid AND dead_at IS NULL AND try_at <= clock_timestamp()
ORDER BY try_at, entry LIMIT $3`,
};

export const RECORD_WEBHOOK: Statement = {
  name: 'record_webhook',
  text: `
UPDATE webhooks SET
  read_through = coalesce($4::bigint, read_through), delivered = delivered + $5::int,
  last_success_at = CASE WHEN $5::int > 0 THEN clock_timestamp() ELSE last_success_at END,
  last_failure_at = CASE WHEN $6::text IS NOT NULL THEN clock_timestamp() ELSE last_failure_at END,
  last_error = CASE WHEN $6::text IS NOT NULL THEN $6 WHEN $5::int > 0 THEN NULL ELSE last_error END
WHERE tenant_id = $1 AND webhook_id = $2::uuid AND lease = $3::uuid`,
};

export const FORGET_DELIVERIES: Statement = {
  name: 'forget_deliveries',
  text: 'DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND webhook_id = $2::uuid AND entry = ANY ($3::bigint[])',
};

/** Notes deliveries that failed or wait. An event that was erased meanwhile has none. */
export const NOTE_DELIVERIES: Statement = {
  name: 'note_deliveries',
  text: `
INSERT INTO webhook_deliveries (tenant_id, webhook_id, entry, attempts, try_at, error, dead_at)
SELECT $1, $2::uuid, note.entry, note.attempts, clock_timestamp() + note.retry_ms * interval '1 millisecond', note.error,
  CASE WHEN note.dead THEN clock_timestamp() END
FROM json_to_recordset($3::json) AS note (entry bigint, attempts integer, retry_ms float8, error text, dead boolean)
WHERE EXISTS (SELECT FROM events e WHERE e.tenant_id = $1 AND e.entry = note.entry)
ON CONFLICT (tenant_id, webhook_id, entry) DO UPDATE SET
  attempts = excluded.attempts, try_at = excluded.try_at, error = excluded.error, dead_at = excluded.dead_at`,
};

/** Has the first event of each session be tried, where the one before it is delivered or given up. */
export const PROMOTE_DELIVERIES: Statement = {
  name: 'promote_deliveries',
  text: `
UPDATE webhook_deliveries d SET try_at = clock_timestamp()
FROM (
  SELECT DISTINCT ON (${CHAIN}) q.entry, q.try_at
  FROM webhook_deliveries q JOIN events e ON e.tenant_id = q.tenant_id AND e.entry = q.entry
  WHERE q.tenant_id = $1 AND q.webhook_id = $2::uuid AND q.dead_at IS NULL
  ORDER BY ${CHAIN}, q.entry
) head
WHERE d.tenant_id = $1 AND d.webhook_id = $2::uuid AND d.entry = head.entry AND head.try_at IS NULL`,
};

export const COUNT_DELIVERIES: Statement = {
  name: 'count_deliveries',
  text: `
SELECT count(*) FILTER (WHERE q.dead_at IS NULL)::int AS pending, count(q.dead_at)::int AS dead,
  min(e.created_at) FILTER (WHERE q.dead_at IS NULL) AS oldest_pending_at
FROM webhook_deliveries q JOIN events e ON e.tenant_id = q.tenant_id AND e.entry = q.entry
WHERE q.tenant_id = $1 AND ($2::uuid IS NULL OR q.webhook_id = $2)`,
};

export const LATEST_DEAD: Statement = {
  name: 'latest_dead_deliveries',
  text: `
SELECT q.entry, q.attempts, q.error, q.dead_at, e.type, e.user_id, e.session_id
FROM webhook_deliveries q JOIN events e ON e.tenant_id = q.tenant_id AND e.entry = q.entry
WHERE q.tenant_id = $1 AND q.webhook_id = $2::uuid AND q.dead_at IS NOT NULL
ORDER BY q.entry DESC LIMIT $3`,
};
