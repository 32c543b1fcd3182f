/** The wire of turns. */
import { z } from 'zod';
import { factEvent } from './fact-schemas.ts';
import { cursor, identifier, language, limit, moment, ownJson, shortText, whole } from './field-schemas.ts';
import { lockToken } from './lock-schemas.ts';
import { message, messages } from './message-schemas.ts';

export const reportedError = shortText(8_192);

export const saveTurnBody = z
  .strictObject({
    user_id: identifier,
    session_id: identifier,
    messages,
    language: language.optional(),
    extra_metadata: ownJson.optional(),
    created_at: moment.optional(),
    output_valid: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the answer passed your checks; a turn that says nothing is not valid' }),
    error: reportedError.optional().meta({
      description:
        'What went wrong with the answer, 1-8,192 characters: told to the model when the same query comes again right after this turn',
    }),
    turn_id: z.guid('must be a UUID').optional(),
    expected_version: z.int().min(0).optional(),
    lock_token: lockToken.optional().meta({ description: 'Of the lock that the caller holds on the session' }),
  })
  .meta({
    examples: [
      {
        user_id: 'u1',
        session_id: 's1',
        messages: [
          { role: 'user', content: 'Busca bares cerca de Sol' },
          { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
        ],
        language: 'es',
        extra_metadata: {
          plan_params: { activity: 'bares', location: 'Sol' },
          places: [{ name: 'La Venencia' }, { name: 'Casa Labra' }],
        },
      },
      {
        user_id: 'u1',
        session_id: 's1',
        messages: [
          { role: 'user', content: 'Find bars near Covent Garden' },
          { role: 'assistant', content: '1. The Lamb and Flag 2. The Harp' },
        ],
        language: 'en',
        extra_metadata: { places: [{ name: 'The Lamb and Flag' }, { name: 'The Harp' }] },
      },
    ],
  });

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x20-\x7e\x80-\xff]{1,128}$/, 'must be 1-128 printable characters')
    .optional()
    .meta({ description: 'The same key and body again returns the first reply' }),
});

export const savedTurn = z.object({
  turn_id: z.string(),
  session_id: z.string(),
  turn_number: z.int(),
  total_turns: z.int(),
  version: z.int(),
  token_count: z.int(),
  language: z
    .string()
    .meta({ description: 'As told, or as found: in the text, else that of the session, of the user, the default one' }),
  created_at: z.string(),
  facts: z.array(factEvent).meta({ description: 'What the turn taught; the same again in the reply to a retry' }),
  cache_invalidated: z.boolean(),
});

const messageFormat = z
  .enum(['langchain', 'openai'])
  .optional()
  .meta({ description: 'The form that all messages are given back in; by default each is as it came' });

export const turnQuery = z.strictObject({ message_format: messageFormat });

export const listTurnsQuery = z
  .strictObject({
    limit,
    cursor,
    before: whole(1, 2_147_483_647).optional().meta({ description: 'Turns before this turn_number, exclusive' }),
    for_llm: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .optional()
      .meta({ description: 'Items are `{role, content}` messages, and `limit` counts messages' }),
    message_format: messageFormat,
  })
  .refine((query) => query.before === undefined || query.cursor === undefined, 'must have before or cursor, not both');

export const listedTurn = z
  .object({
    turn_id: z.string(),
    session_id: z.string(),
    turn_number: z.int(),
    messages: z.array(message),
    token_count: z.int(),
    semantic_continuity: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'How it goes on from the two turns before it; null for the first one' }),
    language: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'ListedTurn' });

const messageForModel = z.object({ role: z.string(), content: z.string() }).meta({ id: 'MessageForModel' });

export const turnPage = z.object({
  items: z.array(z.union([listedTurn, messageForModel])),
  next_cursor: z.string().nullable(),
});

export const turn = listedTurn
  .extend({
    user_id: z.string(),
    version: z.int(),
    extra_metadata: z.record(z.string(), z.unknown()).nullable(),
    output_valid: z.boolean().nullable().meta({ description: 'As save-turn was told of it; null: it was not' }),
    error: z.string().nullable(),
  })
  .meta({ id: 'Turn' });

export const turnParams = z.strictObject({ turn_id: z.guid('must be a UUID') });
