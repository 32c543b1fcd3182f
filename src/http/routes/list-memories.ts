import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { memoryExample } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { listMemoriesQuery, memoryPage } from '../memory-schemas.ts';
import { memoryView } from '../memory-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  memoryId: z.guid(),
});

export const listMemoriesRoute: RoutePlugin = (app, { memories }) => {
  app.get(
    '/v1/users/:user_id/memories',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listMemories',
        summary: 'The memories of a user, the newest first',
        description:
          'Those that recall may find; facts have a list of their own. A page may hold fewer than `limit` where some tell what was forgotten since.',
        tag: 'memories',
        parts: { params: userParams, querystring: listMemoriesQuery },
        replies: {
          200: {
            description: 'A page of memories',
            schema: memoryPage,
            example: { items: [memoryExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { type, q, session_id, limit, cursor } = request.query;
      const { memories: found, positions } = await memories.list(request.principal.tenant, request.params.user_id, {
        type: type ?? null,
        q: q ?? null,
        sessionId: session_id ?? null,
        after: decodeCursor(cursor, position),
        limit: limit + 1,
      });
      const last = positions[limit - 1];
      const isMore = positions.length > limit && last !== undefined;
      const beyond = isMore ? positions[limit]?.memoryId : undefined;
      return {
        items: found.filter(({ memoryId }) => memoryId !== beyond).map(memoryView),
        next_cursor: isMore ? encodeCursor(last) : null,
      };
    },
  );
};
