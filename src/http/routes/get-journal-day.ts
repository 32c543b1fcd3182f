import { decodeCursor } from '../cursor.ts';
import { journalLineExample } from '../examples.ts';
import { journalDay, journalDayParams, journalDayQuery, linePosition } from '../journal-schemas.ts';
import { journalDayView } from '../journal-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const getJournalDayRoute: RoutePlugin = (app, { journal }) => {
  app.get(
    '/v1/users/:user_id/journal/:date',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'getJournalDay',
        summary: 'A day of the journal of a user, oldest line first',
        description:
          'What callers added, and what the service told by itself: sessions that ended, decisions, errors solved, facts that changed. The day begins at midnight of the time zone of the user. A line on a fact goes where that is forgotten; one on a session goes with it.',
        tag: 'journal',
        parts: { params: journalDayParams, querystring: journalDayQuery },
        replies: {
          200: {
            description: 'A page of the day; an empty one where nothing happened',
            schema: journalDay,
            example: { date: '2026-11-21', timezone: 'Europe/Madrid', items: [journalLineExample], next_cursor: null },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { user_id, date } = request.params;
      const { limit, cursor } = request.query;
      const after = decodeCursor(cursor, linePosition);
      const day = await journal.day(request.principal.tenant, user_id, date, { limit, after });
      return journalDayView(date, day, limit);
    },
  );
};
