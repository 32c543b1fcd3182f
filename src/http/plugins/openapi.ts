/** The OpenAPI 3.1 document, generated from the routes, and its page. */
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type Examples, nameSchemas, takeExamples } from './openapi-document.ts';

/** The bounds that zod writes for any whole number: they say nothing of this one. */
const SAFE_BOUNDS = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Writes the schemas of objects: replies may gain fields, so theirs are not closed; those of requests are, where the schema says so. */
const zodToJsonConfig: NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']> = {
  override: ({ zodSchema, jsonSchema }) => {
    const open =
      zodSchema._zod.def.type === 'object' && !('catchall' in zodSchema._zod.def && zodSchema._zod.def.catchall);
    if (open && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    for (const [bound, value] of Object.entries(SAFE_BOUNDS)) {
      if (jsonSchema[bound] === value) delete jsonSchema[bound];
    }
    delete jsonSchema.propertyNames; // of any record: that keys are text, or those that are required
    const { required, additionalProperties: each } = jsonSchema;
    if (zodSchema._zod.def.type === 'record' && required !== undefined && typeof each === 'object')
      jsonSchema.properties = Object.fromEntries(required.map((key) => [key, each]));
  },
};

const toJson = createJsonSchemaTransform({ zodToJsonConfig });
const withComponents = createJsonSchemaTransformObject({ zodToJsonConfig });

/** The two steps in which the document is made: route by route, and as a whole. Examples are put aside in the first, for what stands beside a reference is lost between them. */
function transforms(): Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'> {
  const examples: Examples = new Map();
  return {
    transform: (route) => {
      const { schema, url } = toJson(route);
      takeExamples(schema as never, examples);
      return { schema, url };
    },
    transformObject: (input) => nameSchemas(withComponents(input), examples),
  };
}

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hipocampo',
        version: '1',
        description:
          'The memory service of conversational agents: every turn durable, every prompt bounded, nothing stale, nothing leaked.',
        contact: { name: 'Hipocampo' },
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'main job', description: 'Save turns, build contexts, free the cache' },
        { name: 'sessions', description: 'Sessions and their turns' },
        { name: 'facts', description: 'What is stably true of a user: learnt, confirmed, superseded, forgotten' },
        { name: 'memories', description: 'What is found again by its meaning' },
        { name: 'plans', description: 'What a query says of a plan' },
        { name: 'tools', description: 'Results of tools that need not be asked for again' },
        { name: 'journal', description: 'What happened, a day at a time in the time zone of each user' },
        { name: 'archive', description: 'Sessions and users as documents, and their erasure' },
        { name: 'jobs', description: 'Background work' },
        { name: 'events', description: 'What happens, told as it happens: streams and webhooks' },
        { name: 'operations', description: 'Health and metrics' },
      ],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    ...transforms(),
  });
  // In a scope of its own, so that the page's routes, and no others, are open to anyone.
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'none' };
    });
    await scope.register(swaggerUi, { routePrefix: '/docs', logLevel: 'warn' });
  });
}
