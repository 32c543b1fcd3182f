import { Readable } from 'node:stream';
import { HipocampoError } from '../../errors.ts';
import { withTightHeap } from '../../tight-heap.ts';
import { exportedLine } from '../archive/archive-schemas.ts';
import { userDocument } from '../archive/user-document.ts';
import { userParams } from '../field-schemas.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const exportUserRoute: RoutePlugin = (app, { archives }) => {
  app.get(
    '/v1/users/:user_id/export',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'exportUser',
        summary: 'Everything of a user, as lines of JSON',
        description:
          'NDJSON, streamed: the user, each session followed by its turns, facts with their history, memories that no turn makes again, snapshots, the journal, the order and notes of MEMORY.md. The last line is the SHA-256 of the lines before it, each with its line break; without it the document is not whole. Each session is as it was when it was read.',
        tag: 'archive',
        parts: { params: userParams },
        replies: { 200: { description: 'Lines of JSON', schema: exportedLine, mediaType: 'application/x-ndjson' } },
        refusals: ['user_not_found'],
      }),
    },
    async (request, reply) => {
      const parts = archives.users.export(request.principal.tenant, request.params.user_id);
      const first = await parts.next();
      if (first.done === true) throw new HipocampoError('user_not_found', 'there is no such user');
      const all = async function* () {
        yield first.value;
        yield* parts;
      };
      return reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        .send(Readable.from(withTightHeap(userDocument(all()))) as never);
    },
  );
};
