import { readMessages } from '../../memory/conversation/sent-message.ts';
import { firstFound } from '../../memory/text/found-language.ts';
import { extractedFacts, extractFactsBody } from '../fact-schemas.ts';
import { extractedFactsView } from '../fact-view.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const evidence = { session_id: null, turn_number: null, turn_id: null, message: 0 };
const example = {
  facts: [
    {
      id: '4c1f0a77-5a0e-4f5b-8a5e-0d2f6f1b9c21',
      key: 'nombre',
      value: 'se llama Juan',
      domain: 'personal',
      confidence: 'high',
      source: 'explicit',
      event: 'added',
      evidence: { ...evidence, start: 0, end: 13, quote: 'Me llamo Juan' },
    },
  ],
};

export const extractFactsRoute: RoutePlugin = (app, { facts, defaultLanguage }) => {
  app.post(
    '/v1/users/:user_id/facts/extract',
    {
      schema: operation({
        operationId: 'extractFacts',
        summary: 'Learns what messages say of the user',
        description:
          'By rules, as save-turn does, of what has the role `user` only; the messages themselves are not kept. The same again confirms: a retry is safe.',
        tag: 'facts',
        parts: { params: userParams, body: extractFactsBody },
        replies: { 200: { description: 'What they say, and what became of it', schema: extractedFacts, example } },
        refusals: [],
      }),
    },
    async (request) => {
      const { dry_run: dryRun } = request.body;
      const messages = await readMessages(request.body.messages);
      const language = request.body.language ?? firstFound(messages.map(({ content }) => content)) ?? defaultLanguage;
      const events = await facts.extract(request.principal.tenant, request.params.user_id, {
        messages,
        language,
        dryRun,
      });
      return extractedFactsView(events, dryRun);
    },
  );
};
