import { z } from 'zod';
import { decodeCursor } from '../cursor.ts';
import { factExample } from '../examples.ts';
import { factHistory, factHistoryQuery, factParams } from '../fact-schemas.ts';
import { historyEntryView } from '../fact-view.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const position = z.strictObject({ entry: z.int().min(1) });

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
        description: 'Added, confirmed, superseded, forgotten, restored: each with the fact as it was then.',
        tag: 'facts',
        parts: { params: factParams, querystring: factHistoryQuery },
        replies: { 200: { description: 'A page of its changes', schema: factHistory, example } },
        refusals: ['fact_not_found'],
      }),
    },
    async (request) => {
      const { user_id, fact_id } = request.params;
      const { limit, cursor } = request.query;
      const after = decodeCursor(cursor, position)?.entry ?? 0;
      const page = { limit: limit + 1, after };
      const found = await facts.changes(request.principal.tenant, user_id, fact_id.toLowerCase(), page);
      const entries = found.map((one) => ({ ...one, position: { entry: one.entry } }));
      return pageView(entries, limit, historyEntryView);
    },
  );
};
