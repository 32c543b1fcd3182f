import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewTurn } from '../../src/memory/conversation/new-turn.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import { SessionUsageStore } from '../../src/stores/session-usage-store.ts';
import { ToolResultStore } from '../../src/stores/tool-result-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

const call = (userId: string | null, params = '{}') => ({
  tool: 'search',
  userId,
  paramsHash: createHash('sha256').update(params).digest(),
});

describeOnBoth('ToolResultStore', (open) => {
  let edition: Edition;
  let results: ToolResultStore;
  beforeAll(async () => {
    edition = await open();
    results = new ToolResultStore(edition);
  });
  afterAll(() => edition.close());

  it('finds what is kept under tenant, user, tool and parameters, as it was put last', async () => {
    await results.put('default', call('u1'), '{"n":1}', 60);
    const put = await results.put('default', call('u1'), '{"n":2}', 60);
    expect(put.expiresAt.getTime() - put.storedAt.getTime()).toBe(60_000);
    expect(await results.find('default', call('u1'))).toEqual(put);
    for (const other of [call(null), call('u2'), call('u1', '[]'), { ...call('u1'), tool: 'x' }])
      expect(await results.find('default', other)).toBeNull();
    expect(await results.find('other', call('u1'))).toBeNull();
  });

  it('purges what expired, so many at a time, of one tenant', async () => {
    for (let n = 0; n < 5; n += 1) await results.put('other', call(null, String(n)), '1', 1);
    await results.put('other', call(null, 'stays'), '1', 3_600);
    await expect.poll(async () => results.find('other', call(null, '4')), { interval: 100 }).toBeNull();
    expect(await results.purge('default', 10)).toBe(0);
    const purged: number[] = [];
    do purged.push(await results.purge('other', 2));
    while (purged.at(-1) === 2);
    expect(purged).toEqual([2, 2, 1]);
    expect(await results.find('other', call(null, 'stays'))).not.toBeNull();
  });
});

describeOnBoth('SessionUsageStore', (open) => {
  let edition: Edition;
  let usages: SessionUsageStore;
  beforeAll(async () => {
    edition = await open();
    usages = new SessionUsageStore(edition);
    for (const session of ['a', 'b', 'c']) await insertTurn(edition.database, rememberedTurn('u1', session, ['sol']));
  });
  afterAll(() => edition.close());
  const added = (sessionId: string, tokens: number, userId = 'u1') => ({
    userId,
    sessionId,
    builds: 2,
    tokens,
    fullHistoryTokens: tokens * 10,
    maxTokens: tokens,
  });

  it('adds to sessions that are there and of that user, and tells which', async () => {
    const some = [added('b', 30), added('never', 1), added('a', 20), added('c', 5, 'u2')];
    expect(await usages.add('default', some)).toEqual(new Set(['a', 'b']));
    expect(await usages.add('default', [added('a', 5)])).toEqual(new Set(['a']));
    expect(await usages.find('default', 'a')).toEqual({
      builds: 4,
      tokens: 25,
      fullHistoryTokens: 250,
      maxTokens: 20,
    });
    for (const [tenant, session] of [
      ['default', 'c'],
      ['default', 'never'],
      ['other', 'a'],
    ] as const)
      expect(await usages.find(tenant, session)).toBeNull();
    expect((await usages.add('other', some)).size).toBe(0);
  });

  it('counts as large as tokens of years, and loses nothing of many that add at once', async () => {
    const before = (await usages.find('default', 'b'))?.tokens ?? 0;
    const orders = [
      ['a', 'b'],
      ['b', 'a'],
    ];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        usages.add(
          'default',
          (orders[n % 2] ?? []).map((session) => added(session, 5_000_000_000)),
        ),
      ),
    );
    expect((await usages.find('default', 'b'))?.tokens).toBe(before + 100_000_000_000);
  });
});

describeOnBoth('What turns report', (open) => {
  let edition: Edition;
  let contexts: ContextStore;
  beforeAll(async () => {
    edition = await open();
    contexts = new ContextStore(edition);
  });
  afterAll(() => edition.close());

  const save = (sessionId: string, more: Partial<NewTurn> = {}) =>
    insertTurn(edition.database, rememberedTurn('u1', sessionId, ['sol'], more));
  const read = async (sessionId: string, known: Parameters<ContextStore['load']>[0]['known'] = null) => {
    const query = { tenant: 'default', sessionId, userId: 'u1', wantsLanguage: false, facts: null, known };
    const { history } = await contexts.load({ ...query, windowTurns: 10, reachTurns: 50, maxTokens: 4_000 });
    const { changes } = history ?? {};
    return {
      extends: changes?.extends,
      ...changes?.reports,
      turns: changes?.turns.map(({ report, openResults }) => [report, openResults]),
    };
  };

  it('comes with the last turns: of the session the tools and whether a turn was valid, of the last turn its own', async () => {
    const first = { toolsCalled: ['a', 'b'], report: '{"valid":false,"error":"no \\"es\\" JSON\\nñ"}' };
    expect(await save('s', first)).toMatchObject({ toolsUsed: ['a', 'b'] });
    const begun = { extends: false, tools: ['a', 'b'], wasValid: false };
    expect(await read('s')).toEqual({ ...begun, turns: [[first.report, null]] });
    const saved = await save('s', {
      toolsCalled: ['b', 'c'],
      isValid: true,
      report: '{"valid":true}',
      openResults: '["x"]',
    });
    if (saved.kind !== 'saved') throw new Error('not saved');
    expect(saved.toolsUsed).toEqual(['a', 'b', 'c']);
    const reports = { tools: ['a', 'b', 'c'], wasValid: true };
    const last = ['{"valid":true}', '["x"]'];
    expect(await read('s')).toEqual({ extends: false, ...reports, turns: [[undefined, undefined], last] });
    const { generation, version } = saved.session;
    const known = { generation, version: version - 1, totalTurns: 1 };
    expect(await read('s', known)).toEqual({ extends: true, ...reports, turns: [last] });
    expect(await save('s')).toMatchObject({ toolsUsed: null });
    expect(await read('s')).toEqual({
      extends: false,
      ...reports,
      turns: [
        [undefined, undefined],
        [undefined, undefined],
        [undefined, undefined],
      ],
    });
  });

  it('holds 64 tools of a session, those that came first', async () => {
    const tools = Array.from({ length: 64 }, (_, n) => `t${n}`);
    await save('many', { toolsCalled: tools.slice(0, 60) });
    expect(await save('many', { toolsCalled: [...tools.slice(50), 'last'] })).toMatchObject({ toolsUsed: tools });
  });
});
