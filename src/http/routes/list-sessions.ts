import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { sessionExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { identifier, listSessionsQuery, sessionPage } from '../schemas.ts';
import { sessionView } from '../session-view.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  sessionId: identifier,
});

export const listSessionsRoute: RoutePlugin = (app, { memory, sessionTtlSeconds }) => {
  app.get(
    '/v1/sessions',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listSessions',
        summary: 'The sessions of a user, the newest first',
        tag: 'sessions',
        parts: { querystring: listSessionsQuery },
        replies: {
          200: {
            description: 'A page of sessions',
            schema: sessionPage,
            example: { items: [sessionExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { user_id, limit, cursor } = request.query;
      const found = await memory.sessions(request.principal.tenant, user_id, limit + 1, decodeCursor(cursor, position));
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        items: page.map((session) => sessionView(session, sessionTtlSeconds)),
        next_cursor: found.length > limit && last !== undefined ? encodeCursor(last.position) : null,
      };
    },
  );
};
