/** The statements of `JobStore`. */
import type { Statement } from './database.ts';

const JOB = `tenant_id, job_id, kind, status, user_id, memory_id, payload, attempts, max_attempts, error,
  created_at, started_at, finished_at`;

/** The condition that a claim still holds: a job that was taken over has one attempt more, one that was cancelled runs no longer. */
const STILL_HELD = "jobs.status = 'running' AND jobs.job_id = held.job_id AND jobs.attempts = held.attempts";

export const ENQUEUE_JOB: Statement = {
  name: 'enqueue_job',
  text: `
INSERT INTO jobs (tenant_id, kind, user_id, memory_id, payload, run_at, dedupe_key)
VALUES ($1, $2, $3, $4::uuid, $5::jsonb, coalesce($6::timestamptz, now()), $7)
ON CONFLICT (tenant_id, kind, dedupe_key) WHERE dedupe_key IS NOT NULL AND status IN ('pending', 'running')
DO UPDATE SET dedupe_key = excluded.dedupe_key -- changes nothing: a row that was not touched would not be returned
RETURNING job_id`,
};

/** Claims jobs along `jobs_due`, kind by kind, so that a backlog of one kind is neither sorted nor read through for another. */
export const CLAIM_JOBS: Statement = {
  name: 'claim_jobs',
  text: `
WITH due AS (
  SELECT ready.* FROM unnest($1::text[]) AS wanted (kind), LATERAL (
    SELECT tenant_id, job_id, greatest(run_at, locked_until) AS since FROM jobs
    WHERE jobs.kind = wanted.kind AND status IN ('pending', 'running') AND greatest(run_at, locked_until) <= now()
    ORDER BY greatest(run_at, locked_until)
    LIMIT $2
    FOR UPDATE SKIP LOCKED
  ) ready
  ORDER BY since
  LIMIT $2
), claimed AS (
  UPDATE jobs SET
    status = CASE WHEN attempts < max_attempts THEN 'running' ELSE 'failed' END,
    error = CASE WHEN attempts < max_attempts THEN error ELSE 'the last attempt never came back' END,
    finished_at = CASE WHEN attempts < max_attempts THEN NULL ELSE clock_timestamp() END,
    locked_until = CASE WHEN attempts < max_attempts THEN clock_timestamp() + $3::float8 * interval '1 second' END,
    attempts = least(attempts + 1, max_attempts),
    started_at = clock_timestamp()
  FROM due WHERE jobs.tenant_id = due.tenant_id AND jobs.job_id = due.job_id
  RETURNING jobs.*, since
)
SELECT ${JOB} FROM claimed ORDER BY since, job_id`,
};

export const EXTEND_JOBS: Statement = {
  name: 'extend_jobs',
  text: `
UPDATE jobs SET locked_until = clock_timestamp() + $4::float8 * interval '1 second'
FROM unnest($1::text[], $2::uuid[], $3::int[]) AS held (tenant_id, job_id, attempts)
WHERE jobs.tenant_id = held.tenant_id AND ${STILL_HELD}
RETURNING jobs.job_id`,
};

export const SUCCEED_JOBS: Statement = {
  name: 'succeed_jobs',
  text: `
UPDATE jobs SET status = 'succeeded', error = NULL, locked_until = NULL, finished_at = clock_timestamp()
FROM unnest($2::uuid[], $3::int[]) AS held (job_id, attempts)
WHERE jobs.tenant_id = $1 AND ${STILL_HELD}
RETURNING jobs.job_id`,
};

/** Attempts that a job has from when it was enqueued, or last sent back to work by hand; the table's default for a new one. */
const ATTEMPTS = 60;

/**
 * The pause before the next attempt: 2 s after the first, twice as long after each one more, 15 minutes at most: some 13 hours
 * for all of them. Jitter of a quarter either way, so that jobs that failed together come back apart.
 */
const BACKOFF = `least(900, 2 ^ least(${ATTEMPTS} - (max_attempts - jobs.attempts), 10)) * (0.75 + random() / 2) * interval '1 second'`;

const AGAIN = '$5::boolean AND jobs.attempts < max_attempts';

export const FAIL_JOBS: Statement = {
  name: 'fail_jobs',
  text: `
UPDATE jobs SET
  status = CASE WHEN ${AGAIN} THEN 'pending' ELSE 'failed' END,
  run_at = CASE WHEN ${AGAIN} THEN clock_timestamp() + ${BACKOFF} ELSE run_at END,
  finished_at = CASE WHEN ${AGAIN} THEN NULL ELSE clock_timestamp() END,
  error = $4, locked_until = NULL
FROM unnest($2::uuid[], $3::int[]) AS held (job_id, attempts)
WHERE jobs.tenant_id = $1 AND ${STILL_HELD}`,
};

export const LIST_JOBS: Statement = {
  name: 'list_jobs',
  text: `
SELECT ${JOB}, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS exact_created_at
FROM jobs
WHERE tenant_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR user_id = $4)
  AND created_at <= $5::timestamptz AND (created_at < $5 OR job_id > $6::uuid)
ORDER BY created_at DESC, job_id
LIMIT $7`,
};

export const FIND_JOB: Statement = {
  name: 'find_job',
  text: `SELECT ${JOB} FROM jobs WHERE tenant_id = $1 AND job_id = $2`,
};

/** Sends a job back to work. Attempts are added, never counted from 0 again: a claim from before must not be taken for one of now. */
export const RETRY_JOB: Statement = {
  name: 'retry_job',
  text: `
UPDATE jobs SET status = 'pending', max_attempts = attempts + ${ATTEMPTS}, run_at = now(), locked_until = NULL, started_at = NULL, finished_at = NULL
WHERE tenant_id = $1 AND job_id = $2 AND status IN ('failed', 'cancelled')
  AND NOT EXISTS (
    SELECT FROM jobs other
    WHERE other.tenant_id = $1 AND other.kind = jobs.kind AND other.dedupe_key = jobs.dedupe_key AND other.status IN ('pending', 'running')
  )
RETURNING ${JOB}`,
};

export const CANCEL_JOB: Statement = {
  name: 'cancel_job',
  text: `
UPDATE jobs SET status = 'cancelled', finished_at = clock_timestamp()
WHERE tenant_id = $1 AND job_id = $2 AND status = 'pending'
RETURNING ${JOB}`,
};

export const COUNT_JOBS: Statement = {
  name: 'count_jobs',
  text: `
SELECT kind, status, count(*) AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS oldest_seconds
FROM jobs WHERE status IN ('pending', 'running') GROUP BY kind, status
UNION ALL
SELECT kind, status, count(*), extract(epoch FROM clock_timestamp() - min(created_at))::float8
FROM jobs WHERE status = 'failed' GROUP BY kind, status`,
};

/** Counts the unfinished jobs of a kind, as far as `$2`: beyond it the number tells nothing more. */
export const COUNT_UNFINISHED: Statement = {
  name: 'count_unfinished_jobs',
  text: `
SELECT count(*) AS count FROM (
  SELECT FROM jobs WHERE kind = $1 AND status IN ('pending', 'running') LIMIT $2
) unfinished`,
};

const UNFINISHED = "status IN ('pending', 'running')";

/** Reads the first job of each kind along `jobs_due`, kind after kind, so that its cost does not know how many wait. */
export const OLDEST_DUE: Statement = {
  name: 'oldest_due_job',
  text: `
WITH RECURSIVE kinds AS (
  (SELECT kind FROM jobs WHERE ${UNFINISHED} ORDER BY kind LIMIT 1)
  UNION ALL
  SELECT (SELECT kind FROM jobs WHERE ${UNFINISHED} AND kind > kinds.kind ORDER BY kind LIMIT 1) FROM kinds WHERE kinds.kind IS NOT NULL
)
SELECT greatest(0, coalesce(max(extract(epoch FROM clock_timestamp() - first.due)), 0))::float8 AS seconds
FROM kinds, LATERAL (
  SELECT greatest(run_at, locked_until) AS due FROM jobs WHERE jobs.kind = kinds.kind AND ${UNFINISHED}
  ORDER BY greatest(run_at, locked_until) LIMIT 1
) first`,
};

export const PURGE_JOBS: Statement = {
  name: 'purge_finished_jobs',
  text: `
DELETE FROM jobs WHERE (tenant_id, job_id) IN (
  SELECT tenant_id, job_id FROM jobs
  WHERE (status = 'succeeded' OR (status = 'cancelled' AND memory_id IS NULL)) AND finished_at < now() - $1::float8 * interval '1 hour'
  ORDER BY finished_at LIMIT $2 FOR UPDATE SKIP LOCKED
)`,
};

/** Takes the turn of a task; of several that ask at once, the others find it due later when the first one is done. */
export const TAKE_TURN: Statement = {
  name: 'take_turn',
  text: `UPDATE upkeep SET due_at = now() + $2::float8 * interval '1 second' WHERE task = $1 AND due_at <= now()`,
};
