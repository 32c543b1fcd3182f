import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DisposablePurge } from '../../src/memory/sessions/disposable-purge.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

interface Turn {
  readonly messages: readonly { readonly role: string; readonly content: string; readonly disposable?: boolean }[];
}

describe('a disposable message', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const save = async () => {
    const saved = await app.saveTurn({
      user_id: 'u1',
      session_id: fresh('session'),
      messages: [
        { role: 'user', content: 'question' },
        { role: 'tool', content: 'trace' },
        { role: 'assistant', content: 'draft', disposable: true },
        { role: 'assistant', content: 'answer' },
      ],
    });
    return saved.body.turn_id;
  };
  const contents = async (turnId: string) =>
    (await app.get<Turn>(`/v1/turns/${turnId}`)).body.messages.map((message) => message.content);
  const age = (turnId: string, hours: number) =>
    app.sql(`UPDATE turns SET stored_at = now() - make_interval(mins => $2) WHERE turn_id = $1`, [turnId, hours * 60]);
  const purge = () =>
    new DisposablePurge({
      turns: new TurnStore({ database: app.database }),
      keys: app.keys,
      logger: createLogger('silent'),
    }).purge();

  it('is kept in its place for a day and then goes, while the turn stays', async () => {
    const [young, old] = [await save(), await save()];
    await age(young, 23.9);
    await age(old, 24.1);
    await purge();
    expect(await contents(young)).toEqual(['question', 'trace', 'draft', 'answer']);
    expect(await contents(old)).toEqual(['question', 'answer']);
  });

  it('goes in every tenant, for no tenant is anyone else to do it', async () => {
    await app.keys.addTenant('acme');
    const turnId = await save();
    await app.sql(`INSERT INTO users (tenant_id, user_id) VALUES ('acme', 'u1') ON CONFLICT DO NOTHING`);
    await app.sql(
      `INSERT INTO sessions SELECT 'acme', session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language,
         plan_state, created_at, last_activity_at FROM sessions
       WHERE session_id = (SELECT session_id FROM turns WHERE turn_id = $1)`,
      [turnId],
    );
    await app.sql(`UPDATE turns SET tenant_id = 'acme', stored_at = now() - interval '2 days' WHERE turn_id = $1`, [
      turnId,
    ]);
    await purge();
    expect(await app.sql('SELECT disposable FROM turns WHERE turn_id = $1', [turnId])).toEqual([{ disposable: null }]);
  });
});
