import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, loadEmbeddingWorkerConfig } from '../../src/config.ts';
import { environmentSchema } from '../../src/environment.ts';

const ENV_EXAMPLE = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};
const POSTGRES = 'postgres://u:p@localhost:5432/d';

const BOUNDS: readonly [name: string, min: number, max: number][] = [
  ['PORT', 0, 65_535],
  ['DATABASE_POOL_SIZE', 1, 200],
  ['DATABASE_STATEMENT_TIMEOUT_MS', 100, 600_000],
  ['REDIS_PORT', 1, 65_535],
  ['REDIS_TIMEOUT_MS', 5, 5_000],
  ['CACHE_TTL_SECONDS', 1, 86_400],
  ['RATE_LIMIT_PER_MINUTE', 0, 1_000_000],
  ['MAX_CONTEXT_TOKENS', 64, 1_000_000],
  ['SESSION_MAX_TURNS', 1, 100_000_000],
  ['SESSION_MAX_MESSAGES', 1, 1_000_000_000],
  ['SESSION_MAX_BYTES', 1, 1_000_000_000_000],
  ['SESSION_CLEANUP_SECONDS', 1, 86_400],
  ['RAW_TURN_RETENTION_DAYS', 0, 36_500],
  ['CONVERSATION_MAX_MESSAGES', 2, 2_000],
  ['TOOL_CACHE_TTL_SECONDS', 1, 86_400],
  ['TOOL_CACHE_MAX_ENTRIES', 1, 1_000_000],
  ['SESSION_TTL_SECONDS', 1, 31_536_000],
  ['WORKER_CACHE_MB', 0, 1_000_000],
  ['INDEX_MEMORY_MB', 16, 1_000_000],
  ['RECALL_DEADLINE_MS', 10, 10_000],
  ['MEMORY_LIMIT', 0, 500],
  ['JOURNAL_MAX_LINES', 1, 100_000],
  ['EVENT_RETENTION_DAYS', 1, 3_650],
  ['ADAPTIVE_WINDOW_TURNS', 1, 100],
  ['ADAPTIVE_WINDOW_MIN_TURNS', 1, 100],
  ['ADAPTIVE_WINDOW_MAX_TURNS', 1, 100],
  ['ADAPTIVE_WINDOW_TOKENS', 16, 1_000_000],
  ['ADAPTIVE_COMPRESSION_TOKENS', 64, 4_000],
  ['SEGMENT_TURNS', 1, 20],
  ['SEGMENT_COUNT', 0, 50],
  ['SEGMENT_TOKENS', 10, 1_000],
  ['SEGMENTS_TOKENS', 0, 100_000],
  ['EMBEDDING_WORKER_PORT', 0, 65_535],
  ['EMBEDDING_THREADS', 1, 64],
  ['IMPORT_MAX_MB', 1, 1_000_000],
  ['MAX_CONCURRENT_REQUESTS', 1, 100_000],
  ['SHUTDOWN_TIMEOUT_MS', 100, 600_000],
];

describe('loadConfig', () => {
  it('needs nothing: the embedded database, an in-process cache, one worker on loopback', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      workers: 1,
      logLevel: 'info',
      databaseUrl: undefined,
      dataDir: './data',
      redis: undefined,
      cacheTtlSeconds: 300,
      apiKeys: [],
      rateLimitPerMinute: 0,
      maxContextTokens: 4000,
      sessionLimits: { maxTurns: null, maxMessages: 1000, maxBytes: 1_000_000, reject: false },
      sessionCleanupSeconds: 300,
      destroysExpired: false,
      rawTurnRetentionDays: 90,
      conversationMaxMessages: 20,
      sessionTtlSeconds: 3600,
      withoutEffect: [],
    });
  });

  it('takes an empty value as not given, as compose files write it', () => {
    expect(
      loadConfig({
        DATABASE_URL: '',
        REDIS_URL: '',
        REDIS_HOST: '',
        API_KEYS: '',
        PORT: '',
        LLM_MODEL: '',
        ENCRYPTION_KEY: '',
      }),
    ).toEqual(loadConfig({}));
  });

  it('ignores variables that are none of its own', () => {
    expect(loadConfig({ PATH: '/bin', HOME: '/root' })).toEqual(loadConfig({}));
  });

  it('reports every fault at once, by the name of its setting', () => {
    const faults = faultsOf({
      PORT: 'http',
      WORKERS: '0',
      DATABASE_URL: 'mysql://x',
      REDIS_URL: 'x',
      LOG_LEVEL: 'loud',
      MAX_CONTEXT_TOKENS: '10',
      API_KEYS: '{',
      ENCRYPTION_KEY: 'x',
    });
    const named = faults.map((fault) => fault.split(/[:.]/)[0]);
    expect(new Set(named)).toEqual(
      new Set([
        'PORT',
        'WORKERS',
        'DATABASE_URL',
        'REDIS_URL',
        'LOG_LEVEL',
        'MAX_CONTEXT_TOKENS',
        'API_KEYS',
        'ENCRYPTION_KEY',
      ]),
    );
  });

  it('reports what settings forbid each other together with what is wrong in itself', () => {
    const named = faultsOf({
      WORKERS: '4',
      MEMORY_PROFILE: 'other',
      REDIS_URL: 'redis://a',
      REDIS_HOST: 'b',
      PORT: 'x',
    }).join('\n');
    for (const name of ['MEMORY_PROFILE', 'REDIS_URL', 'WORKERS', 'PORT']) expect(named).toContain(name);
  });

  it.each(BOUNDS)('holds %s to %i-%i, and takes nothing that only looks like a number', (name, min, max) => {
    for (const value of [min, max]) expect(faultsOf({ [name]: String(value) })).toEqual([]);
    for (const value of [String(min - 1), String(max + 1), '1.5', '1e2', '0x10', ' 5', 'five', '∞', 'NaN', '']) {
      if (value !== '') expect(faultsOf({ [name]: value }).join(), value).toContain(name);
    }
  });

  it('has a bound in these tests for every whole number it reads', () => {
    const numeric = Object.keys(environmentSchema.shape).filter((name) =>
      faultsOf({ [name]: 'x' }).some((fault) => fault.includes('whole number')),
    );
    expect(numeric.toSorted()).toEqual([...BOUNDS.map(([name]) => name), 'WORKERS'].toSorted());
  });

  it('translates where it can unless told not to', () => {
    expect(loadConfig({}).semanticMemory.translates).toBe(true);
    expect(loadConfig({ TRANSLATOR: 'off' }).semanticMemory.translates).toBe(false);
    expect(faultsOf({ TRANSLATOR: 'yes' }).join()).toContain('TRANSLATOR');
  });

  it('takes several workers only with PostgreSQL and Redis', () => {
    expect(faultsOf({ WORKERS: '2' })).toHaveLength(2);
    expect(faultsOf({ WORKERS: '2', DATABASE_URL: POSTGRES })).toHaveLength(1);
    expect(faultsOf({ WORKERS: '2', REDIS_HOST: 'cache' })).toHaveLength(1);
    expect(loadConfig({ WORKERS: '256', DATABASE_URL: POSTGRES, REDIS_HOST: 'cache' }).workers).toBe(256);
    expect(faultsOf({ WORKERS: '257', DATABASE_URL: POSTGRES, REDIS_HOST: 'cache' })).toHaveLength(1);
  });

  it('takes Redis as a URL or as host, port and password', () => {
    expect(loadConfig({ REDIS_URL: 'rediss://:p@h:1/2' }).redis).toEqual({ url: 'rediss://:p@h:1/2', port: 6379 });
    expect(loadConfig({ REDIS_HOST: 'h', REDIS_PORT: '7000', REDIS_PASSWORD: 'p' }).redis).toEqual({
      host: 'h',
      port: 7000,
      password: 'p',
    });
    expect(loadConfig({ REDIS_PORT: '7000' }).redis).toBeUndefined();
  });

  it.each(['postgres://localhost/d', 'postgresql://u:p@[::1]:5432/d?sslmode=require'])(
    'takes the database %s',
    (url) => {
      expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );

  it('reads API keys with their tenant, user and scope, writing by default', () => {
    const API_KEYS = JSON.stringify([
      { key: 'k'.repeat(16), tenant: 'acme' },
      { key: 'r'.repeat(16), tenant: 'default', user_id: 'ana|1', scope: 'read' },
    ]);
    expect(loadConfig({ API_KEYS }).apiKeys).toEqual([
      { key: 'k'.repeat(16), tenant: 'acme', scope: 'write' },
      { key: 'r'.repeat(16), tenant: 'default', user_id: 'ana|1', scope: 'read' },
    ]);
  });

  it.each([
    'not json',
    '{}',
    '"key"',
    '[{}]',
    '[{"key":"short","tenant":"a"}]',
    '[{"key":"0123456789abcdef"}]',
    '[{"key":"0123456789abcdef","tenant":"a:b"}]',
    '[{"key":"0123456789abcdef","tenant":""}]',
    '[{"key":"0123456789abcdef","tenant":"a","scope":"admin"}]',
    '[{"key":"0123456789abcdef","tenant":"a","user_id":"a b"}]',
    '[{"key":"0123456789abcdef","tenant":"a","surprise":1}]',
  ])('refuses the API keys %s, without repeating them', (API_KEYS) => {
    const faults = faultsOf({ API_KEYS });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).toMatch(/^API_KEYS/);
    expect(faults.join()).not.toContain('0123456789abcdef');
  });

  it('takes a master key in hexadecimal, in base64 or from a file, and the one before it', () => {
    const [key, before] = [randomBytes(32), randomBytes(32)];
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'key');
    writeFileSync(file, `${key.toString('base64')}\n`);
    const taken = (environment: Record<string, string>) => loadConfig(environment).encryption;
    expect(taken({})).toBeUndefined();
    for (const given of [
      { ENCRYPTION_KEY: key.toString('hex') },
      { ENCRYPTION_KEY: key.toString('base64') },
      { ENCRYPTION_KEY_FILE: file },
    ] as Record<string, string>[])
      expect(taken(given)).toEqual({ current: key, previous: null });
    expect(taken({ ENCRYPTION_KEY: key.toString('hex'), ENCRYPTION_KEY_PREVIOUS: before.toString('base64') })).toEqual({
      current: key,
      previous: before,
    });
    rmSync(dirname(file), { recursive: true });
  });

  it('refuses a master key that is none, twice given, missing or its own predecessor, without repeating it', () => {
    const key = 'ab'.repeat(32);
    const refused: [Record<string, string>, string][] = [
      [{ ENCRYPTION_KEY: 'too-short' }, 'ENCRYPTION_KEY'],
      [{ ENCRYPTION_KEY: key.slice(1) }, 'ENCRYPTION_KEY'],
      [{ ENCRYPTION_KEY: key, ENCRYPTION_KEY_FILE: '/nowhere' }, 'ENCRYPTION_KEY'],
      [{ ENCRYPTION_KEY_FILE: '/nowhere/at/all' }, 'ENCRYPTION_KEY_FILE'],
      [{ ENCRYPTION_KEY_PREVIOUS: key }, 'ENCRYPTION_KEY_PREVIOUS'],
      [{ ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: key }, 'ENCRYPTION_KEY_PREVIOUS'],
      [{ ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: 'zz' }, 'ENCRYPTION_KEY_PREVIOUS'],
    ];
    for (const [environment, name] of refused) {
      const faults = faultsOf(environment);
      expect(faults.join(), JSON.stringify(environment)).toMatch(new RegExp(`^${name}:`));
      expect(faults.join()).not.toContain('too-short');
      expect(faults.join()).not.toContain(key);
    }
  });

  it('names what has no effect', () => {
    expect(
      loadConfig({ EMBEDDING_WORKER_URL: 'http://w' }).withoutEffect,
      'with the embedded database the embedding worker runs inside',
    ).toEqual(['EMBEDDING_WORKER_URL']);
    expect(loadConfig({ DATABASE_URL: POSTGRES, EMBEDDING_WORKER_URL: 'http://w' }).withoutEffect).toEqual([]);
  });

  it('remembers by meaning without being asked to with the embedded database only', () => {
    expect(loadConfig({}).semanticMemory.enabled).toBe(true);
    expect(loadConfig({ SEMANTIC_MEMORY_ENABLED: 'false' }).semanticMemory.enabled).toBe(false);
    expect(loadConfig({ DATABASE_URL: POSTGRES }).semanticMemory.enabled).toBe(false);
    expect(loadConfig({ DATABASE_URL: POSTGRES, SEMANTIC_MEMORY_ENABLED: 'true' }).semanticMemory.enabled).toBe(true);
    expect(faultsOf({ SEMANTIC_MEMORY_ENABLED: 'yes' })).toHaveLength(1);
  });

  it('compiles the rules at the start unless told not to', () => {
    expect(loadConfig({}).compilesRulesAtStart).toBe(true);
    expect(loadConfig({ COMPILE_RULES_AT_START: 'false' }).compilesRulesAtStart).toBe(false);
    expect(faultsOf({ COMPILE_RULES_AT_START: 'no' })).toHaveLength(1);
  });

  it('takes its vectors from the bundled model, a folder or an endpoint, and from one of them only', () => {
    expect(loadConfig({}).semanticMemory.model).toEqual({ kind: 'bundled' });
    expect(loadConfig({ EMBEDDING_MODEL_DIR: 'm' }).semanticMemory.model).toEqual({ kind: 'local', modelDir: 'm' });
    expect(loadConfig({ EMBEDDING_BASE_URL: 'http://e/v1', EMBEDDING_MODEL: 'm' }).semanticMemory.model).toEqual({
      kind: 'remote',
      baseUrl: 'http://e/v1',
      apiKey: undefined,
      model: 'm',
    });
    expect(faultsOf({ EMBEDDING_MODEL_DIR: 'm', EMBEDDING_BASE_URL: 'http://e' })).toHaveLength(1);
    expect(faultsOf({ EMBEDDING_WORKER_TOKEN: 'short' })).toHaveLength(1);
  });

  it.each(['LLM_BASE_URL', 'EMBEDDING_BASE_URL', 'EMBEDDING_WORKER_URL'])(
    'refuses a %s that is no address, or holds a password',
    (name) => {
      for (const address of ['host:1', 'http://', 'ftp://host', 'https://name:word@host/v1']) {
        const faults = faultsOf({ [name]: address });
        expect(faults).toEqual([expect.stringContaining(`${name}: must be http(s)://`)]);
        expect(faults.join()).not.toContain('word@');
      }
    },
  );

  it('reads the policy of full sessions', () => {
    expect(loadConfig({ SESSION_FULL_POLICY: 'reject' }).sessionLimits.reject).toBe(true);
    expect(faultsOf({ SESSION_FULL_POLICY: 'drop' })).toHaveLength(1);
  });

  it('tells all faults in its message, a line each', () => {
    expect(() => loadConfig({ PORT: 'x', WORKERS: 'y' })).toThrow(/2 fault\(s\):\n {2}PORT: .*\n {2}WORKERS: /);
  });
});

describe('.env.example', () => {
  const lines = [...ENV_EXAMPLE.matchAll(/^(#? ?)([A-Z][A-Z_]+)=(.*)$/gm)].map(([, mark, name = '', value = '']) => ({
    off: mark !== '',
    name,
    value,
  }));

  it('has the settings that the service reads, each once, no more and no less', () => {
    expect(lines.map((line) => line.name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('shows for each its default, or an example that is taken where there is none', () => {
    for (const { off, name, value } of lines) {
      const schema = environmentSchema.shape[name as keyof typeof environmentSchema.shape];
      if (off) expect(faultsOf({ [name]: value }), name).toEqual([]);
      else expect(schema.parse(value), name).toEqual(schema.parse(undefined));
    }
  });

  it('explains each in the line above it', () => {
    const lines = ENV_EXAMPLE.split('\n');
    for (const [index, line] of lines.entries()) {
      if (!/^#? ?[A-Z][A-Z_]+=/.test(line)) continue;
      expect(lines[index - 1], line).toMatch(/^# .{10,}/);
    }
  });

  it('starts the service as it stands', () => {
    const uncommented = Object.fromEntries(
      [...ENV_EXAMPLE.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
    );
    expect(loadConfig(uncommented)).toEqual(loadConfig({}));
  });

  it('leaves recall to the service where the server says nothing of it', () => {
    expect(loadConfig({}).semanticMemory).toMatchObject({ memoryLimit: null, minScore: null });
    expect(loadConfig({ MEMORY_LIMIT: '7', MIN_SCORE: '0.25' }).semanticMemory).toMatchObject({
      memoryLimit: 7,
      minScore: 0.25,
    });
    expect(() => loadConfig({ MIN_SCORE: '1.5' })).toThrow('MIN_SCORE');
  });

  it('has semantic memory on in an embedding worker of its own, unless it is off in so many words', () => {
    const DATABASE_URL = 'postgres://localhost/x';
    const isOn = (more: Record<string, string>) =>
      loadEmbeddingWorkerConfig({ DATABASE_URL, ...more }).semanticMemory.enabled;
    expect([isOn({}), isOn({ SEMANTIC_MEMORY_ENABLED: '' }), isOn({ SEMANTIC_MEMORY_ENABLED: 'false' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(loadConfig({ DATABASE_URL }).semanticMemory.enabled).toBe(false);
  });

  it('takes the share of memories from 0 to 1, a quarter by default', () => {
    const shareOf = (MEMORY_SHARE: string) => loadConfig({ MEMORY_SHARE }).semanticMemory.memoryShare;
    expect(loadConfig({}).semanticMemory.memoryShare).toBe(0.25);
    expect([shareOf('0'), shareOf('0.5'), shareOf('1')]).toEqual([0, 0.5, 1]);
    for (const wrong of ['1.5', '-0.1', 'half', '25%']) expect(() => shareOf(wrong), wrong).toThrow('MEMORY_SHARE');
  });
});
