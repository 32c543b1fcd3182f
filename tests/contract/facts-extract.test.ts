import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, type Problem, pointers } from './contract-app.ts';
import { factClient } from './fact-client.ts';

const KIB = 1024;

let app: ContractApp;
let facts: ReturnType<typeof factClient>;
beforeAll(async () => {
  app = await openContractApp();
  facts = factClient(app);
});
afterAll(() => app.close());

describe('POST …/facts/extract', () => {
  it('learns what the user says, with the words it came from', async () => {
    const user = fresh('u');
    const content = 'Hola! Me llamo Juan y trabajo en Google.';
    const found = await facts.extract(user, [
      { role: 'assistant', content: 'Me llamo Robot. ¿Y usted?' },
      { role: 'user', content },
    ]);
    expect(found.map(({ key, value, event }) => [key, value, event])).toEqual([
      ['nombre', 'se llama Juan', 'added'],
      ['trabajo', 'trabaja en Google', 'added'],
    ]);
    for (const { evidence, source } of found) {
      expect(source).toBe('explicit');
      expect(evidence).toMatchObject({ session_id: null, turn_number: null, turn_id: null, message: 1 });
      expect(content.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
    }
    expect((await facts.list(user)).map(({ id }) => id).sort()).toEqual(found.map(({ id }) => id).sort());
  });

  it('has English keys and values for English', async () => {
    const found = await facts.extract(fresh('u'), 'My name is John and I live in London', { language: 'en' });
    expect(found.map(({ key, value }) => [key, value])).toEqual([
      ['name', 'is called John'],
      ['home', expect.stringContaining('lives in London')],
    ]);
  });

  it('confirms, supersedes and forgets as a turn does, so that a retry loses nothing', async () => {
    const user = fresh('u');
    const [first] = await facts.extract(user, 'Trabajo en Google');
    expect(await facts.extract(user, 'Trabajo en Google')).toMatchObject([{ event: 'confirmed', id: first?.id }]);
    expect(await facts.extract(user, 'Ahora trabajo en Meta')).toMatchObject([
      { event: 'superseded', value: 'trabaja en Meta', superseded: { id: first?.id, state: 'superseded' } },
    ]);
    expect(await facts.extract(user, 'Olvidate de mi trabajo')).toMatchObject([
      { event: 'forgotten', value: 'trabaja en Meta' },
      { event: 'forgotten', value: 'trabaja en Google' },
    ]);
    expect(await facts.list(user)).toEqual([]);
  });

  it('quotes the words just read, whatever first told the fact', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    await facts.say(user, 'Trabajo en Google');
    for (const [content, event, quote] of [
      ['Hola. Me llamo Juan.', 'confirmed', 'Me llamo Juan'],
      ['Bueno, trabajo en Google', 'confirmed', 'trabajo en Google'],
      ['Che, ya no trabajo en Google', 'forgotten', 'ya no trabajo en Google'],
      ['Olvidate de mi trabajo', 'forgotten', 'Olvidate de mi trabajo'],
    ] as const)
      for (const more of [{ dry_run: true }, {}]) {
        const found = await facts.extract(user, content, more);
        expect(found, content).toHaveLength(1);
        expect(found[0]?.event).toBe(event);
        expect(found[0]?.evidence).toMatchObject({ session_id: null, turn_number: null, turn_id: null, message: 0 });
        expect(found[0]?.evidence?.quote).toContain(quote);
        expect(content.slice(found[0]?.evidence?.start, found[0]?.evidence?.end)).toBe(found[0]?.evidence?.quote);
      }
  });

  it('changes nothing in a dry run, and says what would become of it', async () => {
    const user = fresh('u');
    const { fact } = await facts.remember(user, 'trabajo', 'trabaja en Google');
    const before = await app.fingerprint();
    const found = await facts.extract(user, 'Me llamo Juan. Ahora trabajo en Meta.', { dry_run: true });
    expect(found).toMatchObject([
      { event: 'added', value: 'se llama Juan', id: null },
      { event: 'superseded', value: 'trabaja en Meta', id: null, superseded: { id: fact.id } },
    ]);
    expect(await facts.extract(fresh('u'), 'Me llamo Juan', { dry_run: true })).toMatchObject([{ event: 'added' }]);
    expect(await facts.extract(user, 'Trabajo en Google', { dry_run: true })).toMatchObject([
      { event: 'confirmed', id: fact.id },
    ]);
    expect(await app.fingerprint()).toBe(before);
  });

  it('keeps no message', async () => {
    const user = fresh('u');
    await facts.extract(user, 'Me llamo Juan. El kanarienvogel canta.');
    for (const table of ['turns', 'sessions', 'memories', 'facts', 'fact_history']) {
      expect(await app.sql(`SELECT 1 FROM ${table} t WHERE t::text LIKE '%kanarienvogel%'`), table).toEqual([]);
    }
  });

  it('finds nothing where nothing is said of the user', async () => {
    const before = await app.fingerprint();
    for (const content of ['', '¿Cómo me llamo?', 'Busca bares cerca de Sol', '🦤', 'a'.repeat(256 * KIB)])
      expect(await facts.extract(fresh('u'), content), content.slice(0, 40)).toEqual([]);
    for (const role of ['assistant', 'system', 'tool'])
      expect(await facts.extract(fresh('u'), [{ role, content: 'Me llamo Juan' }])).toEqual([]);
    expect(await facts.extract(fresh('u'), [{ role: 'user', content: 'Me llamo Juan', disposable: true }])).toEqual([]);
    expect(await app.fingerprint()).toBe(before);
  });

  it.each([
    ['/messages', { messages: [] }],
    ['/messages', { messages: Array.from({ length: 65 }, () => ({ role: 'user', content: 'x' })) }],
    ['/messages/0/role', { messages: [{ role: 'human', content: 'x' }] }],
    ['/messages/0/content', { messages: [{ role: 'user', content: 'a\0' }] }],
    ['/messages/0/content', { messages: [{ role: 'user' }] }],
    ['/messages/0/name', { messages: [{ role: 'user', content: 'x', name: 5 }] }],
    ['/language', { language: 'español' }],
    ['/dry_run', { dry_run: 'true' }],
    ['/session_id', { session_id: 's1' }],
  ])('names %s in %j', async (pointer, more) => {
    const body = { messages: [{ role: 'user', content: 'x' }], ...more };
    const answer = await app.post<Problem>('/v1/users/u1/facts/extract', body);
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toEqual([pointer]);
  });

  it('is 413 for a message above 256 KiB', async () => {
    const messages = [{ role: 'user', content: 'a'.repeat(256 * KIB + 1) }];
    expectProblem(await app.post('/v1/users/u1/facts/extract', { messages }), 413, 'payload_too_large');
  });
});
