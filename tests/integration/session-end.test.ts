import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openReadingWorld, type ReadingWorld } from '../fixtures/llm/reading-world.ts';
import { onTestPostgres } from '../support/test-postgres.ts';

describe('SessionEnd', () => {
  let close: () => Promise<void>;
  let world: ReadingWorld;
  let made = 0;
  beforeAll(async () => {
    ({ world, close } = await onTestPostgres(openReadingWorld));
  });
  afterAll(() => close());
  afterEach(async () => {
    await world.ask('DELETE FROM jobs');
  });

  const fresh = () => ({ sessionId: `session-${++made}`, userId: `user-${made}` });
  const end = (sessionId: string, llm = true) => world.process({ llm }).sessionEnd.end('default', sessionId);
  /** As if the turns of a session had been stored by a version without facts. */
  const unread = (sessionId: string) =>
    world.ask('UPDATE turns SET facts_read = false WHERE session_id = $1', [sessionId]);
  const facts = (...told: [key: string, value: string, domain: string, evidence: string, turn: number][]) => ({
    status: 200,
    body: {
      choices: [
        {
          message: {
            role: 'assistant',
            content: JSON.stringify({
              facts: told.map(([key, value, domain, evidence, turn]) => ({
                key,
                value,
                domain,
                confidence: 'high',
                evidence,
                turn,
              })),
            }),
          },
        },
      ],
    },
  });

  describe('end', () => {
    it('gives the same job until another turn comes, also once it is finished', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Hola']], { userId });
      const first = await end(sessionId, false);
      expect(await end(sessionId, false)).toBe(first);
      await world.workOff(false);
      expect(await world.job(first)).toMatchObject({ status: 'succeeded', kind: 'end_session', userId });
      expect(await end(sessionId, false)).toBe(first);
      await world.say(sessionId, [['user', '¿Sigues ahí?']], { userId });
      const second = await end(sessionId, false);
      expect(second).not.toBe(first);
      expect(await world.jobsOf('end_session', userId)).toHaveLength(2);
    });

    it('makes one job of any number of ends at once', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Hola']], { userId });
      const ids = await Promise.all(Array.from({ length: 8 }, () => end(sessionId)));
      expect(new Set(ids).size).toBe(1);
      expect(await world.jobsOf('end_session', userId)).toHaveLength(1);
    });

    it('begins anew with a session that was destroyed and made again', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Hola']], { userId });
      const first = await end(sessionId);
      await world.ask('DELETE FROM sessions WHERE session_id = $1', [sessionId]);
      await expect(end(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
      await world.say(sessionId, [['user', 'Hola de nuevo']], { userId });
      expect(await end(sessionId)).not.toBe(first);
    });

    it('does not know the sessions of another tenant', async () => {
      const { sessionId } = fresh();
      await world.keys.addTenant('other');
      await world.say(sessionId, [['user', 'Hola']], { tenant: 'other' });
      await expect(end(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
    });
  });

  describe('run, by rules', () => {
    it('reads the turns that no rule has read, once', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Me llamo Juan']], { userId });
      await world.say(sessionId, [['user', 'Trabajo en Google']], { userId });
      await unread(sessionId);
      await world.say(sessionId, [['user', 'Me llamo Pedro']], { userId }); // as by a version that reads it when it is saved
      const first = await end(sessionId, false);
      await world.workOff(false);
      expect(await world.values(userId)).toEqual(['se llama Juan', 'trabaja en Google']);
      const [name] = await world.known(userId);
      expect(name?.evidence).toMatchObject({ quote: expect.stringContaining('Juan'), sessionId, turnNumber: 1 });
      await world.ask("UPDATE jobs SET status = 'cancelled' WHERE job_id = $1", [first]);
      await world.jobs.retry('default', first);
      const before = await world.ask('SELECT facts_version FROM users WHERE user_id = $1', [userId]);
      await world.workOff(false);
      expect(await world.job(first)).toMatchObject({ status: 'succeeded' });
      expect(await world.ask('SELECT facts_version FROM users WHERE user_id = $1', [userId])).toEqual(before);
    });

    it('learns nothing that was forgotten since, nor what the same turns take back', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Trabajo en Google']], { userId });
      await world.say(sessionId, [['user', 'Me llamo Juan']], { userId });
      await world.say(sessionId, [['user', 'Vivo en Madrid']], { userId });
      await world.say(sessionId, [['user', 'Olvidate de mi trabajo']], { userId });
      await unread(sessionId);
      await world.facts.remember('default', userId, { key: 'nombre', value: 'se llama Ana', language: 'es' });
      await world.facts.forget('default', userId, 'nombre', { told: 'es', otherwise: 'es' });
      await end(sessionId, false);
      await world.workOff(false);
      expect(await world.values(userId)).toEqual(['vive en Madrid']);
    });

    it('goes through a long session, more turns than a page and more facts than a transaction', async () => {
      const { sessionId, userId } = fresh();
      await world.say(sessionId, [['user', 'Me llamo Juan']], { userId });
      await world.ask(
        `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens, message_count,
           token_count, tokens_before, text_bytes, language, created_at, stored_at)
         SELECT tenant_id, session_id, n, gen_random_uuid(), user_id, version, replace(messages, 'Me llamo Juan', 'Soy alérgico a la sustancia' || n),
           digest, digest_tokens, message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at
         FROM turns, generate_series(2, 260) AS n WHERE session_id = $1`,
        [sessionId],
      );
      await world.ask('UPDATE sessions SET turn_count = 260 WHERE session_id = $1', [sessionId]);
      await unread(sessionId);
      const jobId = await end(sessionId, false);
      expect(await world.process({ llm: false }).runOnce()).toBe('done');
      expect(await world.job(jobId)).toMatchObject({ status: 'succeeded' });
      const counted = await world.ask("SELECT count(*)::int AS n FROM facts WHERE user_id = $1 AND state = 'active'", [
        userId,
      ]);
      expect(counted).toEqual([{ n: 260 }]);
      const left = await world.ask('SELECT 1 FROM turns WHERE session_id = $1 AND NOT facts_read', [sessionId]);
      expect(left).toEqual([]);
    });
  });

  describe('run, with a language model', () => {
    it('has the model read what it has not, and is done only then', async () => {
      const { sessionId, userId } = fresh();
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      world.endpoint.play('facts-good');
      const jobId = await end(sessionId);
      expect(await world.process().runOnce()).toBe('done');
      expect(await world.job(jobId)).toMatchObject({ status: 'succeeded' });
      expect(await world.values(userId)).toHaveLength(4);
      expect(await world.jobsOf('read_stretch', userId)).toEqual([]);
      expect(await world.jobsOf('consolidate_facts', userId)).toHaveLength(1);
      await world.ask('DELETE FROM distillation_sweeps');
      await world.process().schedule.sweep();
      expect(await world.jobsOf('read_stretch', userId)).toEqual([]);
    });

    it('reads only the turns that came since it was ended', async () => {
      const { sessionId, userId } = fresh();
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      world.endpoint.play('facts-good');
      await end(sessionId);
      await world.process().runOnce();
      await world.say(sessionId, [['user', 'Mi hermano cría ovejas y yo toco el acordeón desde niño']], { userId });
      world.endpoint.play(facts(['hobby', 'toca el acordeón', 'personal', 'yo toco el acordeón desde niño', 6]));
      await end(sessionId);
      await world.process().runOnce();
      const shown = world.endpoint.questions[0]?.body.messages[1]?.content ?? '';
      expect(shown).toContain('acordeón');
      expect(shown).not.toContain('guardería');
      expect(await world.values(userId)).toContain('toca el acordeón');
    });

    it('reads a long session in stretches of twenty turns', async () => {
      const { sessionId, userId } = fresh();
      for (let n = 0; n < 45; n += 1) await world.say(sessionId, [['user', `Turno ${n}`]], { userId });
      world.endpoint.play('facts-none');
      await end(sessionId);
      expect(await world.process().runOnce()).toBe('done');
      expect(world.endpoint.questions).toHaveLength(3);
    });

    it('waits while the endpoint is away: the job stays, and nothing is lost', async () => {
      const { sessionId, userId } = fresh();
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      world.endpoint.play('401');
      const jobId = await end(sessionId);
      expect(await world.process().runOnce()).toBe('away');
      expect(await world.job(jobId)).toMatchObject({ status: 'pending', error: 'the model endpoint answered 401' });
      expect(await end(sessionId)).toBe(jobId);
      await world.hurry();
      world.endpoint.play('facts-good');
      expect(await world.process().runOnce()).toBe('done');
      expect(await world.values(userId)).toHaveLength(4);
    });

    it('reads the other stretches where the model cannot make sense of one, and says so', async () => {
      const { sessionId, userId } = fresh();
      for (let n = 0; n < 20; n += 1) await world.say(sessionId, [['user', `Turno ${n}`]], { userId });
      await world.say(sessionId, [['user', 'Yo toco el acordeón desde niño']], { userId });
      world.endpoint.play(
        'facts-truncated',
        facts(['hobby', 'toca el acordeón', 'personal', 'Yo toco el acordeón desde niño', 21]),
      );
      const jobId = await end(sessionId);
      expect(await world.process().runOnce()).toBe('failed');
      expect(await world.values(userId)).toEqual(['toca el acordeón']);
      expect(await world.job(jobId)).toMatchObject({ status: 'pending', error: "the model's answer was cut off" });
      await world.hurry();
      world.endpoint.play('facts-none');
      expect(await world.process().runOnce()).toBe('done');
      expect(world.endpoint.questions).toHaveLength(1);
    });

    it('ends without what the model cannot make sense of, asked three times, and never asks for it again', async () => {
      const { sessionId, userId } = fresh();
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      world.endpoint.play('prose');
      const jobId = await end(sessionId);
      for (const look of ['failed', 'failed', 'done'] as const) {
        await world.hurry();
        expect(await world.process().runOnce()).toBe(look);
      }
      expect(await world.job(jobId)).toMatchObject({ status: 'succeeded', attempts: 3, error: null });
      expect(await world.asked()).toContain('facts given_up 1');
      await world.say(sessionId, [['user', 'Yo toco el acordeón desde niño']], { userId });
      world.endpoint.play('facts-none');
      await end(sessionId);
      expect(await world.process().runOnce()).toBe('done');
      expect(world.endpoint.questions).toHaveLength(1);
    });

    it('reads what the schedule took and no process has read yet', async () => {
      const { sessionId, userId } = fresh();
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      await world.replay(sessionId, 'conversation-facts-es', { userId });
      expect(await world.process().schedule.sweep()).toBe(1);
      world.endpoint.play('facts-good');
      await end(sessionId);
      expect(await world.process().runOnce()).toBe('done');
      expect(await world.values(userId)).toHaveLength(4);
      expect(await world.process().runOnce()).toBe('done'); // the schedule's job finds it read
      expect(world.endpoint.questions).toHaveLength(1);
    });
  });

  it('consolidates a user at most once a day', async () => {
    const { sessionId, userId } = fresh();
    await world.say(sessionId, [['user', 'Hola']], { userId });
    await end(sessionId, false);
    await world.workOff(false);
    await world.say(sessionId, [['user', 'Adiós']], { userId });
    await end(sessionId, false);
    await world.workOff(false);
    expect(await world.jobsOf('consolidate_facts', userId)).toHaveLength(1);
    await world.ask("UPDATE users SET facts_consolidated_at = now() - interval '25 hours' WHERE user_id = $1", [
      userId,
    ]);
    await world.say(sessionId, [['user', 'Otra vez']], { userId });
    await end(sessionId, false);
    await world.workOff(false);
    expect(await world.jobsOf('consolidate_facts', userId)).toHaveLength(2);
  });

  it('is run at once by the process that was asked, which need not look for it', async () => {
    const { sessionId, userId } = fresh();
    await world.say(sessionId, [['user', 'Hola']], { userId });
    const one = world.process({ llm: false });
    one.runner.start();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const jobId = await one.sessionEnd.end('default', sessionId);
    await expect.poll(async () => (await world.job(jobId))?.status).toBe('succeeded');
    await one.runner.stop();
  });
});
