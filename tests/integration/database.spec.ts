/** What every `Database` does, whichever PostgreSQL stands behind it; each implementation's test file calls it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConstraintViolated, DependencyUnavailable } from '../../src/errors.ts';
import { type Database, NO_TENANT, type Queryable, type Statement } from '../../src/stores/database.ts';

interface OpenDatabase {
  database: Database;
  /** Any number of statements as the owner of the schema; the role `hipocampo_app` may be missing before the first. */
  ownerQuery(text: string): Promise<void>;
  close(): Promise<void>;
}

const SCHEMA = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hipocampo_app') THEN CREATE ROLE hipocampo_app NOLOGIN; END IF;
  END $$;
  DROP TABLE IF EXISTS spec_values, spec_children, spec_rows, spec_tenants;
  CREATE TABLE spec_values (
    id int PRIMARY KEY, big bigint, small smallint, amount numeric, real_number double precision, flag boolean, body text,
    at timestamptz, doc json, docb jsonb, bytes bytea, words text[], numbers int[], uuid uuid
  );
  CREATE TABLE spec_rows (id int CONSTRAINT spec_rows_id_unique UNIQUE, n int CONSTRAINT spec_rows_n_small CHECK (n < 100));
  CREATE TABLE spec_children (row_id int CONSTRAINT spec_children_row_known REFERENCES spec_rows (id));
  CREATE TABLE spec_tenants (tenant text NOT NULL, n int NOT NULL);
  ALTER TABLE spec_tenants ENABLE ROW LEVEL SECURITY;
  ALTER TABLE spec_tenants FORCE ROW LEVEL SECURITY;
  CREATE POLICY own ON spec_tenants USING (tenant = current_setting('hipocampo.tenant', true));
  GRANT USAGE ON SCHEMA public TO hipocampo_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON spec_values, spec_rows, spec_children, spec_tenants TO hipocampo_app;
`;
const DROP = 'DROP TABLE IF EXISTS spec_values, spec_children, spec_rows, spec_tenants';

const INSERT_ROW: Statement = { name: 'spec_insert_row', text: 'INSERT INTO spec_rows (id, n) VALUES ($1, $2)' };
const COUNT_ROWS: Statement = { name: 'spec_count_rows', text: 'SELECT count(*) AS n FROM spec_rows' };
const TENANT: Statement = { name: 'spec_tenant', text: "SELECT current_setting('hipocampo.tenant', true) AS tenant" };
const SYNTAX_ERROR: Statement = { name: 'spec_syntax_error', text: 'SELEC 1' };

const countRows = async (queryable: Queryable) => (await queryable.query<{ n: number }>(COUNT_ROWS)).rows[0]?.n;

export function databaseSpec(name: string, open: () => Promise<OpenDatabase>): void {
  describe(name, () => {
    let opened: OpenDatabase;
    let database: Database;
    let nobody: Queryable;

    beforeAll(async () => {
      opened = await open();
      database = opened.database;
      nobody = database.as(NO_TENANT);
      await opened.ownerQuery(SCHEMA);
    });
    afterAll(async () => {
      await opened.ownerQuery(DROP).catch(() => undefined); // the last test has closed it
      await opened.close();
    });
    beforeEach(async () => {
      await opened.ownerQuery('TRUNCATE spec_values, spec_rows, spec_children, spec_tenants');
    });

    it('plans a statement once, also where the statistics tell of few rows and it limits them by a parameter', async () => {
      await opened.ownerQuery('INSERT INTO spec_rows SELECT n, n FROM generate_series(1, 99) n; ANALYZE spec_rows');
      const latest: Statement = {
        name: 'spec_latest',
        text: 'SELECT id FROM spec_rows WHERE n > $1 ORDER BY id LIMIT $2',
      };
      const plans: Statement = {
        name: 'spec_plans',
        text: "SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE name = 'spec_latest'",
      };
      const { rows } = await database.transaction(NO_TENANT, async (tx) => {
        for (let n = 0; n < 10; n += 1) await tx.query(latest, [n, 2]);
        return tx.query(plans);
      });
      expect(rows).toEqual([{ generic_plans: 10, custom_plans: 0 }]);
    });

    describe('values', () => {
      const roundTrip = async (column: string, value: unknown) => {
        const statement = {
          name: `spec_put_${column}`,
          text: `INSERT INTO spec_values (id, ${column}) VALUES (1, $1) RETURNING ${column} AS value`,
        };
        const { rows } = await nobody.query<{ value: unknown }>(statement, [value]);
        return rows[0]?.value;
      };

      it.each([
        ['big', 2 ** 53 - 1],
        ['big', -(2 ** 53 - 1)],
        ['big', 0],
        ['small', -32_768],
        ['amount', '12345678901234567890.123456789'],
        ['real_number', -0.1],
        ['flag', true],
        ['flag', false],
        ['body', ''],
        ['body', 'ñandú 🦤👩‍👩‍👧 \\ " \' $1 \n\t'],
        ['at', new Date('2024-02-29T23:59:59.987Z')],
        ['at', new Date('1969-07-20T20:17:40.000Z')],
        ['words', ['a', 'b,c', '"', '\\', '', 'NULL', null, '{}', '🦤']],
        ['words', []],
        ['numbers', [1, -2, 3]],
        ['uuid', '0190a5d0-7b1c-7cc0-8d3e-1234567890ab'],
      ])('come back as they went: %s %j', async (column, value) => {
        expect(await roundTrip(column, value)).toStrictEqual(value);
      });

      it.each(['big', 'amount', 'flag', 'body', 'at', 'doc', 'docb', 'bytes', 'words'])(
        'come back as null when null: %s',
        async (column) => {
          expect(await roundTrip(column, null)).toBeNull();
          await opened.ownerQuery('TRUNCATE spec_values');
          expect(await roundTrip(column, undefined)).toBeNull();
        },
      );

      it('parse json and jsonb, whatever JSON they hold', async () => {
        const doc = { text: 'ñ🦤"\\', list: [1, null, { deep: true }], none: null };
        expect(await roundTrip('doc', doc)).toStrictEqual(doc);
        await opened.ownerQuery('TRUNCATE spec_values');
        expect(await roundTrip('docb', JSON.stringify([1, 'two']))).toStrictEqual([1, 'two']);
      });

      it('keep every byte of a bytea, also of a view into a larger buffer', async () => {
        const all = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
        expect(Buffer.from((await roundTrip('bytes', all.subarray(1, 300))) as Uint8Array)).toStrictEqual(
          Buffer.from(all.subarray(1, 300)),
        );
      });

      it('keep a megabyte of text', async () => {
        const text = 'á1🦤'.repeat(2 ** 17);
        expect((await roundTrip('body', text)) === text).toBe(true);
      });
    });

    describe('query', () => {
      it('gives rows in the order of the statement, under their column names', async () => {
        const statement = {
          name: 'spec_ordered',
          text: 'SELECT n, -n AS minus FROM generate_series(1, $1::int) AS n ORDER BY n DESC',
        };
        const { rows, rowCount } = await nobody.query(statement, [3]);
        expect(rows).toStrictEqual([
          { n: 3, minus: -3 },
          { n: 2, minus: -2 },
          { n: 1, minus: -1 },
        ]);
        expect(rowCount).toBe(3);
      });

      it('counts the rows that INSERT, UPDATE and DELETE touched', async () => {
        const insert = {
          name: 'spec_insert_many',
          text: 'INSERT INTO spec_rows SELECT n, n FROM generate_series(1, 5) AS n',
        };
        const update = { name: 'spec_update', text: 'UPDATE spec_rows SET n = n + 1 WHERE id <= $1' };
        const remove = { name: 'spec_delete', text: 'DELETE FROM spec_rows WHERE id = $1' };
        expect(await nobody.query(insert)).toStrictEqual({ rows: [], rowCount: 5 });
        expect((await nobody.query(update, [3])).rowCount).toBe(3);
        expect((await nobody.query(remove, [99])).rowCount).toBe(0);
      });

      it('answers 500 statements that were sent at once, each with its own answer', async () => {
        const statement = { name: 'spec_echo', text: 'SELECT $1::int AS n' };
        const answers = await Promise.all(
          Array.from({ length: 500 }, (_, n) => nobody.query<{ n: number }>(statement, [n])),
        );
        expect(answers.map(({ rows }) => rows[0]?.n)).toStrictEqual(Array.from({ length: 500 }, (_, n) => n));
      });
    });

    describe('rows', () => {
      it('gives arrays, so that two columns of one name both arrive', async () => {
        expect(await nobody.rows('SELECT $1::int AS n, $2::text AS n', [1, 'b'])).toStrictEqual([[1, 'b']]);
      });
    });

    describe('errors', () => {
      it.each([
        ['a unique one', 'spec_rows_id_unique', 'INSERT INTO spec_rows (id) VALUES (1), (1)'],
        ['a check', 'spec_rows_n_small', 'INSERT INTO spec_rows (id, n) VALUES (1, 100)'],
        ['a foreign key', 'spec_children_row_known', 'INSERT INTO spec_children VALUES (404)'],
      ])('name the constraint that was violated: %s', async (_, constraint, text) => {
        const error = await nobody
          .query({ name: `spec_violates_${constraint}`, text })
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ConstraintViolated);
        expect((error as ConstraintViolated).constraint).toBe(constraint);
      });

      it('reject with the SQLSTATE, and the next statement works', async () => {
        await expect(nobody.query(SYNTAX_ERROR)).rejects.toMatchObject({ code: '42601' });
        await expect(nobody.rows('SELECT 1/0', [])).rejects.toMatchObject({ code: '22012' });
        expect(await countRows(nobody)).toBe(0);
      });

      it('leave a prepared statement usable after it failed', async () => {
        await nobody.query(INSERT_ROW, [1, 1]);
        await expect(nobody.query(INSERT_ROW, [1, 1])).rejects.toThrow(ConstraintViolated);
        await nobody.query(INSERT_ROW, [2, 2]);
        expect(await countRows(nobody)).toBe(2);
      });
    });

    describe('transaction', () => {
      it('commits when the work resolves, and gives what it gave', async () => {
        const given = await database.transaction(NO_TENANT, async (tx) => {
          await tx.query(INSERT_ROW, [1, 1]);
          return countRows(tx);
        });
        expect(given).toBe(1);
        expect(await countRows(nobody)).toBe(1);
      });

      it('rolls back when the work throws, and rethrows that very error', async () => {
        const thrown = new Error('on purpose');
        const work = database.transaction(NO_TENANT, async (tx) => {
          await tx.query(INSERT_ROW, [1, 1]);
          throw thrown;
        });
        await expect(work).rejects.toBe(thrown);
        expect(await countRows(nobody)).toBe(0);
      });

      it('rolls back when a statement of it fails, and leaves the database usable', async () => {
        const work = database.transaction(NO_TENANT, async (tx) => {
          await tx.query(INSERT_ROW, [1, 1]);
          await tx.query(INSERT_ROW, [1, 1]);
        });
        await expect(work).rejects.toThrow(ConstraintViolated);
        expect(await countRows(nobody)).toBe(0);
        await database.transaction('t1', async (tx) => tx.query(INSERT_ROW, [1, 1]));
        expect(await countRows(nobody)).toBe(1);
      });

      it('rejects when a failed statement was caught inside, for PostgreSQL then rolls back what COMMIT was asked for', async () => {
        const work = database.transaction(NO_TENANT, async (tx) => {
          await tx.query(INSERT_ROW, [1, 1]);
          await tx.query(SYNTAX_ERROR).catch(() => undefined);
        });
        await expect(work).rejects.toThrow();
        expect(await countRows(nobody)).toBe(0);
      });

      it('is seen by concurrent statements as a whole or not at all', async () => {
        const work = database.transaction(NO_TENANT, async (tx) => {
          for (let n = 0; n < 20; n++) {
            await tx.query(INSERT_ROW, [n, n]);
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
        });
        const seen = await Promise.all(Array.from({ length: 50 }, () => countRows(nobody)));
        await work;
        expect(seen.filter((n) => n !== 0 && n !== 20)).toStrictEqual([]);
      });
    });

    describe('tenants', () => {
      const INSERT_OWN = { name: 'spec_insert_own', text: 'INSERT INTO spec_tenants VALUES ($1, $2)' };
      const OWN = { name: 'spec_own', text: 'SELECT DISTINCT tenant FROM spec_tenants' };

      it('each see their own setting and their own rows, with statements, transactions and failures interleaved', async () => {
        const tenantOf = async (queryable: Queryable) =>
          (await queryable.query<{ tenant: string }>(TENANT)).rows[0]?.tenant;
        const visit = async (tenant: string, n: number) => {
          const own = database.as(tenant);
          await own.query(INSERT_OWN, [tenant, n]);
          const insideOf = database.transaction(tenant, async (tx) => {
            const inside = await tenantOf(tx);
            if (n % 3 === 0) throw new Error('on purpose');
            return inside;
          });
          const [setting, seen, inside] = await Promise.all([
            tenantOf(own),
            own.query<{ tenant: string }>(OWN),
            insideOf.catch(() => tenant),
            own.query(SYNTAX_ERROR).catch(() => undefined),
          ]);
          return { setting, inside, seen: seen.rows.map((row) => row.tenant) };
        };
        const AT_ONCE = 40; // many to a connection, and few enough that a slow machine serves each before it gives up
        for (let first = 0; first < 200; first += AT_ONCE) {
          await Promise.all(
            Array.from({ length: AT_ONCE }, async (_, index) => {
              const n = first + index;
              const tenant = n % 2 === 0 ? 'even' : 'odd';
              expect(await visit(tenant, n)).toStrictEqual({ setting: tenant, inside: tenant, seen: [tenant] });
            }),
          );
        }
      });

      it('cannot write a row of another', async () => {
        await expect(database.as('even').query(INSERT_OWN, ['odd', 1])).rejects.toMatchObject({ code: '42501' });
      });

      it('are nobody without a name: no row is seen', async () => {
        await database.as('even').query(INSERT_OWN, ['even', 1]);
        expect((await nobody.query(OWN)).rows).toStrictEqual([]);
        expect((await database.as('even').query(OWN)).rows).toStrictEqual([{ tenant: 'even' }]);
      });
    });

    describe('lifetime', () => {
      it('answers a ping and knows its load', async () => {
        await database.ping();
        const load = database.load();
        expect(load.open).toBeGreaterThan(0);
        expect(load.idle).toBeGreaterThan(0);
        expect(load.waiting).toBe(0);
      });

      it('closes once, after what it was asked before, and refuses what comes later as unavailable', async () => {
        const before = countRows(nobody);
        await before;
        await Promise.all([database.close(), database.close()]);
        await database.close();
        await expect(nobody.query(COUNT_ROWS)).rejects.toThrow(DependencyUnavailable);
        await expect(nobody.rows('SELECT 1', [])).rejects.toThrow(DependencyUnavailable);
        await expect(database.transaction(NO_TENANT, async () => 1)).rejects.toThrow(DependencyUnavailable);
        await expect(database.ping()).rejects.toThrow(DependencyUnavailable);
      });
    });
  });
}
