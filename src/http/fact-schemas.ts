/** The wire of facts. */
import { z } from 'zod';
import { CONFIDENCES, DOMAINS, SOURCES } from '../memory/facts/fact.ts';
import { cursor, identifier, language, limit, shortText } from './field-schemas.ts';
import { messages } from './message-schemas.ts';

const KEY_CHARACTERS = 64;
const VALUE_CHARACTERS = 500;

const key = shortText(KEY_CHARACTERS).meta({
  description: 'What the fact is about, in Spanish or English: `trabajo` and `work` are the same.',
});

export const domain = z.enum(DOMAINS);

export const confidence = z.enum(CONFIDENCES);

export const factSource = z.enum(SOURCES).meta({
  description:
    '`explicit`: the user said it or asked for it; `auto`: a language model read it; `inferred`: a caller concluded it',
});

export const evidence = z
  .object({
    session_id: z.string().nullable(),
    turn_number: z.int().nullable(),
    turn_id: z.string().nullable().meta({ description: 'Null for what came through `facts/extract`' }),
    message: z.int().meta({ description: 'Index in the messages' }),
    start: z.int().meta({ description: "In UTF-16 units of that message's content" }),
    end: z.int(),
    quote: z.string(),
  })
  .meta({ id: 'Evidence', description: 'The words that first told it' });

export const fact = z
  .object({
    id: z.string(),
    key: z.string(),
    value: z.string().meta({ description: 'In the third person' }),
    domain,
    confidence,
    source: factSource,
    language: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    last_confirmed_at: z.string(),
    state: z.enum(['active', 'dormant', 'stale', 'superseded', 'deleted']).meta({
      description:
        'Not confirmed for 90 days (30 where its confidence is low) it is `dormant`, unless its confidence is high; for 180 days, `stale`.',
    }),
    superseded_by: z.string().nullable().meta({ description: 'The fact that took its place' }),
    evidence: evidence.nullable().meta({ description: 'Null for what a caller asked to remember' }),
  })
  .meta({ id: 'Fact' });

export const factEvent = z
  .object({
    event: z.enum(['added', 'confirmed', 'superseded', 'forgotten']),
    fact: fact.meta({
      description:
        'The one that stands; of a `forgotten`, the one that does no longer: deleted on request, or superseded by the word of its user',
    }),
    superseded: fact.optional().meta({ description: 'The one whose place it took' }),
  })
  .meta({ id: 'FactEvent' });

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
    language: language.optional(),
  })
  .meta({
    examples: [
      { key: 'nombre', value: 'se llama Juan', language: 'es' },
      { key: 'name', value: 'is called Juan', language: 'en' },
    ],
  });

export const rememberedFact = factEvent.extend({
  event: z.enum(['added', 'confirmed', 'superseded']),
  message: z.string(),
});

const NOT_ACTIVE = ['stale', 'superseded', 'deleted'] as const;

/** The facts that a list is asked to show besides those that are active or dormant. */
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

export const factHistoryQuery = z.strictObject({ limit, cursor });

export const factPage = z.object({ items: z.array(fact), next_cursor: z.string().nullable() });

export const forgetFactsQuery = z.strictObject({ key, language: language.optional() });
export const forgetFactQuery = z.strictObject({ language: language.optional() });

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
  next_cursor: z.string().nullable(),
});

export const extractFactsBody = z
  .strictObject({
    messages,
    language: language.optional(),
    dry_run: z
      .boolean()
      .default(false)
      .meta({ description: 'Nothing is stored: the reply says what would become of it' }),
  })
  .meta({
    examples: [
      { messages: [{ role: 'user', content: 'Me llamo Juan y trabajo en Google' }], language: 'es' },
      { messages: [{ role: 'user', content: 'My name is Juan and I work at Google' }], language: 'en' },
    ],
  });

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
