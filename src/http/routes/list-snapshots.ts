import { z } from 'zod';
import { decodeCursor } from '../cursor.ts';
import { listedSnapshotExample } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { listSnapshotsQuery, snapshotPage } from '../session-schemas.ts';
import { listedSnapshotView } from '../session-view.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  slugHash: z.string().regex(/^(?:[0-9a-f]{2}){32,256}$/), // longer where it is sealed
});

export const listSnapshotsRoute: RoutePlugin = (app, { reset }) => {
  app.get(
    '/v1/users/:user_id/snapshots',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listSnapshots',
        summary: 'What resets kept of the sessions of a user, the newest first',
        description:
          'Each by its slug, with the number of its messages but without them; of a user without any an empty page.',
        tag: 'sessions',
        parts: { params: userParams, querystring: listSnapshotsQuery },
        replies: {
          200: {
            description: 'A page of snapshots, without their messages',
            schema: snapshotPage,
            example: { items: [listedSnapshotExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { limit, cursor } = request.query;
      const after = decodeCursor(cursor, position);
      const found = await reset.list(request.principal.tenant, request.params.user_id, limit + 1, after);
      return pageView(found, limit, listedSnapshotView);
    },
  );
};
