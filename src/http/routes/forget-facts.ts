import { forgetFactsQuery, forgotten } from '../fact-schemas.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const forgetFactsRoute: RoutePlugin = (app, { facts, defaultLanguage }) => {
  app.delete(
    '/v1/users/:user_id/facts',
    {
      schema: operation({
        operationId: 'forgetFacts',
        summary: 'Forgets what is known under a key, in whichever language it was told',
        description:
          'A key of one relative or animal ("filha", "dog") forgets those alone, one of all ("familia", "pets") all. For 30 days each can be restored; then it is gone. It is not learnt again from what was said until now, only when the user says it anew.',
        tag: 'facts',
        parts: { params: userParams, querystring: forgetFactsQuery },
        replies: {
          200: {
            description: 'How many were forgotten; none is no error',
            schema: forgotten,
            example: { deleted: 2, message: "Olvidado: 2 hechos sobre 'trabajo'" },
          },
        },
        refusals: ['payload_too_large', 'unsupported_media_type'],
      }),
    },
    async (request) => {
      const { key, language } = request.query;
      const answer = { told: language, otherwise: defaultLanguage };
      return facts.forget(request.principal.tenant, request.params.user_id, key, answer);
    },
  );
};
