import { sessionExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { patchSessionBody } from '../session-context-schemas.ts';
import { namedSession } from '../session-context-view.ts';
import { session, sessionParams } from '../session-schemas.ts';
import { sessionView } from '../session-view.ts';

export const patchSessionRoute: RoutePlugin = (app, { memory, sessionContexts, sessionTtlSeconds }) => {
  app.patch(
    '/v1/sessions/:session_id',
    {
      schema: operation({
        operationId: 'patchSession',
        summary: 'Sets the external references of a session, such as the id of its sandbox',
        description:
          'They are handed back in the events that tell of its expiry and its destruction, so that their owner can clean up.',
        tag: 'sessions',
        parts: { params: sessionParams, body: patchSessionBody },
        replies: { 200: { description: 'The session', schema: session, example: sessionExample } },
        refusals: ['session_not_found'],
      }),
    },
    async (request) => {
      const named = namedSession(request, request.params.session_id);
      await sessionContexts.patchExternalRefs(named, request.body.external_refs);
      return sessionView(await memory.session(named.tenant, named.sessionId, named.onlyUser), sessionTtlSeconds);
    },
  );
};
