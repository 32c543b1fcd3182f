import { snapshotExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { snapshot, snapshotParams } from '../session-schemas.ts';
import { snapshotView } from '../session-view.ts';

export const getSnapshotRoute: RoutePlugin = (app, { reset }) => {
  app.get(
    '/v1/users/:user_id/snapshots/:slug',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getSnapshot',
        summary: 'One snapshot, with its messages',
        description:
          'By the slug that the reset of its session gave it. It is never changed, and goes when its session is destroyed.',
        tag: 'sessions',
        parts: { params: snapshotParams },
        replies: { 200: { description: 'The snapshot', schema: snapshot, example: snapshotExample } },
        refusals: ['snapshot_not_found'],
      }),
    },
    async (request) => {
      const { user_id, slug } = request.params;
      return snapshotView(await reset.find(request.principal.tenant, user_id, slug));
    },
  );
};
