import { Redis, type RedisOptions } from 'ioredis';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { contextKey, EVERY_CONTEXT } from './cache-keys.ts';
import type { ContextCache, EntryAge } from './context-cache.ts';
import type { RequestCounter } from './request-counter.ts';

const FAILURES_BEFORE_OPEN = 5; // with the timeout of 100 ms, a Redis that hangs costs five requests that long, then none
const SCANNED_AT_ONCE = 1_000;
const REST_MS = 1_000; // one request a second tries whether it is back

/** Script that compares and stores in one step, so that a worker that was held up cannot put an old entry over a new one. */
const SET_UNLESS_NEWER = `
local generation, version = string.match(redis.call('GETRANGE', KEYS[1], 0, 63), '^%d+ (%d+) (%d+) ')
if generation then
  local ahead = tonumber(generation) - tonumber(ARGV[2])
  if ahead > 0 or (ahead == 0 and tonumber(version) > tonumber(ARGV[3])) then return 0 end
end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[4])
return 1`;

/** The client with the script above as a command. */
type ScriptedRedis = Redis & {
  setUnlessNewer(key: string, value: Buffer, generation: number, version: number, ttlSeconds: number): Promise<number>;
};

interface RedisCacheOptions {
  readonly connection: {
    readonly url?: string;
    readonly host?: string;
    readonly port: number;
    readonly password?: string;
  };
  readonly timeoutMs: number;
  readonly ttlSeconds: number;
  /** Called once for each change between up and down. */
  readonly onStatus: (status: 'up' | 'down', error?: Error) => void;
  readonly onFailure: (operation: string) => void;
}

/**
 * The cache between processes. Commands fail at once while Redis is not connected, after `timeoutMs` while it hangs, and
 * are not even tried while the breaker is open, so that an outage costs a metric and one log line.
 */
export class RedisContextCache implements ContextCache, RequestCounter {
  readonly #redis: ScriptedRedis;
  readonly #breaker = new CircuitBreaker({
    failures: FAILURES_BEFORE_OPEN,
    restMs: REST_MS,
    now: () => performance.now(),
  });
  readonly #options: RedisCacheOptions;
  #status: 'up' | 'down' = 'up';
  #isAsking = false;

  constructor(options: RedisCacheOptions) {
    this.#options = options;
    const settings: RedisOptions = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      commandTimeout: options.timeoutMs,
      connectTimeout: 1_000,
      keepAlive: 10_000,
      retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
      reconnectOnError: (error) => /READONLY|MASTERDOWN/.test(error.message), // failed over: find the new one
    };
    const { url, host, port, password } = options.connection;
    const redis =
      url === undefined
        ? new Redis({
            ...settings,
            port,
            ...(host !== undefined && { host }),
            ...(password !== undefined && { password }),
          })
        : new Redis(url, settings);
    redis.defineCommand('setUnlessNewer', { numberOfKeys: 1, lua: SET_UNLESS_NEWER });
    this.#redis = redis as ScriptedRedis;
    this.#redis.on('error', (error: Error) => this.#turn('down', error));
    this.#redis.on('ready', () => this.#turn('up'));
    this.#redis.on('close', () => this.#turn('down'));
  }

  async get(tenant: string, sessionId: string) {
    const value = await this.#ask('get', () => this.#redis.getBuffer(contextKey(tenant, sessionId)));
    return { value: value ?? null, available: value !== undefined };
  }

  async set(tenant: string, sessionId: string, value: Buffer, age: EntryAge, mostSeconds?: number): Promise<boolean> {
    const key = contextKey(tenant, sessionId);
    const ttlSeconds = Math.min(this.#options.ttlSeconds, mostSeconds ?? this.#options.ttlSeconds);
    const reply = await this.#ask('set', () =>
      this.#redis.setUnlessNewer(key, value, age.generation, age.version, ttlSeconds),
    );
    return reply !== undefined;
  }

  async delete(tenant: string, sessionIds: readonly string[]): Promise<number | null> {
    if (sessionIds.length === 0) return 0;
    const keys = sessionIds.map((sessionId) => contextKey(tenant, sessionId));
    return (await this.#ask('delete', () => this.#redis.del(keys))) ?? null;
  }

  async clear(): Promise<number | null> {
    let [cursor, cleared] = ['0', 0];
    do {
      const page = await this.#ask('delete', () =>
        this.#redis.scan(cursor, 'MATCH', EVERY_CONTEXT, 'COUNT', SCANNED_AT_ONCE),
      );
      if (page === undefined) return null;
      const [next, keys] = page;
      if (keys.length > 0) {
        const deleted = await this.#ask('delete', () => this.#redis.del(keys));
        if (deleted === undefined) return null;
        cleared += deleted;
      }
      cursor = next;
    } while (cursor !== '0');
    return cleared;
  }

  async count(key: string, seconds: number): Promise<number | null> {
    const replies = await this.#ask('count', () => this.#redis.multi().incr(key).expire(key, seconds).exec());
    const value = replies?.[0]?.[1];
    return typeof value === 'number' ? value : null;
  }

  /** Returns whether Redis answers; one that answered late is asked again, so that it does not count as down until the next request. */
  status() {
    if (this.#status === 'down' && this.#redis.status === 'ready' && !this.#isAsking) {
      this.#isAsking = true;
      void this.#ask('ping', () => this.#redis.ping()).finally(() => {
        this.#isAsking = false;
      });
    }
    return this.#status;
  }

  async close(): Promise<void> {
    this.#redis.removeAllListeners('close');
    this.#redis.disconnect();
  }

  /** Returns the reply, or undefined where there was none in time. */
  async #ask<T>(operation: string, command: () => Promise<T>): Promise<T | undefined> {
    if (!this.#breaker.admits()) {
      this.#options.onFailure(operation);
      return undefined;
    }
    try {
      const reply = await command();
      this.#breaker.succeeded();
      this.#turn('up');
      return reply;
    } catch (error) {
      this.#breaker.failed();
      this.#options.onFailure(operation);
      this.#turn('down', error instanceof Error ? error : undefined);
      return undefined;
    }
  }

  #turn(status: 'up' | 'down', error?: Error): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#options.onStatus(status, error);
  }
}
