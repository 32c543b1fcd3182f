/** The wire of webhooks. */
import { z } from 'zod';
import { EVENT_TYPES } from '../memory/events/event.ts';
import { eventId } from './event-schemas.ts';
import { cursor, identifier, limit, shortText } from './field-schemas.ts';

const LONGEST_URL = 2_048;

const address = z
  .string()
  .max(LONGEST_URL)
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  }, 'must be an http or https URL without a user name')
  .meta({ format: 'uri', examples: ['https://example.com/hipocampo'] });

export const webhookBody = z
  .strictObject({
    url: address,
    events: z
      .array(z.enum(EVENT_TYPES))
      .min(1)
      .max(EVENT_TYPES.length)
      .optional()
      .meta({ description: 'The types it is told of; all where it is left out' }),
    secret: shortText(256)
      .optional()
      .meta({ description: 'What bodies are signed with; where it is left out one is made, and told this once' }),
    user_id: identifier.optional().meta({ description: 'The one user whose events it is told of' }),
  })
  .meta({ examples: [{ url: 'https://example.com/hipocampo', events: ['turn.added', 'session.expired'] }] });

export const webhookParams = z.strictObject({ webhook_id: z.guid() });

export const replayBody = z.strictObject({ from: eventId }).meta({ examples: [{ from: '1042' }] });

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  user_id: z.string().nullable(),
  created_at: z.string(),
  delivered: z.int(),
  last_success_at: z.string().nullable(),
  last_failure_at: z.string().nullable(),
  last_error: z.string().nullable(),
});

export const newWebhook = webhook.extend({ secret: z.string().optional() });

export const webhookWithQueue = webhook.extend({
  pending: z.int().meta({ description: 'Events that failed and are tried again, and those behind them' }),
  failed: z.int().meta({ description: 'Events that were given up' }),
  oldest_pending_at: z.string().nullable(),
  failures: z
    .array(
      z.object({
        event_id: z.string(),
        type: z.string(),
        user_id: z.string(),
        session_id: z.string().nullable(),
        attempts: z.int(),
        error: z.string().nullable(),
        failed_at: z.string(),
      }),
    )
    .meta({ description: 'The latest of those that were given up; a replay from one tells it again' }),
});

export const listWebhooksQuery = z.strictObject({ limit, cursor });

export const webhookPage = z.object({ items: z.array(webhook), next_cursor: z.string().nullable() });

export const replay = z.object({ id: z.string(), from: z.string() });
