/** What every `MemoryIndex` does, wherever it keeps its vectors; each implementation's test file calls it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Candidate, CandidateQuery, Candidates, MemoryIndex, Scope } from '../../src/memory/episodes/candidate.ts';
import type { Database } from '../../src/stores/database.ts';
import { wordsOf } from '../support/hashing-embedder.ts';
import { MemoryWriter } from './memory-writer.ts';

export const SPEC_BM25 = { k1: 1.2, b: 0.75, prior: 10 };

interface OpenIndex {
  readonly database: Database;
  /** Of the model 'hashing' with 64 dimensions, and `SPEC_BM25`. */
  readonly index: MemoryIndex;
  close(): Promise<void>;
}

export function memoryIndexSpec(name: string, openIndex: () => Promise<OpenIndex>): void {
  describe(name, () => {
    let opened: OpenIndex;
    let writer: MemoryWriter;
    let scope: Scope;

    beforeAll(async () => {
      opened = await openIndex();
      await addTenant(opened.database, 'spec');
      await addTenant(opened.database, 'other');
      writer = new MemoryWriter(opened.database, () => opened.index);
    });
    afterAll(() => opened.close());
    beforeEach(() => {
      scope = { tenant: 'spec', userId: randomUUID() };
    });

    const ask = (text: string, more: Partial<CandidateQuery> = {}, of = scope): Promise<Candidates> =>
      opened.index.candidates(of, {
        vector: writer.embedder.vectorOf(text),
        terms: [...new Set(wordsOf(text))],
        types: null,
        sessionId: null,
        now: new Date(),
        limit: 10,
        ...more,
      });
    const byId = ({ items }: Candidates, id: string) => items.find((item) => item.memoryId === id);
    const idsOf = ({ items }: Candidates) => items.map((item) => item.memoryId).sort();
    const nearest = ({ items }: Candidates) =>
      [...items].sort((one, other) => (other.similarity ?? -2) - (one.similarity ?? -2))[0]?.memoryId;

    it('finds nothing of a user who has nothing', async () => {
      const found = await ask('anything at all');
      expect([found.items, found.total]).toStrictEqual([[], 0]);
      expect(found.bestBm25).toBeGreaterThan(0);
    });

    it('finds by vector where no word is asked for', async () => {
      const dog = await writer.tell(scope, 'the dog is called Bruno');
      await writer.tell(scope, 'rent is due on Friday');
      const found = await ask('what is the dog called', { terms: [], limit: 1 });
      expect(found.items).toHaveLength(1);
      expect(found.items[0]).toMatchObject({ memoryId: dog, passage: 0, bm25: 0 });
      expect(found.items[0]?.similarity).toBeGreaterThan(0.5);
    });

    it('finds by words alone where there is no vector to ask with, and says that nothing was compared', async () => {
      await writer.tell(scope, 'the dog is called Bruno');
      const rent = await writer.tell(scope, 'rent is due on Friday');
      const found = await ask('rent', { vector: null });
      expect(found.items).toHaveLength(1);
      expect(found.items[0]).toMatchObject({ memoryId: rent, similarity: null, passage: null });
      expect(found.items[0]?.bm25).toBeGreaterThan(0);
    });

    it('measures all it finds by vector and by words', async () => {
      const near = await writer.tell(scope, 'alpha beta gamma delta', { passages: ['omega'] });
      const said = await writer.tell(scope, 'kappa alpha', { passages: ['sigma'] });
      const found = await ask('omega', { terms: ['kappa', 'alpha'], limit: 1 });
      expect(idsOf(found)).toStrictEqual([near, said].sort());
      expect(byId(found, near)?.similarity).toBeCloseTo(1, 3);
      expect(byId(found, near)?.bm25).toBeGreaterThan(0);
      const cosine = dot(writer.embedder.vectorOf('omega'), writer.embedder.vectorOf('sigma'));
      expect(byId(found, said)?.similarity).toBeCloseTo(cosine, 3);
    });

    it('measures by BM25 as its definition says, over all memories that are alive', async () => {
      const texts = ['a b b c', 'a c', 'd', 'b d e f g a'];
      const ids = [];
      for (const text of texts) ids.push(await writer.tell(scope, text));
      await writer.tell(scope, 'a b nine ten', { ttlDays: -1 });
      const found = await ask('', { vector: null, terms: ['a', 'b', 'z'] });
      const expected = bm25ByHand(texts.map(wordsOf), ['a', 'b', 'z']);
      for (const position of [0, 1, 3])
        expect(byId(found, ids[position] as string)?.bm25).toBeCloseTo(expected.scores[position] as number, 6);
      expect(byId(found, ids[2] as string)).toBeUndefined();
      expect(found.bestBm25).toBeCloseTo(expected.best, 6);
      expect(found.total).toBe(4);
    });

    it('measures words as the lexical recall of PostgreSQL does', async () => {
      for (let turn = 1; turn <= 20; turn++)
        await writer.tell(
          scope,
          `turn ${turn} ${turn % 3 === 0 ? 'fizz' : 'plain'} ${turn % 5 === 0 ? 'buzz buzz' : ''}`,
          {
            session: 'same',
            turn,
          },
        );
      const query = { vector: null, terms: ['fizz', 'buzz', 'never'], types: null, sessionId: null, now: new Date() };
      const found = await opened.index.candidates(scope, { ...query, limit: 3 });
      const inSql = await writer.store.lexicalCandidates(scope, { ...query, limit: 3 }, SPEC_BM25);
      expect(idsOf(found)).toStrictEqual(idsOf(inSql));
      expect([found.total, found.bestBm25]).toStrictEqual([inSql.total, expect.closeTo(inSql.bestBm25, 9)]);
      for (const item of inSql.items) {
        const inIndex = byId(found, item.memoryId);
        expect(inIndex?.bm25).toBeCloseTo(item.bm25, 9);
        expect(inIndex?.termScores).toStrictEqual(item.termScores.map((score) => expect.closeTo(score, 9)));
        expect(item.termScores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(item.bm25, 9);
      }
    });

    it('says of each what it is, and when it was said', async () => {
      const turn = await writer.tell(scope, 'told by a turn', { session: 'facts', turn: 7 });
      const fact = await writer.tell(scope, 'told by nobody', { type: 'fact' });
      const found = await ask('told');
      const about = { sessionId: 'facts', turnNumber: 7, type: 'episodic' } as const;
      expect(byId(found, turn)).toMatchObject(about satisfies Partial<Candidate>);
      expect(byId(found, fact)).toMatchObject({ sessionId: null, turnNumber: null, type: 'fact' });
      const [stored] = await writer.store.find(scope, [turn], new Date());
      expect(byId(found, turn)?.createdAt).toStrictEqual(stored?.createdAt);
    });

    it('brings two turns before and two after a hit, measured, each once', async () => {
      const ids = [];
      for (let turn = 1; turn <= 9; turn++)
        ids.push(await writer.tell(scope, turn === 5 ? 'needle' : `hay ${turn}`, { session: 'around', turn }));
      await writer.tell(scope, 'hay elsewhere', { session: 'another', turn: 4 });
      for (const query of [{ limit: 1 }, { limit: 1, vector: null }, { limit: 1, terms: [] }]) {
        const found = await ask('needle', query);
        expect(idsOf(found)).toStrictEqual(ids.slice(2, 7).sort());
        if (query.vector !== null) expect(byId(found, ids[2] as string)?.similarity).toBeTypeOf('number');
      }
      const both = await ask('needle hay 4', { limit: 1 });
      expect(both.items.length).toBe(new Set(idsOf(both)).size);
    });

    it('honours types and session before the limit, for hits and for the turns around them', async () => {
      for (let turn = 1; turn <= 12; turn++) await writer.tell(scope, 'green tea', { session: 'busy', turn });
      const fact = await writer.tell(scope, 'green tea and much more that makes it longer', { type: 'fact' });
      const quiet = await writer.tell(scope, 'some other green thing', { session: 'quiet', turn: 3 });
      const facts = await ask('green tea', { types: ['fact', 'summary'], limit: 2 });
      expect(idsOf(facts)).toStrictEqual([fact]);
      const inSession = await ask('green tea', { sessionId: 'quiet', limit: 2 });
      expect(idsOf(inSession)).toStrictEqual([quiet]);
      expect(idsOf(await ask('green tea', { sessionId: 'quiet', types: ['fact'] }))).toStrictEqual([]);
      expect(idsOf(await ask('green tea', { sessionId: 'no such' }))).toStrictEqual([]);
      expect(facts.total).toBe(14);
    });

    it('finds no more of each kind than the limit', async () => {
      for (let number = 0; number < 20; number++) await writer.tell(scope, `note number ${number}`);
      expect((await ask('note', { limit: 4, vector: null })).items).toHaveLength(4);
      expect((await ask('note', { limit: 4, terms: [] })).items).toHaveLength(4);
      expect((await ask('note', { limit: 4 })).items.length).toBeLessThanOrEqual(8);
    });

    it('never finds what has expired, not beside a hit either', async () => {
      const gone = await writer.tell(scope, 'old needle', { session: 'old', turn: 2, ttlDays: -1 });
      const later = await writer.tell(scope, 'needle', { session: 'old', turn: 3, ttlDays: 5 });
      const forever = await writer.tell(scope, 'needle profile', { type: 'user_profile', ttlDays: null });
      expect(idsOf(await ask('needle'))).toStrictEqual([later, forever].sort());
      const inTenDays = await ask('needle', { now: new Date(Date.now() + 10 * 24 * 3_600_000) });
      expect([idsOf(inTenDays), inTenDays.total]).toStrictEqual([[forever], 1]);
      const before = await ask('needle', { now: new Date(Date.now() - 2 * 24 * 3_600_000) });
      expect(idsOf(before)).toContain(gone);
    });

    it('sees a deletion at once, by id and with the session', async () => {
      const one = await writer.tell(scope, 'to be deleted');
      const two = await writer.tell(scope, 'deleted with its session', { session: 'doomed', turn: 1 });
      expect(idsOf(await ask('deleted'))).toStrictEqual([one, two].sort());
      expect(await writer.store.delete(scope, one)).toBe(true);
      expect(idsOf(await ask('deleted'))).toStrictEqual([two]);
      await writer.deleteSession(scope, 'doomed');
      const nothing = await ask('deleted');
      expect([nothing.items, nothing.total]).toStrictEqual([[], 0]);
    });

    it('sees a memory that was deleted and has come back under its id', async () => {
      const text = 'here again';
      const id = await writer.tell(scope, text);
      await ask(text);
      await writer.store.delete(scope, id);
      await opened.database.as(scope.tenant).rows(
        `INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, created_at, stored_at)
           VALUES ($1, $2, $3, 'fact', '[]', $4, 'en', now(), now())`,
        [scope.tenant, id, scope.userId, wordsOf(text)],
      );
      expect(byId(await ask(text), id)).toMatchObject({ type: 'fact', similarity: null });
    });

    it('sees new words and new vectors of a memory, and no more the old ones', async () => {
      const id = await writer.tell(scope, 'apples and pears', { passages: ['apples and pears'] });
      await writer.tell(scope, 'something else');
      await ask('apples');
      await writer.replaceText(scope, id, 'plums');
      expect((await ask('apples', { vector: null })).items).toStrictEqual([]);
      expect(idsOf(await ask('plums', { vector: null }))).toStrictEqual([id]);
      expect(byId(await ask('apples and pears'), id)?.similarity).toBeCloseTo(1, 3);
      await writer.embed(scope, id, ['plums']);
      expect(byId(await ask('plums'), id)?.similarity).toBeCloseTo(1, 3);
      expect(byId(await ask('apples and pears'), id)?.similarity).toBeLessThan(0.9);
    });

    it('finds a memory by its words before it has a vector, and by its vector as soon as it has one', async () => {
      const id = await writer.tell(scope, 'not embedded yet', { passages: [] });
      expect(byId(await ask('embedded'), id)).toMatchObject({ similarity: null, passage: null });
      expect((await ask('embedded', { terms: [] })).items).toStrictEqual([]);
      await writer.embed(scope, id, ['not embedded yet']);
      expect(byId(await ask('embedded', { terms: [] }), id)?.similarity).toBeGreaterThan(0);
    });

    it('measures a memory of several passages by the nearest of them and says which, and counts it once', async () => {
      const long = await writer.tell(scope, 'long', { passages: ['first part', 'second half', 'third piece'] });
      const other = await writer.tell(scope, 'short', { passages: ['nothing alike'] });
      const found = await ask('third piece', { terms: [], limit: 2 });
      expect(idsOf(found)).toStrictEqual([long, other].sort());
      expect(byId(found, long)).toMatchObject({ passage: 2, similarity: expect.closeTo(1, 3) });
      await writer.embed(scope, long, ['only one now']);
      expect(byId(await ask('only one now'), long)).toMatchObject({ passage: 0, similarity: expect.closeTo(1, 3) });
      expect(byId(await ask('third piece'), long)?.similarity).toBeLessThan(0.9);
    });

    it('never finds what is another user’s or another tenant’s, though all else is the same', async () => {
      const stranger = { tenant: 'spec', userId: `${scope.userId}-2` };
      const abroad = { tenant: 'other', userId: scope.userId };
      const mine = await writer.tell(scope, 'secret', { session: randomUUID(), turn: 1 });
      const theirs = await writer.tell(stranger, 'secret', { session: randomUUID(), turn: 1 });
      const far = await writer.tell(abroad, 'secret', { session: randomUUID(), turn: 1 });
      expect(idsOf(await ask('secret'))).toStrictEqual([mine]);
      expect(idsOf(await ask('secret', {}, stranger))).toStrictEqual([theirs]);
      expect(idsOf(await ask('secret', {}, abroad))).toStrictEqual([far]);
    });

    it('gives memories that say the same in the same words the same fingerprint, and no others', async () => {
      const texts = ['yes we can', 'Yes, we can!', 'can we yes', 'yes wecan', 'yes we can can', 'yes we can not'];
      const ids: string[] = [];
      for (const text of texts) ids.push(await writer.tell(scope, text));
      const byTurn = await writer.tell(scope, 'YES we can…', { session: 'print', turn: 1 });
      const found = await ask('yes we can wecan');
      const prints = [...ids, byTurn].map((id) => byId(found, id)?.fingerprint);
      expect(new Set([prints[0], prints[1], prints[6]]).size).toBe(1);
      expect(new Set(prints).size).toBe(5);
      expect(prints).not.toContain(undefined);
    });

    it('sees through `open` what was committed before it', async () => {
      const id = await writer.tell(scope, 'opened');
      const query = { terms: ['opened'], types: null, sessionId: null, now: new Date(), limit: 1 };
      const open = opened.index.open?.(scope, query);
      if (open === undefined) return;
      expect(idsOf(await open.candidates(null))).toStrictEqual([id]);
    });

    it('sees every memory whose commit was answered before the call, while many write and ask', async () => {
      const written: string[] = [];
      let missed = 0;
      const write = async (author: number) => {
        for (let number = 0; number < 25; number++) {
          const id = await writer.tell(scope, `author${author} note${number}`, { passages: [] });
          const found = await ask('', { vector: null, terms: [`author${author}`], limit: 100 });
          if (byId(found, id) === undefined) missed++;
          await writer.embed(scope, id, [`author${author} note${number}`]);
          const near = await ask(`author${author} note${number}`, { terms: [], limit: 3 });
          if (nearest(near) !== id) missed++;
          if (number % 5 === 4) {
            await writer.store.delete(scope, id);
            if (byId(await ask(`author${author} note${number}`), id) !== undefined) missed++;
          } else {
            written.push(id);
          }
        }
      };
      await Promise.all([1, 2, 3, 4].map(write));
      expect(missed).toBe(0);
      const all = await ask('', { vector: null, terms: ['author1', 'author2', 'author3', 'author4'], limit: 1_000 });
      expect(idsOf(all)).toStrictEqual(written.sort());
    });

    it('refuses a vector that is none of the model', async () => {
      await writer.tell(scope, 'anything');
      await expect(ask('anything', { vector: new Float32Array(63) })).rejects.toThrow();
      await expect(ask('anything', { vector: new Float32Array(64).fill(Number.NaN) })).rejects.toThrow();
    });
  });
}

async function addTenant(database: Database, tenant: string): Promise<void> {
  await database.as(tenant).rows('INSERT INTO tenants (tenant_id) VALUES ($1) ON CONFLICT DO NOTHING', [tenant]);
}

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] as number), 0);
}

/** Each of `terms` once. */
function bm25ByHand(documents: string[][], terms: string[]): { scores: number[]; best: number } {
  const { k1, b, prior } = SPEC_BM25;
  const average = documents.flat().length / documents.length;
  const scores = documents.map(() => 0);
  let best = 0;
  for (const term of terms) {
    const frequency = documents.filter((document) => document.includes(term)).length;
    const idf = Math.log(1 + (documents.length + prior - frequency + 0.5) / (frequency + 1));
    best += (idf * (k1 + 1)) / (1 + k1 * (1 - b));
    for (const [position, document] of documents.entries()) {
      const times = document.filter((word) => word === term).length;
      const share = (times * (k1 + 1)) / (times + k1 * (1 - b + (b * document.length) / average));
      scores[position] = (scores[position] as number) + idf * share;
    }
  }
  return { scores, best };
}
