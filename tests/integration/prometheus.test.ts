/** A real Prometheus scrapes the service by the files that come along, and its rules read what it scraped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractApp, openContractApp, turnBody } from '../contract/contract-app.ts';
import { freePort } from '../support/free-port.ts';
import { describeWhen } from '../support/needs.ts';

const PROGRAM = '/usr/bin/prometheus';
const FILES = fileURLToPath(new URL('../../src/telemetry/prometheus', import.meta.url));

describeWhen(existsSync(PROGRAM), 'needs the package prometheus')('prometheus.yml', () => {
  let app: ContractApp;
  let folder: string;
  let prometheus: ChildProcess;
  let api: string;

  beforeAll(async () => {
    app = await openContractApp();
    const target = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).host;
    folder = await mkdtemp(join(tmpdir(), 'hipocampo-prometheus-'));
    const config = await readFile(join(FILES, 'prometheus.yml'), 'utf8');
    await writeFile(
      join(folder, 'prometheus.yml'),
      config
        .replace('"hipocampo:8080"', JSON.stringify(target))
        .replace('alerts.yml', join(FILES, 'alerts.yml'))
        .replace('scrape_interval: 15s', 'scrape_interval: 1s')
        .replace('evaluation_interval: 15s', 'evaluation_interval: 1s'),
    );
    const listen = `127.0.0.1:${await freePort()}`;
    api = `http://${listen}/api/v1`;
    prometheus = spawn(
      PROGRAM,
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${listen}`,
      ],
      { stdio: 'ignore' },
    );
  });
  afterAll(async () => {
    prometheus.kill('SIGKILL');
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const asked = async <T>(path: string): Promise<T | undefined> => {
    const reply = await fetch(`${api}${path}`).catch(() => null);
    return reply?.ok ? ((await reply.json()) as { data: T }).data : undefined;
  };
  const figure = async (expression: string): Promise<string | undefined> => {
    const found = await asked<{ result: { value: [number, string] }[] }>(
      `/query?query=${encodeURIComponent(expression)}`,
    );
    return found?.result[0]?.value[1];
  };

  it('scrapes the service, finds its figures, and has every rule evaluated without an error', async () => {
    expect((await app.saveTurn(turnBody('u1', 's1'))).status).toBe(201);
    await expect.poll(() => figure('up{job="hipocampo"}'), { interval: 250 }).toBe('1');
    const saved = 'hipocampo_turns_saved_total{result="added"}';
    await expect.poll(() => figure(saved), { interval: 250 }).toBe('1');
    interface Rules {
      readonly groups: readonly { readonly rules: readonly { health: string; lastError?: string; name: string }[] }[];
    }
    const rules = async () => (await asked<Rules>('/rules'))?.groups.flatMap((group) => group.rules) ?? [];
    const unknown = async () => (await rules()).filter(({ health }) => health === 'unknown').length;
    await expect.poll(async () => (await rules()).length > 10 && (await unknown()) === 0).toBe(true);
    expect((await rules()).filter(({ health }) => health !== 'ok')).toEqual([]);
  });

  it('sees that a service is gone', async () => {
    await app.app.close();
    await expect.poll(() => figure('up{job="hipocampo"}'), { interval: 250 }).toBe('0');
  });
});
