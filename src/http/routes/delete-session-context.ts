import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { versionHeaders } from '../session-context-schemas.ts';
import { namedSession, tagged } from '../session-context-view.ts';
import { sessionParams } from '../session-schemas.ts';

export const deleteSessionContextRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.delete(
    '/v1/sessions/:session_id/context',
    {
      schema: operation({
        operationId: 'deleteSessionContext',
        summary: 'Empties the key-value context of a session',
        description: 'Of a context that is empty already as well. It is a new version of the session, told in `etag`.',
        tag: 'sessions',
        parts: { params: sessionParams, headers: versionHeaders },
        replies: { 204: { description: 'Emptied' } },
        refusals: ['session_not_found', 'version_conflict', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request, reply) => {
      const session = namedSession(request, request.params.session_id);
      const { version } = await sessionContexts.replace(session, {}, request.headers['if-match'] ?? null, '/context');
      return tagged(reply, version).code(204).send();
    },
  );
};
