import { userParams } from '../field-schemas.ts';
import { memoryStats } from '../memory-schemas.ts';
import { memoryStatsView } from '../memory-view.ts';
import { operation } from '../operation.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = {
  total: 120,
  by_type: { episodic: 112, summary: 5, fact: 2, user_profile: 1, daily_log: 0, snapshot: 0 },
  pending: 3,
  expired: 0,
};

export const memoryStatsRoute: RoutePlugin = (app, { memories }) => {
  app.get(
    '/v1/users/:user_id/memories/stats',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'memoryStats',
        summary: 'How many memories a user has, by type and by state',
        description: 'Exact as soon as the 201 of a turn or a memory is out.',
        tag: 'memories',
        parts: { params: userParams },
        replies: { 200: { description: 'The counts', schema: memoryStats, example } },
        refusals: [],
      }),
    },
    async (request) => memoryStatsView(await memories.stats(request.principal.tenant, request.params.user_id)),
  );
};
