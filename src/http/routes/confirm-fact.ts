import { factExample } from '../examples.ts';
import { fact, factParams } from '../fact-schemas.ts';
import { factView } from '../fact-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const confirmFactRoute: RoutePlugin = (app, { facts, clock }) => {
  app.post(
    '/v1/users/:user_id/facts/:fact_id/confirm',
    {
      schema: operation({
        operationId: 'confirmFact',
        summary: 'Says that a fact still holds',
        description: 'Its days are counted anew. One that was superseded or forgotten is restored.',
        tag: 'facts',
        parts: { params: factParams },
        replies: { 200: { description: 'The fact, active', schema: fact, example: factExample } },
        refusals: ['fact_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { user_id, fact_id } = request.params;
      return factView(await facts.confirm(request.principal.tenant, user_id, fact_id.toLowerCase()), clock.now());
    },
  );
};
