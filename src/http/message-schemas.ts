/** The wire of messages, as callers send them and as they are given back. */
import { z } from 'zod';
import { isPlain, LIMITS, longText, moment, NOT_PLAIN } from './field-schemas.ts';

const message = z.strictObject({
  role: z.enum(['user', 'assistant', 'system', 'tool']),
  content: longText,
  name: z.string().min(1).max(128).refine(isPlain, NOT_PLAIN).optional(),
  created_at: moment.optional(),
  disposable: z
    .boolean()
    .optional()
    .meta({ description: 'Tool output and the like: kept for a day, never in a prompt. Implied by role `tool`.' }),
});

export const messages = z.array(message).min(1).max(LIMITS.messagesPerTurn);

export const storedMessage = z.looseObject({ role: z.string(), content: z.string() });
