import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../../src/config.ts';
import { once } from '../../src/memory/once.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { type ComposeService, compose, environmentIn as environmentOf, NEEDED } from '../support/compose.ts';
import { describeWhen } from '../support/needs.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROMETHEUS = join(ROOT, 'src/telemetry/prometheus');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const service = compose.services.hipocampo ?? {};

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** Instructions of the Dockerfile with their continuation lines joined; comments dropped. */
const dockerfile: readonly Instruction[] = read('Dockerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [name = '', ...words] = line.trim().split(/\s+/);
    return { name, rest: words.join(' ') };
  });
const lastStage = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'));
const inLastStage = (name: string): string[] => lastStage.filter((one) => one.name === name).map(({ rest }) => rest);
const imageEnvironment = Object.fromEntries(
  inLastStage('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
);

/** Runs a health check's command, `node -e …`, against a server that answers `status`; its exit code. */
async function exitOfCheck(command: readonly string[], path: string, status: number | 'nobody'): Promise<number> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === path ? (status as number) : 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (status === 'nobody') await new Promise((resolve) => server.close(resolve));
  const words = command.slice(1).map((word) => word.replace(':8080/', `:${port}/`));
  const code = await new Promise<number>((resolve) => {
    execFile(process.execPath, words, { env: { PORT: String(port) } }, (error) => {
      resolve(error === null ? 0 : Number(error.code));
    });
  });
  if (status !== 'nobody') {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return code;
}

describe('environment names of the production files', () => {
  const documented = (): Set<string | undefined> =>
    new Set([...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));

  it('are all in .env.example, in the compose file', () => {
    const interpolated = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect([...new Set(interpolated)]).toEqual([
      'WORKERS',
      'API_KEYS',
      'SEMANTIC_MEMORY_ENABLED',
      'EMBEDDING_WORKER_TOKEN',
    ]);
    const used = [...Object.keys(service.environment ?? {}), ...interpolated];
    expect([...documented()]).toEqual(expect.arrayContaining(used));
  });

  it('are all in .env.example, in the Dockerfile', () => {
    const others = ['NODE_ENV', 'MALLOC_ARENA_MAX']; // of Node and its libraries, and of the C library
    const used = Object.keys(imageEnvironment).filter((name) => !others.includes(name));
    expect(used).toContain('HOST');
    expect([...documented()]).toEqual(expect.arrayContaining(used));
  });
});

/** The environment of a container of ours with such a `.env`. */
const environmentIn = (one: ComposeService, given: Readonly<Record<string, string>>) =>
  environmentOf(one, imageEnvironment, given);

/** What `.env.example` says of each setting, those too that are off by default. */
const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('docker-compose.yml', () => {
  const worker = compose.services.embedding ?? {};

  it.each([
    ['the service', service],
    ['the embedding worker', worker],
  ])('gives %s every setting of .env but the addresses and folders of containers, and needs no such file', (_, one) => {
    expect(one.env_file).toEqual([{ path: '.env', required: false }]);
    const given = Object.fromEntries(Object.keys(example).map((name) => [name, `own ${name}`]));
    const got = environmentIn(one, given);
    const lost = Object.keys(given).filter((name) => got[name] !== given[name]);
    expect(lost.toSorted()).toEqual(
      one === service
        ? [
            'DATABASE_URL',
            'DATA_DIR',
            'EMBEDDING_WORKER_URL',
            'HOST',
            'PORT',
            'REDIS_HOST',
            'REDIS_PASSWORD',
            'REDIS_URL',
          ]
        : [
            'DATABASE_URL',
            'DATA_DIR',
            'EMBEDDING_WORKER_HOST',
            'EMBEDDING_WORKER_PORT',
            'REDIS_HOST',
            'REDIS_URL',
            'WORKERS',
          ],
    );
  });

  it('seals and speaks as .env says, in both services', () => {
    const own = {
      ENCRYPTION_KEY: 'ab'.repeat(32),
      MEMORY_PROFILE: 'adaptive',
      DEFAULT_LANGUAGE: 'en',
      RATE_LIMIT_PER_MINUTE: '7',
      LLM_BASE_URL: 'http://llm/v1',
      WORKERS: '4',
    };
    for (const one of [service, worker])
      expect(loadConfig(environmentIn(one, { ...NEEDED, ...own }))).toMatchObject({
        encryption: { current: Buffer.alloc(32, 0xab) },
        profile: 'adaptive',
        defaultLanguage: 'en',
        rateLimitPerMinute: 7,
        llm: { baseUrl: 'http://llm/v1' },
        workers: one === service ? 4 : 1,
      });
  });

  it('accepts a .env that was copied from .env.example, and one with a database and a Redis of the host', () => {
    const copied = Object.fromEntries(
      [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map((one) => [one[1], one[2]]),
    );
    const ofHost = { REDIS_HOST: 'localhost', REDIS_PASSWORD: 'secret', DATABASE_URL: 'postgres://host/x' };
    for (const given of [copied, ofHost]) {
      expect(loadConfig(environmentIn(service, { ...given, ...NEEDED }))).toMatchObject({
        host: '0.0.0.0',
        port: 8080,
        dataDir: '/data',
        redis: { url: 'redis://redis:6379' },
        semanticMemory: { workerUrl: 'http://embedding:8081' },
      });
      const config = loadConfig(environmentIn(worker, { ...given, ...NEEDED }));
      expect(config).toMatchObject({ dataDir: '/data', semanticMemory: { workerHost: '0.0.0.0', workerPort: 8081 } });
      expect(config.databaseUrl).toBe(service.environment?.DATABASE_URL);
    }
  });

  it('gives the service an environment that it accepts', () => {
    const { API_KEYS, ...others } = NEEDED;
    // No keys, no start: it would serve only its own loopback.
    expect(() => environmentIn(service, others)).toThrow('set API_KEYS in .env');
    const config = loadConfig(environmentIn(service, { ...others, API_KEYS }));
    expect(config.llm).toBeUndefined();
    expect(config.semanticMemory.enabled).toBe(true);
    expect(config).toMatchObject({ host: '0.0.0.0', port: 8080, workers: 2, redis: { url: 'redis://redis:6379' } });
    expect(config.databaseUrl).toBe('postgres://hipocampo:hipocampo@postgres:5432/hipocampo');
  });

  it('gives the embedding worker an environment that it accepts, where the service looks for it, with the same token', () => {
    const { EMBEDDING_WORKER_TOKEN, ...others } = NEEDED;
    // Others than this machine reach it.
    expect(() => environmentIn(worker, others)).toThrow('set EMBEDDING_WORKER_TOKEN in .env');
    const config = loadConfig(environmentIn(worker, { ...others, EMBEDDING_WORKER_TOKEN }));
    expect(config.semanticMemory).toMatchObject({ enabled: true, workerHost: '0.0.0.0', model: { kind: 'bundled' } });
    expect(config.semanticMemory.workerToken).toBe(environmentIn(service, NEEDED).EMBEDDING_WORKER_TOKEN);
    expect(service.environment?.EMBEDDING_WORKER_URL).toBe(`http://embedding:${config.semanticMemory.workerPort}`);
    expect(config.databaseUrl).toBe(service.environment?.DATABASE_URL);
  });

  it('runs the commands of the README where what they need is: a built file, a service, and for doctor the folder of the index', () => {
    const commands = [...read('README.md').matchAll(/`docker compose exec -T (\w+) node (\S+) ([^`]+)`/g)].map(
      ([, name = '', program = '', words = '']) => ({ name, program, words }),
    );
    expect(commands.map(({ words }) => words)).toEqual(['keys create', 'backup - > hipocampo.gz', 'doctor']);
    for (const { name, program, words } of commands) {
      expect(compose.services[name]?.image).toBe('hipocampo');
      expect(inLastStage('COPY')).toContain(`--from=build /app/${program} ./${program.replace(/[^/]+$/, '')}`);
      if (words !== 'doctor') continue;
      const folder = environmentIn(compose.services[name] ?? {}, NEEDED).DATA_DIR;
      expect(compose.services[name]?.volumes?.map((volume) => volume.split(':')[1])).toContain(folder);
    }
  });

  it('names the database in the URL as the database container makes it', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = compose.services.postgres?.environment ?? {};
    expect(service.environment?.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
    );
  });

  it('waits for services that exist, and for a healthy database', () => {
    for (const { depends_on } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(name);
    }
    expect(service.depends_on?.postgres?.condition).toBe('service_healthy');
    expect(compose.services.postgres?.healthcheck?.test[1]).toBe('pg_isready');
  });

  it('pins every image, publishes only on loopback, and mounts only what is there', () => {
    for (const [name, { image, build, ports, volumes }] of Object.entries(compose.services)) {
      if (build === undefined) expect(image, name).toMatch(/:[\w.-]+$/);
      for (const port of ports ?? []) expect(port, name).toMatch(/^127\.0\.0\.1:/);
      for (const volume of volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(join(ROOT, source)), source).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
    }
  });

  it('runs Redis as a cache: bounded, evicting, nothing on disk', () => {
    const command = compose.services.redis?.command ?? [];
    const option = (name: string) => command[command.indexOf(name) + 1];
    expect(option('--maxmemory')).toBe('256mb');
    expect(option('--maxmemory-policy')).toBe('allkeys-lru');
    expect([option('--save'), option('--appendonly')]).toEqual(['', 'no']);
  });

  it('has a health check that tells ready from not ready and from gone', async () => {
    const check = service.healthcheck?.test.slice(1) ?? [];
    expect(check[0]).toBe('node');
    expect(await exitOfCheck(check, '/health/ready', 200)).toBe(0);
    expect(await exitOfCheck(check, '/health/ready', 503)).toBe(1);
    expect(await exitOfCheck(check, '/health/ready', 'nobody')).toBe(1);
  });
});

describe('Dockerfile', () => {
  it('runs the built service as an ordinary user and is stopped as the service expects', () => {
    expect(inLastStage('USER')).toEqual(['node']);
    expect(inLastStage('CMD')).toEqual(['["node", "dist/doors/server.js"]']);
    expect(inLastStage('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(imageEnvironment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  });

  it('copies only what exists and what .dockerignore lets through', () => {
    const letThrough = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = dockerfile
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
      .map((path) => path.replace(/^\.\//, ''));
    expect(copied.toSorted()).toEqual(letThrough.toSorted());
    for (const path of copied) expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  it('has a health check that tells alive from broken and from gone', async () => {
    const [, command = '[]'] = /CMD (\[.*\])$/.exec(inLastStage('HEALTHCHECK')[0] ?? '') ?? [];
    const check = JSON.parse(command) as string[];
    expect(await exitOfCheck(check, '/health/live', 200)).toBe(0);
    expect(await exitOfCheck(check, '/health/live', 500)).toBe(1);
    expect(await exitOfCheck(check, '/health/live', 'nobody')).toBe(1);
  });
});

describe('the own layers of an image', () => {
  let work = '';
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'hipocampo-layers-'));
    // As buildah's store notes them: the layer of ours that removed something of the base is no smaller for it.
    const layers = [
      { id: 'debian', 'diff-size': 80_000_000 },
      { id: 'node', parent: 'debian', 'diff-size': 120_000_000 },
      { id: 'packages', parent: 'node', 'diff-size': 50_000_000 },
      { id: 'top', parent: 'packages', 'diff-size': 109_860_224 },
      { id: 'unmeasured', parent: 'node' },
    ];
    const images = [
      { names: ['docker.io/library/node:24'], layer: 'node' },
      { names: ['localhost/hipocampo:latest'], layer: 'top' },
      { names: ['localhost/unmeasured:latest'], layer: 'unmeasured' },
      { id: 'without a name', layer: 'debian' },
    ];
    for (const [kind, content] of Object.entries({ layer: layers, image: images })) {
      await mkdir(join(work, `graph/vfs-${kind}s`), { recursive: true });
      await writeFile(join(work, `graph/vfs-${kind}s`, `${kind}s.json`), JSON.stringify(content));
    }
  });
  afterAll(() => rm(work, { recursive: true, force: true }));

  const measured = (image: string, most: number) => {
    const words = [
      join(ROOT, 'tests/image/own-layers.js'),
      join(work, 'graph'),
      'docker.io/library/node:24',
      image,
      String(most),
    ];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    return [status, stdout];
  };

  it('are summed as they are stored, and refused above what is allowed', () => {
    expect(measured('localhost/hipocampo:latest', 160_000_000)).toEqual([0, '159860224\n']);
    expect(measured('localhost/hipocampo:latest', 159_860_223)).toEqual([1, '159860224\n']);
  });

  it('are no figure where there is no such image, no layer of its own, or no size', () => {
    for (const image of ['localhost/other:latest', 'docker.io/library/node:24', 'localhost/unmeasured:latest'])
      expect(measured(image, 160_000_000), image).toEqual([1, '']);
  });

  it('fail the script that builds the image above 160 MB', () => {
    const script = read('tests/image/build-and-run.sh');
    expect(script).toContain('most=160000000\n');
    const check = script.slice(script.indexOf('most='), script.indexOf("# The translator's packages"));
    for (const [allowed, status] of [
      ['160000000', 0],
      ['100000000', 1],
    ] as const) {
      const ready = `set -euo pipefail; work=$0; base=docker.io/library/node:24; root=$0; tell() { echo "$*"; }; part() { echo 1; }\n`;
      const run = spawnSync('bash', ['-c', ready + check.replace('most=160000000', `most=${allowed}`), work], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expect([run.status, run.stdout]).toEqual([status, expect.stringContaining('own layers 159.9 MB')]);
    }
  });
});

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
}
const rules = (parse(read('src/telemetry/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

describe('alerts.yml', () => {
  it('reads only metrics that the service has', async () => {
    const known = new Set((await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name));
    const read = rules
      .flatMap(({ expr }) => [...expr.matchAll(/(?<![\w:])hipocampo_\w+/g)].map(([name]) => name))
      .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !known.has(name))).toEqual([]);
  });

  it('reads only recorded figures that it records', () => {
    const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
    const read = rules.flatMap(({ expr }) => [...expr.matchAll(/job:hipocampo_[\w:]+/g)].map(([name]) => name));
    expect(new Set(read)).toEqual(recorded);
  });
});

const promtool = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  .map((folder) => join(folder, 'promtool'))
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

describeWhen(promtool !== undefined, 'needs promtool: install the package prometheus')('alerts.yml in promtool', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hipocampo-promtool-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (...words: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      execFile(promtool ?? '', words, (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`${stdout}${stderr}`));
      });
    });

  type Case = readonly [series: Record<string, string>, minute: number, firing: readonly string[]];
  const cases: Case[] = [];
  const jobOf = (index: number) => `hipocampo-${index}`;

  /**
   * A test of which alerts fire, and which of all others do not: each case feeds series (a point a minute) to the rules and names
   * those of a minute. All cases are one run of promtool, each under a job of its own.
   */
  function fires(name: string, ...own: readonly Case[]): void {
    const first = cases.length;
    cases.push(...own);
    it(name, async () => {
      const complaints = await complaintsOfAll();
      const isOwn = (complaint: string) => own.some((_, index) => complaint.includes(`${jobOf(first + index)}\\"`));
      expect(complaints.filter(isOwn)).toEqual([]);
    });
  }

  const complaintsOfAll = once(async (): Promise<string[]> => {
    const files: string[] = [];
    // A day of rules evaluated every minute takes a minute.
    for (const [interval, isLong] of [
      ['1m', false],
      ['5m', true],
    ] as const) {
      const chosen = [...cases.entries()].filter(([, [, minute]]) => minute > 1_000 === isLong);
      const test = {
        interval: '1m',
        input_series: chosen.flatMap(([index, [series]]) =>
          Object.entries(series).map(([name, values]) => ({
            series: name.includes('{')
              ? name.replace('{', `{job="${jobOf(index)}",`)
              : `${name}{job="${jobOf(index)}"}`,
            values,
          })),
        ),
        promql_expr_test: chosen.map(([index, [, minute, firing]]) => ({
          expr: `count by (alertname) (ALERTS{alertstate="firing",job="${jobOf(index)}"})`,
          eval_time: `${minute}m`,
          exp_samples: firing.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
        })),
      };
      const rules = { rule_files: [join(PROMETHEUS, 'alerts.yml')], evaluation_interval: interval, tests: [test] };
      const file = join(folder, `rules-${interval}.test.json`); // JSON is YAML too
      await writeFile(file, JSON.stringify(rules));
      files.push(file);
    }
    const told = await run('test', 'rules', ...files).catch((error: Error) => error.message);
    const complaints = told.split(/^(?= *expr: )/m).slice(1);
    if (complaints.length === 0 && !told.includes('SUCCESS')) throw new Error(told);
    return complaints;
  });

  const cache = (hit: string, miss: string, bypass = '0x2000') => ({
    'hipocampo_cache_requests_total{result="hit"}': hit,
    'hipocampo_cache_requests_total{result="miss"}': miss,
    'hipocampo_cache_requests_total{result="bypass"}': bypass,
  });
  const history = (count: string, fast: string, sum: string) => ({
    'hipocampo_database_statement_seconds_count{statement="get_session_history"}': count,
    'hipocampo_database_statement_seconds_sum{statement="get_session_history"}': sum,
    'hipocampo_database_statement_seconds_bucket{statement="get_session_history",le="0.05"}': fast,
    'hipocampo_database_statement_seconds_bucket{statement="get_session_history",le="0.1"}': count,
    'hipocampo_database_statement_seconds_bucket{statement="get_session_history",le="+Inf"}': count,
  });

  it('finds both files well-formed', async () => {
    await run('check', 'rules', join(PROMETHEUS, 'alerts.yml'));
    await run('check', 'config', join(PROMETHEUS, 'prometheus.yml'));
  });

  fires(
    'fires when a process does not answer, and when a part of it is away',
    [{ up: '1x10 0x30' }, 15, ['HipocampoDown']],
    [{ 'hipocampo_part_up{part="redis"}': '1x10 0x30' }, 15, ['HipocampoPartAway']],
    [{ 'hipocampo_part_up{part="postgres"}': '1x10 0x30' }, 15, ['HipocampoPostgresAway']],
    [{ up: '1x40', 'hipocampo_part_up{part="redis"}': '1x40', 'hipocampo_part_up{part="postgres"}': '1x40' }, 15, []],
  );

  const replies = (failed: string) => ({
    'hipocampo_http_request_seconds_count{status="200"}': '0+60x60',
    'hipocampo_http_request_seconds_count{status="503"}': failed,
  });
  fires(
    'fires above 1 % of 5xx, and not below',
    [replies('0+2x60'), 30, ['HipocampoErrors']],
    [replies('0+1x2 2x58'), 30, []],
  );

  fires(
    'fires when the index is ten thousand memories behind for long',
    [{ hipocampo_index_backlog_memories: '20000x60' }, 30, ['HipocampoIndexBacklog']],
    [{ hipocampo_index_backlog_memories: '900x60' }, 30, []],
  );

  const soon = {
    'hipocampo_job_lag_seconds{kind="end_session"}': '60x60',
    hipocampo_webhook_oldest_seconds: '60x60',
  };
  fires(
    'fires when a job or a webhook waits for more than an hour',
    [{ 'hipocampo_job_lag_seconds{kind="end_session"}': '4000x60' }, 30, ['HipocampoJobsWait']],
    [{ hipocampo_webhook_oldest_seconds: '4000x60' }, 30, ['HipocampoWebhooksBehind']],
    [soon, 30, []],
  );

  it('finds the metrics named and helped as Prometheus would have them', async () => {
    const text = await createMetrics().registry.metrics();
    const checked = spawnSync(promtool ?? '', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    expect({ status: checked.status, complaints: checked.stdout + checked.stderr }).toEqual({
      status: 0,
      complaints: '',
    });
  });

  fires(
    'fires below 60 % of cache hits, and not above',
    [cache('0+30x120', '0+30x120'), 60, ['HipocampoCacheHitRateLow']],
    [cache('0+70x120', '0+30x120'), 60, []],
  );

  fires('counts a bypass as no hit, so that a lost Redis is seen', [
    cache('0+10x120', '0x120', '0+50x120'),
    60,
    ['HipocampoCacheHitRateLow'],
  ]);

  const builds = { hipocampo_context_builds_total: '0+60x180' };
  fires(
    'fires above 10 % of compressed contexts, and not below',
    [{ ...builds, hipocampo_context_compressions_total: '0+9x180' }, 120, ['HipocampoCompressionFrequent']],
    [{ ...builds, hipocampo_context_compressions_total: '0+3x180' }, 120, []],
  );

  const rare = { hipocampo_context_builds_total: '0+1x180', hipocampo_contexts_over_budget_total: '0+1x180' };
  fires(
    'fires when more than 5 % of the contexts leave turns of their window out, compressed otherwise or not',
    [{ ...builds, hipocampo_contexts_over_budget_total: '0+5x180' }, 120, ['HipocampoContextsOverBudget']],
    [{ ...builds, hipocampo_contexts_over_budget_total: '0+2x180' }, 120, []],
    [rare, 120, []],
  );

  const count = { hipocampo_context_tokens_count: '0+60x1700' };
  const alert = ['HipocampoContextTokensUnstable'];
  const before = '0+60000x1560';
  fires(
    'fires when the average of tokens leaves that of the day before, up or down',
    [{ ...count, hipocampo_context_tokens_sum: `${before} 93690000+90000x139` }, 1690, alert],
    [{ ...count, hipocampo_context_tokens_sum: `${before} 93630000+30000x139` }, 1690, alert],
    [{ ...count, hipocampo_context_tokens_sum: `${before} 93666000+66000x139` }, 1690, []],
  );

  const both = ['HipocampoSessionHistorySlow', 'HipocampoSessionHistoryTailSlow'];
  fires(
    'fires when get_session_history takes 50 ms, on average or at the 95th percentile',
    [history('0+60x60', '0+6x60', '0+4.2x60'), 40, both],
    [history('0+60x60', '0+54x60', '0+1.2x60'), 40, ['HipocampoSessionHistoryTailSlow']],
    [history('0+60x60', '0+60x60', '0+0.3x60'), 40, []],
  );

  const idle = { hipocampo_context_builds_total: '0x1700', hipocampo_context_compressions_total: '0x1700' };
  const few = { hipocampo_context_builds_total: '0+1x1700', hipocampo_context_compressions_total: '0+1x1700' };
  const tokens = {
    hipocampo_context_tokens_count: '0+1x1700',
    hipocampo_context_tokens_sum: '0+50x1560 78900+900x139',
  };
  fires(
    'is silent about a service without calls, and about a few bad ones',
    [{ ...cache('0x1700', '0x1700'), ...idle, ...history('0x1700', '0x1700', '0x1700') }, 1690, []],
    [{ ...cache('0x1700', '0+1x1700'), ...few, ...tokens, ...history('0+1x1700', '0x1700', '0+1x1700') }, 1690, []],
  );
});
