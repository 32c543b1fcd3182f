import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecordedEndpoint, startRecordedEndpoint } from '../fixtures/llm/recorded-endpoint.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

const SAID = [
  ['Necesito desplegar la API el jueves', 'Compose basta para tres servidores.'],
  ['Entonces desplegamos con Compose', 'Preparo el archivo.'],
  ['Las copias van a Rosario', 'Cada noche.'],
] as const;

const answering = (answer: object) => ({
  status: 200,
  body: { choices: [{ message: { content: JSON.stringify(answer) }, finish_reason: 'stop' }] },
});

const READ = {
  topic: 'Desplegar la API',
  discussed: ['Compose', 'Rosario', 'Azure'],
  outcome: 'copias cada noche',
  decisions: ['desplegamos con Compose', 'contratar a Lambda'],
  open_questions: [],
};

interface Reset {
  readonly snapshot: { readonly slug: string };
}

describe('a server with a language model', () => {
  let app: ContractApp;
  let endpoint: RecordedEndpoint;
  beforeAll(async () => {
    endpoint = await startRecordedEndpoint();
    app = await openContractApp({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'recorded', LLM_API_KEY: 'sk-test' });
    app.start();
  });
  afterAll(async () => {
    await app.close();
    await endpoint.close();
  });

  const talk = async (session: string) => {
    await build(session);
    for (const [user, assistant] of SAID) {
      const messages = [
        { role: 'user', content: user },
        { role: 'assistant', content: assistant },
      ];
      const saved = await app.saveTurn({ user_id: 'u1', session_id: session, messages, language: 'es' });
      expect(saved.status, saved.text).toBe(201);
      await build(session);
    }
  };
  const build = async (session: string, query = 'Cambiemos de tema') => {
    const request = { user_id: 'u1', session_id: session, current_query: query, current_language: 'es' };
    const { status, body, text } = await app.buildContext({ ...request, profile: 'adaptive' });
    expect(status, text).toBe(200);
    return body;
  };
  const topicsOf = async (session: string) =>
    (await build(session)).summaries.filter(({ session_id }) => session_id === undefined).map(({ topic }) => topic);

  it('tells segments as the model read them, as far as turns say it, in the next build of who told them by rules', async () => {
    endpoint.play(answering(READ));
    const session = fresh('s');
    await talk(session);
    await expect.poll(() => topicsOf(session)).toEqual(['Desplegar la API']);
    const { summaries, version, total_turns } = await build(session);
    expect(summaries.at(-1)).toMatchObject({
      from_turn: 1,
      to_turn: 3,
      topic: 'Desplegar la API',
      discussed: ['Compose', 'Rosario'],
      outcome: 'copias cada noche',
      decisions: ['desplegamos con Compose'],
    });
    expect([version, total_turns]).toEqual([3, 3]);
    const [system, said] = endpoint.questions[0]?.body.messages ?? [];
    expect(system?.content).toContain('claves y valores');
    expect(said?.content).toContain('"text":"Las copias van a Rosario"');
  });

  it.each([
    ['fails', { status: 500, body: { error: 'no' } }],
    ['refuses', { status: 400, body: { error: 'no' } }],
    ['answers something else', answering({ nothing: true })],
    ['invents', answering({ ...READ, topic: 'Azure', discussed: ['Azure'], outcome: 'Azure', decisions: ['Azure'] })],
  ])('tells them by rules where the model %s', async (_how, reply) => {
    endpoint.play(reply);
    const session = fresh('s');
    await talk(session);
    const stored = () => app.sql('SELECT FROM segment_summaries WHERE session_id = $1', [session]);
    await expect.poll(async () => (await stored()).length).toBe(1);
    expect(endpoint.questions.length).toBeGreaterThan(0);
    await app.post('/v1/invalidate', { session_id: session });
    expect(await topicsOf(session)).toEqual([SAID[0][0]]);
  });

  it('saves turns and builds while the model hangs', async () => {
    endpoint.play('hang');
    const session = fresh('s');
    await talk(session);
    await expect.poll(() => endpoint.questions.length).toBeGreaterThan(0);
    await talk(session);
    expect((await build(session)).total_turns).toBe(6);
    expect((await topicsOf(session))[0]).toBe(SAID[0][0]);
  });

  it('names the snapshot of a reset in words that were said, by rules where the model says others or nothing in time', async () => {
    const reset = async () => {
      const session = fresh('s');
      for (const [user, assistant] of SAID)
        await app.saveTurn({
          ...{ user_id: `of.${session}`, session_id: session, language: 'es' },
          messages: [
            { role: 'user', content: user },
            { role: 'assistant', content: assistant },
          ],
        });
      const { status, body, text } = await app.post<Reset>(`/v1/sessions/${session}/reset`, {});
      expect(status, text).toBe(200);
      return body.snapshot.slug.replace(/^[\d-]{11}/, '');
    };
    endpoint.play(answering({ words: ['Compose', 'servidores', 'Azure'] }));
    expect(await reset()).toBe('compose-servidores');
    const byRules = 'desplegar-api-jueves-desplegamos';
    endpoint.play(answering({ words: ['Azure', 'Lambda'] }));
    expect(await reset()).toBe(byRules);
    endpoint.play('hang');
    expect(await reset()).toBe(byRules);
    const unknown = await app.post(`/v1/sessions/${fresh('s')}/reset`, {});
    expect(unknown.status).toBe(404);
  });
});
