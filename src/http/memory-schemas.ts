/** The wire of memories. */
import { z } from 'zod';
import { MEMORY_TYPES } from '../memory/episodes/memory.ts';
import { cursor, identifier, language, limit, longText, ownJson, shortText } from './field-schemas.ts';

export const memoryType = z.enum(MEMORY_TYPES);

export const recalledMemory = z
  .object({
    id: z.string(),
    type: memoryType,
    content: z.string(),
    score: z.number(),
    session_id: z.string().nullable(),
    turn_number: z.int().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'RecalledMemory' });

export const recallMode = z.enum(['hybrid', 'lexical', 'none']).meta({
  description:
    'How memories were found: by vectors and words, by words alone, or not at all, as the query wants nothing of the past or there was no time',
});

export const memoryParams = z.strictObject({ user_id: identifier, memory_id: z.guid('must be a UUID') });

export const saveMemoryBody = z
  .strictObject({
    content: longText.refine((value) => value.trim() !== '', 'must not be blank'),
    type: memoryType,
    expires_days: z.int().min(1).max(36_500).nullable().optional().meta({
      description:
        'Days from now; null: never. By default 30 for `episodic`, 90 for `summary`, 180 for `fact`, never for `user_profile`.',
    }),
    metadata: ownJson.optional(),
    language: language.optional(),
  })
  .meta({
    examples: [
      {
        content: 'Celebró su cumpleaños en Casa Labra',
        type: 'episodic',
        metadata: { source: 'call' },
        language: 'es',
      },
      {
        content: 'Celebrated their birthday at Casa Labra',
        type: 'episodic',
        metadata: { source: 'call' },
        language: 'en',
      },
    ],
  });

export const memory = z
  .object({
    id: z.string(),
    type: memoryType,
    content: z.string(),
    session_id: z.string().nullable(),
    turn_number: z.int().nullable(),
    metadata: z.record(z.string(), z.unknown()).nullable(),
    created_at: z.string(),
    expires_at: z.string().nullable(),
  })
  .meta({ id: 'Memory' });

export const recallBody = z
  .strictObject({
    query: longText.meta({ description: 'A blank one recalls nothing.' }),
    k: z.int().min(1).max(200).default(5),
    min_score: z.number().min(0).max(1).default(0.5),
    types: z.array(memoryType).min(1).max(16).optional().meta({ description: 'Of any type by default' }),
    session_id: identifier.optional().meta({ description: 'Only what was said in this session' }),
    language: language.optional(),
    debug: z.boolean().default(false).meta({ description: 'Explains each score' }),
  })
  .meta({
    examples: [
      { query: '¿Dónde celebré mi cumpleaños?', k: 5, language: 'es' },
      { query: 'Where did I celebrate my birthday?', k: 5, language: 'en' },
    ],
  });

export const recollection = z.object({
  items: z.array(
    recalledMemory.extend({
      explanation: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ description: 'With `debug`: the parts of the score by name' }),
    }),
  ),
  mode: z.enum(['hybrid', 'lexical']).meta({ description: '`lexical`: by words alone, without vectors' }),
  recall_mode: recallMode,
  degraded: z.array(z.string()),
});

export const memoryStats = z.object({
  total: z.int().meta({ description: 'Memories that have not expired' }),
  by_type: z.record(memoryType, z.int()),
  pending: z.int().meta({ description: 'Those of `total` that are not found by their vector yet' }),
  expired: z.int().meta({ description: 'Expired and not purged yet: never recalled, not in `total`' }),
});

export const listMemoriesQuery = z
  .strictObject({
    type: memoryType.optional(),
    q: shortText(1_024)
      .optional()
      .meta({ description: 'Words that all must be in it, under their stems in Spanish or English' }),
    session_id: identifier.optional().meta({ description: 'Only what was said in this session, or distilled from it' }),
    limit,
    cursor,
  })
  .meta({ examples: [{ type: 'episodic', q: 'cumpleaños' }] });

export const memoryPage = z.object({ items: z.array(memory), next_cursor: z.string().nullable() });
