import { contextKeyExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import {
  contextKeyParams,
  contextValue,
  contextValueBody,
  KEYS_IN_WORDS,
  versionHeaders,
} from '../session-context-schemas.ts';
import { contextValueView, namedSession, tagged } from '../session-context-view.ts';

export const putContextKeyRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.put(
    '/v1/sessions/:session_id/context/:key',
    {
      schema: operation({
        operationId: 'putContextKey',
        summary: 'Sets one key of the context of a session',
        description: KEYS_IN_WORDS,
        tag: 'sessions',
        parts: { params: contextKeyParams, headers: versionHeaders, body: contextValueBody },
        replies: { 200: { description: 'As it is now', schema: contextValue, example: contextKeyExample } },
        refusals: ['session_not_found', 'version_conflict'],
      }),
    },
    async (request, reply) => {
      const { session_id: sessionId, key } = request.params;
      const session = namedSession(request, sessionId);
      const { value } = request.body;
      const { version } = await sessionContexts.setKey(session, key, value, request.headers['if-match'] ?? null);
      return tagged(reply, version).send(contextValueView(key, value, version));
    },
  );
};
