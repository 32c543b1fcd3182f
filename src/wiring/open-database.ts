import type { Config } from '../config.ts';
import type { Database } from '../stores/database.ts';
import { EmbeddedDatabase } from '../stores/embedded-database.ts';
import { migrateEmbedded, migratePostgres } from '../stores/migrate.ts';
import { requirePgvector } from '../stores/pgvector-setup.ts';
import { PostgresDatabase } from '../stores/postgres-database.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';

const MAX_WAITING = 1_000; // callers that may wait for a database connection before new ones are refused at once

/** Opens the database that the configuration names, migrated. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  metrics: Metrics | null,
  migrate: boolean,
): Promise<Database> {
  const { enabled, index } = config.semanticMemory;
  const onPgvector = enabled && index === 'pgvector';
  const onStatement = (name: string, seconds: number) =>
    metrics?.statementSeconds.observe({ statement: name }, seconds);
  if (config.databaseUrl === undefined) {
    const database = await EmbeddedDatabase.open({
      dataDir: config.dataDir,
      maxWaiting: MAX_WAITING,
      extensions: onPgvector ? ['vector'] : [],
      onStatement,
      onProblem: (event, error) => logger.error({ err: error }, event),
    });
    await migrateEmbedded(database);
    return database;
  }
  if (migrate) await migratePostgres({ connectionString: config.databaseUrl });
  if (migrate && onPgvector) await requirePgvector({ connectionString: config.databaseUrl });
  return new PostgresDatabase({
    connectionString: config.databaseUrl,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.databaseStatementTimeoutMs,
    maxWaiting: MAX_WAITING,
    onStatement,
    onConnectionLost: (error) => {
      metrics?.databaseConnectionsLost.inc();
      logger.warn({ err: error }, 'database_connection_lost');
    },
  });
}
