import { factExample } from '../examples.ts';
import { fact, factParams } from '../fact-schemas.ts';
import { factView } from '../fact-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const restoreFactRoute: RoutePlugin = (app, { facts, clock }) => {
  app.post(
    '/v1/users/:user_id/facts/:fact_id/restore',
    {
      schema: operation({
        operationId: 'restoreFact',
        summary: 'Takes a fact back that was superseded or forgotten',
        description:
          'Of a key that takes one value, the one that is active makes room. A fact that was forgotten more than 30 days ago is gone.',
        tag: 'facts',
        parts: { params: factParams },
        replies: { 200: { description: 'The fact, active', schema: fact, example: factExample } },
        refusals: ['fact_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { user_id, fact_id } = request.params;
      return factView(await facts.restore(request.principal.tenant, user_id, fact_id.toLowerCase()), clock.now());
    },
  );
};
