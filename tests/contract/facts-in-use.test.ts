/** Facts live by use: an answer that was told a fact, and that nobody contradicts, confirms it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp, turnBody } from './contract-app.ts';
import { factClient } from './fact-client.ts';

const DAY_MS = 86_400_000;
const SOON = { timeout: 180_000, interval: 100 };

describe('a fact that an answer was told', () => {
  let app: ContractApp;
  let other: ContractApp;
  let facts: ReturnType<typeof factClient>;
  beforeAll(async () => {
    app = await openContractApp();
    other = await openContractApp({ DATABASE_URL: app.databaseUrl });
    facts = factClient(app);
    app.start();
    other.start();
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const build = async (worker: ContractApp, user: string, session: string, current_query: string) => {
    const { status, body, text } = await worker.buildContext({ user_id: user, session_id: session, current_query });
    expect(status, text).toBe(200);
    return body;
  };
  const save = async (worker: ContractApp, user: string, session: string, content: string) => {
    const messages = [
      { role: 'user', content },
      { role: 'assistant', content: 'Claro.' },
    ];
    const { status, text } = await worker.saveTurn(turnBody(user, session, { messages }));
    expect(status, text).toBe(201);
  };
  /** Asks, saves the answer, and says what comes next. */
  const ask = async (user: string, session: string, query: string, next: string | null, worker = app) => {
    const { facts: told } = await build(worker, user, session, query);
    await save(worker, user, session, query);
    if (next !== null) await save(worker, user, session, next);
    return told.map(({ value }) => value);
  };
  const daysSince = async (user: string, id: string) => {
    const found = (await facts.list(user, { include: 'stale,superseded' })).find((fact) => fact.id === id);
    return Math.floor((Date.now() - Date.parse(found?.last_confirmed_at ?? '')) / DAY_MS);
  };
  const stateOf = async (user: string, id: string) =>
    (await facts.list(user, { include: 'stale,superseded' })).find((fact) => fact.id === id)?.state;
  /** Remembers a fact that was confirmed so many days ago. */
  const old = async (user: string, key: string, value: string, days = 80) => {
    const { fact } = await facts.remember(user, key, value, { confidence: 'medium' });
    await app.sql(
      `UPDATE facts SET last_confirmed_at = now() - make_interval(days => $2, mins => 1), updated_at = now() - make_interval(days => $2, mins => 1)
       WHERE fact_id = $1`,
      [fact.id, days],
    );
    return fact.id;
  };
  /** Another fact of the user, used and not doubted: once it is confirmed, what was asked before it has been looked at too. */
  const settled = async (user: string) => {
    const id = await old(user, 'vehículo', 'tiene un Renault 4');
    await ask(user, `${user}-mark`, '¿Qué aceite lleva mi auto?', 'Buenísimo');
    await expect.poll(() => daysSince(user, id), SOON).toBe(0);
  };

  it('stays active longer than one that is not used', async () => {
    const user = fresh('u');
    const [used, unused] = [
      await old(user, 'mascota', 'tiene un perro que se llama Toby'),
      await old(user, 'hobby', 'pinta'),
    ];
    expect(await ask(user, fresh('s'), '¿qué come mi perro?', 'Gracias, le voy a dar eso')).toContain(
      'tiene un perro que se llama Toby',
    );
    await expect.poll(() => daysSince(user, used), SOON).toBe(0);
    expect(await daysSince(user, unused)).toBe(80);
    // As if twenty more days went by.
    await app.sql(`UPDATE facts SET last_confirmed_at = last_confirmed_at - interval '20 days' WHERE user_id = $1`, [
      user,
    ]);
    expect([await stateOf(user, used), await stateOf(user, unused)]).toEqual(['active', 'dormant']);
    expect(await facts.history(user, used)).toHaveLength(1);
  });

  it('is as it was but for that: no event, no new version, and the same for who keeps a direct answer', async () => {
    const user = fresh('u');
    const id = await old(user, 'mascota', 'tiene un perro que se llama Toby');
    const before = (await facts.list(user))[0];
    const asked = async () => (await build(app, user, `${user}-direct`, '¿Cómo se llama mi perro?')).direct_answer?.key;
    const key = await asked();
    await ask(user, fresh('s'), '¿qué come mi perro?', 'Gracias');
    await expect.poll(() => daysSince(user, id), SOON).toBe(0);
    expect((await facts.list(user))[0]).toEqual({ ...before, last_confirmed_at: expect.any(String) });
    expect(await asked()).toBe(key);
    const events = await app.sql(`SELECT FROM events WHERE user_id = $1 AND type LIKE 'fact.%'`, [user]);
    expect(events).toHaveLength(1);
  });

  it.each(['No', 'Eso ya no es así', 'Ya no tengo perro', 'Toby murió hace un año', "That's not true anymore"])(
    'is not confirmed where the next words are "%s"',
    async (next) => {
      const user = fresh('u');
      const id = await old(user, 'mascota', 'tiene un perro que se llama Toby');
      expect(await ask(user, fresh('s'), '¿qué come mi perro?', next)).toHaveLength(1);
      await settled(user);
      expect(await daysSince(user, id)).toBe(80);
    },
  );

  it('is not confirmed by a build that nobody answers, nor before its user says more, nor where it was not told', async () => {
    const user = fresh('u');
    const id = await old(user, 'mascota', 'tiene un perro que se llama Toby');
    const session = fresh('s');
    await build(app, user, session, '¿qué come mi perro?'); // not answered
    expect(await ask(user, fresh('s'), '¿qué come mi perro?', null)).toHaveLength(1); // nothing said since
    expect(await ask(user, fresh('s'), '¿qué hora es?', 'Gracias')).toEqual([]); // not touched
    const { status } = await app.buildContext({
      ...{ user_id: user, session_id: fresh('s'), current_query: '¿qué come mi perro?', include_facts: false },
    });
    expect(status).toBe(200);
    await settled(user);
    expect(await daysSince(user, id)).toBe(80);
  });

  it('is confirmed whichever workers build, save and hear the next words', async () => {
    const user = fresh('u');
    const id = await old(user, 'mascota', 'tiene un perro que se llama Toby');
    const session = fresh('s');
    await build(app, user, session, '¿qué come mi perro?');
    await save(other, user, session, '¿qué come mi perro?');
    await build(other, user, session, 'Gracias');
    await save(other, user, session, 'Gracias');
    await expect.poll(() => daysSince(user, id), SOON).toBe(0);
  });

  it('keeps what its user said or changed after it was told', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    const session = fresh('s');
    await ask(user, session, '¿qué le digo a mi jefe?', 'Ahora trabajo en Meta');
    await settled(user);
    expect(await stateOf(user, fact.id)).toBe('superseded');
    expect(await facts.values(user, { key: 'trabajo' })).toEqual(['trabaja en Meta']);
  });

  it('does not bring back an erased user', async () => {
    const user = fresh('u');
    await old(user, 'mascota', 'tiene un perro que se llama Toby');
    await ask(user, fresh('s'), '¿qué come mi perro?', null);
    expect((await app.delete(`/v1/users/${user}`)).status).toBe(200);
    await save(app, user, fresh('s'), 'Hola de nuevo');
    const another = fresh('u');
    await settled(another);
    expect(await facts.list(user)).toEqual([]);
  });
});
