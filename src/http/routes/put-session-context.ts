import { sessionContextExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { contextBody, KEYS_IN_WORDS, versionHeaders, wholeContext } from '../session-context-schemas.ts';
import { contextView, namedSession, tagged } from '../session-context-view.ts';
import { sessionParams } from '../session-schemas.ts';

export const putSessionContextRoute: RoutePlugin = (app, { sessionContexts }) => {
  app.put(
    '/v1/sessions/:session_id/context',
    {
      schema: operation({
        operationId: 'putSessionContext',
        summary: 'Replaces the key-value context of a session',
        description: KEYS_IN_WORDS,
        tag: 'sessions',
        parts: { params: sessionParams, headers: versionHeaders, body: contextBody },
        replies: { 200: { description: 'As it is now', schema: wholeContext, example: sessionContextExample } },
        refusals: ['session_not_found', 'version_conflict'],
      }),
    },
    async (request, reply) => {
      const { session_id: sessionId } = request.params;
      const { context, value } = request.body;
      const changed = await sessionContexts.replace(
        namedSession(request, sessionId),
        context ?? value ?? {},
        request.headers['if-match'] ?? null,
        context === undefined ? '/value' : '/context',
      );
      return tagged(reply, changed.version).send(contextView(sessionId, changed));
    },
  );
};
