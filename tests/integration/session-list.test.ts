import { afterAll, beforeAll, expect, it } from 'vitest';
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
    (await sessions.list('default', 'lister', { only: null, active: { from, to } }, 10, null)).map(
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
});
