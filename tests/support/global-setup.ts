import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createTemplate, dropRun, embeddedTemplateOf, nameRun } from './database-server.ts';
import { discoverPostgres, discoverRedis, type FoundService } from './discover-services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own account and its `postgres` database: for making databases, not for testing in. */
    postgresUrl: string;
    postgresServer: { how: string };
    /** Null: no Redis on this machine. Test files take a database of it with `createTestRedis`. */
    redisUrl: string | null;
    redisServer: { how: string } | null;
    testRun: string;
    templateDatabase: string;
  }
}

interface TestServices {
  readonly postgres: FoundService;
  readonly redis: FoundService | null;
  readonly run: string;
  readonly template: string;
}

// Each project loads its own copy of this module, in one process: what they share hangs on the global object.
const SHARED = Symbol.for('hipocampo.test-services');
const shared = globalThis as { [SHARED]?: { services: Promise<TestServices>; users: number } };

/** Finds or starts the services once per run, whichever projects run, and hands their addresses to the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[SHARED] ??= { services: startServices(), users: 0 };
  const use = shared[SHARED];
  use.users += 1;
  const { postgres, redis, run, template } = await use.services;
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresServer', { how: postgres.how });
  project.provide('redisUrl', redis?.url ?? null);
  project.provide('redisServer', redis === null ? null : { how: redis.how });
  project.provide('testRun', run);
  project.provide('templateDatabase', template);
  return async () => {
    use.users -= 1;
    if (use.users > 0) return;
    await dropRun(postgres.url, run);
    await rm(embeddedTemplateOf(run), { recursive: true, force: true });
    await Promise.all([postgres.stop(), redis?.stop()]);
  };
}

async function startServices(): Promise<TestServices> {
  const started: FoundService[] = [];
  const run = nameRun();
  try {
    const postgres = await discoverPostgres();
    started.push(postgres);
    const redis = await discoverRedis();
    if (redis !== null) started.push(redis);
    await dropRun(postgres.url, run);
    const template = await createTemplate(postgres.url, run, migrate);
    const redisWords = redis?.how ?? 'no Redis: the suites that need it are skipped';
    process.stdout.write(`test services: ${postgres.how}; ${redisWords}\n`);
    return { postgres, redis, run, template };
  } catch (error) {
    for (const service of started) await service.stop();
    throw error;
  }
}

async function migrate(url: string): Promise<void> {
  const { migratePostgres } = await import('../../src/stores/migrate.ts');
  await migratePostgres({ connectionString: url });
}
