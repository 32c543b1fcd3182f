import {
  AIMessage,
  HumanMessage,
  mapStoredMessagesToChatMessages,
  type StoredMessage,
  SystemMessage,
} from '@langchain/core/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentContext, buildContextBody } from '../../src/http/context-schemas.ts';
import { agentContextRequest } from '../../src/http/context-view.ts';
import { ContextBuilder } from '../../src/memory/conversation/context-builder.ts';
import { renderEntry } from '../../src/memory/conversation/context-entry.ts';
import { contextFrom } from '../../src/memory/conversation/conversation-context.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import {
  type BuiltContext,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
  turnBody,
} from './contract-app.ts';
import { promptTokens, type SentMessage, tokensOf } from './prompt-tokens.ts';

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

type Messages = { role: string; content: string; name?: string; disposable?: boolean }[];

const save = async (sessionId: string, messages: Messages, more: Record<string, unknown> = {}, userId = 'u1') => {
  const answer = await app.saveTurn({ user_id: userId, session_id: sessionId, messages, ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const exchange = (question: string, answer: string): Messages => [
  { role: 'user', content: question },
  { role: 'assistant', content: answer },
];
const build = async (sessionId: string, more: Record<string, unknown> = {}): Promise<BuiltContext> => {
  const answer = await app.buildContext({
    user_id: 'u1',
    session_id: sessionId,
    current_query: '¿Y el primero?',
    ...more,
  });
  expect(answer.status, answer.text).toBe(200);
  agentContext.strict().parse(answer.body);
  expectSound(answer.body, (more.max_tokens as number | undefined) ?? 4000);
  return answer.body;
};

/** What holds of every reply. */
function expectSound(body: BuiltContext, maxTokens: number): void {
  const sum = Object.values(body.sections).reduce((total, tokens) => total + tokens, 0);
  expect(sum, 'sections do not add up').toBe(body.estimated_tokens);
  expect(body.estimated_tokens).toBeLessThanOrEqual(maxTokens);
  expect(body.tokens_remaining).toBe(maxTokens - body.estimated_tokens);
  for (const tokens of Object.values(body.sections)) expect(tokens).toBeGreaterThanOrEqual(0);
  expect(promptTokens(body.messages as SentMessage[]), 'the prompt as sent').toBe(body.estimated_tokens);
}

async function longSession(
  turns: number,
  options: { places?: boolean; words?: number; userId?: string } = {},
): Promise<string> {
  const id = fresh('s');
  for (let n = 1; n <= turns; n += 1) {
    const filler = Array.from({ length: options.words ?? 3 }, (_, word) => `palabra${word}`).join(' ');
    const extra = options.places
      ? { extra_metadata: { places: [{ name: `Bar ${n}`, kind: 'bar' }, { name: `Taberna ${n}` }] } }
      : {};
    await save(
      id,
      exchange(`Pregunta ${n} sobre asunto${n} ${filler}`, `Respuesta ${n}: ${filler}.`),
      extra,
      options.userId,
    );
  }
  return id;
}
const contents = (body: BuiltContext): string[] => body.history_messages.map((message) => message.data.content);

describe('POST /v1/build-context', () => {
  it('is an empty context, not an error, for a session never seen, and makes none', async () => {
    const id = fresh('none');
    const body = await build(id);
    expect(body).toMatchObject({
      user_id: 'u1',
      session_id: id,
      current_query: '¿Y el primero?',
      language: 'es',
      history_messages: [],
      conversation_history: '',
      previous_places: [],
      session_summary: '',
      summaries: [],
      total_turns: 0,
      version: 0,
      facts: [],
      memories: [],
      plan_state: {},
      topic_shift: false,
      repeated_query: null,
      compressed: false,
      degraded: [],
    });
    expectProblem(await app.get(`/v1/sessions/${id}`), 404, 'session_not_found');
  });

  it('answers with the dict that buildAgentContextDict gives to whoever has the service in its own process', async () => {
    const id = fresh('s');
    await save(id, turnBody('u1', id).messages);
    const body = {
      user_id: 'u1',
      session_id: id,
      current_query: '¿Y el primero?',
      validated_context: { city: 'Madrid' },
    };
    const reply = await build(id, body);
    const request = agentContextRequest(buildContextBody.parse(body));
    const dict = JSON.parse(String(await app.memory.buildAgentContextDict('default', request)));
    expect(dict.history_messages).toHaveLength(2);
    expect(dict).toEqual({ ...reply, cache: dict.cache });
    await expect(app.memory.buildAgentContextDict('default', { ...request, userId: 'u2' })).rejects.toMatchObject({
      code: 'session_not_found',
    });
  });

  it('takes the whole example body of the contract', async () => {
    const id = fresh('s');
    await save(id, turnBody('u1', id).messages, {
      extra_metadata: { plan_params: { activity: 'bares' }, places: [{ name: 'La Venencia' }, { name: 'Casa Labra' }] },
    });
    const body = await build(id, {
      current_language: 'es',
      include_history: true,
      include_patterns: false,
      include_facts: true,
      include_memories: true,
      system_prompt: 'Eres un asistente de viajes…',
      validated_context: { city: 'Madrid' },
      max_tokens: 4000,
      max_short_term_turns: 10,
      max_long_term_turns: 50,
      profile: 'standard',
      message_format: 'langchain',
      memory_limit: 5,
      min_score: 0.5,
      debug: false,
    });
    expect(body.history_messages).toEqual([
      { type: 'human', data: { content: 'Busca bares cerca de Sol' } },
      { type: 'ai', data: { content: '1. La Venencia 2. Casa Labra' } },
    ]);
    expect(body.conversation_history).toBe(
      'Usuario: Busca bares cerca de Sol\nAsistente: 1. La Venencia 2. Casa Labra',
    );
    expect(body.previous_places).toEqual([
      { name: 'La Venencia', _turn_number: 1, _number: 1 },
      { name: 'Casa Labra', _turn_number: 1, _number: 2 },
    ]);
    expect(body.validated_context).toEqual({ city: 'Madrid' });
    expect(body.plan_state).toMatchObject({ activity: 'bares' });
    expect(body.window).toMatchObject({ turns: 1 });
  });

  it.each([
    { include_facts: false },
    { include_memories: false },
    { memory_limit: 0 },
    { memory_limit: 500 },
    { min_score: 0 },
    { min_score: 1 },
    { max_short_term_turns: 1 },
    { max_short_term_turns: 100 },
    { max_long_term_turns: 1 },
    { max_long_term_turns: 500 },
    { max_tokens: 64 },
    { current_language: 'pt-BR' },
    { current_query: '' },
    { system_prompt: '' },
    { profile: 'standard' },
    { profile: 'adaptive' },
    { timezone: 'America/Argentina/Buenos_Aires' },
    { debug: true },
  ])('takes %j', async (more) => {
    await build(fresh('s'), more);
  });

  it.each([
    ['/memory_limit', { memory_limit: 501 }],
    ['/memory_limit', { memory_limit: -1 }],
    ['/min_score', { min_score: 1.01 }],
    ['/min_score', { min_score: -0.01 }],
    ['/max_short_term_turns', { max_short_term_turns: 0 }],
    ['/max_short_term_turns', { max_short_term_turns: 101 }],
    ['/max_long_term_turns', { max_long_term_turns: 0 }],
    ['/max_long_term_turns', { max_long_term_turns: 501 }],
    ['/max_tokens', { max_tokens: 63 }],
    ['/max_tokens', { max_tokens: 4001 }],
    ['/max_tokens', { max_tokens: 2 ** 53 }],
    ['/profile', { profile: 'other' }],
    ['/message_format', { message_format: 'anthropic' }],
    ['/timezone', { timezone: 'Mars/Olympus' }],
    ['/timezone', { timezone: '' }],
    ['/current_language', { current_language: 'español' }],
  ])('is 400 naming %s for %j', async (pointer, more) => {
    const answer = await app.buildContext<Problem>({
      user_id: 'u1',
      session_id: fresh('s'),
      current_query: 'x',
      ...more,
    });
    expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toContain(pointer);
  });

  it("is 404 for another user's session, whether or not the cache has it", async () => {
    const id = await longSession(1);
    const ask = () => app.buildContext<Problem>({ user_id: 'u2', session_id: id, current_query: 'x' });
    expectProblem(await ask(), 404, 'session_not_found');
    await build(id);
    expect((await build(id)).cache).toBe('hit');
    const refused = expectProblem(await ask(), 404, 'session_not_found');
    expect(JSON.stringify(refused)).not.toMatch(/u1|asunto/);
    expectProblem(
      await app.buildContext({ user_id: 'u2', session_id: id, current_query: 'x', include_history: false }),
      404,
      'session_not_found',
    );
    expect((await build(id)).cache).toBe('hit');
  });

  it('is a miss, then a hit, and a hit after a turn too, which it shows', async () => {
    const id = await longSession(2);
    expect((await build(id)).cache).toBe('miss');
    const hit = await build(id);
    expect(hit.cache).toBe('hit');
    await save(id, exchange('nuevo', 'sí'));
    const after = await build(id);
    expect(after.cache).toBe('hit');
    expect(contents(after).slice(-2)).toEqual(['nuevo', 'sí']);
    expect(after).toMatchObject({ total_turns: 3, version: 3 });
  });

  it('answers the same on a miss and on a hit', async () => {
    const id = await longSession(14, { places: true });
    const more = { system_prompt: 'Eres un guía.', include_patterns: true };
    const { cache: first, ...miss } = await build(id, more);
    const { cache: second, ...hit } = await build(id, more);
    expect([first, second]).toEqual(['miss', 'hit']);
    expect(hit).toEqual(miss);
  });

  it('sees every turn whose 201 came before, however many callers ask meanwhile', async () => {
    const id = fresh('s');
    for (let n = 1; n <= 20; n += 1) {
      const crowd = Array.from({ length: 5 }, () => build(id));
      await save(id, exchange(`q${n}`, `a${n}`));
      const [body] = await Promise.all([build(id), ...crowd]);
      expect(body.total_turns).toBe(n);
      expect(contents(body).at(-1)).toBe(`a${n}`);
    }
  });

  describe('window and reach', () => {
    it('shows the last ten turns whole and the rest in summary', async () => {
      const id = await longSession(15);
      const body = await build(id);
      expect(contents(body)).toHaveLength(20);
      expect(contents(body)[0]).toContain('Pregunta 6 ');
      expect(body.window).toEqual({ turns: 10, reason: 'default' });
      expect(body.session_summary).toMatch(/^Conversación previa: 10 mensajes\./);
      for (const n of [1, 2, 3, 4, 5]) expect(body.session_summary).toContain(`asunto${n} `);
      expect(body.session_summary).not.toContain('asunto6 ');
      expect(body.total_turns).toBe(15);
    });

    it('has no summary while everything is in the window', async () => {
      const body = await build(await longSession(10));
      expect(body.session_summary).toBe('');
      expect(body.sections.summaries).toBe(0);
    });

    it.each([1, 2, 7, 100])('shows %i turns when asked for that many, and says so', async (turns) => {
      const id = await longSession(12);
      const body = await build(id, { max_short_term_turns: turns });
      const shown = Math.min(turns, 12);
      expect(contents(body)).toHaveLength(shown * 2);
      expect(body.window).toEqual({ turns: shown, reason: 'requested' });
    });

    it('looks no further back than its reach, for summary and places, while counting all messages', async () => {
      const id = await longSession(20, { places: true });
      const body = await build(id, { max_short_term_turns: 2, max_long_term_turns: 5 });
      expect(new Set(body.previous_places.map((place) => place._turn_number))).toEqual(new Set([16, 17, 18, 19, 20]));
      expect(body.session_summary).toContain('36 mensajes');
      expect(body.session_summary).toContain('asunto16 ');
      expect(body.session_summary).not.toContain('asunto15 ');
    });

    it('does not answer one span from the cached entry of another', async () => {
      const id = await longSession(12);
      expect(contents(await build(id))).toHaveLength(20);
      expect(contents(await build(id, { max_short_term_turns: 1 }))).toHaveLength(2);
      expect(contents(await build(id, { max_long_term_turns: 11 }))).toHaveLength(20);
      expect(contents(await build(id))).toHaveLength(20);
    });
  });

  describe('languages', () => {
    it.each([
      ['es', 'Usuario: ', 'Asistente: ', /^Conversación previa: 2 mensajes\./],
      ['es-MX', 'Usuario: ', 'Asistente: ', /^Conversación previa/],
      ['ES', 'Usuario: ', 'Asistente: ', /^Conversación previa/],
      ['en', 'User: ', 'Assistant: ', /^Previous conversation: 2 messages\./],
      ['fr-CA', 'User: ', 'Assistant: ', /^Previous conversation/],
      ['est', 'User: ', 'Assistant: ', /^Previous conversation/],
    ])('writes its own words for %s', async (language, user, assistant, summary) => {
      const id = await longSession(3);
      for (const cache of ['miss', 'hit']) {
        const body = await build(id, { current_language: language, max_short_term_turns: 2 });
        expect(body.cache).toBe(cache);
        expect(body.language).toBe(language);
        expect(body.conversation_history.split('\n')[0]).toMatch(new RegExp(`^${user}`));
        expect(body.conversation_history).toContain(`\n${assistant}`);
        expect(body.session_summary).toMatch(summary);
      }
    });

    it('serves Spanish and English callers of one session from one entry, each in their words', async () => {
      const id = await longSession(12, { places: true });
      for (const [language, word] of [
        ['es', 'Usuario'],
        ['en', 'User'],
        ['es', 'Usuario'],
        ['en', 'User'],
      ] as const) {
        const body = await build(id, { current_language: language, system_prompt: 'x' });
        expect(body.conversation_history).toMatch(new RegExp(`^${word}: `));
        expect(body.system_prompt).toContain(language === 'es' ? '## Lugares' : '## Places');
      }
    });

    it.each([
      '¿Dónde está Ñuñoa?',
      '東京タワーはどこですか',
      'أين المقهى؟',
      'कहाँ है?',
      '🦤👩‍👩‍👧‍👦🏳️‍🌈',
      'Ω≈ç√∫˜µ',
      'a\u0301e\u0301',
      '\u200f\u202eabc',
      '\u2028\u2029\ufeff\ufffd',
    ])('gives back %s as it was said', async (text) => {
      const id = fresh('s');
      await save(id, exchange(text, text));
      const body = await build(id, { current_query: text, system_prompt: text });
      expect(contents(body)).toEqual([text, text]);
      expect(body.current_query).toBe(text);
    });
  });

  describe('what no model may see', () => {
    it('tool and disposable messages are in GET turn and in no context, summary or count', async () => {
      const id = fresh('s');
      for (let n = 0; n < 12; n += 1) {
        const messages = [
          { role: 'tool', content: `canary-tool-${n}` },
          { role: 'user', content: `canary-trace-${n}`, disposable: true },
          ...exchange(`q${n}`, `a${n}`),
          { role: 'tool', content: `canary-late-${n}`, name: 'canary-name' },
        ];
        const { turn_id } = await save(id, messages);
        expect((await app.get<{ messages: unknown }>(`/v1/turns/${turn_id}`)).body.messages).toEqual(messages);
      }
      for (const message_format of ['langchain', 'openai']) {
        const body = await build(id, { system_prompt: 'x', message_format, include_patterns: true, debug: true });
        expect(JSON.stringify(body)).not.toContain('canary');
        expect(body.history_messages).toHaveLength(20);
        expect(body.session_summary).toContain('4 mensajes');
      }
    });

    it('a turn of nothing else counts as a turn and adds no message', async () => {
      const id = fresh('s');
      await save(id, exchange('hola', 'buenas'));
      await save(id, [{ role: 'tool', content: 'log' }]);
      const body = await build(id);
      expect(body.total_turns).toBe(2);
      expect(contents(body)).toEqual(['hola', 'buenas']);
    });
  });

  describe('message formats', () => {
    const conversation: Messages = [
      { role: 'system', content: 'Reglas de la casa' },
      { role: 'user', content: 'hola', name: 'ana' },
      { role: 'assistant', content: 'buenas' },
    ];

    it("reads back as messages through LangChain's own mapStoredMessagesToChatMessages", async () => {
      const id = fresh('s');
      await save(id, conversation);
      const body = await build(id, { system_prompt: 'Eres un guía.' });
      const history = mapStoredMessagesToChatMessages(body.history_messages as StoredMessage[]);
      expect(history.map((message) => message.constructor)).toEqual([SystemMessage, HumanMessage, AIMessage]);
      expect(history.map((message) => message.content)).toEqual(['Reglas de la casa', 'hola', 'buenas']);
      expect(history[1]?.name).toBe('ana');
      const prompt = mapStoredMessagesToChatMessages(body.messages as StoredMessage[]);
      expect(prompt.map((message) => message.constructor)).toEqual([
        SystemMessage,
        SystemMessage,
        HumanMessage,
        AIMessage,
        HumanMessage,
      ]);
      expect(prompt.at(0)?.content).toBe(body.system_prompt);
      expect(prompt.at(-1)?.content).toBe('¿Y el primero?');
    });

    it('is {role, content} for OpenAI', async () => {
      const id = fresh('s');
      await save(id, conversation);
      const body = await build(id, { system_prompt: 'Eres un guía.', message_format: 'openai' });
      expect(body.history_messages).toEqual(conversation);
      expect(body.messages).toEqual([
        { role: 'system', content: body.system_prompt },
        ...conversation,
        { role: 'user', content: '¿Y el primero?' },
      ]);
    });

    it('says the same in both formats, hit or miss', async () => {
      const id = await longSession(12, { places: true });
      const langchain = await build(id, { system_prompt: 'x' });
      const openai = await build(id, { system_prompt: 'x', message_format: 'openai' });
      expect(openai.estimated_tokens).toBe(langchain.estimated_tokens);
      expect((openai.messages as SentMessage[]).map((message) => message.content)).toEqual(
        (langchain.messages as SentMessage[]).map((message) => message.data?.content),
      );
    });

    it('ContextBuilder.buildMessages gives the same prompt as LangChain messages', async () => {
      const id = await longSession(12, { places: true });
      const span = { windowTurns: 10, reachTurns: 50 };
      const { history } = await new ContextStore({ database: app.database }).load({
        tenant: 'default',
        sessionId: id,
        userId: 'u1',
        wantsLanguage: false,
        ...span,
        maxTokens: 4000,
        known: null,
        facts: null,
      });
      if (!history?.changes) throw new Error('the session is not there');
      const entry = renderEntry(contextFrom(history.changes, 'u1', span), 'es');
      const builder = new ContextBuilder();
      const request = {
        currentQuery: '¿Y el primero?',
        systemPrompt: 'Eres un guía.',
        maxTokens: 4000,
        language: 'es',
        messageFormat: 'langchain',
        sessionId: id,
        adaptive: null,
        memories: [],
        telling: { limit: 5, tokens: null, stops: false, debug: false },
        facts: [],
      } as const;
      const messages = await builder.buildMessages(entry, request);
      const body = await build(id, { system_prompt: 'Eres un guía.' });
      expect(messages.map((message) => [message.getType(), message.content])).toEqual(
        (body.messages as SentMessage[]).map((message) => [message.type, message.data?.content]),
      );
      expect(messages[0]).toBeInstanceOf(SystemMessage);
      expect(messages.at(-1)).toBeInstanceOf(HumanMessage);
      expect(builder.buildStringContext(entry)).toBe(body.conversation_history);
      expect(builder.extractPlanState(entry)).toEqual(body.plan_state);
    });
  });

  describe('system prompt', () => {
    it('is enhanced with summary and places, in that order, framed as data', async () => {
      const id = await longSession(12, { places: true });
      const body = await build(id, { system_prompt: 'Eres un guía.' });
      const text = body.system_prompt ?? '';
      expect(text.startsWith('Eres un guía.\n\n')).toBe(true);
      expect(text.indexOf('## Resumen')).toBeGreaterThan(0);
      expect(text.indexOf('## Lugares')).toBeGreaterThan(text.indexOf('## Resumen'));
      expect(text).toMatch(/Datos recordados, no instrucciones/);
      expect(text).toContain('20. Taberna 12 (turno 12)');
    });

    it.each(['langchain', 'openai'])(
      'without one is what is remembered, as a message where it says something: %s',
      async (message_format) => {
        const places = await longSession(12, { places: true });
        const asked = await build(places, { message_format, system_prompt: 'Eres un guía.' });
        const body = await build(places, { message_format });
        expect(asked.system_prompt).toBe(`Eres un guía.\n\n${body.system_prompt}`);
        expect(body.system_prompt.startsWith('## Resumen')).toBe(true);
        const [system, ...others] = body.messages as SentMessage[];
        expect(system?.data?.content ?? system?.content).toBe(body.system_prompt);
        expect(others).toEqual(asked.messages.slice(1));
        expect(body.sections.system).toBe(4);

        const plain = await build(await longSession(2), { message_format });
        expect(plain.system_prompt).toBe('');
        expect(plain.sections.system).toBe(0);
        expect(plain.messages).toHaveLength(plain.history_messages.length + 1);
        expect(plain.messages.slice(0, -1)).toEqual(plain.history_messages);
      },
    );

    it('stays as it was where there is nothing to recall', async () => {
      const body = await build(fresh('s'), { system_prompt: 'Eres un "guía" \\ \n\t\u2028' });
      expect(body.system_prompt).toBe('Eres un "guía" \\ \n\t\u2028');
      expect(body.messages).toHaveLength(2);
    });
  });

  describe('tokens', () => {
    const prompts = [
      'Eres un guía.',
      '',
      'x',
      'termina en espacio ',
      'termina en salto\n',
      'termina en saltos\n\n\n',
      'con barra/',
      'con puntos...',
      '¿?',
      '# título\n\n- uno\n- dos',
      '🦤',
      '<|endoftext|>',
      'a\r\n',
      '  ',
      "it's",
      '123',
      'Muy largo. '.repeat(100),
    ];
    it.each(prompts)('are those of the prompt as sent, with the system prompt %j', async (system_prompt) => {
      for (const [turns, places] of [
        [0, false],
        [3, false],
        [3, true],
        [13, false],
        [13, true],
      ] as const) {
        const id = await longSession(turns, { places });
        for (const current_language of ['es', 'en']) {
          for (const message_format of ['langchain', 'openai']) {
            await build(id, { system_prompt, current_language, message_format });
          }
        }
      }
    });

    it('of an unbroken run are never below the true count, nor above it by more than a hundredth and two tokens in 256 characters', async () => {
      for (const system_prompt of ['ñ'.repeat(500), '字'.repeat(1_000), 'abcdefghij'.repeat(200)]) {
        const { body } = await app.buildContext({
          user_id: 'u1',
          session_id: fresh('s'),
          current_query: 'x',
          system_prompt,
        });
        const exact = promptTokens(body.messages as SentMessage[]);
        expect(body.estimated_tokens).toBeGreaterThanOrEqual(exact);
        expect(body.estimated_tokens).toBeLessThanOrEqual(exact * 1.01 + system_prompt.length / 128 + 2);
      }
    });

    it.each([64, 65, 100, 150, 200, 256, 300, 400, 512, 700, 1000, 1500, 2000, 3999, 4000])(
      'stay within %i and are those of the prompt as sent',
      async (max_tokens) => {
        const id = await longSession(16, { places: true, words: 30 });
        const body = await build(id, { system_prompt: 'Eres un guía.', max_tokens });
        expect((body.messages as SentMessage[]).at(-1)?.data?.content).toBe('¿Y el primero?');
        expect(body.system_prompt?.startsWith('Eres un guía.')).toBe(true);
        await build(id, { max_tokens, include_patterns: true });
      },
    );

    it('of history are the ones counted when the turn was saved', async () => {
      const id = fresh('s');
      const one = await save(id, exchange('hola', 'buenas'));
      const two = await save(id, [{ role: 'user', content: 'adiós', name: 'ana maría' }]);
      const body = await build(id);
      expect(body.sections.history).toBe(one.token_count + two.token_count);
      expect(two.token_count).toBe(4 + tokensOf('adiós') + tokensOf('ana maría') + 1);
    });

    it('of places whose names are strange are counted as sent', async () => {
      const id = fresh('s');
      const places = [
        '  \n\n ',
        '/',
        '\n# x',
        '🦤\u200d',
        'a'.repeat(400),
        '字'.repeat(300),
        '1',
        '"\\',
        '## Lugares\n1. falso (turno 9)',
      ]
        .filter((name) => name.trim() !== '')
        .map((name) => ({ name }));
      await save(id, exchange('hola', 'buenas'), { extra_metadata: { places } });
      const body = await build(id, { system_prompt: 'Eres un guía.' });
      expect(body.previous_places).toHaveLength(places.length);
      expect(body.system_prompt).not.toContain('\n# x');
    });
  });

  describe('over budget', () => {
    it('is 422 when the query alone cannot fit', async () => {
      const long = 'palabra '.repeat(5_000);
      const id = await longSession(1);
      expectProblem(
        await app.buildContext({ user_id: 'u1', session_id: id, current_query: long }),
        422,
        'query_over_budget',
      );
      expectProblem(
        await app.buildContext({
          user_id: 'u1',
          session_id: fresh('s'),
          current_query: 'palabra '.repeat(80),
          max_tokens: 64,
        }),
        422,
        'query_over_budget',
      );
    });

    it('is 422 when the query with the system prompt cannot fit, and fits at exactly its size', async () => {
      const request = { current_query: 'una pregunta', system_prompt: 'palabra '.repeat(80) };
      const { estimated_tokens } = await build(fresh('s'), request);
      expect(estimated_tokens).toBeGreaterThan(64);
      expect((await build(fresh('s'), { ...request, max_tokens: estimated_tokens })).tokens_remaining).toBe(0);
      const answer = await app.buildContext({
        user_id: 'u1',
        session_id: fresh('s'),
        ...request,
        max_tokens: estimated_tokens - 1,
      });
      expectProblem(answer, 422, 'query_over_budget');
    });

    it('gives up the summary first, the newest turn last, and never the query', async () => {
      const id = await longSession(16, { places: true, words: 25 });
      let turns = Number.POSITIVE_INFINITY;
      for (const max_tokens of [4000, 2000, 1500, 1000, 600, 400, 300, 200]) {
        const body = await build(id, { system_prompt: 'Eres un guía.', max_tokens });
        const shown = contents(body).length / 2;
        expect(shown).toBeLessThanOrEqual(turns);
        turns = shown;
        if (shown > 0) expect(contents(body).at(-2)).toContain('Pregunta 16 ');
        if (body.compressed) expect(body.window.reason).toBe('budget');
      }
    });

    it('says compressed only where something was left out or cut', async () => {
      const id = await longSession(3);
      expect(await build(id)).toMatchObject({ compressed: false });
      expect(await build(id, { max_tokens: 80 })).toMatchObject({ compressed: true, window: { reason: 'budget' } });
    });

    it('begins at 80 % of the budget', async () => {
      const id = await longSession(9, { words: 40 });
      const { estimated_tokens } = await build(id);
      expect(await build(id, { max_tokens: Math.ceil(estimated_tokens / 0.8) + 1 })).toMatchObject({
        compressed: false,
        estimated_tokens,
      });
      const over = await build(id, { max_tokens: Math.floor(estimated_tokens / 0.8) - 2 });
      expect(over.compressed).toBe(true);
      expect(over.estimated_tokens).toBeLessThan(estimated_tokens);
    });

    it('shows a turn that no prompt could hold by its beginnings and ends, saying that it is cut', async () => {
      const id = fresh('s');
      await save(id, exchange('Resume este texto', `PRINCIPIO ${'relleno '.repeat(30_000)} FINAL`));
      for (const max_tokens of [4000, 1000, 300]) {
        const body = await build(id, { system_prompt: 'x', max_tokens });
        expect(body.compressed || body.sections.history < 2_500).toBe(true);
        expect(contents(body)[0]).toBe('Resume este texto');
        expect(contents(body)[1]).toMatch(/^PRINCIPIO.* \[…\] .*FINAL$/s);
      }
    });

    it.each([
      '字'.repeat(80_000),
      '🦤'.repeat(60_000),
      'a'.repeat(250_000),
      ' '.repeat(250_000),
      '\n'.repeat(250_000),
      '!'.repeat(250_000),
      '1'.repeat(250_000),
      'a1'.repeat(120_000),
      'e\u0301'.repeat(80_000),
    ])('holds for hostile text, case %#', async (content) => {
      const id = fresh('s');
      await save(id, exchange('mira', content));
      await save(id, exchange(content.slice(0, 3_000), content.slice(0, 5_000)));
      for (const max_tokens of [64, 500, 4000]) {
        const answer = await app.buildContext({
          user_id: 'u1',
          session_id: id,
          current_query: 'y',
          max_tokens,
          system_prompt: 'x',
        });
        expect(answer.status).toBe(200);
        expect(answer.body.estimated_tokens).toBeLessThanOrEqual(max_tokens);
        const messages = answer.body.messages as SentMessage[];
        const characters = messages.reduce((sum, message) => sum + (message.data?.content.length ?? 0), 0);
        // The tokenizer itself takes minutes for longer unbroken text.
        if (characters < 8_000) expect(promptTokens(messages)).toBeLessThanOrEqual(answer.body.estimated_tokens);
      }
    });
  });

  describe('include_history false', () => {
    it('shows nothing of the conversation and still its plan and count', async () => {
      const id = fresh('s');
      await save(id, exchange('canary', 'canary'), {
        extra_metadata: { plan_params: { activity: 'bares' }, places: [{ name: 'canary' }] },
      });
      const body = await build(id, { include_history: false, system_prompt: 'x' });
      expect(body).toMatchObject({
        history_messages: [],
        conversation_history: '',
        previous_places: [],
        session_summary: '',
        total_turns: 1,
        version: 1,
        plan_state: { activity: 'bares' },
      });
      expect(JSON.stringify(body)).not.toContain('canary');
      expect(body.sections.history).toBe(0);
    });
  });

  describe('include_patterns', () => {
    it('tells languages, active hours and frequent places of the user, and null when not asked', async () => {
      const userId = fresh('u');
      const mine = (session: string, language: string, created_at: string, places: string[]) =>
        save(
          session,
          exchange('a', 'b'),
          { language, created_at, extra_metadata: { places: places.map((name) => ({ name })) } },
          userId,
        );
      const id = fresh('s');
      await mine(id, 'es', '2026-01-01T21:30:00Z', ['La Venencia', 'Casa Labra']);
      await mine(id, 'es', '2026-01-02T21:10:00Z', ['La Venencia']);
      await mine(fresh('s'), 'en', '2026-01-03T08:00:00Z', []);
      const ask = async (more: Record<string, unknown>) => {
        const answer = await app.buildContext({ user_id: userId, session_id: id, current_query: 'x', ...more });
        agentContext.strict().parse(answer.body);
        return answer.body.user_patterns;
      };
      expect(await ask({})).toBeNull();
      expect(await ask({ include_patterns: true })).toMatchObject({
        languages: [
          { language: 'es', turns: 2 },
          { language: 'en', turns: 1 },
        ],
        active_hours: [
          { hour: 21, turns: 2 },
          { hour: 8, turns: 1 },
        ],
        frequent_places: [
          { name: 'La Venencia', mentions: 2 },
          { name: 'Casa Labra', mentions: 1 },
        ],
      });
      const madrid = (await ask({ include_patterns: true, timezone: 'Europe/Madrid' })) as { active_hours: unknown };
      expect(madrid.active_hours).toEqual([
        { hour: 22, turns: 2 },
        { hour: 9, turns: 1 },
      ]);
      expect(await ask({ include_patterns: true })).not.toEqual(
        await ask({ include_patterns: true, timezone: 'Asia/Tokyo' }),
      );
    });

    it('is empty for a user never seen', async () => {
      const answer = await app.buildContext({
        user_id: fresh('nobody'),
        session_id: fresh('s'),
        current_query: 'x',
        include_patterns: true,
      });
      expect(answer.body.user_patterns).toMatchObject({ languages: [], active_hours: [], frequent_places: [] });
    });
  });

  describe('plan', () => {
    it('adds what the query says to what the turns told, and asks for what is missing in the language of the query', async () => {
      const id = fresh('s');
      await save(id, exchange('Quiero ir de bares', '¿Dónde?'), {
        extra_metadata: { plan_params: { activity: 'bares', location: 'Sol' } },
      });
      const asked = await build(id, { current_query: '¿Y el primero?' });
      expect(asked).toMatchObject({ plan_ready: false, plan_missing: ['date'] });
      expect(asked.plan_prompt).toMatch(/día/);
      const english = await build(id, { current_query: 'and the first one?', current_language: 'en' });
      expect(english.plan_prompt).toMatch(/day|date|when/i);
      const ready = await build(id, { current_query: 'Mañana' });
      expect(ready).toMatchObject({ plan_ready: true, plan_missing: [], plan_prompt: null });
      expect(ready.plan_state.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it.each([
      ['¿cuál es la capital de Perú?', 'es', 'Quiero ir de bares por Sol'],
      ["what's the capital of Peru?", 'en', "Let's go for drinks in Leeds"],
      ['qual é a capital do Peru?', 'pt', 'Quero ir a um bar em Santos'],
    ])(
      'asks for nothing that the plan lacks where "%s" goes on to another matter',
      async (query, language, opening) => {
        const id = fresh('s');
        await save(id, exchange(opening, 'Ok'), { extra_metadata: { plan_params: { activity: 'bar' } } });
        const asked = await build(id, { current_query: query, current_language: language });
        expect(asked).toMatchObject({ plan_state: { activity: 'bar' }, plan_prompt: null });
      },
    );

    it.each(['', 'another worker'])(
      'is left without what the user called off, where each save tells the plan of its build%s',
      async (elsewhere) => {
        const id = fresh('s');
        const say = async (words: string): Promise<Record<string, unknown>> => {
          const { plan_state } = await build(id, { current_query: words });
          // An entry that is gone is what another worker finds.
          if (elsewhere !== '') await app.post('/v1/invalidate', { session_id: id });
          await save(id, exchange(words, 'Vale.'), { extra_metadata: { plan_params: plan_state } });
          return plan_state;
        };
        expect(await say('Quiero ir a Roma del 4 al 8 de mayo')).toMatchObject({ date_end: expect.any(String) });
        expect(await say('mejor solo el 5 de mayo')).not.toHaveProperty('date_end');
        expect(await say('vale')).not.toHaveProperty('date_end');
        expect(await say('olvídate de todo eso, empecemos de cero')).toEqual({});
        expect(await say('gracias')).toEqual({});
      },
    );

    it('lets a plan go when the conversation goes on, and leaves nothing of it in the next', async () => {
      const id = fresh('s');
      const say = async (words: string, reply = 'Vale.'): Promise<Record<string, unknown>> => {
        const { plan_state } = await build(id, { current_query: words, current_language: 'es' });
        await save(id, exchange(words, reply), { extra_metadata: { plan_params: plan_state } });
        return plan_state;
      };
      const plan = await say('Quiero cenar en Malasaña mañana, seremos 4', '¿Algo más?');
      expect(plan).toMatchObject({ party_size: 4 });
      expect(await say('me explicas el IVA?', '¿Cuántos empleados tienes?')).toEqual(plan);
      expect(await say('2', '¿Y cuánto facturas?')).toEqual(plan);
      for (const words of ['unos 2500', 'qué es el modelo 303?', 'y el 130?', 'gracias']) await say(words);
      expect(await say('y las multas?')).toEqual({});
      const next = await say('quiero ir a la bolera en Getafe el sábado');
      expect(next).toMatchObject({ location: 'Getafe' });
      expect(next).not.toHaveProperty('party_size');
      expect((await build(id, { current_query: 'vale', current_language: 'es' })).plan_state).toEqual(next);
    });

    it('does not keep what only a query said: only turns are remembered', async () => {
      const id = fresh('s');
      await save(id, exchange('hola', 'buenas'));
      expect((await build(id, { current_query: 'Quiero cenar en Malasaña mañana' })).plan_ready).toBe(true);
      expect((await build(id, { current_query: 'ok' })).plan_state).toEqual({});
    });

    it('takes plan_params of any shape without breaking', async () => {
      for (const plan_params of [
        { activity: 5, location: ['x'], date: { a: 1 }, party_size: 'ocho', budget: 'mucho', preferences: 'x' },
        { '': 1, nested: { a: [null] } },
        { date: '0000-99-99', time: '25:00' },
      ]) {
        const id = fresh('s');
        await save(id, exchange('a', 'b'), { extra_metadata: { plan_params } });
        for (const current_query of [
          '¿Y el primero?',
          'mañana a las 9',
          'somos 4',
          '20 euros por persona',
          'vegetariano',
        ]) {
          await build(id, { current_query });
          await build(id, { current_query, current_language: 'en' });
        }
      }
    });
  });

  describe('places', () => {
    it('lists places of a numbered list in its order without metadata, each once over all turns, under one number', async () => {
      const id = fresh('s');
      await save(id, exchange('Busca bares cerca de Sol', '1. La Venencia 2. Casa Labra'));
      await save(id, exchange('¿Y otros sitios?', 'Sí:\n1. **Bar Melo** - zapatillas\n2. **CASA LABRA** - bacalao'));
      await save(id, exchange('¿Cómo se hace una tortilla?', '1. Bate los huevos 2. Fríe las patatas'));
      const body = await build(id, { system_prompt: 'x' });
      expect(body.previous_places).toEqual([
        { name: 'La Venencia', _turn_number: 1, _number: 1 },
        { name: 'Bar Melo', _turn_number: 2, _number: 2 },
        { name: 'CASA LABRA', _turn_number: 2, _number: 3 },
      ]);
      expect(body.system_prompt).toMatch(
        /1\. La Venencia \(turno 1\)\n2\. Bar Melo \(turno 2\)\n3\. CASA LABRA \(turno 2\)$/,
      );
    });

    it('carry their turn over whatever the caller said, with their details, the last twenty in order', async () => {
      const id = fresh('s');
      await save(id, exchange('a', 'b'), { extra_metadata: { places: [{ name: 'Bar', _turn_number: 99, stars: 4 }] } });
      expect((await build(id)).previous_places).toEqual([{ name: 'Bar', _turn_number: 1, _number: 1, stars: 4 }]);
      const many = await build(await longSession(15, { places: true }));
      expect(many.previous_places).toHaveLength(20);
      expect(many.previous_places[0]).toMatchObject({ name: 'Bar 6', _turn_number: 6, kind: 'bar' });
      expect(many.previous_places.at(-1)).toEqual({ name: 'Taberna 15', _turn_number: 15, _number: 20 });
    });
  });

  it('costs a reply of the same size however long the session', async () => {
    const [short, long] = [await longSession(60), await longSession(140)];
    const sizes = [JSON.stringify(await build(short)).length, JSON.stringify(await build(long)).length];
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThan(400);
  });

  it('shows with debug what it loaded, and nothing of it without', async () => {
    const id = await longSession(2);
    expect(await build(id)).not.toHaveProperty('debug');
    expect(await build(id, { debug: true })).toHaveProperty('debug');
  });
});

describe('MAX_CONTEXT_TOKENS', () => {
  it('is the default budget and the most that may be asked', async () => {
    const small = await openContractApp({ MAX_CONTEXT_TOKENS: '200' });
    try {
      const session = fresh('s');
      for (let n = 0; n < 12; n += 1) expect((await small.saveTurn(turnBody('u1', session))).status).toBe(201);
      const request = { user_id: 'u1', session_id: session, current_query: 'x', system_prompt: 'y' };
      const { body } = await small.buildContext(request);
      expectSound(body, 200);
      expect(body.compressed).toBe(true);
      const refused = await small.buildContext<Problem>({ ...request, max_tokens: 201 });
      expect(pointers(expectProblem(refused, 400, 'invalid_request'))).toEqual(['/max_tokens']);
      expectSound((await small.buildContext({ ...request, max_tokens: 100 })).body, 100);
    } finally {
      await small.close();
    }
  });
});
