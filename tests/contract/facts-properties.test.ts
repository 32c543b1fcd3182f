/** Facts under any sequence of generated requests. `FAST_CHECK_RUNS` says how many. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIDENCES, DOMAINS, SOURCES } from '../../src/memory/facts/fact.ts';
import { meaningOf } from '../../src/memory/facts/fact-slots.ts';
import { CHAOS } from '../support/chaos.ts';
import { assertInTime } from '../support/timed-property.ts';
import { type Answer, type ContractApp, expectProblem, fresh, openContractApp, type Problem } from './contract-app.ts';
import { type Fact, factClient } from './fact-client.ts';
import { anyText, content, language, prose, spoiled } from './generated-requests.ts';

const RUNS = Number(process.env.FAST_CHECK_RUNS ?? (CHAOS ? 150 : 10));
const NO_FACT = '4c1f0a77-5a0e-4f5b-8a5e-0d2f6f1b9c21';
const EVERYTHING = { include: 'stale,deleted', limit: '200' };

/** As the contract has it: marks that only steer a line's direction, or control a terminal, say nothing. */
const says = (text: string, max: number) => /[^\s_\p{Cf}\p{Cc}-]/u.test(text) && [...text].length <= max;
const key = fc.oneof(
  fc.constantFrom(
    'trabajo',
    'work',
    'nombre',
    'hobby',
    'alergia',
    'color favorito',
    'preferencia',
    'mi barco',
    'altura',
  ),
  anyText.filter((text) => says(text, 64)),
);
const value = fc.oneof(
  fc.constantFrom(
    'trabaja en Google',
    'Trabaja  en GOOGLE',
    'works at Google',
    'trabaja en Meta',
    'le gusta el café',
    'no le gusta el café',
    'siempre responde en español',
    'se llama Juan',
  ),
  prose.filter((text) => says(text, 500)),
  anyText.filter((text) => says(text, 500)),
);
const rememberBody = fc.record(
  {
    key,
    value,
    domain: fc.constantFrom(...DOMAINS),
    confidence: fc.constantFrom(...CONFIDENCES),
    source: fc.constantFrom(...SOURCES),
    language,
  },
  { requiredKeys: ['key', 'value'] },
);
const said = fc.oneof(
  fc.constantFrom(
    'Me llamo Juan y trabajo en Google',
    'Ahora trabajo en Meta. Ya no trabajo en Google.',
    'Olvidate de mi trabajo',
    'Olvidate de todo lo que sabés de mí',
    'I love coffee. I no longer like coffee.',
    'Soy alérgico a las nueces, y mi color favorito es el verde',
    'A partir de ahora tuteame. A partir de ahora tratame de usted.',
    'Forget about my job. I work at Google.',
  ),
  content,
);
const extractBody = fc.record(
  {
    messages: fc.array(fc.record({ role: fc.constantFrom('user', 'user', 'assistant', 'tool'), content: said }), {
      minLength: 1,
      maxLength: 3,
    }),
    language,
    dry_run: fc.boolean(),
  },
  { requiredKeys: ['messages'] },
);

type Step =
  | { readonly call: 'remember'; readonly body: object }
  | { readonly call: 'extract'; readonly body: { readonly messages: readonly unknown[] } }
  | { readonly call: 'say'; readonly text: string }
  | { readonly call: 'forget'; readonly key: string }
  | { readonly call: 'forgetOne' | 'confirm' | 'restore' | 'age'; readonly which: number; readonly days: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ call: fc.constant('remember' as const), body: rememberBody }) },
    { weight: 2, arbitrary: fc.record({ call: fc.constant('extract' as const), body: extractBody }) },
    { weight: 2, arbitrary: fc.record({ call: fc.constant('say' as const), text: said }) },
    { weight: 1, arbitrary: fc.record({ call: fc.constant('forget' as const), key }) },
    {
      weight: 5,
      arbitrary: fc.record({
        call: fc.constantFrom('forgetOne', 'confirm', 'restore', 'age'),
        which: fc.nat(),
        days: fc.nat({ max: 400 }),
      }),
    },
  ),
  { minLength: 1, maxLength: 12 },
);

describe('facts under generated requests', () => {
  let app: ContractApp;
  let facts: ReturnType<typeof factClient>;
  beforeAll(async () => {
    app = await openContractApp();
    facts = factClient(app);
  });
  afterAll(() => app.close());

  function expectSafe(answer: Answer<unknown>): void {
    expect(answer.status, answer.text).toBeLessThan(500);
    if (answer.status >= 400) expectProblem(answer, answer.status, (answer.body as Problem).code);
  }

  async function take(user: string, step: Step, seen: ReadonlySet<string>): Promise<void> {
    if (step.call === 'remember') {
      const answer = await app.post(`/v1/users/${user}/facts`, step.body);
      expect([200, 201], answer.text).toContain(answer.status);
      return;
    }
    if (step.call === 'extract') return void (await facts.extract(user, step.body.messages, step.body));
    if (step.call === 'say') return void (await facts.say(user, step.text));
    if (step.call === 'forget') return void (await facts.forget(user, step.key));
    const id = [...seen][step.which % seen.size];
    if (id === undefined) return;
    if (step.call === 'age') return facts.age(id, step.days);
    await facts[step.call](user, id);
  }

  it.each(['\u202e', '\u200b _', '- -'])('refuses a key or a value that says nothing: %j', async (nothing) => {
    for (const body of [
      { key: 'trabajo', value: nothing },
      { key: nothing, value: 'trabaja en Google' },
    ])
      expectProblem(await app.post('/v1/users/says-nothing/facts', body), 400, 'invalid_request');
  });

  it('lose nothing of their history, are never told twice, and have one value where a key takes one', async () => {
    await assertInTime(
      fc.asyncProperty(steps, async (taken) => {
        const user = fresh('p');
        const seen = new Set<string>();
        for (const step of taken) {
          await take(user, step, seen);
          for (const { id } of await facts.list(user, EVERYTHING)) seen.add(id);
        }
        const all = await facts.list(user, EVERYTHING);
        expect(new Set(all.map(({ id }) => id))).toEqual(seen);
        expectOneValue(all);
        for (const fact of all) await expectWholeHistory(user, fact);
      }),
      RUNS,
    );
  });

  function expectOneValue(all: readonly Fact[]): void {
    const standing = all.filter(({ state }) => state !== 'superseded' && state !== 'deleted');
    const single = standing.map((fact) => meaningOf(fact.key)).filter((meaning) => meaning.single);
    expect(new Set(single.map(({ slot }) => slot)).size).toBe(single.length);
    const told = all.map(({ key, value }) => `${meaningOf(key).slot}: ${value}`);
    expect(new Set(told).size).toBe(told.length);
  }

  async function expectWholeHistory(user: string, fact: Fact): Promise<void> {
    const history = await facts.history(user, fact.id);
    expect(history[0]).toMatchObject({ event: 'added', state_before: null });
    for (const [index, step] of history.entries()) {
      if (index > 0) expect(step.state_before).toBe(history[index - 1]?.state_after);
    }
    const stored = fact.state === 'superseded' || fact.state === 'deleted' ? fact.state : 'active';
    expect(history.at(-1)?.state_after).toBe(stored);
  }

  it('are refused with a documented 4xx that changes nothing, or are valid after all', async () => {
    const cases = fc.oneof(
      spoiled(rememberBody).map((body) => ['facts', body] as const),
      spoiled(extractBody).map((body) => ['facts/extract', body] as const),
      fc.tuple(fc.constantFrom('facts', 'facts/extract'), fc.jsonValue()),
    );
    await assertInTime(
      fc.asyncProperty(cases, async ([url, body]) => {
        const before = await app.fingerprint();
        const answer = await app.post<unknown>(`/v1/users/ana/${url}`, body);
        expectSafe(answer);
        if (answer.status >= 400) expect(await app.fingerprint()).toBe(before);
      }),
      RUNS * 2,
    );
  });

  it('are answered below 500 whatever the path, the query and the cursor', async () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom('..', '%00', '0', '201', 'e30', 'stale', 'deleted,', 'work', NO_FACT),
    );
    const query = fc.dictionary(
      fc.constantFrom('key', 'domain', 'include', 'limit', 'cursor', 'language', 'x'),
      piece,
      {
        maxKeys: 3,
      },
    );
    const forged = fc.jsonValue().map((json) => Buffer.from(JSON.stringify(json)).toString('base64url'));
    const routes = fc.constantFrom(
      ['GET', '/facts'],
      ['DELETE', '/facts'],
      ['DELETE', '/facts/:id'],
      ['GET', '/facts/:id/history'],
      ['POST', '/facts/:id/confirm'],
      ['POST', '/facts/:id/restore'],
    );
    await assertInTime(
      fc.asyncProperty(routes, piece, query, fc.option(forged), async ([method, route], id, parameters, cursor) => {
        const search = new URLSearchParams({ ...parameters, ...(cursor !== null && { cursor }) });
        const path = `/v1/users/ana${route?.replace(':id', encodeURIComponent(id))}`;
        expectSafe(await app.send({ method: method as 'GET', url: `${path}?${search}` }));
      }),
      RUNS * 2,
    );
  });
});
