import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { describeWithRedis } from '../support/needs.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program of the project to its end. */
function ended(
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'error', ...env } };
    execFile(process.execPath, [...words], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

let taken: Server;
let port: string;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => taken.close());

const inUse = () =>
  `hipocampo could not start: port ${port} of 127.0.0.1 is in use: end what listens there, or set PORT to another one (0 takes any that is free)\n`;

describe('a port in use', () => {
  it('ends the service with one sentence', async () => {
    const folder = await createEmbeddedFolder();
    const env = { PORT: port, DATA_DIR: folder, SEMANTIC_MEMORY_ENABLED: 'false' };
    expect(await ended(['dist/doors/server.js'], env)).toEqual({
      code: 1,
      stdout: expect.any(String),
      stderr: inUse(),
    });
    await rm(folder, { recursive: true, force: true });
  });
});

describeWithRedis('a port in use, by several workers', () => {
  it('ends the supervisor with one sentence, instead of starting workers for ever', async () => {
    const [database, redis] = [await createTestDatabase(), await createTestRedis()];
    const env = { PORT: port, WORKERS: '2', DATABASE_URL: database.url, REDIS_URL: redis.url };
    expect(await ended(['dist/doors/server.js'], env)).toMatchObject({ code: 1, stderr: inUse() });
    await redis.drop();
    await database.drop();
  });
});

describe('the command line', () => {
  it('tells its version and its usage at once', async () => {
    const started = performance.now();
    expect(await ended(['bin/hipocampo.js', '--version'], {})).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
    const help = await ended(['bin/hipocampo.js', '--help'], {});
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('download-model');
    // Two starts of Node and nothing more, which take 0.1 s on an idle machine: far below what loading the service takes.
    expect(performance.now() - started).toBeLessThan(2 * 3_000);
  });

  it('says what it needs in one sentence', async () => {
    const told = await ended(['bin/hipocampo.js', 'doctor'], { DATABASE_URL: 'postgres://ana:s3cret@127.0.0.1:1/db' });
    expect(told).toMatchObject({ code: 1, stdout: '' });
    expect(told.stderr).toMatch(/^PostgreSQL cannot be used: nothing listens at 127\.0\.0\.1:1: .*\n$/);
    expect((await ended(['bin/hipocampo.js', 'doctor'], { PORT: 'x' })).stderr).toMatch(
      /^the environment has 1 fault\(s\):\n {2}PORT: .*\n$/,
    );
    const unknown = await ended(['bin/hipocampo.js', 'frobnicate'], {});
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatch(/^unknown command: frobnicate\n\nhipocampo <command>/);
  });
});
