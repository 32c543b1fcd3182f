import { describe, expect, it } from 'vitest';
import { inChunks } from '../../src/http/archive/document-chunks.ts';

async function* each(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

describe('inChunks', () => {
  it('yields the bytes of all pieces in their order, whatever their sizes', async () => {
    const sizes = [1, 40_000, 40_000, 0, 200_000, 3, 65_536, 65_535, 1, 1, 30_000];
    const texts = sizes.map((size, index) => 'añ€😀z'.charAt(index % 2).repeat(size));
    const chunks: Buffer[] = [];
    for await (const chunk of inChunks(each(texts))) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe(texts.join(''));
    expect(chunks.every((chunk) => chunk.length > 0)).toBe(true);
  });

  it('gathers short pieces, so that each is no write of its own', async () => {
    let chunks = 0;
    for await (const _ of inChunks(each(Array.from({ length: 10_000 }, () => 'sí, claro\n')))) chunks += 1;
    expect(chunks).toBe(2);
  });

  it('holds on to no chunk that it has yielded', async () => {
    const [first, second] = ['a'.repeat(60_000), 'b'.repeat(60_000)];
    const seen: Buffer[] = [];
    for await (const chunk of inChunks(each([first, second]))) seen.push(chunk);
    expect(seen.map(String)).toEqual([first, second]);
  });
});
