import type { Config } from '../config.ts';
import { isMade } from '../stores/data-folder.ts';
import type { Database } from '../stores/database.ts';
import { EmbeddedDatabase } from '../stores/embedded-database.ts';
import { migrateEmbedded, migratePostgres } from '../stores/migrate.ts';
import { requirePgvector } from '../stores/pgvector-setup.ts';
import { PostgresDatabase } from '../stores/postgres-database.ts';
import { openSealed, refuseEncrypted } from '../stores/sealing/open-sealed.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { type Progress, untold } from '../telemetry/progress.ts';

const MAX_WAITING = 1_000; // callers that may wait for a database connection before new ones are refused at once

/** Opens the database that the configuration names, migrated, and sealed where there is a key. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  metrics: Metrics | null,
  migrate: boolean,
  progress: Progress = untold,
): Promise<Database> {
  const database = await openPlain(config, logger, metrics, migrate, progress);
  try {
    if (config.encryption === undefined) {
      await refuseEncrypted(database);
      return database;
    }
    return await openSealed({
      database,
      secrets: config.encryption,
      onUnreadable: (table, statement, error) => {
        metrics?.unreadableRows.inc({ table });
        logger.error({ table, statement, reason: error.message }, 'row_unreadable');
      },
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openPlain(
  config: Config,
  logger: Logger,
  metrics: Metrics | null,
  migrate: boolean,
  progress: Progress,
): Promise<Database> {
  const { enabled, index } = config.semanticMemory;
  const onPgvector = enabled && index === 'pgvector';
  const onStatement = (name: string, seconds: number) => metrics?.statementSeconds.of(name).observe(seconds);
  if (config.databaseUrl === undefined) {
    const work = isMade(config.dataDir) ? 'opening the database' : 'making the database';
    const options = {
      dataDir: config.dataDir,
      maxWaiting: MAX_WAITING,
      extensions: onPgvector ? (['vector'] as const) : [],
      onStatement,
      onProblem: (event: string, error: Error) => logger.error({ err: error }, event),
    } as const;
    const database = await progress(work, () => EmbeddedDatabase.open(options));
    await progress('migrating the database', (tell) => migrateEmbedded(database, tell));
    return database;
  }
  const { databaseUrl: connectionString } = config;
  if (migrate) await progress('migrating the database', (tell) => migratePostgres({ connectionString, onStep: tell }));
  if (migrate && onPgvector) await requirePgvector({ connectionString });
  return new PostgresDatabase({
    connectionString,
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
