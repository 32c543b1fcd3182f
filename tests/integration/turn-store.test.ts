import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewTurn } from '../../src/memory/conversation/new-turn.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('TurnStore', () => {
  let testDatabase: TestDatabase;
  let database: PostgresDatabase;
  let turns: TurnStore;
  let sessions: SessionStore;
  let made = 0;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new PostgresDatabase({
      connectionString: testDatabase.url,
      poolSize: 16,
      statementTimeoutMs: 120_000,
      maxWaiting: 1_000,
    });
    turns = new TurnStore({ database });
    sessions = new SessionStore({ database });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const fresh = () => `session-${++made}`;
  const draft = (sessionId: string, more: Partial<NewTurn> = {}): NewTurn => ({
    tenant: 'default',
    sessionId,
    userId: 'u1',
    turnId: randomUUID(),
    messages: '[{"type":"human","data":{"content":"hola"}}]',
    messageTimes: null,
    disposable: null,
    originals: null,
    excerpt: null,
    digest: 'hola',
    digestTokens: 2,
    places: null,
    messageCount: 1,
    tokenCount: 7,
    excerptTokens: null,
    textBytes: 4,
    language: 'es',
    languageTold: true,
    extraMetadata: null,
    idempotencyKey: null,
    requestHash: null,
    createdAt: null,
    factsRead: true,
    question: null,
    corrects: false,
    semanticContinuity: null,
    planParams: '{}',
    isPlanLetGo: false,
    toolsCalled: [],
    isValid: false,
    report: null,
    openResults: null,
    expectedVersion: null,
    lockToken: null,
    limits: null,
    memory: null,
    ...more,
  });
  const save = (turn: NewTurn) => turns.insert(database.as(turn.tenant), turn);
  const rows = async (sessionId: string) => {
    const { rows: found } = await database
      .as('default')
      .query<{ turn_number: number; version: number; tokens_before: number; created_at: Date; stored_us: number }>(
        {
          name: 'test_turns',
          text: 'SELECT turn_number, version, tokens_before, created_at, (extract(epoch FROM stored_at) * 1000000)::bigint AS stored_us FROM turns WHERE session_id = $1 ORDER BY turn_number',
        },
        [sessionId],
      );
    return found;
  };

  it('numbers fifty turns that race for a new session 1 to 50, and adds the figures up', async () => {
    const id = fresh();
    const saved = await Promise.all(Array.from({ length: 50 }, () => save(draft(id))));
    const numbers = saved.map((one) => (one.kind === 'saved' ? one.turn.turnNumber : -1)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    const kept = await rows(id);
    expect(kept.map((row) => row.turn_number)).toEqual(numbers);
    expect(kept.map((row) => row.version)).toEqual(numbers);
    expect(kept.map((row) => row.tokens_before)).toEqual(numbers.map((number) => (number - 1) * 7));
    expect(await sessions.find('default', id)).toMatchObject({ turnCount: 50, version: 50, textBytes: 200 });
  });

  it('gives times that follow the numbers, however the writers raced', async () => {
    const id = fresh();
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 20 }, () => save(draft(id))));
    const kept = await rows(id);
    expect(kept).toHaveLength(100);
    for (const [index, row] of kept.entries()) {
      if (index > 0) expect(row.stored_us).toBeGreaterThanOrEqual(kept[index - 1]?.stored_us ?? 0);
    }
  });

  it('lets a turn stand still in time when the clock has jumped back, rather than before its predecessor', async () => {
    const id = fresh();
    await save(draft(id));
    await database.as('default').query(
      {
        name: 'test_future',
        text: "UPDATE sessions SET last_activity_at = now() + interval '1 hour' WHERE session_id = $1",
      },
      [id],
    );
    await save(draft(id));
    await save(draft(id));
    const [, second, third] = await rows(id);
    expect(second?.stored_us).toBe(third?.stored_us);
    expect(Number(second?.stored_us) / 1000).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('writes nothing at all when the turn id or the idempotency key is taken', async () => {
    const id = fresh();
    const first = draft(id, { idempotencyKey: 'k', requestHash: new Uint8Array(32) });
    await save(first);
    expect(await save(draft(id, { turnId: first.turnId }))).toEqual({ kind: 'taken' });
    expect(await save(draft(id, { idempotencyKey: 'k', requestHash: new Uint8Array(32) }))).toEqual({ kind: 'taken' });
    expect(await sessions.find('default', id)).toMatchObject({ turnCount: 1, version: 1 });
    const elsewhere = fresh();
    expect(await save(draft(elsewhere, { turnId: first.turnId }))).toEqual({ kind: 'taken' });
    expect(await sessions.find('default', elsewhere)).toBeNull();
  });

  it('lets one of fifty through that carry one idempotency key', async () => {
    const id = fresh();
    const saved = await Promise.all(
      Array.from({ length: 50 }, () => save(draft(id, { idempotencyKey: 'k', requestHash: new Uint8Array(32) }))),
    );
    expect(saved.filter(({ kind }) => kind !== 'taken')).toHaveLength(1);
    expect(await rows(id)).toHaveLength(1);
  });

  it('refuses another user, another version and a full session by writing nothing', async () => {
    const id = fresh();
    await save(draft(id));
    expect(await save(draft(id, { userId: 'u2' }))).toEqual({ kind: 'refused' });
    expect(await save(draft(id, { expectedVersion: 0 }))).toEqual({ kind: 'refused' });
    expect(await save(draft(id, { expectedVersion: 2 }))).toEqual({ kind: 'refused' });
    expect(await save(draft(id, { limits: { maxTurns: 1, maxMessages: 100, maxBytes: 1_000 } }))).toEqual({
      kind: 'refused',
    });
    expect(await save(draft(id, { limits: { maxTurns: 10, maxMessages: 100, maxBytes: 7 } }))).toEqual({
      kind: 'refused',
    });
    expect(await save(draft(fresh(), { limits: { maxTurns: 10, maxMessages: 100, maxBytes: 3 } }))).toEqual({
      kind: 'refused',
    });
    expect(await save(draft(fresh(), { expectedVersion: 1 }))).toEqual({ kind: 'refused' });
    expect(await rows(id)).toHaveLength(1);
    expect(
      await save(draft(id, { limits: { maxTurns: 2, maxMessages: 100, maxBytes: 8 }, expectedVersion: 1 })),
    ).toMatchObject({
      kind: 'saved',
      turn: { turnNumber: 2 },
    });
  });

  it('writes the turn, its memory and its job in one statement, and neither of the two for a turn that is not remembered', async () => {
    const id = fresh();
    const memory = { lines: '[["user","hola"]]', terms: ['hola'], ttlDays: 30 };
    const remembered = draft(id, { memory });
    await save(remembered);
    await save(draft(id));
    await save(draft(id, { memory: { ...memory, ttlDays: null } }));
    const { rows: found } = await database.as('default').query(
      {
        name: 'test_memories',
        text: `SELECT m.turn_number, m.memory_id = t.turn_id AND m.stored_at = t.stored_at AND m.created_at = t.created_at AS of_turn,
                 m.expires_at - m.stored_at = interval '30 days' AS thirty_days, j.kind, j.status
               FROM memories m JOIN turns t USING (tenant_id, session_id, turn_number) JOIN jobs j USING (tenant_id, memory_id)
               WHERE m.session_id = $1 ORDER BY m.turn_number`,
      },
      [id],
    );
    expect(found).toEqual([
      { turn_number: 1, of_turn: true, thirty_days: true, kind: 'embed', status: 'pending' },
      { turn_number: 3, of_turn: true, thirty_days: null, kind: 'embed', status: 'pending' },
    ]);
  });

  it('numbers and remembers fifty turns that race for a new session', async () => {
    const id = fresh();
    const memory = { lines: '[["user","hola"]]', terms: ['hola'], ttlDays: 30 };
    await Promise.all(Array.from({ length: 50 }, () => save(draft(id, { memory }))));
    const { rows: found } = await database.as('default').query<{ n: number; last: number }>(
      {
        name: 'test_remembered',
        text: 'SELECT count(*) AS n, max(turn_number) AS last FROM memories WHERE session_id = $1',
      },
      [id],
    );
    expect(found).toEqual([{ n: 50, last: 50 }]);
  });

  it('makes the user known with its first session, also when many sessions of one begin at once', async () => {
    const userId = `user-${++made}`;
    await Promise.all(Array.from({ length: 20 }, () => save(draft(fresh(), { userId }))));
    const { rows: users } = await database
      .as('default')
      .query({ name: 'test_user', text: 'SELECT user_id FROM users WHERE user_id = $1' }, [userId]);
    expect(users).toHaveLength(1);
  });

  it('does not stand in its own way when many write many sessions', async () => {
    const ids = Array.from({ length: 8 }, fresh);
    await Promise.all(Array.from({ length: 200 }, (_, n) => save(draft(ids[n % 8] ?? ''))));
    for (const id of ids) expect(await rows(id)).toHaveLength(25);
  });

  it('lists pages that hold no more text than a reply may, and at least one turn', async () => {
    const id = fresh();
    for (let n = 0; n < 6; n += 1) await save(draft(id, { textBytes: 900_000 }));
    const page = await turns.list('default', id, 1, 2_147_483_647, 200);
    expect(page.map((turn) => turn.turnNumber)).toEqual([6, 5, 4]);
    expect((await turns.list('default', id, 1, 4, 1)).map((turn) => turn.turnNumber)).toEqual([3]);
    const huge = fresh();
    await save(draft(huge, { textBytes: 5_000_000 }));
    expect(await turns.list('default', huge, 1, 2_147_483_647, 200)).toHaveLength(1);
  });

  it('tells the last turn that a session of the user shows', async () => {
    const id = fresh();
    expect(await turns.last('default', id, 'u1')).toBeNull();
    await save(draft(id));
    await save(draft(id, { messages: '[{"type":"ai","data":{"content":"¿Cuántos años tienes?"}}]' }));
    expect(await turns.last('default', id, 'u1')).toEqual({
      turnNumber: 2,
      messages: '[{"type":"ai","data":{"content":"¿Cuántos años tienes?"}}]',
    });
    expect(await turns.last('default', id, 'another')).toBeNull();
    await database
      .as('default')
      .query({ name: 'test_cut', text: 'UPDATE sessions SET first_turn = 3 WHERE session_id = $1' }, [id]);
    expect(await turns.last('default', id, 'u1')).toBeNull();
  });

  it('removes disposable messages after their day and leaves the rest of the turn', async () => {
    const [old, recent] = [fresh(), fresh()];
    for (const id of [old, recent]) await save(draft(id, { disposable: '[[1,{"role":"tool","content":"log"}]]' }));
    await database.as('default').query(
      {
        name: 'test_age',
        text: "UPDATE turns SET stored_at = now() - interval '25 hours', created_at = now() + interval '1 year' WHERE session_id = $1",
      },
      [old],
    );
    await turns.purgeDisposable('default', 24);
    const [aged] = await turns.list('default', old, 1, 10, 1);
    const [kept] = await turns.list('default', recent, 1, 10, 1);
    expect(aged).toMatchObject({ disposable: null, messages: '[{"type":"human","data":{"content":"hola"}}]' });
    expect(kept?.disposable).not.toBeNull();
  });

  it('reads the same number of rows whatever the length of the session', async () => {
    const id = fresh();
    for (let n = 0; n < 120; n += 1) await save(draft(id));
    const { history } = await new ContextStore({ database }).load({
      tenant: 'default',
      sessionId: id,
      userId: 'u1',
      wantsLanguage: false,
      windowTurns: 10,
      reachTurns: 50,
      maxTokens: 4_000,
      known: null,
      facts: null,
    });
    expect(history?.changes?.turns.map((turn) => turn.turnNumber)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 71),
    );
    expect(history?.changes?.turns.filter((turn) => turn.shown !== null)).toHaveLength(10);
    const { history: known } = await new ContextStore({ database }).load({
      tenant: 'default',
      sessionId: id,
      userId: 'u1',
      wantsLanguage: false,
      windowTurns: 10,
      reachTurns: 50,
      maxTokens: 4_000,
      known: { generation: history?.changes?.generation ?? 0, version: 120, totalTurns: 120 },
      facts: null,
    });
    expect(known).toEqual({ userId: 'u1', changes: null });
  });

  it('does not read text that no prompt could hold', async () => {
    const id = fresh();
    for (let n = 0; n < 5; n += 1) await save(draft(id, { tokenCount: 3_000 }));
    const load = (maxTokens: number) =>
      new ContextStore({ database }).load({
        tenant: 'default',
        sessionId: id,
        userId: 'u1',
        wantsLanguage: false,
        windowTurns: 10,
        reachTurns: 50,
        maxTokens,
        known: null,
        facts: null,
      });
    const shown = async (maxTokens: number) =>
      (await load(maxTokens)).history?.changes?.turns.filter((turn) => turn.shown !== null).length;
    expect(await shown(4_000)).toBe(1);
    expect(await shown(6_000)).toBe(2);
    expect(await shown(2_999)).toBe(0);
    await save(
      draft(id, { tokenCount: 9_000, excerpt: '[{"type":"human","data":{"content":"ho […] la"}}]', excerptTokens: 9 }),
    );
    expect((await load(4_000)).history?.changes?.turns.at(-1)?.shown).toEqual({
      tokens: 9,
      messageCount: 1,
      messages: '[{"type":"human","data":{"content":"ho […] la"}}]',
    });
  });
});
