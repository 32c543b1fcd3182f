import { turnExample } from '../examples.ts';
import { operation, sendJson } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { turn, turnParams, turnQuery } from '../turn-schemas.ts';
import { turnJson } from '../turn-view.ts';

export const getTurnRoute: RoutePlugin = (app, { memory }) => {
  app.get(
    '/v1/turns/:turn_id',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getTurn',
        summary: 'One turn whole, extra_metadata included',
        description:
          'Each message as it came, or all in the form that `message_format` names. What tools said is kept for a day.',
        tag: 'sessions',
        parts: { params: turnParams, querystring: turnQuery },
        replies: {
          200: {
            description: 'The turn',
            schema: turn,
            example: {
              ...turnExample,
              user_id: 'u1',
              version: 8,
              extra_metadata: null,
              output_valid: true,
              error: null,
            },
          },
        },
        refusals: ['turn_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const found = await memory.turn(tenant, request.params.turn_id, userId);
      return sendJson(reply, await turnJson(found, request.query.message_format));
    },
  );
};
