import { ConstraintViolated } from '../errors.ts';
import { type Database, NO_TENANT, type Queryable, type Statement, type Transaction } from './database.ts';
import {
  CANCEL_JOB,
  CLAIM_JOBS,
  COUNT_JOBS,
  ENQUEUE_JOB,
  EXTEND_JOBS,
  FAIL_JOBS,
  FIND_JOB,
  LIST_JOBS,
  PURGE_JOBS,
  RETRY_JOB,
  SUCCEED_JOBS,
  TAKE_TURN,
} from './job-sql.ts';

export type JobStatus = 'pending' | 'running' | 'succeeded' | 'failed' | 'cancelled';

/** A piece of background work. `failed` is the dead letter: every attempt is used up, or another would be no use. */
export interface Job {
  readonly tenant: string;
  readonly jobId: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly userId: string | null;
  readonly memoryId: string | null;
  readonly payload: Record<string, unknown>;
  /** How often it was claimed; with the id, what a claim is known by. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface NewJob {
  readonly kind: string;
  readonly userId?: string | null;
  readonly memoryId?: string | null;
  readonly payload?: Record<string, unknown>;
  /** Not before; at once where it is not given. */
  readonly runAt?: Date;
  /** While a job of its kind with this key is unfinished, that one is it. */
  readonly dedupeKey?: string;
}

/** A claim: it holds until its lease is over and another one has taken the job, or the job was cancelled or erased. */
export type JobClaim = Pick<Job, 'tenant' | 'jobId' | 'attempts'>;

/** Where a list of jobs goes on: after this one. */
export interface JobPosition {
  readonly createdAt: string;
  readonly jobId: string;
}

export interface JobFilter {
  readonly status?: JobStatus | undefined;
  readonly kind?: string | undefined;
  readonly userId?: string | undefined;
  readonly limit: number;
  readonly after: JobPosition | null;
}

export interface JobCount {
  readonly kind: string;
  readonly status: 'pending' | 'running' | 'failed';
  readonly count: number;
  /** Since the oldest of them was enqueued. */
  readonly oldestSeconds: number;
}

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

  /** Commits with the transaction it is given; the id of the job, or of the unfinished one with the same dedupe key. */
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

  /** Counts the leases anew, from now; the ids of the jobs that are still held. */
  async extend(jobs: readonly JobClaim[], leaseSeconds: number): Promise<string[]> {
    const values = [jobs.map((job) => job.tenant), ...idsAndAttempts(jobs), leaseSeconds];
    return ids(await this.#everywhere().query<{ job_id: string }>(EXTEND_JOBS, values));
  }

  /** The ids of those that were still held, and are now done. */
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

  /** Jobs of a tenant, the newest first, with the position that the next page goes on from. */
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
   * Makes a failed or cancelled job pending again, with as many attempts again; the job, or null where there is none in such a
   * state, or an unfinished one has its dedupe key.
   */
  async retry(tenant: string, jobId: string): Promise<Job | null> {
    try {
      return await this.#one(tenant, RETRY_JOB, jobId);
    } catch (error) {
      if (error instanceof ConstraintViolated) return null; // another with its dedupe key came back at the same instant
      throw error;
    }
  }

  /** Takes a pending job out of the queue; the job, or null where there is none that is pending. */
  async cancel(tenant: string, jobId: string): Promise<Job | null> {
    return this.#one(tenant, CANCEL_JOB, jobId);
  }

  /** Unfinished jobs and dead letters of all tenants. */
  async counts(): Promise<JobCount[]> {
    const { rows } = await this.#everywhere().query<JobCount & { oldest_seconds: number }>(COUNT_JOBS);
    return rows.map((row) => ({
      kind: row.kind,
      status: row.status,
      count: row.count,
      oldestSeconds: row.oldest_seconds,
    }));
  }

  /**
   * Deletes up to `limit` succeeded and cancelled jobs of all tenants; how many. Dead letters stay until someone decides, and so
   * do cancelled jobs about a memory as long as it is there: without them nobody would know why it has no vector.
   */
  async purgeFinished(olderThanHours: number, limit: number): Promise<number> {
    return (await this.#everywhere().query(PURGE_JOBS, [olderThanHours, limit])).rowCount;
  }

  /** Whether it is for the caller to do this now: true for one of all processes, once in so many seconds. */
  async takeTurn(task: 'count' | 'purge', everySeconds: number): Promise<boolean> {
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
