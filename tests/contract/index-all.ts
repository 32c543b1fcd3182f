import { expect } from 'vitest';
import type { ContractApp } from './contract-app.ts';

/** Takes everything that is stored into the index, as the service does in the background. */
export async function indexAll(app: ContractApp): Promise<void> {
  const pending = async () => {
    const [row] = await app.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM turns t WHERE NOT EXISTS (
         SELECT FROM search_runs r WHERE r.tenant_id = t.tenant_id AND r.session_id = t.session_id AND t.turn_number BETWEEN r.first_turn AND r.last_turn)`,
    );
    return row?.n ?? 0;
  };
  // An hour ago, and the sweep beyond: so that a search reads none of them beside the index.
  await app.sql("UPDATE turns SET stored_at = clock_timestamp() - interval '1 hour'");
  await app.sql("UPDATE search_progress SET swept_through = '-infinity'");
  await expect
    .poll(async () => {
      await app.indexer.sweep();
      return pending();
    })
    .toBe(0);
}
