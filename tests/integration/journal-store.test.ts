import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journal } from '../../src/memory/journal/journal.ts';
import type { NewLine } from '../../src/memory/journal/journal-line.ts';
import { JournalStore } from '../../src/stores/journal-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

const MOST = 5;

describeOnBoth('Journal', (open) => {
  let edition: Edition;
  let journal: Journal;
  let memories: MemoryStore;
  beforeAll(async () => {
    edition = await open();
    const { database } = edition;
    memories = new MemoryStore({ database });
    journal = new Journal({
      database,
      lines: new JournalStore({ database }),
      maxLines: MOST,
      embedded: true,
      newId: randomUUID,
    });
  });
  afterAll(() => edition.close());

  const line = (text: string, more: Partial<NewLine> = {}): NewLine => ({
    id: randomUUID(),
    text,
    source: 'caller',
    language: 'es',
    sessionId: null,
    turnNumber: null,
    saidAt: null,
    ...more,
  });
  const add = (user: string, lines: NewLine[]) =>
    edition.database.transaction('default', (tx) => journal.add(tx, 'default', user, lines));
  const day = async (user: string, date: string) =>
    (await journal.day('default', user, date, { limit: 50, after: null })).lines.map(({ text }) => text);
  const today = () => new Date().toISOString().slice(0, 10);
  const memoryOf = async (user: string, id: string) =>
    (await memories.find({ tenant: 'default', userId: user }, [id], new Date()))[0];

  it('keeps the order of lines that come together, and adds none twice', async () => {
    const lines = ['uno', 'dos', 'tres'].map((text) => line(text));
    expect((await add('u-order', lines)).size).toBe(3);
    expect((await add('u-order', lines)).size).toBe(0);
    expect(await day('u-order', today())).toEqual(['uno', 'dos', 'tres']);
  });

  it('dates what was said then on its day, and never later than now', async () => {
    await add('u-dated', [
      line('ayer', { saidAt: new Date('2024-05-01T23:30:00Z') }),
      line('mañana', { saidAt: new Date(Date.now() + 10 * 86_400_000) }),
    ]);
    expect(await day('u-dated', '2024-05-01')).toEqual(['ayer']);
    expect(await day('u-dated', today())).toEqual(['mañana']);
    await journal.setTimezone('default', 'u-dated', 'Europe/Madrid');
    expect(await day('u-dated', '2024-05-02')).toEqual(['ayer']);
  });

  it('has a memory of each line, which begins to expire when the line leaves', async () => {
    const user = 'u-trimmed';
    const first = line('la primera de todas');
    await add(user, [first]);
    expect(await memoryOf(user, first.id)).toMatchObject({ type: 'daily_log', expiresAt: null });
    await add(
      user,
      Array.from({ length: MOST }, (_, at) => line(`otra ${at}`)),
    );
    expect(await day(user, today())).not.toContain('la primera de todas');
    const left = await memoryOf(user, first.id);
    expect(left?.lines).toEqual([[null, 'la primera de todas']]);
    expect((left?.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(89 * 86_400_000);
    const old = line('de hace años', { saidAt: new Date('2020-01-01T00:00:00Z') });
    await add(user, [old]);
    expect(await day(user, '2020-01-01')).toEqual([]); // older than the most there may be
    expect((await memoryOf(user, old.id))?.expiresAt).not.toBeNull();
  });

  it('lets the lines of a session go with it, and their memories', async () => {
    const user = 'u-session';
    await insertTurn(edition.database, rememberedTurn(user, 's-gone', ['hola']));
    const told = line('Decidido: algo', { source: 'decision', sessionId: 's-gone', turnNumber: 1 });
    await add(user, [told, line('mía')]);
    expect(await day(user, today())).toEqual(['Decidido: algo', 'mía']);
    await edition.database
      .as('default')
      .query({ name: 'test_delete_session', text: 'DELETE FROM sessions WHERE session_id = $1' }, ['s-gone']);
    expect(await day(user, today())).toEqual(['mía']);
    expect(await memoryOf(user, told.id)).toBeUndefined();
  });

  it('rolls a line back with its memory', async () => {
    const lost = line('perdida');
    const failed = edition.database.transaction('default', async (tx) => {
      await journal.add(tx, 'default', 'u-lost', [lost]);
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    expect(await day('u-lost', today())).toEqual([]);
    expect(await memoryOf('u-lost', lost.id)).toBeUndefined();
  });
});
