import { foundLanguage } from '../../memory/text/found-language.ts';
import { memoryExample } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { memory, saveMemoryBody } from '../memory-schemas.ts';
import { memoryView } from '../memory-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

export const saveMemoryRoute: RoutePlugin = (app, { memories, defaultLanguage }) => {
  app.post(
    '/v1/users/:user_id/memories',
    {
      schema: operation({
        operationId: 'saveMemory',
        summary: 'Remembers what no turn told',
        description:
          'The same type and content again, or nearly the same words, is the same memory; its days are counted anew, and never end earlier than before. Where semantic memory is off this is 400.',
        tag: 'memories',
        parts: { params: userParams, body: saveMemoryBody },
        replies: {
          200: { description: 'It was remembered already', schema: memory },
          201: { description: 'Committed in PostgreSQL', schema: memory, example: memoryExample },
        },
        refusals: [],
      }),
    },
    async (request, reply) => {
      const { content, type, expires_days: expiresDays, metadata } = request.body;
      const language = request.body.language ?? foundLanguage(content) ?? defaultLanguage;
      const saved = await memories.save(request.principal.tenant, request.params.user_id, {
        content,
        type,
        language,
        expiresDays,
        metadata: metadata ?? null,
      });
      return reply.code(saved.created ? 201 : 200).send(memoryView(saved.memory));
    },
  );
};
