import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SessionContextStore } from '../../src/stores/session-context-store.ts';
import { SessionLockStore } from '../../src/stores/session-lock-store.ts';
import { SessionStore } from '../../src/stores/session-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

describeOnBoth('SessionContextStore', (open) => {
  let edition: Edition;
  let contexts: SessionContextStore;
  let sessions: SessionStore;
  let made = 0;
  beforeAll(async () => {
    edition = await open();
    contexts = new SessionContextStore(edition);
    sessions = new SessionStore(edition);
  });
  afterAll(() => edition.close());
  const begun = async () => {
    const id = `kept-${++made}`;
    await insertTurn(edition.database, rememberedTurn('u1', id, ['sol']));
    return id;
  };

  it('loses no key of writers that come at once, and counts each as a version', async () => {
    const id = await begun();
    const changed = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        contexts.change('default', id, null, ({ context }) => ({ ...context, [`key-${n}`]: n })),
      ),
    );
    expect(changed.map((one) => one?.version).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    );
    const found = await contexts.find('default', id, 'u1');
    expect(Object.keys(found?.context ?? {})).toHaveLength(20);
    expect(await sessions.find('default', id)).toMatchObject({ version: 21, turnCount: 1, context: { 'key-7': 7 } });
  });

  it('writes nothing where the change throws', async () => {
    const id = await begun();
    const before = await sessions.find('default', id);
    const failing = contexts.change('default', id, null, () => {
      throw new Error('not this one');
    });
    await expect(failing).rejects.toThrow('not this one');
    expect(await sessions.find('default', id)).toEqual(before);
  });

  it('sets the activity with the context, and not with the references, which are no version either', async () => {
    const id = await begun();
    const before = await sessions.find('default', id);
    expect(await contexts.changeExternalRefs('default', id, 'u1', () => ({ container_id: 'c1' }))).toBe(true);
    expect(await sessions.find('default', id)).toEqual({ ...before, externalRefs: { container_id: 'c1' } });
    await sleep(5); // a Date tells milliseconds
    await contexts.change('default', id, 'u1', () => ({ a: 1 }));
    const after = await sessions.find('default', id);
    expect(after?.lastActivityAt.getTime()).toBeGreaterThan(before?.lastActivityAt.getTime() ?? 0);
  });

  it('knows no session of another user or tenant, nor one without turns', async () => {
    const id = await begun();
    await new SessionLockStore(edition).acquire(
      'default',
      'unborn',
      { owner: 'a', ttlSeconds: 60, userId: null },
      randomUUID(),
    );
    const change = () => ({ a: 1 });
    for (const [tenant, session, user] of [
      ['default', id, 'u2'],
      ['other', id, null],
      ['default', 'unborn', null],
      ['default', 'never', null],
    ] as const) {
      expect(await contexts.find(tenant, session, user)).toBeNull();
      expect(await contexts.change(tenant, session, user, change)).toBeNull();
      expect(await contexts.changeExternalRefs(tenant, session, user, () => ({ a: 'b' }))).toBe(false);
    }
    expect(await sessions.find('default', id)).toMatchObject({ context: {}, externalRefs: {} });
  });
});
