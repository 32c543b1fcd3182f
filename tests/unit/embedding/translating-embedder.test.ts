import { describe, expect, it } from 'vitest';
import { EmbeddingFailed, type EmbedOptions } from '../../../src/embedding/embedder.ts';
import { TranslatingEmbedder } from '../../../src/embedding/translation/translating-embedder.ts';
import type { TranslateOptions } from '../../../src/embedding/translation/translator.ts';

function setUp({ broken = false, readsParts = false } = {}) {
  const read: (readonly string[])[] = [];
  const asked: { texts: readonly string[]; language: string; priority: string }[] = [];
  const embedder = {
    model: 'small',
    dimension: 1,
    embed: async (texts: readonly string[], _options: EmbedOptions) => {
      read.push([...texts]);
      return texts.map((text) => Float32Array.of(text.length));
    },
    ...(readsParts && {
      embedParts: async (texts: readonly (readonly string[])[]) => {
        read.push(...texts);
        return texts.map((parts) => parts.map((part) => Float32Array.of(part.length)));
      },
    }),
    close: async () => undefined,
  };
  const translator = {
    name: 'apertium-1-ab',
    languages: ['es', 'pt'],
    translate: async (texts: readonly string[], language: string, { priority }: TranslateOptions) => {
      if (broken) throw new EmbeddingFailed('the translator died', { retryable: true });
      asked.push({ texts, language, priority });
      return texts.map((text) => `${language}>${text}`);
    },
    close: () => undefined,
  };
  return { embedder: new TranslatingEmbedder({ embedder, translator }), read, asked };
}

describe('TranslatingEmbedder.embed', () => {
  it('gives the model translations in the place of the texts that are in a language it does not read', async () => {
    const { embedder, read, asked } = setUp();
    const vectors = await embedder.embed(['uno', 'two', 'três', 'cuatro', 'fünf'], {
      priority: 'batch',
      languages: ['es-AR', 'en', 'pt-BR', 'ES', 'de'],
    });
    expect(read).toEqual([['es>uno', 'two', 'pt>três', 'es>cuatro', 'fünf']]);
    expect(vectors.map(([length]) => length)).toEqual([6, 3, 7, 9, 4]);
    expect(asked).toEqual([
      { texts: ['uno', 'cuatro'], language: 'es', priority: 'batch' },
      { texts: ['três'], language: 'pt', priority: 'batch' },
    ]);
  });

  it('translates the parts of texts, where its model reads parts', async () => {
    const { embedder, read } = setUp({ readsParts: true });
    const texts = [['uno', 'two'], ['tres']];
    const vectors = await embedder.embedParts?.(texts, { priority: 'batch', languages: ['es', 'en', 'es'] });
    expect(read).toEqual([['es>uno', 'two'], ['es>tres']]);
    expect(vectors?.map((of) => of.map(([length]) => length))).toEqual([[6, 3], [7]]);
    expect(setUp().embedder.embedParts).toBeUndefined();
  });

  it('asks no translator where nothing is to be translated', async () => {
    const { embedder, read } = setUp({ broken: true });
    await embedder.embed(['one'], { priority: 'query', languages: ['en'] });
    await embedder.embed(['one'], { priority: 'query' });
    expect(read).toEqual([['one'], ['one']]);
  });

  it('gives the model nothing untranslated when the translator is away', async () => {
    const { embedder, read } = setUp({ broken: true });
    const embedding = embedder.embed(['one', 'dos'], { priority: 'batch', languages: ['en', 'es'] });
    await expect(embedding).rejects.toMatchObject({ retryable: true });
    expect(read).toEqual([]);
  });
});

describe('TranslatingEmbedder.model', () => {
  it('names the model, what is translated, and by which version, because each of them changes the vectors', () => {
    expect(setUp().embedder.model).toBe('small+es+pt-by-apertium-1-ab');
  });
});
