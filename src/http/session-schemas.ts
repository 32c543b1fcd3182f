/** The wire of sessions. */
import { z } from 'zod';
import { SESSION_ORDERS } from '../memory/sessions/session.ts';
import { cursor, endOf, identifier, limit, shortText, startOf, timeOrDay } from './field-schemas.ts';

export const sessionParams = z.strictObject({ session_id: identifier });

export const listSessionsQuery = z
  .strictObject({
    user_id: identifier,
    q: shortText(1_024).optional().meta({ description: 'Only sessions that say this, as in a search' }),
    entity: shortText(160).optional().meta({
      description:
        'Only sessions that mention this file (also without its folder), command, error, place, person or topic',
    }),
    active_after: timeOrDay
      .optional()
      .meta({ description: 'Only sessions whose `last_activity_at` is then or later: a time, or a day (UTC)' }),
    active_before: timeOrDay
      .optional()
      .meta({ description: 'Only sessions whose `last_activity_at` is then or earlier; a day counts whole' }),
    order: z.enum(SESSION_ORDERS).optional().meta({
      description:
        '`created` (the default): those that began last first; `activity`: those that were last active first, where one that is active while the list is read goes to its front, which a new list shows',
    }),
    limit,
    cursor,
  })
  .refine(
    ({ active_after: after, active_before: before }) =>
      after === undefined || before === undefined || startOf(after) <= endOf(before),
    {
      path: ['active_before'],
      message: 'must not be before active_after',
    },
  );

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

export const sessionUsage = z
  .object({
    builds: z.int().meta({ description: 'Contexts of the session that were built' }),
    tokens: z.int().meta({ description: 'Of their prompts' }),
    full_history_tokens: z.int().meta({
      description: 'Of the same prompts with every turn of the session in them, and nothing else that is remembered',
    }),
    saving: z
      .number()
      .meta({ description: 'The share of those that was saved, 0 to 1; 0 where the prompts took more' }),
    mean_tokens: z.number(),
    max_tokens: z.int().meta({ description: 'Of the largest prompt' }),
  })
  .meta({ id: 'SessionUsage' });

const names = z.array(z.string());

/** A session by itself, with what its turns mention. */
export const wholeSession = session.extend({
  entities: z
    .object({ files: names, commands: names, errors: names, places: names, people: names, topics: names })
    .meta({ description: 'What its turns mention, those mentioned most first, up to 50 of a kind' }),
});

export const sessionPage = z.object({
  items: z.array(session),
  next_cursor: z.string().nullable(),
  degraded: z.array(z.enum(['index'])).meta({
    description: '`index`: of `q` or `entity` there is more than could be looked at, so older sessions may be missing',
  }),
});

export const trimBody = z
  .strictObject({
    keep_last_n: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .meta({ description: 'Messages that stay, the newest ones; a turn of which one stays, stays whole' }),
  })
  .meta({ examples: [{ keep_last_n: 20 }] });

export const trimmed = z.object({ removed: z.int().meta({ description: 'Messages that went, in whole turns' }) });

const snapshotFields = {
  slug: z.string().meta({ description: 'Its name among the snapshots of the user: the day and the topic' }),
  session_id: z.string(),
  language: z.string(),
  message_count: z.int(),
  to_turn: z.int().meta({ description: 'The last turn before the reset' }),
  created_at: z.string(),
};

export const snapshot = z.object({
  ...snapshotFields,
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export const resetSession = z.object({
  snapshot: snapshot.nullable().meta({ description: 'The last 15 messages; null where the session had none' }),
});

export const snapshotPage = z.object({ items: z.array(z.object(snapshotFields)), next_cursor: z.string().nullable() });

export const listSnapshotsQuery = z.strictObject({ limit, cursor });

export const snapshotParams = z.strictObject({
  user_id: identifier,
  slug: z.string().regex(/^[a-z0-9-]{1,160}$/, 'must be the slug of a snapshot'),
});

export const endedSession = z.object({ job_id: z.string() });
