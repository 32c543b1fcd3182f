import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migratePostgres } from '../../src/stores/migrate.ts';
import { freePort } from '../support/free-port.ts';
import { describeWhen } from '../support/needs.ts';
import { createTestDatabase } from '../support/test-database.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65_534; // it does not run as root

describeWhen(existsSync(PROGRAM), 'needs the package pgbouncer')('migratePostgres behind PgBouncer', () => {
  /** Starts one before a database, and returns the address of that behind it. */
  async function pooled(mode: 'session' | 'transaction'): Promise<string> {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-pgbouncer-'));
    onTestFinished(async () => {
      await rm(folder, { recursive: true, force: true });
      await database.drop();
    });
    const port = await freePort();
    const login = `user=${decodeURIComponent(url.username)}${url.password === '' ? '' : ` password=${decodeURIComponent(url.password)}`}`;
    const file = join(folder, 'pgbouncer.ini');
    await writeFile(
      file,
      `[databases]
* = host=${url.hostname} port=${url.port || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    );
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const pooler = spawn(PROGRAM, ['-q', file], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
    onTestFinished(() => {
      pooler.kill('SIGKILL');
    });
    await expect.poll(() => listens(port), { timeout: 60_000 }).toBe(true);
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return url.href;
  }

  it('refuses one that gives each transaction another session, in one sentence', async () => {
    const connectionString = await pooled('transaction');
    await expect(migratePostgres({ connectionString })).rejects.toThrow(
      'the pooler at DATABASE_URL gives each transaction another session: use session pooling (PgBouncer: pool_mode = session), or name PostgreSQL itself',
    );
  });

  it('works with one that pools sessions', async () => {
    await migratePostgres({ connectionString: await pooled('session') });
  });
});

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}
