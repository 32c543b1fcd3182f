import { memoryParams } from '../memory-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const deleteMemoryRoute: RoutePlugin = (app, { memories }) => {
  app.delete(
    '/v1/users/:user_id/memories/:memory_id',
    {
      schema: operation({
        operationId: 'deleteMemory',
        summary: 'Forgets one memory; the turn that told it, if any, stays',
        description: 'It is found no more as soon as the reply is out, whatever index held it.',
        tag: 'memories',
        parts: { params: memoryParams },
        replies: { 204: { description: 'Gone from PostgreSQL, and never recalled again' } },
        refusals: ['memory_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request, reply) => {
      const { user_id, memory_id } = request.params;
      await memories.delete(request.principal.tenant, user_id, memory_id.toLowerCase());
      return reply.code(204).send();
    },
  );
};
