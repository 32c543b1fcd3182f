import { memoryFileExample, memoryFileExampleEn } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { markdownText, readHeaders } from '../memory-file-schemas.ts';
import { isKnown, quoted } from '../memory-file-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const getMemoryFileRoute: RoutePlugin = (app, { memoryFiles }) => {
  app.get(
    '/v1/users/:user_id/memory.md',
    {
      config: { access: 'read', markdown: true },
      schema: operation({
        operationId: 'getMemoryFile',
        summary: 'The facts of a user as a text to read and edit',
        description:
          'Markdown: a heading a domain, in the language of the user, and a line a fact, `- key: value`. Active and dormant facts, the newest 2,000; never those of the domain `self_correction`. The order stays: lines keep their places, what is new comes after what is alike. ' +
          'The `ETag` names the version for `If-None-Match` (304) and for the `If-Match` of an edit, which is understood for 30 days.',
        tag: 'facts',
        parts: { params: userParams, headers: readHeaders },
        replies: {
          200: {
            description: 'The document, with its `ETag`',
            schema: markdownText.meta({ examples: [memoryFileExample, memoryFileExampleEn] }),
            mediaType: 'text/markdown',
          },
          304: { description: 'It is the version that the caller knows' },
        },
        refusals: [],
      }),
    },
    async (request, reply) => {
      const { text, etag } = await memoryFiles.read(request.principal.tenant, request.params.user_id);
      reply.header('etag', quoted(etag)).header('cache-control', 'private, no-cache');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .header('content-type', 'text/markdown; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .send(text as never);
    },
  );
};
