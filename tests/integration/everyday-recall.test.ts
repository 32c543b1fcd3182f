import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '../../src/embedding/embedder.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { ApertiumTranslator } from '../../src/embedding/translation/apertium-translator.ts';
import { TranslatingEmbedder } from '../../src/embedding/translation/translating-embedder.ts';
import { cosine } from '../../src/embedding/unit-vector.ts';
import { type Ranked, rankCandidates } from '../../src/memory/episodes/hybrid-ranker.ts';
import { vectorsOfMemories } from '../../src/memory/episodes/memory-vectors.ts';
import { analyseQuery } from '../../src/memory/episodes/recall-query.ts';
import { vectorTrustOf } from '../../src/memory/episodes/vector-trust.ts';
import { describeWithApertium, installedApertium } from '../support/apertium.ts';
import { convertedModel } from '../support/embedded-folder.ts';
import { readEverydaySet } from '../unit/episodes/everyday-set.ts';
import { candidatesOf, type Said } from '../unit/episodes/small-index.ts';

let bundled: LocalEmbedder;

beforeAll(async () => {
  bundled = await LocalEmbedder.open({ modelDir: await convertedModel(), threads: 1 });
});

afterAll(async () => {
  await bundled.close();
});

async function recall(embedder: Embedder, memories: readonly Said[], question: string): Promise<Ranked[]> {
  const { embedText, language } = analyseQuery(question, 'es', new Date('2025-08-01'));
  const [vector = null] = await embedder.embed([embedText], { priority: 'query', languages: [language] });
  const trust = vectorTrustOf(embedder)(language);
  return rankCandidates(candidatesOf(memories, question, vector), { now: new Date('2025-08-01'), ...trust });
}

/** Returns the share of the questions without an answer that get nothing at 0.5, and of the others those that get it among five. */
async function everydayShares(embedder: Embedder) {
  let silent = 0;
  let unanswerable = 0;
  let kept = 0;
  let answerable = 0;
  for (const { memories, questions } of readEverydaySet()) {
    const vectors = await vectorsOfMemories(
      embedder,
      memories.map(({ passages }) => ({ passages, language: 'es' })),
    );
    const embedded = memories.map((memory, at) => ({ ...memory, vectors: vectors[at] ?? [] }));
    for (const { question, evidence } of questions) {
      const first = (await recall(embedder, embedded, question)).filter(({ score }) => score >= 0.5).slice(0, 5);
      if (evidence.length === 0) {
        unanswerable += 1;
        silent += first.length === 0 ? 1 : 0;
      } else {
        answerable += 1;
        kept += first.some(({ memoryId }) => evidence.includes(memoryId)) ? 1 : 0;
      }
    }
  }
  return { silent: silent / unanswerable, kept: kept / answerable };
}

describe('recall of everyday Spanish with the English model that comes along', () => {
  it('gives nothing at 0.5 where nothing answers, and what answers among the first five otherwise', async () => {
    const { silent, kept } = await everydayShares(bundled);
    expect(silent).toBeGreaterThanOrEqual(0.7);
    expect(kept).toBeGreaterThanOrEqual(0.5);
  });
});

describeWithApertium('recall of everyday Spanish, translated for that model', () => {
  const apertium = installedApertium ?? { name: 'none', routes: [] };
  const translator = new ApertiumTranslator({ apertium });
  afterAll(() => translator.close());

  it('gives nothing at 0.5 where nothing answers, and what answers among the first five otherwise', async () => {
    const { silent, kept } = await everydayShares(new TranslatingEmbedder({ embedder: bundled, translator }));
    expect(silent).toBeGreaterThanOrEqual(0.8);
    expect(kept).toBeGreaterThanOrEqual(0.6);
  });

  it('finds what says the same in other words', async () => {
    const embedder = new TranslatingEmbedder({ embedder: bundled, translator });
    const languages = ['es', 'es', 'es'];
    const texts = ['¿Qué mascota tengo?', 'Mi perro se llama Toby.', 'Ayer llovió toda la tarde.'];
    const [asked, dog, rain] = await embedder.embed(texts, { priority: 'batch', languages });
    const near = cosine(asked ?? new Float32Array(), dog ?? new Float32Array());
    expect(near).toBeGreaterThan(0.15 + cosine(asked ?? new Float32Array(), rain ?? new Float32Array()));
  });
});
