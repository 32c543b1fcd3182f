import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { encryptionSettings } from '../support/encryption.ts';
import { type RunningService, startService } from '../support/service.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const KEY = 'a-key-of-sixteen-characters';

let folder: string;
let database: TestDatabase;
let service: RunningService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hipocampo-archive-'));
  database = await createTestDatabase();
  service = await startService({
    DATABASE_URL: database.url,
    API_KEYS: JSON.stringify([{ key: KEY, tenant: 'default' }]),
  });
  for (const [session, text] of [
    ['s1', 'Me llamo Juan y vivo en León'],
    ['s2', 'Busca bares cerca de Sol'],
  ] as const)
    await save('u1', session, [{ role: 'user', content: text }]);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  service.request<Record<string, unknown>>(method, path, {
    headers: { authorization: `Bearer ${KEY}` },
    ...(body !== undefined && { body }),
  });
const save = async (userId: string, sessionId: string, messages: readonly object[]) => {
  const { status, body } = await call('POST', '/v1/save-turn', { user_id: userId, session_id: sessionId, messages });
  expect(status, JSON.stringify(body)).toBe(201);
};
const at = (name: string): string => join(folder, name);

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
function run(
  args: readonly string[],
  env: Record<string, string> = {},
  onError: (text: string) => void = () => undefined,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['bin/hipocampo.js', ...args],
      {
        cwd: ROOT,
        env: {
          PATH: process.env.PATH ?? '',
          HIPOCAMPO_URL: service.baseUrl,
          HIPOCAMPO_API_KEY: KEY,
          DATABASE_URL: database.url,
          ...encryptionSettings(),
          ...env,
        },
      },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
    child.stderr?.on('data', onError);
  });
}

describe('the commands of archives', () => {
  it('export a user, erase it with a receipt that can be verified, and bring it back byte for byte', async () => {
    expect(await run(['export-user', 'u1', at('u1.ndjson')])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ lines of user u1 are in /),
    });
    expect(await run(['erase-user', 'u1', at('receipt.json')])).toMatchObject({ code: 0 });
    expect((await call('GET', '/v1/sessions/s1')).status).toBe(404);
    expect(await run(['verify-receipt', at('receipt.json')])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^genuine: user u1 /),
    });
    const receipt = readFileSync(at('receipt.json'), 'utf8');
    writeFileSync(at('forged.json'), receipt.replace(/"turns": \d+/, '"turns": 7'));
    expect(await run(['verify-receipt', at('forged.json')])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^not genuine/),
    });
    const nowhere = { DATABASE_URL: '', DATA_DIR: at('nowhere') };
    expect(await run(['verify-receipt', at('receipt.json')], nowhere)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no database in'),
    });
    expect(existsSync(at('nowhere'))).toBe(false);
    expect(await run(['import-user', at('u1.ndjson')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('imported 2 sessions, 2 turns'),
    });
    expect((await run(['export-user', 'u1', '-'])).out).toBe(readFileSync(at('u1.ndjson'), 'utf8'));
    expect(await run(['import-user', at('u1.ndjson')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('there already 2 sessions, 2 turns'),
    });
  });

  it('copy a session under another id', async () => {
    expect(await run(['export-session', 's2', at('s2.json')])).toMatchObject({ code: 0 });
    expect(await run(['import-session', at('s2.json'), '--session', 's2-copy'])).toMatchObject({
      code: 0,
      out: 'session s2-copy of user u1, 1 turns: imported\n',
    });
    expect((await call('GET', '/v1/sessions/s2-copy')).status).toBe(200);
  });

  it('erase a session with a receipt that can be verified', async () => {
    expect(await run(['export-session', 's2', at('erased.json')])).toMatchObject({ code: 0 });
    expect(await run(['import-session', at('erased.json'), '--session', 's2-erased'])).toMatchObject({ code: 0 });
    expect(await run(['erase-session', 's2-erased', at('session-receipt.json')])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^session s2-erased is erased; the receipt is in /),
    });
    expect((await call('GET', '/v1/sessions/s2-erased')).status).toBe(404);
    expect((await call('GET', '/v1/sessions/s2')).status).toBe(200);
    expect(await run(['verify-receipt', at('session-receipt.json')])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^genuine: session s2-erased of user u1 was erased at /),
    });
    expect((await run(['erase-session', 's2-erased', at('again.json')])).code).not.toBe(0);
  });

  it('bring the conversations of ChatGPT in for the user that is named', async () => {
    const node = (id: string, parent: string | null, role: string, text: string) => ({
      id,
      parent,
      children: [],
      message: { id, author: { role }, create_time: 1_700_000_000, content: { content_type: 'text', parts: [text] } },
    });
    writeFileSync(
      at('conversations.json'),
      JSON.stringify([
        {
          conversation_id: 'c1',
          title: 'Bars',
          current_node: 'b',
          mapping: { a: node('a', null, 'user', 'Any bars?'), b: node('b', 'a', 'assistant', 'La Venencia') },
        },
      ]),
    );
    expect(await run(['import-user', at('conversations.json'), '--user', 'u2'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('user u2: imported 1 sessions, 1 turns'),
    });
    expect(await run(['import-user', at('conversations.json')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('?user_id'),
    });
  });

  it('say in a sentence what is wrong, and leave nothing behind', async () => {
    expect(await run(['export-user', 'nobody', at('nobody')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^there is no such user \(404 /),
    });
    expect(await run(['export-user', 'u1', at('refused')], { HIPOCAMPO_API_KEY: 'not-the-key-of-this' })).toMatchObject(
      { code: 1, err: expect.stringContaining('401') },
    );
    expect(await run(['export-user', 'u1', at('away')], { HIPOCAMPO_URL: 'http://127.0.0.1:1' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing answers there'),
    });
    expect(await run(['export-user', 'u1', at('s2.json')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    });
    expect(await run(['export-user', 'u1'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^export-user needs a name and a file/),
    });
    const left = await readdir(folder);
    expect(left.filter((name) => /nobody|refused|away|partial/.test(name))).toEqual([]);
  });

  it('say now and then how far they are, where that takes long', async () => {
    const content = 'x'.repeat(250_000);
    for (const role of ['user', 'assistant', 'user', 'assistant']) await save('large', 'large', [{ role, content }]);

    // In front of the service, one that passes all of an export on and does not end it before a line of progress came.
    let isTold = () => {};
    const told = new Promise<void>((resolve) => {
      isTold = resolve;
    });
    const slow = createServer(({ url, headers }, response) => {
      get(`${service.baseUrl}${url}`, { headers }, (reply) => {
        reply.on('data', (chunk) => response.write(chunk)).on('end', () => told.then(() => response.end()));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => slow.once('listening', resolve));
    onTestFinished(() => void slow.close());
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const exported = await run(['export-user', 'large', at('large.ndjson'), '--url', url], {}, isTold);
    expect(exported).toMatchObject({ code: 0, err: expect.stringMatching(/^exporting \(MB\): 1, [\d.]+ s$/m) });

    expect(await run(['erase-user', 'large', at('large.json')])).toMatchObject({ code: 0, err: '' });
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('BEGIN; LOCK TABLE turns IN SHARE MODE');
    // Once and awaited: a query that is under way when the connection ends is an error of nobody's.
    let released: Promise<unknown> | undefined;
    const imported = await run(['import-user', at('large.ndjson')], {}, () => {
      released ??= holder.query('ROLLBACK');
    });
    await released;
    expect(imported).toMatchObject({ code: 0, err: expect.stringMatching(/^writing \(MB\): \d of 1, [\d.]+ s$/m) });
  });

  it.each([
    ['ends early', '{"kind":"user"}\n{"kind":"turn"}\n', false],
    ['breaks off', '{"kind":"user"}\n', true],
    ['was changed on its way', `{"kind":"user"}\n{"kind":"checksum","checksum":"${'0'.repeat(64)}"}\n`, false],
  ])('keep no export that %s', async (_, text, breaks) => {
    const liar = createServer((_request, response) => {
      response.write(text, () => (breaks ? response.destroy() : response.end()));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => liar.once('listening', resolve));
    const url = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
    const ran = await run(['export-user', 'u1', at('torn'), '--url', url]).finally(() => liar.close());
    expect(ran).toMatchObject({ code: 1, err: 'the export broke off: run the command again\n' });
    expect((await readdir(folder)).filter((name) => name.startsWith('torn'))).toEqual([]);
  });
});
