import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { migrateEmbedded } from '../../src/stores/migrate.ts';
import { embeddedTemplateOf } from './database-server.ts';
import { despiteMachine, MachineFault } from './machine-fault.ts';

const copy = promisify(execFile);
const MADE_WITHIN_MS = 400_000; // only what hangs, or was killed while it made it, reaches it

/** A `DATA_DIR` of the caller's own with a migrated, empty embedded database: a copy of the run's, since making one takes seconds. */
export async function createEmbeddedFolder(): Promise<string> {
  return despiteMachine(async () => {
    const template = await madeOnce('database', async (dataDir) => {
      const database = await EmbeddedDatabase.open({ dataDir, maxWaiting: 10 });
      await migrateEmbedded(database);
      await database.close();
    });
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-data-'));
    await copy('cp', ['-R', `${template}/.`, folder]); // a fifth of the work that Node makes of 1,200 files
    return folder;
  });
}

/** The same with the model that comes along: a `DATA_DIR` as a first start leaves it. */
export async function createDataFolder(): Promise<string> {
  const folder = await createEmbeddedFolder();
  await putModel(folder);
  return folder;
}

/** The folder of the model that comes along, converted once for the whole run: to be read, and never to be changed. */
export async function convertedModel(): Promise<string> {
  return despiteMachine(async () => prepareBundledModel(await madeOnce('model', prepareBundledModel)));
}

/** Puts that model into a `DATA_DIR`, as links. */
export async function putModel(dataDir: string): Promise<void> {
  const model = await convertedModel();
  const entries = await readdir(model, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const place = join(dataDir, 'models', basename(model), relative(model, path));
    await mkdir(dirname(place), { recursive: true });
    await link(path, place);
  }
}

/** Returns the folder that `make` fills: for whichever test file of the run comes first; the others wait for it. */
async function madeOnce(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const run = embeddedTemplateOf(inject('testRun'));
  const folder = join(run, name);
  const made = `${folder}-made`;
  if (existsSync(made)) return folder;
  await mkdir(run, { recursive: true });
  const first = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (first) {
    await make(folder);
    await writeFile(made, '');
  }
  const deadline = Date.now() + MADE_WITHIN_MS;
  while (!existsSync(made)) {
    if (Date.now() > deadline) throw new MachineFault(`nothing was made in ${folder}`);
    await sleep(50);
  }
  return folder;
}
