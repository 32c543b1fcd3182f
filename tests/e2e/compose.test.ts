/** The services of docker-compose.yml as processes of this machine: what it gives them, in its order, with its health checks. The engine alone is left out. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { client } from '../support/client.ts';
import { type ComposeService, compose, environmentIn, NEEDED } from '../support/compose.ts';
import { putModel } from '../support/embedded-folder.ts';
import { freePort } from '../support/free-port.ts';
import { describeWithRedis } from '../support/needs.ts';
import { startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

const IMAGE = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
const KEY = '0123456789abcdef';

describeWithRedis('what docker-compose.yml starts', () => {
  it('serves, recalls by meaning, is healthy by its own checks, and ends in time', async () => {
    const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-compose-'));
    onTestFinished(async () => {
      await Promise.all([database.drop(), redis.drop(), rm(folder, { recursive: true, force: true })]);
    });
    const [port, embeddingPort] = [await freePort(), await freePort()];
    /** What the network and the volumes of Compose make of a service's environment, on this machine. */
    const here = (service: ComposeService | undefined, name: string) => {
      const given = environmentIn(service as ComposeService, IMAGE, { ...NEEDED, RECALL_DEADLINE_MS: '10000' });
      const moved: Record<string, string> = {
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, name),
        ...(given.REDIS_URL !== '' && { REDIS_URL: redis.url }),
        ...(given.PORT !== undefined && { PORT: String(port) }),
        ...(given.EMBEDDING_WORKER_PORT !== undefined && { EMBEDDING_WORKER_PORT: String(embeddingPort) }),
        ...(given.EMBEDDING_WORKER_URL !== undefined && {
          EMBEDDING_WORKER_URL: given.EMBEDDING_WORKER_URL.replace('embedding:8081', `127.0.0.1:${embeddingPort}`),
        }),
      };
      return { ...given, ...moved };
    };
    await putModel(join(folder, 'embedding'));
    const { hipocampo, embedding } = compose.services;
    const service = await startService(here(hipocampo, 'hipocampo'), { port });
    onTestFinished(async () => void (await service.stop()));
    const entry = embedding?.command?.[1] ?? '';
    const worker = await startService(here(embedding, 'embedding'), { entry, port: embeddingPort });
    onTestFinished(async () => void (await worker.stop()));

    const isHealthy = async (one: ComposeService | undefined, shown: string) => {
      const [, program, ...words] = one?.healthcheck?.test ?? [];
      expect(program).toBe('node');
      await promisify(execFile)(
        process.execPath,
        words.map((word) => word.replace(/127\.0\.0\.1:\d+/, shown)),
      );
    };
    // Compose asks again and again, too.
    const patience = { timeout: 180_000, interval: 200 };
    await vi.waitFor(() => isHealthy(hipocampo, `127.0.0.1:${port}`), patience);
    await vi.waitFor(() => isHealthy(embedding, `127.0.0.1:${embeddingPort}`), patience);

    const { get, post, saveTurn, buildContext } = client(service.baseUrl, KEY);
    expect((await client(service.baseUrl).get('/v1/jobs')).status).toBe(401);
    const messages = [
      { role: 'user', content: 'My grandmother taught me to bake bread every Sunday' },
      { role: 'assistant', content: 'Lovely.' },
    ];
    expect((await saveTurn({ user_id: 'u1', session_id: 's1', messages })).status).toBe(201);
    await vi.waitFor(
      async () => {
        const { body } = await post<{ mode: string; items: { content: string }[] }>('/v1/users/u1/recall', {
          query: 'who showed me how to make loaves?',
          min_score: 0,
        });
        expect(body.mode).toBe('hybrid');
        expect(body.items[0]?.content).toContain('grandmother');
      },
      { timeout: 120_000, interval: 200 },
    );
    const asked = { user_id: 'u1', session_id: 's1', current_query: 'And on Mondays?' };
    // What once answered late counts as down until it is tried again.
    await vi.waitFor(async () => {
      expect((await buildContext(asked)).body).toMatchObject({ total_turns: 1, degraded: [] });
    }, patience);
    await vi.waitFor(async () => {
      const { body } = await get<Record<string, unknown>>('/health/ready');
      expect(body).toMatchObject({ status: 'ready', postgres: 'up', redis: 'up', embedding_worker: 'up' });
    }, patience);
    expect([await service.stop(), await worker.stop()]).toEqual([0, 0]);
  });
});
