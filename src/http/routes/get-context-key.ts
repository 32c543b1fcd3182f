import { contextKeyExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { contextKeyParams, contextValue } from '../session-context-schemas.ts';
import { contextValueView, namedSession, tagged } from '../session-context-view.ts';

export const getContextKeyRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.get(
    '/v1/sessions/:session_id/context/:key',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getContextKey',
        summary: 'One key of the context of a session',
        description: '`etag` is the version of the session, for `If-Match`.',
        tag: 'sessions',
        parts: { params: contextKeyParams },
        replies: { 200: { description: 'Its value', schema: contextValue, example: contextKeyExample } },
        refusals: ['session_not_found', 'key_not_found'],
      }),
    },
    async (request, reply) => {
      const { session_id: sessionId, key } = request.params;
      const { value, version } = await sessionContexts.readKey(namedSession(request, sessionId), key);
      return tagged(reply, version).send(contextValueView(key, value, version));
    },
  );
};
