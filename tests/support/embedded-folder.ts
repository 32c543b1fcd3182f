import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { migrateEmbedded } from '../../src/stores/migrate.ts';
import { embeddedTemplateOf } from './database-server.ts';
import { despiteMachine, MachineFault } from './machine-fault.ts';

const copy = promisify(execFile);
const MADE_WITHIN_MS = 180_000; // only what hangs, or was killed while it made it, reaches it

/** A `DATA_DIR` of the caller's own with a migrated, empty embedded database: a copy of the run's, since making one takes seconds. */
export async function createEmbeddedFolder(): Promise<string> {
  return despiteMachine(async () => {
    const template = await madeTemplate();
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-data-'));
    await copy('cp', ['-R', `${template}/.`, folder]); // a fifth of the work that Node makes of 1,200 files
    return folder;
  });
}

/** Made by whichever test file of the run comes first; the others wait for it. */
async function madeTemplate(): Promise<string> {
  const folder = embeddedTemplateOf(inject('testRun'));
  const dataDir = join(folder, 'data');
  const made = join(folder, 'made');
  if (existsSync(made)) return dataDir;
  const first = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (first) {
    const database = await EmbeddedDatabase.open({ dataDir, maxWaiting: 10 });
    await migrateEmbedded(database);
    await database.close();
    await writeFile(made, '');
  }
  const deadline = Date.now() + MADE_WITHIN_MS;
  while (!existsSync(made)) {
    if (Date.now() > deadline) throw new MachineFault(`no embedded database was made in ${folder}`);
    await sleep(50);
  }
  return dataDir;
}
