import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { type ContractApp, expectProblem, fresh, openContractApp } from './contract-app.ts';

interface Usage {
  builds: number;
  tokens: number;
  full_history_tokens: number;
  saving: number;
  mean_tokens: number;
  max_tokens: number;
}

const NONE = { builds: 0, tokens: 0, full_history_tokens: 0, saving: 0, mean_tokens: 0, max_tokens: 0 };
const QUERY = { current_query: 'Hola', include_facts: false };

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

const words = (n: number) => Array.from({ length: 30 }, (_, index) => `palabra${n}x${index}`).join(' ');

const turn = (userId: string, sessionId: string, n = 0) =>
  app.saveTurn({
    user_id: userId,
    session_id: sessionId,
    messages: [
      { role: 'user', content: `Pregunta ${words(n)}` },
      { role: 'assistant', content: `Respuesta ${words(n)}` },
    ],
  });

const build = (userId: string, sessionId: string, more: Record<string, unknown> = {}) =>
  app.buildContext({ user_id: userId, session_id: sessionId, ...QUERY, ...more });

const usageOf = (sessionId: string) => app.get<Usage>(`/v1/sessions/${sessionId}/usage`);

describe('GET /v1/sessions/{id}/usage', () => {
  it('sums up the builds of a session, also the one before its first turn', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const system = { system_prompt: 'Eres un asistente.' };
    let [history, tokens, full, most] = [0, 0, 0, 0];
    for (let n = 0; n < 14; n += 1) {
      const built = (await build(userId, sessionId, system)).body;
      tokens += built.estimated_tokens;
      full += built.sections.system + built.sections.query + history;
      most = Math.max(most, built.estimated_tokens);
      history += (await turn(userId, sessionId, n)).body.token_count;
    }
    const { status, body } = await usageOf(sessionId);
    expect(status).toBe(200);
    expect(body).toEqual({
      builds: 14,
      tokens,
      full_history_tokens: full,
      saving: Number((1 - tokens / full).toFixed(4)),
      mean_tokens: Number((tokens / 14).toFixed(1)),
      max_tokens: most,
    });
    expect(body.saving).toBeGreaterThan(0);
  });

  it('counts a build that was answered 200, and no other', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    await turn(userId, sessionId);
    expect((await usageOf(sessionId)).body).toEqual(NONE);
    expect((await build(userId, sessionId, { max_tokens: 64, current_query: words(1) })).status).toBe(422);
    expect((await build(fresh('user'), sessionId)).status).toBe(404);
    expect((await build(userId, sessionId, { max_tokens: 10_000_000 })).status).toBe(400);
    for (const more of [{}, { include_history: false }, { profile: 'adaptive' }, { message_format: 'openai' }])
      expect((await build(userId, sessionId, more)).status).toBe(200);
    expect((await usageOf(sessionId)).body.builds).toBe(4);
  });

  it('counts the history as it is left: what a trim or a reset let go costs nothing any more', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const counts: number[] = [];
    for (let n = 0; n < 6; n += 1) counts.push((await turn(userId, sessionId, n)).body.token_count);
    let before = 0;
    const grown = async () => {
      const { sections } = (await build(userId, sessionId)).body;
      const { body } = await usageOf(sessionId);
      const added = body.full_history_tokens - before - sections.system - sections.query;
      before = body.full_history_tokens;
      return added;
    };
    const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
    expect(await grown()).toBe(sum(counts));
    await app.post(`/v1/sessions/${sessionId}/trim`, { keep_last_n: 4 });
    expect(await grown()).toBe(sum(counts.slice(4)));
    counts.push((await turn(userId, sessionId, 6)).body.token_count);
    expect(await grown()).toBe(sum(counts.slice(4)));
    await app.post('/v1/invalidate', { session_id: sessionId });
    expect(await grown()).toBe(sum(counts.slice(4)));
    await app.post(`/v1/sessions/${sessionId}/reset`, {});
    expect(await grown()).toBe(0);
    counts.push((await turn(userId, sessionId, 7)).body.token_count);
    expect(await grown()).toBe(counts.at(-1));
    expect((await usageOf(sessionId)).body.builds).toBe(6);
  });

  it('adds up what several workers built, each of which writes what it has when it stops', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    const metrics = createMetrics();
    const logger = createLogger('silent');
    const database = await openDatabase(app.config, logger, metrics, false);
    const other = await createService({ config: app.config, logger, metrics, database, isClosing: () => false });
    other.start();
    const elsewhere = async () => {
      const payload = { user_id: userId, session_id: sessionId, ...QUERY };
      const url = '/v1/build-context';
      expect((await other.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    };
    try {
      await elsewhere(); // before the first turn, which comes on another worker
      await turn(userId, sessionId);
      await Promise.all([...Array.from({ length: 5 }, elsewhere), build(userId, sessionId), build(userId, sessionId)]);
      await expect.poll(async () => (await usageOf(sessionId)).body.builds).toBe(8);
      await elsewhere();
    } finally {
      await other.app.close();
      await other.close();
      await database.close();
    }
    expect((await usageOf(sessionId)).body.builds).toBe(9);
  });

  it('begins anew with a session that is made again after it was destroyed', async () => {
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    await turn(userId, sessionId);
    await build(userId, sessionId);
    expect((await usageOf(sessionId)).body.builds).toBe(1);
    await build(userId, sessionId); // not written yet
    await app.delete(`/v1/sessions/${sessionId}`);
    expectProblem(await usageOf(sessionId), 404, 'session_not_found');
    await turn(userId, sessionId);
    expect((await usageOf(sessionId)).body).toEqual(NONE);
  });

  it('gives nothing of a build for a session to another user who makes that session', async () => {
    const sessionId = fresh('session');
    await build(fresh('user'), sessionId);
    await turn(fresh('user'), sessionId);
    expect((await usageOf(sessionId)).body).toEqual(NONE);
  });

  it('tells the tokens of all builds as metrics', async () => {
    const value = async (name: string) =>
      (await app.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value ?? Number.NaN;
    const [userId, sessionId] = [fresh('user'), fresh('session')];
    await turn(userId, sessionId);
    const names = ['hipocampo_prompt_tokens_total', 'hipocampo_full_history_tokens_total'];
    const before = await Promise.all(names.map(value));
    await build(userId, sessionId);
    const { body } = await usageOf(sessionId);
    const after = await Promise.all(names.map(value));
    expect(after.map((one, index) => one - (before[index] ?? 0))).toEqual([body.tokens, body.full_history_tokens]);
  });
});
