import type { Cleanup } from './cleanup.ts';
import type { ConversationText } from './conversation-text.ts';
import type { Databases } from './databases.ts';
import type { RedisDatabase } from './redis-database.ts';
import { ServerProcess } from './server-process.ts';
import type { Settings } from './settings.ts';

/** What every part of the bench works with. */
export interface Bench {
  readonly settings: Settings;
  readonly cleanup: Cleanup;
  readonly databases: Databases;
  readonly redis: RedisDatabase;
  readonly text: ConversationText;
}

/** What a part found: tables for people, figures for programs. */
export interface Findings {
  readonly tables: readonly string[];
  readonly figures: unknown;
}

/** Starts the service as one worker on PostgreSQL and Redis. */
export async function startService(
  { settings, cleanup, redis }: Bench,
  databaseUrl: string,
  profile?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const service = await ServerProcess.start({
    program: settings.server,
    env: {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(settings.poolSize),
      REDIS_URL: redis.url,
      CACHE_TTL_SECONDS: '86400', // entries must outlive the rounds they were made for
      WORKERS: '1',
      LOG_LEVEL: settings.logLevel,
      ...env,
    },
    nodeArguments: profileArguments(settings, profile),
  });
  cleanup.add(() => service.stop());
  return service;
}

export function profileArguments(settings: Settings, name: string | undefined): string[] {
  if (settings.profile === undefined || name === undefined) return [];
  return ['--cpu-prof', `--cpu-prof-dir=${settings.profile}`, `--cpu-prof-name=${name}.cpuprofile`];
}
