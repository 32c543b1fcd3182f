import { decodeCursor } from '../cursor.ts';
import { endOf, startOf } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { searchBody, searchPage, searchPosition } from '../search-schemas.ts';
import { searchPageView } from '../search-view.ts';

const example = {
  items: [
    {
      kind: 'message' as const,
      session_id: 's1',
      turn_number: 8,
      role: 'user' as const,
      snippet: 'Busca <mark>bares</mark> <mark>cerca de Sol</mark>',
      score: 0.72,
      created_at: '2026-11-21T20:00:00.000Z',
    },
  ],
  next_cursor: null,
  degraded: [],
};

export const searchRoute: RoutePlugin = (app, { search }) => {
  app.post(
    '/v1/search',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'search',
        summary: 'Full text over what a user said, and what is remembered and known of them, the best first',
        description:
          'The 200 newest messages that match are ranked, with facts and memories; the pages after them go on with older messages. Fewer are ranked together where words that are said all the time make looking for more slow. Of the ranked ones the best forty by the index come first, in the order of their texts, then the next forty; a page may have fewer items than asked for, or none, before the last one. What was just saved is found at once; `degraded` has `index` where more of it was waiting for the index than a search reads (2,000 turns or 8 MB). A query of nothing but words that everybody says looks through the newest 500 turns.',
        tag: 'sessions',
        parts: { body: searchBody },
        replies: { 200: { description: 'A page of what was found', schema: searchPage, example } },
        refusals: [],
      }),
    },
    async (request) => {
      const { user_id: userId, query, session_id, role, from, to, kind, limit, cursor } = request.body;
      const page = await search.search(request.principal.tenant, {
        userId,
        query,
        kind: kind ?? null,
        sessionId: session_id ?? null,
        role: role ?? null,
        from: from === undefined ? null : startOf(from),
        to: to === undefined ? null : endOf(to),
        limit,
        after: decodeCursor(cursor, searchPosition),
      });
      return searchPageView(page);
    },
  );
};
