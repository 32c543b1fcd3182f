import { toolResultExample } from '../examples.ts';
import { operation, sendJson } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { toolParams, toolResult, toolResultBody } from '../tool-cache-schemas.ts';
import { toolResultJson } from '../tool-cache-view.ts';

export const putToolResultRoute: RoutePlugin = (app, { toolCache }) => {
  app.put(
    '/v1/tool-cache/:tool',
    {
      config: { exactNumbers: true },
      schema: operation({
        operationId: 'putToolResult',
        summary: 'Keeps the result of a tool, so that it need not be asked again',
        description:
          'For tools that change nothing and answer the same whenever they are asked; one that says otherwise of itself (`side_effects`, `time_dependent`) is refused. The same parameters again replace the result and begin its time anew. With a `user_id` it is that user’s alone, without one the tenant’s: a key narrowed to one user reads those, and keeps only its own. A whole number that 53 bits do not hold is refused: send it as a string.',
        tag: 'tools',
        parts: { params: toolParams, body: toolResultBody },
        replies: { 200: { description: 'Kept', schema: toolResult, example: toolResultExample } },
        refusals: ['not_cacheable'],
      }),
    },
    async (request, reply) => {
      const { params, result, user_id, ttl_seconds, side_effects, time_dependent } = request.body;
      const { tenant, userId: onlyUser } = request.principal;
      const asked = { tool: request.params.tool, userId: user_id ?? null };
      const given = {
        ...asked,
        params,
        result,
        ttlSeconds: ttl_seconds ?? null,
        sideEffects: side_effects,
        timeDependent: time_dependent,
      };
      return sendJson(reply, toolResultJson(asked, await toolCache.put(tenant, given, onlyUser)));
    },
  );
};
