import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { onTestPostgres } from '../support/test-postgres.ts';

const SCOPE = { tenant: 'default', userId: 'u1' };

describe('EpisodeDistiller', () => {
  let database: PostgresDatabase;
  let close: () => Promise<void>;
  let world: ReadingWorld;
  let made = 0;
  beforeAll(async () => {
    ({ world, database, close } = await onTestPostgres(openReadingWorld));
  });
  afterAll(() => close());

  /** A session of a user of its own, with a recorded conversation and its job. */
  const begin = async (conversation = 'conversation-es') => {
    const sessionId = `session-${++made}`;
    const userId = `user-${made}`;
    const toTurn = await world.replay(sessionId, conversation, { userId });
    const jobId = await world.enqueueEpisodes(sessionId, 1, toTurn, userId);
    return { sessionId, userId, jobId, toTurn, scope: { ...SCOPE, userId } };
  };
  const worker = () => world.process({ distils: true }).runner;
  const job = async (jobId: string) => world.jobs.find('default', jobId);

  it('remembers the episodes with their evidence for 30 days, and the entry as a summary for 90', async () => {
    const { sessionId, jobId, userId, toTurn } = await begin();
    world.endpoint.play('openai-strict');
    expect(await worker().runOnce()).toBe('done');
    const told = await world.told(sessionId);
    expect(told.map(({ type, days, language }) => [type, days, language])).toEqual([
      ['episodic', 30, 'es'],
      ['episodic', 30, 'es'],
      ['episodic', 30, 'es'],
      ['episodic', 30, 'es'],
      ['summary', 90, 'es'],
    ]);
    expect(told[0]?.content).toContain('tía Lucía');
    expect(JSON.parse(told[0]?.metadata ?? '')).toEqual({
      session_id: sessionId,
      from_turn: 1,
      to_turn: toTurn,
      evidence: 'mi tía Lucía se casa el 14 de mayo en Oaxaca y quiere que toque el violonchelo en la ceremonia',
    });
    expect(await job(jobId)).toMatchObject({ status: 'succeeded', error: null, attempts: 1 });
    expect(await world.memories.stats('default', userId)).toMatchObject({ total: 5, pending: 5 });
    const found = await world.memories.recall(
      'default',
      userId,
      { query: '¿Dónde es la boda de mi tía?', language: 'es', k: 5, minScore: 0, types: null, sessionId: null },
      5_000,
    );
    expect(found.items[0]).toMatchObject({
      type: expect.stringMatching(/episodic|summary/),
      sessionId: null,
      turnNumber: null,
    });
    expect(found.items.map(({ content }) => content).join()).toContain('Oaxaca');
  });

  it('asks for its embedding like any memory', async () => {
    const { userId } = await begin();
    world.endpoint.play('openai-strict');
    await worker().runOnce();
    const jobs = await world.ask<{ n: number }>(
      "SELECT count(*)::int AS n FROM jobs WHERE kind = 'embed' AND user_id = $1 AND memory_id IS NOT NULL",
      [userId],
    );
    expect(jobs).toEqual([{ n: 5 }]);
  });

  it('adds nothing twice when the job runs again, whatever the model would say then', async () => {
    const { sessionId, userId, toTurn } = await begin();
    world.endpoint.play('openai-strict');
    await worker().runOnce();
    const first = await world.told(sessionId);
    await world.enqueueEpisodes(sessionId, 1, toTurn, userId);
    expect(await worker().runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(1);
    expect(await world.told(sessionId)).toEqual(first);
  });

  it('goes on where it was killed, without asking the model again', async () => {
    const { sessionId, userId, jobId } = await begin();
    world.endpoint.play('openai-strict');
    const { save } = world.memories;
    let saved = 0;
    world.memories.save = async function (...given) {
      if (saved === 2) throw new Error('killed');
      saved += 1;
      return save.apply(this, given);
    };
    try {
      expect(await worker().runOnce()).toBe('failed');
    } finally {
      world.memories.save = save;
    }
    expect(await world.told(sessionId)).toHaveLength(2);
    expect(await job(jobId)).toMatchObject({ status: 'pending', error: 'what came of it could not be stored' });
    await world.hurry();
    expect(await worker().runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(1);
    expect(await world.told(sessionId)).toHaveLength(5);
    expect(await world.memories.stats('default', userId)).toMatchObject({ total: 5 });
    const kept = await world.ask('SELECT memories FROM distillations WHERE session_id = $1', [sessionId]);
    expect(kept).toEqual([{ memories: null }]);
  });

  it('lets two that run the same stretch at once add it once', async () => {
    const { sessionId, userId, toTurn } = await begin();
    await world.enqueueEpisodes(sessionId, 1, toTurn, userId);
    world.endpoint.play('openai-strict');
    expect(await Promise.all([worker().runOnce(), worker().runOnce()])).toEqual(['done', 'done']);
    expect(await world.told(sessionId)).toHaveLength(5);
  });

  it('adds no near-duplicate of what the user is known for', async () => {
    const { sessionId, userId } = await begin();
    await world.memories.save('default', userId, {
      content:
        'La usuaria dejó el trabajo en la gestoría y en enero empieza como profesora de música en un instituto de Vallecas',
      type: 'episodic',
      language: 'es',
      expiresDays: undefined,
      metadata: null,
    });
    world.endpoint.play('openai-strict');
    await worker().runOnce();
    expect(await world.told(sessionId)).toHaveLength(4);
    expect(await world.memories.stats('default', userId)).toMatchObject({ byType: { episodic: 4, summary: 1 } });
  });

  it('stores nothing that was invented', async () => {
    const { sessionId } = await begin();
    world.endpoint.play('invented');
    expect(await worker().runOnce()).toBe('done');
    expect((await world.told(sessionId)).map(({ content }) => content)).toEqual([
      'La tía Lucía se casa el 14 de mayo en Oaxaca.',
    ]);
  });

  it('lets no order inside a turn through, even where the model obeys it and quotes it as evidence', async () => {
    const { sessionId } = await begin('conversation-injection');
    world.endpoint.play('obeys-injection');
    expect(await worker().runOnce()).toBe('done');
    expect((await world.told(sessionId)).map(({ content }) => content)).toEqual([
      'The user booked the sleeper train from Vienna to Venice on Friday evening.',
    ]);
    const shown = JSON.stringify(world.endpoint.questions[0]?.body.messages[1]);
    expect(shown).toContain('Vienna');
    expect(shown).not.toContain('administrator');
  });

  it("does not show the model the caller's system messages, nor take them for evidence", async () => {
    const sessionId = `session-${++made}`;
    await world.say(sessionId, [
      ['system', 'The user lives in Oslo with three cats and a parrot.'],
      ['user', 'Hello, what can you do for me today?'],
    ]);
    await world.enqueueEpisodes(sessionId, 1, 1);
    const content = JSON.stringify({
      episodes: [
        { text: 'The user lives in Oslo with three cats.', evidence: 'The user lives in Oslo with three cats' },
      ],
      history_entry: 'The user lives in Oslo with three cats and a parrot.',
    });
    world.endpoint.play({ status: 200, body: { choices: [{ message: { role: 'assistant', content } }] } });
    expect(await worker().runOnce()).toBe('done');
    expect(JSON.stringify(world.endpoint.questions)).not.toContain('parrot');
    expect(await world.told(sessionId)).toEqual([]);
  });

  it('goes with its session, whose other memories stay', async () => {
    const { sessionId, userId, scope } = await begin();
    await world.memories.save('default', userId, {
      content: 'Prefiere el té al café',
      type: 'user_profile',
      language: 'es',
      expiresDays: undefined,
      metadata: null,
    });
    world.endpoint.play('openai-strict');
    await worker().runOnce();
    expect(await world.memories.stats('default', userId)).toMatchObject({ total: 6 });
    await world.ask('DELETE FROM sessions WHERE session_id = $1', [sessionId]);
    expect(await world.stored.stats(scope, new Date())).toMatchObject({ total: 1, byType: { user_profile: 1 } });
    const left = await world.ask(
      `SELECT (SELECT count(*)::int FROM memory_tombstones WHERE user_id = $1) AS buried,
              (SELECT count(*)::int FROM distillations WHERE session_id = $2) AS told`,
      [userId, sessionId],
    );
    expect(left).toEqual([{ buried: 5, told: 0 }]);
  });

  it('leaves nothing behind of a session that is destroyed while the model thinks', async () => {
    const { sessionId, userId, jobId } = await begin();
    world.endpoint.play('openai-strict');
    world.endpoint.onQuestion(async () => {
      await world.ask('DELETE FROM sessions WHERE session_id = $1', [sessionId]);
    });
    expect(await worker().runOnce()).toBe('done');
    expect(await job(jobId)).toMatchObject({ status: 'succeeded' });
    expect(await world.memories.stats('default', userId)).toMatchObject({ total: 0 });
  });

  it('leaves nothing behind of a session that is destroyed between the first episode and the second', async () => {
    const { sessionId, userId } = await begin();
    world.endpoint.play('openai-strict');
    const { save } = world.memories;
    world.memories.save = async function (...given) {
      const result = await save.apply(this, given);
      await world.ask('DELETE FROM sessions WHERE session_id = $1', [sessionId]);
      return result;
    };
    try {
      expect(await worker().runOnce()).toBe('done');
    } finally {
      world.memories.save = save;
    }
    expect(await world.memories.stats('default', userId)).toMatchObject({ total: 0 });
  });

  it('makes no user anew who was erased while the model thought', async () => {
    const { userId, jobId } = await begin();
    world.endpoint.play('openai-strict');
    world.endpoint.onQuestion(async () => {
      await world.ask('DELETE FROM users WHERE user_id = $1', [userId]);
    });
    await worker().runOnce();
    expect(await world.ask('SELECT 1 FROM users WHERE user_id = $1', [userId])).toEqual([]);
    expect(await job(jobId)).toBeNull();
  });

  it('reads only its stretch, and finds nothing to do where the turns are gone', async () => {
    const { sessionId, userId } = await begin('conversation-en');
    await world.hurry();
    world.endpoint.play('nothing');
    await worker().runOnce();
    await world.enqueueEpisodes(sessionId, 2, 2, userId);
    world.endpoint.play('nothing');
    await worker().runOnce();
    const shown = world.endpoint.questions[0]?.body.messages[1]?.content ?? '';
    expect(shown).toContain('heart murmur');
    expect(shown).not.toContain('border collie');
    await world.enqueueEpisodes(sessionId, 40, 50, userId);
    world.endpoint.play('nothing');
    expect(await worker().runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(0);
  });

  it('holds no database connection while the model thinks', async () => {
    await begin();
    world.endpoint.play('openai-strict');
    let busy = -1;
    world.endpoint.onQuestion(async () => {
      const { open, idle } = database.load();
      busy = open - idle;
    });
    await worker().runOnce();
    expect(busy).toBe(0);
  });
});

describe('JobRunner', () => {
  let close: () => Promise<void>;
  let world: ReadingWorld;
  beforeAll(async () => {
    ({ world, close } = await onTestPostgres(openReadingWorld));
    await world.replay('s', 'conversation-es');
  });
  afterAll(() => close());
  let from = 0;
  const worker = (more = {}) => world.process({ distils: true, ...more }).runner;
  /** A job about the same turns that is not the one before. */
  const fresh = () => world.enqueueEpisodes('s', ++from % 4 || 1, 4 + from);
  const seen = async (jobId: string) => {
    const job = await world.jobs.find('default', jobId);
    expect(job?.error ?? '').not.toMatch(/tía|sk-test|Oaxaca/);
    return job;
  };

  it.each([
    ['401', 'pending', 'the model endpoint answered 401', 'away'],
    ['429-long', 'pending', 'the model endpoint answered 429', 'away'],
    ['400-context', 'failed', 'the conversation is longer than the model reads', 'failed'],
    [
      'wrong-shape',
      'pending',
      'the model\'s answer cannot be used: "episodes" must be array; "history_entry" must be string',
      'failed',
    ],
  ] as const)('gives a job back, or up, with the reason: %s', async (reply, status, error, look) => {
    const jobId = await fresh();
    world.endpoint.play(reply);
    expect(await worker().runOnce()).toBe(look);
    expect(await seen(jobId)).toMatchObject({ status, error, attempts: 1 });
    await world.jobs.cancel('default', jobId);
  });

  it('gives up a stretch that the model told nonsense of three times', async () => {
    const jobId = await fresh();
    world.endpoint.play('prose');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await world.hurry();
      await worker().runOnce();
    }
    expect(await seen(jobId)).toMatchObject({ status: 'failed', attempts: 3 });
    expect(await world.asked()).toContainEqual(expect.stringMatching(/^facts_and_episodes given_up /));
    await world.jobs.retry('default', jobId);
    world.endpoint.play('openai-strict');
    expect(await worker().runOnce()).toBe('done');
    expect(await seen(jobId)).toMatchObject({ status: 'succeeded', error: null });
  });

  it('gives a job back that a slow model did not answer in time', async () => {
    const jobId = await fresh();
    world.endpoint.play('hang');
    expect(await worker({ timeoutMs: 200 }).runOnce()).toBe('away');
    expect(await seen(jobId)).toMatchObject({ status: 'pending', error: 'the model did not answer within 200 ms' });
    await world.jobs.cancel('default', jobId);
  });

  it('holds its lease for as long as the model takes, so that nobody else asks', async () => {
    const jobId = await fresh();
    world.endpoint.play('openai-strict');
    let [before, after] = [new Date(0), new Date(0)];
    const until = async () =>
      (await world.ask<{ locked_until: Date }>('SELECT locked_until FROM jobs WHERE job_id = $1', [jobId]))[0]
        ?.locked_until ?? new Date(0);
    let other: string | undefined;
    world.endpoint.onQuestion(async () => {
      before = await until();
      do after = await until();
      while (after <= before);
      other = await worker().runOnce();
    });
    expect(await worker({ extendMs: 50 }).runOnce()).toBe('done');
    expect(after.getTime()).toBeGreaterThan(before.getTime());
    expect(other).toBe('idle');
  });

  it('drops the question when it is stopped, and the job is done again', async () => {
    const jobId = await fresh();
    world.endpoint.play('hang');
    const asked = new Promise<void>((resolve) => world.endpoint.onQuestion(async () => resolve()));
    const runner = worker();
    runner.start();
    await asked;
    const started = Date.now();
    await runner.stop();
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(await seen(jobId)).toMatchObject({ status: 'pending', error: 'the question was withdrawn' });
    await world.hurry();
    world.endpoint.play('nothing');
    expect(await worker().runOnce()).toBe('done');
  });

  it('works off what is there by itself', async () => {
    const jobIds = [await fresh(), await fresh(), await fresh()];
    world.endpoint.play('nothing');
    const runner = worker();
    runner.start();
    await expect
      .poll(async () => (await Promise.all(jobIds.map(seen))).map((job) => job?.status))
      .toEqual(['succeeded', 'succeeded', 'succeeded']);
    await runner.stop();
  });
});
