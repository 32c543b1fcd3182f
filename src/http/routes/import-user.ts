import { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import type { ImportedUser } from '../../memory/archive/user-archive.ts';
import { importedUser, importUserBody } from '../archive/archive-schemas.ts';
import { isChatGptExport, readConversations } from '../archive/chatgpt-document.ts';
import { importOf } from '../archive/import-body.ts';
import { progressParameter, replyToImport } from '../archive/import-reply.ts';
import { importedUserView } from '../archive/import-view.ts';
import { readUser } from '../archive/user-document.ts';
import { identifier } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const counts = { sessions: 12, turns: 340, facts: 9, memories: 2 };
const none = { sessions: 0, turns: 0, facts: 0, memories: 0 };

export const importUserRoute: RoutePlugin = (app, { archives, importMaxBytes }) => {
  app.post(
    '/v1/users/import',
    {
      ...importOf(
        operation({
          operationId: 'importUser',
          summary: 'Brings a user back, or conversations of ChatGPT in',
          description:
            'Takes the NDJSON of an export, or with `?user_id=` the `conversations.json` of a ChatGPT export, of which each conversation becomes a session. The whole document is checked before anything is written; then each session is written whole. Broken off, it goes on when it is sent again; what is there already with other content is 409. A conversation of ChatGPT that went on since it was imported goes on here too; one that is there with other content is left as it is and named under `conflicts`, and the others are imported.',
          tag: 'archive',
          parts: {
            querystring: z.strictObject({
              user_id: identifier.optional().meta({ description: 'Whose the conversations of a ChatGPT export are' }),
              progress: progressParameter,
            }),
            body: importUserBody,
          },
          replies: {
            200: { description: 'Everything was there with the same content', schema: importedUser },
            201: {
              description: 'Committed in PostgreSQL',
              schema: importedUser,
              example: { user_id: 'u1', imported: counts, unchanged: none, grown: 0, conflicts: [] },
            },
          },
          refusals: ['version_conflict', 'lock_required'],
        }),
        importMaxBytes,
      ),
    },
    async (request, reply) => {
      const { tenant, userId: only } = request.principal;
      const spool = await request.takeSpool();
      const refuseOthers = (userId: string) => {
        if (only !== null && userId !== only) throw new HipocampoError('forbidden', 'this API key is for another user');
      };
      const { user_id: userId, progress } = request.query;
      const outcome = (done: ImportedUser) => {
        const isNew = Object.values(done.imported).some((count) => count > 0);
        return { status: isNew ? (201 as const) : (200 as const), body: importedUserView(done) };
      };
      return replyToImport(request, reply, progress === 'true', spool, async (begin) => {
        if (await isChatGptExport(spool)) {
          if (userId === undefined)
            throw new HipocampoError('invalid_request', 'it must be told whose these conversations are', {
              faults: [{ pointer: '?user_id', message: 'is needed with the conversations of ChatGPT' }],
            });
          refuseOthers(userId);
          const conversations = () => readConversations(spool, userId);
          await archives.conversations.check(conversations);
          begin('writing');
          return outcome(await archives.conversations.import(tenant, userId, conversations));
        }
        const source = await readUser(spool);
        if (userId !== undefined && userId !== source.userId)
          throw new HipocampoError('invalid_request', 'the document is of another user', {
            faults: [{ pointer: '?user_id', message: `must be ${source.userId}, the user of the document` }],
          });
        refuseOthers(source.userId);
        await archives.users.check(tenant, source);
        begin('writing');
        return outcome(await archives.users.import(tenant, source));
      });
    },
  );
};
