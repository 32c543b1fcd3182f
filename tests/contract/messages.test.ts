import { readFileSync } from 'node:fs';
import { mapStoredMessagesToChatMessages, type StoredMessage } from '@langchain/core/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, expectProblem, fresh, openContractApp, type Problem, pointers } from './contract-app.ts';
import { promptTokens, type SentMessage } from './prompt-tokens.ts';

type Message = Record<string, unknown>;
const fixture = (name: string): Message[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/messages/${name}.json`, import.meta.url), 'utf8'));

const CALL = { id: 'c1', type: 'function', function: { name: 'search_places', arguments: '{"near":"Sol"}' } };
const calls = (more: Message = {}): Message => ({ role: 'assistant', content: null, tool_calls: [CALL], ...more });
const user = (content: unknown, more: Message = {}): Message => ({ role: 'user', content, ...more });

describe('messages as client libraries send them', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const save = async (messages: readonly Message[], session = fresh('s')) => {
    const answer = await app.saveTurn({ user_id: 'u1', session_id: session, messages });
    expect(answer.status, answer.text).toBe(201);
    return { session, turn: answer.body };
  };
  const given = async (turnId: string, query = '') =>
    (await app.get<{ messages: Message[] }>(`/v1/turns/${turnId}${query}`)).body.messages;
  const shown = async (messages: readonly Message[], format = 'openai') => {
    const { session } = await save(messages);
    const { body } = await app.buildContext({
      user_id: 'u1',
      session_id: session,
      current_query: 'x',
      message_format: format,
    });
    expect(promptTokens(body.messages as SentMessage[])).toBe(body.estimated_tokens);
    return body.history_messages as unknown as Message[];
  };
  const texts = async (messages: readonly Message[]) => (await shown(messages)).map(({ content }) => content);
  const refuse = async (messages: readonly unknown[], status = 400) =>
    pointers(
      expectProblem(
        await app.saveTurn<Problem>({ user_id: 'u1', session_id: 'never', messages }),
        status,
        status === 413 ? 'payload_too_large' : 'invalid_request',
      ),
    );

  it.each(['openai-python', 'langchain-python', 'langchain-js'])(
    'keeps a conversation with tools of %s and gives it back equal, in its turn and in lists',
    async (name) => {
      const messages = fixture(name);
      const { session, turn } = await save(messages);
      expect(await given(turn.turn_id)).toEqual(messages);
      const page = await app.get<{ items: { messages: Message[] }[] }>(`/v1/sessions/${session}/turns`);
      expect(page.body.items[0]?.messages).toEqual(messages);
    },
  );

  it('shows a prompt what they say, and what is no text by a mark', async () => {
    expect(await shown(fixture('openai-python'))).toEqual([
      { role: 'system', content: 'Eres un asistente de viajes. Usa las herramientas para buscar bares.' },
      { role: 'user', content: 'Busca bares cerca de Sol y mira si llueve', name: 'ana' },
      { role: 'assistant', content: 'No llueve (14 °C). Cerca de Sol:\n1. La Venencia\n2. Casa Labra' },
      { role: 'user', content: '¿Es este el segundo?\n[image]\n[audio]' },
    ]);
    expect(await texts(fixture('langchain-python'))).toEqual([
      'Eres un asistente de viajes. Usa las herramientas para buscar bares.',
      'Busca bares cerca de Sol y mira si llueve',
      'No llueve (14 °C). Cerca de Sol:\n1. La Venencia\n2. Casa Labra',
      '¿Es este el segundo?\n[image]',
      'Sí, es Casa Labra.',
      'Abre a las 9:30.',
      'Gracias',
    ]);
  });

  it('takes both forms in one list, and marks that both libraries name otherwise', async () => {
    const messages = [
      { type: 'human', data: { content: ['Mira', { type: 'image', source_type: 'url', url: 'x' }] } },
      user([{ type: 'file', file: { file_id: 'f1' } }, { type: 'video' }, { type: 'text', text: 'esto' }]),
      { role: 'developer', content: 'Sé breve' },
    ];
    expect(await shown(messages)).toEqual([
      user('Mira\n[image]'),
      user('[file]\n[video]\nesto'),
      { role: 'system', content: 'Sé breve' },
    ]);
    const { turn } = await save(messages);
    expect(await given(turn.turn_id)).toEqual(messages);
  });

  it('shows a call only where its turn has no other text', async () => {
    expect(await texts([calls()])).toEqual(['[tool: search_places]']);
    expect(await texts([calls({ content: '' })])).toEqual(['[tool: search_places]']);
    expect(await texts([calls(), { role: 'tool', tool_call_id: 'c1', content: 'sol' }])).toEqual([
      '[tool: search_places]',
    ]);
    expect(await texts([user('busca'), calls()])).toEqual(['busca']);
    expect(await texts([calls({ content: 'Voy a mirar' })])).toEqual(['Voy a mirar']);
    expect(
      await texts([{ type: 'ai', data: { content: '', tool_calls: [{ name: 'a', args: {}, id: '1' }] } }]),
    ).toEqual(['[tool: a]']);
  });

  it('saves a turn whose messages have no text at all like any other', async () => {
    const session = fresh('s');
    for (const messages of [[calls()], [user([{ type: 'image_url', image_url: { url: 'x' } }])], [user([])]]) {
      const { turn } = await save(messages, session);
      expect(await given(turn.turn_id)).toEqual(messages);
    }
    const { turn } = await save([user('hola')], session);
    expect(turn.turn_number).toBe(4);
    const { body } = await app.buildContext({ user_id: 'u1', session_id: session, current_query: 'x' });
    expect(body.history_messages.map(({ data }) => data.content)).toEqual(['[tool: search_places]', '[image]', 'hola']);
  });

  it('keeps further fields and never interprets them', async () => {
    const messages = [
      user('hola', { annotations: [{ type: 'x' }], cache_control: { type: 'ephemeral' }, data: 5 }),
      user('nada', { disposable: false, created_at: '2026-11-21T20:00:00+01:00' }),
      user('sin nombre', { name: null }),
      calls({ content: null, refusal: null, reasoning_content: 'mmm' }),
      { role: 'assistant', content: null, refusal: 'No puedo.' },
      { role: 'tool', tool_call_id: 'c1', content: [{ type: 'text', text: 'sol' }], is_error: false },
    ];
    const { turn } = await save(messages);
    expect(await given(turn.turn_id)).toEqual(messages);
    const plain = [user('hola'), { role: 'assistant', content: 'buenas', name: 'ana' }];
    expect(await given((await save(plain)).turn.turn_id)).toEqual(plain);
    const rows = await app.sql<{ originals: string | null }>(
      'SELECT originals FROM turns WHERE originals IS NULL AND turn_number = 1',
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('drops what a tool said after its day and keeps the rest in its order', async () => {
    const messages = fixture('openai-python');
    const { turn } = await save(messages);
    await app.sql('UPDATE turns SET disposable = NULL WHERE turn_id = $1', [turn.turn_id]);
    expect(await given(turn.turn_id)).toEqual(messages.filter(({ role }) => role !== 'tool'));
  });

  it('is idempotent: the same body again is the first answer, another field is another body', async () => {
    const body = { user_id: 'u1', session_id: fresh('s'), messages: fixture('openai-python') };
    const key = { 'idempotency-key': fresh('k') };
    const first = await app.saveTurn(body, key);
    expect((await app.saveTurn(body, key)).body).toEqual(first.body);
    const other = { ...body, messages: [{ ...body.messages[0], further: 1 }, ...body.messages.slice(1)] };
    expectProblem(await app.saveTurn(other, key), 409, 'idempotency_mismatch');
  });

  it('finds facts and memories in the text of parts', async () => {
    const answer = await app.saveTurn({
      user_id: fresh('u'),
      session_id: fresh('s'),
      messages: [
        user([
          { type: 'image_url', image_url: { url: 'x' } },
          { type: 'text', text: 'Me llamo Juan' },
        ]),
      ],
    });
    expect(answer.body.facts).toMatchObject([{ fact: { value: 'se llama Juan' } }]);
    const learnt = await app.post<{ facts: { value: string }[] }>(`/v1/users/${fresh('u')}/facts/extract`, {
      messages: [{ type: 'human', data: { content: [{ type: 'text', text: 'Trabajo en Google' }] } }],
    });
    expect(learnt.body.facts.map(({ value }) => value)).toEqual(['trabaja en Google']);
  });

  it.each<[string, unknown]>([
    ['/messages/0/content', user(null)],
    ['/messages/0/content', { role: 'user' }],
    ['/messages/0/content', calls({ tool_calls: [] })],
    ['/messages/0/content', calls({ tool_calls: null })],
    ['/messages/0/content', user(5)],
    ['/messages/0/content/0/text', user([{ type: 'text' }])],
    ['/messages/0/content/0/text', user([{ type: 'text', text: 5 }])],
    ['/messages/0/content/1/type', user([{ type: 'text', text: 'x' }, {}])],
    ['/messages/0/content/0', user(['x'])],
    ['/messages/0/content/0/text', user([{ type: 'text', text: 'a\0b' }])],
    ['/messages/0/content/0/image_url/url', user([{ type: 'image_url', image_url: { url: '\ud800' } }])],
    ['/messages/0/tool_calls/0/function/arguments', calls({ tool_calls: [{ function: { arguments: '\0' } }] })],
    ['/messages/0/refusal', user('x', { refusal: '\udfff' })],
    ['/messages/0', user('x', { 'a\0': 1 })],
    ['/messages/0/role', { role: 'wizard', content: 'x' }],
    ['/messages/0/name', user('x', { name: '' })],
    ['/messages/0/type', { type: 'wizard', data: { content: 'x' } }],
    ['/messages/0/data/content', { type: 'human', data: { content: 5 } }],
    ['/messages/0/data', { type: 'human' }],
    ['/messages/0/data/id', { type: 'human', data: { content: 'x', id: '\0' } }],
    ['/messages/0/data', { type: 'tool', data: { content: 'x' } }],
    ['/messages/0/data', { type: 'chat', data: { content: 'x' } }],
    ['/messages/0/role', { type: 'human', role: 'wizard', data: { content: 'x' } }],
  ])('refuses at %s: %j', async (pointer, message) => {
    expect(await refuse([message])).toEqual([pointer]);
  });

  it('refuses what is too deep or too large', async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 70; level += 1) deep = [deep];
    expect(await refuse([user('x', { deep })])).toEqual(['/messages/0/deep']);
    const large = 'a'.repeat(262_145);
    expect(await refuse([user(large)], 413)).toEqual(['/messages/0/content']);
    expect(await refuse([user([{ type: 'text', text: large }])], 413)).toEqual(['/messages/0']);
    expect(await refuse([user('x', { further: large })], 413)).toEqual(['/messages/0']);
    expect(await refuse([{ type: 'human', data: { content: 'x', id: large } }], 413)).toEqual(['/messages/0']);
  });

  describe('message_format', () => {
    it.each(['openai-python', 'langchain-python', 'langchain-js'])(
      'langchain gives %s back in the form that LangChain reads',
      async (name) => {
        const { turn, session } = await save(fixture(name));
        const stored = (await given(turn.turn_id, '?message_format=langchain')) as unknown as StoredMessage[];
        expect(stored).toHaveLength(fixture(name).length);
        expect(mapStoredMessagesToChatMessages(structuredClone(stored)).map(({ type }) => type)).toEqual(
          stored.map(({ type }) => type),
        );
        const page = await app.get<{ items: { messages: Message[] }[] }>(
          `/v1/sessions/${session}/turns?message_format=langchain`,
        );
        expect(page.body.items[0]?.messages).toEqual(stored);
      },
    );

    it('langchain gives every type that LangChain stores as one that its readers in both languages know', async () => {
      const chunk = { type: 'AIMessageChunk', content: 'Abre a las 9', tool_call_chunks: [], chunk_position: null };
      const messages: Message[] = [
        { type: 'AIMessageChunk', data: { ...chunk, additional_kwargs: { a: 1 }, id: 'run-1' } },
        { type: 'HumanMessageChunk', data: { content: 'hola', type: 'HumanMessageChunk' } },
        { type: 'SystemMessageChunk', data: { content: 'Sé breve' } },
        { type: 'ToolMessageChunk', data: { content: 'sol', tool_call_id: 'c1', type: 'ToolMessageChunk' } },
        { type: 'FunctionMessageChunk', data: { content: 'sol', name: 'get_weather' } },
        { type: 'developer', data: { content: 'Sé breve', additional_kwargs: { a: 1 } } },
        { type: 'chat', data: { content: 'Gracias', role: 'user', type: 'chat' } },
        { type: 'chat', data: { content: 'De nada', role: 'assistant' } },
        { type: 'generic', data: { content: 'Sé breve', role: 'developer' } },
        { type: 'generic', data: { content: 'Llueve', role: 'narrator' } },
        { type: 'ChatMessageChunk', data: { content: 'sol', role: 'tool' } },
        { type: 'remove', data: { content: '', id: 'run-1' } },
        { type: 'ai', data: { content: null, tool_calls: [] } },
      ];
      const { turn } = await save(messages);
      expect(await given(turn.turn_id)).toEqual(messages);
      const stored = (await given(turn.turn_id, '?message_format=langchain')) as unknown as StoredMessage[];
      expect(stored).toEqual([
        { type: 'ai', data: { type: 'ai', content: 'Abre a las 9', additional_kwargs: { a: 1 }, id: 'run-1' } },
        { type: 'human', data: { content: 'hola', type: 'human' } },
        { type: 'system', data: { content: 'Sé breve' } },
        { type: 'tool', data: { content: 'sol', tool_call_id: 'c1', type: 'tool' } },
        { type: 'function', data: { content: 'sol', name: 'get_weather' } },
        { type: 'system', data: { content: 'Sé breve', additional_kwargs: { a: 1, __openai_role__: 'developer' } } },
        { type: 'human', data: { content: 'Gracias', role: 'user', type: 'human' } },
        { type: 'ai', data: { content: 'De nada', role: 'assistant' } },
        {
          type: 'system',
          data: { content: 'Sé breve', role: 'developer', additional_kwargs: { __openai_role__: 'developer' } },
        },
        { type: 'human', data: { content: 'Llueve', role: 'narrator' } },
        { type: 'tool', data: { content: 'sol', role: 'tool', tool_call_id: '' } },
        { type: 'ai', data: { content: '', tool_calls: [] } },
      ]);
      const read = mapStoredMessagesToChatMessages(structuredClone(stored));
      expect(read.map(({ type }) => type)).toEqual(stored.map(({ type }) => type));
      const roles = (await given(turn.turn_id, '?message_format=openai')).map(({ role }) => role);
      expect(roles).toEqual(
        'assistant user system tool tool developer user assistant developer user tool assistant'.split(' '),
      );
    });

    it('openai gives a refusal of LangChain, an older call, and calls that nobody could read', async () => {
      const broken = { name: 'search', args: '{"near":', id: 'c2', error: 'no JSON', type: 'invalid_tool_call' };
      const raw = { id: 'c2', type: 'function', function: { name: 'search', arguments: '{"near":' } };
      const older = { name: 'search', arguments: '{}' };
      const { turn } = await save([
        { type: 'ai', data: { content: '', additional_kwargs: { refusal: 'No puedo.' } } },
        { type: 'ai', data: { content: '', additional_kwargs: { function_call: older, refusal: null } } },
        {
          type: 'ai',
          data: {
            content: '',
            tool_calls: [{ name: 'search', args: { near: 'Sol' }, id: 'c1', type: 'tool_call' }],
            invalid_tool_calls: [broken],
          },
        },
        {
          type: 'ai',
          data: { content: '', invalid_tool_calls: [broken], tool_calls: [], additional_kwargs: { tool_calls: [raw] } },
        },
      ]);
      const call = { id: 'c1', type: 'function', function: { name: 'search', arguments: '{"near":"Sol"}' } };
      expect(await given(turn.turn_id, '?message_format=openai')).toEqual([
        { role: 'assistant', content: null, refusal: 'No puedo.' },
        { role: 'assistant', content: null, function_call: older },
        { role: 'assistant', content: null, tool_calls: [call, raw] },
        { role: 'assistant', content: null, tool_calls: [raw] },
      ]);
    });

    it('openai gives calls, their answers and parts of LangChain back as OpenAI takes them', async () => {
      const { turn } = await save(fixture('langchain-js'));
      expect(await given(turn.turn_id, '?message_format=openai')).toEqual([
        { role: 'system', content: 'You are a travel assistant. Use the tools to find bars.' },
        user('Find bars near Sol and see if it rains'),
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_b1',
              type: 'function',
              function: { name: 'search_places', arguments: '{"query":"bars","near":"Sol"}' },
            },
          ],
        },
        {
          role: 'tool',
          content: '[{"name":"La Venencia"},{"name":"Casa Labra"}]',
          name: 'search_places',
          tool_call_id: 'call_b1',
        },
        { role: 'assistant', content: 'Near Sol:\n1. La Venencia\n2. Casa Labra' },
        fixture('langchain-js')
          .map(({ data }) => user((data as Message).content))
          .at(-1),
      ]);
    });

    it('keeps what LangChain has no field for, and calls that nobody can read', async () => {
      const broken = calls({ tool_calls: [{ id: 'c', type: 'function', function: { name: 'a', arguments: '{' } }] });
      const { turn } = await save([{ role: 'assistant', content: null, refusal: 'No.' }, broken]);
      const [refusal, call] = await given(turn.turn_id, '?message_format=langchain');
      expect(refusal).toMatchObject({ type: 'ai', data: { content: '', additional_kwargs: { refusal: 'No.' } } });
      expect(call).toMatchObject({
        type: 'ai',
        data: { tool_calls: [], invalid_tool_calls: [{ name: 'a', args: '{' }] },
      });
    });
  });
});
