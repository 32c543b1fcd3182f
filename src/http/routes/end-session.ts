import { jobExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { endedSession, sessionParams } from '../session-schemas.ts';
import { endedSessionView } from '../session-view.ts';

export const endSessionRoute: RoutePlugin = (app, { memory, sessionEnd }) => {
  app.post(
    '/v1/sessions/:session_id/end',
    {
      schema: operation({
        operationId: 'endSession',
        summary: 'Ends a session: its turns are read for what they tell of the user',
        description:
          'In the background, by the job that is named: turns that were not read yet are read for facts (and, with a language model, ' +
          'for episodes). Ended again without another turn it is the same job; the session takes turns as before.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: {
          202: { description: 'The job that reads them', schema: endedSession, example: { job_id: jobExample.id } },
        },
        refusals: ['session_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const { sessionId } = await memory.session(tenant, request.params.session_id, userId);
      return reply.code(202).send(endedSessionView(await sessionEnd.end(tenant, sessionId)));
    },
  );
};
