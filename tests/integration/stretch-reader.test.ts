import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { type Reply, recording } from '../fixtures/llm/recorded-endpoint.ts';
import { onTestPostgres } from '../support/test-postgres.ts';

const FACTS = ['es profesora de música en un instituto de Vallecas', 'tiene una tía que se llama Lucía'];
const MEMORIES = 5; // four episodes and the summary of the stretch

describe('StretchReader', () => {
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

  const told = JSON.parse(
    recording<{ body: { choices: { message: { content: string } }[] } }>('reply-facts-and-episodes').body.choices[0]
      ?.message.content ?? '',
  ) as Record<string, unknown>;
  /** An answer of these fields. */
  const answer = (fields: object): Reply => ({
    status: 200,
    body: { choices: [{ message: { role: 'assistant', content: JSON.stringify(fields) }, finish_reason: 'stop' }] },
  });
  const { facts: toldFacts, ...toldEpisodes } = told;
  const both = { distils: true };

  /** A session of a user of its own with a recorded conversation. */
  const begin = async () => {
    const sessionId = `session-${++made}`;
    const userId = `user-${made}`;
    const toTurn = await world.replay(sessionId, 'conversation-es', { userId });
    return { sessionId, userId, toTurn };
  };
  /** The same with the job of its stretch. */
  const beginWithJob = async () => {
    const one = await begin();
    return { ...one, jobId: await world.enqueue(one.sessionId, 1, one.toTurn, one.userId) };
  };
  /** What of a question was asked for: the fields of its schema. */
  const fieldsAsked = () =>
    world.endpoint.questions.map(({ body }) => {
      const { json_schema } = body.response_format as { json_schema: { schema: { required: string[] } } };
      return json_schema.schema.required.join();
    });
  const isRead = async ({ sessionId, userId }: { sessionId: string; userId: string }) => {
    expect(await world.values(userId)).toEqual(FACTS);
    expect(await world.told(sessionId)).toHaveLength(MEMORIES);
    const history = await world.ask('SELECT event FROM fact_history WHERE user_id = $1', [userId]);
    expect(history).toHaveLength(FACTS.length);
  };

  it('asks once, and learns the facts and remembers the episodes of the one answer', async () => {
    const one = await beginWithJob();
    world.endpoint.play('facts-and-episodes');
    const counted = await world.asked();
    expect(await world.process(both).runOnce()).toBe('done');
    await isRead(one);
    expect(fieldsAsked()).toEqual(['facts,episodes,history_entry']);
    expect((await world.asked()).filter((line) => !counted.includes(line))).toEqual(['facts_and_episodes answered 1']);
    expect(await world.job(one.jobId)).toMatchObject({ status: 'succeeded', kind: 'read_stretch', attempts: 1 });
    expect(await world.jobsOf('consolidate_facts', one.userId)).toHaveLength(1);
    await world.enqueue(one.sessionId, 1, one.toTurn, one.userId);
    expect(await world.process(both).runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(1);
    await isRead(one);
  });

  it('asks for facts alone where there is no semantic memory', async () => {
    const { sessionId, userId } = await beginWithJob();
    world.endpoint.play('facts-and-episodes');
    expect(await world.process().runOnce()).toBe('done');
    expect(fieldsAsked()).toEqual(['facts']);
    expect(await world.values(userId)).toEqual(FACTS);
    expect(await world.told(sessionId)).toEqual([]);
    expect(await world.ask('SELECT 1 FROM distillations WHERE session_id = $1', [sessionId])).toEqual([]);
  });

  it('asks for the part alone that was not told yet', async () => {
    const one = await begin();
    await world.enqueueEpisodes(one.sessionId, 1, one.toTurn, one.userId);
    world.endpoint.play('facts-and-episodes');
    expect(await world.process(both).runOnce()).toBe('done');
    expect(fieldsAsked()).toEqual(['episodes,history_entry']);
    expect(await world.values(one.userId)).toEqual([]);
    expect(await world.told(one.sessionId)).toHaveLength(MEMORIES);
    expect(await world.jobsOf('consolidate_facts', one.userId)).toEqual([]); // no fact of it is new
  });

  it('asks for episodes alone where the user said nothing, and for nothing where nobody did', async () => {
    await world.say('only-assistant', [['assistant', 'Your table at the Harbour Grill is booked for Friday at nine.']]);
    await world.enqueue('only-assistant', 1, 1);
    world.endpoint.play(answer({ episodes: [], history_entry: '' }));
    expect(await world.process(both).runOnce()).toBe('done');
    expect(fieldsAsked()).toEqual(['episodes,history_entry']);
    await world.say('silence', [['system', 'Be brief.']]);
    await world.enqueue('silence', 1, 1);
    world.endpoint.play('prose');
    expect(await world.process(both).runOnce()).toBe('done');
    expect(world.endpoint.questions).toEqual([]);
    const open = await world.ask(
      `SELECT session_id FROM fact_readings WHERE session_id IN ('only-assistant', 'silence') AND learnt_at IS NULL`,
    );
    const read = await world.ask(
      `SELECT session_id FROM distillations WHERE session_id IN ('only-assistant', 'silence') AND memories IS NULL`,
    );
    expect([open, read.length]).toEqual([[], 2]); // their turns may go
  });

  it('asks once a stretch that the schedule took, and once for each that is left at the end of the session', async () => {
    const { sessionId, userId } = await begin();
    for (let n = 5; n <= 45; n += 1) await world.say(sessionId, [['user', `Turno ${n}`]], { userId });
    const one = world.process(both);
    expect(await one.schedule.sweep()).toBe(2);
    world.endpoint.play(answer({ facts: [], episodes: [], history_entry: '' }));
    expect([await one.runOnce(), await one.runOnce()]).toEqual(['done', 'done']);
    const all = 'facts,episodes,history_entry';
    expect(fieldsAsked()).toEqual([all, all]);
    const jobId = await one.sessionEnd.end('default', sessionId);
    expect(await one.runOnce()).toBe('done');
    expect(await world.job(jobId)).toMatchObject({ status: 'succeeded' });
    expect(fieldsAsked()).toEqual([all, all, all]);
    expect(world.endpoint.questions[2]?.body.messages[1]?.content).toContain('Turno 45');
    const stretches = await world.ask(
      'SELECT from_turn, to_turn FROM distillations WHERE session_id = $1 AND memories IS NULL ORDER BY 1',
      [sessionId],
    );
    expect(stretches.map((row) => Object.values(row as object))).toEqual([
      [1, 20],
      [21, 40],
      [41, 45],
    ]);
  });

  it('has the end of a session read both parts with one question', async () => {
    const one = await begin();
    world.endpoint.play('facts-and-episodes');
    await world.process(both).sessionEnd.end('default', one.sessionId);
    expect(await world.process(both).runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(1);
    await isRead(one);
    expect(await world.jobsOf('read_stretch', one.userId)).toEqual([]);
  });

  it.each([
    ['the episodes', { ...told, episodes: 'none' }, { facts: toldFacts }, { episodes: 'none' }, toldEpisodes],
    ['the facts', { ...told, facts: 'none' }, { facts: 'none' }, toldEpisodes, { facts: toldFacts }],
  ])(
    'keeps the one part where %s cannot be used, and tries that again later',
    async (spoilt, whole, facts, episodes, later) => {
      const one = await beginWithJob();
      const ofFacts = spoilt === 'the facts' ? [answer(facts), answer(facts)] : [answer(facts)];
      world.endpoint.play(answer(whole), answer(whole), ...ofFacts, answer(episodes));
      expect(await world.process(both).runOnce()).toBe('failed');
      expect(world.endpoint.questions).toHaveLength(5);
      expect(await world.values(one.userId)).toEqual(spoilt === 'the facts' ? [] : FACTS);
      expect(await world.told(one.sessionId)).toHaveLength(spoilt === 'the facts' ? MEMORIES : 0);
      const field = spoilt === 'the facts' ? 'facts' : 'episodes';
      expect(await world.job(one.jobId)).toMatchObject({
        status: 'pending',
        error: expect.stringContaining(`"${field}" must be array`),
      });
      await world.hurry();
      world.endpoint.play(answer(later));
      expect(await world.process(both).runOnce()).toBe('done');
      expect(fieldsAsked()).toEqual([spoilt === 'the facts' ? 'facts' : 'episodes,history_entry']);
      await isRead(one);
    },
  );

  it('asks for each part by itself where the answer to both is cut off', async () => {
    const one = await beginWithJob();
    world.endpoint.play('facts-truncated', answer({ facts: toldFacts }), answer(toldEpisodes));
    expect(await world.process(both).runOnce()).toBe('done');
    expect(fieldsAsked()).toEqual(['facts,episodes,history_entry', 'facts', 'episodes,history_entry']);
    await isRead(one);
  });

  it('asks no part by itself while the endpoint is away', async () => {
    const { jobId, userId } = await beginWithJob();
    world.endpoint.play('401');
    expect(await world.process(both).runOnce()).toBe('away');
    expect(world.endpoint.questions).toHaveLength(1);
    expect(await world.job(jobId)).toMatchObject({ status: 'pending', error: 'the model endpoint answered 401' });
    expect(await world.values(userId)).toEqual([]);
  });

  it('keeps both parts of an answer or none: killed between them it asks again, killed behind them it does not', async () => {
    const one = await beginWithJob();
    world.endpoint.play('facts-and-episodes');
    const { record } = world.distillations;
    world.distillations.record = async () => {
      throw new Error('killed');
    };
    try {
      expect(await world.process(both).runOnce()).toBe('failed');
    } finally {
      world.distillations.record = record;
    }
    expect(await world.ask('SELECT 1 FROM fact_readings WHERE session_id = $1', [one.sessionId])).toEqual([]);
    await world.hurry();
    const { learnFromJob } = world.lateFacts;
    world.lateFacts.learnFromJob = async () => {
      throw new Error('killed');
    };
    try {
      expect(await world.process(both).runOnce()).toBe('failed');
    } finally {
      world.lateFacts.learnFromJob = learnFromJob;
    }
    expect(world.endpoint.questions).toHaveLength(2);
    expect(await world.values(one.userId)).toEqual([]);
    await world.hurry();
    expect(await world.process(both).runOnce()).toBe('done');
    expect(world.endpoint.questions).toHaveLength(2);
    await isRead(one);
  });

  it('lets two that read the same stretch at once keep one answer', async () => {
    const one = await beginWithJob();
    await world.enqueue(one.sessionId, 1, one.toTurn, one.userId);
    world.endpoint.play('facts-and-episodes');
    const runs = [world.process(both).runOnce(), world.process(both).runOnce()];
    expect(await Promise.all(runs)).toEqual(['done', 'done']);
    await isRead(one);
  });

  it('leaves nothing behind of a session that is destroyed while the model thinks', async () => {
    const one = await beginWithJob();
    world.endpoint.play('facts-and-episodes');
    world.endpoint.onQuestion(async () => {
      await world.ask('DELETE FROM sessions WHERE session_id = $1', [one.sessionId]);
    });
    expect(await world.process(both).runOnce()).toBe('done');
    expect(await world.values(one.userId)).toEqual([]);
    expect(await world.told(one.sessionId)).toEqual([]);
  });

  it('holds no database connection while the model thinks', async () => {
    await beginWithJob();
    world.endpoint.play('facts-and-episodes');
    let busy = -1;
    world.endpoint.onQuestion(async () => {
      const { open, idle } = database.load();
      busy = open - idle;
    });
    await world.process(both).runOnce();
    expect(busy).toBe(0);
  });

  describe('with the jobs of a version that made two a stretch', () => {
    const beginFormer = async (...kinds: string[]) => {
      const one = await begin();
      const jobIds: string[] = [];
      for (const kind of kinds) jobIds.push(await world.enqueue(one.sessionId, 1, one.toTurn, one.userId, kind));
      return { ...one, jobIds };
    };

    it.each([[['distil', 'extract_facts']], [['extract_facts', 'distil']], [['distil']], [['extract_facts']]])(
      'reads both parts with one question: %s',
      async (kinds) => {
        const one = await beginFormer(...kinds);
        world.endpoint.play('facts-and-episodes');
        for (const _ of kinds) expect(await world.process(both).runOnce()).toBe('done');
        expect(world.endpoint.questions).toHaveLength(1);
        for (const jobId of one.jobIds) expect(await world.job(jobId)).toMatchObject({ status: 'succeeded' });
        await isRead(one);
      },
    );

    it('leaves those for episodes to a process with semantic memory', async () => {
      const one = await beginFormer('distil');
      world.endpoint.play('facts-and-episodes');
      expect(await world.process().runOnce()).toBe('idle');
      expect(await world.process(both).runOnce()).toBe('done');
      await isRead(one);
    });

    it('carries out what that version had recorded, and asks for the rest', async () => {
      const one = await beginFormer('extract_facts', 'distil');
      const memory = { type: 'episodic', text: 'La tía Lucía se casa en Oaxaca.', evidence: 'mi tía Lucía se casa' };
      await world.ask(
        `INSERT INTO distillations (tenant_id, session_id, from_turn, to_turn, memories) VALUES ('default', $1, 1, $2, $3)`,
        [one.sessionId, one.toTurn, JSON.stringify([memory])],
      );
      world.endpoint.play(answer({ facts: toldFacts }));
      expect(await world.process(both).runOnce()).toBe('done');
      expect(await world.process(both).runOnce()).toBe('done');
      expect(fieldsAsked()).toEqual(['facts']);
      expect(await world.values(one.userId)).toEqual(FACTS);
      expect((await world.told(one.sessionId)).map(({ content }) => content)).toEqual([memory.text]);
    });

    it('has the end of a session read what they left', async () => {
      const one = await begin();
      await world.ask(
        `INSERT INTO fact_readings (tenant_id, session_id, from_turn, to_turn, learnt_at) VALUES ('default', $1, 1, $2, now())`,
        [one.sessionId, one.toTurn],
      );
      await world.ask(
        `INSERT INTO session_distillations (tenant_id, session_id, through_turn) VALUES ('default', $1, $2)`,
        [one.sessionId, one.toTurn],
      );
      world.endpoint.play(answer(toldEpisodes));
      await world.process(both).sessionEnd.end('default', one.sessionId);
      expect(await world.process(both).runOnce()).toBe('done');
      expect(fieldsAsked()).toEqual(['episodes,history_entry']);
      expect(await world.told(one.sessionId)).toHaveLength(MEMORIES);
    });
  });
});
