/** The state a job is in; `failed` is the dead letter. */
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
  /** The number of times that it was claimed; with the id, it names a claim. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** The reason why the last attempt failed. */
  readonly error: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** A job that is to be enqueued. */
export interface NewJob {
  readonly kind: string;
  readonly userId?: string | null;
  readonly memoryId?: string | null;
  readonly payload?: Record<string, unknown>;
  /** The time before which it is not run; at once where it is not given. */
  readonly runAt?: Date;
  /** The key of a job of its kind: while one with this key is unfinished, that one is it. */
  readonly dedupeKey?: string;
}

/** A claim: it holds until its lease is over and another one has taken the job, or the job was cancelled or erased. */
export type JobClaim = Pick<Job, 'tenant' | 'jobId' | 'attempts'>;

/** The place where a list of jobs goes on: after this one. */
export interface JobPosition {
  readonly createdAt: string;
  readonly jobId: string;
}

/** The jobs that a list shows, and the page of it. */
export interface JobFilter {
  readonly status?: JobStatus | undefined;
  readonly kind?: string | undefined;
  readonly userId?: string | undefined;
  readonly limit: number;
  readonly after: JobPosition | null;
}

/** The number of jobs of one kind in one state that is not the end. */
export interface JobCount {
  readonly kind: string;
  readonly status: 'pending' | 'running' | 'failed';
  readonly count: number;
  /** The seconds since the oldest of them was enqueued. */
  readonly oldestSeconds: number;
}
