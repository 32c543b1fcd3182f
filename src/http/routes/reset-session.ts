import { snapshotExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { resetSession, sessionParams } from '../session-schemas.ts';
import { snapshotView } from '../session-view.ts';

export const resetSessionRoute: RoutePlugin = (app, { reset }) => {
  app.post(
    '/v1/sessions/:session_id/reset',
    {
      schema: operation({
        operationId: 'resetSession',
        summary: 'Keeps the last 15 messages of a session as a snapshot, then empties it',
        description:
          'Turns, plan state and context go; `version` and turn numbers go on, `external_refs` and idempotency keys stay, and so do the ' +
          'facts and memories that the turns became. The snapshot is read-only, under `/v1/users/{user_id}/snapshots`.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 200: { description: 'The snapshot', schema: resetSession, example: { snapshot: snapshotExample } } },
        refusals: ['session_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const snapshot = await reset.reset(tenant, request.params.session_id, userId);
      return { snapshot: snapshot === null ? null : snapshotView(snapshot) };
    },
  );
};
