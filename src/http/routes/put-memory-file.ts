import { HipocampoError } from '../../errors.ts';
import { factExample, memoryFileExample, memoryFileExampleEn } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { editedHeaders, editedQuery, markdownText, mergedFile } from '../memory-file-schemas.ts';
import { mergedFileView } from '../memory-file-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = {
  etag: '"3h0T8q1VbY2mJr5cXk7wLpZ9dNs"',
  received: '"9dNsLpZ3h0T8q1VbY2mJr5cXk7w"',
  events: [{ event: 'added', fact: factExample }],
};

/** Its body is Markdown: `takeMarkdown` reads it. */
export const putMemoryFileRoute: RoutePlugin = (app, { memoryFiles }) => {
  app.put(
    '/v1/users/:user_id/memory.md',
    {
      schema: {
        ...operation({
          operationId: 'putMemoryFile',
          summary: 'Merges an edited memory.md',
          description:
            'Three ways, against the version named by `If-Match`: what only the text changed becomes facts (a new line is remembered, a changed one supersedes, one that is gone is forgotten, each reversible, in one transaction), what only the service changed stays. ' +
            'Where both changed the same line nothing is written: 409 with both sides. A bullet is a fact, under a heading of the user’s own with that as its key; a paragraph, a comment or a block of code is kept as it is, where it is, and is no fact. Without `If-Match` 428; an empty document is 400.',
          tag: 'facts',
          parts: {
            params: userParams,
            headers: editedHeaders,
            querystring: editedQuery,
            body: markdownText.meta({ examples: [memoryFileExample, memoryFileExampleEn] }),
          },
          replies: { 200: { description: 'Committed in PostgreSQL', schema: mergedFile, example } },
          refusals: ['memory_md_conflict', 'precondition_required'],
        }),
        consumes: ['text/markdown'],
      },
    },
    async (request, reply) => {
      const base = request.headers['if-match'];
      if (base === undefined)
        throw new HipocampoError('precondition_required', 'If-Match must name the version that this was edited from', {
          faults: [{ pointer: 'header:if-match', message: 'is required' }],
        });
      const merged = await memoryFiles.write(request.principal.tenant, request.params.user_id, {
        text: request.body,
        base: base.tag,
        resolves: request.query.resolves ?? null,
      });
      return reply.send(mergedFileView(merged));
    },
  );
};
