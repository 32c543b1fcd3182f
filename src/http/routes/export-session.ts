import { Readable } from 'node:stream';
import { withTightHeap } from '../../tight-heap.ts';
import { exportedSession } from '../archive/archive-schemas.ts';
import { sessionDocument } from '../archive/session-document.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { sessionParams } from '../session-schemas.ts';

export const exportSessionRoute: RoutePlugin = (app, { archives }) => {
  app.get(
    '/v1/sessions/:session_id/export',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'exportSession',
        summary: 'A session as a document that can be imported',
        description:
          'Versioned and checksummed, a turn a line. It holds no version of the session and no clock of the export: exported, erased, imported and exported again, it is the same to the byte. A session that is changed meanwhile otherwise than by a turn more is 409, or where the document has begun it breaks off: send it again.',
        tag: 'archive',
        parts: { params: sessionParams },
        replies: { 200: { description: 'The document', schema: exportedSession } },
        refusals: ['session_not_found', 'version_conflict'],
      }),
    },
    async (request, reply) => {
      const { tenant, userId } = request.principal;
      const session = await archives.sessions.find(tenant, request.params.session_id, userId);
      const document = sessionDocument(session.head, archives.sessions.turns(tenant, session));
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(Readable.from(withTightHeap(document)) as never);
    },
  );
};
