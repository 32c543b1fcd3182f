import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { createMemoryFiles, createMemoryFolder } from '../../src/wiring/create-memory-files.ts';
import { createFoundations } from '../../src/wiring/foundations.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { type ContractApp, openContractApp } from './contract-app.ts';
import { factClient } from './fact-client.ts';

describe.each(['postgres', 'embedded'])('MEMORY_DIR, edition %s', (edition) => {
  let app: ContractApp;
  let folder: string;
  let facts: ReturnType<typeof factClient>;
  const other = () => {
    const opened = { config: app.config, logger: createLogger('silent'), metrics: app.metrics, database: app.database };
    const foundations = createFoundations(opened);
    const made = createMemoryFolder(
      foundations,
      createMemoryFiles(foundations, createFactMemory(foundations, { recalled: false }).facts),
    );
    if (made === null) throw new Error('there is no folder in the settings');
    return made;
  };
  beforeAll(async () => {
    folder = edition === 'embedded' ? await createEmbeddedFolder() : await mkdtemp(join(tmpdir(), 'memory-folder-'));
    const settings = { MEMORY_DIR: join(folder, 'memory'), SEMANTIC_MEMORY_ENABLED: 'false' };
    const embedded = { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: folder };
    app = await openContractApp({ ...settings, ...(edition === 'embedded' && embedded) });
    facts = factClient(app);
    app.start();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const fileOf = (name: string) => join(folder, 'memory', name, 'MEMORY.md');
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');

  it('keeps a file for every user in step, both ways', async () => {
    await facts.remember('u1', 'nombre', 'se llama Juan');
    await facts.remember('Ana.B', 'nombre', 'se llama Ana');
    await expect.poll(() => read(fileOf('u1'))).toContain('- nombre: se llama Juan');
    await expect.poll(() => read(fileOf('%41na%2e%42'))).toContain('- nombre: se llama Ana');
    await writeFile(`${fileOf('u1')}~`, (await read(fileOf('u1'))).replace('Juan', 'Pedro'));
    await rename(`${fileOf('u1')}~`, fileOf('u1'));
    await expect.poll(() => facts.values('u1')).toEqual(['se llama Pedro']);
    await facts.remember('u1', 'edad', 'tiene 30 años');
    await expect.poll(() => read(fileOf('u1'))).toContain('- edad: tiene 30 años');
    expect(await facts.values('Ana.B')).toEqual(['se llama Ana']);
  });

  it('writes a file anew that vanished or was emptied, and nothing is forgotten', async () => {
    await facts.remember('u2', 'nombre', 'se llama Eva');
    await expect.poll(() => read(fileOf('u2'))).toContain('se llama Eva');
    await rm(fileOf('u2'));
    await expect.poll(() => read(fileOf('u2'))).toContain('se llama Eva');
    await writeFile(fileOf('u2'), '');
    await expect.poll(() => read(fileOf('u2'))).toContain('se llama Eva');
    expect(await facts.values('u2')).toEqual(['se llama Eva']);
  });

  it('removes the files of a user who is erased', async () => {
    await facts.remember('u4', 'nombre', 'se llama Eva');
    await expect.poll(() => read(fileOf('u4'))).toContain('se llama Eva');
    expect((await app.delete('/v1/users/u4')).status).toBe(200);
    await expect.poll(() => existsSync(join(folder, 'memory', 'u4'))).toBe(false);
  });

  it('is kept by one process at a time, and taken over by the next', async () => {
    const second = other();
    await facts.remember('u5', 'nombre', 'se llama Eva');
    await expect.poll(() => read(fileOf('u5'))).toContain('se llama Eva');
    await writeFile(fileOf('u5'), `${await read(fileOf('u5'))}\nUna nota.\n`);
    await second.look(); // the first one holds the folder: this does nothing, and fails at nothing
    await expect.poll(async () => (await app.get('/v1/users/u5/memory.md')).text).toContain('Una nota.');
    await second.stop();
  });
});

describe('MEMORY_FILE_WATCH_ENABLED=false', () => {
  it('writes files, and finds an edit of one no sooner than that file is written next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-folder-'));
    const settings = { MEMORY_DIR: folder, MEMORY_FILE_WATCH_ENABLED: 'false', SEMANTIC_MEMORY_ENABLED: 'false' };
    const app = await openContractApp(settings);
    onTestFinished(async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    });
    app.start();
    const facts = factClient(app);
    const read = (user: string) => readFile(join(folder, user, 'MEMORY.md'), 'utf8').catch(() => '');
    await facts.remember('u1', 'nombre', 'se llama Juan');
    await expect.poll(() => read('u1')).toContain('se llama Juan');
    const path = join(folder, 'u1', 'MEMORY.md');
    await writeFile(`${path}~`, (await read('u1')).replace('Juan', 'Pedro'));
    await rename(`${path}~`, path);
    // The service looks at the folder for others meanwhile: twice, for the first look may have been under way.
    for (const [key, value] of [
      ['nombre', 'se llama Ana'],
      ['edad', 'tiene 30 años'],
    ] as const) {
      await facts.remember('u2', key, value);
      await expect.poll(() => read('u2')).toContain(value);
    }
    expect(await facts.values('u1')).toEqual(['se llama Juan']);
    await facts.remember('u1', 'edad', 'tiene 40 años');
    await expect.poll(() => facts.values('u1')).toEqual(expect.arrayContaining(['se llama Pedro', 'tiene 40 años']));
  });
});
