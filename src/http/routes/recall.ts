import { foundLanguage } from '../../memory/text/found-language.ts';
import { memoryExample } from '../examples.ts';
import { userParams } from '../field-schemas.ts';
import { recallBody, recollection } from '../memory-schemas.ts';
import { recollectionView } from '../memory-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

// Many times what a Pi takes to embed a query; an embedding worker that hangs costs a caller this long, then words answer.
const DEADLINE_MS = 2_000;

const { metadata: _, expires_at: __, ...recalled } = memoryExample;
const example = { items: [{ ...recalled, score: 0.87 }], mode: 'hybrid', recall_mode: 'hybrid', degraded: [] };

export const recallRoute: RoutePlugin = (app, { memories, defaultLanguage }) => {
  app.post(
    '/v1/users/:user_id/recall',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'recall',
        summary: 'The memories of a user that answer a query, the best first',
        description:
          'Vectors and words together, with the turns around a hit; of the same thing said twice one is shown. A score means the same for every query: from 0.5 on a memory is worth showing. A query that names a day finds what was said on it or about it (days are UTC). A fact has type `fact` and its own id. Without the embedding worker words alone decide, over the latest 10,000 memories: `mode` is `lexical` and `degraded` names `memories`.',
        tag: 'memories',
        parts: { params: userParams, body: recallBody },
        replies: { 200: { description: 'What was found', schema: recollection, example } },
        refusals: [],
      }),
    },
    async (request) => {
      const { query, k, min_score: minScore, types, session_id, debug } = request.body;
      const language = request.body.language ?? foundLanguage(query) ?? defaultLanguage;
      const found = await memories.recall(
        request.principal.tenant,
        request.params.user_id,
        { query, k, minScore, types: types ?? null, sessionId: session_id ?? null, language },
        DEADLINE_MS,
      );
      return recollectionView(found, debug);
    },
  );
};
