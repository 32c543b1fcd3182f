import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

const CAPITAL = ['¿Cuál es la capital de Kenia?', 'Nairobi.'] as const;

describe('a question that is asked again', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const say = async (
    user: string,
    session: string,
    asked: string,
    answer: string,
    more: Record<string, unknown> = {},
  ) => {
    const messages = [
      { role: 'user', content: asked },
      { role: 'assistant', content: answer },
    ];
    const saved = await app.saveTurn({ user_id: user, session_id: session, messages, ...more });
    expect(saved.status, saved.text).toBe(201);
    return saved.body;
  };
  const ask = async (user: string, session: string, query: string, more: Record<string, unknown> = {}) => {
    const built = await app.buildContext({ user_id: user, session_id: session, current_query: query, ...more });
    expect(built.status, built.text).toBe(200);
    return built.body.repeated_query;
  };

  it('is answered by the turn that answered it, in whatever session, with the line that says so', async () => {
    const user = fresh('u');
    await say(user, 's-first', ...CAPITAL);
    await say(user, 's-first', '¿Quién pintó el Guernica?', 'Pablo Picasso.');
    expect(await ask(user, 's-second', 'Hola, ¿me podrías decir cuál es la capital de Kenia?')).toEqual({
      turn_number: 1,
      session_id: 's-first',
      answer: 'Nairobi.',
      similarity: 1,
      disclaimer: '[Respuesta recuperada de conversación anterior]',
    });
    expect(await ask(user, 's-first', 'El Guernica, ¿quién lo pintó?')).toMatchObject({ turn_number: 2 });
    expect(await ask(user, fresh('s'), '¿Cuál es la capital de Kenia?', { profile: 'adaptive' })).not.toBeNull();
    expect(await ask(user, fresh('s'), '¿Cuál es la capital de Kenia?', { include_facts: false })).not.toBeNull();
    expect(await ask(user, fresh('s'), '¿Cuál es la capital de Kenia?', { include_memories: false })).not.toBeNull();
  });

  it('says so in English where English is spoken', async () => {
    const user = fresh('u');
    await say(user, fresh('s'), 'What is the capital of Kenya?', 'Nairobi.');
    expect(await ask(user, fresh('s'), 'can you remind me what the capital of Kenya is?')).toMatchObject({
      answer: 'Nairobi.',
      disclaimer: '[Answer retrieved from an earlier conversation]',
    });
  });

  it('says so in Portuguese where that is spoken, though nobody set a language', async () => {
    const user = fresh('u');
    await say(user, fresh('s'), 'Qual é a capital do Quênia?', 'Nairóbi.');
    expect(await ask(user, fresh('s'), 'você pode me dizer qual é a capital do Quênia?')).toMatchObject({
      answer: 'Nairóbi.',
      disclaimer: '[Resposta recuperada de conversa anterior]',
    });
    expect(await ask(user, fresh('s'), 'Qual é a capital de Gana?')).toBeNull();
  });

  it('is another question where a decisive word differs, and nobody else has its answer', async () => {
    const user = fresh('u');
    await say(user, fresh('s'), ...CAPITAL);
    await say(user, fresh('s'), 'receta para 4 personas de arroz con leche', 'Un litro de leche y 100 g de arroz.');
    for (const query of [
      '¿Cuál es la capital de Ghana?',
      '¿Cuál es la moneda de Kenia?',
      '¿Cuál no es la capital de Kenia?',
      'receta para 10 personas de arroz con leche',
    ])
      expect(await ask(user, fresh('s'), query), query).toBeNull();
    expect(await ask(fresh('u'), fresh('s'), CAPITAL[0])).toBeNull();
  });

  it('is none where its answer holds for its moment only, or where something is to be done', async () => {
    const user = fresh('u');
    for (const query of [
      '¿Qué hora es?',
      '¿Qué tiempo hace hoy en Lima?',
      'Reservá una mesa para dos',
      '¿Y el segundo?',
    ]) {
      await say(user, fresh('s'), query, 'Listo, son las ocho.');
      expect(await ask(user, fresh('s'), query), query).toBeNull();
    }
  });

  it('is not answered by an answer that answered nothing, or that the user corrected', async () => {
    const user = fresh('u');
    const session = fresh('s');
    await say(user, session, ...CAPITAL);
    await say(user, session, 'No, eso no es correcto', 'Disculpá.');
    expect(await ask(user, fresh('s'), CAPITAL[0])).toBeNull();
    await say(user, fresh('s'), CAPITAL[0], 'Lo siento, no lo sé.');
    expect(await ask(user, fresh('s'), CAPITAL[0])).toBeNull();
    await say(user, fresh('s'), CAPITAL[0], '{"capital": ', { output_valid: false });
    await say(user, fresh('s'), CAPITAL[0], 'Nai', { error: 'the connection was lost' });
    expect(await ask(user, fresh('s'), CAPITAL[0])).toBeNull();
    const last = await say(user, fresh('s'), CAPITAL[0], 'Nairobi, desde 1907.');
    expect(await ask(user, fresh('s'), CAPITAL[0])).toMatchObject({
      session_id: last.session_id,
      answer: 'Nairobi, desde 1907.',
    });
  });

  it('finds what was put otherwise among the memories, and only turns that their sessions still show', async () => {
    const user = fresh('u');
    const session = fresh('s');
    await say(user, session, '¿Cómo saco una mancha de grasa de una camisa de algodón?', 'Con detergente de platos.');
    const query = 'mancha de grasa en camisa de algodón, cómo quitarla';
    expect(await ask(user, fresh('s'), query)).toMatchObject({ answer: 'Con detergente de platos.' });
    const reset = await app.post(`/v1/sessions/${session}/reset`, {});
    expect(reset.status, reset.text).toBe(200);
    expect(await ask(user, fresh('s'), query)).toBeNull();
    expect(await ask(user, fresh('s'), '¿Cómo saco una mancha de grasa de una camisa de algodón?')).toBeNull();
  });

  it('is not answered by a session that is gone', async () => {
    const user = fresh('u');
    const session = fresh('s');
    await say(user, session, ...CAPITAL);
    expect(await ask(user, fresh('s'), CAPITAL[0])).not.toBeNull();
    await app.delete(`/v1/sessions/${session}`);
    expect(await ask(user, fresh('s'), CAPITAL[0])).toBeNull();
  });

  it('is not answered by what held of the user until another thing took its place, or was to be forgotten', async () => {
    const user = fresh('u');
    await say(user, fresh('s'), 'Vivo en Rosario', 'Anotado.');
    await say(user, fresh('s'), '¿En qué ciudad vivo?', 'En Rosario.');
    expect(await ask(user, fresh('s'), '¿En qué ciudad vivo?')).toMatchObject({ answer: 'En Rosario.' });
    await say(user, fresh('s'), 'Me mudé, ahora vivo en Mendoza', 'Anotado.');
    expect(await ask(user, fresh('s'), '¿En qué ciudad vivo?')).toBeNull();
    expect(await ask(user, fresh('s'), CAPITAL[0])).toBeNull();
  });

  it('comes out of an archive and an import as it went in', async () => {
    const user = fresh('u');
    const messages = CAPITAL.map((content, index) => ({ role: index === 0 ? 'user' : 'assistant', content }));
    const imported = await app.post('/v1/sessions/import', { user_id: user, session_id: fresh('s'), messages });
    expect(imported.status, imported.text).toBeLessThan(300);
    expect(await ask(user, fresh('s'), CAPITAL[0])).toMatchObject({ answer: 'Nairobi.' });
  });
});
