/** Writes `openapi/openapi.json` from the routes: `npm run openapi`. A contract test fails while the two differ. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '../../src/http/app.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';

export const OPENAPI_FILE = fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url));

/** The document as text, the same whatever order routes are registered in. Needs no database: no request is made. */
export async function openApiText(): Promise<string> {
  const unused = undefined as never;
  const app = await buildApp({
    memory: unused,
    memories: unused,
    facts: unused,
    journal: unused,
    memoryFiles: unused,
    locks: unused,
    sessionContexts: unused,
    search: unused,
    entities: unused,
    sessionEnd: unused,
    destruction: unused,
    reset: unused,
    cuts: unused,
    usage: unused,
    toolCache: unused,
    jobs: unused,
    eventLog: unused,
    webhooks: unused,
    eventStreams: { close: async () => undefined } as never,
    plans: unused,
    keys: unused,
    counter: unused,
    clock: { now: () => new Date() },
    sessionTtlSeconds: 3600,
    defaultLanguage: 'es',
    archives: unused,
    erasure: unused,
    sessionErasure: unused,
    importMaxBytes: 1,
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    keySettings: [],
    maxConcurrentRequests: 1,
    rateLimitPerMinute: 0,
    pingDatabase: async () => undefined,
    parts: unused,
    isClosing: () => false,
    metricsText: async () => ({ contentType: 'text/plain', text: '' }),
  });
  try {
    return `${JSON.stringify(sorted(app.swagger()), null, 2)}\n`;
  } finally {
    await app.close();
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(OPENAPI_FILE, await openApiText());
