import { readMessages } from '../../memory/conversation/sent-message.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';
import { idempotencyHeaders, savedTurn, saveTurnBody } from '../turn-schemas.ts';
import { receiptView, turnRequest } from '../turn-view.ts';

const example = {
  turn_id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10',
  session_id: 's1',
  turn_number: 8,
  total_turns: 8,
  version: 8,
  token_count: 31,
  language: 'es',
  created_at: '2026-11-21T20:00:00.000Z',
  facts: [],
  cache_invalidated: true,
};

export const saveTurnRoute: RoutePlugin = (app, { memory }) => {
  app.post(
    '/v1/save-turn',
    {
      schema: operation({
        operationId: 'saveTurn',
        summary: 'Commits a turn',
        description:
          'The 201 means committed in PostgreSQL. With an `Idempotency-Key`, or a `turn_id`, a retry gets the first reply and adds no turn. Messages may be of the form of OpenAI or of LangChain; each is kept as it came. `extra_metadata.plan_params` is the plan that later contexts go on from (16,384 characters of JSON), `extra_metadata.places` (each with a `name`; 20 of a turn) the places. `facts` tells at most 20 facts, read from the first 40,000 characters of what the user says in the turn; the memory of a turn keeps 16,384 characters of it. A message marked `disposable` is kept for a day and never shown to a model.',
        tag: 'main job',
        parts: { body: saveTurnBody, headers: idempotencyHeaders },
        replies: {
          200: { description: 'The first reply, again: this request was already carried out', schema: savedTurn },
          201: { description: 'Committed in PostgreSQL', schema: savedTurn, example },
        },
        refusals: ['session_not_found', 'idempotency_mismatch', 'version_conflict', 'session_full', 'lock_required'],
      }),
    },
    async (request, reply) => {
      const messages = await readMessages(request.body.messages);
      const asked = turnRequest(request.body, messages, request.headers['idempotency-key'] ?? null);
      const receipt = await memory.saveTurn(request.principal.tenant, asked);
      if (receipt.replayed) reply.header('idempotent-replay', 'true');
      return reply.code(receipt.replayed ? 200 : 201).send(receiptView(receipt, asked.sessionId));
    },
  );
};
