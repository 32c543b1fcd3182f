import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { replay, replayBody, webhookParams } from '../webhook-schemas.ts';

export const replayWebhookRoute: RoutePlugin = (app, { webhooks }) => {
  app.post(
    '/v1/webhooks/:webhook_id/replay',
    {
      config: { access: 'write' },
      schema: operation({
        operationId: 'replayWebhook',
        summary: 'Tell a webhook again of an event and of all that followed',
        description:
          'Also of what was given up. From an event that is older than all that is kept (`EVENT_RETENTION_DAYS`) it begins with the oldest.',
        tag: 'events',
        parts: { params: webhookParams, body: replayBody },
        replies: {
          202: {
            description: 'They will be told again',
            schema: replay,
            example: { id: '1d3c8a52-7f64-4f0e-b1f7-0c5a9e2b6d33', from: '1042' },
          },
        },
        refusals: ['webhook_not_found', 'event_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const { webhook_id: id } = request.params;
      const { from } = request.body;
      await webhooks.replay(tenant, id, Number(from), userId);
      return reply.code(202).send({ id, from });
    },
  );
};
