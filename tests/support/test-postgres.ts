import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createTestDatabase } from './test-database.ts';

/** A PostgreSQL of one suite's own, and what `open` makes of it; `close` ends both. */
export async function onTestPostgres<World extends { close(): Promise<void> }>(
  open: (database: PostgresDatabase) => Promise<World>,
) {
  const testDatabase = await createTestDatabase();
  const database = new PostgresDatabase({
    connectionString: testDatabase.url,
    poolSize: 6,
    statementTimeoutMs: 120_000, // ends what hangs, and nothing of a busy machine
    maxWaiting: 100,
  });
  const world = await open(database);
  const close = async () => {
    await world.close();
    await database.close();
    await testDatabase.drop();
  };
  return { world, database, close };
}
