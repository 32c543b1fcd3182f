/**
 * Configuration from the environment: the only reader of `process.env`. All faults are reported at once. `.env.example` lists the
 * same keys (a test compares).
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { IDENTIFIER, IDENTIFIER_RULE } from './identifier.ts';
import { ADAPTIVE_DEFAULTS, type AdaptiveSettings } from './memory/conversation/flow/adaptive-settings.ts';

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

const KEY_BYTES = 32;

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

export type ApiKeySetting = z.infer<typeof apiKeySchema>;

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly workers: number;
  readonly logLevel: string;
  /** The database's address; absent: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly databaseStatementTimeoutMs: number;
  readonly dataDir: string;
  /** The address of Redis; absent: no cache but the worker's own, allowed with one worker only. */
  readonly redis:
    | { readonly url?: string; readonly host?: string; readonly port: number; readonly password?: string }
    | undefined;
  readonly redisTimeoutMs: number;
  readonly cacheTtlSeconds: number;
  /** The memory that the ready contexts of a worker may take; 0 keeps none. */
  readonly workerCacheMegabytes: number;
  /** The master keys, 32 bytes each; absent: nothing is encrypted. */
  readonly encryption: { readonly current: Uint8Array; readonly previous: Uint8Array | null } | undefined;
  readonly apiKeys: readonly ApiKeySetting[];
  /** Requests a minute and key; 0 is no limit. */
  readonly rateLimitPerMinute: number;
  /** The language where neither a request, nor its text, nor its session or user tells one. */
  readonly defaultLanguage: string;
  readonly maxContextTokens: number;
  /** The profile of a request that names none. */
  readonly profile: 'standard' | 'adaptive';
  readonly adaptive: AdaptiveSettings;
  readonly sessionLimits: SessionPolicyConfig;
  readonly sessionTtlSeconds: number;
  /** The seconds between two looks for idle sessions, and for turns that are to be removed. */
  readonly sessionCleanupSeconds: number;
  /** True when an idle session is destroyed; false when its turns stay. */
  readonly destroysExpired: boolean;
  /** The days after which a turn's text is removed; 0: never. */
  readonly rawTurnRetentionDays: number;
  /** The messages of a session that a language model has not read, two a turn, with which it reads them at once. */
  readonly conversationMaxMessages: number;
  /** The seconds that a tool's result is kept where its caller does not say. */
  readonly toolCacheTtlSeconds: number;
  /** The results of tools that a user keeps, and those that a tenant keeps for all. */
  readonly toolCacheMaxEntries: number;
  /** The most lines of a user's journal, over all days. */
  readonly journalMaxLines: number;
  /** The days that events are kept, to be told to who was away. */
  readonly eventRetentionDays: number;
  /** True where webhooks may reach loopback and private addresses. */
  readonly webhookAllowPrivate: boolean;
  readonly semanticMemory: SemanticMemoryConfig;
  /** The endpoint that reads stretches of turns, with one question each, for facts and episodes; absent: rules alone find facts. */
  readonly llm: { readonly baseUrl: string; readonly apiKey: string | undefined; readonly model: string } | undefined;
  /** The folder where the MEMORY.md of every user is kept, and whether edits of it are seen at once; absent: nowhere. */
  readonly memoryFolder: { readonly path: string; readonly watches: boolean } | undefined;
  /** The largest document that an import over HTTP takes. */
  readonly importMaxBytes: number;
  /** Requests a process works on at once; one more is answered 503 at once instead of queueing. */
  readonly maxConcurrentRequests: number;
  readonly shutdownTimeoutMs: number;
  /** False: the rules of a language are compiled when its first turn comes, not before the service is ready. */
  readonly compilesRulesAtStart: boolean;
  /** Names of settings that were given and that this version does not use. */
  readonly withoutEffect: readonly string[];
}

/** The most that a session holds, and whether a full one refuses turns. */
export interface SessionPolicyConfig {
  readonly maxTurns: number | null;
  readonly maxMessages: number;
  readonly maxBytes: number;
  readonly reject: boolean;
}

export interface SemanticMemoryConfig {
  /** True when memories are written and recalled; off, neither happens. On by default with the embedded database only. */
  readonly enabled: boolean;
  readonly index: 'shards' | 'pgvector';
  readonly indexMemoryBytes: number;
  /** The time that build-context waits for memories at most. */
  readonly recallDeadlineMs: number;
  /** The share of a prompt's budget that memories fill at most, 0 to 1, where the request does not say how much. */
  readonly memoryShare: number;
  /** The most memories of a context, and the least score of one, where the request does not say; null: the service decides. */
  readonly memoryLimit: number | null;
  readonly minScore: number | null;
  /** The address of the embedding worker for HTTP workers; absent: they recall by words alone, or it runs inside this process. */
  readonly workerUrl: string | undefined;
  readonly workerHost: string;
  readonly workerPort: number;
  readonly workerToken: string | undefined;
  readonly model: EmbeddingModelConfig;
  /** The folder of the model behind the stored vectors, while `model` takes over; `bundled` names the one that comes along. */
  readonly previousModelDir: string | undefined;
  readonly threads: number;
  /** True where languages that the bundled model does not read are translated for it, if the programs for it are installed. */
  readonly translates: boolean;
}

export type EmbeddingModelConfig =
  | { readonly kind: 'bundled' }
  | { readonly kind: 'local'; readonly modelDir: string }
  | { readonly kind: 'remote'; readonly baseUrl: string; readonly apiKey: string | undefined; readonly model: string };

/** The failure of an unusable environment; `faults` has a line for each setting that is wrong. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`the environment has ${faults.length} fault(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads the settings; an empty string counts as not set. Throws `ConfigError` with every fault. */
export function loadConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const faults: string[] = [];

  const encryption = encryptionKeys(given, faults);
  const redisGiven = given.REDIS_URL !== undefined || given.REDIS_HOST !== undefined;
  const severalWorkers = Number(given.WORKERS ?? 1) > 1;

  if (given.REDIS_URL !== undefined && given.REDIS_HOST !== undefined) {
    faults.push('REDIS_URL: give either REDIS_URL or REDIS_HOST, not both');
  }
  if (severalWorkers && given.DATABASE_URL === undefined) {
    faults.push('WORKERS: the embedded database serves one worker; set DATABASE_URL for more');
  }
  if (severalWorkers && !redisGiven)
    faults.push('WORKERS: the in-process cache serves one worker; set REDIS_URL for more');
  if (given.EMBEDDING_MODEL_DIR !== undefined && given.EMBEDDING_BASE_URL !== undefined) {
    faults.push('EMBEDDING_BASE_URL: give either EMBEDDING_MODEL_DIR or EMBEDDING_BASE_URL, not both');
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`);
  }
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const env = parsed.data;

  return {
    host: env.HOST,
    port: env.PORT,
    workers: env.WORKERS,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseStatementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    dataDir: env.DATA_DIR,
    redis: redisGiven
      ? {
          port: env.REDIS_PORT,
          ...(env.REDIS_URL !== undefined && { url: env.REDIS_URL }),
          ...(env.REDIS_HOST !== undefined && { host: env.REDIS_HOST }),
          ...(env.REDIS_PASSWORD !== undefined && { password: env.REDIS_PASSWORD }),
        }
      : undefined,
    redisTimeoutMs: env.REDIS_TIMEOUT_MS,
    cacheTtlSeconds: env.CACHE_TTL_SECONDS,
    workerCacheMegabytes: env.WORKER_CACHE_MB,
    encryption,
    apiKeys: env.API_KEYS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    defaultLanguage: env.DEFAULT_LANGUAGE,
    maxContextTokens: env.MAX_CONTEXT_TOKENS,
    profile: env.MEMORY_PROFILE,
    adaptive: adaptiveSettings(env),
    sessionLimits: {
      maxTurns: env.SESSION_MAX_TURNS ?? null,
      maxMessages: env.SESSION_MAX_MESSAGES,
      maxBytes: env.SESSION_MAX_BYTES,
      reject: env.SESSION_FULL_POLICY === 'reject',
    },
    sessionTtlSeconds: env.SESSION_TTL_SECONDS,
    sessionCleanupSeconds: env.SESSION_CLEANUP_SECONDS,
    destroysExpired: env.SESSION_EXPIRY === 'destroy',
    rawTurnRetentionDays: env.RAW_TURN_RETENTION_DAYS,
    conversationMaxMessages: env.CONVERSATION_MAX_MESSAGES,
    toolCacheTtlSeconds: env.TOOL_CACHE_TTL_SECONDS,
    toolCacheMaxEntries: env.TOOL_CACHE_MAX_ENTRIES,
    journalMaxLines: env.JOURNAL_MAX_LINES,
    eventRetentionDays: env.EVENT_RETENTION_DAYS,
    webhookAllowPrivate: env.WEBHOOK_ALLOW_PRIVATE === 'true',
    semanticMemory: {
      enabled: (env.SEMANTIC_MEMORY_ENABLED ?? (env.DATABASE_URL === undefined ? 'true' : 'false')) === 'true',
      index: env.SEMANTIC_INDEX,
      indexMemoryBytes: env.INDEX_MEMORY_MB * 1_048_576,
      recallDeadlineMs: env.RECALL_DEADLINE_MS,
      memoryShare: env.MEMORY_SHARE,
      memoryLimit: env.MEMORY_LIMIT ?? null,
      minScore: env.MIN_SCORE ?? null,
      workerUrl: env.EMBEDDING_WORKER_URL,
      workerHost: env.EMBEDDING_WORKER_HOST,
      workerPort: env.EMBEDDING_WORKER_PORT,
      workerToken: env.EMBEDDING_WORKER_TOKEN,
      model: embeddingModel(env),
      previousModelDir: env.EMBEDDING_PREVIOUS_MODEL_DIR,
      threads: env.EMBEDDING_THREADS,
      translates: env.TRANSLATOR === 'auto',
    },
    llm:
      env.LLM_BASE_URL === undefined
        ? undefined
        : { baseUrl: env.LLM_BASE_URL, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL },
    memoryFolder:
      env.MEMORY_DIR === undefined
        ? undefined
        : { path: env.MEMORY_DIR, watches: env.MEMORY_FILE_WATCH_ENABLED === 'true' },
    importMaxBytes: env.IMPORT_MAX_MB * 1_048_576,
    maxConcurrentRequests: env.MAX_CONCURRENT_REQUESTS,
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    compilesRulesAtStart: env.COMPILE_RULES_AT_START === 'true',
    withoutEffect: [
      // The embedding worker runs inside the one process when the database is embedded.
      ...(env.DATABASE_URL === undefined ? ['EMBEDDING_WORKER_URL'] : []),
    ].filter((name) => given[name] !== undefined),
  };
}

/** Reads the master keys. No fault tells a word of a key. */
function encryptionKeys(given: Record<string, string | undefined>, faults: string[]): Config['encryption'] {
  const { ENCRYPTION_KEY: key, ENCRYPTION_KEY_FILE: file, ENCRYPTION_KEY_PREVIOUS: before } = given;
  if (key !== undefined && file !== undefined)
    faults.push('ENCRYPTION_KEY: give either ENCRYPTION_KEY or ENCRYPTION_KEY_FILE, not both');
  const current =
    key !== undefined
      ? keyOf('ENCRYPTION_KEY', key, faults)
      : file !== undefined
        ? keyOf('ENCRYPTION_KEY_FILE', contentOf('ENCRYPTION_KEY_FILE', file, faults), faults)
        : null;
  const previous = before === undefined ? null : keyOf('ENCRYPTION_KEY_PREVIOUS', before, faults);
  if (before !== undefined && key === undefined && file === undefined)
    faults.push('ENCRYPTION_KEY_PREVIOUS: it is what ENCRYPTION_KEY takes over from; set that one too');
  if (current !== null && previous !== null && Buffer.compare(current, previous) === 0)
    faults.push('ENCRYPTION_KEY_PREVIOUS: it is the same key as ENCRYPTION_KEY; set the one before, or none');
  return current === null ? undefined : { current, previous };
}

function keyOf(name: string, text: string | null, faults: string[]): Uint8Array | null {
  if (text === null) return null;
  const bytes = /^[0-9a-f]{64}$/i.test(text.trim())
    ? Buffer.from(text.trim(), 'hex')
    : Buffer.from(text.trim(), 'base64');
  if (bytes.length === KEY_BYTES && /^[\w+/=-]+$/.test(text.trim())) return bytes;
  faults.push(`${name}: must be 64 hexadecimal digits, or base64 of 32 bytes (\`openssl rand -hex 32\` makes one)`);
  return null;
}

function contentOf(name: string, file: string, faults: string[]): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    faults.push(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    return null;
  }
}

/** Reads the settings of an embedding worker in a process of its own: whoever starts one wants semantic memory, unless it is off in so many words. */
export function loadEmbeddingWorkerConfig(environment: Record<string, string | undefined> = process.env): Config {
  return loadConfig({ ...environment, SEMANTIC_MEMORY_ENABLED: environment.SEMANTIC_MEMORY_ENABLED || 'true' });
}

function adaptiveSettings(env: z.infer<typeof environmentSchema>): AdaptiveSettings {
  return {
    windowTurns: env.ADAPTIVE_WINDOW_TURNS,
    minWindowTurns: env.ADAPTIVE_WINDOW_MIN_TURNS,
    maxWindowTurns: env.ADAPTIVE_WINDOW_MAX_TURNS,
    windowTokens: env.ADAPTIVE_WINDOW_TOKENS,
    aggressiveTokens: env.ADAPTIVE_COMPRESSION_TOKENS,
    segmentTurns: env.SEGMENT_TURNS,
    segments: env.SEGMENT_COUNT,
    segmentTokens: env.SEGMENT_TOKENS,
    segmentsTokens: env.SEGMENTS_TOKENS,
    shiftBelow: env.TOPIC_SHIFT_BELOW,
    highContinuity: env.CONTINUITY_HIGH,
    lowContinuity: env.CONTINUITY_LOW,
  };
}

function embeddingModel(env: z.infer<typeof environmentSchema>): EmbeddingModelConfig {
  if (env.EMBEDDING_BASE_URL !== undefined) {
    return {
      kind: 'remote',
      baseUrl: env.EMBEDDING_BASE_URL,
      apiKey: env.EMBEDDING_API_KEY,
      model: env.EMBEDDING_MODEL,
    };
  }
  return env.EMBEDDING_MODEL_DIR === undefined
    ? { kind: 'bundled' }
    : { kind: 'local', modelDir: env.EMBEDDING_MODEL_DIR };
}

/** The address of a running service, with the key by which a command is let in. */
export interface ServiceAddress {
  /** With the protocol, without a path. */
  readonly url: string;
  readonly key: string | undefined;
}

/** Returns the service that commands call: `url` where one is given, else the environment's, else that of this machine. Throws `ConfigError`. */
export function loadServiceAddress(
  url: string | undefined,
  environment: Record<string, string | undefined> = process.env,
): ServiceAddress {
  const given = url || environment.HIPOCAMPO_URL || 'http://127.0.0.1:8080';
  if (!/^https?:$/.test(protocolOf(given)))
    throw new ConfigError([`HIPOCAMPO_URL: ${given} must begin with http:// or https://`]);
  return { url: given, key: environment.HIPOCAMPO_API_KEY || undefined };
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
