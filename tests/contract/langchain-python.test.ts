import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWhen } from '../support/needs.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

type Message = Record<string, unknown>;
const FIXTURES = new URL('../fixtures/messages/', import.meta.url);
const SENT = fileURLToPath(new URL('sent-to-python.json', FIXTURES));
const READ = fileURLToPath(new URL('read-by-python.json', FIXTURES));
const ROUND_TRIP = fileURLToPath(new URL('../support/langchain_round_trip.py', import.meta.url));

const PYTHON = process.env.TEST_PYTHON || 'python3';
const hasLangChain = await promisify(execFile)(PYTHON, ['-c', 'import langchain_core.messages']).then(
  () => true,
  () => false,
);

const fixture = (name: string): Message[] => JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8'));
const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that a caller gets in LangChain's form: conversations of each client library, and prompts. */
async function toldMessages(app: ContractApp): Promise<Message[]> {
  const told: Message[] = [];
  const unreadable = [{ id: 'c', type: 'function', function: { name: 'search_places', arguments: '{' } }];
  const conversations = [
    ...['openai-python', 'langchain-python', 'langchain-js'].map(fixture),
    [
      { role: 'assistant', content: null, refusal: 'No puedo.' },
      { role: 'assistant', content: null, tool_calls: unreadable },
    ],
    [
      { type: 'HumanMessageChunk', data: { content: 'hola', type: 'HumanMessageChunk' } },
      { type: 'ToolMessageChunk', data: { content: 'sol', tool_call_id: 'c1', type: 'ToolMessageChunk' } },
      { type: 'FunctionMessageChunk', data: { content: 'sol', name: 'get_weather' } },
      { type: 'developer', data: { content: 'Sé breve' } },
      { type: 'generic', data: { content: 'Llueve', role: 'narrator' } },
      { type: 'ChatMessageChunk', data: { content: 'De nada', role: 'assistant' } },
      { type: 'ai', data: { content: null } },
    ],
  ];
  for (const messages of conversations) {
    const ids = { user_id: fresh('u'), session_id: fresh('s') };
    const saved = await app.saveTurn({ ...ids, messages });
    expect(saved.status, saved.text).toBe(201);
    const turn = await app.get<{ messages: Message[] }>(`/v1/turns/${saved.body.turn_id}?message_format=langchain`);
    const built = await app.buildContext({
      ...ids,
      current_query: 'Dame más info del segundo',
      system_prompt: 'Eres un asistente.',
      message_format: 'langchain',
    });
    told.push(...turn.body.messages, ...(built.body.messages as unknown as Message[]));
  }
  return told;
}

async function readByPython(messages: readonly Message[]): Promise<Message[]> {
  const reading = promisify(execFile)(PYTHON, [ROUND_TRIP], { maxBuffer: 1 << 24 });
  reading.child.stdin?.end(JSON.stringify(messages));
  return JSON.parse((await reading).stdout) as Message[];
}

describe("messages in LangChain's form, read by Python's langchain_core", () => {
  let app: ContractApp;
  let told: Message[];
  beforeAll(async () => {
    app = await openContractApp();
    told = await toldMessages(app);
  });
  afterAll(() => app.close());

  it('are those that a run of langchain_core 1.6.5 was given, and that it read without losing a field', async () => {
    await expect(asText(told)).toMatchFileSnapshot(SENT);
    expect(JSON.parse(readFileSync(READ, 'utf8'))).toMatchObject(told);
  });

  describeWhen(
    hasLangChain,
    'needs langchain-core: pip install langchain-core, and TEST_PYTHON where it is not python3',
  )('here', () => {
    it('are read, and written again with all that they held', async () => {
      const read = await readByPython(told);
      expect(read).toMatchObject(told);
      await expect(asText(read)).toMatchFileSnapshot(READ);
    });
  });
});
