/** The wire of background work. */
import { z } from 'zod';
import { cursor, limit } from './field-schemas.ts';

const jobStatus = z.enum(['pending', 'running', 'succeeded', 'failed', 'cancelled']);

export const jobParams = z.strictObject({ job_id: z.guid('must be a UUID') });

export const listJobsQuery = z.strictObject({
  status: jobStatus.optional().meta({ description: '`failed`: all its attempts are used up' }),
  kind: z
    .string()
    .regex(/^[a-z][a-z0-9_.-]{0,63}$/, 'must be the name of a kind, such as embed')
    .optional(),
  limit,
  cursor,
});

export const job = z
  .object({
    id: z.string(),
    kind: z.string(),
    status: jobStatus,
    attempts: z.int(),
    error: z.string().nullable(),
    user_id: z.string().nullable(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'Job' });

export const jobPage = z.object({ items: z.array(job), next_cursor: z.string().nullable() });
