/** The settings that the environment may give: their names, what is a value of each, and what holds where none is given. */
import { z } from 'zod';
import { IDENTIFIER, IDENTIFIER_RULE } from './identifier.ts';
import { ADAPTIVE_DEFAULTS } from './memory/conversation/flow/adaptive-settings.ts';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const integer = (min: number, max: number, fallback: number) => wholeNumber(min, max).default(fallback);

const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/, 'must be a number from 0 to 1')
  .transform(Number);

const text = z.string().min(1);

/** An address that is asked over HTTP. A name or password in it would reach logs, and `fetch` refuses them. */
const address = z.string().refine((given) => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}, 'must be http(s)://host/path, without a name or password');

/** A key of `API_KEYS`: a tenant's, perhaps narrowed to one user and to reading. */
const apiKeySchema = z.strictObject({
  key: z.string().min(16, 'an API key has at least 16 characters'),
  tenant: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'a tenant is 1-64 characters of A-Z a-z 0-9 . _ -'),
  user_id: z.string().regex(IDENTIFIER, `a user_id is ${IDENTIFIER_RULE}`).optional(),
  scope: z.enum(['write', 'read']).default('write'),
});

const apiKeysSchema = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON array of {key, tenant, user_id?, scope?}' });
      return z.NEVER;
    }
  })
  .pipe(z.array(apiKeySchema))
  .default([]);

export const environmentSchema = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: integer(0, 65_535, 8080),
  WORKERS: integer(1, 256, 1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),

  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL_SIZE: integer(1, 200, 10),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(100, 600_000, 10_000),
  DATA_DIR: text.default('./data'),

  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional(),
  REDIS_HOST: text.optional(),
  REDIS_PORT: integer(1, 65_535, 6379),
  REDIS_PASSWORD: text.optional(),
  REDIS_TIMEOUT_MS: integer(5, 5_000, 100),
  CACHE_TTL_SECONDS: integer(1, 86_400, 300),
  WORKER_CACHE_MB: integer(0, 1_000_000, 64),

  ENCRYPTION_KEY: text.optional(),
  ENCRYPTION_KEY_FILE: text.optional(),
  ENCRYPTION_KEY_PREVIOUS: text.optional(),

  API_KEYS: apiKeysSchema,
  RATE_LIMIT_PER_MINUTE: integer(0, 1_000_000, 0),

  DEFAULT_LANGUAGE: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'must be a BCP-47 language tag, such as es or en-GB')
    .default('es'),
  MEMORY_PROFILE: z.enum(['standard', 'adaptive']).default('standard'),
  ADAPTIVE_WINDOW_TURNS: integer(1, 100, ADAPTIVE_DEFAULTS.windowTurns),
  ADAPTIVE_WINDOW_MIN_TURNS: integer(1, 100, ADAPTIVE_DEFAULTS.minWindowTurns),
  ADAPTIVE_WINDOW_MAX_TURNS: integer(1, 100, ADAPTIVE_DEFAULTS.maxWindowTurns),
  ADAPTIVE_WINDOW_TOKENS: integer(16, 1_000_000, ADAPTIVE_DEFAULTS.windowTokens),
  ADAPTIVE_COMPRESSION_TOKENS: integer(64, 4_000, ADAPTIVE_DEFAULTS.aggressiveTokens),
  SEGMENT_TURNS: integer(1, 20, ADAPTIVE_DEFAULTS.segmentTurns),
  SEGMENT_COUNT: integer(0, 50, ADAPTIVE_DEFAULTS.segments),
  SEGMENT_TOKENS: integer(10, 1_000, ADAPTIVE_DEFAULTS.segmentTokens),
  SEGMENTS_TOKENS: integer(0, 100_000, ADAPTIVE_DEFAULTS.segmentsTokens),
  TOPIC_SHIFT_BELOW: share.default(ADAPTIVE_DEFAULTS.shiftBelow),
  CONTINUITY_HIGH: share.default(ADAPTIVE_DEFAULTS.highContinuity),
  CONTINUITY_LOW: share.default(ADAPTIVE_DEFAULTS.lowContinuity),
  MAX_CONTEXT_TOKENS: integer(64, 1_000_000, 4000),
  SESSION_MAX_MESSAGES: integer(1, 1_000_000_000, 1000),
  SESSION_MAX_BYTES: integer(1, 1_000_000_000_000, 1_000_000),
  SESSION_MAX_TURNS: wholeNumber(1, 100_000_000).optional(),
  SESSION_FULL_POLICY: z.enum(['truncate_oldest', 'reject']).default('truncate_oldest'),
  SESSION_TTL_SECONDS: integer(1, 31_536_000, 3600),
  SESSION_CLEANUP_SECONDS: integer(1, 86_400, 300),
  SESSION_EXPIRY: z.enum(['keep', 'destroy']).default('keep'),
  RAW_TURN_RETENTION_DAYS: integer(0, 36_500, 90),
  CONVERSATION_MAX_MESSAGES: integer(2, 2_000, 20),
  TOOL_CACHE_TTL_SECONDS: integer(1, 86_400, 3_600),
  TOOL_CACHE_MAX_ENTRIES: integer(1, 1_000_000, 10_000),

  JOURNAL_MAX_LINES: integer(1, 100_000, 500),

  EVENT_RETENTION_DAYS: integer(1, 3650, 7),
  WEBHOOK_ALLOW_PRIVATE: z.enum(['true', 'false']).default('false'),

  SEMANTIC_MEMORY_ENABLED: z.enum(['true', 'false']).optional(),
  SEMANTIC_INDEX: z.enum(['shards', 'pgvector']).default('shards'),
  INDEX_MEMORY_MB: integer(16, 1_000_000, 256),
  RECALL_DEADLINE_MS: integer(10, 10_000, 150),
  MEMORY_SHARE: share.default(0.25),
  MEMORY_LIMIT: wholeNumber(0, 500).optional(),
  MIN_SCORE: share.optional(),
  EMBEDDING_WORKER_URL: address.optional(),
  EMBEDDING_WORKER_HOST: text.default('127.0.0.1'),
  EMBEDDING_WORKER_PORT: integer(0, 65_535, 8081),
  EMBEDDING_WORKER_TOKEN: z.string().min(16, 'a token has at least 16 characters').optional(),
  EMBEDDING_MODEL_DIR: text.optional(),
  EMBEDDING_PREVIOUS_MODEL_DIR: text.optional(),
  EMBEDDING_BASE_URL: address.optional(),
  EMBEDDING_API_KEY: text.optional(),
  EMBEDDING_MODEL: text.default('text-embedding-3-small'),
  EMBEDDING_THREADS: integer(1, 64, 1),
  TRANSLATOR: z.enum(['auto', 'off']).default('auto'),

  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.default('gpt-4o-mini'),

  MEMORY_DIR: text.optional(),
  MEMORY_FILE_WATCH_ENABLED: z.enum(['true', 'false']).default('true'),

  IMPORT_MAX_MB: integer(1, 1_000_000, 4096),
  MAX_CONCURRENT_REQUESTS: integer(1, 100_000, 256),
  SHUTDOWN_TIMEOUT_MS: integer(100, 600_000, 10_000),
  COMPILE_RULES_AT_START: z.enum(['true', 'false']).default('true'),
});

export type Environment = z.infer<typeof environmentSchema>;

export type ApiKeySetting = z.infer<typeof apiKeySchema>;
