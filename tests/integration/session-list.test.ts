import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionPosition } from '../../src/memory/sessions/session.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

describeOnBoth('SessionStore.list', (open) => {
  let edition: Edition;
  let sessions: SessionStore;
  beforeAll(async () => {
    edition = await open();
    sessions = new SessionStore(edition);
    for (const id of ['a', 'b', 'c']) await insertTurn(edition.database, rememberedTurn('lister', id, ['sol']));
  });
  afterAll(() => edition.close());

  const listed = async (from: Date | null, to: Date | null) =>
    (await sessions.list('default', 'lister', { only: null, active: { from, to } }, 'created', 10, null)).map(
      (one) => one.sessionId,
    );
  const lastActivity = async (id: string) => (await sessions.find('default', id))?.lastActivityAt as Date;

  it('finds a session by the time that it was read with as its last activity', async () => {
    for (const id of ['a', 'b', 'c']) {
      const shown = await lastActivity(id);
      expect(await listed(shown, shown)).toContain(id);
      expect(await listed(new Date(shown.getTime() + 1), null)).not.toContain(id);
      expect(await listed(null, new Date(shown.getTime() - 1))).not.toContain(id);
    }
    expect(await listed(null, null)).toEqual(['c', 'b', 'a']);
    expect(await listed(await lastActivity('a'), await lastActivity('c'))).toEqual(['c', 'b', 'a']);
  });

  it('lists by the last activity a page at a time, each session once, also where one is active meanwhile', async () => {
    const any = { only: null, active: { from: null, to: null } };
    for (const id of ['p', 'q', 'r', 's']) await insertTurn(edition.database, rememberedTurn('pager', id, ['sol']));
    await insertTurn(edition.database, rememberedTurn('pager', 'q', ['luna']));
    const read: string[] = [];
    let after: SessionPosition | null = null;
    for (;;) {
      const page: { sessionId: string; position: SessionPosition }[] = await sessions.list(
        'default',
        'pager',
        any,
        'activity',
        1,
        after,
      );
      const [one] = page;
      if (one === undefined) break;
      read.push(one.sessionId);
      after = one.position;
      if (read.length === 1) await insertTurn(edition.database, rememberedTurn('pager', 'q', ['sol']));
    }
    expect(read).toEqual(['q', 's', 'r', 'p']);
  });
});
