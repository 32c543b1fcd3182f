import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A database of one test file; `url` carries the server's own account. */
export interface TestDatabase {
  readonly url: string;
  readonly name: string;
  /** Drops it. Fails when connections to it are still open after a while: somebody forgot to close a pool. */
  drop(closeWithinMs?: number): Promise<void>;
}

// `hipocampo_test_<seconds>_<pid>_<random>_…`: the seconds tell a later run what a dead one left behind.
const PREFIX = 'hipocampo_test_';
const LEFTOVER_AFTER_SECONDS = 24 * 60 * 60; // no run lasts a day, and a database costs 8 MB until then
const CLOSE_WITHIN_MS = 30_000; // a backend whose client was killed notices at its next read, if it is let run

/** The name that every database of this run starts with. */
export function nameRun(): string {
  return `${PREFIX}${Math.floor(Date.now() / 1000)}_${process.pid}_${randomBytes(3).toString('hex')}`;
}

/** The folder of what is made once a run, an embedded database and a model, for others to be copies of; removed at the end of the run. */
export const embeddedTemplateOf = (run: string): string => join(tmpdir(), `${run}_embedded`);

/** Makes the run's template: an empty database, migrated, then closed to connections so that it can always be cloned. */
export async function createTemplate(
  serverUrl: string,
  run: string,
  migrate: (url: string) => Promise<void>,
): Promise<string> {
  const name = `${run}_template`;
  await asAdmin(serverUrl, (admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`));
  await migrate(urlOf(serverUrl, name));
  await asAdmin(serverUrl, async (admin) => {
    await admin.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    await closed(admin, name);
  });
  return name;
}

/** A new database, a copy of `template`. */
export async function cloneTemplate(serverUrl: string, run: string, template: string): Promise<TestDatabase> {
  const name = `${run}_${randomBytes(4).toString('hex')}`;
  await asAdmin(serverUrl, (admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  return {
    url: urlOf(serverUrl, name),
    name,
    drop: (closeWithinMs) =>
      asAdmin(serverUrl, async (admin) => {
        const open = await closed(admin, name, closeWithinMs);
        await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
        if (open.length > 0) throw new Error(`${open.length} connections to ${name} left open: ${open.join('; ')}`);
      }),
  };
}

/** Drops every database of this run, and those of runs that died more than a day ago. */
export async function dropRun(serverUrl: string, run: string): Promise<void> {
  await asAdmin(serverUrl, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      `SELECT datname FROM pg_database
        WHERE starts_with(datname, $1 || '_')
           OR (datname ~ ('^' || $2 || '[0-9]+_')
               AND split_part(substr(datname, length($2) + 1), '_', 1)::bigint < extract(epoch FROM now()) - $3)`,
      [run, PREFIX, LEFTOVER_AFTER_SECONDS],
    );
    for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });
}

/** Waits until nobody is connected to the database; resolves with who still is when the time is up. */
async function closed(admin: pg.Client, name: string, withinMs = CLOSE_WITHIN_MS): Promise<string[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { rows } = await admin.query<{ who: string }>(
      `SELECT concat_ws(' ', pid, application_name, state, left(query, 120)) AS who
         FROM pg_stat_activity WHERE datname = $1`,
      [name],
    );
    if (rows.length === 0 || Date.now() >= deadline) return rows.map(({ who }) => who);
    await sleep(20);
  }
}

async function asAdmin<T>(serverUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl, application_name: 'hipocampo-tests' });
  admin.on('error', () => undefined); // told by the query it breaks
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
