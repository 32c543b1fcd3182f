import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { webhookParams } from '../webhook-schemas.ts';

export const deleteWebhookRoute: RoutePlugin = (app, { webhooks }) => {
  app.delete(
    '/v1/webhooks/:webhook_id',
    {
      config: { access: 'write' },
      schema: operation({
        operationId: 'deleteWebhook',
        summary: 'Remove a webhook with its queue',
        description: 'What is being sent at this instant may still arrive.',
        tag: 'events',
        parts: { params: webhookParams },
        replies: { 204: { description: 'Removed' } },
        refusals: ['webhook_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      await webhooks.remove(tenant, request.params.webhook_id, userId);
      return reply.code(204).send(null);
    },
  );
};
