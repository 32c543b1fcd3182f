import { webhookExample } from '../examples.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { idempotencyHeaders } from '../turn-schemas.ts';
import { newWebhook, webhookBody } from '../webhook-schemas.ts';
import { webhookView } from '../webhook-view.ts';

export const addWebhookRoute: RoutePlugin = (app, { webhooks }) => {
  app.post(
    '/v1/webhooks',
    {
      config: { access: 'write' },
      schema: operation({
        operationId: 'addWebhook',
        summary: 'Have an address be told of events',
        description:
          'Each event is a POST of its JSON, at least once, those of a session in their order; `x-hipocampo-signature` is ' +
          '`sha256=` and the hexadecimal HMAC-SHA256 of the body. Anything but a 2xx within 10 s is a failure: it is tried again ' +
          'after 5, 15 and 30 s, then ever more seldom for 23 hours, while later events of its session wait; then it is given up. ' +
          'Redirects are not followed. Private, loopback and link-local addresses are refused, here and at each connection, ' +
          'without `WEBHOOK_ALLOW_PRIVATE=true`. With an `Idempotency-Key` a retry gets the first webhook and registers none.',
        tag: 'events',
        parts: { body: webhookBody, headers: idempotencyHeaders },
        replies: {
          200: { description: 'The webhook that the same request registered before', schema: newWebhook },
          201: {
            description: 'The webhook, with its secret where one was made',
            schema: newWebhook,
            example: webhookExample,
          },
        },
        refusals: ['idempotency_mismatch'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId: only } = request.principal;
      const { url, events, secret, user_id: userId } = request.body;
      const { hook, replayed } = await webhooks.register(tenant, {
        url,
        userId: only ?? userId ?? null,
        types: events ?? null,
        secret,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      if (replayed) reply.header('idempotent-replay', 'true');
      return reply
        .code(replayed ? 200 : 201)
        .send({ ...webhookView(hook), ...(secret === undefined && { secret: hook.secret }) });
    },
  );
};
