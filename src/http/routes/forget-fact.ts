import { factParams, forgetFactQuery, forgotten } from '../fact-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const forgetFactRoute: RoutePlugin = (app, { facts, defaultLanguage }) => {
  app.delete(
    '/v1/users/:user_id/facts/:fact_id',
    {
      schema: operation({
        operationId: 'forgetFact',
        summary: 'Forgets one fact; for 30 days it can be restored',
        description: 'A forgotten fact is not learnt again from what was said before.',
        tag: 'facts',
        parts: { params: factParams, querystring: forgetFactQuery },
        replies: {
          200: {
            description: '`deleted` is 0 where it is forgotten already',
            schema: forgotten,
            example: { deleted: 1, message: "Olvidado: 1 hecho sobre 'trabajo'" },
          },
        },
        refusals: ['fact_not_found', 'payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { user_id, fact_id } = request.params;
      const answer = { told: request.query.language, otherwise: defaultLanguage };
      return facts.forgetOne(request.principal.tenant, user_id, fact_id.toLowerCase(), answer);
    },
  );
};
