import { webhookExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { webhookParams, webhookWithQueue } from '../webhook-schemas.ts';
import { queueView, webhookView } from '../webhook-view.ts';

export const getWebhookRoute: RoutePlugin = (app, { webhooks }) => {
  app.get(
    '/v1/webhooks/:webhook_id',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getWebhook',
        summary: 'One webhook, with what waits for it and what was given up',
        description: 'Never with its secret.',
        tag: 'events',
        parts: { params: webhookParams },
        replies: {
          200: {
            description: 'The webhook',
            schema: webhookWithQueue,
            example: { ...webhookExample, pending: 0, failed: 0, oldest_pending_at: null, failures: [] },
          },
        },
        refusals: ['webhook_not_found'],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const { hook, queue } = await webhooks.find(tenant, request.params.webhook_id, userId);
      return { ...webhookView(hook), ...queueView(queue) };
    },
  );
};
