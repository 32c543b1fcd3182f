import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { contextKeyParams, versionHeaders } from '../session-context-schemas.ts';
import { namedSession, tagged } from '../session-context-view.ts';

export const deleteContextKeyRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.delete(
    '/v1/sessions/:session_id/context/:key',
    {
      schema: operation({
        operationId: 'deleteContextKey',
        summary: 'Removes one key of the context of a session',
        description: 'It is a new version of the session, told in `etag`.',
        tag: 'sessions',
        parts: { params: contextKeyParams, headers: versionHeaders },
        replies: { 204: { description: 'Removed' } },
        refusals: [
          'session_not_found',
          'key_not_found',
          'version_conflict',
          'payload_too_large',
          'unsupported_media_type',
        ],
      }),
    },
    async (request, reply) => {
      const { session_id: sessionId, key } = request.params;
      const session = namedSession(request, sessionId);
      const { version } = await sessionContexts.removeKey(session, key, request.headers['if-match'] ?? null);
      return tagged(reply, version).code(204).send();
    },
  );
};
