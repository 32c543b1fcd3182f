import { ConstraintViolated } from '../errors.ts';
import type { Job, JobClaim, JobCount, JobFilter, JobPosition, JobStatus, NewJob } from '../memory/jobs/job.ts';
import { type Database, NO_TENANT, type Queryable, type Statement, type Transaction } from './database.ts';
import {
  CANCEL_JOB,
  CLAIM_JOBS,
  COUNT_JOBS,
  COUNT_UNFINISHED,
  ENQUEUE_JOB,
  EXTEND_JOBS,
  FAIL_JOBS,
  FIND_JOB,
  LIST_JOBS,
  OLDEST_DUE,
  PURGE_JOBS,
  RETRY_JOB,
  SUCCEED_JOBS,
  TAKE_TURN,
} from './job-sql.ts';

/** The reserved scope of whoever runs the jobs of all tenants: the policies show it jobs, and nothing else. */
const EVERY_TENANT = '*';
const ERROR_CHARACTERS = 2_000;

/**
 * Background work, kept in PostgreSQL: pending → running → succeeded, or back to pending after a failure, or failed once its
 * attempts are used up. Whoever runs a job holds a lease on it; when the lease is over without a word, another takes it.
 */
export class JobStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Enqueues a job, committed with the transaction given; returns its id, or that of the unfinished one with the same dedupe key. */
  async enqueue(queryable: Queryable, tenant: string, job: NewJob): Promise<string> {
    const { rows } = await queryable.query<{ job_id: string }>(ENQUEUE_JOB, [
      tenant,
      job.kind,
      job.userId ?? null,
      job.memoryId ?? null,
      JSON.stringify(job.payload ?? {}),
      job.runAt ?? null,
      job.dedupeKey ?? null,
    ]);
    const row = rows[0];
    if (row === undefined) throw new Error('the job was not stored');
    return row.job_id;
  }

  /**
   * Takes up to `limit` jobs of any tenant that are due, or whose lease is over, those that have waited longest first; no two
   * callers get the same one. A job that never came back from its last attempt is made a dead letter instead.
   */
  async claim(kinds: readonly string[], limit: number, leaseSeconds: number): Promise<Job[]> {
    const { rows } = await this.#everywhere().query<JobRow>(CLAIM_JOBS, [kinds, limit, leaseSeconds]);
    return rows.filter((row) => row.status === 'running').map(toJob);
  }

  /** Restarts the leases from now; returns the ids of the jobs that are still held. */
  async extend(jobs: readonly JobClaim[], leaseSeconds: number): Promise<string[]> {
    const values = [jobs.map((job) => job.tenant), ...idsAndAttempts(jobs), leaseSeconds];
    return ids(await this.#everywhere().query<{ job_id: string }>(EXTEND_JOBS, values));
  }

  /** Marks jobs as done; returns the ids of those that were still held. */
  async succeed(tx: Transaction, tenant: string, jobs: readonly JobClaim[]): Promise<string[]> {
    return ids(await tx.query<{ job_id: string }>(SUCCEED_JOBS, [tenant, ...idsAndAttempts(jobs)]));
  }

  /**
   * Gives the jobs back, to be tried again after a pause that doubles with each attempt, or makes them dead letters. Jobs
   * that are held no longer are left as they are. `error` is for operators: it holds nothing that a user wrote.
   */
  async fail(
    tenant: string,
    jobs: readonly JobClaim[],
    error: string,
    { retryable }: { readonly retryable: boolean },
  ): Promise<void> {
    const reason = error.replaceAll('\0', '').slice(0, ERROR_CHARACTERS).toWellFormed();
    await this.#database.as(tenant).query(FAIL_JOBS, [tenant, ...idsAndAttempts(jobs), reason, retryable]);
  }

  /** Returns jobs of a tenant, the newest first, with the position that the next page goes on from. */
  async list(tenant: string, filter: JobFilter): Promise<(Job & { position: JobPosition })[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<JobRow & { exact_created_at: string }>(LIST_JOBS, [
        tenant,
        filter.status ?? null,
        filter.kind ?? null,
        filter.userId ?? null,
        filter.after?.createdAt ?? 'infinity',
        filter.after?.jobId ?? null,
        filter.limit,
      ]);
    return rows.map((row) => ({
      ...toJob(row),
      position: { createdAt: row.exact_created_at, jobId: row.job_id },
    }));
  }

  async find(tenant: string, jobId: string): Promise<Job | null> {
    return this.#one(tenant, FIND_JOB, jobId);
  }

  /**
   * Makes a failed or cancelled job pending again, with as many attempts again; returns it, or null where none is in such a
   * state, or where an unfinished one has its dedupe key.
   */
  async retry(tenant: string, jobId: string): Promise<Job | null> {
    try {
      return await this.#one(tenant, RETRY_JOB, jobId);
    } catch (error) {
      if (error instanceof ConstraintViolated) return null; // another with its dedupe key came back at the same instant
      throw error;
    }
  }

  /** Takes a pending job out of the queue; returns it, or null where there is none that is pending. */
  async cancel(tenant: string, jobId: string): Promise<Job | null> {
    return this.#one(tenant, CANCEL_JOB, jobId);
  }

  /** Counts unfinished jobs and dead letters of all tenants. */
  async counts(): Promise<JobCount[]> {
    const { rows } = await this.#everywhere().query<JobCount & { oldest_seconds: number }>(COUNT_JOBS);
    return rows.map((row) => ({
      kind: row.kind,
      status: row.status,
      count: row.count,
      oldestSeconds: row.oldest_seconds,
    }));
  }

  /** Returns how many jobs of a kind are not finished, `atMost` where there are more. */
  async countUnfinished(kind: string, atMost: number): Promise<number> {
    const { rows } = await this.#everywhere().query<{ count: number }>(COUNT_UNFINISHED, [kind, atMost]);
    return rows[0]?.count ?? 0;
  }

  /** Returns how long the job that waits longest has been due, of any tenant and kind; 0 where none is. */
  async oldestDueSeconds(): Promise<number> {
    const { rows } = await this.#everywhere().query<{ seconds: number }>(OLDEST_DUE);
    return rows[0]?.seconds ?? 0;
  }

  /**
   * Deletes up to `limit` succeeded and cancelled jobs of all tenants; returns how many. Dead letters stay until someone decides,
   * and so do cancelled jobs about a memory as long as it is there: without them nobody would know why it has no vector.
   */
  async purgeFinished(olderThanHours: number, limit: number): Promise<number> {
    return (await this.#everywhere().query(PURGE_JOBS, [olderThanHours, limit])).rowCount;
  }

  /** Returns true when the caller is to do this task now: one of all processes, once in so many seconds. */
  async takeTurn(
    task: 'count' | 'purge' | 'sessions' | 'events' | 'search' | 'encryption',
    everySeconds: number,
  ): Promise<boolean> {
    return (await this.#database.as(NO_TENANT).query(TAKE_TURN, [task, everySeconds])).rowCount > 0;
  }

  #everywhere(): Queryable {
    return this.#database.as(EVERY_TENANT);
  }

  async #one(tenant: string, statement: Statement, jobId: string): Promise<Job | null> {
    const { rows } = await this.#database.as(tenant).query<JobRow>(statement, [tenant, jobId]);
    return rows[0] === undefined ? null : toJob(rows[0]);
  }
}

interface JobRow {
  readonly tenant_id: string;
  readonly job_id: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly user_id: string | null;
  readonly memory_id: string | null;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly error: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

function idsAndAttempts(jobs: readonly JobClaim[]): [string[], number[]] {
  return [jobs.map((job) => job.jobId), jobs.map((job) => job.attempts)];
}

function ids(result: { rows: { job_id: string }[] }): string[] {
  return result.rows.map((row) => row.job_id);
}

function toJob(row: JobRow): Job {
  return {
    tenant: row.tenant_id,
    jobId: row.job_id,
    kind: row.kind,
    status: row.status,
    userId: row.user_id,
    memoryId: row.memory_id,
    payload: row.payload,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    error: row.error,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
