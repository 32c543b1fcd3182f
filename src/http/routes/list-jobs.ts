import { z } from 'zod';
import { decodeCursor } from '../cursor.ts';
import { jobExample } from '../examples.ts';
import { jobPage, listJobsQuery } from '../job-schemas.ts';
import { jobView } from '../job-view.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  jobId: z.guid(),
});

export const listJobsRoute: RoutePlugin = (app, { jobs }) => {
  app.get(
    '/v1/jobs',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listJobs',
        summary: 'Background work, the newest first',
        description:
          'A key of one user sees the jobs of that user only. Succeeded and cancelled jobs are kept for a while, failed ones until they are retried.',
        tag: 'jobs',
        parts: { querystring: listJobsQuery },
        replies: {
          200: { description: 'A page of jobs', schema: jobPage, example: { items: [jobExample], next_cursor: null } },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const { status, kind, limit, cursor } = request.query;
      const found = await jobs.list(tenant, {
        status,
        kind,
        userId: userId ?? undefined,
        limit: limit + 1,
        after: decodeCursor(cursor, position),
      });
      return pageView(found, limit, jobView);
    },
  );
};
