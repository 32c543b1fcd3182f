/** The wire of sessions. */
import { z } from 'zod';
import { cursor, identifier, limit } from './field-schemas.ts';

export const sessionParams = z.strictObject({ session_id: identifier });

export const listSessionsQuery = z.strictObject({ user_id: identifier, limit, cursor });

export const session = z
  .object({
    session_id: z.string(),
    user_id: z.string(),
    created_at: z.string(),
    last_activity_at: z.string(),
    expires_at: z.string(),
    total_turns: z.int(),
    version: z.int(),
    context: z.record(z.string(), z.unknown()),
    locked: z.boolean(),
    external_refs: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Session' });

export const sessionPage = z.object({ items: z.array(session), next_cursor: z.string().nullable() });

export const endedSession = z.object({ job_id: z.string() });
