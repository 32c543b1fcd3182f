/** The three test scenarios of the source document, as it tells them. */
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { type BuiltContext, client } from '../support/client.ts';
import type { RunningService } from '../support/service.ts';
import { describeOnBothEditions, type Edition } from './editions.ts';

const USER = 'u1';
const SESSION = 'chat_123';
const MAX_TOKENS = 4000;

/** What an agent does around each call of its model: build-context before, save-turn after. */
async function query(service: RunningService, question: string, answer: string, metadata?: unknown) {
  const context = await build(service, question);
  return { context, saved: await save(service, question, answer, metadata) };
}

async function save(service: RunningService, question: string, answer: string, metadata?: unknown) {
  const { status, body } = await client(service.baseUrl).saveTurn({
    user_id: USER,
    session_id: SESSION,
    messages: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ],
    ...(metadata !== undefined && { extra_metadata: metadata }),
  });
  expect(status).toBe(201);
  return body;
}

async function build(service: RunningService, question = 'Hola'): Promise<BuiltContext> {
  const { status, body } = await client(service.baseUrl).buildContext({
    user_id: USER,
    session_id: SESSION,
    current_query: question,
  });
  expect(status).toBe(200);
  return body;
}

const shown = ({ history_messages }: BuiltContext) => history_messages.map(({ type, data }) => [type, data.content]);

interface LogLine {
  readonly msg: string;
  readonly session_id?: string;
  readonly estimated_tokens?: number;
  readonly max_tokens?: number;
}

function logged(service: RunningService, event: string): LogLine[] {
  return service
    .log()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(({ msg, session_id }) => msg === event && session_id === SESSION);
}

function connect({ redisUrl }: Edition): Redis | null {
  if (redisUrl === null) return null;
  const redis = new Redis(redisUrl);
  onTestFinished(() => redis.disconnect());
  return redis;
}

describeOnBothEditions('persistent memory', (kind) => {
  it('still knows "the first" and "the second" after a restart, from the database and not from memory', async () => {
    const edition = await kind.open();
    const redis = connect(edition);
    const before = await edition.start();

    const bars = '1. La Venencia 2. Casa Labra';
    await query(before, 'Busca bares en Madrid', bars, { places: [{ name: 'La Venencia' }, { name: 'Casa Labra' }] });
    const second = 'Casa Labra está en la calle Tetuán.';
    const { context } = await query(before, 'Dame más info del segundo', second);
    expect(shown(context)).toEqual([
      ['human', 'Busca bares en Madrid'],
      ['ai', bars],
    ]);
    expect(context.previous_places.map(({ name }) => name)).toEqual(['La Venencia', 'Casa Labra']);
    expect(await before.stop()).toBe(0);
    await redis?.flushdb();

    const after = await edition.start();
    const remembered = await build(after, 'Y el primero?');
    // A Redis that answers late on a busy machine is left out of a build, and counted; nothing else is.
    const { body: metrics } = await client(after.baseUrl).get<string>('/metrics');
    const isLate = /^hipocampo_cache_failures_total\{[^}]*operation="get"[^}]*\} [1-9]/m.test(metrics);
    expect(remembered.cache).toBe(isLate ? 'bypass' : 'miss');
    expect(remembered.total_turns).toBe(2);
    expect(shown(remembered)).toEqual([
      ['human', 'Busca bares en Madrid'],
      ['ai', bars],
      ['human', 'Dame más info del segundo'],
      ['ai', second],
    ]);
    expect(remembered.previous_places).toMatchObject([
      { name: 'La Venencia', _turn_number: 1 },
      { name: 'Casa Labra', _turn_number: 1 },
    ]);
    await expect.poll(() => logged(after, 'context_loaded_from_database').length).toBe(1);
  });

  it('remembers after every process of it was killed in the instant after the 201', async () => {
    const edition = await kind.open();
    const before = await edition.start();
    await query(before, 'Busca bares en Madrid', '1. La Venencia 2. Casa Labra');
    for (const pid of before.pids()) before.kill('SIGKILL', pid);
    await before.stop();

    const after = await edition.start();
    expect(shown(await build(after, 'Y el primero?'))).toEqual([
      ['human', 'Busca bares en Madrid'],
      ['ai', '1. La Venencia 2. Casa Labra'],
    ]);
  });
});

describeOnBothEditions('compression', (kind) => {
  it('keeps the prompt below max_tokens over twenty long messages, and says in its log that it compressed', async () => {
    const edition = await kind.open();
    const service = await edition.start({ MAX_CONTEXT_TOKENS: String(MAX_TOKENS) });
    const contexts: BuiltContext[] = [];
    for (let number = 0; number < 20; number += 1) {
      const details = 'un plan largo con muchos detalles sobre el viaje, la comida y los museos '.repeat(25);
      const { context } = await query(service, `Mensaje largo número ${number}: ${details}`, `Entendido: ${details}`);
      contexts.push(context);
    }
    contexts.push(await build(service, '¿Qué llevamos hablado?'));

    for (const context of contexts) {
      expect(context.estimated_tokens).toBeLessThan(MAX_TOKENS);
      expect(context.estimated_tokens + context.tokens_remaining).toBe(MAX_TOKENS);
    }
    const last = contexts.at(-1);
    expect(last?.compressed).toBe(true);
    expect(last?.total_turns).toBe(20);
    expect(last?.conversation_history).toContain('Mensaje largo número 19');
    expect(last?.conversation_history).not.toContain('Mensaje largo número 0:');
    expect(last?.session_summary).not.toBe('');

    // The log travels beside the replies: its last line may come after the last reply.
    const times = contexts.filter((context) => context.compressed).length;
    await expect.poll(() => logged(service, 'context_compressed').length).toBe(times);
    const needed = logged(service, 'context_needs_compression');
    const compressed = logged(service, 'context_compressed');
    expect(needed.length).toBeGreaterThanOrEqual(compressed.length);
    for (const line of needed)
      expect(line.estimated_tokens, 'before the compression').toBeGreaterThan(0.8 * MAX_TOKENS);
    for (const line of compressed) expect(line.estimated_tokens).toBeLessThan(MAX_TOKENS);
    expect(compressed[0]?.max_tokens).toBe(MAX_TOKENS);
  });
});

describeOnBothEditions('cache invalidation', (kind) => {
  it('has an entry after a build, which the next save leaves a hit, and none after an invalidation', async () => {
    const edition = await kind.open();
    const redis = connect(edition);
    const service = await edition.start({ LOG_LEVEL: 'debug' });
    const key = `conversation_context:${SESSION}`;
    /** Where Redis can be looked at, whether the document's key is there; the entry is written beside the reply. */
    const expectEntry = async (there: boolean) => {
      if (redis !== null) await expect.poll(() => redis.exists(key)).toBe(there ? 1 : 0);
    };

    await save(service, 'Hola', '¡Hola! ¿En qué te ayudo?'); // no build before it, so no worker holds what it could extend
    const built = performance.now();
    expect((await build(service)).cache).toBe('miss');
    await expectEntry(true);
    expect((await build(service)).cache).toBe('hit');
    await expect.poll(() => logged(service, 'context_loaded_from_cache').length).toBe(1);
    const ttl = (await redis?.ttl(key)) ?? 300;
    expect(ttl).toBeGreaterThan(290 - (performance.now() - built) / 1000);
    expect(ttl).toBeLessThanOrEqual(300);

    const { saved } = await query(service, 'Cómo estás?', 'Muy bien.');
    expect(saved.cache_invalidated).toBe(true);
    await expectEntry(true); // extended, or the prefix that it was
    const extended = await build(service);
    expect(extended.cache).toBe('hit');
    expect(shown(extended).at(-1)).toEqual(['ai', 'Muy bien.']);

    const invalidated = await client(service.baseUrl).post('/v1/invalidate', { session_id: SESSION });
    expect([invalidated.status, invalidated.body]).toEqual([200, { invalidated: 1 }]);
    await expectEntry(false);
    expect((await build(service)).cache).toBe('miss');
  });
});
