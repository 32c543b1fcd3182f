/** The OpenAPI 3.1 document, generated from the routes, and its page. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Writes the schemas of objects: replies may gain fields, so theirs are not closed; those of requests are, where the schema says so. */
const transform = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      const open =
        zodSchema._zod.def.type === 'object' && !('catchall' in zodSchema._zod.def && zodSchema._zod.def.catchall);
      if (open && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  },
});

/** Removes the second listing of a schema that only replies use: it is not something to send. */
const transformObject: typeof jsonSchemaTransformObject = (input) => {
  const document = jsonSchemaTransformObject(input) as { components?: { schemas?: Record<string, unknown> } };
  delete document.components?.schemas?.ProblemInput;
  return document as ReturnType<typeof jsonSchemaTransformObject>;
};

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hipocampo',
        version: '1',
        description:
          'The memory service of conversational agents: every turn durable, every prompt bounded, nothing stale, nothing leaked.',
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'main job', description: 'Save turns, build contexts, free the cache' },
        { name: 'sessions', description: 'Sessions and their turns' },
        { name: 'facts', description: 'What is stably true of a user: learnt, confirmed, superseded, forgotten' },
        { name: 'memories', description: 'What is found again by its meaning' },
        { name: 'plans', description: 'What a query says of a plan' },
        { name: 'jobs', description: 'Background work' },
        { name: 'operations', description: 'Health and metrics' },
      ],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform,
    transformObject,
  });
  // In a scope of its own, so that the page's routes, and no others, are open to anyone.
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'none' };
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', logLevel: 'warn' });
  });
}
