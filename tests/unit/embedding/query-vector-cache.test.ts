import { describe, expect, it } from 'vitest';
import { EmbeddingFailed, type EmbedOptions } from '../../../src/embedding/embedder.ts';
import { QueryVectors } from '../../../src/embedding/query-vector-cache.ts';

/** A model of which the test decides when it answers. */
class SlowModel {
  model = 'slow';
  readonly asked: {
    text: string;
    languages: readonly string[] | undefined;
    signal: AbortSignal | undefined;
    answer: () => void;
    fail: () => void;
  }[] = [];

  embed([text = '']: readonly string[], { signal, languages }: EmbedOptions): Promise<Float32Array[]> {
    return new Promise((resolve, reject) => {
      const answer = () => resolve([Float32Array.of(text.length)]);
      const fail = () => reject(new EmbeddingFailed('away', { retryable: true }));
      this.asked.push({ text, languages, signal, answer, fail });
    });
  }
}

function setUp() {
  const embedder = new SlowModel();
  return { embedder, vectors: new QueryVectors({ embedder }) };
}

describe('QueryVectors.embed', () => {
  it('embeds a query once, and a query of another model again', async () => {
    const { embedder, vectors } = setUp();
    const first = vectors.embed('hola');
    embedder.asked[0]?.answer();
    expect(await vectors.embed('hola')).toBe(await first);
    expect(embedder.asked).toHaveLength(1);
    embedder.model = 'other';
    void vectors.embed('hola');
    expect(embedder.asked).toHaveLength(2);
  });

  it('embeds a query again in another language, by which a model may read it', async () => {
    const { embedder, vectors } = setUp();
    void vectors.embed('come', { language: 'en' });
    void vectors.embed('come', { language: 'es' });
    void vectors.embed('come', { language: 'es' });
    expect(embedder.asked.map(({ languages }) => languages)).toEqual([['en'], ['es']]);
  });

  it('shares the work of equal queries at once', async () => {
    const { embedder, vectors } = setUp();
    const both = Promise.all([vectors.embed('hola'), vectors.embed('hola')]);
    expect(embedder.asked).toHaveLength(1);
    embedder.asked[0]?.answer();
    expect((await both)[0]).toEqual(Float32Array.of(4));
  });

  it('keeps no failure', async () => {
    const { embedder, vectors } = setUp();
    const first = vectors.embed('hola');
    embedder.asked[0]?.fail();
    await expect(first).rejects.toThrow(EmbeddingFailed);
    const second = vectors.embed('hola');
    embedder.asked[1]?.answer();
    expect(await second).toEqual(Float32Array.of(4));
  });

  it('lets one caller go without the others, and gives the work up with the last', async () => {
    const { embedder, vectors } = setUp();
    const [impatient, patient] = [new AbortController(), new AbortController()];
    const first = vectors.embed('hola', { signal: impatient.signal });
    const second = vectors.embed('hola', { signal: patient.signal });
    impatient.abort();
    await expect(first).rejects.toThrow(EmbeddingFailed);
    expect(embedder.asked[0]?.signal?.aborted).toBe(false);
    patient.abort();
    await expect(second).rejects.toThrow(EmbeddingFailed);
    expect(embedder.asked[0]?.signal?.aborted).toBe(true);
    void vectors.embed('hola');
    expect(embedder.asked).toHaveLength(2); // nobody joins what was given up
  });

  it('keeps a thousand', async () => {
    const { embedder, vectors } = setUp();
    for (let query = 0; query <= 1_000; query++) {
      const asked = vectors.embed(`${query}`);
      embedder.asked.at(-1)?.answer();
      await asked;
    }
    await vectors.embed('1000');
    expect(embedder.asked).toHaveLength(1_001);
    void vectors.embed('0');
    expect(embedder.asked).toHaveLength(1_002);
  });
});
