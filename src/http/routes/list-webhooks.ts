import { z } from 'zod';
import { decodeCursor } from '../cursor.ts';
import { webhookExample } from '../examples.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { listWebhooksQuery, webhookPage } from '../webhook-schemas.ts';
import { webhookView } from '../webhook-view.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  webhookId: z.guid(),
});

export const listWebhooksRoute: RoutePlugin = (app, { webhooks }) => {
  app.get(
    '/v1/webhooks',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listWebhooks',
        summary: 'Webhooks, the newest first',
        description: 'A tenant has at most 100. A key of one user sees those of that user only.',
        tag: 'events',
        parts: { querystring: listWebhooksQuery },
        replies: {
          200: {
            description: 'A page of webhooks',
            schema: webhookPage,
            example: { items: [webhookExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { tenant, userId } = request.principal;
      const { limit, cursor } = request.query;
      const found = await webhooks.list(tenant, userId, limit + 1, decodeCursor(cursor, position));
      return pageView(found, limit, webhookView);
    },
  );
};
