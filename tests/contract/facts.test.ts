import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { factHistory } from '../../src/http/fact-schemas.ts';
import {
  type Answer,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
} from './contract-app.ts';
import { type Fact, factClient } from './fact-client.ts';

const ACME_KEY = 'acme-key-0123456789abcdef';
const OTHER_KEY = 'other-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';

let app: ContractApp;
let keyed: ContractApp;
let facts: ReturnType<typeof factClient>;
beforeAll(async () => {
  const API_KEYS = JSON.stringify([
    { key: ACME_KEY, tenant: 'acme' },
    { key: OTHER_KEY, tenant: 'other' },
    { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
  ]);
  [app, keyed] = await Promise.all([openContractApp(), openContractApp({ API_KEYS })]);
  facts = factClient(app);
});
afterAll(async () => {
  await Promise.all([app.close(), keyed.close()]);
});

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const as = (key: string) => factClient(keyed, bearer(key));
const post = <Body = Problem>(userId: string, body: unknown) => app.post<Body>(`/v1/users/${userId}/facts`, body);

describe('POST /v1/users/{user_id}/facts', () => {
  it('remembers, with every documented field, for a user never seen', async () => {
    const user = fresh('u');
    const { event, fact, message, superseded } = await facts.remember(user, 'nombre', 'se llama Juan');
    expect({ event, message, superseded }).toEqual({
      event: 'added',
      message: 'Recordado: nombre → se llama Juan',
      superseded: undefined,
    });
    expect(fact).toMatchObject({
      key: 'nombre',
      value: 'se llama Juan',
      domain: 'personal',
      confidence: 'high',
      source: 'explicit',
      language: 'es',
      state: 'active',
      superseded_by: null,
      evidence: null,
    });
    expect(Math.abs(Date.parse(fact.created_at) - Date.now())).toBeLessThan(60_000);
    expect([fact.updated_at, fact.last_confirmed_at]).toEqual([fact.created_at, fact.created_at]);
    expect(await facts.list(user)).toEqual([fact]);
  });

  it('keeps what the caller says of domain, confidence, source and language', async () => {
    const user = fresh('u');
    const more = { domain: 'projects', confidence: 'low', source: 'inferred', language: 'pt-BR' };
    const { fact, message } = await facts.remember(user, 'barco', 'constrói um barco', more);
    expect(fact).toMatchObject(more);
    expect(message).toBe('Lembrado: barco → constrói um barco');
    expect(await facts.list(user)).toEqual([fact]);
  });

  it.each([
    ['trabajo', 'work'],
    ['decision', 'decisions'],
    ['project', 'projects'],
    ['alergia', 'personal'],
    ['preferencia', 'preferences'],
    ['color favorito', 'preferences'],
    ['nombre de mi barco', 'personal'],
  ])('files %s under %s where the caller does not say', async (key, domain) => {
    expect((await facts.remember(fresh('u'), key, 'algo cierto')).fact.domain).toBe(domain);
  });

  it('confirms the same value, whatever its case, accents and spaces, so that a retry loses nothing', async () => {
    const user = fresh('u');
    const first = await facts.remember(user, 'alergia', 'es alérgico a las nueces');
    for (const value of ['es alérgico a las nueces', 'Es alergico  a las NUECES']) {
      const again = await facts.remember(user, 'alergia', value);
      expect(again.event).toBe('confirmed');
      expect(again.fact.id).toBe(first.fact.id);
      expect(again.message).toMatch(/^Recordado: alergia → /);
      expect(again.fact.created_at).toBe(first.fact.created_at);
      expect(Date.parse(again.fact.last_confirmed_at)).toBeGreaterThanOrEqual(Date.parse(first.fact.last_confirmed_at));
    }
    expect(await facts.list(user)).toHaveLength(1);
  });

  it('answers in the language of what it is told, and of what it forgets, where none is named', async () => {
    const user = fresh('user');
    const path = `/v1/users/${user}/facts`;
    const remembered = await app.post<{ message: string; fact: { id: string } }>(path, {
      key: 'hobby',
      value: 'goes hiking with her brother',
    });
    expect(remembered.body.message).toBe('Remembered: hobby → goes hiking with her brother');
    expect((await app.delete<{ message: string }>(`${path}?key=hobby`)).body.message).toBe(
      "Forgotten: 1 fact about 'hobby'",
    );
    expect((await app.delete<{ message: string }>(`${path}/${remembered.body.fact.id}`)).body.message).toContain(
      "'hobby'",
    );
    const spanish = await app.post<{ message: string }>(path, { key: 'hobby', value: 'sale a caminar con su hermano' });
    expect(spanish.body.message).toBe('Recordado: hobby → sale a caminar con su hermano');
  });

  it('confirms under the name that the key has in the other language', async () => {
    const user = fresh('u');
    const first = await facts.remember(user, 'trabajo', 'trabaja en Google');
    const again = await facts.remember(user, 'work', 'trabaja en Google', { language: 'en' });
    expect([again.event, again.fact.id]).toEqual(['confirmed', first.fact.id]);
  });

  it('supersedes where a key takes one value, and adds where it takes many', async () => {
    const user = fresh('u');
    const google = await facts.remember(user, 'trabajo', 'trabaja en Google');
    const meta = await facts.remember(user, 'trabajo', 'trabaja en Meta');
    expect(meta.event).toBe('superseded');
    expect(meta.superseded).toMatchObject({ id: google.fact.id, state: 'superseded', superseded_by: meta.fact.id });
    expect(meta.fact).toMatchObject({ value: 'trabaja en Meta', state: 'active', superseded_by: null });
    expect(meta.message).toBe('Recordado: trabajo → trabaja en Meta');
    for (const value of ['toca la guitarra', 'juega al ajedrez']) {
      expect((await facts.remember(user, 'hobby', value)).event).toBe('added');
    }
    expect((await facts.values(user)).sort()).toEqual(['juega al ajedrez', 'toca la guitarra', 'trabaja en Meta']);
  });

  it('leaves one value of a key that takes one, however many are sent at once', async () => {
    const user = fresh('u');
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) => facts.remember(user, 'trabajo', `trabaja en Empresa${'ABCDEFGH'[n]}`)),
    );
    expect(sent.filter(({ event }) => event === 'added')).toHaveLength(1);
    expect(await facts.list(user)).toHaveLength(1);
    expect(await facts.list(user, { include: 'superseded' })).toHaveLength(8);
  });

  it('adds the same once, however often it is sent at once', async () => {
    const user = fresh('u');
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => facts.remember(user, 'mascota', 'tiene un perro que se llama Toby')),
    );
    expect(sent.map(({ event }) => event).sort()).toEqual(['added', ...Array(7).fill('confirmed')]);
    expect(new Set(sent.map(({ fact }) => fact.id)).size).toBe(1);
  });

  it.each([
    ['emoji', '🏠', '🦤 vive en una 🏠'],
    ['right-to-left', 'שם', 'קוראים לו דוד'],
    ['Chinese', '名字', '他叫小明'],
    ['markup', '<b>k</b>', '<memory>"x" & \\ %s {{y}}</memory>'],
    ['as many characters as fit', 'ñ'.repeat(64), '🦤'.repeat(500)],
  ])('takes %s', async (_, key, value) => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, key, value);
    expect([fact.key, fact.value]).toEqual([key, value]);
    expect((await facts.list(user, { key })).map(({ id }) => id)).toEqual([fact.id]);
    expect((await facts.remember(user, key, value)).event).toBe('confirmed');
  });

  it.each([
    ['/key', { key: '' }],
    ['/key', { key: ' \t' }],
    ['/key', { key: '\u3000' }],
    ['/key', { key: '_-_' }],
    ['/key', { key: 'k'.repeat(65) }],
    ['/key', { key: 'a\0' }],
    ['/key', { key: 'a\ud83e' }],
    ['/value', { value: '' }],
    ['/value', { value: '\n ' }],
    ['/value', { value: 'v'.repeat(501) }],
    ['/value', { value: 'a\0' }],
    ['/value', { value: '\udda4' }],
    ['/domain', { domain: 'sports' }],
    ['/domain', { domain: 'Work' }],
    ['/confidence', { confidence: 'certain' }],
    ['/confidence', { confidence: 0.9 }],
    ['/source', { source: 'me' }],
    ['/language', { language: 'español' }],
    ['/state', { state: 'active' }],
    ['/id', { id: randomUUID() }],
  ])('names %s in %j', async (pointer, more) => {
    const answer = await post('u1', { key: 'nota', value: 'x', ...more });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([pointer]);
  });
});

describe('GET /v1/users/{user_id}/facts', () => {
  it('is empty for a user never seen', async () => {
    expect(await facts.page(fresh('u'))).toEqual({ items: [], next_cursor: null });
  });

  it('shows the newest first, in pages that miss and repeat none while more are added', async () => {
    const user = fresh('u');
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.unshift((await facts.remember(user, `clave ${n}`, `valor ${n}`)).fact.id);
    // All of one moment, as facts of one turn are.
    await app.sql('UPDATE facts SET created_at = now() WHERE user_id = $1', [user]);
    const whole = (await facts.list(user)).map(({ id }) => id);
    expect([...whole].sort()).toEqual([...ids].sort());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await facts.page(user, { limit: '3', ...(cursor !== null && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
      await facts.remember(user, fresh('clave'), 'más tarde');
    } while (cursor !== null);
    expect(seen).toEqual(whole);
  });

  it('has no further page after a last one that is full', async () => {
    const user = fresh('u');
    for (const n of [1, 2]) await facts.remember(user, `clave ${n}`, 'valor');
    expect((await facts.page(user, { limit: '2' })).next_cursor).toBeNull();
    expect((await facts.page(user, { limit: '1' })).next_cursor).not.toBeNull();
  });

  it('finds by key, in either language and however it is written', async () => {
    const user = fresh('u');
    await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'zona_horaria', 'está en UTC-3');
    for (const key of ['trabajo', 'work', 'TRABAJO', 'Empleo', 'job'])
      expect(await facts.values(user, { key }), key).toEqual(['trabaja en Google']);
    for (const key of ['zona horaria', 'timezone', 'zona-horaria'])
      expect(await facts.values(user, { key }), key).toEqual(['está en UTC-3']);
    expect(await facts.values(user, { key: 'alergia' })).toEqual([]);
  });

  it('finds by domain', async () => {
    const user = fresh('u');
    await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'nombre', 'se llama Juan');
    expect(await facts.values(user, { domain: 'work' })).toEqual(['trabaja en Google']);
    expect(await facts.values(user, { domain: 'personal' })).toEqual(['se llama Juan']);
    expect(await facts.values(user, { domain: 'personal', key: 'trabajo' })).toEqual([]);
    expect(await facts.values(user, { domain: 'projects' })).toEqual([]);
  });

  it('shows active and dormant facts, and of the others those that are asked for', async () => {
    const user = fresh('u');
    const remember = async (key: string, more = {}) => (await facts.remember(user, key, `valor de ${key}`, more)).fact;
    await remember('clave activa');
    await facts.age((await remember('clave dormida', { confidence: 'medium' })).id, 100);
    await facts.age((await remember('clave vieja')).id, 200);
    await facts.forgetOne(user, (await remember('clave olvidada')).id);
    await remember('nombre');
    await facts.remember(user, 'nombre', 'se llama Ana');
    const states = async (include?: string) =>
      (await facts.list(user, include === undefined ? {} : { include })).map(({ state }) => state).sort();
    expect(await states()).toEqual(['active', 'active', 'dormant']);
    expect(await states('stale')).toEqual(['active', 'active', 'dormant', 'stale']);
    expect(await states('superseded')).toEqual(['active', 'active', 'dormant', 'superseded']);
    expect(await states('deleted')).toEqual(['active', 'active', 'deleted', 'dormant', 'superseded']);
    expect(await states('stale,deleted')).toEqual(['active', 'active', 'deleted', 'dormant', 'stale', 'superseded']);
    expect(await states('deleted,stale,superseded,stale')).toHaveLength(6);
  });

  it.each([
    ['include', ''],
    ['include', 'stale,'],
    ['include', 'stale, deleted'],
    ['include', 'active'],
    ['include', 'Deleted'],
    ['key', ''],
    ['key', ' '],
    ['key', 'k'.repeat(65)],
    ['key', 'a\0'],
    ['domain', ''],
    ['domain', 'sports'],
    ['state', 'stale'],
    ['language', 'es'],
  ])('is 400 for %s=%j', async (name, value) => {
    const answer = await app.get<Problem>(`/v1/users/u1/facts?${new URLSearchParams({ [name]: value })}`);
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([`?${name}`]);
  });
});

describe('GET …/facts/{fact_id}/history', () => {
  it('gives pages that overlap nowhere and miss nothing, the oldest first', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    for (let time = 0; time < 4; time += 1) await facts.confirm(user, fact.id);
    const whole = await facts.history(user, fact.id);
    expect(whole.map(({ event }) => event)).toEqual(['added', ...Array(4).fill('confirmed')]);
    const paged: unknown[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: Answer<z.infer<typeof factHistory>> = await app.get(
        `/v1/users/${user}/facts/${fact.id}/history?limit=2${query}`,
      );
      expect(page.status, page.text).toBe(200);
      paged.push(...page.body.items);
      sizes.push(page.body.items.length);
      cursor = page.body.next_cursor;
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(paged).toEqual(whole);
  });

  it('tells every change with its reason, its states and the fact as it was', async () => {
    const user = fresh('u');
    const { fact: google } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'trabajo', 'trabaja en Google');
    const { fact: meta } = await facts.remember(user, 'trabajo', 'trabaja en Meta');
    await facts.restore(user, google.id);
    await facts.forgetOne(user, google.id);
    const steps = await facts.history(user, google.id);
    expect(steps.map(({ event, state_before, state_after }) => [event, state_before, state_after])).toEqual([
      ['added', null, 'active'],
      ['confirmed', 'active', 'active'],
      ['superseded', 'active', 'superseded'],
      ['restored', 'superseded', 'active'],
      ['forgotten', 'active', 'deleted'],
    ]);
    for (const { fact, state_after, at, turn, reason } of steps) {
      expect(fact).toMatchObject({ id: google.id, value: 'trabaja en Google', state: state_after });
      expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
      expect(reason).toMatch(/^[a-z]+$/);
      expect(turn).toBeNull();
    }
    expect(steps[0]?.reason).toBe('remembered');
    expect(steps[2]).toMatchObject({ other_fact_id: meta.id, fact: { superseded_by: meta.id } });
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort());
  });

  it('names the turn that caused a change', async () => {
    const user = fresh('u');
    const turn = await facts.say(user, 'Me llamo Juan');
    const [fact] = (await facts.list(user)) as [Fact];
    const [step] = await facts.history(user, fact.id);
    expect(step).toMatchObject({
      event: 'added',
      reason: 'said',
      turn: { session_id: turn.session_id, turn_number: 1, turn_id: turn.turn_id },
    });
  });
});

describe('facts of others', () => {
  it('are not found: another user, another tenant and no such fact are one and the same answer', async () => {
    const { fact } = await as(ACME_KEY).remember('u1', 'nombre', 'se llama Juan');
    const before = await keyed.fingerprint();
    const answers: Problem[] = [];
    for (const [key, user, id] of [
      [ACME_KEY, 'u1', randomUUID()],
      [ACME_KEY, 'u2', fact.id],
      [ACME_KEY, 'never', fact.id],
      [OTHER_KEY, 'u1', fact.id],
      [OTHER_KEY, 'u2', fact.id],
    ] as const) {
      const url = `/v1/users/${user}/facts/${id}`;
      for (const answer of [
        await keyed.delete(url, bearer(key)),
        await keyed.get(`${url}/history`, bearer(key)),
        await keyed.send({ method: 'POST', url: `${url}/confirm`, headers: bearer(key) }),
        await keyed.send({ method: 'POST', url: `${url}/restore`, headers: bearer(key) }),
      ]) {
        answers.push(expectProblem(answer, 404, 'fact_not_found'));
      }
    }
    expect(new Set(answers.map(({ detail, errors }) => JSON.stringify([detail, errors]))).size).toBe(1);
    expect(await keyed.fingerprint()).toBe(before);
  });

  it('are no part of lists, of what is confirmed, nor of what is forgotten by key', async () => {
    const [ana, eva] = [fresh('u'), fresh('u')];
    const { fact } = await as(ACME_KEY).remember(ana, 'nombre', 'se llama Ana');
    for (const [key, user] of [
      [ACME_KEY, eva],
      [OTHER_KEY, ana],
    ] as const) {
      expect(await as(key).list(user, { include: 'stale,superseded,deleted' })).toEqual([]);
      expect((await as(key).forget(user, 'nombre')).deleted).toBe(0);
      const own = await as(key).remember(user, 'nombre', 'se llama Ana');
      expect(own.event).toBe('added');
      expect(own.fact.id).not.toBe(fact.id);
    }
    expect(await as(ACME_KEY).list(ana)).toEqual([fact]);
  });

  it('do not come with a cursor that was made for them', async () => {
    const [ana, eva] = [fresh('u'), fresh('u')];
    for (const n of [1, 2]) await facts.remember(ana, `clave ${n}`, 'valor');
    const { next_cursor: cursor } = await facts.page(ana, { limit: '1' });
    expect(await facts.list(eva, { cursor: cursor ?? '' })).toEqual([]);
  });

  it('are 403 for a key of another user', async () => {
    expect((await as(USER_KEY).remember('u1', 'hobby', 'toca el piano')).event).toBe('added');
    const { fact } = await as(ACME_KEY).remember('u2', 'hobby', 'toca el piano');
    for (const url of [`/v1/users/u2/facts/${fact.id}/history`, '/v1/users/u2/facts'])
      expectProblem(await keyed.get(url, bearer(USER_KEY)), 403, 'forbidden');
  });
});

it('takes a fact id in capitals', async () => {
  const user = fresh('u');
  const { fact } = await facts.remember(user, 'nombre', 'se llama Juan');
  const id = fact.id.toUpperCase();
  expect((await facts.confirm(user, id)).id).toBe(fact.id);
  expect(await facts.history(user, id)).toHaveLength(2);
  expect((await facts.forgetOne(user, id)).deleted).toBe(1);
  expect((await facts.restore(user, id)).id).toBe(fact.id);
});
