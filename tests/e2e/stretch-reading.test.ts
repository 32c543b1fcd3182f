import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type RecordedConversation,
  type RecordedEndpoint,
  recording,
  startRecordedEndpoint,
} from '../fixtures/llm/recorded-endpoint.ts';
import { CHAOS, inShort } from '../support/chaos.ts';
import { client } from '../support/client.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';

const WITHIN = { timeout: 240_000, interval: 50 };

/** What is written of an answer, in that order: a lock on the table stops the process there. */
const ALL_STEPS = ['fact_readings', 'distillations', 'facts', 'memories'] as const;
const STEPS = CHAOS ? ALL_STEPS : (['distillations', 'memories'] as const);
/** Those before the answer is kept, in one transaction: whoever is killed there has the model asked again. */
const UNKEPT: readonly string[] = ['fact_readings', 'distillations'];

const FACTS = ['es profesora de música en un instituto de Vallecas', 'tiene una tía que se llama Lucía'];
const TOLD = { episodic: 4, summary: 1 };

/** Questions about the stretch; once it is read, the model is also asked which of the user's facts say the same. */
const askedOf = ({ questions }: RecordedEndpoint) =>
  questions.filter(({ body }) => body.messages[1]?.content.includes('violonchelo')).length;

describe('kill -9 while a language model reads a session', () => {
  it('loses nothing and doubles nothing, at each step, and asks again only before the answer is kept', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const owner = new pg.Pool({ connectionString: database.url, max: 4 });
    onTestFinished(() => owner.end());
    const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows;
    const endpoint = await startRecordedEndpoint();
    onTestFinished(() => endpoint.close());

    const services: RunningService[] = [];
    const stop = async () => {
      await services.pop()?.stop();
    };
    const start = async () => {
      // Whoever held the job is dead: as if its lease had run out.
      await ask("UPDATE jobs SET locked_until = now() - interval '1 second' WHERE kind = 'end_session'");
      const service = await startService({
        DATABASE_URL: database.url,
        SEMANTIC_MEMORY_ENABLED: 'true',
        LLM_BASE_URL: endpoint.baseUrl,
        LOG_LEVEL: 'warn',
      });
      services.push(service);
      return client(service.baseUrl);
    };
    const kill = async () => {
      for (const service of services) for (const pid of service.pids()) service.kill('SIGKILL', pid);
      await stop();
    };
    onTestFinished(stop);

    let api = await start();
    const { language, turns } = recording<RecordedConversation>('conversation-es');
    for (const said of turns) {
      const messages = said.map(([role, content]) => ({ role, content }));
      const saved = await api.post('/v1/save-turn', { user_id: 'u1', session_id: 's1', language, messages });
      expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    }
    // What the rules read of it is not what this is about.
    await ask("DELETE FROM facts WHERE user_id = 'u1'");

    endpoint.play('hang');
    const asked = new Promise<void>((resolve) => endpoint.onQuestion(async () => resolve()));
    const ended = await api.request<{ job_id: string }>('POST', '/v1/sessions/s1/end');
    expect(ended.status, JSON.stringify(ended.body)).toBe(202);
    await asked;
    await kill();

    endpoint.play('facts-and-episodes');
    let questions = 0;
    for (const step of STEPS) {
      const holder = await owner.connect();
      try {
        await holder.query('BEGIN');
        await holder.query(`LOCK TABLE ${step} IN SHARE MODE`);
        api = await start();
        const waiting = async () =>
          (await ask('SELECT FROM pg_locks WHERE NOT granted AND relation = $1::text::regclass', [step])).length;
        await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), WITHIN);
        questions = askedOf(endpoint);
        await kill();
      } finally {
        await holder.query('ROLLBACK');
        holder.release();
      }
    }
    api = await start();
    await vi.waitFor(
      async () =>
        expect(await ask("SELECT status FROM jobs WHERE kind = 'end_session'")).toEqual([{ status: 'succeeded' }]),
      WITHIN,
    );

    const facts = await api.get<{ items: { value: string }[] }>('/v1/users/u1/facts');
    expect(facts.body.items.map(({ value }) => value).sort()).toEqual(FACTS);
    const history = await ask("SELECT fact_id FROM fact_history WHERE user_id = 'u1' AND event = 'added'");
    expect(new Set(history.map(({ fact_id }) => fact_id as string)).size).toBe(history.length);
    const told = await ask<{ type: string; n: number }>(
      `SELECT type, count(*)::int AS n FROM memories WHERE distilled_from = 's1' AND type IN ('episodic', 'summary') GROUP BY 1`,
    );
    expect(Object.fromEntries(told.map(({ type, n }) => [type, n]))).toEqual(TOLD);
    // The first was killed while it asked, and those killed before the answer was kept asked again.
    expect(askedOf(endpoint)).toBe(questions);
    expect(questions).toBe(1 + STEPS.filter((step) => UNKEPT.includes(step)).length);
    await stop();
  });

  inShort(it)('asks once a stretch where nobody dies', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const endpoint = await startRecordedEndpoint();
    onTestFinished(() => endpoint.close());
    endpoint.play('facts-and-episodes');
    const service = await startService({
      DATABASE_URL: database.url,
      SEMANTIC_MEMORY_ENABLED: 'true',
      LLM_BASE_URL: endpoint.baseUrl,
      LOG_LEVEL: 'warn',
    });
    onTestFinished(async () => {
      await service.stop();
    });
    const api = client(service.baseUrl);
    const { language, turns } = recording<RecordedConversation>('conversation-es');
    for (const said of turns) {
      const messages = said.map(([role, content]) => ({ role, content }));
      const saved = await api.post('/v1/save-turn', { user_id: 'u1', session_id: 's1', language, messages });
      expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    }
    const { body } = await api.request<{ job_id: string }>('POST', '/v1/sessions/s1/end');
    await vi.waitFor(async () => {
      const job = await api.get<{ status: string }>(`/v1/jobs/${body.job_id}`);
      expect(job.body.status).toBe('succeeded');
    }, WITHIN);
    expect(askedOf(endpoint)).toBe(1);
    const metrics = await api.get<string>('/metrics');
    expect(String(metrics.body)).toContain(
      'hipocampo_stretch_readings_total{kind="facts_and_episodes",result="answered"} 1',
    );
  });
});
