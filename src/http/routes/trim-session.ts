import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams, trimBody, trimmed } from '../session-schemas.ts';

export const trimSessionRoute: RoutePlugin = (app, { cuts }) => {
  app.post(
    '/v1/sessions/:session_id/trim',
    {
      schema: operation({
        operationId: 'trimSession',
        summary: 'Lets all but the last messages of a session go, in whole turns',
        description:
          'From that instant no read shows what went. Turn numbers and `total_turns` go on; the facts and memories that the turns became stay.',
        tag: 'sessions',
        parts: { params: sessionParams, body: trimBody },
        replies: { 200: { description: 'How many messages went', schema: trimmed, example: { removed: 12 } } },
        refusals: ['session_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      return { removed: await cuts.trim(tenant, request.params.session_id, request.body.keep_last_n, userId) };
    },
  );
};
