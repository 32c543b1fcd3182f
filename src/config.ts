/**
 * Configuration from the environment: the only reader of `process.env`. All faults are reported at once. `.env.example` lists the
 * same keys (a test compares).
 */
import { type EncryptionKeys, encryptionKeys } from './encryption-keys.ts';
import { type ApiKeySetting, type Environment, environmentSchema } from './environment.ts';
import type { AdaptiveSettings } from './memory/conversation/flow/adaptive-settings.ts';

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
  /** The master keys; absent: nothing is encrypted. */
  readonly encryption: EncryptionKeys | undefined;
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

/** Reads the settings of an embedding worker in a process of its own: whoever starts one wants semantic memory, unless it is off in so many words. */
export function loadEmbeddingWorkerConfig(environment: Record<string, string | undefined> = process.env): Config {
  return loadConfig({ ...environment, SEMANTIC_MEMORY_ENABLED: environment.SEMANTIC_MEMORY_ENABLED || 'true' });
}

function adaptiveSettings(env: Environment): AdaptiveSettings {
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

function embeddingModel(env: Environment): EmbeddingModelConfig {
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
