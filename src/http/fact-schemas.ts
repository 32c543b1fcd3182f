/** The wire of facts. */
import { z } from 'zod';
import {
  confidence,
  cursor,
  domain,
  evidence,
  fact,
  factEvent,
  factSource,
  identifier,
  language,
  limit,
  messages,
  shortText,
} from './schemas.ts';

const KEY_CHARACTERS = 64;
const VALUE_CHARACTERS = 500;

const key = shortText(KEY_CHARACTERS).meta({
  description: 'What the fact is about, in Spanish or English: `trabajo` and `work` are the same.',
});

export const factParams = z.strictObject({ user_id: identifier, fact_id: z.guid('must be a UUID') });

export const rememberFactBody = z
  .strictObject({
    key,
    value: shortText(VALUE_CHARACTERS).meta({
      description:
        'In the third person ("se llama Juan"). At most 500 characters: a longer one could never stand in the 150 tokens that a prompt has for facts.',
    }),
    domain: domain.optional().meta({ description: 'By default the one that the key belongs to' }),
    confidence: confidence.default('high'),
    source: factSource.default('explicit'),
    language: language.default('es'),
  })
  .meta({ examples: [{ key: 'nombre', value: 'se llama Juan', language: 'es' }] });

export const rememberedFact = factEvent.extend({
  event: z.enum(['added', 'confirmed', 'superseded']),
  message: z.string(),
});

const NOT_ACTIVE = ['stale', 'superseded', 'deleted'] as const;

/** What a list is asked to show besides the facts that are active or dormant. */
const include = z
  .string()
  .refine(
    (value) => value.split(',').every((state) => NOT_ACTIVE.some((known) => known === state)),
    'must be a comma list of stale, superseded, deleted',
  )
  .meta({
    description:
      'Comma list of `stale`, `superseded` and `deleted`, shown besides the active and dormant ones; `deleted` shows the superseded ones too.',
    examples: ['stale,deleted'],
  });

export const listFactsQuery = z.strictObject({
  key: key.optional(),
  domain: domain.optional(),
  include: include.optional(),
  limit,
  cursor,
});

export const factPage = z.object({ items: z.array(fact), next_cursor: z.string().nullable() });

export const forgetFactsQuery = z.strictObject({ key, language: language.default('es') });
export const forgetFactQuery = z.strictObject({ language: language.default('es') });

export const forgotten = z.object({ deleted: z.int(), message: z.string() });

const storedState = z.enum(['active', 'superseded', 'deleted']);

export const factHistory = z.object({
  items: z.array(
    z.object({
      event: z.enum(['added', 'confirmed', 'superseded', 'forgotten', 'restored']),
      reason: z.string(),
      at: z.string(),
      state_before: storedState.nullable().meta({ description: 'Null: it was not known' }),
      state_after: storedState,
      fact: fact.meta({ description: 'As it was then' }),
      other_fact_id: z
        .string()
        .nullable()
        .meta({ description: 'The fact whose place it took, or that took its place' }),
      turn: z
        .object({ session_id: z.string(), turn_number: z.int(), turn_id: z.string() })
        .nullable()
        .meta({ description: 'The turn that caused it' }),
    }),
  ),
  next_cursor: z.null(),
});

export const extractFactsBody = z
  .strictObject({
    messages,
    language: language.default('es'),
    dry_run: z
      .boolean()
      .default(false)
      .meta({ description: 'Nothing is stored: the reply says what would become of it' }),
  })
  .meta({ examples: [{ messages: [{ role: 'user', content: 'Me llamo Juan y trabajo en Google' }], language: 'es' }] });

export const extractedFacts = z.object({
  facts: z.array(
    z.object({
      id: z.string().nullable().meta({ description: 'Null in a dry run, for what is not stored' }),
      key: z.string(),
      value: z.string(),
      domain,
      confidence,
      source: factSource,
      event: factEvent.shape.event,
      evidence: evidence.nullable(),
      superseded: fact.optional().meta({ description: 'The one whose place it took, or would take' }),
    }),
  ),
});
