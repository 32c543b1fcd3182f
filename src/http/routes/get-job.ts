import { jobExample } from '../examples.ts';
import { job, jobParams } from '../job-schemas.ts';
import { jobView, shownJob } from '../job-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const getJobRoute: RoutePlugin = (app, { jobs }) => {
  app.get(
    '/v1/jobs/:job_id',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getJob',
        summary: 'One piece of background work',
        description: 'Its error, where it failed, and how often it was tried.',
        tag: 'jobs',
        parts: { params: jobParams },
        replies: { 200: { description: 'The job', schema: job, example: jobExample } },
        refusals: ['job_not_found'],
      }),
    },
    async (request) => jobView(await shownJob(jobs, request.principal, request.params.job_id)),
  );
};
