import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolder } from '../support/embedded-folder.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { promptTokens, type SentMessage } from './prompt-tokens.ts';

const TOPICS = ['el huerto', 'los tomates', 'el riego', 'la poda', 'las semillas', 'el abono', 'las plagas'];

describe('the adaptive profile', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
    app.start();
  });
  afterAll(() => app.close());

  const say = async (session: string, user: string, assistant: string) => {
    const messages = [
      { role: 'user', content: user },
      { role: 'assistant', content: assistant },
    ];
    const saved = await app.saveTurn({ user_id: 'u1', session_id: session, messages, language: 'es' });
    expect(saved.status, saved.text).toBe(201);
  };
  const talk = async (session: string, count: number, from = 0) => {
    for (let n = from; n < from + count; n += 1) {
      const topic = TOPICS[n % TOPICS.length];
      await say(
        session,
        `¿Cómo cuido ${topic} en invierno, pregunta ${n}?`,
        `Para ${topic} conviene regar poco. Dato ${n}.`,
      );
    }
  };
  const build = async (session: string, more: Record<string, unknown> = {}) => {
    const answer = await app.buildContext({
      user_id: 'u1',
      session_id: session,
      current_query: '¿Y en verano?',
      current_language: 'es',
      profile: 'adaptive',
      ...more,
    });
    expect(answer.status, answer.text).toBe(200);
    const body = answer.body;
    expect(body.estimated_tokens).toBe(promptTokens(body.messages as SentMessage[]));
    expect(Object.values(body.sections).reduce((sum, tokens) => sum + tokens, 0)).toBe(body.estimated_tokens);
    return body;
  };

  it('shows at most eight turns, tells four segments of three before them, and does not grow', async () => {
    const session = fresh('s');
    const sizes: number[] = [];
    for (let n = 0; n < 40; n += 4) {
      await talk(session, 4, n);
      const context = await build(session);
      expect(context.window.turns).toBeGreaterThanOrEqual(4);
      expect(context.window.turns).toBeLessThanOrEqual(8);
      expect(context.summaries.length).toBeLessThanOrEqual(4);
      if (n > 0) sizes.push(context.estimated_tokens);
    }
    const context = await build(session);
    expect(context.total_turns).toBe(40);
    expect(context.summaries).toHaveLength(4);
    for (const summary of context.summaries) expect(summary.to_turn - summary.from_turn).toBeLessThanOrEqual(2);
    expect(context.system_prompt).toContain('tema: ');
    const [last] = context.summaries.slice(-1);
    const firstShown = context.total_turns - context.window.turns + 1;
    expect(last?.to_turn).toBeGreaterThanOrEqual(firstShown - 1);
    expect(Math.max(...sizes.slice(-4))).toBeLessThan(1.3 * Math.min(...sizes.slice(-4)));
  });

  it('is served from the cache in the loop of build, save, build', async () => {
    const session = fresh('s');
    await build(session);
    let hits = 0;
    for (let n = 0; n < 12; n += 1) {
      await talk(session, 1, n);
      hits += (await build(session)).cache === 'hit' ? 1 : 0;
    }
    expect(hits).toBe(12);
  });

  it('tells the same whether it was extended turn by turn or read whole', async () => {
    const session = fresh('s');
    for (let n = 0; n < 11; n += 1) {
      await build(session);
      await talk(session, 1, n);
    }
    const extended = await build(session);
    const stored = () => app.sql('SELECT FROM segment_summaries WHERE session_id = $1', [session]);
    await expect.poll(async () => (await stored()).length).toBe(3);
    await app.post('/v1/invalidate', { session_id: session });
    const read = await build(session);
    expect(read.cache).toBe('miss');
    expect(read.summaries).toEqual(extended.summaries);
    expect(read.history_messages).toEqual(extended.history_messages);
  });

  it.each([
    ['before its first build', 0],
    ['since the last segment that was stored', 4],
  ])('comes to tell the segments of turns that left the window %s, though it is cached', async (_, known) => {
    const session = fresh('s');
    const stored = () => app.sql('SELECT FROM segment_summaries WHERE session_id = $1', [session]);
    await talk(session, known);
    await build(session);
    await expect.poll(async () => (await stored()).length).toBe(known === 0 ? 0 : 1);
    await app.post('/v1/invalidate', { session_id: session });
    await talk(session, 20 - known, known);
    await build(session);
    const told = async () => (await build(session)).summaries.map(({ from_turn }) => from_turn);
    await expect.poll(told).toHaveLength(4);
    const cached = await build(session);
    expect(cached.cache).toBe('hit');
    await app.post('/v1/invalidate', { session_id: session });
    const read = await build(session);
    expect(read.cache).toBe('miss');
    expect(read.summaries).toEqual(cached.summaries);
    // The next segment closes in the caches, as any that is at hand.
    await talk(session, 4, 20);
    expect((await build(session)).cache).toBe('hit');
    const open = () =>
      app.sql("SELECT FROM jobs WHERE kind = 'summarize_segments' AND status IN ('pending', 'running')");
    await expect.poll(async () => (await open()).length).toBe(0);
    expect((await build(session)).cache).toBe('hit');
  });

  it('narrows where the query goes on to another matter, and shows nothing of before where it wants no more of it', async () => {
    const session = fresh('s');
    await talk(session, 7);
    await say(session, '¿Y eso cada cuánto se hace?', 'Cada dos semanas.');
    const usual = await build(session);
    expect([usual.topic_shift, usual.window]).toEqual([false, { turns: 8, reason: 'high_continuity' }]);
    const shifted = await build(session, { current_query: 'Otra cosa: necesito un seguro para la moto' });
    expect(shifted).toMatchObject({ topic_shift: true, window: { turns: 4, reason: 'topic_shift' } });
    const flushed = await build(session, { current_query: 'Cambiemos de tema' });
    expect(flushed).toMatchObject({ topic_shift: true, window: { turns: 0, reason: 'topic_shift' } });
    expect(flushed.history_messages).toEqual([]);
    expect(flushed.summaries.at(-1)?.to_turn).toBe(8);
    await say(session, 'Cambiemos de tema: ¿qué seguro me conviene?', 'Uno a todo riesgo.');
    const after = await build(session, { current_query: '¿Y cuánto cuesta?' });
    expect(after.window).toEqual({ turns: 1, reason: 'topic_shift' });
  });

  it('keeps the window to its tokens, and a small budget to its compression', async () => {
    const session = fresh('s');
    for (let n = 0; n < 8; n += 1)
      await say(session, `Contame de ${TOPICS[n % 7]}: ${'hojas y ramas '.repeat(60)}`, 'Bien.');
    const context = await build(session);
    expect(context.window.reason).toBe('tokens');
    expect(context.sections.history).toBeLessThanOrEqual(1_200);
    const small = await build(session, { max_tokens: 300 });
    expect(small.estimated_tokens).toBeLessThanOrEqual(300);
  });

  it("opens the first prompt of a session with the last segments of the user's earlier one", async () => {
    const user = fresh('u');
    const session = fresh('s');
    for (let n = 0; n < 6; n += 1) {
      await build(session, { user_id: user });
      const messages = [
        { role: 'user', content: `¿Cuánto cuesta el flete número ${n} a Rosario?` },
        { role: 'assistant', content: 'Cuesta poco. Decidimos contratar a Andreani.' },
      ];
      await app.saveTurn({ user_id: user, session_id: session, messages, language: 'es' });
    }
    const first = () => build(fresh('s'), { user_id: user, current_query: 'Hola de nuevo' });
    await expect.poll(async () => (await first()).summaries.length).toBe(2);
    const opened = await first();
    expect(opened.summaries.map(({ session_id }) => session_id)).toEqual([session, session]);
    expect(opened.system_prompt).toContain('sesión anterior · tema: ');
    expect((await build(fresh('s'), { user_id: fresh('u') })).summaries).toEqual([]);
  });

  it('tells nothing of segments in the standard profile, and says there when the topic shifts', async () => {
    const session = fresh('s');
    await talk(session, 14);
    const standard = await build(session, { profile: undefined, current_query: 'Cambiemos de tema' });
    expect(standard).toMatchObject({ summaries: [], topic_shift: true, window: { turns: 10, reason: 'default' } });
  });

  it('hears in the standard profile too that other words begin another matter', async () => {
    const session = fresh('s');
    await talk(session, 3);
    const shifts = async (current_query: string) =>
      (await build(session, { profile: undefined, current_query })).topic_shift;
    expect(await shifts('¿Qué vacunas necesita un cachorro de labrador?')).toBe(true);
    expect(await shifts('¿Y para los tomates?')).toBe(false);
  });
});

describe('the continuity of turns', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
    app.start();
  });
  afterAll(() => app.close());

  const SAID = [
    ['Busca un hotel barato en Lisboa', 'El Hotel Alfama está en el centro de Lisboa.'],
    ['¿Y ese hotel tiene desayuno?', 'Sí, el hotel lo incluye.'],
    ['¿Qué vacunas necesita un cachorro de labrador?', 'Parvovirus, moquillo y rabia.'],
  ] as const;
  const turn = ([user, assistant]: (typeof SAID)[number]) => [
    { role: 'user', content: user },
    { role: 'assistant', content: assistant },
  ];
  const listed = async (session: string, path = '') =>
    (
      await app.get<{ items: { turn_id: string; semantic_continuity: number | null }[] }>(
        `/v1/sessions/${session}/turns${path}`,
      )
    ).body.items;

  it('is stored with each turn, null for the first, and told by the list and by the turn', async () => {
    const session = fresh('s');
    for (const said of SAID) {
      await app.buildContext({ user_id: 'u1', session_id: session, current_query: said[0], current_language: 'es' });
      const saved = await app.saveTurn({ user_id: 'u1', session_id: session, messages: turn(said), language: 'es' });
      expect(saved.status, saved.text).toBe(201);
    }
    const turns = await listed(session);
    const [first, second, third] = turns.map((one) => one.semantic_continuity);
    expect(first).toBeNull();
    expect(second).toBeGreaterThan(0.5);
    expect(third).toBeLessThan(0.4);
    const stored = await app.sql<{ semantic_continuity: number | null }>(
      'SELECT semantic_continuity FROM turns WHERE session_id = $1 ORDER BY turn_number',
      [session],
    );
    expect(stored.map((row) => row.semantic_continuity?.toFixed(3))).toEqual([
      undefined,
      second?.toFixed(3),
      third?.toFixed(3),
    ]);
    const whole = await app.get<{ semantic_continuity: number | null }>(`/v1/turns/${turns[2]?.turn_id}`);
    expect(whole.body.semantic_continuity).toBe(third);
  });

  it('is worked out where they are read of turns that were saved without it, whatever page they are on', async () => {
    const session = fresh('s');
    for (const said of SAID)
      await app.saveTurn({ user_id: 'u1', session_id: session, messages: turn(said), language: 'es' });
    const known = (await listed(session)).map((one) => one.semantic_continuity);
    await app.sql('UPDATE turns SET semantic_continuity = NULL WHERE session_id = $1', [session]);
    const again = (await listed(session)).map((one) => one.semantic_continuity);
    expect(again.map((one) => one?.toFixed(3))).toEqual(known.map((one) => one?.toFixed(3)));
    const [last] = await listed(session, '?limit=1');
    expect(last?.semantic_continuity).toBe(again[2]);
  });
});

describe('the adaptive profile with an embedding model', () => {
  let app: ContractApp;
  let folder: string;
  beforeAll(async () => {
    folder = await createDataFolder();
    app = await openContractApp({
      ...{ DATABASE_URL: '', REDIS_URL: '', DATA_DIR: folder, SEMANTIC_MEMORY_ENABLED: 'true' },
    });
    app.start();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('knows by its vectors that other words go on with the same matter, and by words alone that they do not', async () => {
    const messages = [
      { role: 'user', content: 'How do I get my sourdough to rise more?' },
      { role: 'assistant', content: 'Let the dough proof longer in a warm place.' },
    ];
    const saved = await app.saveTurn({ user_id: 'baker', session_id: 'bread', messages, language: 'en' });
    expect(saved.status, saved.text).toBe(201);
    const shifts = async (current_query: string, more: Record<string, unknown> = {}) => {
      const { status, body, text } = await app.buildContext({
        ...{
          user_id: 'baker',
          session_id: 'bread',
          current_query,
          current_language: 'en',
          profile: 'adaptive',
          min_score: 0,
        },
        ...more,
      });
      expect(status, text).toBe(200);
      return body.topic_shift;
    };
    const onBread = 'Which flour gives the best crust when I bake bread at home?';
    await expect.poll(() => shifts(onBread), { interval: 200 }).toBe(false); // once the turn has its vector
    expect(await shifts(onBread, { include_memories: false })).toBe(true);
    expect(await shifts('What is the cheapest train to Boston on a Friday night?')).toBe(true);
    expect(await shifts("Let's change the subject. Which flour gives the best crust?")).toBe(true);
  });
});
