/** Jobs as callers see them, and which of them a caller may see. */
import { HipocampoError } from '../errors.ts';
import type { Job } from '../memory/jobs/job.ts';
import type { JobStore } from '../stores/job-store.ts';
import type { Principal } from './plugins/authentication.ts';

/** Returns a job without what it works on, which stays inside. */
export function jobView(job: Job) {
  return {
    id: job.jobId,
    kind: job.kind,
    status: job.status,
    attempts: job.attempts,
    error: job.error,
    user_id: job.userId,
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    finished_at: job.finishedAt?.toISOString() ?? null,
  };
}

/** Returns a job that the caller may see; throws `job_not_found`, for another user's job too. */
export async function shownJob(jobs: Pick<JobStore, 'find'>, principal: Principal, jobId: string): Promise<Job> {
  const job = await jobs.find(principal.tenant, jobId.toLowerCase());
  if (job === null || (principal.userId !== null && principal.userId !== job.userId)) {
    throw new HipocampoError('job_not_found', 'there is no such job');
  }
  return job;
}
