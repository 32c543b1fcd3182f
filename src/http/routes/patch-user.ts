import { userParams } from '../field-schemas.ts';
import { patchedUser, patchUserBody } from '../journal-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const patchUserRoute: RoutePlugin = (app, { journal }) => {
  app.patch(
    '/v1/users/:user_id',
    {
      schema: operation({
        operationId: 'patchUser',
        summary: 'Sets the time zone in which the days of a user begin',
        description:
          'UTC until it is set. It holds for every day of the journal, those before too: a line lies in the day that its time has in this zone.',
        tag: 'journal',
        parts: { params: userParams, body: patchUserBody },
        replies: {
          200: {
            description: 'The user as it is now',
            schema: patchedUser,
            example: { user_id: 'u1', timezone: 'Europe/Madrid' },
          },
        },
        refusals: [],
      }),
    },
    async (request) => {
      const { user_id } = request.params;
      const { timezone } = request.body;
      await journal.setTimezone(request.principal.tenant, user_id, timezone);
      return { user_id, timezone };
    },
  );
};
