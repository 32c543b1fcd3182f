/** The package as somebody installs it elsewhere: packed, installed from the registry without development tools, and used. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { BuiltContext, SavedTurn } from '../support/client.ts';
import { describeWhen } from '../support/needs.ts';
import { registryAnswers } from '../support/registry.ts';
import { startService } from '../support/service.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const INSTALL_MS = 480_000; // 550 MB come over the network, most of them binaries of onnxruntime
const COMMAND_MS = 120_000;

const run = promisify(execFile);

describeWhen(await registryAnswers(), "needs npm's registry, to install the packed project from")(
  'The package, installed elsewhere',
  () => {
    let folder: string;
    const hipocampo = async (...words: string[]) =>
      (await run('npx', ['--no-install', 'hipocampo', ...words], { cwd: folder, timeout: COMMAND_MS })).stdout;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'hipocampo-installed-'));
      await writeFile(join(folder, 'package.json'), '{"name":"elsewhere","private":true}');
      const pack = ['pack', '--silent', '--pack-destination', folder];
      const { stdout } = await run('npm', pack, { cwd: ROOT, timeout: COMMAND_MS });
      const install = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', `./${stdout.trim()}`];
      await run('npm', install, { cwd: folder, timeout: INSTALL_MS });
    }, INSTALL_MS + COMMAND_MS);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('tells its version and its usage', async () => {
      const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
      expect(await hipocampo('--version')).toBe(`${manifest.version}\n`);
      expect(await hipocampo('--help')).toMatch(/^hipocampo <command>\n/);
    });

    it('remembers a turn with the embedded default, shows its documentation, and keeps the turn in a backup', async () => {
      const data = await mkdtemp(join(tmpdir(), 'hipocampo-data-'));
      onTestFinished(() => rm(data, { recursive: true, force: true }));
      const service = await startService(
        { DATA_DIR: data, RECALL_DEADLINE_MS: '10000' }, // how fast recall is on a busy machine is for other tests
        { folder, entry: 'node_modules/.bin/hipocampo', words: ['serve'] },
      );
      onTestFinished(async () => {
        await service.stop();
      });
      // The model comes a while after the service.
      await expect
        .poll(async () => (await service.request('GET', '/health/ready')).body, { timeout: COMMAND_MS })
        .toMatchObject({ embedding_worker: 'up' });

      const ids = { user_id: 'u1', session_id: 's1' };
      const messages = [
        { role: 'user', content: 'Find bars near Sol' },
        { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
      ];
      const saved = await service.request<SavedTurn>('POST', '/v1/save-turn', {
        body: { ...ids, messages },
      });
      expect(saved).toMatchObject({ status: 201, body: { turn_number: 1 } });
      const built = await service.request<BuiltContext>('POST', '/v1/build-context', {
        body: { ...ids, current_query: 'Tell me more of the second one', message_format: 'openai' },
      });
      expect(built).toMatchObject({ status: 200, body: { total_turns: 1, degraded: [] } });
      expect(built.body.messages).toEqual(expect.arrayContaining(messages.map((one) => expect.objectContaining(one))));

      // Files that are read when they are asked for: the description, its page, and the page's own script.
      for (const path of ['/openapi.json', '/docs', '/docs/static/swagger-ui.css'])
        expect(await service.request('GET', path), path).toMatchObject({ status: 200 });
      expect(await service.stop()).toBe(0);

      const env = { ...process.env, DATA_DIR: data };
      const backup = join(data, 'backup.gz');
      const options = { cwd: folder, timeout: COMMAND_MS };
      await run('npx', ['--no-install', 'hipocampo', 'backup', backup], { ...options, env });
      const restored = { ...env, DATA_DIR: join(data, 'restored') };
      await run('npx', ['--no-install', 'hipocampo', 'restore', backup], { ...options, env: restored });
      const { stdout } = await run('npx', ['--no-install', 'hipocampo', 'doctor'], { ...options, env: restored });
      expect(stdout).toMatch(/^tenant default: \d+ memories/m);
    });

    it('serves as before when its own part of node_modules was thinned', async () => {
      const sizeOf = async () =>
        Number((await run('du', ['-sm', 'node_modules'], { cwd: folder })).stdout.split('\t')[0]);
      const before = await sizeOf();
      await run(process.execPath, ['node_modules/hipocampo/bin/lean.js'], { cwd: folder, timeout: COMMAND_MS });
      expect(await sizeOf()).toBeLessThan(before / 3);
      const data = await mkdtemp(join(tmpdir(), 'hipocampo-data-'));
      onTestFinished(() => rm(data, { recursive: true, force: true }));
      const settings = { DATA_DIR: data, RECALL_DEADLINE_MS: '10000' };
      const service = await startService(settings, { folder, entry: 'node_modules/.bin/hipocampo', words: ['serve'] });
      onTestFinished(async () => {
        await service.stop();
      });
      await expect
        .poll(async () => (await service.request('GET', '/health/ready')).body, { timeout: COMMAND_MS })
        .toMatchObject({ embedding_worker: 'up' });
      const ids = { user_id: 'u1', session_id: 's1' };
      const messages = [{ role: 'user', content: 'Find bars near Sol' }];
      expect(await service.request('POST', '/v1/save-turn', { body: { ...ids, messages } })).toMatchObject({
        status: 201,
      });
      const built = await service.request<BuiltContext>('POST', '/v1/build-context', {
        body: { ...ids, current_query: 'Tell me more', message_format: 'langchain' },
      });
      expect(built).toMatchObject({ status: 200, body: { total_turns: 1, degraded: [] } });
      expect(await readdir(data)).not.toContain('models'); // it came along as it is run
    });
  },
);
