import { type Config, loadConfig } from '../config.ts';
import { CannotStart } from '../errors.ts';
import { isMade } from '../stores/data-folder.ts';
import type { Database } from '../stores/database.ts';
import { createLogger } from '../telemetry/logger.ts';
import type { Progress } from '../telemetry/progress.ts';
import { openDatabase } from './open-database.ts';

/** Opens the configured database for a command, migrated; one that is not there yet is made. */
export function openForCommand(progress: Progress, config: Config = loadConfig()): Promise<Database> {
  return openDatabase(config, createLogger('error'), null, true, progress);
}

/** Opens the configured database for a command that only looks at what is there; throws `CannotStart` where it was never made. */
export async function openExisting(progress: Progress, config: Config = loadConfig()): Promise<Database> {
  if (config.databaseUrl === undefined && !isMade(config.dataDir))
    throw new CannotStart(
      `there is no database in ${config.dataDir}: set DATA_DIR to the folder of the service's, or DATABASE_URL`,
    );
  return openForCommand(progress, config);
}
