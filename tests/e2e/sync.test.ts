import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { startReaper } from '../support/reaper.ts';
import { startService } from '../support/service.ts';

/** `hipocampo sync`, as a person starts it. */
function startSync(path: string, url: string, locale: string): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['dist/doors/cli.js', 'sync', '--user', 'u1', path], {
    env: { PATH: process.env.PATH ?? '', HIPOCAMPO_URL: url, LC_ALL: locale, LANG: locale },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reaper = startReaper('KILL');
  if (child.pid !== undefined) reaper.watch(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(() => {
    child.kill('SIGKILL');
    reaper.dismiss();
  });
  return { process: child, output: () => output };
}

describe('hipocampo sync', () => {
  it('keeps a file in step both ways, over an absence of the service, until Ctrl-C', async () => {
    const [data, folder] = await Promise.all([createEmbeddedFolder(), mkdtemp(join(tmpdir(), 'sync-'))]);
    onTestFinished(async () => {
      await Promise.all([data, folder].map((one) => rm(one, { recursive: true, force: true })));
    });
    const settings = { DATA_DIR: data, SEMANTIC_MEMORY_ENABLED: 'false' };
    let service = await startService(settings);
    const { port } = service;
    onTestFinished(async () => {
      await service.stop();
    });
    const path = join(folder, 'MEMORY.md');
    const read = () => readFile(path, 'utf8').catch(() => '');
    const edit = async (change: (text: string) => string) => {
      await writeFile(`${path}~`, change(await read()));
      await rename(`${path}~`, path);
    };
    const url = '/v1/users/u1/facts';
    const remember = async (key: string, value: string) => {
      const { status } = await service.request('POST', url, { body: { key, value } });
      expect(status).toBe(201);
    };
    const values = async () => {
      const { body } = await service.request<{ items: { value: string }[] }>('GET', url);
      return body.items.map(({ value }) => value).toSorted();
    };

    await remember('nombre', 'se llama Juan');
    const { process: sync, output } = startSync(path, service.baseUrl, 'es_AR.UTF-8');
    await expect.poll(read).toContain('- nombre: se llama Juan');
    await edit((text) => text.replace('se llama Juan', 'se llama Pedro'));
    await expect.poll(values).toEqual(['se llama Pedro']);
    await remember('edad', 'tiene 30 años');
    await expect.poll(read).toContain('- edad: tiene 30 años');

    expect(await service.stop()).toBe(0);
    await edit((text) => text.replace('## Trabajo', '- hobby: corre\n\n## Trabajo'));
    await expect.poll(output).toMatch(/Sin conexión|cannot be reached/);
    service = await startService(settings, { port });
    await expect.poll(values).toEqual(['corre', 'se llama Pedro', 'tiene 30 años']);

    const exited = once(sync, 'exit');
    sync.kill('SIGINT');
    expect(await exited, output()).toEqual([0, null]);
  });

  it('says what is missing', async () => {
    const child = spawn(process.execPath, ['dist/doors/cli.js', 'sync', './MEMORY.md'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors).toContain('--user');
  });
});
