import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Shard } from '../../../src/embedding/index/shard.ts';
import { readShardFile, writeShardFile } from '../../../src/embedding/index/shard-file.ts';
import { searchShard } from '../../../src/embedding/index/shard-search.ts';
import { TimeSlice } from '../../../src/embedding/index/time-slice.ts';
import { BM25, DIMENSION, idOf, memory, query, random, randomVector, SHAPE } from './memories.ts';

const root = mkdtempSync(join(tmpdir(), 'hipocampo-shard-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ORIGIN = { model: 'm', dimension: DIMENSION, database: 'here' };
const path = join(root, 'a.shard');
const read = (origin = ORIGIN, from = path) => readShardFile(from, origin, SHAPE.graphFrom, new TimeSlice());
const next = random(23);

async function filled(memories: number): Promise<Shard> {
  const shard = new Shard(SHAPE);
  await shard.apply(
    {
      memories: Array.from({ length: memories }, (_, number) =>
        memory(number, {
          terms: [`t${number % 17}`, 'señor', '漢字'],
          sessionId: number % 2 ? `sesión ${number % 5}` : null,
          turnNumber: number % 2 ? number : null,
          vectors: number % 3 ? [randomVector(next)] : null,
          expiresAt: number % 4 ? new Date(2_000_000_000_000 + number) : null,
        }),
      ),
      deleted: [],
    },
    new TimeSlice(),
  );
  await shard.apply({ memories: [], deleted: [idOf(1), idOf(2)] }, new TimeSlice());
  shard.since = '40:42:40';
  shard.readAt = 1_234;
  return shard;
}

const asked = { vector: randomVector(random(1)), terms: ['t3', 'señor', '漢字'], limit: 20 };
const answer = (shard: Shard | null) => shard && searchShard(shard, query(asked), BM25);

describe('a shard file', () => {
  it('is read as it was written', async () => {
    for (const memories of [0, 3, 300, 20_000]) {
      const shard = await filled(memories);
      await writeShardFile(path, shard, ORIGIN);
      const restored = await read();
      expect(answer(restored)).toStrictEqual(answer(shard));
      expect([restored?.since, restored?.readAt, restored?.table.count]).toStrictEqual([
        '40:42:40',
        1_234,
        shard.table.count,
      ]);
    }
  });

  it('is for nobody else to read, and leaves nothing beside it', async () => {
    await writeShardFile(path, await filled(10), ORIGIN);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(root)).toStrictEqual(['a.shard']);
  });

  it('is none where there is none, or of another model, dimension, database or format', async () => {
    await writeShardFile(path, await filled(10), ORIGIN);
    expect(await read({ ...ORIGIN, model: 'other' })).toBeNull();
    expect(await read({ ...ORIGIN, dimension: 3 })).toBeNull();
    expect(await read({ ...ORIGIN, database: 'there' })).toBeNull();
    expect(await read(ORIGIN, join(root, 'none'))).toBeNull();
    const content = readFileSync(path).subarray(0, -32);
    for (const [from, to] of [
      ['"format":3', '"format":9'],
      ['hipocampo', 'hipopotam'],
    ] as const) {
      const changed = Buffer.from(content.toString('latin1').replace(from, to), 'latin1');
      writeFileSync(path, Buffer.concat([changed, createHash('sha256').update(changed).digest()]));
      expect(await read()).toBeNull();
    }
  });

  it('is none wherever a bit is flipped or it is cut short', async () => {
    const shard = await filled(40);
    await writeShardFile(path, shard, ORIGIN);
    const content = readFileSync(path);
    for (let position = 0; position < content.length; position += 61) {
      const damaged = Buffer.from(content);
      damaged[position] = (damaged[position] as number) ^ (1 << (position % 8));
      writeFileSync(path, damaged);
      expect(await read(), `bit flipped at ${position}`).toBeNull();
    }
    writeFileSync(path, content);
    for (let length = content.length - 1; length > 0; length = Math.floor(length * 0.9)) {
      truncateSync(path, length);
      expect(await read(), `cut to ${length}`).toBeNull();
    }
    writeFileSync(path, '');
    expect(await read()).toBeNull();
  });

  it('says nothing in its readable parts of what is not asked for: no user, no tenant', async () => {
    await writeShardFile(path, await filled(3), ORIGIN);
    const text = readFileSync(path).toString('latin1');
    expect(text.slice(20, text.indexOf('}]}'))).not.toMatch(/user|tenant/);
  });

  it('survives being written over by one that fails half-way', async () => {
    const shard = await filled(30);
    await writeShardFile(path, shard, ORIGIN);
    await expect(writeShardFile(join(root, 'no such folder', 'b'), shard, ORIGIN)).rejects.toThrow();
    const broken = { ...ORIGIN, model: 1n as unknown as string }; // no JSON
    await expect(writeShardFile(path, shard, broken)).rejects.toThrow();
    expect(answer(await read())).toStrictEqual(answer(shard));
    expect(readdirSync(root)).toStrictEqual(['a.shard']);
  });
});
