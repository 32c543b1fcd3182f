import { factExample } from '../examples.ts';
import { factHistory, factParams } from '../fact-schemas.ts';
import { factHistoryView } from '../fact-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = {
  items: [
    {
      event: 'added',
      reason: 'said',
      at: factExample.created_at,
      state_before: null,
      state_after: 'active',
      fact: factExample,
      other_fact_id: null,
      turn: { session_id: 's1', turn_number: 8, turn_id: factExample.evidence.turn_id },
    },
  ],
  next_cursor: null,
};

export const factHistoryRoute: RoutePlugin = (app, { facts }) => {
  app.get(
    '/v1/users/:user_id/facts/:fact_id/history',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'factHistory',
        summary: 'Every change of a fact with its reason, the oldest first',
        description: 'Of a fact that changed more than 1,000 times, the latest 1,000.',
        tag: 'facts',
        parts: { params: factParams },
        replies: { 200: { description: 'Its changes', schema: factHistory, example } },
        refusals: ['fact_not_found'],
      }),
    },
    async (request) => {
      const { user_id, fact_id } = request.params;
      const entries = await facts.history(request.principal.tenant, user_id, fact_id.toLowerCase());
      return factHistoryView(entries);
    },
  );
};
