import { firstFound } from '../../memory/text/found-language.ts';
import { factExample } from '../examples.ts';
import { rememberedFact, rememberFactBody } from '../fact-schemas.ts';
import { rememberedFactView } from '../fact-view.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = { event: 'added', fact: factExample, message: 'Recordado: nombre → se llama Juan' };

export const rememberFactRoute: RoutePlugin = (app, { facts, defaultLanguage }) => {
  app.post(
    '/v1/users/:user_id/facts',
    {
      schema: operation({
        operationId: 'rememberFact',
        summary: 'Remembers a fact about the user',
        description:
          'The same value again, or nearly the same words, confirms the fact: a retry is safe. Another value of a key that takes one (name, work, home, age…) supersedes the old one, which can be restored; of any other key it adds.',
        tag: 'facts',
        parts: { params: userParams, body: rememberFactBody },
        replies: {
          200: { description: 'Confirmed, or in the place of another', schema: rememberedFact },
          201: { description: 'Added: committed in PostgreSQL', schema: rememberedFact, example },
        },
        refusals: [],
      }),
    },
    async (request, reply) => {
      const { key, value } = request.body;
      const language = request.body.language ?? firstFound([value, key]) ?? defaultLanguage;
      const given = { ...request.body, language };
      const remembered = await facts.remember(request.principal.tenant, request.params.user_id, given);
      return reply.code(remembered.event === 'added' ? 201 : 200).send(rememberedFactView(remembered));
    },
  );
};
