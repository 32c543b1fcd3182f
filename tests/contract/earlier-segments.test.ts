import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { promptTokens, type SentMessage } from './prompt-tokens.ts';

const HOURS = 3_600_000;
const MATTERS = ['flete', 'seguro', 'alquiler', 'caldera', 'jardín', 'perro'];

interface Memory {
  readonly id: string;
  readonly content: string;
  readonly session_id: string | null;
}

describe('the first prompt of a session whose user has much history', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'true' });
    app.start();
  });
  afterAll(() => app.close());

  /** Says so many segments of three turns in a session, and makes them as old as that. */
  const talked = async (user: string, session: string, segments: number, hoursAgo: number) => {
    for (let n = 0; n < 3 * segments; n += 1) {
      const matter = MATTERS[Math.floor(n / 3) % MATTERS.length];
      const messages = [
        { role: 'user', content: `¿Cuánto cuesta ${matter === 'flete' ? 'el' : 'lo del'} ${matter}, parte ${n}?` },
        { role: 'assistant', content: `Del ${matter} hay tres precios. Decidimos contratar ${matter} número ${n}.` },
      ];
      const saved = await app.saveTurn({ user_id: user, session_id: session, messages, language: 'es' });
      expect(saved.status, saved.text).toBe(201);
      if (n % 3 === 2) await build(user, session);
    }
    const told = () =>
      app.sql<{ to_turn: number }>('SELECT to_turn FROM segment_summaries WHERE session_id = $1', [session]);
    await expect.poll(async () => Math.max(0, ...(await told()).map(({ to_turn }) => to_turn))).toBe(3 * segments);
    const at = new Date(Date.now() - hoursAgo * HOURS).toISOString();
    for (const table of ['segment_summaries', 'turns'])
      await app.sql(`UPDATE ${table} SET created_at = $2::timestamptz WHERE session_id = $1`, [session, at]);
    return (await told()).length;
  };
  const build = async (user: string, session: string) => {
    const request = { user_id: user, session_id: session, current_query: 'Hola', current_language: 'es' };
    const { status, body, text } = await app.buildContext({ ...request, profile: 'adaptive' });
    expect(status, text).toBe(200);
    expect(body.estimated_tokens).toBe(promptTokens(body.messages as SentMessage[]));
    return body;
  };
  const summariesOf = async (user: string) => {
    const { body } = await app.get<{ items: Memory[] }>(`/v1/users/${user}/memories?type=summary&limit=200`);
    return body.items;
  };

  it('tells more segments than slots merged by time, the latest by themselves, within the tokens of all', async () => {
    const [user, long, short] = [fresh('u'), fresh('s'), fresh('s')];
    const older = await talked(user, long, 6, 30);
    const newer = await talked(user, short, 1, 2);
    const { summaries, sections, system_prompt } = await build(user, fresh('s'));
    expect(summaries).toHaveLength(4);
    expect(summaries.reduce((sum, { segments = 1 }) => sum + segments, 0)).toBe(older + newer);
    expect(summaries[0]).toMatchObject({ level: 'hour', segments: older + newer - 3, session_id: long, from_turn: 1 });
    expect(summaries[0]?.decisions.length).toBeGreaterThan(0);
    expect(summaries.at(-1)).toMatchObject({ session_id: short });
    expect(summaries.at(-1)).not.toHaveProperty('level');
    expect(sections.summaries).toBeLessThanOrEqual(230);
    expect(system_prompt).toContain(`sesión anterior, ${summaries[0]?.from_day} · tema: `);
  });

  it('is not told what was said more than a week ago, nor anything where nothing was said for two days', async () => {
    const [user, old, recent] = [fresh('u'), fresh('s'), fresh('s')];
    await talked(user, old, 1, 8 * 24);
    expect((await build(user, fresh('s'))).summaries).toEqual([]);
    await talked(user, recent, 1, 60);
    expect((await build(user, fresh('s'))).summaries).toEqual([]);
    const last = fresh('s');
    await talked(user, last, 1, 1);
    expect((await build(user, fresh('s'))).summaries.map(({ session_id }) => session_id)).toEqual([recent, last]);
  });

  it('has days that are over found as memories, once each, which go with the session that they are of', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await talked(user, session, 6, 26);
    const ofDay = async () => (await summariesOf(user)).filter(({ content }) => /^\d{4}-\d\d-\d\d · /.test(content));
    await build(user, fresh('s'));
    await expect.poll(async () => (await ofDay()).length).toBe(1);
    const [day] = await ofDay();
    expect(day?.content).toContain('decidido: Decidimos contratar perro');
    const recalled = await app.post<{ items: Memory[] }>(`/v1/users/${user}/recall`, {
      query: '¿Qué decidimos contratar del perro y de la caldera?',
      types: ['summary'],
      k: 20,
    });
    expect(recalled.body.items.map(({ id }) => id)).toContain(day?.id);
    // A worker that does not know of it asks again.
    await app.sql("UPDATE jobs SET status = 'pending', attempts = 0, finished_at = NULL WHERE kind = 'merge_segments'");
    await build(user, fresh('s'));
    await expect
      .poll(() => app.sql("SELECT FROM jobs WHERE kind = 'merge_segments' AND status <> 'succeeded'"))
      .toHaveLength(0);
    expect((await ofDay()).map(({ id }) => id)).toEqual([day?.id]);
    await app.delete(`/v1/sessions/${session}`);
    expect((await build(user, fresh('s'))).summaries).toEqual([]);
    await expect.poll(async () => (await ofDay()).length).toBe(0);
  });

  it('is told nothing of turns that a reset took away', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await talked(user, session, 6, 3);
    expect((await build(user, fresh('s'))).summaries).toHaveLength(4);
    expect((await app.post(`/v1/sessions/${session}/reset`, {})).status).toBe(200);
    expect((await build(user, fresh('s'))).summaries).toEqual([]);
  });
});
