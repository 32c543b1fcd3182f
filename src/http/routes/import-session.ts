import { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { importedSession, importSessionBody } from '../archive/archive-schemas.ts';
import { importOf } from '../archive/import-body.ts';
import { progressParameter, replyToImport } from '../archive/import-reply.ts';
import { readSession } from '../archive/session-document.ts';
import { identifier } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = { session_id: 's1', user_id: 'u1', total_turns: 8, imported: true };

export const importSessionRoute: RoutePlugin = (app, { archives, importMaxBytes }) => {
  app.post(
    '/v1/sessions/import',
    {
      ...importOf(
        operation({
          operationId: 'importSession',
          summary: 'Brings a session back, or in from elsewhere',
          description:
            'Takes the document of an export, or `{user_id, session_id, messages}` with messages of OpenAI or LangChain, of any size. Whole or not at all. The same again changes nothing; of messages, where those that are there are the first ones, the rest is added; over a session with other content, or of another user, it is 409.',
          tag: 'archive',
          parts: {
            querystring: z.strictObject({
              session_id: identifier
                .optional()
                .meta({ description: 'The id to restore the session under, instead of its own' }),
              progress: progressParameter,
            }),
            body: importSessionBody,
          },
          replies: {
            200: { description: 'It was there with the same content', schema: importedSession },
            201: { description: 'Committed in PostgreSQL', schema: importedSession, example },
          },
          refusals: ['version_conflict', 'lock_required'],
        }),
        importMaxBytes,
      ),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const spool = await request.takeSpool();
      const { session_id: under, progress } = request.query;
      return replyToImport(request, reply, progress === 'true', spool, async (begin) => {
        const source = await readSession(spool, under ?? null);
        if (userId !== null && source.head.userId !== userId)
          throw new HipocampoError('forbidden', 'this API key is for another user');
        begin('writing');
        const done = await archives.sessions.import(tenant, source, { teaches: true });
        return {
          status: done.written > 0 || done.isNew ? 201 : 200,
          body: {
            session_id: done.sessionId,
            user_id: done.userId,
            total_turns: done.turns,
            imported: done.isNew || done.written > 0,
          },
        };
      });
    },
  );
};
