import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createService } from '../../src/wiring/create-service.ts';
import { openDatabase } from '../../src/wiring/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REMEMBERED_MS = 5_000; // what a worker may go on believing of a key

describe('API keys of the command line', () => {
  let testDatabase: TestDatabase;
  let close: () => Promise<void>;
  let status: (
    key: string | null,
    options?: { method?: 'GET' | 'POST'; url?: string; payload?: string },
  ) => Promise<number>;

  const cli = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, ['dist/doors/cli.js', ...args], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: testDatabase.url },
      });
      return { code: 0, stdout, stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, stdout, stderr };
    }
  };
  const create = async (...args: string[]) => {
    const { stdout, code, stderr } = await cli('keys', 'create', ...args);
    expect(code, stderr).toBe(0);
    const key = /^(hipo_[A-Za-z0-9_-]{43})\n$/.exec(stdout)?.[1]; // alone: a script takes it as it is
    const id = /key_id ([0-9a-f-]{36})/.exec(stderr)?.[1];
    if (key === undefined || id === undefined) throw new Error(`no key in: ${stdout}${stderr}`);
    return { key, id, stderr };
  };

  beforeAll(async () => {
    if (!existsSync(`${ROOT}dist/doors/cli.js`))
      throw new Error('dist/doors/cli.js is not there: run `npm run build` first');
    testDatabase = await createTestDatabase();
    const config = loadConfig({ DATABASE_URL: testDatabase.url, LOG_LEVEL: 'silent' });
    const [logger, metrics] = [createLogger('silent'), createMetrics()];
    const database = await openDatabase(config, logger, metrics, false);
    const service = await createService({ config, logger, metrics, database, isClosing: () => false });
    await service.addTenants();
    status = async (key, options = {}) => {
      const headers = { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) };
      return (await service.app.inject({ method: 'GET', url: '/v1/sessions?user_id=ana', ...options, headers }))
        .statusCode;
    };
    close = async () => {
      await service.app.close();
      await service.close();
      await database.close();
    };
  });
  afterAll(async () => {
    await close();
    await testDatabase.drop();
  });

  it('close the service to callers without one as soon as the first is made, within the memo time', async () => {
    expect(await status(null)).toBe(200);
    const { key } = await create('--label', 'first');
    expect(await status(key)).toBe(200);
    await expect.poll(() => status(null), { timeout: REMEMBERED_MS + 2_000, interval: 250 }).toBe(401);
  });

  it('are stored as their SHA-256 and nowhere in the clear', async () => {
    const { key, id } = await create();
    const client = new pg.Client({ connectionString: testDatabase.url });
    await client.connect();
    try {
      const { rows } = await client.query('SELECT k::text AS row, key_hash FROM api_keys k WHERE key_id = $1', [id]);
      expect(rows[0].row).not.toContain(key.slice(5));
      expect(rows[0].key_hash).toEqual(createHash('sha256').update(key).digest());
    } finally {
      await client.end();
    }
  });

  it('carry the tenant, user and scope they were made with', async () => {
    const reader = await create('--tenant', 'acme', '--read');
    expect(reader.stderr).toMatch(/tenant acme, user any, scope read/);
    expect(await status(reader.key)).toBe(200);
    expect(await status(reader.key, { method: 'POST', url: '/v1/invalidate', payload: '{"session_id":"s1"}' })).toBe(
      403,
    );
    const narrow = await create('--tenant', 'acme', '--user', 'ana+x@example.com');
    expect(await status(narrow.key, { url: '/v1/sessions?user_id=ana%2Bx@example.com' })).toBe(200);
    expect(await status(narrow.key, { url: '/v1/sessions?user_id=bob' })).toBe(403);
  });

  it('are refused within the memo time after they are revoked, and for good', async () => {
    const { key, id } = await create();
    expect(await status(key)).toBe(200);
    const revoked = await cli('keys', 'revoke', id);
    expect(revoked).toMatchObject({ code: 0, stdout: 'revoked\n' });
    await expect.poll(() => status(key), { timeout: REMEMBERED_MS + 2_000, interval: 250 }).toBe(401);
    expect((await cli('keys', 'revoke', id)).code).toBe(1);
  });

  it('are listed by tenant, without the key', async () => {
    const { key, id } = await create('--tenant', 'listed', '--label', 'el bot');
    const { stdout } = await cli('keys', 'list', '--tenant', 'listed');
    expect(stdout).toContain(id);
    expect(stdout).toContain('el bot');
    expect(stdout).not.toContain(key);
    expect((await cli('keys', 'list', '--tenant', 'nobody')).stdout).toBe('');
  });

  it.each([
    [['keys', 'destroy'], /unknown command/],
    [['keys', 'create', 'x'], /unknown command/],
    [['keys', 'create', '--tenant', 'a b'], /a tenant is/],
    [['keys', 'create', '--user', 'a b'], /--user takes a user_id/],
    [['keys', 'revoke'], /takes the key_id/],
    [['keys', 'revoke', 'not-an-id'], /takes the key_id/],
    [['keys', 'revoke', '00000000-0000-0000-0000-000000000000'], /there is no key/],
    [['keys', 'create', '--surprise'], /surprise/],
  ])('are not made of a mistake: %j', async (args, message) => {
    const { code, stderr, stdout } = await cli(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });

  it('explain themselves when asked', async () => {
    expect((await cli('--help')).stdout).toMatch(/keys create/);
    expect((await cli('keys', '--help')).stdout).toMatch(
      /^ {2}keys create .*\n.*\n {2}keys list .*\n {2}keys revoke .*\n\n {2}hipocampo --help .*\n$/,
    );
    expect((await cli('keys', 'revoke')).stderr).not.toMatch(/export-user/);
    expect((await cli()).code).toBe(0);
  });
});
