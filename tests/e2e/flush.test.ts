import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { client } from '../support/client.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';

const ROUNDS = CHAOS ? 2 : 1;
const WITHIN = { timeout: 240_000, interval: 50 };

/** What is written between the reading of turns and their summary, in that order: a lock on the table stops the process there. */
const STEPS = CHAOS
  ? (['facts', 'daily_log', 'segment_summaries', 'memories'] as const)
  : (['facts', 'segment_summaries'] as const);

const SAID = [
  'Me llamo Juan y vivo en León',
  'Me sale un ECONNREFUSED al conectar con la base',
  'Ya funciona, era el puerto',
  'Decidimos usar PostgreSQL para todo',
  '¿Qué índice conviene?',
  'Quedamos en publicar el jueves',
  '¿Y después?',
];
const LINES = [
  'Decidido: Decidimos usar PostgreSQL para todo',
  'Decidido: Quedamos en publicar el jueves',
  'Error resuelto: ECONNREFUSED',
];

describe('kill -9 between the reading of turns and their summary', () => {
  it(`leaves nothing unread and doubles nothing, at each step (${ROUNDS})`, async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const owner = new pg.Pool({ connectionString: database.url, max: 4 });
    onTestFinished(() => owner.end());
    const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows;
    const count = async (from: string, session: string) =>
      Number((await ask<{ n: string }>(`SELECT count(*) AS n FROM ${from}`, [session]))[0]?.n);

    const services: RunningService[] = [];
    const stop = async () => {
      await services.pop()?.stop();
    };
    const start = async () => {
      const service = await startService({
        DATABASE_URL: database.url,
        SEMANTIC_MEMORY_ENABLED: 'true',
        LOG_LEVEL: 'warn',
      });
      services.push(service);
      return client(service.baseUrl);
    };
    onTestFinished(stop);

    for (let round = 0; round < ROUNDS; round += 1) {
      const [user, session] = [`u${round}`, `s${round}`];
      let api = await start();
      const post = async (path: string, body: object) => {
        const answer = await api.post(path, body);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      };
      for (const content of SAID)
        await post('/v1/save-turn', { user_id: user, session_id: session, messages: [{ role: 'user', content }] });
      // As if a version without facts had stored them.
      await ask('DELETE FROM facts WHERE user_id = $1', [user]);
      await ask('UPDATE turns SET facts_read = false WHERE session_id = $1', [session]);

      for (const step of STEPS) {
        const holder = await owner.connect();
        try {
          await holder.query('BEGIN');
          await holder.query(`LOCK TABLE ${step} IN SHARE MODE`);
          // Whoever held the job is dead: as if its lease had run out.
          await ask("UPDATE jobs SET locked_until = now() - interval '1 second' WHERE kind = 'summarize_segments'");
          if (step === STEPS[0])
            await post('/v1/build-context', {
              user_id: user,
              session_id: session,
              current_query: '¿Y ahora?',
              profile: 'adaptive',
            });
          else api = await start();
          const waiting = async () =>
            Number(
              (
                await ask<{ n: string }>(
                  'SELECT count(*) AS n FROM pg_locks WHERE NOT granted AND relation = $1::text::regclass',
                  [step],
                )
              )[0]?.n,
            );
          await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), WITHIN);
          for (const service of services) for (const pid of service.pids()) service.kill('SIGKILL', pid);
          await stop();
          // No summary stands for turns whose facts or lines are not there.
          expect(await count('segment_summaries WHERE session_id = $1', session)).toBe(0);
        } finally {
          await holder.query('ROLLBACK');
          holder.release();
        }
      }

      await ask("UPDATE jobs SET locked_until = now() - interval '1 second' WHERE kind = 'summarize_segments'");
      api = await start();
      await vi.waitFor(
        async () =>
          expect(
            await ask("SELECT status FROM jobs WHERE kind = 'summarize_segments' AND user_id = $1", [user]),
          ).toEqual([{ status: 'succeeded' }]),
        WITHIN,
      );
      const facts = await api.get<{ items: { value: string }[] }>(`/v1/users/${user}/facts`);
      expect(facts.body.items.map(({ value }) => value).sort()).toEqual([
        'decidieron usar PostgreSQL para todo',
        'quedaron en publicar el jueves',
        'se llama Juan',
        'vive en León',
      ]);
      expect(await count('daily_log WHERE user_id = $1', user)).toBe(LINES.length);
      const lines = await api.get<{ items: { content: string }[] }>(`/v1/users/${user}/memories?type=daily_log`);
      expect(lines.body.items.map(({ content }) => content).sort()).toEqual(LINES);
      const segments = await ask<{ from_turn: number; to_turn: number }>(
        'SELECT from_turn, to_turn FROM segment_summaries WHERE session_id = $1 ORDER BY 1',
        [session],
      );
      const ends = segments.map(({ to_turn }) => to_turn);
      expect(segments.map(({ from_turn }) => from_turn)).toEqual([1, ...ends.slice(0, -1).map((end) => end + 1)]);
      expect(ends.at(-1)).toBe(6);
      expect(await count("memories WHERE type = 'summary' AND distilled_from = $1", session)).toBe(segments.length);
      expect(await count("memories WHERE type = 'daily_log' AND distilled_from = $1", session)).toBe(LINES.length);
      await stop();
    }
  });
});
