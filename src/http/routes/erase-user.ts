import { erasedUser } from '../archive/archive-schemas.ts';
import { erasedView } from '../archive/erasure-view.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const eraseUserRoute: RoutePlugin = (app, { erasure }) => {
  app.delete(
    '/v1/users/:user_id',
    {
      schema: operation({
        operationId: 'eraseUser',
        summary: 'Erases a user everywhere',
        description:
          'Turns, facts with their history, memories, vectors, journal, snapshots, caches, events, jobs, webhooks; API keys of this user alone are revoked. The receipt counts what was removed and is signed with a key that only this installation has. Files of the semantic index go within seconds, once the embedding worker runs. Backups are not touched. What the sessions referred to outside of this service (`external_refs`) comes back beside the receipt, to be erased there. Broken off, it goes on when it is asked for again.',
        tag: 'archive',
        parts: { params: userParams },
        replies: {
          200: {
            description: 'Nothing of the user is left',
            schema: erasedUser,
            example: {
              receipt: {
                user_id: 'u1',
                erased_at: '2026-11-21T20:00:00.000Z',
                sessions: 3,
                turns: 41,
                facts: 7,
                memories: 42,
                vectors: 42,
                daily_log: 12,
                snapshots: 1,
                events: 55,
                jobs: 0,
                signature: 'd2cbad71ff333de67d07ec676e352ab7f38248eb69c942950157220607c55e84',
              },
              external_refs: {
                items: [{ session_id: 's1', external_refs: { container_id: 'c-42' } }],
                has_more: false,
              },
            },
          },
        },
        refusals: ['payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => erasedView(await erasure.erase(request.principal.tenant, request.params.user_id)),
  );
};
