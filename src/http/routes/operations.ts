/** The routes of operators: is the service alive, is it ready, how is it doing. */
import { z } from 'zod';
import { withinDeadline } from '../../deadline.ts';
import type { Parts } from '../../telemetry/parts-watch.ts';
import { problem } from '../problem-schema.ts';
import type { App } from '../route-plugin.ts';

const PING_TIMEOUT_MS = 1_500; // below what orchestrators give a readiness probe

interface Deps {
  readonly pingDatabase: () => Promise<void>;
  readonly parts: () => Promise<Parts>;
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
      schema: described('live', ['Whether the process answers', 'Depends on nothing else.'], {
        200: ['Alive', z.object({ status: z.string() }), { status: 'live' }],
      }),
    },
    async () => ({ status: 'live' }),
  );

  app.get(
    '/health/ready',
    {
      config,
      schema: described(
        'ready',
        [
          'Whether requests can be served, and the state of each part',
          '503 while PostgreSQL is away, or while the service is closing; 200 without any other part, which is named.',
        ],
        {
          200: ['Ready', readiness, { status: 'ready', postgres: 'up', ...exampleParts }],
          503: [
            'PostgreSQL is away, or the service is closing',
            readiness,
            { status: 'unavailable', postgres: 'down', ...exampleParts, index_backlog: 'unknown' },
          ],
        },
      ),
    },
    async (request, reply) => {
      const looking = deps.parts();
      const failure = await withinDeadline(deps.pingDatabase(), PING_TIMEOUT_MS).then(
        () => null,
        (error: unknown) => error,
      );
      const parts = await looking;
      const postgres = failure === null ? 'up' : 'down';
      if (failure !== null) request.log.error({ err: failure }, 'database_connection_check_failed');
      if (deps.isClosing()) return reply.code(503).send({ status: 'closing', postgres, ...parts });
      if (failure !== null) return reply.code(503).send({ status: 'unavailable', postgres, ...parts });
      return { status: 'ready', postgres, ...parts };
    },
  );

  app.get(
    '/metrics',
    {
      config,
      schema: described(
        'metrics',
        ['Metrics of all workers', 'In the text form of Prometheus.'],
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
      schema: described('openapi', ['This document', 'Generated from the routes.'], {
        200: ['OpenAPI 3.1', z.looseObject({ openapi: z.string() }), { openapi: '3.1.0' }],
      }),
    },
    async () => app.swagger() as never,
  );
}

const partState = z.enum(['up', 'down', 'off']);
const readiness = z.object({
  status: z.enum(['ready', 'unavailable', 'closing']),
  postgres: z.enum(['up', 'down']),
  redis: partState,
  embedding_worker: partState,
  llm: partState,
  index_backlog: z
    .union([z.int().min(0), z.enum(['off', 'unknown'])])
    .meta({ description: 'Memories that are not found by their vector yet' }),
  oldest_job_seconds: z
    .int()
    .optional()
    .meta({ description: 'How long the job that waits longest has been due; named only above 300' }),
});
const exampleParts = { redis: 'up', embedding_worker: 'up', llm: 'off', index_backlog: 0 };

type Replies = Readonly<Record<number, readonly [description: string, schema: z.ZodType, example: unknown]>>;

function described(
  operationId: string,
  [summary, description]: readonly [summary: string, description: string],
  replies: Replies,
  contentType = 'application/json',
) {
  const response: Record<number, object> = Object.fromEntries(
    Object.entries(replies).map(([status, [description, schema, example]]) => [
      status,
      { description, content: { [contentType]: { schema: schema.meta({ examples: [example] }) } } },
    ]),
  );
  response[400] = {
    description: '`invalid_request`: this is not readable HTTP',
    content: { 'application/problem+json': { schema: problem } },
  };
  return { operationId, summary, description, tags: ['operations'], security: [], response };
}
