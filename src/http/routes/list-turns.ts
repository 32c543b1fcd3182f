import { z } from 'zod';
import { parseStored } from '../../memory/conversation/stored-message.ts';
import type { StoredTurn } from '../../memory/conversation/turn.ts';
import { decodeCursor } from '../cursor.ts';
import { turnExample } from '../examples.ts';
import { operation, sendJson } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';
import { listTurnsQuery, turnPage } from '../turn-schemas.ts';
import { listedTurnJson, messageForModelJson, turnPageJson } from '../turn-view.ts';

const NO_TURN = 2_147_483_647; // above any turn_number
/** The position from which a page goes on: before this turn; with `skip`, inside the turn before it, of which so many messages were given. */
const position = z.strictObject({ before: z.int().min(1).max(NO_TURN), skip: z.int().min(0).default(0) });

export const listTurnsRoute: RoutePlugin = (app, { memory }) => {
  app.get(
    '/v1/sessions/:session_id/turns',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'listTurns',
        summary: 'History of a session: the newest page first, oldest to newest inside it',
        description: 'A page ends early before it would grow beyond 2 MB of text; `next_cursor` goes on from there.',
        tag: 'sessions',
        parts: { params: sessionParams, querystring: listTurnsQuery },
        replies: {
          200: {
            description: 'A page of turns, or of messages with for_llm=true',
            schema: turnPage,
            example: { items: [turnExample], next_cursor: null },
          },
        },
        refusals: ['session_not_found'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const { session_id } = request.params;
      const { limit, before, cursor, for_llm, message_format } = request.query;
      const session = await memory.session(tenant, session_id, userId);
      const { firstTurn } = session;

      const { before: from, skip } = decodeCursor(cursor, position) ?? { before: before ?? NO_TURN, skip: 0 };
      const newestFirst = await memory.turns(tenant, session, from, limit);
      const oldest = newestFirst.at(-1)?.turnNumber ?? firstTurn;
      if (for_llm !== 'true') {
        const items = await Promise.all(newestFirst.map((turn) => listedTurnJson(turn, message_format)));
        return sendJson(reply, turnPageJson(items.reverse(), oldest > firstTurn ? { before: oldest } : null));
      }

      const messages = newestFirst.flatMap((turn, index) =>
        shownMessages(turn)
          .reverse()
          .slice(index === 0 ? skip : 0),
      );
      const items = messages.slice(0, limit).reverse();
      const last = items[0];
      const within = last !== undefined && messages.length > limit;
      const next = within
        ? { before: last.turn + 1, skip: last.fromEnd }
        : oldest > firstTurn
          ? { before: oldest }
          : null;
      return sendJson(reply, turnPageJson(items.map(messageForModelJson), next));
    },
  );
};

/** Returns what a model may see of a turn; `fromEnd` counts a message and those after it. */
function shownMessages(turn: StoredTurn): { role: string; content: string; turn: number; fromEnd: number }[] {
  const messages = parseStored(turn.messages);
  return messages.map(({ role, content }, index) => ({
    role,
    content,
    turn: turn.turnNumber,
    fromEnd: messages.length - index,
  }));
}
