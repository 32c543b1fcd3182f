import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DependencyUnavailable } from '../../src/errors.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { lockFolder } from '../../src/stores/folder-lock.ts';
import { CHAOS } from '../support/chaos.ts';
import { databaseSpec } from './database.spec.ts';

const KILLINGS = CHAOS ? 5 : 1;
const root = mkdtempSync(join(tmpdir(), 'hipocampo-embedded-'));
/** Used by one suite after the other: making a new one takes longer than most of them. */
const dataDir = join(root, 'data');
const BOUND_ROLE = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN CREATE ROLE hipocampo_app NOLOGIN; END IF;
END $$;`;
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A process of its own that runs `code`; `lines` are what it prints. */
function child(code: string): { process: ChildProcess; lines: AsyncIterableIterator<string> } {
  const started = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(started);
  return { process: started, lines: createInterface({ input: started.stdout })[Symbol.asyncIterator]() };
}

async function kill(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

const open = (dataDir: string, more: Partial<Parameters<typeof EmbeddedDatabase.open>[0]> = {}) =>
  EmbeddedDatabase.open({ dataDir, maxWaiting: 1_000, ...more });

databaseSpec('EmbeddedDatabase', async () => {
  const database = await open(dataDir);
  return {
    database,
    ownerQuery: (text) => database.asOwner((owner) => owner.execute(text)),
    close: () => database.close(),
  };
});

describe('EmbeddedDatabase, one session for everybody', () => {
  const timed: [string, number][] = [];
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    database = await open(dataDir, {
      transactionMs: 2_000,
      maxWaiting: 50,
      onStatement: (name, seconds) => timed.push([name, seconds]),
    });
    await database.asOwner((owner) =>
      owner.execute(`${BOUND_ROLE} CREATE TABLE t (n int);
        GRANT USAGE ON SCHEMA public TO hipocampo_app; GRANT SELECT, INSERT, DELETE ON t TO hipocampo_app`),
    );
  });
  afterAll(() => database.close());

  it('works as the bound role, and as the superuser only in asOwner', async () => {
    const who = 'SELECT current_user::text';
    expect(await database.as('a').rows(who, [])).toStrictEqual([['hipocampo_app']]);
    const owner = await database.asOwner((session) => session.query<{ current_user: string }>(who, []));
    expect(owner.rows[0]?.current_user).toBe('postgres');
    expect(await database.as('a').rows(who, [])).toStrictEqual([['hipocampo_app']]);
  });

  it('rolls back what an owner left uncommitted, and goes on as the bound role', async () => {
    await expect(
      database.asOwner((owner) => owner.execute('BEGIN; INSERT INTO t VALUES (1); SELEC')),
    ).rejects.toMatchObject({ code: '42601' });
    await database.asOwner(async (owner) => {
      await owner.execute('BEGIN');
      await owner.query('INSERT INTO t VALUES ($1)', [1]);
    });
    expect(await database.as('a').rows('SELECT current_user::text, count(*)::int FROM t', [])).toStrictEqual([
      ['hipocampo_app', 0],
    ]);
  });

  it('prepares again what an owner changed the columns of', async () => {
    const statement = { name: 'all_of_t', text: 'SELECT * FROM t' };
    await database.as('a').query({ name: 'put_t', text: 'INSERT INTO t VALUES ($1)' }, [7]);
    expect((await database.as('a').query(statement)).rows).toStrictEqual([{ n: 7 }]);
    await database.asOwner((owner) => owner.execute('ALTER TABLE t ADD COLUMN extra text'));
    expect((await database.as('a').query(statement)).rows).toStrictEqual([{ n: 7, extra: null }]);
  });

  it('runs nothing else while a transaction is held, then everything in the order it came', async () => {
    const order: string[] = [];
    const held = database.transaction('a', async (tx) => {
      await tx.rows('SELECT 1', []);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('transaction');
    });
    const later = ['first', 'second', 'third'].map((name) =>
      database
        .as('a')
        .rows('SELECT 1', [])
        .then(() => order.push(name)),
    );
    await Promise.all([held, ...later]);
    expect(order).toStrictEqual(['transaction', 'first', 'second', 'third']);
  });

  it('ends a transaction that waits for a statement outside of itself, which would wait forever', async () => {
    await expect(database.transaction('a', () => database.as('a').rows('SELECT 1', []))).rejects.toThrow(
      /held for more than 2000 ms/,
    );
    await database.ping();
  });

  it('refuses a statement through a transaction that has ended', async () => {
    const tx = await database.transaction('a', async (inner) => inner);
    await expect(tx.rows('SELECT 1', [])).rejects.toThrow(/has ended/);
  });

  it('refuses at once what comes when too many wait, and takes more when they are served', async () => {
    const calls = await Promise.allSettled(Array.from({ length: 60 }, () => database.ping()));
    const refused = calls.filter((call) => call.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(DependencyUnavailable);
    await database.ping();
  });

  it('reports the seconds of a statement under its name', async () => {
    timed.length = 0;
    await database.ping();
    expect(timed.map(([name]) => name)).toStrictEqual(['ping']);
    expect(timed[0]?.[1]).toBeLessThan(1);
  });

  it('flushes to the disk: fsync is on, through the call that PGlite does not ignore', async () => {
    const settings =
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')";
    expect(Object.fromEntries(await database.as('a').rows(settings, []))).toStrictEqual({
      fsync: 'on',
      wal_sync_method: 'fsync',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    });
  });

  it('vacuums, so that dead rows go and the planner knows the table', async () => {
    await database.as('a').rows('INSERT INTO t SELECT n FROM generate_series(1, 1000) AS n', []);
    await database.as('a').rows('DELETE FROM t WHERE n > 500', []);
    await database.vacuum();
    const [row] = await database.as('a').rows("SELECT reltuples::int FROM pg_class WHERE relname = 't'", []);
    expect(row).toStrictEqual([501]);
  });
});

describe('EmbeddedDatabase, its maintenance', () => {
  it('checkpoints and vacuums by itself when something was written', async () => {
    const database = await open(dataDir, {
      checkpointMs: 50,
      vacuumMs: 100,
      onProblem: (_, error) => expect.unreachable(error.message),
    });
    await database.as('a').rows('INSERT INTO t SELECT n FROM generate_series(1, 700) AS n', []);
    const known = async () =>
      (await database.as('a').rows("SELECT reltuples::int FROM pg_class WHERE relname = 't'", []))[0]?.[0];
    await expect.poll(known).toBe(1201);
    await database.close();
  });
});

describe('EmbeddedDatabase, when its thread dies', () => {
  it('rejects what waits and what comes later as unavailable, and still closes', async () => {
    let died = 0;
    const database = await open(dataDir, { onProblem: () => died++ });
    // Without the folder of its log PostgreSQL panics as soon as it needs the next segment.
    renameSync(join(dataDir, 'pgdata', 'pg_wal'), join(dataDir, 'pg_wal'));
    const panic = database.asOwner((owner) => owner.execute('SELECT pg_switch_wal(); CREATE TABLE late (n int)'));
    const waiting = database.ping();
    await expect(panic).rejects.toThrow(DependencyUnavailable);
    await expect(waiting).rejects.toThrow(DependencyUnavailable);
    await expect(database.ping()).rejects.toThrow(DependencyUnavailable);
    await expect(database.transaction('a', async () => 1)).rejects.toThrow(DependencyUnavailable);
    expect([died, database.load().open]).toStrictEqual([1, 0]);
    await database.close();
    renameSync(join(dataDir, 'pg_wal'), join(dataDir, 'pgdata', 'pg_wal'));
    const again = await open(dataDir);
    await again.ping();
    await again.close();
  });
});

describe('EmbeddedDatabase, killed', () => {
  it('has every acknowledged row after each SIGKILL in the middle of writing, and opens at once', async () => {
    const first = await open(dataDir);
    await first.asOwner((owner) =>
      owner.execute(`${BOUND_ROLE} CREATE TABLE acknowledged (id int PRIMARY KEY, body text);
        GRANT USAGE ON SCHEMA public TO hipocampo_app; GRANT SELECT, INSERT ON acknowledged TO hipocampo_app`),
    );
    await first.close();
    let acknowledged = 0;
    for (let round = 0; round < KILLINGS; round++) {
      const writer = child(`
        import { EmbeddedDatabase } from './src/stores/embedded-database.ts';
        import { writeSync } from 'node:fs';
        const database = await EmbeddedDatabase.open({ dataDir: ${JSON.stringify(dataDir)}, maxWaiting: 10 });
        const text = "INSERT INTO acknowledged VALUES ($1, repeat('x', 500))";
        for (let id = ${acknowledged + 1}; ; id++) {
          await database.transaction('a', (tx) => tx.query({ name: 'put', text }, [id]));
          writeSync(1, id + '\\n');
        }
      `);
      const until = acknowledged + 100 + Math.floor(Math.random() * 200);
      for await (const line of writer.lines) {
        acknowledged = Number(line);
        if (acknowledged === until) writer.process.kill('SIGKILL'); // what was printed before it died still counts
      }
      await kill(writer.process);
      const database = await open(dataDir);
      const [row] = await database.as('a').rows('SELECT count(*)::int, max(id) FROM acknowledged', []);
      await database.close();
      const [count, last] = row as [number, number];
      expect(acknowledged).toBeGreaterThanOrEqual(until);
      expect(count).toBe(last);
      expect(last - acknowledged).toBeOneOf([0, 1]); // the one more was committed but not yet printed
      acknowledged = last;
    }
  });

  it('starts over after a first boot that was killed half-way', async () => {
    const dataDir = join(root, 'half');
    const booting = child(`
      import { EmbeddedDatabase } from './src/stores/embedded-database.ts';
      await EmbeddedDatabase.open({ dataDir: ${JSON.stringify(dataDir)}, maxWaiting: 10 });
    `);
    await expect.poll(() => tryList(join(dataDir, 'pgdata')), { interval: 1 }).toContain('PG_VERSION');
    await kill(booting.process);
    expect(tryList(dataDir)).toContain('pgdata.unfinished');
    const database = await open(dataDir);
    await database.ping();
    await database.close();
    expect(tryList(dataDir)).toStrictEqual(['pgdata']);
  });
});

describe('lockFolder', () => {
  const folder = join(root, 'lock');
  const holdIn = (path: string) => `
    import { lockFolder } from './src/stores/folder-lock.ts';
    try { await lockFolder(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000); } catch (error) { console.log(error.message); }
  `;
  beforeAll(() => mkdirSync(folder));

  it('refuses the second in the same process and in another, names the folder and the holder, and lets go', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`the folder ${folder} is in use by process ${process.pid}`);
    const other = child(holdIn(folder));
    expect((await other.lines.next()).value).toContain(`${folder} is in use by process ${process.pid}`);
    await lock.release();
    await lock.release();
    const next = await lockFolder(folder);
    await next.release();
    expect(readdirSync(folder)).toStrictEqual([]);
  });

  it('lets the next in at once after the holder was killed, whatever the length of the path', async () => {
    const long = join(folder, 'x'.repeat(120));
    mkdirSync(long);
    for (const path of [folder, long]) {
      const holder = child(holdIn(path));
      expect((await holder.lines.next()).value).toBe('held');
      await expect(lockFolder(path)).rejects.toThrow(`in use by process ${holder.process.pid}`);
      await kill(holder.process);
      const started = performance.now();
      const lock = await lockFolder(path);
      expect(performance.now() - started).toBeLessThan(500);
      await lock.release();
    }
  });

  it('lets exactly one in when many come together on the remains of a killed one', async () => {
    const holder = child(holdIn(folder));
    await holder.lines.next();
    await kill(holder.process);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  });

  it('does not keep a process alive', async () => {
    const lone = child(`
      import { lockFolder } from './src/stores/folder-lock.ts';
      await lockFolder(${JSON.stringify(folder)});
    `);
    await once(lone.process, 'exit');
    expect(lone.process.exitCode).toBe(0);
  });
});

function tryList(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => !name.startsWith('.lock-'));
  } catch {
    return [];
  }
}
