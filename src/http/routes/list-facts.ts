import { z } from 'zod';
import type { FactState } from '../../memory/facts/fact.ts';
import { decodeCursor } from '../cursor.ts';
import { factExample } from '../examples.ts';
import { factPage, listFactsQuery } from '../fact-schemas.ts';
import { factView } from '../fact-view.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import { pageView } from '../page-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const position = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  factId: z.guid(),
});

export const listFactsRoute: RoutePlugin = (app, { facts, clock }) => {
  app.get(
    '/v1/users/:user_id/facts',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listFacts',
        summary: 'What is known of the user, the newest first',
        description: 'Active and dormant facts, unless `include` asks for more. A forgotten one is shown for 30 days.',
        tag: 'facts',
        parts: { params: userParams, querystring: listFactsQuery },
        replies: {
          200: {
            description: 'A page of facts',
            schema: factPage,
            example: { items: [factExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { key, domain, include, limit, cursor } = request.query;
      const found = await facts.list(request.principal.tenant, request.params.user_id, {
        key: key ?? null,
        domain: domain ?? null,
        states: statesShown(include),
        limit: limit + 1,
        after: decodeCursor(cursor, position),
      });
      const now = clock.now();
      return pageView(found, limit, ({ fact }) => factView(fact, now));
    },
  );
};

/** Returns the states to show: forgotten and superseded facts are both kept to be undone, so who asks for deleted ones sees both. */
function statesShown(include: string | undefined): FactState[] {
  const asked = new Set(include?.split(','));
  return [
    'active',
    'dormant',
    ...(asked.has('stale') ? (['stale'] as const) : []),
    ...(asked.has('superseded') || asked.has('deleted') ? (['superseded'] as const) : []),
    ...(asked.has('deleted') ? (['deleted'] as const) : []),
  ];
}
