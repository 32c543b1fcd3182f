/** The routes of operators: is the service alive, is it ready, how is it doing. */
import { z } from 'zod';
import type { App } from '../route-plugin.ts';

const PING_TIMEOUT_MS = 1_500; // below what orchestrators give a readiness probe

interface Deps {
  readonly pingDatabase: () => Promise<void>;
  readonly cacheStatus: () => 'up' | 'down' | 'embedded';
  readonly isClosing: () => boolean;
  /** Returns the metrics of all workers, in Prometheus text. */
  readonly metricsText: () => Promise<{ contentType: string; text: string }>;
}

export function operationsRoutes(app: App, deps: Deps): void {
  const config = { access: 'none' } as const;

  app.get(
    '/health/live',
    {
      config,
      schema: described('live', 'Whether the process answers; depends on nothing else', {
        200: ['Alive', z.object({ status: z.string() }), { status: 'live' }],
      }),
    },
    async () => ({ status: 'live' }),
  );

  app.get(
    '/health/ready',
    {
      config,
      schema: described('ready', 'Whether requests can be served: 503 while PostgreSQL is away, 200 without Redis', {
        200: ['Ready', readiness, { status: 'ready', postgres: 'up', redis: 'up' }],
        503: [
          'PostgreSQL is away, or the service is closing',
          readiness,
          { status: 'unavailable', postgres: 'down', redis: 'up' },
        ],
      }),
    },
    async (request, reply) => {
      const redis = deps.cacheStatus();
      if (deps.isClosing()) return reply.code(503).send({ status: 'closing', redis });
      try {
        await withinDeadline(deps.pingDatabase(), PING_TIMEOUT_MS);
        return { status: 'ready', postgres: 'up', redis };
      } catch (error) {
        request.log.error({ err: error }, 'database_connection_check_failed');
        return reply.code(503).send({ status: 'unavailable', postgres: 'down', redis });
      }
    },
  );

  app.get(
    '/metrics',
    {
      config,
      schema: described(
        'metrics',
        'Prometheus metrics of all workers',
        { 200: ['Prometheus text', z.string(), 'hipocampo_context_builds_total 8'] },
        'text/plain',
      ),
    },
    async (_request, reply) => {
      const { contentType, text } = await deps.metricsText();
      return reply.header('content-type', contentType).send(text);
    },
  );

  app.get(
    '/openapi.json',
    {
      config,
      schema: described('openapi', 'This document', {
        200: ['OpenAPI 3.1', z.looseObject({ openapi: z.string() }), { openapi: '3.1.0' }],
      }),
    },
    async () => app.swagger() as never,
  );
}

const readiness = z.object({ status: z.string(), postgres: z.string().optional(), redis: z.string() });

type Replies = Readonly<Record<number, readonly [description: string, schema: z.ZodType, example: unknown]>>;

function described(operationId: string, summary: string, replies: Replies, contentType = 'application/json') {
  const response = Object.fromEntries(
    Object.entries(replies).map(([status, [description, schema, example]]) => [
      status,
      { description, content: { [contentType]: { schema: schema.meta({ examples: [example] }) } } },
    ]),
  );
  return { operationId, summary, tags: ['operations'], security: [], response };
}

async function withinDeadline(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  await Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
