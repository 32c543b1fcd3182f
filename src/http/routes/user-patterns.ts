import { z } from 'zod';
import { userPatterns } from '../context-schemas.ts';
import { timezone, userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = {
  languages: [{ language: 'es', turns: 12 }],
  active_hours: [{ hour: 21, turns: 7 }],
  frequent_commands: [{ name: 'git status', mentions: 9, sessions: 4 }],
  frequent_places: [{ name: 'La Venencia', mentions: 3 }],
  topics: [{ name: 'recetas', mentions: 8, sessions: 3 }],
};

const query = z.strictObject({ timezone: timezone.default('UTC') });

export const userPatternsRoute: RoutePlugin = (app, { memory }) => {
  app.get(
    '/v1/users/:user_id/patterns',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'userPatterns',
        summary: 'The habits of a user',
        description:
          'Languages, hours and places of the latest 200 turns; commands and topics of the latest sessions, those that come up in most of them first. Five of each.',
        tag: 'sessions',
        parts: { params: userParams, querystring: query },
        replies: { 200: { description: 'The habits', schema: userPatterns, example } },
        refusals: [],
      }),
    },
    async (request) => memory.userPatterns(request.principal.tenant, request.params.user_id, request.query.timezone),
  );
};
