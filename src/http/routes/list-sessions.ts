import { z } from 'zod';
import { decodeCursor } from '../cursor.ts';
import { sessionExample } from '../examples.ts';
import { endOf, identifier, startOf } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { listSessionsQuery, sessionPage } from '../session-schemas.ts';
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
        description: 'Sessions that have turns.',
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
      const { user_id, q, entity, active_after, active_before, limit, cursor } = request.query;
      const active = {
        from: active_after === undefined ? null : startOf(active_after),
        to: active_before === undefined ? null : endOf(active_before),
      };
      const found = await memory.sessions(
        request.principal.tenant,
        user_id,
        { says: q ?? null, mentions: entity ?? null, active },
        limit + 1,
        decodeCursor(cursor, position),
      );
      return pageView(found, limit, (session) => sessionView(session, sessionTtlSeconds));
    },
  );
};
