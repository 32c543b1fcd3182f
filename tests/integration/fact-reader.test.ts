import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { onTestPostgres } from '../support/test-postgres.ts';

const GOOD = ['es celíaco', 'prefiere respuestas en frases cortas', 'tiene dos hijas', 'vive en Valencia'];

describe('FactReader', () => {
  let database: PostgresDatabase;
  let close: () => Promise<void>;
  let world: ReadingWorld;
  let made = 0;
  beforeAll(async () => {
    ({ world, database, close } = await onTestPostgres(openReadingWorld));
  });
  afterAll(() => close());
  afterEach(async () => {
    await world.ask('DELETE FROM jobs');
  });

  /** A session of a user of its own, with a recorded conversation and its job. */
  const begin = async (conversation = 'conversation-facts-es') => {
    const sessionId = `session-${++made}`;
    const userId = `user-${made}`;
    const toTurn = await world.replay(sessionId, conversation, { userId });
    const jobId = await world.enqueue(sessionId, 1, toTurn, userId);
    return { sessionId, userId, jobId, toTurn };
  };
  const seen = async (jobId: string) => {
    const job = await world.job(jobId);
    expect(job?.error ?? '').not.toMatch(/Valencia|celíaco|sk-test/);
    return job;
  };

  it('learns what the model told and the user said, with the words as the user wrote them', async () => {
    const { userId, sessionId, jobId } = await begin();
    world.endpoint.play('facts-good');
    expect(await world.process().runOnce()).toBe('done');
    const known = await world.known(userId);
    expect(known.map(({ value }) => value)).toEqual(GOOD);
    expect(known.map(({ source }) => source)).toEqual(['auto', 'auto', 'auto', 'auto']);
    expect(known[0]).toMatchObject({ slot: 'health', key: 'salud', domain: 'personal', language: 'es' });
    expect(known[0]?.evidence).toMatchObject({ quote: 'soy   celíaco', message: 0, sessionId, turnNumber: 2 });
    expect(known[1]).toMatchObject({
      slot: 'preference',
      domain: 'preferences',
      confidence: 'medium',
      standing: true,
    });
    expect(known[3]?.saidIn).toEqual({ sessionId, turnNumber: 1 });
    expect(await seen(jobId)).toMatchObject({ status: 'succeeded', error: null });
  });

  it('asks in the language of the conversation, shows it as data, and tells what is known', async () => {
    const { userId } = await begin();
    await world.facts.remember('default', userId, { key: 'nombre', value: 'se llama Raúl', language: 'es' });
    world.endpoint.play('facts-none');
    await world.process().runOnce();
    const [system, data] = world.endpoint.questions[0]?.body.messages ?? [];
    expect(system?.content).toContain('hechos estables sobre su usuario');
    expect(system?.content).not.toContain('Valencia');
    expect(data?.content).toContain('{"key":"nombre","value":"se llama Raúl"}');
    expect(data?.content).toMatch(/\{"turn":1,"day":"[\d-]+","speaker":"user","text":"¡Hola!/);
    expect(world.endpoint.questions[0]?.body.response_format).toMatchObject({
      json_schema: {
        schema: { properties: { facts: { items: { properties: { domain: { enum: expect.any(Array) } } } } } },
      },
    });
  });

  it('learns nothing that was invented, misquoted, said by the assistant, asked, passing, or of no domain', async () => {
    const { userId } = await begin();
    world.endpoint.play('facts-invented');
    expect(await world.process().runOnce()).toBe('done');
    expect(await world.values(userId)).toEqual(['es celíaco']);
  });

  it('learns nothing from an order to the model, nor an order, even where the model obeys', async () => {
    const { userId } = await begin('conversation-facts-injection');
    world.endpoint.play('facts-obeys-injection');
    expect(await world.process().runOnce()).toBe('done');
    expect(await world.values(userId)).toEqual(['teaches the violin at a conservatory in Graz']);
    expect(JSON.stringify(world.endpoint.questions)).not.toContain('administrator');
  });

  it('finds the answer in a fence, and asks again where there is none', async () => {
    const fenced = await begin();
    world.endpoint.play('facts-fenced');
    await world.process().runOnce();
    expect(await world.values(fenced.userId)).toEqual(GOOD);
    const again = await begin();
    world.endpoint.play('prose', 'facts-good');
    await world.process().runOnce();
    expect(await world.values(again.userId)).toEqual(GOOD);
  });

  it('waits out a 429 and a bad gateway', async () => {
    const { userId } = await begin();
    world.endpoint.play('429', '502', 'facts-good');
    expect(await world.process({ timeoutMs: 20_000 }).runOnce()).toBe('done');
    expect(await world.values(userId)).toEqual(GOOD);
  });

  it.each([
    ['401', 'pending', 'the model endpoint answered 401', 'away'],
    ['429-long', 'pending', 'the model endpoint answered 429', 'away'],
    ['400-context', 'failed', 'the conversation is longer than the model reads', 'failed'],
    ['facts-truncated', 'pending', "the model's answer was cut off", 'failed'],
    ['facts-wrong-shape', 'pending', 'the model\'s answer cannot be used: "facts" must be array', 'failed'],
  ] as const)('shows why a job failed, and loses nothing: %s', async (reply, status, error, look) => {
    const { userId, jobId } = await begin();
    world.endpoint.play(reply);
    expect(await world.process().runOnce()).toBe(look);
    expect(await seen(jobId)).toMatchObject({ status, error, attempts: 1 });
    expect(await world.values(userId)).toEqual([]);
    if (status === 'failed') await world.jobs.retry('default', jobId);
    await world.hurry();
    world.endpoint.play('facts-good');
    expect(await world.process().runOnce()).toBe('done');
    expect(await world.values(userId)).toEqual(GOOD);
  });

  it('learns nothing twice when the job runs again, whatever the model would say then', async () => {
    const { sessionId, userId, toTurn } = await begin();
    world.endpoint.play('facts-good');
    await world.workOff();
    const version = () => world.ask('SELECT facts_version FROM users WHERE user_id = $1', [userId]);
    const [first, counted] = [await world.known(userId), await version()];
    world.endpoint.play('facts-obeys-injection');
    await world.enqueue(sessionId, 1, toTurn, userId);
    expect(await world.process().runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(0);
    expect(await world.known(userId)).toEqual(first);
    expect(await version()).toEqual(counted);
  });

  it('goes on where it was killed between the answer and the learning, without asking the model again', async () => {
    const { userId, jobId, sessionId } = await begin();
    world.endpoint.play('facts-good');
    const { learnFromJob } = world.lateFacts;
    world.lateFacts.learnFromJob = async function (...given) {
      await learnFromJob.apply(this, given);
      throw new Error('killed');
    };
    try {
      expect(await world.process().runOnce()).toBe('failed');
    } finally {
      world.lateFacts.learnFromJob = learnFromJob;
    }
    expect(await world.values(userId)).toEqual([]);
    expect(await seen(jobId)).toMatchObject({ status: 'pending' });
    await world.hurry();
    expect(await world.process().runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(1);
    expect(await world.values(userId)).toEqual(GOOD);
    const kept = await world.ask('SELECT facts, learnt_at FROM fact_readings WHERE session_id = $1', [sessionId]);
    expect(kept).toEqual([{ facts: null, learnt_at: expect.any(Date) }]);
  });

  it('lets two that read the same stretch at once learn it once', async () => {
    const { sessionId, userId, toTurn } = await begin();
    await world.enqueue(sessionId, 1, toTurn, userId);
    world.endpoint.play('facts-good');
    expect(await Promise.all([world.process().runOnce(), world.process().runOnce()])).toEqual(['done', 'done']);
    expect(await world.values(userId)).toEqual(GOOD);
    const entries = await world.ask('SELECT event FROM fact_history WHERE user_id = $1', [userId]);
    expect(entries).toHaveLength(4);
  });

  it('does not learn again what was forgotten since it was said, and learns it when it is said anew', async () => {
    const { sessionId, userId } = await begin();
    await world.facts.remember('default', userId, { key: 'ubicacion', value: 'vive en Valencia', language: 'es' });
    await world.facts.forget('default', userId, 'ubicacion', { told: 'es', otherwise: 'es' });
    world.endpoint.play('facts-good');
    await world.process().runOnce();
    expect(await world.values(userId)).not.toContain('vive en Valencia');
    await world.say(sessionId, [['user', 'Nos mudamos con mi mujer a Valencia, te lo recuerdo.']], { userId });
    await world.enqueue(sessionId, 6, 6, userId);
    const told = { key: 'ubicacion', value: 'vive en Valencia', domain: 'personal', confidence: 'high', turn: 6 };
    const content = JSON.stringify({ facts: [{ ...told, evidence: 'Nos mudamos con mi mujer a Valencia' }] });
    world.endpoint.play({ status: 200, body: { choices: [{ message: { role: 'assistant', content } }] } });
    await world.process().runOnce();
    expect(await world.values(userId)).toContain('vive en Valencia');
  });

  it('puts nothing that was read in the place of what the user said later', async () => {
    const { userId } = await begin();
    await world.facts.remember('default', userId, { key: 'ubicacion', value: 'vive en Oporto', language: 'es' });
    world.endpoint.play('facts-good');
    await world.process().runOnce();
    expect(await world.values(userId)).toContain('vive en Oporto');
    expect(await world.values(userId)).not.toContain('vive en Valencia');
  });

  it('leaves nothing behind of a session, nor of a user, that is gone when the model answers', async () => {
    const one = await begin();
    world.endpoint.play('facts-good');
    world.endpoint.onQuestion(async () => {
      await world.ask('DELETE FROM sessions WHERE session_id = $1', [one.sessionId]);
    });
    expect(await world.process().runOnce()).toBe('done');
    expect(await world.values(one.userId)).toEqual([]);
    await world.ask('DELETE FROM jobs');
    const other = await begin();
    world.endpoint.play('facts-good');
    world.endpoint.onQuestion(async () => {
      await world.ask('DELETE FROM users WHERE user_id = $1', [other.userId]);
    });
    await world.process().runOnce();
    expect(await world.ask('SELECT 1 FROM users WHERE user_id = $1', [other.userId])).toEqual([]);
  });

  it('holds no database connection while the model thinks', async () => {
    await begin();
    world.endpoint.play('facts-good');
    let busy = -1;
    world.endpoint.onQuestion(async () => {
      const { open, idle } = database.load();
      busy = open - idle;
    });
    await world.process().runOnce();
    expect(busy).toBe(0);
  });

  it('is given its stretches by the schedule, one job each, with semantic memory or without it', async () => {
    const say = async (session: string) => {
      for (let n = 0; n < 10; n += 1)
        await world.say(session, [
          ['user', `Turno ${n}`],
          ['assistant', 'Vale.'],
        ]);
    };
    await say('scheduled-1');
    expect(await world.process().schedule.sweep()).toBe(1);
    await say('scheduled-2');
    expect(await world.process({ distils: true }).schedule.sweep()).toBe(1);
    const jobs = await world.ask(
      `SELECT kind, payload ->> 'session_id' AS session, (payload ->> 'to_turn')::int AS "to" FROM jobs ORDER BY 2, 1`,
    );
    expect(jobs).toEqual([
      { kind: 'read_stretch', session: 'scheduled-1', to: 10 },
      { kind: 'read_stretch', session: 'scheduled-2', to: 10 },
    ]);
    const expected = await world.ask(
      "SELECT session_id FROM fact_readings WHERE session_id LIKE 'scheduled-%' ORDER BY 1",
    );
    expect(expected).toEqual([{ session_id: 'scheduled-1' }, { session_id: 'scheduled-2' }]);
  });
});
