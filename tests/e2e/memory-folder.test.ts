import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeWithRedis } from '../support/needs.ts';
import { startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

describeWithRedis('MEMORY_DIR of two processes', () => {
  it('is taken over from one that is killed, and loses nothing of either side', async () => {
    const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
    const folder = await mkdtemp(join(tmpdir(), 'memory-folder-'));
    onTestFinished(async () => {
      await Promise.all([database.drop(), redis.drop(), rm(folder, { recursive: true, force: true })]);
    });
    const settings = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      MEMORY_DIR: folder,
      SEMANTIC_MEMORY_ENABLED: 'false',
    };
    const holder = await startService(settings);
    onTestFinished(async () => {
      await holder.stop();
    });
    const path = join(folder, 'u1', 'MEMORY.md');
    const read = () => readFile(path, 'utf8').catch(() => '');
    const edit = async (change: (text: string) => string) => {
      let text = '';
      while (text === '') text = await read(); // it may be missing for an instant, while it is replaced
      await writeFile(`${path}~`, change(text));
      await rename(`${path}~`, path);
    };
    const url = '/v1/users/u1/facts';
    const remember = async (service: typeof holder, key: string, value: string) =>
      expect((await service.request('POST', url, { body: { key, value } })).status).toBe(201);
    await remember(holder, 'nombre', 'se llama Juan');
    await expect.poll(read).toContain('- nombre: se llama Juan');

    const next = await startService(settings); // it looks for a folder that is free
    onTestFinished(async () => {
      await next.stop();
    });
    await remember(next, 'edad', 'tiene 30 años');
    for (const pid of holder.pids()) holder.kill('SIGKILL', pid);
    await holder.exited();
    await edit((text) => text.replace('## Trabajo', '- hobby: corre\n\n## Trabajo'));
    await remember(next, 'mascota', 'tiene un perro');

    const values = async () => {
      const { body } = await next.request<{ items: { value: string }[] }>('GET', url);
      return body.items.map(({ value }) => value).toSorted();
    };
    const all = ['corre', 'se llama Juan', 'tiene 30 años', 'tiene un perro'];
    const missingIn = (text: string) => all.filter((value) => !text.includes(value));
    await expect.poll(values).toEqual(all);
    await expect.poll(async () => missingIn(await read())).toEqual([]);
    await edit((text) => text.replace('- hobby: corre\n', ''));
    await expect.poll(values).toEqual(all.slice(1));
  });
});
