/** The wire: what comes in and what goes out, as zod schemas from which the OpenAPI document is generated. */
import { z } from 'zod';
import { MEMORY_TYPES } from '../memory/episodes/memory.ts';
import { CONFIDENCES, DOMAINS, SOURCES } from '../memory/facts/fact.ts';

export const LIMITS = {
  bodyBytes: 1_048_576,
  messageBytes: 262_144,
  metadataBytes: 65_536,
  messagesPerTurn: 64,
  jsonDepth: 64,
  pageItems: 200,
} as const;

/** Marks a fault of size, which is answered 413 instead of 400. */
export const TOO_LARGE = { params: { tooLarge: true } } as const;

const encoder = new TextEncoder();
const byteLength = (value: string) =>
  value.length * 3 <= LIMITS.metadataBytes ? value.length : encoder.encode(value).length;
const isPlain = (value: string) => value.isWellFormed() && !value.includes('\0');

const NOT_PLAIN = 'must not contain NUL or lone surrogates';

export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9._:@|-]{1,128}$/, 'must be 1-128 characters of A-Z a-z 0-9 . _ : @ | -')
  .meta({ description: 'Identifier: 1-128 characters of A-Z a-z 0-9 . _ : @ | -' });

/** Text of up to 256 KiB in UTF-8. */
export const longText = z
  .string()
  .refine(isPlain, NOT_PLAIN)
  .refine((value) => value.length * 3 <= LIMITS.messageBytes || encoder.encode(value).length <= LIMITS.messageBytes, {
    message: `must be at most ${LIMITS.messageBytes} bytes of UTF-8`,
    ...TOO_LARGE,
  });

/** Text of up to so many characters that says something. */
export const shortText = (max: number) =>
  z
    .string()
    .refine(isPlain, NOT_PLAIN)
    .refine((value) => /[^\s_\p{Cf}\p{Cc}-]/u.test(value), 'must not be blank')
    .refine((value) => [...value].length <= max, `must be at most ${max} characters`)
    .meta({ minLength: 1, maxLength: max });

export const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'must be a BCP-47 language tag, such as es or en-GB')
  .meta({
    description: 'BCP-47 tag. `es` gets Spanish words from the service, any other tag English ones.',
    examples: ['es'],
  });

const moment = z.iso
  .datetime({ offset: true, error: 'must be an ISO-8601 time with Z or an offset' })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1 && year <= 9999;
  }, 'must lie in the years 1 to 9999')
  .meta({ examples: ['2026-11-21T20:00:00.000Z'] });

/** A day that relative dates are counted from: near enough that every calendar has it. */
const referenceMoment = moment.refine((value) => /^(?:19|20|21)/.test(value), 'must lie in the years 1900 to 2199');

const timezone = z
  .string()
  .max(64)
  .refine((value) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: value });
      return true;
    } catch {
      return false;
    }
  }, 'must be an IANA time zone, such as Europe/Madrid')
  .meta({ description: 'IANA time zone in which days begin', examples: ['Europe/Madrid'] });

/** A JSON object of the caller's own, of up to 64 KiB and a depth that any reader can take. */
export const ownJson = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    const fault = faultOfJson(value);
    if (fault !== null) context.addIssue({ code: 'custom', ...fault });
    else if (byteLength(JSON.stringify(value)) > LIMITS.metadataBytes) {
      context.addIssue({
        code: 'custom',
        message: `must be at most ${LIMITS.metadataBytes} bytes of JSON`,
        ...TOO_LARGE,
      });
    }
  })
  .meta({ type: 'object', additionalProperties: true });

/** The first text in a JSON value that cannot be stored, or its depth; iterative, so that depth itself cannot break it. */
function faultOfJson(root: unknown): { message: string; path: (string | number)[] } | null {
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isPlain(value)) return { message: NOT_PLAIN, path };
    if (typeof value === 'number' && !Number.isFinite(value))
      return { message: 'is a number too large to be kept', path };
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= LIMITS.jsonDepth)
      return { message: `must be at most ${LIMITS.jsonDepth} levels deep`, path: path.slice(0, 1) };
    for (const [key, inner] of Object.entries(value)) {
      if (!isPlain(key)) return { message: `keys ${NOT_PLAIN}`, path };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}

const laterVersion = (what: string) =>
  z
    .never({ error: `${what} are not in this version of the service` })
    .optional()
    .meta({ description: `Refused: ${what} are not in this version.` });

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

export const saveTurnBody = z
  .strictObject({
    user_id: identifier,
    session_id: identifier,
    messages,
    language: language.optional(),
    extra_metadata: ownJson.optional(),
    created_at: moment.optional(),
    turn_id: z.guid('must be a UUID').optional(),
    expected_version: z.int().min(0).optional(),
    lock_token: laterVersion('session locks'),
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
    ],
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
  .meta({ description: 'The words that first told it' });

export const fact = z.object({
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
});

export const factEvent = z.object({
  event: z.enum(['added', 'confirmed', 'superseded', 'forgotten']),
  fact: fact.meta({
    description:
      'The one that stands; of a `forgotten`, the one that does no longer: deleted on request, or superseded by the word of its user',
  }),
  superseded: fact.optional().meta({ description: 'The one whose place it took' }),
});

export const savedTurn = z.object({
  turn_id: z.string(),
  session_id: z.string(),
  turn_number: z.int(),
  total_turns: z.int(),
  version: z.int(),
  token_count: z.int(),
  created_at: z.string(),
  facts: z.array(factEvent).meta({ description: 'What the turn taught; the same again in the reply to a retry' }),
  cache_invalidated: z.boolean(),
});

export const buildContextBody = z
  .strictObject({
    user_id: identifier,
    session_id: identifier,
    current_query: longText,
    current_language: language.default('es'),
    include_history: z.boolean().default(true),
    include_patterns: z.boolean().default(false),
    include_facts: z.boolean().default(true).meta({
      description:
        'What is known of the user and bears on the query, with what stands whatever is asked: at most 150 tokens of the prompt',
    }),
    include_memories: z.boolean().default(true).meta({
      description: 'What was said in earlier turns and sessions and answers the query; at most `memory_limit` of them',
    }),
    system_prompt: longText.optional(),
    validated_context: ownJson.optional(),
    max_tokens: z
      .int()
      .min(64)
      .optional()
      .meta({ description: "At most the server's MAX_CONTEXT_TOKENS, which is the default." }),
    max_short_term_turns: z.int().min(1).max(100).optional().meta({ description: 'Turns shown whole; 10 by default.' }),
    max_long_term_turns: z
      .int()
      .min(1)
      .max(500)
      .optional()
      .meta({ description: 'Turns the summary and the places reach back; 50 by default.' }),
    profile: z
      .literal('standard', { error: 'the adaptive profile is not in this version of the service; use standard' })
      .default('standard'),
    message_format: z.enum(['langchain', 'openai']).default('langchain'),
    memory_limit: z.int().min(0).max(500).default(5),
    min_score: z.number().min(0).max(1).default(0.5),
    timezone: timezone.default('UTC'),
    debug: z.boolean().default(false),
  })
  .meta({
    examples: [
      {
        user_id: 'u1',
        session_id: 's1',
        current_query: '¿Y el primero?',
        current_language: 'es',
        system_prompt: 'Eres un asistente de viajes.',
        max_tokens: 4000,
      },
    ],
  });

const promptMessage = z.union([
  z.object({ type: z.string(), data: z.looseObject({ content: z.string() }) }),
  z.object({ role: z.string(), content: z.string(), name: z.string().optional() }),
]);

const planState = z.looseObject({
  activity: z.string().optional(),
  location: z.string().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
  party_size: z.number().optional(),
  budget: z.object({ amount: z.number(), currency: z.string(), per_person: z.boolean() }).optional(),
  duration: z.string().optional(),
  cuisine: z.string().optional(),
  preferences: z.array(z.string()).optional(),
});

/** Plan state as callers stored it may hold anything under the known names. */
const storedPlanState = z.record(z.string(), z.unknown());

const frequency = <Name extends string>(name: Name, value: z.ZodType, of: 'turns' | 'mentions') =>
  z.array(z.object({ [name]: value, [of]: z.int() }));

const userPatterns = z.object({
  languages: frequency('language', z.string(), 'turns'),
  active_hours: frequency('hour', z.int(), 'turns'),
  frequent_commands: z.array(z.never()),
  frequent_places: frequency('name', z.string(), 'mentions'),
  topics: z.array(z.never()),
});

export const memoryType = z.enum(MEMORY_TYPES);

export const recalledMemory = z.object({
  id: z.string(),
  type: memoryType,
  content: z.string(),
  score: z.number(),
  session_id: z.string().nullable(),
  turn_number: z.int().nullable(),
  created_at: z.string(),
});

const toldFact = z.object({
  id: z.string(),
  domain: z.enum(DOMAINS),
  key: z.string(),
  value: z.string(),
  confidence: z.enum(CONFIDENCES),
});

const directAnswer = z.object({
  answer: z.string(),
  facts: z.array(z.string()).meta({ description: 'Ids of the facts that it tells' }),
  question: z.string().meta({ description: 'The query as it was understood' }),
  key: z
    .string()
    .meta({ description: 'What the answer may be kept under: another one as soon as a fact of the user changes' }),
  expires_at: z.string().meta({ description: 'No later than 24 hours from now' }),
});

export const agentContext = z.object({
  user_id: z.string(),
  session_id: z.string(),
  current_query: z.string(),
  language: z.string(),
  history_messages: z.array(promptMessage),
  conversation_history: z.string(),
  previous_places: z.array(z.looseObject({ name: z.string(), _turn_number: z.int() })),
  session_summary: z.string(),
  summaries: z.array(z.never()),
  total_turns: z.int(),
  version: z.int(),
  estimated_tokens: z.int(),
  tokens_remaining: z.int(),
  sections: z.object({
    system: z.int(),
    facts: z.int(),
    memories: z.int(),
    summaries: z.int(),
    places: z.int(),
    history: z.int(),
    query: z.int(),
  }),
  facts: z.array(toldFact).meta({ description: 'Those that the prompt tells, in its order' }),
  facts_to_confirm: z
    .array(z.object({ id: z.string(), key: z.string(), value: z.string(), question: z.string() }))
    .meta({
      description:
        'Not confirmed for 180 days and touched by the query: never told, worth asking whether they still hold',
    }),
  direct_answer: directAnswer.nullable().meta({
    description: 'Where the query asks just what facts of the user tell: the answer, without asking a model',
  }),
  memories: z.array(
    recalledMemory.extend({
      explanation: z.record(z.string(), z.unknown()).optional().meta({ description: 'With `debug` only' }),
    }),
  ),
  plan_state: storedPlanState,
  plan_ready: z.boolean(),
  plan_missing: z.array(z.string()),
  plan_prompt: z.string().nullable(),
  system_prompt: z.string().optional(),
  messages: z.array(promptMessage).optional(),
  window: z.object({ turns: z.int(), reason: z.enum(['default', 'requested', 'budget']) }),
  topic_shift: z.boolean(),
  repeated_query: z.null(),
  compressed: z.boolean(),
  cache: z.enum(['hit', 'miss', 'bypass']),
  degraded: z.array(z.string()),
  user_patterns: userPatterns.nullable(),
  validated_context: z.record(z.string(), z.unknown()).nullable(),
  debug: z.record(z.string(), z.unknown()).optional(),
});

export const invalidateBody = z
  .strictObject({ session_id: identifier.optional(), user_id: identifier.optional() })
  .refine(
    (body) => (body.session_id === undefined) !== (body.user_id === undefined),
    'must have either session_id or user_id',
  )
  .meta({ examples: [{ session_id: 's1' }] });

export const invalidated = z.object({ invalidated: z.int() });

export const extractPlanBody = z
  .strictObject({
    query: longText,
    language: language.default('es'),
    plan_state: ownJson.optional(),
    reference_time: referenceMoment.optional(),
    timezone: timezone.optional(),
  })
  .meta({
    examples: [
      {
        query: 'Quiero cenar en Malasaña el viernes, somos 4',
        language: 'es',
        reference_time: '2026-11-21T20:00:00.000+01:00',
      },
    ],
  });

export const extractedPlan = z.object({
  extracted: planState,
  plan_state: storedPlanState,
  ready: z.boolean(),
  missing_fields: z.array(z.string()),
  prompt: z.string().nullable(),
});

/** A query string's number: digits only, nothing coerced that is not plainly one. */
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const cursor = z.string().min(1).max(1024).optional().meta({ description: '`next_cursor` of the page before' });
export const limit = whole(1, LIMITS.pageItems).default(20).meta({ description: '1-200, default 20' });

export const listSessionsQuery = z.strictObject({ user_id: identifier, limit, cursor });

export const session = z.object({
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
});

export const sessionPage = z.object({ items: z.array(session), next_cursor: z.string().nullable() });

export const listTurnsQuery = z
  .strictObject({
    limit,
    cursor,
    before: whole(1, 2_147_483_647).optional().meta({ description: 'Turns before this turn_number, exclusive' }),
    for_llm: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .optional()
      .meta({ description: 'Items are `{role, content}` messages, and `limit` counts messages' }),
  })
  .refine((query) => query.before === undefined || query.cursor === undefined, 'must have before or cursor, not both');

const storedMessage = z.looseObject({ role: z.string(), content: z.string() });

export const listedTurn = z.object({
  turn_id: z.string(),
  session_id: z.string(),
  turn_number: z.int(),
  messages: z.array(storedMessage),
  token_count: z.int(),
  language: z.string(),
  created_at: z.string(),
});

export const turnPage = z.object({
  items: z.array(z.union([listedTurn, storedMessage])),
  next_cursor: z.string().nullable(),
});

export const turn = listedTurn.extend({
  user_id: z.string(),
  version: z.int(),
  extra_metadata: z.record(z.string(), z.unknown()).nullable(),
});

export const sessionParams = z.strictObject({ session_id: identifier });
export const turnParams = z.strictObject({ turn_id: z.guid('must be a UUID') });

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x20-\x7e\x80-\xff]{1,128}$/, 'must be 1-128 printable characters')
    .optional()
    .meta({ description: 'The same key and body again returns the first reply' }),
});

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    request_id: z.string(),
    errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem' });
