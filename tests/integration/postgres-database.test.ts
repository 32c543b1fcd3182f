import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DependencyUnavailable } from '../../src/errors.ts';
import { NO_TENANT } from '../../src/stores/database.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { databaseSpec } from './database.spec.ts';

const SETTINGS = { poolSize: 4, statementTimeoutMs: 5_000, maxWaiting: 1_000 };

async function asOwner(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** A way to a database on which what it answers can be held back. */
async function silentProxy(to: string) {
  const { hostname, port } = new URL(to);
  let isHeld = false;
  const held: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const one of [near, far]) one.destroy();
      });
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (isHeld) held.push(() => near.write(data));
      else near.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hold: () => {
      isHeld = true;
    },
    goOn: () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

databaseSpec('PostgresDatabase', async () => {
  const testDatabase = await createTestDatabase();
  const database = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS });
  return {
    database,
    ownerQuery: async (text) => {
      await asOwner(testDatabase.url, text);
    },
    close: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
});

describe('PostgresDatabase', () => {
  let testDatabase: TestDatabase;
  const open: PostgresDatabase[] = [];
  const connect = (more: Partial<ConstructorParameters<typeof PostgresDatabase>[0]> = {}) => {
    const database = new PostgresDatabase({ connectionString: testDatabase.url, ...SETTINGS, ...more });
    open.push(database);
    return database;
  };
  const nobody = (database: PostgresDatabase) => database.as(NO_TENANT);
  const SLEEP = { name: 'test_sleep', text: 'SELECT pg_sleep($1::float8)' };
  const ONE = { name: 'test_one', text: 'SELECT 1 AS n' };
  const terminate = () =>
    asOwner(
      testDatabase.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hipocampo'",
    );

  /** How many sleep in the server at this moment. */
  const asleep = async () => {
    const sleeping = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
    return (await asOwner(testDatabase.url, sleeping)).rowCount;
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
  });
  afterAll(() => testDatabase.drop());

  it('works as the role that row-level security binds, whoever it connected as', async () => {
    const { rows } = await nobody(connect()).query(
      { name: 'test_role', text: 'SELECT current_user, current_setting($1) AS jit' },
      ['jit'],
    );
    expect(rows).toEqual([{ current_user: 'hipocampo_app', jit: 'off' }]);
  });

  it('is unavailable for a statement whose connection is cut, and works again at the next', async () => {
    const lost: Error[] = [];
    const database = connect({ onConnectionLost: (error) => lost.push(error) });
    const cut = nobody(database).query(SLEEP, [30]);
    const refused = expect(cut).rejects.toThrow(DependencyUnavailable);
    await expect.poll(asleep).toBe(1);
    await terminate();
    await refused;
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('is unavailable for a transaction whose connection is cut inside, which then did nothing', async () => {
    const database = connect();
    const work = database.transaction('a', async (tx) => {
      await tx.query({ name: 'test_insert_user', text: "INSERT INTO users (tenant_id, user_id) VALUES ('a', 'cut')" });
      await terminate();
      await tx.query(ONE);
    });
    await expect(work).rejects.toThrow(); // the tenant is not known here: either failure leaves nothing
    await asOwner(testDatabase.url, "INSERT INTO tenants VALUES ('a') ON CONFLICT DO NOTHING");
    const again = database.transaction('a', async (tx) => {
      await tx.query({ name: 'test_insert_user', text: "INSERT INTO users (tenant_id, user_id) VALUES ('a', 'cut')" });
      await terminate();
      await tx.query(ONE);
    });
    await expect(again).rejects.toThrow(DependencyUnavailable);
    expect((await database.as('a').query({ name: 'test_users', text: 'SELECT * FROM users' })).rows).toEqual([]);
  });

  it('goes on after idle connections are cut: nobody was using them', async () => {
    const lost: Error[] = [];
    const database = connect({ onConnectionLost: (error) => lost.push(error) });
    await Promise.all([1, 2, 3, 4].map(() => nobody(database).query(SLEEP, [0.1])));
    await terminate();
    await expect.poll(() => database.load().open).toBe(0);
    expect(lost).not.toEqual([]);
    for (let n = 0; n < 8; n += 1) expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('is unavailable where a statement takes longer than its time, and goes on', async () => {
    const database = connect({ statementTimeoutMs: 200 });
    const started = performance.now();
    await expect(nobody(database).query(SLEEP, [30])).rejects.toThrow(DependencyUnavailable);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
    const inside = database.transaction(NO_TENANT, async (tx) => tx.query(SLEEP, [30]));
    await expect(inside).rejects.toThrow(DependencyUnavailable);
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('refuses the caller after the last that may wait, at once', async () => {
    const database = connect({ poolSize: 1, maxWaiting: 2 });
    await database.ping();
    const working = [nobody(database).query(SLEEP, [2])];
    await expect.poll(() => database.load()).toEqual({ open: 1, idle: 0, waiting: 0 });
    working.push(nobody(database).query(SLEEP, [0]), nobody(database).query(SLEEP, [0]));
    await expect.poll(() => database.load().waiting).toBe(2);
    await expect(nobody(database).query(ONE)).rejects.toThrow(DependencyUnavailable);
    expect(database.load().waiting).toBe(2); // at once: the others still wait
    await Promise.allSettled(working); // which may be given up where the machine is slow
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('is unavailable to who waits too long for a connection, and does not lose the one that comes later', async () => {
    const database = connect({ poolSize: 1 });
    const working = nobody(database).query(SLEEP, [3.5]);
    await expect.poll(asleep).toBe(1);
    const started = performance.now();
    await expect(nobody(database).query(ONE)).rejects.toThrow(DependencyUnavailable);
    expect(performance.now() - started).toBeGreaterThan(1_900); // as long as a request may wait
    await working;
    expect(database.load()).toEqual({ open: 1, idle: 1, waiting: 0 });
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('does not hold a time in which the process itself was blocked against PostgreSQL', async () => {
    const database = connect({ statementTimeoutMs: 200 });
    const blocked = (ms: number) => {
      const until = performance.now() + ms;
      while (performance.now() < until);
    };
    const connecting = nobody(database).query(ONE);
    blocked(2_600); // longer than a caller may wait for a connection
    expect((await connecting).rows).toEqual([{ n: 1 }]);
    const answering = nobody(database).query(ONE);
    blocked(2_000); // longer than an answer may take
    expect((await answering).rows).toEqual([{ n: 1 }]);
  });

  it('breaks off a connection on which no answer comes at all, and goes on with another', async () => {
    const silent = await silentProxy(testDatabase.url);
    try {
      const database = connect({ connectionString: silent.url, statementTimeoutMs: 200, poolSize: 1 });
      expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
      silent.hold();
      await expect(nobody(database).query(ONE)).rejects.toThrow(DependencyUnavailable);
      silent.goOn();
      await expect.poll(() => database.load().open).toBe(0);
      expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
    } finally {
      await silent.close();
    }
  });

  it('fails a statement with a value that cannot be written, and the connection goes on', async () => {
    const database = connect({ poolSize: 1 });
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const echo = { name: 'test_echo', text: 'SELECT $1::text AS said, $2::jsonb AS more' };
    await expect(nobody(database).query(echo, ['a', circular])).rejects.toThrow(/circular/);
    for (const said of ['b', 'c'])
      expect((await nobody(database).query(echo, [said, { n: [1] }])).rows).toEqual([{ said, more: { n: [1] } }]);
    expect(database.load().open).toBe(1);
  });

  it('reads the same of the first run of a statement and of later ones, by every connection', async () => {
    const database = connect({ poolSize: 3 });
    const text =
      'SELECT 9007199254740991::int8 AS big, now() AS at, NULL::text AS none, ARRAY[1, 2] AS list, $1::bytea AS bytes';
    const run = () =>
      nobody(database).query<Record<string, unknown>>({ name: 'test_types', text }, [Buffer.from([0, 255])]);
    for (const { rows, rowCount } of await Promise.all(Array.from({ length: 12 }, run))) {
      expect(rowCount).toBe(1);
      const [{ at, ...row } = { at: null }] = rows;
      expect(row).toEqual({ big: 9007199254740991, none: null, list: [1, 2], bytes: Buffer.from([0, 255]) });
      expect(at).toBeInstanceOf(Date);
    }
  });

  it('refuses a second statement of the same name', async () => {
    const database = connect({ poolSize: 1 });
    await nobody(database).query(ONE);
    await expect(nobody(database).query({ ...ONE, text: 'SELECT 2 AS n' })).rejects.toThrow(/test_one/);
    expect((await nobody(database).query(ONE)).rows).toEqual([{ n: 1 }]);
  });

  it('is unavailable where nothing listens, within the time a request can wait', async () => {
    const url = new URL(testDatabase.url);
    url.port = '1';
    const database = connect({ connectionString: url.href });
    const started = performance.now();
    await expect(database.ping()).rejects.toThrow(DependencyUnavailable);
    await expect(nobody(database).rows('SELECT 1', [])).rejects.toThrow(DependencyUnavailable);
    await expect(database.transaction(NO_TENANT, async () => 1)).rejects.toThrow(DependencyUnavailable);
    expect(performance.now() - started).toBeLessThan(7_000);
  });

  it('does not carry the tenant of a cut or failed connection over to the next caller', async () => {
    const database = connect({ poolSize: 1 });
    const tenant = async (queryable: ReturnType<PostgresDatabase['as']>) =>
      (
        await queryable.query<{ tenant: string }>({
          name: 'test_tenant',
          text: "SELECT current_setting('hipocampo.tenant', true) AS tenant",
        })
      ).rows[0]?.tenant;
    expect(await tenant(database.as('a'))).toBe('a');
    await expect(database.as('b').query({ name: 'test_bad', text: 'SELECT 1/0' })).rejects.toThrow();
    expect(await tenant(database.as('a'))).toBe('a');
    expect(await tenant(database.as(NO_TENANT))).toBe('');
    await terminate();
    expect(await tenant(database.as('c')).catch(() => tenant(database.as('c')))).toBe('c');
  });

  it('times each named statement once, failed ones not', async () => {
    const seen: string[] = [];
    const database = connect({ onStatement: (name) => seen.push(name) });
    await nobody(database).query(ONE);
    await nobody(database)
      .query({ name: 'test_bad', text: 'SELECT 1/0' })
      .catch(() => undefined);
    await nobody(database).query(ONE);
    expect(seen).toEqual(['test_one', 'test_one']);
  });

  it('leaves no connection open when it is closed', async () => {
    const database = connect();
    await Promise.all([1, 2, 3, 4].map(() => nobody(database).query(SLEEP, [0.05])));
    await database.close();
    // A backend is gone a moment after its connection.
    await expect
      .poll(async () => {
        const { rows } = await asOwner(
          testDatabase.url,
          "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hipocampo'",
        );
        return rows;
      })
      .toEqual([{ n: 0 }]);
  });
});
