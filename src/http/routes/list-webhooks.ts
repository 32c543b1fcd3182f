import { webhookExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { webhookPage } from '../webhook-schemas.ts';
import { webhookView } from '../webhook-view.ts';

export const listWebhooksRoute: RoutePlugin = (app, { webhooks }) => {
  app.get(
    '/v1/webhooks',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listWebhooks',
        summary: 'Webhooks, the newest first',
        description:
          'All of them on one page: a tenant has at most 100. A key of one user sees those of that user only.',
        tag: 'events',
        parts: {},
        replies: {
          200: {
            description: 'Webhooks',
            schema: webhookPage,
            example: { items: [webhookExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      return { items: (await webhooks.list(tenant, userId)).map(webhookView), next_cursor: null };
    },
  );
};
