import { foundLanguage } from '../../memory/text/found-language.ts';
import { journalLineExample } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { addLineBody, journalLine } from '../journal-schemas.ts';
import { journalLineView } from '../journal-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { idempotencyHeaders } from '../turn-schemas.ts';

export const addJournalLineRoute: RoutePlugin = (app, { journal, defaultLanguage }) => {
  app.post(
    '/v1/users/:user_id/journal',
    {
      schema: operation({
        operationId: 'addJournalLine',
        summary: 'Adds a line to the journal of a user',
        description:
          'It is dated now, never changed, and found by recall and search as `daily_log` at once. With an `Idempotency-Key` a retry gets the first line and adds none. Beyond `JOURNAL_MAX_LINES` lines the oldest leave the journal and stay memories for 90 days.',
        tag: 'journal',
        parts: { params: userParams, body: addLineBody, headers: idempotencyHeaders },
        replies: {
          200: { description: 'The line that the same request added before', schema: journalLine },
          201: { description: 'Committed in PostgreSQL', schema: journalLine, example: journalLineExample },
        },
        refusals: ['idempotency_mismatch'],
      }),
    },
    async (request, reply) => {
      const { text } = request.body;
      const { line, replayed } = await journal.append(request.principal.tenant, request.params.user_id, {
        text,
        language: request.body.language ?? foundLanguage(text) ?? defaultLanguage,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      if (replayed) reply.header('idempotent-replay', 'true');
      return reply.code(replayed ? 200 : 201).send(journalLineView(line));
    },
  );
};
