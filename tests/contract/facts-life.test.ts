import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, type Problem, pointers } from './contract-app.ts';
import { type Fact, factClient } from './fact-client.ts';

let app: ContractApp;
let facts: ReturnType<typeof factClient>;
beforeAll(async () => {
  app = await openContractApp();
  facts = factClient(app);
});
afterAll(() => app.close());

const stateOf = async (user: string, id: string) =>
  (await facts.list(user, { include: 'stale,superseded,deleted' })).find((fact) => fact.id === id)?.state;

describe('a fact that nobody confirms', () => {
  it.each([
    ['high', 179, 'active'],
    ['high', 180, 'stale'],
    ['medium', 89, 'active'],
    ['medium', 90, 'dormant'],
    ['medium', 179, 'dormant'],
    ['medium', 181, 'stale'],
    ['low', 29, 'active'],
    ['low', 30, 'dormant'],
    ['low', 179, 'dormant'],
    ['low', 181, 'stale'],
  ])('of %s confidence is, %s days and a minute later, %s', async (confidence, days, state) => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra', { confidence });
    await facts.age(fact.id, days);
    expect(await stateOf(user, fact.id)).toBe(state);
    expect(await facts.list(user)).toHaveLength(state === 'stale' ? 0 : 1);
  });

  it.each([91, 181])('is active again, %s days later, once it is confirmed by its id', async (days) => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra', { confidence: 'medium' });
    await facts.age(fact.id, days);
    const confirmed = await facts.confirm(user, fact.id);
    expect(confirmed).toMatchObject({ id: fact.id, state: 'active', created_at: fact.created_at });
    expect(Date.parse(confirmed.last_confirmed_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await stateOf(user, fact.id)).toBe('active');
  });

  it.each([91, 181])('is active again, %s days later, once it is remembered or said again', async (days) => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'trabajo', 'trabaja en Google', { confidence: 'medium' });
    await facts.age(fact.id, days);
    expect((await facts.remember(user, 'trabajo', 'trabaja en Google')).event).toBe('confirmed');
    expect(await stateOf(user, fact.id)).toBe('active');
    await facts.age(fact.id, days);
    expect((await facts.say(user, 'Trabajo en Google')).facts).toMatchObject([
      { event: 'confirmed', fact: { id: fact.id, state: 'active' } },
    ]);
    expect(await stateOf(user, fact.id)).toBe('active');
  });
});

describe('POST …/facts/{fact_id}/restore', () => {
  it('undoes a supersede: the old value stands again, the new one made room, and both can be changed back', async () => {
    const user = fresh('u');
    const { fact: google } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    const { fact: meta } = await facts.remember(user, 'trabajo', 'trabaja en Meta');
    expect(await facts.restore(user, google.id)).toMatchObject({ id: google.id, state: 'active', superseded_by: null });
    expect(await facts.values(user)).toEqual(['trabaja en Google']);
    expect(await stateOf(user, meta.id)).toBe('superseded');
    await facts.restore(user, meta.id);
    expect(await facts.values(user)).toEqual(['trabaja en Meta']);
    expect(await stateOf(user, google.id)).toBe('superseded');
  });

  it('undoes a forgetting', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra');
    await facts.forgetOne(user, fact.id);
    expect(await facts.list(user)).toEqual([]);
    expect(await facts.restore(user, fact.id)).toMatchObject({ id: fact.id, state: 'active', value: fact.value });
    expect(await facts.values(user)).toEqual(['toca la guitarra']);
  });

  it('leaves what stands as it is', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra');
    expect(await facts.restore(user, fact.id)).toMatchObject({ id: fact.id, state: 'active' });
    expect(await facts.list(user)).toHaveLength(1);
  });

  it('is 404 for what was forgotten more than 30 days ago, and does not list it', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra');
    await facts.forgetOne(user, fact.id);
    const forgottenFor = (days: number) =>
      app.sql(`UPDATE facts SET deleted_at = now() - make_interval(days => $2, mins => 1) WHERE fact_id = $1`, [
        fact.id,
        days,
      ]);
    await forgottenFor(29);
    expect(await facts.list(user, { include: 'deleted' })).toHaveLength(1);
    await forgottenFor(30);
    expect(await facts.list(user, { include: 'deleted' })).toEqual([]);
    for (const verb of ['restore', 'confirm']) {
      const url = `/v1/users/${user}/facts/${fact.id}/${verb}`;
      expectProblem(await app.send({ method: 'POST', url }), 404, 'fact_not_found');
    }
    expectProblem(await app.get(`/v1/users/${user}/facts/${fact.id}/history`), 404, 'fact_not_found');
    expectProblem(await app.delete(`/v1/users/${user}/facts/${fact.id}`), 404, 'fact_not_found');
  });
});

describe('POST …/facts/{fact_id}/confirm', () => {
  it('restores what does not stand', async () => {
    const user = fresh('u');
    const { fact: google } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'trabajo', 'trabaja en Meta');
    expect(await facts.confirm(user, google.id)).toMatchObject({ state: 'active' });
    expect(await facts.values(user)).toEqual(['trabaja en Google']);
  });
});

describe('DELETE /v1/users/{user_id}/facts', () => {
  const given = async (...values: string[]) => {
    const user = fresh('u');
    for (const value of values) await facts.remember(user, 'hobby', value);
    return user;
  };

  it.each([
    ['hobby', undefined, [], 0, "No recordaba nada sobre 'hobby'"],
    ['hobby', 'es-AR', ['toca la guitarra'], 1, "Olvidado: 1 hecho sobre 'hobby'"],
    ['hobby', 'es', ['toca la guitarra', 'juega al ajedrez'], 2, "Olvidado: 2 hechos sobre 'hobby'"],
    ['pasatiempo', undefined, ['toca la guitarra', 'juega al ajedrez'], 2, "Olvidado: 2 hechos sobre 'pasatiempo'"],
    ['hobby', 'en', [], 0, "I did not remember anything about 'hobby'"],
    ['hobby', 'en', ['toca la guitarra'], 1, "Forgotten: 1 fact about 'hobby'"],
    ['interest', 'en-GB', ['toca la guitarra', 'juega al ajedrez'], 2, "Forgotten: 2 facts about 'interest'"],
    ['hobby', 'fr', ['toca la guitarra'], 1, "Forgotten: 1 fact about 'hobby'"],
  ])('?key=%s&language=%s answers in its words, of %j', async (key, language, values, deleted, message) => {
    const user = await given(...values);
    expect(await facts.forget(user, key, language)).toEqual({ deleted, message });
    expect(await facts.list(user)).toEqual([]);
    expect(await facts.list(user, { include: 'deleted' })).toHaveLength(deleted);
  });

  it('forgets by the name of the key in either language, and nothing under other keys', async () => {
    for (const [told, key] of [
      ['trabajo', 'work'],
      ['work', 'trabajo'],
      ['trabajo', 'Trabajo'],
    ] as const) {
      const user = fresh('u');
      await facts.remember(user, told, 'trabaja en Google');
      await facts.remember(user, 'nombre', 'se llama Juan');
      expect((await facts.forget(user, key)).message).toBe(`Olvidado: 1 hecho sobre '${key}'`);
      expect(await facts.values(user)).toEqual(['se llama Juan']);
    }
  });

  it.each([
    ['family', 'filha', ['sua filha se chama Alice', 'seu irmão mora em Manaus', 'sua mãe é diabética'], 1],
    ['family', 'familia', ['sua filha se chama Alice', 'seu irmão mora em Manaus'], 2],
    ['pet', 'perro', ['su perro se llama Rex', 'tiene una gata, Mora'], 1],
    ['pet', 'pets', ['has a dog called Rex', 'has a cat called Mora'], 2],
  ])('of %s forgets by "%s" no more than that names', async (key, named, values, deleted) => {
    const user = fresh('u');
    for (const value of values) await facts.remember(user, key, value);
    expect((await facts.forget(user, named)).deleted).toBe(deleted);
    expect(await facts.list(user)).toHaveLength(values.length - deleted);
  });

  it('forgets superseded values too, and counts them', async () => {
    const user = fresh('u');
    await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'trabajo', 'trabaja en Meta');
    expect(await facts.forget(user, 'trabajo')).toEqual({
      deleted: 2,
      message: "Olvidado: 2 hechos sobre 'trabajo'",
    });
    expect(await facts.list(user, { include: 'superseded' })).toEqual([]);
    expect((await facts.forget(user, 'trabajo')).deleted).toBe(0);
  });

  it('forgets nothing twice, and counts what had grown old too', async () => {
    const user = await given('toca la guitarra');
    const [fact] = (await facts.list(user)) as [Fact];
    await facts.age(fact.id, 200);
    expect((await facts.forget(user, 'hobby')).deleted).toBe(1);
    expect((await facts.forget(user, 'hobby')).deleted).toBe(0);
    expect(await facts.history(user, fact.id)).toHaveLength(2);
  });

  it('remembers it anew when it is told anew', async () => {
    const user = await given('toca la guitarra');
    await facts.forget(user, 'hobby');
    const again = await facts.remember(user, 'hobby', 'toca la guitarra');
    expect(again.fact.state).toBe('active');
    expect(await facts.values(user)).toEqual(['toca la guitarra']);
  });

  it.each([
    ['', '?key'],
    ['?language=es', '?key'],
    ['?key=', '?key'],
    ['?key=%20', '?key'],
    [`?key=${'k'.repeat(65)}`, '?key'],
    ['?key=a%00', '?key'],
    ['?key=hobby&language=espa%C3%B1ol', '?language'],
    ['?key=hobby&domain=work', '?domain'],
  ])('is 400 for %j, and forgets nothing', async (query, pointer) => {
    const user = await given('toca la guitarra');
    const answer = await app.delete<Problem>(`/v1/users/${user}/facts${query}`);
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([pointer]);
    expect(await facts.list(user)).toHaveLength(1);
  });
});

describe('DELETE …/facts/{fact_id}', () => {
  it.each([
    [undefined, "Olvidado: 1 hecho sobre 'hobby'", "No recordaba nada sobre 'hobby'"],
    ['en', "Forgotten: 1 fact about 'hobby'", "I did not remember anything about 'hobby'"],
  ])('forgets one fact once, in the words of language %s', async (language, message, again) => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'hobby', 'toca la guitarra');
    await facts.remember(user, 'hobby', 'juega al ajedrez');
    expect(await facts.forgetOne(user, fact.id, language)).toEqual({ deleted: 1, message });
    expect(await facts.values(user)).toEqual(['juega al ajedrez']);
    expect(await facts.forgetOne(user, fact.id, language)).toEqual({ deleted: 0, message: again });
  });
});

describe('what is said in a turn', () => {
  it('is told in the reply, with the words it came from', async () => {
    const user = fresh('u');
    const content = 'Hola! Me llamo Juan.';
    const turn = await facts.say(user, content);
    const [fact] = (await facts.list(user)) as [Fact];
    expect(turn.facts).toEqual([{ event: 'added', fact }]);
    expect(fact).toMatchObject({ key: 'nombre', value: 'se llama Juan', source: 'explicit' });
    expect(fact.evidence).toMatchObject({
      session_id: turn.session_id,
      turn_number: 1,
      turn_id: turn.turn_id,
      message: 0,
    });
    expect(content.slice(fact.evidence?.start, fact.evidence?.end)).toBe(fact.evidence?.quote);
    expect(fact.evidence?.quote).toContain('Me llamo Juan');
  });

  it('supersedes, is confirmed, holds no longer and is forgotten', async () => {
    const user = fresh('u');
    const [google] = (await facts.say(user, 'Trabajo en Google')).facts as [{ fact: Fact }];
    expect((await facts.say(user, 'Trabajo en Google')).facts).toMatchObject([
      { event: 'confirmed', fact: { id: google.fact.id } },
    ]);
    const [meta] = (await facts.say(user, 'Ahora trabajo en Meta')).facts as [{ fact: Fact }];
    expect(meta).toMatchObject({
      event: 'superseded',
      fact: { value: 'trabaja en Meta', state: 'active' },
      superseded: { id: google.fact.id, state: 'superseded', superseded_by: meta.fact.id },
    });
    const gone = (await facts.say(user, 'Ya no trabajo en Meta')).facts;
    expect(gone).toMatchObject([{ event: 'forgotten', fact: { id: meta.fact.id, state: 'superseded' } }]);
    expect(gone[0]).not.toHaveProperty('superseded');
    await facts.remember(user, 'trabajo', 'trabaja en Apple');
    expect((await facts.say(user, 'Olvidate de mi trabajo')).facts).toMatchObject([
      { event: 'forgotten', fact: { value: 'trabaja en Apple', state: 'deleted' } },
      { event: 'forgotten', fact: { value: 'trabaja en Meta', state: 'deleted' } },
      { event: 'forgotten', fact: { value: 'trabaja en Google', state: 'deleted' } },
    ]);
    expect(await facts.list(user)).toEqual([]);
  });

  it('comes again, as it was, in the reply to a retry, whatever became of it meanwhile', async () => {
    const user = fresh('u');
    const more = { session_id: fresh('s'), turn_id: '2a51d6c4-5b0f-4d7e-9a51-0a3f6b1c7e42' };
    const first = await facts.say(user, 'Trabajo en Google', more);
    await facts.remember(user, 'trabajo', 'trabaja en Meta');
    const body = { user_id: user, messages: [{ role: 'user', content: 'Trabajo en Google' }], ...more };
    const again = await app.saveTurn(body);
    expect(again.status).toBe(200);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.body.facts).toEqual(first.facts);
    expect(first.facts).toHaveLength(1);
    expect(await facts.values(user)).toEqual(['trabaja en Meta']);
  });
});
