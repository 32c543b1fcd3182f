import { z } from 'zod';
import type { SessionOrder, SessionPosition } from '../../memory/sessions/session.ts';
import { decodeCursor } from '../cursor.ts';
import { sessionExample } from '../examples.ts';
import { endOf, identifier, startOf } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { listSessionsQuery, sessionPage } from '../session-schemas.ts';
import { sessionView } from '../session-view.ts';

const exactTime = z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000'));

/** The cursors of both orders: that of one is none of the other. */
const CURSORS = {
  created: z
    .strictObject({ createdAt: exactTime, sessionId: identifier })
    .transform(({ createdAt: at, sessionId }) => ({ at, sessionId })),
  activity: z
    .strictObject({ activeAt: exactTime, sessionId: identifier })
    .transform(({ activeAt: at, sessionId }) => ({ at, sessionId })),
} satisfies Record<SessionOrder, z.ZodType<SessionPosition>>;

const cursorOf = (order: SessionOrder, { at, sessionId }: SessionPosition) =>
  order === 'created' ? { createdAt: at, sessionId } : { activeAt: at, sessionId };

export const listSessionsRoute: RoutePlugin = (app, { memory, sessionTtlSeconds }) => {
  app.get(
    '/v1/sessions',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listSessions',
        summary: 'The sessions of a user, the latest first',
        description: 'Sessions that have turns.',
        tag: 'sessions',
        parts: { querystring: listSessionsQuery },
        replies: {
          200: {
            description: 'A page of sessions',
            schema: sessionPage,
            example: { items: [sessionExample], next_cursor: null, degraded: [] },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { user_id, q, entity, active_after, active_before, order = 'created', limit, cursor } = request.query;
      const active = {
        from: active_after === undefined ? null : startOf(active_after),
        to: active_before === undefined ? null : endOf(active_before),
      };
      const { found, isCut } = await memory.sessions(
        request.principal.tenant,
        user_id,
        { says: q ?? null, mentions: entity ?? null, active },
        order,
        limit + 1,
        decodeCursor(cursor, CURSORS[order]),
      );
      const rows = found.map((row) => ({ ...row, position: cursorOf(order, row.position) }));
      const page = pageView(rows, limit, (session) => sessionView(session, sessionTtlSeconds));
      return { ...page, degraded: isCut ? (['index'] as const) : [] };
    },
  );
};
