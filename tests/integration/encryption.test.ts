/** Encryption at rest, at the door to the database: what is sealed, what refuses to be opened, and how keys come and go. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EncryptionWork } from '../../src/memory/sealing/encryption-work.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import { ContextStore } from '../../src/stores/context-store.ts';
import type { Database } from '../../src/stores/database.ts';
import { ErasureStore } from '../../src/stores/erasure-store.ts';
import { EventStore } from '../../src/stores/event-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { openSealed, refuseEncrypted } from '../../src/stores/sealing/open-sealed.ts';
import { beneath, type SealedDatabase } from '../../src/stores/sealing/sealed-database.ts';
import { SEALED_TABLES } from '../../src/stores/sealing/sealed-tables.ts';
import { SealingStore } from '../../src/stores/sealing-store.ts';
import { SearchStore } from '../../src/stores/search-store.ts';
import { SessionContextStore } from '../../src/stores/session-context-store.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

/** Columns whose values are plain however they are encrypted, each with why. */
const PLAIN: Readonly<Record<string, string>> = {
  places: 'names of places are plain, as the contract says',
  plan_state: 'what is known of a plan is plain, as the contract says',
  plan_let_go: 'likewise',
  message_times: 'times',
  vectors: 'numbers; what they tell of a text is said in the manual',
  ordinals: 'numbers of turns',
  payload: 'numbers of turns that a job works on',
  dedupe_key: 'a session and numbers of its turns',
  error: 'what failed of the service itself',
  last_error: 'what failed of a delivery',
  idempotency_key: 'an id that the caller gave',
  tools_used: 'names of tools',
  timezone: 'a zone of the world',
  tool: 'the name of a tool',
  lock_owner: 'an id that the caller gave',
  label: 'what an operator calls an API key',
  types: 'names of kinds of events',
  snapshot: 'sealed where it tells a fact',
};
const IDS =
  /^(?:\w*_id|\w+_hash|type|kind|state|state_before|state_after|status|scope|language|model|source|event|reason|domain|confidence|task|work|position|name|secret|wrapped|lock_user|distilled_from|entity|term)$/;

const secretsOf = (current = randomBytes(32), previous: Buffer | null = null) => ({ current, previous });
const open = (database: Database, secrets = secretsOf(), unreadable: string[] = []): Promise<SealedDatabase> =>
  openSealed({ database: beneath(database), secrets, onUnreadable: (table) => unreadable.push(table) });

const SECRET = 'mi contraseña secreta es Zanahoria';
const secretTurn = (userId: string, sessionId: string, more: object = {}) =>
  rememberedTurn(userId, sessionId, ['zanahoria', 'contraseña'], {
    messages: JSON.stringify([{ type: 'human', data: { content: SECRET } }]),
    digest: SECRET,
    excerpt: SECRET,
    excerptTokens: 5,
    ...more,
  });

const everything = async (database: Database): Promise<string> => {
  const texts: string[] = [];
  for (const table of Object.keys(SEALED_TABLES)) {
    const { rows } = await beneath(database)
      .as('default')
      .query<{ text: string }>({ name: `all_of_${table}`, text: `SELECT t::text AS text FROM ${table} t` });
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.sort().join('\n').toLowerCase(); // a scan gives them in any order
};

const workOf = (database: SealedDatabase) =>
  new EncryptionWork({
    store: new SealingStore({ database }),
    index: new SearchStore({ database }),
    clearShared: async () => true,
    jobs: new JobStore({ database }),
    keys: new ApiKeyStore({ database }),
    logger: createLogger('silent'),
    metrics: createMetrics(),
  });

describeOnBoth('SealedDatabase', (openEdition) => {
  let edition: Edition;
  beforeAll(async () => {
    edition = await openEdition();
  });
  afterAll(() => edition.close());

  const sql = async <Row>(text: string, values: unknown[] = []) =>
    (
      await beneath(edition.database)
        .as('default')
        .query<Row>({ name: `test_${randomUUID().slice(0, 8)}`, text }, values)
    ).rows;

  it('has every column with text in it named: as sealed, or as plain with why', async () => {
    const rows = await sql<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type IN ('text', 'jsonb', 'json', 'bytea', 'ARRAY')`,
    );
    expect(rows.length).toBeGreaterThan(60);
    const unnamed = rows.filter(({ table, column }) => {
      const sealed = (SEALED_TABLES as Record<string, { columns: Record<string, string> }>)[table]?.columns;
      return sealed?.[column] === undefined && PLAIN[column] === undefined && !IDS.test(column);
    });
    expect(unnamed).toEqual([]);
  });

  it('lets the service write every column that is sealed, of what was there before as well', async () => {
    const sealed = Object.entries(SEALED_TABLES).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((column) => ({ table, column })),
    );
    const refused = await sql(
      `SELECT t.table, t.column FROM json_to_recordset($1::json) AS t ("table" text, "column" text)
       WHERE NOT has_column_privilege(t.table, t.column, 'UPDATE')`,
      [JSON.stringify(sealed)],
    );
    expect(refused).toEqual([]);
  });

  describe('encryption turned on over what was plain', () => {
    const secrets = secretsOf();
    const done = new Set<string>();
    let current = secrets.current;
    let sealed: SealedDatabase;

    it('seals all of it, broken off at any page, and reads the same before, amid and after', async () => {
      const plain = beneath(edition.database);
      for (let turn = 0; turn < 450; turn += 1)
        expect((await insertTurn(plain, secretTurn(`u${turn % 3}`, `s${turn % 7}-${turn % 3}`))).kind).toBe('saved');
      await new SessionContextStore({ database: plain }).change(
        'default',
        's0-0',
        null,
        () => ({ pin: SECRET }) as never,
      );
      await sql(
        `WITH known AS (
           INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language, standing,
                              state, created_at, updated_at, last_confirmed_at)
           VALUES ('default', gen_random_uuid(), 'u0', 'pin', 'pin', $1, sha256('pin'), true, 'personal', 'high', 'explicit', 'es', true,
                   'active', now(), now(), now())
           RETURNING fact_id
         )
         INSERT INTO fact_history (tenant_id, fact_id, user_id, event, reason, state_after, snapshot, at)
         SELECT 'default', fact_id, 'u0', 'added', 'said', 'active', $2, now() FROM known`,
        [SECRET, JSON.stringify({ value: SECRET })],
      );
      const read = (database: Database) =>
        Promise.all([
          new TurnStore({ database }).list('default', 's0-0', 1, 1_000, 200),
          new SessionContextStore({ database }).find('default', 's0-0', null),
          new ContextStore({ database }).load({
            tenant: 'default',
            sessionId: 's0-0',
            userId: 'u0',
            wantsLanguage: false,
            windowTurns: 5,
            reachTurns: 20,
            maxTokens: 1_000,
            known: null,
            facts: null,
          }),
        ]);
      const before = await read(plain);
      expect(before[0].length).toBeGreaterThan(10);
      expect(await everything(plain)).toContain('zanahoria');

      sealed = await open(edition.database, secrets);
      expect(await read(sealed)).toEqual(before);
      for (;;) {
        // As a process that is killed: a new one knows nothing but what the database tells.
        const store = new SealingStore({ database: sealed });
        const left = store.tables.filter((table) => !done.has(table));
        if (left.length === 0) break;
        const [table = ''] = left;
        const page = await store.sealNext('default', table, 40);
        if (page.isLast) done.add(table);
        expect(await read(sealed)).toEqual(before);
        sealed = await open(edition.database, secrets);
      }
      const words = await everything(sealed);
      expect(words).not.toContain('zanahoria');
      expect(words).not.toContain('contraseña');
      expect(await read(sealed)).toEqual(before);
      await workOf(sealed).run();
      expect(await everything(sealed)).toBe(words); // nothing was left
    });

    it('finds memories by their words through keyed hashes', async () => {
      const found = await new MemoryStore({ database: sealed }).lexicalCandidates(
        { tenant: 'default', userId: 'u0' },
        { terms: ['zanahoria'], types: null, sessionId: null, now: new Date(), limit: 10, vector: null },
        { k1: 1.2, b: 0.75, prior: 1 },
      );
      expect(found.items.length).toBeGreaterThan(5);
      expect(found.items[0]?.bm25).toBeGreaterThan(0);
      expect(new Set(found.items.map(({ fingerprint }) => fingerprint)).size).toBe(1); // they all say the same
    });

    it('leaves out of lists what was put into another row, and refuses it by itself', async () => {
      const unreadable: string[] = [];
      const database = await open(edition.database, secrets, unreadable);
      const turns = new TurnStore({ database });
      const [first, second] = await turns.list('default', 's1-1', 1, 1_000, 2);
      if (first === undefined || second === undefined) throw new Error('there are no turns to swap');
      await sql(`UPDATE turns SET messages = (SELECT messages FROM turns WHERE turn_id = $1) WHERE turn_id = $2`, [
        first.turnId,
        second.turnId,
      ]);
      const left = await turns.list('default', 's1-1', 1, 1_000, 200);
      expect(left.map(({ turnId }) => turnId)).not.toContain(second.turnId);
      expect(left.map(({ turnId }) => turnId)).toContain(first.turnId);
      expect(unreadable).toEqual(['turns']);
      await expect(turns.find('default', second.turnId)).rejects.toMatchObject({ code: 'internal' });
      await sql(`UPDATE turns SET messages = overlay(messages placing 'AAAA' from 60) WHERE turn_id = $1`, [
        first.turnId,
      ]);
      await expect(turns.find('default', first.turnId)).rejects.toMatchObject({ code: 'internal' });
      expect(JSON.stringify(unreadable)).not.toContain('Zanahoria');
    });

    it('reads on behind events that cannot be opened, however many of a page they are', async () => {
      const unreadable: string[] = [];
      const database = await open(edition.database, secrets, unreadable);
      const events = new EventStore({ database });
      const users = ['moved-1', 'moved-2', 'moved-3', 'moved-4'];
      const expired = (userId: string) =>
        ({ tenant: 'default', userId, sessionId: null, type: 'session.expired', detail: { of: userId } }) as const;
      await database.transaction('default', (tx) => events.insert(tx, users.map(expired)));
      const all = (await events.read('default', { after: 0, through: 1e9, limit: 10_000 }, null)).events.slice(-4);
      const [first, second] = all.map(({ entry }) => entry) as [number, number];
      await sql(
        `UPDATE events e SET detail = (SELECT detail FROM events o WHERE o.entry IN ($1, $2) AND o.entry <> e.entry)
         WHERE e.entry IN ($1, $2)`,
        [first, second],
      );
      const found: unknown[] = [];
      for (let after = first - 1; after < second + 2; ) {
        const { events: page, through } = await events.read('default', { after, through: second + 2, limit: 2 }, null);
        found.push(...page.map(({ detail }) => detail.of));
        after = through;
      }
      expect(found).toEqual(['moved-3', 'moved-4']);
      expect(unreadable).toEqual(['events', 'events']);
    });

    it('refuses to start with another key, and without one, and goes on with the right one', async () => {
      await expect(open(edition.database)).rejects.toMatchObject({ name: 'CannotStart' });
      await expect(refuseEncrypted(beneath(edition.database))).rejects.toMatchObject({ name: 'CannotStart' });
      await expect(open(edition.database, secrets)).resolves.toBeDefined();
    });

    it('replaces the master key while turns are saved, and loses nothing', async () => {
      const next = secretsOf(randomBytes(32), secrets.current);
      const [old, rotating] = [await open(edition.database, secrets), await open(edition.database, next)];
      let stopped = false;
      const save = async (database: SealedDatabase, who: string, saved: number) =>
        (await insertTurn(database, secretTurn(`r${saved % 30}`, `r${saved % 30}-${who}`))).kind === 'saved';
      const rotatingSaver = (async () => {
        let saved = 0;
        while (!stopped || saved < 60) if (await save(rotating, 'new', saved)) saved += 1;
        return saved;
      })();
      // A process of before does not know the new key: it answers 503 until it is restarted, and what it answered is kept.
      const oldSaver = (async () => {
        for (let saved = 0; ; saved += 1)
          try {
            if (stopped || !(await save(old, 'old', saved))) return saved;
          } catch (error) {
            expect(error).toMatchObject({ code: 'dependency_unavailable' });
            return saved;
          }
      })();
      await workOf(rotating).run();
      stopped = true;
      const saved = await Promise.all([rotatingSaver, oldSaver]);
      await workOf(rotating).run(); // the keys that the old process made meanwhile
      await expect(open(edition.database, secrets)).rejects.toMatchObject({ name: 'CannotStart' });
      const after = await open(edition.database, secretsOf(next.current));
      let read = 0;
      for (let user = 0; user < 30; user += 1)
        for (const who of ['new', 'old'])
          read += (await new TurnStore({ database: after }).list('default', `r${user}-${who}`, 1, 1_000, 200)).length;
      expect(read).toBe(saved[0] + saved[1]);
      sealed = after;
      current = next.current;
    });

    it('writes nothing under the key of a user who was erased by another process', async () => {
      const keys = secretsOf(current);
      const [one, other] = [sealed, await open(edition.database, keys)];
      const erasures = new ErasureStore({ database: one });
      for (const database of [one, other]) await insertTurn(database, secretTurn('gone', 'before'));
      const held = await other.keyOf('default', 'gone', false);
      await erasures.eraseMemories('default', 'gone');
      await erasures.eraseSession('default', 'gone', 'before');
      await erasures.eraseByUser('default', 'gone');
      expect(await erasures.eraseUser('default', 'gone')).not.toBeNull();
      expect(await sql(`SELECT FROM user_keys WHERE user_id = 'gone'`)).toEqual([]);
      expect((await insertTurn(other, secretTurn('gone', 'after'))).kind).toBe('saved');
      expect((await other.keyOf('default', 'gone', false)).id).not.toBe(held.id);
      const turns = await new TurnStore({ database: one }).list('default', 'after', 1, 100, 10);
      expect(turns.map(({ messages }) => messages)).toEqual([expect.stringContaining('Zanahoria')]);
    });

    it('has one key for a user whom many processes meet at once', async () => {
      const keys = secretsOf(current);
      const doors = await Promise.all(Array.from({ length: 6 }, () => open(edition.database, keys)));
      const saved = await Promise.all(
        doors.map((database, number) => insertTurn(database, secretTurn('met', `met-${number}`))),
      );
      expect(saved.every(({ kind }) => kind === 'saved')).toBe(true);
      expect(await sql(`SELECT FROM user_keys WHERE user_id = 'met'`)).toHaveLength(1);
      for (const number of doors.keys())
        expect(await new TurnStore({ database: sealed }).list('default', `met-${number}`, 1, 10, 10)).toHaveLength(1);
    });
  });
});
