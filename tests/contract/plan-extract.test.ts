import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractedPlan } from '../../src/http/plan-schemas.ts';
import { cpuNow } from '../support/cpu-time.ts';
import { type ContractApp, expectProblem, openContractApp, type Problem, pointers } from './contract-app.ts';

interface Plan {
  readonly extracted: Record<string, unknown>;
  readonly plan_state: Record<string, unknown>;
  readonly ready: boolean;
  readonly missing_fields: string[];
  readonly prompt: string | null;
}

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

const SATURDAY = '2026-11-21T20:00:00.000+01:00';
const extract = async (query: string, more: Record<string, unknown> = {}): Promise<Plan> => {
  const answer = await app.post<Plan>('/v1/plan/extract', { query, reference_time: SATURDAY, ...more });
  expect(answer.status, answer.text).toBe(200);
  extractedPlan.strict().parse(answer.body);
  return answer.body;
};

describe('POST /v1/plan/extract', () => {
  it('finds the slots of a plan, and says that it is ready', async () => {
    const plan = await extract('Quiero cenar en Malasaña el viernes, somos 4');
    expect(plan.extracted).toMatchObject({
      activity: 'cenar',
      location: 'Malasaña',
      date: '2026-11-27',
      party_size: 4,
    });
    expect(plan).toMatchObject({ ready: true, missing_fields: [], prompt: null });
  });

  it('extracts nothing from a query with no plan in it', async () => {
    for (const query of ['', '   ', 'hola', '¿Qué tal?', 'gracias', '👍', '%%%'])
      expect((await extract(query)).extracted, query).toEqual({});
  });

  it('asks for what is missing of a plan that has begun, in the words of the language', async () => {
    const spanish = await extract('Quiero cenar en Malasaña');
    expect(spanish).toMatchObject({ ready: false, missing_fields: ['date'] });
    expect(spanish.prompt).toMatch(/¿.*\?/);
    const english = await extract('I want to have dinner in Malasaña', { language: 'en' });
    expect(english).toMatchObject({ ready: false, missing_fields: ['date'] });
    expect(english.prompt).toMatch(/\?/);
    expect(english.prompt).not.toMatch(/¿/);
  });

  it('requires activity, location and date', async () => {
    expect([...(await extract('hola')).missing_fields].sort()).toEqual(['activity', 'date', 'location']);
  });

  it('merges what it finds over the plan_state of the request, the newer value standing', async () => {
    const plan = await extract('mejor el sábado', {
      plan_state: { activity: 'cenar', location: 'Sol', date: '2026-11-23', own: { field: 1 } },
    });
    expect(plan.plan_state).toMatchObject({ activity: 'cenar', location: 'Sol', own: { field: 1 } });
    expect(plan.plan_state.date).toBe(plan.extracted.date);
    expect(plan.ready).toBe(true);
  });

  it('counts relative dates from reference_time, in the wall clock it was written with', async () => {
    expect((await extract('cena mañana')).extracted.date).toBe('2026-11-22');
    expect((await extract('cena mañana', { reference_time: '2026-11-21T23:30:00+00:00' })).extracted.date).toBe(
      '2026-11-22',
    );
    expect((await extract('cena mañana', { reference_time: '2026-11-22T00:30:00+01:00' })).extracted.date).toBe(
      '2026-11-23',
    );
    expect(
      (await extract('dinner tomorrow', { language: 'en', reference_time: '2026-12-31T12:00:00Z' })).extracted.date,
    ).toBe('2027-01-01');
  });

  it('lets timezone decide the day where both are given', async () => {
    const plan = await extract('cena mañana', { reference_time: '2026-11-21T23:30:00Z', timezone: 'Asia/Tokyo' });
    expect(plan.extracted.date).toBe('2026-11-23');
  });

  it('counts from now without a reference_time', async () => {
    const answer = await app.post<Plan>('/v1/plan/extract', { query: 'cena mañana' });
    const days = (Date.parse(String(answer.body.extracted.date)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(-1);
    expect(days).toBeLessThan(1.01);
  });

  it.each([
    ['/query', { query: 5 }],
    ['/plan_state', { plan_state: [] }],
    ['/plan_state', { plan_state: null }],
    ['/reference_time', { reference_time: '2026-11-21' }],
    ['/reference_time', { reference_time: '2026-11-21T20:00:00' }],
    ['/reference_time', { reference_time: '2200-01-01T00:00:00Z' }],
    ['/timezone', { timezone: 'Nowhere/Land' }],
    ['/language', { language: '' }],
    ['/user_id', { user_id: 'u1' }],
  ])('is 400 naming %s for %j', async (pointer, more) => {
    const answer = await app.post<Problem>('/v1/plan/extract', { query: 'x', ...more });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toContain(pointer);
  });

  it.each([
    '1900-01-01T00:00:00Z',
    '1900-01-01T00:00:00-23:59',
    '2199-12-31T23:59:59Z',
    '2199-12-31T00:00:00+14:00',
    '2026-03-29T02:30:00+01:00',
    '2024-02-29T12:00:00Z',
  ])('answers at the edges of time: %s', async (reference_time) => {
    for (const query of [
      'cena mañana en Sol',
      'ayer',
      'el viernes que viene',
      'dentro de 400 años',
      'in 99999999 days',
      'el 31 de febrero',
      'next year at 25:99',
    ]) {
      for (const timezone of [undefined, 'Pacific/Kiritimati', 'America/New_York']) {
        const answer = await app.post<Plan>('/v1/plan/extract', {
          query,
          reference_time,
          ...(timezone && { timezone }),
        });
        expect(answer.status, `${query} ${timezone}`).toBe(200);
        if (answer.body.extracted.date !== undefined) expect(answer.body.extracted.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  it('answers quickly for any text as long as a message may be', async () => {
    const texts = [
      'a',
      ' ',
      'mañana ',
      '1',
      '12/12/2026 ',
      'a las ',
      '字',
      '🦤',
      'en en en ',
      '(((',
      '20 euros ',
      'Quiero cenar ',
      '-',
      'somos 4 ',
    ].map((piece) => piece.repeat(Math.floor(262_144 / Buffer.byteLength(piece))));
    for (const query of texts) {
      const started = cpuNow();
      const answer = await app.post<Plan>('/v1/plan/extract', { query });
      expect(answer.status, query.slice(0, 20)).toBe(200);
      expect(cpuNow() - started, query.slice(0, 20)).toBeLessThan(1_000);
    }
  });

  it('takes a plan_state of any shape without breaking', async () => {
    for (const plan_state of [
      { activity: 5 },
      { date: 'nope', time: [], budget: 'x', preferences: {} },
      { activity: '', location: '', date: '' },
      { preferences: [1, null] },
      { party_size: -1e9 },
      { toString: 1, constructor: 2 },
    ]) {
      for (const query of ['mañana a las 9 en Sol', 'somos 4 y gastamos 20 euros', 'sin gluten, italiano', 'no']) {
        for (const language of ['es', 'en', 'fr']) await extract(query, { plan_state, language });
      }
    }
  });

  it('stores nothing', async () => {
    const before = await app.fingerprint();
    await extract('Quiero cenar en Malasaña mañana');
    expect(await app.fingerprint()).toBe(before);
  });
});
