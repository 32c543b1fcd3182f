/** The embedded default remembers by meaning, with the model that comes along and nothing else installed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { client, type Recalled } from '../support/client.ts';
import { createDataFolder } from '../support/embedded-folder.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';

interface Recollection {
  readonly items: Recalled[];
  readonly mode: 'hybrid' | 'lexical';
  readonly degraded: string[];
}

const NEEDLE = 'I finally adopted a kitten from the shelter, her name is Mora';

const launch = (folder: string, env: Record<string, string> = {}): Promise<RunningService> =>
  startService({ DATA_DIR: folder, RECALL_DEADLINE_MS: '10000', ...env });

async function start(folder: string, env: Record<string, string> = {}): Promise<RunningService> {
  const service = await launch(folder, env);
  onTestFinished(async () => {
    await service.stop();
  });
  return service;
}

/** Empty, as before the very first start. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** As a first start leaves it: with a database, and with the model converted. */
async function dataFolder(): Promise<string> {
  const folder = await createDataFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Said {
  /** Whose memories a test is about: those that share a service have users of their own. */
  readonly by?: string;
  readonly at?: string;
}

async function say(service: RunningService, sessionId: string, user: string, assistant: string, said: Said = {}) {
  const { by = 'u1', at } = said;
  const { status } = await client(service.baseUrl).saveTurn({
    user_id: by,
    session_id: sessionId,
    messages: [
      { role: 'user', content: user },
      { role: 'assistant', content: assistant },
    ],
    ...(at !== undefined && { created_at: at }),
  });
  expect(status).toBe(201);
}

async function recall(service: RunningService, query: string, more: Record<string, unknown> = {}, user = 'u1') {
  const { status, body } = await service.request<Recollection>('POST', `/v1/users/${user}/recall`, {
    body: { query, ...more },
  });
  expect(status).toBe(200);
  return body;
}

const stats = async (service: RunningService, user = 'u1') =>
  (await service.request<{ total: number; pending: number }>('GET', `/v1/users/${user}/memories/stats`)).body;

/** Until every memory has its vector; the very first start converts the model before. */
async function embedded(service: RunningService, user = 'u1'): Promise<void> {
  await expect.poll(async () => (await stats(service, user)).pending, { interval: 100 }).toBe(0);
  await expect.poll(async () => (await recall(service, 'anything at all', {}, user)).mode).toBe('hybrid');
}

describe('the embedded default', () => {
  // One service for all tests, in their order: a start with the model is most of what they cost.
  let folder: string;
  let service: RunningService;
  beforeAll(async () => {
    folder = await createDataFolder();
    service = await launch(folder);
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('finds a fact in other words than its own, once, and no more once it is forgotten', async () => {
    const user = 'of-a-fact';
    await say(service, 'of-a-fact', 'I converted some miles', 'Well done.', { by: user });
    const facts = (method: 'POST' | 'DELETE', path = '', body?: unknown) =>
      service.request<{ fact: { id: string } }>(method, `/v1/users/${user}/facts${path}`, {
        ...(body !== undefined && { body }),
      });
    const { status, body: given } = await facts('POST', '', {
      key: 'shelter adoption',
      value: 'adopted a kitten called Mora',
      language: 'en',
    });
    expect(status).toBe(201);
    await embedded(service, user);
    const prompt = async () => {
      const { body } = await client(service.baseUrl).buildContext({
        user_id: user,
        session_id: 'new-of-a-fact',
        current_query: 'Who is my cat?',
        current_language: 'en',
        system_prompt: 'You are a friend.',
      });
      return body.system_prompt ?? '';
    };
    await expect
      .poll(async () => (await recall(service, 'Which animal lives with me?', { min_score: 0 }, user)).items[0]?.type)
      .toBe('fact');
    expect((await prompt()).match(/Mora/g)).toHaveLength(1);

    expect((await facts('DELETE', `/${given.fact.id}`)).status).toBe(200);
    expect(
      (await recall(service, 'Which animal lives with me?', { min_score: 0 }, user)).items.map(({ type }) => type),
    ).toEqual(['episodic']);
    expect(await prompt()).not.toContain('Mora');
  });

  it('tells a turn and the fact that it taught once: the turn says it', async () => {
    const user = 'of-a-turn';
    await say(service, 'of-a-turn', 'I live in Lisbon now, near the river.', 'What a lovely city.', { by: user });
    await say(service, 'of-a-turn', 'The printer is out of ink again.', 'Try another cartridge.', { by: user });
    const { body } = await service.request<{ items: { value: string }[] }>('GET', `/v1/users/${user}/facts`);
    expect(body.items.map(({ value }) => value).join()).toContain('Lisbon');
    await embedded(service, user);
    // The index may have the one a moment before the other: until both are there, the fact tells what the turn will.
    const town = async () => (await recall(service, 'In which town is my home?', { min_score: 0 }, user)).items;
    await expect
      .poll(async () => (await town()).filter(({ content }) => content.includes('Lisbon')).map(({ type }) => type))
      .toEqual(['episodic']);

    const { body: built } = await client(service.baseUrl).buildContext({
      user_id: user,
      session_id: 'new-of-a-turn',
      current_query: 'In which town is my home?',
      current_language: 'en',
    });
    const block = (built.system_prompt ?? '').split('## Episodic Memory')[1] ?? '';
    expect(block.match(/Lisbon/g)).toHaveLength(1);
  });

  it('answers while it embeds: no request waits for the model', async () => {
    const user = 'of-many-turns';
    await say(service, 's', 'hello', 'hi', { by: user });
    await embedded(service, user);
    const text = 'We walked along the river and talked about work, the children and the weather. '.repeat(10);
    for (let n = 0; n < 30; n += 1) await say(service, `s-${n}`, `${n}: ${text}`, `${n} indeed: ${text}`, { by: user });
    const timedReply = async () => {
      const started = performance.now();
      await service.request('GET', '/health/live');
      return performance.now() - started;
    };
    const middleOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const times: number[] = [];
    while ((await stats(service, user)).pending > 0 && times.length < 2_000) times.push(await timedReply());
    expect(times.length).toBeGreaterThan(5);
    const calm: number[] = [];
    while (calm.length < times.length) calm.push(await timedReply());
    // Beside what the machine itself takes for a reply, and on a busy one that core is needed for the model as well.
    expect(middleOf(times)).toBeLessThan(50 + 3 * middleOf(calm));
  });

  it('recalls from the database itself where SEMANTIC_INDEX=pgvector, also what was embedded before it was chosen', async () => {
    await say(service, 'old', NEEDLE, 'Congratulations! Kittens are a joy.');
    await embedded(service);
    expect(await service.stop()).toBe(0);

    const next = await start(folder, { SEMANTIC_INDEX: 'pgvector' });
    await say(next, 'later', 'We planted tomatoes on the balcony', 'They need a lot of sun.');
    await embedded(next);
    await expect.poll(async () => (await recall(next, 'What pet do I have?')).items[0]?.content).toContain(NEEDLE);
    const found = await recall(next, 'Which vegetables do I grow?');
    expect(found.mode).toBe('hybrid');
    expect(found.items[0]?.content).toContain('tomatoes');
  });
});

describe('the embedded default, by itself', () => {
  it('finds the needle of weeks ago by its meaning, puts it into the prompt, and still does after kill -9', async () => {
    const folder = await newFolder();
    let service = await start(folder);
    await say(service, 'old', NEEDLE, 'Congratulations! Kittens are a joy.', { at: '2026-11-01T10:00:00.000Z' });
    for (let n = 0; n < 30; n += 1)
      await say(
        service,
        `noise-${n % 5}`,
        `Remind me how to convert ${n} miles to kilometres`,
        `Multiply ${n} by 1.609`,
      );
    await embedded(service);

    const found = await recall(service, 'What pet do I have?');
    expect(found).toMatchObject({ mode: 'hybrid', degraded: [] });
    expect(found.items[0]?.content).toContain(NEEDLE);

    for (const pid of service.pids()) service.kill('SIGKILL', pid);
    await service.exited();
    service = await start(folder);
    await embedded(service);
    const { status, body } = await client(service.baseUrl).buildContext({
      user_id: 'u1',
      session_id: 'new',
      current_query: 'What pet do I have?',
      current_language: 'en',
      system_prompt: 'You are a friend.',
    });
    expect(status).toBe(200);
    expect(body.degraded).toEqual([]);
    expect(body.memories[0]).toMatchObject({ session_id: 'old', turn_number: 1, type: 'episodic' });
    expect(body.system_prompt).toContain(`### 2026-11-01\n- User: ${NEEDLE}\n`);
  });

  it('remembers nothing and loads no model where semantic memory is off', async () => {
    const service = await start(await dataFolder(), { SEMANTIC_MEMORY_ENABLED: 'false' });
    await say(service, 'old', NEEDLE, 'Congratulations!');
    expect(await recall(service, 'What pet do I have?')).toEqual({
      items: [],
      mode: 'lexical',
      recall_mode: 'none',
      degraded: ['memories'],
    });
    expect(await stats(service)).toMatchObject({ total: 0, pending: 0 });
    expect(service.log().join('\n')).not.toContain('embedding_worker_ready');
  });
});

describe('SEMANTIC_INDEX=pgvector', () => {
  it('is refused at boot by a PostgreSQL without the extension, with what to do', async ({ skip }) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const { rows } = await owner.query("SELECT FROM pg_available_extensions WHERE name = 'vector'");
    await owner.end();
    skip(rows.length > 0, 'this PostgreSQL has pgvector');
    const env = { DATABASE_URL: database.url, SEMANTIC_MEMORY_ENABLED: 'true', SEMANTIC_INDEX: 'pgvector' };
    for (const entry of ['dist/doors/server.js', 'dist/doors/embedding-worker.js']) {
      const service = await startService(env, { entry, waitUntilReady: false });
      expect(await service.exited(), entry).toBe(1);
      await service.stop();
      expect(service.log().join('\n')).toMatch(/install pgvector .*CREATE EXTENSION vector.*SEMANTIC_INDEX=shards/s);
    }
  });
});
