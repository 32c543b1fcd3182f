import { toolResultExample } from '../examples.ts';
import { operation, sendJson } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { toolParams, toolResult, toolResultQuery } from '../tool-cache-schemas.ts';
import { toolResultJson } from '../tool-cache-view.ts';

export const getToolResultRoute: RoutePlugin = (app, { toolCache }) => {
  app.get(
    '/v1/tool-cache/:tool',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getToolResult',
        summary: 'The result of a tool that is kept for the same parameters',
        description:
          'A miss is 404, also once the result expired. With a `user_id` only that user’s own results are looked at, without one only the tenant’s.',
        tag: 'tools',
        parts: { params: toolParams, querystring: toolResultQuery },
        replies: { 200: { description: 'The result', schema: toolResult, example: toolResultExample } },
        refusals: ['tool_result_not_found', 'payload_too_large'],
      }),
    },
    async (request, reply) => {
      const asked = { tool: request.params.tool, userId: request.query.user_id ?? null };
      const found = await toolCache.get(request.principal.tenant, { ...asked, params: request.query.params });
      return sendJson(reply, toolResultJson(asked, found));
    },
  );
};
