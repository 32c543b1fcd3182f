import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams, sessionUsage } from '../session-schemas.ts';
import { usageView } from '../session-view.ts';

const example = {
  builds: 50,
  tokens: 61_400,
  full_history_tokens: 402_750,
  saving: 0.8475,
  mean_tokens: 1_228,
  max_tokens: 1_611,
};

export const getSessionUsageRoute: RoutePlugin = (app, { memory, usage }) => {
  app.get(
    '/v1/sessions/:session_id/usage',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getSessionUsage',
        summary: 'What the contexts of a session took, and what they saved',
        description:
          'Every build that was answered 200 counts, also those before the first turn. Builds are counted in memory and written every half second: the figures have all of the worker that answers, and of others what they built until half a second ago (a build before the first turn: as long ago as it came before it). Only builds of a worker that is killed in that time are lost.',
        tag: 'sessions',
        parts: { params: sessionParams },
        replies: { 200: { description: 'The figures', schema: sessionUsage, example } },
        refusals: ['session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const { sessionId } = await memory.session(tenant, request.params.session_id, userId);
      return usageView(await usage.of(tenant, sessionId));
    },
  );
};
