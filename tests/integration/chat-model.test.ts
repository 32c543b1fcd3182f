import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { distillationSchema } from '../../src/memory/episodes/distillation-prompt.ts';
import { type ChatModelOptions, openChatModel } from '../../src/memory/llm/chat-model.ts';
import { LlmFailed } from '../../src/memory/llm/llm-failed.ts';
import { type RecordedEndpoint, startRecordedEndpoint } from '../fixtures/llm/recorded-endpoint.ts';

const KEY = 'sk-test-very-secret-key-123';
const SAID = 'mi tía Lucía se casa';
const QUESTION = [
  { role: 'system' as const, content: 'Answer in JSON.' },
  { role: 'user' as const, content: SAID },
];

describe('openChatModel', () => {
  let endpoint: RecordedEndpoint;
  beforeAll(async () => {
    endpoint = await startRecordedEndpoint();
  });
  afterAll(() => endpoint.close());

  const open = (more: Partial<ChatModelOptions> = {}) =>
    openChatModel({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: 'gpt-4o-mini', timeoutMs: 20_000, ...more });
  const ask = (more: Partial<ChatModelOptions> = {}) => open(more).answer(distillationSchema, QUESTION);
  /** Why there was no answer; a failure that tells the key or the conversation is none of these. */
  const failureOf = async (answer: Promise<unknown>): Promise<LlmFailed> => {
    const error = await answer.then(
      () => new Error('it was answered'),
      (reason: unknown) => reason as Error,
    );
    expect(error).toBeInstanceOf(LlmFailed);
    const whole = JSON.stringify([error.message, error.stack, String(error.cause), Object.values(error)]);
    expect(whole).not.toContain(KEY);
    expect(whole).not.toContain('tía');
    expect(error.cause).toBeUndefined();
    return error as LlmFailed;
  };

  it('asks once, for the schema, and gives the answer', async () => {
    endpoint.play('openai-strict');
    const answer = await ask();
    expect(answer.episodes).toHaveLength(4);
    expect(endpoint.questions).toHaveLength(1);
    expect(endpoint.questions[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: {
        model: 'gpt-4o-mini',
        temperature: 0,
        messages: QUESTION,
        response_format: {
          type: 'json_schema',
          json_schema: { strict: true, schema: { type: 'object', additionalProperties: false } },
        },
      },
    });
  });

  it.each(['ollama-fenced', 'deepseek-thinking'])(
    'finds the answer in what a weak endpoint wrote around it: %s',
    async (reply) => {
      endpoint.play(reply);
      expect((await ask()).episodes[0]?.text).toContain('Biscuit');
      expect(endpoint.questions).toHaveLength(1);
    },
  );

  it.each([
    ['prose', 'it held no JSON object'],
    ['wrong-shape', '"episodes" must be array'],
    ['empty', 'it was empty'],
  ])('asks once more where the answer was unusable (%s), saying why', async (reply, fault) => {
    endpoint.play(reply, 'ollama-fenced');
    expect((await ask()).episodes).toHaveLength(2);
    expect(endpoint.questions).toHaveLength(2);
    const again = endpoint.questions[1]?.body.messages ?? [];
    expect(again.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(again.at(-1)?.content).toContain(fault);
    expect(again.at(-1)?.content).toContain('"history_entry"');
  });

  it('gives up after the second unusable answer', async () => {
    endpoint.play('prose', 'wrong-shape');
    expect(await failureOf(ask())).toMatchObject({ failure: 'unusable', retryable: true });
    expect(endpoint.questions).toHaveLength(2);
  });

  it('tells an answer that was cut off, without asking for it again', async () => {
    endpoint.play('truncated');
    const failure = await failureOf(ask());
    expect(failure).toMatchObject({ failure: 'unusable', message: "the model's answer was cut off" });
    expect(endpoint.questions).toHaveLength(1);
  });

  it('asks a reasoning model without the settings it refuses, and remembers that', async () => {
    endpoint.play('400-temperature', 'openai-strict');
    const model = open();
    await model.answer(distillationSchema, QUESTION);
    expect(endpoint.questions[1]?.body).not.toHaveProperty('temperature');
    expect(endpoint.questions[1]?.body).toHaveProperty('response_format');
    await model.answer(distillationSchema, QUESTION);
    expect(endpoint.questions).toHaveLength(3);
  });

  it('asks an endpoint that knows no schema in words', async () => {
    endpoint.play('400-no-json-schema', '400-no-json-schema', 'ollama-fenced');
    expect((await ask()).episodes).toHaveLength(2);
    const { body } = endpoint.questions[2] ?? { body: { messages: [] } };
    expect(body).not.toHaveProperty('response_format');
    expect(body.messages.at(-1)?.content).toContain('JSON Schema');
  });

  it('waits out a 429 that says how long, and a bad gateway', async () => {
    endpoint.play('429', '502', 'openai-strict');
    const started = Date.now();
    expect((await ask()).episodes).toHaveLength(4);
    expect(endpoint.questions).toHaveLength(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000);
  });

  it.each([
    ['429-long', { failure: 'busy', retryable: true, message: 'the model endpoint answered 429' }, 1],
    ['401', { failure: 'refused', retryable: true, message: 'the model endpoint answered 401' }, 1],
    ['400-context', { failure: 'refused', retryable: false }, 1],
    ['html-proxy', { failure: 'unusable', retryable: true }, 1],
    ['no-choices', { failure: 'unusable', retryable: true }, 1],
  ])('names the failure %s', async (reply, failure, questions) => {
    endpoint.play(reply);
    expect(await failureOf(ask())).toMatchObject(failure);
    expect(endpoint.questions).toHaveLength(questions);
  });

  it('gives up an outage after three attempts', async () => {
    endpoint.play('502');
    expect(await failureOf(ask())).toMatchObject({ failure: 'away', retryable: true });
    expect(endpoint.questions).toHaveLength(3);
  });

  it('ends at its deadline, also while it waits between attempts', async () => {
    for (const reply of ['hang', '502'] as const) {
      endpoint.play(reply);
      const started = Date.now();
      expect(await failureOf(ask({ timeoutMs: 300 }))).toMatchObject({ failure: 'away', retryable: true });
      expect(Date.now() - started).toBeLessThan(1_500);
    }
  });

  it('ends with the signal of the caller', async () => {
    endpoint.play('hang');
    const stopping = new AbortController();
    const answer = failureOf(open().answer(distillationSchema, QUESTION, stopping.signal));
    setTimeout(() => stopping.abort(), 100);
    expect(await answer).toMatchObject({ failure: 'stopped', retryable: true });
    expect(await failureOf(open().answer(distillationSchema, QUESTION, AbortSignal.abort()))).toMatchObject({
      failure: 'stopped',
    });
  });

  it('does not read a reply that never ends, nor use one that is far too long', async () => {
    endpoint.play('never end');
    expect(await failureOf(ask())).toMatchObject({ failure: 'unusable' });
    expect(endpoint.questions).toHaveLength(1);
    endpoint.play({
      status: 200,
      body: {
        choices: [{ index: 0, message: { role: 'assistant', content: '{'.repeat(500_000) }, finish_reason: 'stop' }],
      },
    });
    expect(await failureOf(ask())).toMatchObject({ failure: 'unusable', message: expect.stringContaining('too long') });
  });

  it('names an endpoint that is not there, cuts the line, or sends the conversation elsewhere', async () => {
    expect(await failureOf(ask({ baseUrl: 'http://127.0.0.1:1/v1' }))).toMatchObject({ failure: 'away' });
    endpoint.play('cut the line');
    expect(await failureOf(ask())).toMatchObject({ failure: 'away', retryable: true });
    endpoint.play({ status: 307, headers: { location: 'http://127.0.0.1:1/elsewhere' }, body: '' });
    expect(await failureOf(ask())).toMatchObject({ failure: 'away' });
    expect(endpoint.questions).toHaveLength(1);
  });

  it('works with an endpoint that asks for no key, and with any schema', async () => {
    endpoint.play({
      status: 200,
      body: { choices: [{ index: 0, message: { role: 'assistant', content: '{"n":3}' }, finish_reason: 'stop' }] },
    });
    expect(await open({ apiKey: undefined }).answer(z.object({ n: z.number() }), QUESTION)).toEqual({ n: 3 });
  });

  it('leaves the conversation to no tracer that the environment names', async () => {
    const traced: string[] = [];
    Object.assign(process.env, { LANGCHAIN_VERBOSE: 'true', OPENAI_LOG: 'debug', LANGSMITH_TRACING: 'true' });
    for (const method of ['log', 'debug', 'info'] as const)
      vi.spyOn(console, method).mockImplementation((...words) => void traced.push(JSON.stringify(words)));
    try {
      process.env.LANGSMITH_ENDPOINT = endpoint.baseUrl;
      endpoint.play('openai-strict');
      await ask();
      expect(traced.join('\n')).not.toContain('tía');
      expect(endpoint.questions).toHaveLength(1);
    } finally {
      for (const name of ['LANGCHAIN_VERBOSE', 'OPENAI_LOG', 'LANGSMITH_TRACING', 'LANGSMITH_ENDPOINT'])
        delete process.env[name];
      vi.restoreAllMocks();
    }
  });
});
