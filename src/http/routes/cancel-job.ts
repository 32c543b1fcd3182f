import { HipocampoError } from '../../errors.ts';
import { jobExample } from '../examples.ts';
import { job, jobParams } from '../job-schemas.ts';
import { jobView, shownJob } from '../job-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const cancelJobRoute: RoutePlugin = (app, { jobs }) => {
  app.post(
    '/v1/jobs/:job_id/cancel',
    {
      schema: operation({
        operationId: 'cancelJob',
        summary: 'Withdraws work that nobody has begun',
        description: 'A job that is not pending is 409 `version_conflict` and stays as it is.',
        tag: 'jobs',
        parts: { params: jobParams },
        replies: {
          200: {
            description: 'The job, cancelled; it can be retried',
            schema: job,
            example: { ...jobExample, status: 'cancelled', attempts: 0, error: null, started_at: null },
          },
        },
        refusals: ['job_not_found', 'version_conflict', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { principal, params } = request;
      const before = await shownJob(jobs, principal, params.job_id);
      const cancelled = await jobs.cancel(principal.tenant, before.jobId);
      if (cancelled !== null) return jobView(cancelled);
      throw new HipocampoError('version_conflict', `only a pending job can be cancelled; this one is ${before.status}`);
    },
  );
};
