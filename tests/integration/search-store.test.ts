import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mentionsOf, SessionEntities } from '../../src/memory/entities/session-entities.ts';
import { HistorySearch } from '../../src/memory/search/history-search.ts';
import { IndexRenewal } from '../../src/memory/search/index-renewal.ts';
import { type PostingList, readPostings } from '../../src/memory/search/posting-list.ts';
import type { SearchPage, SearchPosition } from '../../src/memory/search/search-hit.ts';
import { SearchIndexer } from '../../src/memory/search/search-indexer.ts';
import { termHashOf } from '../../src/memory/search/term-key.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import { EntityStore } from '../../src/stores/entity-store.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { SearchRenewalStore } from '../../src/stores/search-renewal-store.ts';
import { SearchStore } from '../../src/stores/search-store.ts';
import { SnapshotStore } from '../../src/stores/snapshot-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { journalReaderOn } from '../support/journal-reader.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn } from './store-editions.ts';

/** Turns that are to be in the index, and are not. */
const OUTSIDE = `SELECT session_id FROM turns t JOIN sessions s USING (tenant_id, session_id)
WHERE stored_at > '-infinity' AND turn_number >= first_turn AND state = 'live' AND NOT EXISTS (
  SELECT FROM search_runs r WHERE r.session_id = t.session_id AND t.turn_number BETWEEN r.first_turn AND r.last_turn)`;

describeOnBoth('The search index', (open) => {
  let edition: Edition;
  let index: SearchStore;
  let entities: SessionEntities;
  let search: HistorySearch;
  beforeAll(async () => {
    edition = await open();
    const { database } = edition;
    index = new SearchStore({ database });
    entities = new SessionEntities({ entities: new EntityStore({ database }), index });
    search = new HistorySearch({ store: index, sources: {}, clock: { now: () => new Date() } });
  });
  afterAll(() => edition.close());

  const indexer = () =>
    new SearchIndexer({
      index,
      renewal: new IndexRenewal({ index, store: new SearchRenewalStore({ database: edition.database }) }),
      entities,
      jobs: new JobStore({ database: edition.database }),
      keys: new ApiKeyStore({ database: edition.database }),
      logger: createLogger('silent'),
      journal: journalReaderOn(edition.database),
      settleSeconds: 0,
      goneSeconds: 0,
    });
  let named = 0;
  const sql = async <Row>(text: string, values: unknown[] = [], tenant = 'default') =>
    (await edition.database.as(tenant).query<Row>({ name: `test_search_${++named}`, text }, values)).rows;
  const say = (userId: string, sessionId: string, said: string, more: object = {}) =>
    insertTurn(
      edition.database,
      rememberedTurn(userId, sessionId, [], {
        messages: JSON.stringify([{ type: 'human', data: { content: said } }]),
        memory: null,
        turnId: randomUUID(),
        ...more,
      }),
    );
  /** Takes all in; afterwards a search reads along the index alone. */
  const sweep = async () => {
    let taken = 0;
    // A transaction of any database of the server may hold a sweep up.
    await expect
      .poll(async () => {
        taken += await indexer().sweep();
        return sql(OUTSIDE);
      })
      .toEqual([]);
    await indexer().sweep(); // takes out what is gone
    await sql("UPDATE turns SET stored_at = stored_at - interval '2 minutes' WHERE stored_at > '-infinity'");
    return taken;
  };
  const ALL = { kind: null, sessionId: null, role: null, from: null, to: null, limit: 200, after: null } as const;
  const found = async (userId: string, query: string, more: object = {}) => {
    const { hits } = await search.search('default', { ...ALL, userId, query, ...more });
    return hits.map(({ sessionId, turnNumber }) => `${sessionId} ${turnNumber}`).sort();
  };
  const terms = async (userId: string) =>
    (
      await sql<{ n: number }>(
        'SELECT coalesce(sum(length(ordinals)), 0)::int AS n FROM search_terms WHERE user_id = $1',
        [userId],
      )
    )[0]?.n;

  it('takes each turn in once, whoever sweeps and however often', async () => {
    for (const said of ['uno manzana', 'dos manzana', 'tres pera']) await say('ana', 'a1', said);
    await say('ana', 'a2', 'cuatro manzana');
    const taken = await Promise.all([sweep(), indexer().sweep(), indexer().sweep()]);
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(await sweep()).toBe(0);
    expect(await found('ana', 'manzana')).toEqual(['a1 1', 'a1 2', 'a2 1']);
    expect(await found('ana', 'manzana', { sessionId: 'a2' })).toEqual(['a2 1']);
    expect(
      await sql('SELECT session_id, first_turn, last_turn FROM search_runs WHERE user_id = $1 ORDER BY first_ordinal', [
        'ana',
      ]),
    ).toEqual([
      { session_id: 'a1', first_turn: 1, last_turn: 3 },
      { session_id: 'a2', first_turn: 1, last_turn: 1 },
    ]);
  });

  it.each([
    [
      'begun anew, or left by a process that was killed before it noted a moment',
      'next_through = NULL, next_xmax = NULL',
    ],
    ['left in the middle by an earlier version', 'next_through = clock_timestamp(), next_xmax = NULL'],
    ['restored from a database of many more transactions', 'next_xmax = 9000000000000000'],
  ])('goes on with a sweep that was %s', async (_how, state) => {
    await sweep();
    await sql(`UPDATE search_progress SET leased_until = '-infinity', swept_through = '-infinity', ${state}`);
    const word = `palabra${named}`;
    await say('pia', `p${named}`, word);
    await sweep();
    expect(await found('pia', word)).toHaveLength(1);
    expect(await terms('pia')).toBeGreaterThan(0);
  });

  it('makes a run longer instead of another one, and counts an entity once for each turn', async () => {
    await say('eva', 'e1', 'mira main.py');
    await sweep();
    await say('eva', 'e1', 'otra vez main.py y app.ts');
    expect((await entities.ofSession('default', 'e1')).files).toEqual(['main.py', 'app.ts']);
    await sweep();
    await sweep();
    expect(await sql('SELECT first_turn, last_turn FROM search_runs WHERE user_id = $1', ['eva'])).toEqual([
      { first_turn: 1, last_turn: 2 },
    ]);
    expect(
      await sql(
        "SELECT name, mentions, first_turn, last_turn FROM session_entities WHERE session_id = 'e1' AND kind = 'files' ORDER BY name",
      ),
    ).toEqual([
      { name: 'app.ts', mentions: 1, first_turn: 2, last_turn: 2 },
      { name: 'main.py', mentions: 2, first_turn: 1, last_turn: 2 },
    ]);
  });

  it('counts nothing of turns that were read before their session was reset', async () => {
    const { database } = edition;
    await say('rita', 'r1', 'mira main.py');
    const read = (await index.unindexed('default', 'r1', 9, 9, 9_999)).map(mentionsOf);
    expect(read).toHaveLength(1);
    const hashOf = termHashOf('default', 'rita', await index.secretOf('default', 'rita'));
    const count = () =>
      database
        .transaction('default', (tx) => entities.count(tx, 'default', 'rita', hashOf, read))
        .then(() => sql("SELECT name FROM session_entities WHERE session_id = 'r1' AND kind = 'files'"));
    expect(await count()).toHaveLength(1);
    await database.transaction('default', async (tx) => {
      await new SnapshotStore({ database }).reset(tx, 'default', 'r1');
      await new EntityStore({ database }).forget(tx, 'default', 'rita', 'r1');
    });
    expect(await count()).toEqual([]);
    expect((await entities.ofSession('default', 'r1')).files).toEqual([]);
  });

  it('tells that sessions may be missing where a query is of words too common for all turns to be read', async () => {
    const saying = () => search.sessionsThatSay('default', 'cora', 'de la');
    for (let turn = 1; turn < 500; turn += 1) await say('cora', `c${turn % 7}`, 'la flor de la vega');
    const few = await saying();
    expect([few.sessionIds.length, few.isCut]).toEqual([7, false]);
    await say('cora', 'c1', 'la flor de la vega');
    expect(await saying()).toMatchObject({ isCut: true });
  });

  it('keeps of a session the fifty names of a kind that it mentions most', async () => {
    for (let part = 0; part < 3; part += 1) {
      const names = Array.from({ length: 30 }, (_, one) => `file${part * 30 + one}.ts`);
      await say('max', 'm1', `${names.join(' ')} often.py`);
      await sweep();
    }
    const { files } = await entities.ofSession('default', 'm1');
    expect(files).toHaveLength(50);
    expect(files[0]).toBe('often.py');
  });

  it('does not find what was removed, and takes its words out of the index', async () => {
    await say('leo', 'l1', 'melocotón dulce');
    await say('leo', 'l2', 'melocotón ácido, mira main.py');
    await sweep();
    const before = await terms('leo');
    await sql("DELETE FROM turns WHERE session_id = 'l2'");
    expect(await found('leo', 'melocotón')).toEqual(['l1 1']);
    expect((await entities.ofSession('default', 'l2')).files).toEqual([]);
    await sweep();
    expect(await terms('leo')).toBeLessThan(before ?? 0);
    expect(await sql('SELECT session_id FROM search_runs WHERE user_id = $1', ['leo'])).toEqual([{ session_id: 'l1' }]);
    expect(await found('leo', 'melocotón')).toEqual(['l1 1']);
  });

  it('reads a session that is made again under its id from its first turn', async () => {
    await say('ivo', 'i1', 'el primer nombre era ciruela');
    await sweep();
    await sql("DELETE FROM turns WHERE session_id = 'i1'");
    await sql("DELETE FROM sessions WHERE session_id = 'i1'");
    await say('ivo', 'i1', 'ahora es albaricoque');
    expect(await found('ivo', 'ciruela')).toEqual([]);
    await sweep();
    expect(await found('ivo', 'albaricoque')).toEqual(['i1 1']);
    expect(await found('ivo', 'ciruela')).toEqual([]);
  });

  it('sees no turn below the first one of its session, and none whose text was removed', async () => {
    for (const said of ['kiwi uno', 'kiwi dos', 'kiwi tres']) await say('noa', 'n1', said);
    await sweep();
    await sql("UPDATE sessions SET first_turn = 2 WHERE session_id = 'n1'");
    expect(await found('noa', 'kiwi')).toEqual(['n1 2', 'n1 3']);
    await sql("UPDATE turns SET stored_at = '-infinity' WHERE session_id = 'n1' AND turn_number <= 2");
    expect(await found('noa', 'kiwi')).toEqual(['n1 3']);
    await sql("UPDATE sessions SET state = 'destroyed' WHERE session_id = 'n1'");
    expect(await found('noa', 'kiwi')).toEqual([]);
  });

  it('goes with its user whole', async () => {
    await say('zoe', 'z1', 'frambuesa y main.py');
    await sweep();
    await sql("DELETE FROM turns WHERE user_id = 'zoe'");
    await sql("DELETE FROM sessions WHERE user_id = 'zoe'");
    await sql("DELETE FROM users WHERE user_id = 'zoe'");
    for (const table of ['search_users', 'search_runs', 'search_blocks', 'search_terms', 'session_entities'])
      expect(await sql(`SELECT 1 FROM ${table} WHERE user_id = 'zoe'`), table).toEqual([]);
    await say('zoe', 'z1', 'mora');
    await sweep();
    expect(await found('zoe', 'mora')).toEqual(['z1 1']);
  });

  it('waits for a transaction that commits a turn late, and finds it', async () => {
    if (edition.database.kind === 'embedded') return; // one connection: none is late
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let begun = () => {};
    const open = new Promise<void>((resolve) => {
      begun = resolve;
    });
    await say('late', 'y0', 'higuera');
    const late = edition.database.transaction('default', async (tx) => {
      const { TurnStore } = await import('../../src/stores/turn-store.ts');
      const messages = JSON.stringify([{ type: 'human', data: { content: 'higo' } }]);
      await new TurnStore({ database: edition.database }).insert(
        tx,
        rememberedTurn('late', 'y1', [], { memory: null, messages }),
      );
      begun();
      await held;
    });
    await open;
    await say('late', 'y2', 'higo');
    await indexer().sweep();
    await indexer().sweep();
    commit();
    await late;
    await sweep();
    expect(await found('late', 'higo')).toEqual(['y1 1', 'y2 1']);
  });

  it('answers by lists of an earlier version, and renews them from the turns that are still there', async () => {
    for (const [turn, said] of ['un coche rojo', 'rojo el coche', 'coche rojo y perro', 'se olvida'].entries())
      await say('early', turn === 3 ? 'early2' : 'early1', `${said} ${turn}`);
    await sweep();
    const lists = () =>
      sql<PostingList>("SELECT term, block, ordinals FROM search_terms WHERE user_id = 'early' ORDER BY term, block");
    const toRenew = () => sql("SELECT FROM search_blocks WHERE user_id = 'early' AND NOT tells_places");
    const made = await lists();
    expect(await toRenew()).toEqual([]);
    for (const { term, ordinals } of made) {
      const old: number[] = [];
      // Two bytes a posting in the first version; in the second two more, and a bit that tells so.
      readPostings(ordinals, (ordinal) => (ordinal === 1 ? old.push(ordinal, 0x90, 1, 0) : old.push(ordinal, 0)));
      const hex = Buffer.from(old).toString('hex');
      await sql("UPDATE search_terms SET ordinals = decode($1, 'hex') WHERE user_id = 'early' AND term = $2", [
        hex,
        term,
      ]);
    }
    await sql("UPDATE search_blocks SET tells_places = false WHERE user_id = 'early'");
    const answers = async () => [
      await found('early', '"coche rojo"'),
      await found('early', 'coche -perro'),
      await found('early', 'rojo'),
      await found('early', 'olvida'),
    ];
    const expected = [
      ['early1 1', 'early1 3'],
      ['early1 1', 'early1 2'],
      ['early1 1', 'early1 2', 'early1 3'],
      ['early2 1'],
    ];
    expect(await answers()).toEqual(expected);
    await say('early', 'early3', 'coche rojo nuevo');
    await sweep();
    expect(await toRenew()).toEqual([]);
    expect(await answers()).toEqual([
      ['early1 1', 'early1 3', 'early3 1'],
      ['early1 1', 'early1 2', 'early3 1'],
      ['early1 1', 'early1 2', 'early1 3', 'early3 1'],
      ['early2 1'],
    ]);
    const renewed = new Map((await lists()).map(({ term, ordinals }) => [term, Buffer.from(ordinals).toString('hex')]));
    for (const { term, ordinals } of made)
      expect(renewed.get(term)?.startsWith(Buffer.from(ordinals).toString('hex'))).toBe(true);
    expect(await search.search('default', { ...ALL, userId: 'early', query: '"coche rojo"' })).toMatchObject({
      degraded: [],
    });
  });

  it('shows of many hits each once over pages, the best of two hundred first, whether their texts were read or not', async () => {
    for (let turn = 1; turn <= 260; turn += 1)
      await say('paged', `p${turn % 3}`, `${turn === 250 ? 'kiwi kiwi kiwi' : 'kiwi'} número ${turn}`);
    await sweep();
    const seen: string[] = [];
    const scores: number[] = [];
    let after: SearchPosition | null = null;
    let pages = 0;
    do {
      const page: SearchPage = await search.search('default', {
        ...ALL,
        limit: 30,
        userId: 'paged',
        query: 'kiwi',
        after,
      });
      seen.push(...page.hits.map(({ sessionId, turnNumber }) => `${sessionId} ${turnNumber}`));
      scores.push(...page.hits.map(({ score }) => score));
      pages += 1;
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(260);
    expect(seen).toHaveLength(260);
    expect(seen[0]).toBe('p1 84'); // the 250th
    expect(scores.slice(0, 200)).toEqual(scores.slice(0, 200).sort((a, b) => b - a));
    expect(pages).toBe(9);
  });

  it('finds along many blocks, between dates, and goes on where a page ended', async () => {
    const saidAt = (turn: number) => new Date(Date.UTC(2024, 0, 1 + turn)).toISOString();
    for (let turn = 1; turn <= 30; turn += 1)
      await say('big', 'b1', turn % 10 === 0 ? `rara nuez ${turn}` : `nuez ${turn}`, { createdAt: saidAt(turn) });
    // As if 5,000 other turns lay between the turns: each begins a block of its own.
    await sweep();
    await sql("DELETE FROM search_runs WHERE user_id = 'big'");
    await sql("DELETE FROM search_terms WHERE user_id = 'big'");
    await sql("DELETE FROM search_blocks WHERE user_id = 'big'");
    for (let turn = 1; turn <= 30; turn += 1) {
      await sql("UPDATE search_users SET next_ordinal = $1 WHERE user_id = 'big'", [turn * 5_000]);
      const [unindexed] = await index.unindexed('default', 'b1', turn, 1, 1_000_000);
      if (unindexed === undefined) throw new Error(`turn ${turn} is not there`);
      const { IndexedBatch } = await import('../../src/memory/search/indexed-batch.ts');
      const { termsOfTurn } = await import('../../src/memory/search/turn-terms.ts');
      const { termHashOf } = await import('../../src/memory/search/term-key.ts');
      const batch = new IndexedBatch('big', null);
      batch.add({ ...unindexed, ...termsOfTurn(unindexed, termHashOf('default', 'big', null)) });
      expect(await index.add('default', batch, async () => undefined)).toBe(1);
    }
    expect(await found('big', 'nuez')).toHaveLength(30);
    expect(await found('big', 'rara nuez')).toEqual(['b1 10', 'b1 20', 'b1 30']);
    expect(await found('big', 'nuez', { from: new Date(saidAt(3)), to: new Date(saidAt(5)) })).toEqual([
      'b1 3',
      'b1 4',
      'b1 5',
    ]);
    expect(await found('big', 'rara', { sessionId: 'b1', to: new Date(saidAt(15)) })).toEqual(['b1 10']);
    expect(await found('big', 'nuez', { after: { before: 10 * 5_000, offset: 0, asOf: null } })).toHaveLength(9);
  });
});
