/** The wire of contexts: what a prompt is built of, and the cache that it is built from. */
import { z } from 'zod';
import { CONDITIONS } from '../memory/conversation/delta/own-blocks.ts';
import { WINDOW_REASONS } from '../memory/conversation/flow/window-policy.ts';
import { LEVELS } from '../memory/conversation/segments/segment.ts';
import { CONFIDENCES, DOMAINS } from '../memory/facts/fact.ts';
import { identifier, language, longText, ownJson, shortText, timezone } from './field-schemas.ts';
import { recalledMemory, recallMode } from './memory-schemas.ts';
import { storedPlanState } from './plan-schemas.ts';

const ownBlock = z
  .strictObject({
    name: shortText(128).meta({ description: 'Of `until_used`, the name of the tool that it describes' }),
    content: longText,
    when: z.enum(CONDITIONS).default('always').meta({
      description:
        '`until_used`: a tool of that name was called in the session. `until_valid`: the last turn was reported `output_valid: true`. `until_correct`: any turn was.',
    }),
  })
  .meta({ id: 'PromptBlock' });

export const buildContextBody = z
  .strictObject({
    user_id: identifier,
    session_id: identifier,
    current_query: longText,
    current_language: language.optional(),
    include_history: z.boolean().default(true),
    include_patterns: z.boolean().default(false),
    include_facts: z.boolean().default(true).meta({
      description:
        'What is known of the user and bears on the query, with what stands whatever is asked: at most 150 tokens of the prompt',
    }),
    include_memories: z.boolean().default(true).meta({
      description: 'What was said in earlier turns and sessions and answers the query, where the query wants the past',
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
    profile: z.enum(['standard', 'adaptive']).optional().meta({
      description:
        "How the window is chosen; by default the server's MEMORY_PROFILE. `adaptive`: four to eight turns within their tokens, by how the conversation goes on, and key-value summaries of what came before",
    }),
    message_format: z.enum(['langchain', 'openai']).default('langchain'),
    memory_limit: z.int().min(0).max(500).optional().meta({
      description: 'The most memories; by default as many as answer and fit into their share of the budget',
    }),
    min_score: z.number().min(0).max(1).optional().meta({
      description:
        'The least score of a memory; by default the service decides whether the query wants the past, and stops where what is left hardly answers',
    }),
    memory_tokens: z.int().min(0).max(1_000_000).optional().meta({
      description:
        "The most tokens of the block of memories; by default the server's MEMORY_SHARE of max_tokens, and all that is left where memory_limit and min_score are both told",
    }),
    blocks: z.array(ownBlock).max(64).default([]).meta({
      description:
        'Parts of your system prompt that need not always stand; those that do stand behind it, in this order, and are never cut',
    }),
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
      {
        user_id: 'u1',
        session_id: 's1',
        current_query: 'And the first one?',
        current_language: 'en',
        system_prompt: 'You are a travel assistant.',
        max_tokens: 4000,
      },
    ],
  });

const promptMessage = z
  .union([
    z.object({ type: z.string(), data: z.looseObject({ content: z.string() }) }),
    z.object({ role: z.string(), content: z.string(), name: z.string().optional() }),
  ])
  .meta({ id: 'PromptMessage' });

const frequency = <Name extends string>(name: Name, value: z.ZodType, of: 'turns' | 'mentions') =>
  z.array(z.object({ [name]: value, [of]: z.int() }));

const frequentName = z.object({ name: z.string(), mentions: z.int(), sessions: z.int() }).meta({ id: 'FrequentName' });

export const userPatterns = z
  .object({
    languages: frequency('language', z.string(), 'turns'),
    active_hours: frequency('hour', z.int(), 'turns'),
    frequent_commands: z.array(frequentName),
    frequent_places: frequency('name', z.string(), 'mentions'),
    topics: z.array(frequentName),
  })
  .meta({ id: 'UserPatterns' });

const toldFact = z
  .object({
    id: z.string(),
    domain: z.enum(DOMAINS),
    key: z.string(),
    value: z.string(),
    confidence: z.enum(CONFIDENCES),
  })
  .meta({ id: 'ToldFact' });

const directAnswer = z
  .object({
    answer: z.string(),
    facts: z.array(z.string()).meta({ description: 'Ids of the facts that it tells' }),
    question: z.string().meta({ description: 'The query as it was understood' }),
    key: z
      .string()
      .meta({ description: 'What the answer may be kept under: another one as soon as a fact of the user changes' }),
    expires_at: z.string().meta({ description: 'No later than 24 hours from now' }),
  })
  .meta({ id: 'DirectAnswer' });

const segmentSummary = z.object({
  from_turn: z.int(),
  to_turn: z.int(),
  topic: z.string(),
  discussed: z.array(z.string()),
  outcome: z.string(),
  decisions: z.array(z.string()),
  open_questions: z.array(z.string()),
  session_id: z.string().optional().meta({
    description:
      'Where it is of an earlier session of the user; where it stands for segments of several, the last of these',
  }),
  level: z.enum(LEVELS).optional().meta({
    description:
      'Where it stands for several segments of an hour, a day or a week, merged as more were there than slots',
  }),
  segments: z.int().optional().meta({ description: 'So many, with `level`' }),
  from_day: z
    .string()
    .optional()
    .meta({ description: 'With `level`: the day of the first, in the time zone asked for' }),
  to_day: z.string().optional(),
});

export const agentContext = z.object({
  user_id: z.string(),
  session_id: z.string(),
  current_query: z.string(),
  language: z.string(),
  history_messages: z.array(promptMessage),
  conversation_history: z.string(),
  previous_places: z.array(z.looseObject({ name: z.string(), _turn_number: z.int(), _number: z.int() })),
  session_summary: z.string(),
  summaries: z.array(segmentSummary).meta({
    description:
      'What the adaptive window does not show, three turns a summary, oldest first, or what opens the first prompt of a session: the earlier ones of the week; empty in the standard profile',
  }),
  total_turns: z.int(),
  version: z.int(),
  estimated_tokens: z.int(),
  tokens_remaining: z.int(),
  sections: z.object({
    system: z.int(),
    blocks: z.int(),
    error: z.int(),
    tool_results: z.int(),
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
    description:
      'Where the query asks just what facts of the user tell, and no later turn bears on it more than any before: the answer, without asking a model',
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
  last_error: z.string().nullable().meta({
    description:
      'The error that the last turn reported, where this is a retry of its query: it stands in the system prompt',
  }),
  system_prompt: z.string().meta({
    description:
      "The caller's, enhanced by what is remembered: facts, memories, summary, places; without one, those alone",
  }),
  messages: z.array(promptMessage).meta({
    description: 'The whole prompt, ready to send: the system message where it says something, the history, the query',
  }),
  window: z.object({ turns: z.int(), reason: z.enum(WINDOW_REASONS) }),
  topic_shift: z.boolean(),
  repeated_query: z
    .object({
      turn_number: z.int(),
      session_id: z.string(),
      answer: z.string(),
      similarity: z.number(),
      disclaimer: z.string(),
    })
    .nullable()
    .meta({
      description:
        'The same question as it was answered before, in any session of the user, with the line that says so; null where it was not, where something decisive differs (a name, a number, a negation, a direction), or where the answer holds only for its moment',
    }),
  compressed: z.boolean(),
  cache: z.enum(['hit', 'miss', 'bypass']),
  recall_mode: recallMode,
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
