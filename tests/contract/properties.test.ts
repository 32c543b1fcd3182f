/** Every operation against generated requests: valid, almost valid and not at all. `FAST_CHECK_RUNS` says how many of each. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentContext } from '../../src/http/context-schemas.ts';
import { extractedPlan } from '../../src/http/plan-schemas.ts';
import { STATUSES } from '../../src/http/plugins/problem.ts';
import { savedTurn } from '../../src/http/turn-schemas.ts';
import { CHAOS } from '../support/chaos.ts';
import { assertInTime } from '../support/timed-property.ts';
import {
  type Answer,
  type BuiltContext,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
} from './contract-app.ts';
import { anyText, content, language, ownJson, planParams, spoiled, turnBody } from './generated-requests.ts';
import { promptTokens, type SentMessage } from './prompt-tokens.ts';

const RUNS = Number(process.env.FAST_CHECK_RUNS ?? (CHAOS ? 150 : 10));
/** Of a session, each some milliseconds later among the saves than the one before. */
const DESTRUCTIONS = Math.max(RUNS, 24);
const KEYS = { acme: 'acme-write-0123456789', ana: 'acme-ana-0123456789', other: 'other-write-0123456789' };
/** In every text, name and id of those whom nobody else may see. */
const CANARY = 'kanarienvogel';
const LONGEST_EXACT = 8_000; // characters; the tokenizer itself is quadratic in unbroken text

const ID_CHARACTERS = [...'ABYZabyz0189._:@|+=~-'];
const identifier = fc.string({ unit: fc.constantFrom(...ID_CHARACTERS), minLength: 1, maxLength: 128 });
const contextBody = fc.record(
  {
    current_query: content,
    current_language: language,
    include_history: fc.boolean(),
    include_patterns: fc.boolean(),
    include_facts: fc.boolean(),
    include_memories: fc.boolean(),
    system_prompt: content,
    validated_context: ownJson,
    max_tokens: fc.oneof(fc.integer({ min: 64, max: 400 }), fc.integer({ min: 64, max: 4000 })),
    max_short_term_turns: fc.integer({ min: 1, max: 100 }),
    max_long_term_turns: fc.integer({ min: 1, max: 500 }),
    profile: fc.constant('standard'),
    message_format: fc.constantFrom('langchain', 'openai'),
    memory_limit: fc.integer({ min: 0, max: 500 }),
    min_score: fc.double({ min: 0, max: 1, noNaN: true }),
    timezone: fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
    debug: fc.boolean(),
  },
  { requiredKeys: ['current_query'] },
);
const givenFact = fc.record({
  key: fc.oneof(fc.constantFrom('nombre', 'trabajo', 'preference', 'Name'), anyText),
  value: fc.oneof(fc.constantFrom('se llama Eva</memory>\n', 'works at "Google"'), anyText),
});
const planBody = fc.record(
  {
    query: content,
    language,
    plan_state: fc.oneof(ownJson, planParams),
    reference_time: fc
      .date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    timezone: fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Tokyo'),
  },
  { requiredKeys: ['query'] },
);

/** The calls that change something where they succeed. */
const CHANGING: readonly string[] = ['/v1/save-turn', '/v1/invalidate'];

describe('generated requests', () => {
  let app: ContractApp;
  const as = (key: keyof typeof KEYS) => ({ authorization: `Bearer ${KEYS[key]}` });

  beforeAll(async () => {
    app = await openContractApp({
      API_KEYS: JSON.stringify([
        { key: KEYS.acme, tenant: 'acme' },
        { key: KEYS.ana, tenant: 'acme', user_id: 'ana' },
        { key: KEYS.other, tenant: 'other' },
      ]),
    });
    // What must never be seen: of another user of the same tenant, and of another tenant under the very same ids.
    const secret = (user: string, session: string) => ({
      user_id: user,
      session_id: session,
      messages: [
        { role: 'user', content: `${CANARY} quiere ir de bares`, name: CANARY },
        { role: 'assistant', content: CANARY },
      ],
      extra_metadata: { plan_params: { activity: CANARY, location: CANARY }, places: [{ name: CANARY }], note: CANARY },
      language: 'xx-canary',
    });
    for (const [key, user, session] of [
      ['acme', `${CANARY}-user`, `${CANARY}-session`],
      ['other', 'ana', 'shared'],
      ['other', 'ana', 's1'],
    ] as const) {
      for (let n = 0; n < 12; n += 1) expect((await app.saveTurn(secret(user, session), as(key))).status).toBe(201);
      const fact = { key: 'nombre', value: `se llama ${CANARY} ${session}` };
      expect((await app.post(`/v1/users/${user}/facts`, fact, as(key))).status).toBeLessThan(300);
    }
  });
  afterAll(() => app.close());

  /** What no reply may ever be. */
  function expectSafe(answer: Answer<unknown>): void {
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(answer.headers['x-request-id']).toMatch(/\S/);
    expect(answer.text).not.toContain(CANARY);
    if (answer.status < 400) return;
    const code = (answer.body as Problem).code;
    expectProblem(answer, answer.status, code);
    expect(STATUSES[code as keyof typeof STATUSES]).toBe(answer.status);
  }

  function expectContext(
    answer: Answer<BuiltContext>,
    body: { max_tokens?: unknown; current_query?: unknown; system_prompt?: unknown },
  ): void {
    const context = answer.body;
    agentContext.strict().parse(context);
    const budget = typeof body.max_tokens === 'number' ? body.max_tokens : 4000;
    expect(context.estimated_tokens).toBeLessThanOrEqual(budget);
    expect(context.tokens_remaining).toBe(budget - context.estimated_tokens);
    expect(Object.values(context.sections).reduce((sum, tokens) => sum + tokens, 0)).toBe(context.estimated_tokens);
    expect(context.current_query).toBe(body.current_query);
    if (body.system_prompt === undefined) return;
    const sent = context.messages as SentMessage[];
    const characters = sent.reduce((sum, one) => sum + (one.data?.content ?? one.content ?? '').length, 0);
    if (characters <= LONGEST_EXACT) expect(promptTokens(sent)).toBeLessThanOrEqual(context.estimated_tokens);
    expect(context.system_prompt?.startsWith(String(body.system_prompt))).toBe(true);
    const last = sent.at(-1);
    expect(last?.data?.content ?? last?.content).toBe(body.current_query);
  }

  it('are saved and come back as they were said, within every budget', async () => {
    await assertInTime(
      fc.asyncProperty(
        identifier,
        fc.array(turnBody, { minLength: 1, maxLength: 4 }),
        fc.array(contextBody, { minLength: 1, maxLength: 3 }),
        fc.array(givenFact, { maxLength: 4 }),
        async (user, turns, contexts, facts) => {
          const session = fresh('p');
          let number = 0;
          for (const turn of turns) {
            const answer = await app.saveTurn(
              { user_id: user, session_id: session, ...turn, ...(number % 2 === 1 && { turn_id: randomUUID() }) },
              as('acme'),
            );
            expectSafe(answer);
            expect(answer.status, answer.text).toBe(201);
            savedTurn.strict().parse(answer.body);
            number += 1;
            expect(answer.body.turn_number).toBe(number);
            const whole = await app.get<{ messages: unknown; extra_metadata: unknown }>(
              `/v1/turns/${answer.body.turn_id}`,
              as('acme'),
            );
            // `disposable: false` is what an absent one means.
            const plain = (messages: unknown) =>
              JSON.parse(
                JSON.stringify(messages, (key, value) => (key === 'disposable' && value === false ? undefined : value)),
              );
            expect(plain(whole.body.messages)).toEqual(plain(turn.messages));
            expect(whole.body.extra_metadata).toEqual(JSON.parse(JSON.stringify(turn.extra_metadata ?? null)));
          }
          for (const fact of facts) expectSafe(await app.post(`/v1/users/${user}/facts`, fact, as('acme')));
          for (const context of contexts) {
            const answer = await app.buildContext({ user_id: user, session_id: session, ...context }, as('acme'));
            expectSafe(answer);
            if (answer.status === 422) continue;
            expect(answer.status, answer.text).toBe(200);
            expectContext(answer, context);
            expect(answer.body.total_turns).toBe(number);
          }
        },
      ),
      RUNS,
    );
  });

  it('are refused with a documented 4xx that changes nothing, or are valid after all', async () => {
    const cases = fc.oneof(
      spoiled(turnBody.map((turn) => ({ user_id: 'ana', session_id: 's1', ...turn }))).map(
        (body) => ['/v1/save-turn', body] as const,
      ),
      spoiled(contextBody.map((context) => ({ user_id: 'ana', session_id: 's1', ...context }))).map(
        (body) => ['/v1/build-context', body] as const,
      ),
      spoiled(planBody).map((body) => ['/v1/plan/extract', body] as const),
      spoiled(fc.constant({ session_id: 's1' })).map((body) => ['/v1/invalidate', body] as const),
      fc.tuple(
        fc.constantFrom('/v1/save-turn', '/v1/build-context', '/v1/plan/extract', '/v1/invalidate'),
        fc.jsonValue(),
      ),
    );
    await assertInTime(
      fc.asyncProperty(cases, async ([url, body]) => {
        const before = await app.fingerprint();
        const answer = await app.post<unknown>(url, body, as('acme'));
        expectSafe(answer);
        if (answer.status >= 400 || !CHANGING.includes(url)) expect(await app.fingerprint()).toBe(before);
        if (answer.status === 200 && url === '/v1/build-context')
          expectContext(answer as Answer<BuiltContext>, body as Record<string, unknown>);
      }),
      RUNS * 3,
    );
  });

  it('of any bytes at all are answered below 500, and change nothing unless they are a turn', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.json().map((text) => Buffer.from(text)),
      fc.tuple(turnBody, fc.nat(), fc.nat({ max: 255 })).map(([turn, at, byte]) => {
        const whole = Buffer.from(JSON.stringify({ user_id: 'ana', session_id: 's1', ...turn }));
        whole[at % whole.length] = byte;
        return whole;
      }),
    );
    await assertInTime(
      fc.asyncProperty(
        bytes,
        fc.constantFrom('/v1/save-turn', '/v1/build-context', '/v1/plan/extract', '/v1/invalidate'),
        async (payload, url) => {
          const before = await app.fingerprint();
          const answer = await app.send({
            method: 'POST',
            url,
            payload,
            headers: { ...as('acme'), 'content-type': 'application/json' },
          });
          expectSafe(answer);
          if (answer.status >= 400) expect(await app.fingerprint()).toBe(before);
        },
      ),
      RUNS * 2,
    );
  });

  it('for a plan are answered, whatever language and state they come in', async () => {
    await assertInTime(
      fc.asyncProperty(planBody, async (body) => {
        const answer = await app.post('/v1/plan/extract', body, as('acme'));
        expectSafe(answer);
        expect(answer.status, answer.text).toBe(200);
        extractedPlan.strict().parse(answer.body);
      }),
      RUNS,
    );
  });

  it('in paths and query strings are answered below 500, and page through nothing of others', async () => {
    const piece = fc.oneof(
      anyText,
      identifier,
      fc.constantFrom('shared', 's1', 'ana', '..', '%00', '%ff', '-1', '0', '200', '201', 'true', 'e30'),
    );
    const query = fc.dictionary(fc.constantFrom('limit', 'cursor', 'before', 'for_llm', 'user_id', 'x'), piece, {
      maxKeys: 4,
    });
    const forged = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
    await assertInTime(
      fc.asyncProperty(
        fc.constantFrom('/v1/sessions', '/v1/sessions/:id', '/v1/sessions/:id/turns', '/v1/turns/:id', '/:id'),
        piece,
        query,
        fc.option(forged),
        async (route, id, parameters, cursor) => {
          const search = new URLSearchParams({ ...parameters, ...(cursor !== null && { cursor }) });
          const answer = await app.get(`${route.replace(':id', encodeURIComponent(id))}?${search}`, as('ana'));
          expectSafe(answer);
        },
      ),
      RUNS * 2,
    );
  });

  it('by a key of one user, or of another tenant, never show what others have, under any of their ids', async () => {
    const ids = fc.constantFrom(`${CANARY}-session`, 'shared', 's1');
    const users = fc.constantFrom(`${CANARY}-user`, 'ana');
    await assertInTime(
      fc.asyncProperty(ids, users, fc.constantFrom('ana', 'acme'), contextBody, async (session, user, key, context) => {
        // Only what the request itself did not say may not come back: ids are echoed.
        const unsaid = (answer: Answer<unknown>) =>
          expect(answer.text.replaceAll(`${CANARY}-session`, '').replaceAll(`${CANARY}-user`, '')).not.toContain(
            CANARY,
          );
        const mine = key === 'acme' && user === `${CANARY}-user` && session === `${CANARY}-session`;
        if (mine) return;
        const answers = [
          await app.buildContext(
            {
              ...context,
              user_id: user,
              session_id: session,
              // Of the user, in whatever session.
              include_patterns: user === 'ana',
              include_facts: user === 'ana',
            },
            as(key),
          ),
          await app.get(`/v1/sessions?user_id=${user}`, as('ana')),
          await app.get(`/v1/sessions/${session}`, as('ana')),
          await app.get(`/v1/sessions/${session}/turns?for_llm=true`, as('ana')),
          await app.post('/v1/invalidate', { session_id: session }, as('ana')),
          await app.get(`/v1/users/${user}/facts?include=stale,deleted`, as('ana')),
          await app.post(
            `/v1/users/${user}/facts/extract`,
            { messages: [{ role: 'user', content: 'Me llamo Ana' }], dry_run: true },
            as('ana'),
          ),
        ];
        for (const answer of answers) {
          expect(answer.status).toBeLessThan(500);
          unsaid(answer);
        }
      }),
      RUNS,
    );
  });

  it('under any Idempotency-Key are carried out once', async () => {
    await assertInTime(
      fc.asyncProperty(
        fc
          .string({
            unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
            minLength: 1,
            maxLength: 128,
          })
          .filter((key) => key.trim() === key),
        turnBody,
        async (key, turn) => {
          const body = { user_id: 'ana', session_id: fresh('p'), ...turn };
          const answers = await Promise.all(
            [1, 2, 3].map(() => app.saveTurn(body, { ...as('acme'), 'idempotency-key': key })),
          );
          expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 201]);
          expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
        },
      ),
      Math.ceil(RUNS / 3),
    );
  });

  it('sent again while their session is destroyed are carried out once more, or are the turns that they were', async () => {
    const body = {
      user_id: 'ana',
      session_id: fresh('p'),
      messages: [{ role: 'user', content: 'Dos noches en Sevilla' }],
    };
    for (let round = 0; round < DESTRUCTIONS; round += 1) {
      const again = () => app.saveTurn(body, { ...as('acme'), 'idempotency-key': `destroyed-${round}` });
      const destroyed = async () => {
        await sleep(round % 8);
        return app.delete(`/v1/sessions/${body.session_id}`, as('acme'));
      };
      await again();
      const answers = await Promise.all([again(), again(), again(), destroyed(), again(), again()]);
      for (const { status, text } of answers) expect([200, 201, 204], text).toContain(status);
    }
  });
});
