import { HipocampoError } from '../../errors.ts';
import type { JobStatus } from '../../memory/jobs/job.ts';
import { jobExample } from '../examples.ts';
import { job, jobParams } from '../job-schemas.ts';
import { jobView, shownJob } from '../job-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const retryJobRoute: RoutePlugin = (app, { jobs }) => {
  app.post(
    '/v1/jobs/:job_id/retry',
    {
      schema: operation({
        operationId: 'retryJob',
        summary: 'Puts failed or cancelled work back to be done',
        description:
          'A job that is neither failed nor cancelled, or whose work another job does by now, is 409 `version_conflict` and stays as it is.',
        tag: 'jobs',
        parts: { params: jobParams },
        replies: {
          200: {
            description: 'The job, pending again',
            schema: job,
            example: { ...jobExample, status: 'pending', started_at: null, finished_at: null },
          },
        },
        refusals: ['job_not_found', 'version_conflict', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { principal, params } = request;
      const before = await shownJob(jobs, principal, params.job_id);
      const pending = await jobs.retry(principal.tenant, before.jobId);
      if (pending !== null) return jobView(pending);
      throw new HipocampoError('version_conflict', whyNot(before.status));
    },
  );
};

function whyNot(status: JobStatus): string {
  return status === 'failed' || status === 'cancelled'
    ? 'another job does the same work already'
    : `only a failed or cancelled job can be retried; this one is ${status}`;
}
