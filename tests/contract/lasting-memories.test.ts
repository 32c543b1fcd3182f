/** What a turn taught of its user outlives the episode that it was told in. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SemanticMemoryStore } from '../../src/memory/episodes/semantic-memory-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

const DAY = 86_400_000;

describe('memories of turns, when their days as episodes are over', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
  });
  afterAll(() => app.close());

  const say = async (user: string, content: string) => {
    const said = { user_id: user, session_id: fresh('session'), messages: [{ role: 'user', content }] };
    expect((await app.saveTurn(said)).status).toBe(201);
  };
  /** Removes what is over so many days from now. */
  const purge = (days: number, turnDays: number | null = 90) =>
    new SemanticMemoryStore({
      enabled: true,
      database: app.database,
      memoryStore: new MemoryStore({ database: app.database }),
      turnDays,
      ranker: null,
      clock: { now: () => new Date(Date.now() + days * DAY) },
      newId: randomUUID,
      logger: createLogger('silent'),
      metrics: createMetrics(),
    }).purgeExpired('default');
  const kept = async (user: string) => {
    const { body } = await app.get<{
      items: { type: string; content: string; created_at: string; expires_at: string }[];
    }>(`/v1/users/${user}/memories`);
    return body.items.map(({ type, content, expires_at }) => ({
      type,
      content: content.replace(/^.*?: /, ''),
      days: Math.round((Date.parse(expires_at) - Date.now()) / DAY),
    }));
  };

  it.each([
    ['es', 'Soy alérgica a las sulfas y tomo levotiroxina', '¿Qué tiempo va a hacer mañana en Lugo?'],
    ['en', 'my brother in law is a coeliac and i hate horror films', 'could you translate this menu for me?'],
    ['pt', 'Minha mãe tem diabetes e eu moro com ela em Natal', 'quanto é 35 vezes 12?'],
  ])(
    'are kept as facts where they teach of their user, as long as the text of turns is, in %s',
    async (_, told, asked) => {
      const user = fresh('user');
      await say(user, told);
      await say(user, asked);
      await purge(29);
      expect((await kept(user)).map(({ type, days }) => [type, days])).toEqual([
        ['episodic', 30],
        ['episodic', 30],
      ]);
      await purge(31);
      expect(await kept(user)).toEqual([{ type: 'fact', content: told, days: 90 }]);
      const found = await app.post<{ items: { type: string }[] }>(`/v1/users/${user}/recall`, {
        query: told,
        min_score: 0,
      });
      expect(found.body.items.filter(({ type }) => type === 'fact').length).toBeGreaterThan(0);
      await purge(91);
      expect(await kept(user)).toEqual([]);
    },
  );

  it('live no longer than a fact where the text of turns is kept for ever, and go with it where it is kept no longer than an episode', async () => {
    const [always, briefly] = [fresh('user'), fresh('user')];
    await say(always, 'Trabajo en un taller de cerámica en Cuenca');
    await purge(31, null);
    expect((await kept(always)).map(({ days }) => days)).toEqual([180]);
    await say(briefly, 'Trabajo en un taller de cerámica en Cuenca');
    await purge(31, 30);
    expect(await kept(briefly)).toEqual([]);
  });

  it('are not kept where what they taught was replaced or forgotten since', async () => {
    const user = fresh('user');
    await say(user, 'Vivo en Teruel');
    await say(user, 'Trabajo en Seat');
    await say(user, 'Ahora vivo en Soria');
    await app.delete(`/v1/users/${user}/facts?key=trabajo`);
    await purge(31);
    expect((await kept(user)).map(({ content }) => content)).toEqual(['Ahora vivo en Soria']);
  });

  it('are purged as they were where somebody had them expire earlier', async () => {
    const user = fresh('user');
    await say(user, 'Soy alérgica a las sulfas');
    await app.sql("UPDATE memories SET expires_at = now() - interval '1 second' WHERE user_id = $1", [user]);
    await purge(0);
    expect(await kept(user)).toEqual([]);
  });
});
