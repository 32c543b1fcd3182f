import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { type Ranked, rankCandidates } from '../../src/memory/episodes/hybrid-ranker.ts';
import { analyseQuery } from '../../src/memory/episodes/recall-query.ts';
import { vectorTrustOf } from '../../src/memory/episodes/vector-trust.ts';
import { readEverydaySet } from '../unit/episodes/everyday-set.ts';
import { candidatesOf, type Said } from '../unit/episodes/small-index.ts';

let dataDir: string;
let embedder: LocalEmbedder;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-everyday-'));
  embedder = await LocalEmbedder.open({ modelDir: await prepareBundledModel(dataDir), threads: 1 });
});

afterAll(async () => {
  await embedder.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function recall(memories: readonly Said[], question: string): Promise<Ranked[]> {
  const { embedText, language } = analyseQuery(question, 'es');
  const [vector = null] = await embedder.embed([embedText], { priority: 'query' });
  const trust = vectorTrustOf(embedder)(language);
  return rankCandidates(candidatesOf(memories, question, vector), { now: new Date('2025-08-01'), ...trust });
}

describe('recall of everyday Spanish with the English model that comes along', () => {
  it('gives nothing at 0.5 where nothing answers, and what answers among the first five otherwise', async () => {
    let silent = 0;
    let unanswerable = 0;
    let kept = 0;
    let answerable = 0;
    for (const { memories, questions } of readEverydaySet()) {
      const embedded = await Promise.all(
        memories.map(async (memory) => ({
          ...memory,
          vectors: await embedder.embed(memory.passages, { priority: 'batch' }),
        })),
      );
      for (const { question, evidence } of questions) {
        const first = (await recall(embedded, question)).filter(({ score }) => score >= 0.5).slice(0, 5);
        if (evidence.length === 0) {
          unanswerable += 1;
          silent += first.length === 0 ? 1 : 0;
        } else {
          answerable += 1;
          kept += first.some(({ memoryId }) => evidence.includes(memoryId)) ? 1 : 0;
        }
      }
    }
    expect(silent / unanswerable).toBeGreaterThanOrEqual(0.7);
    expect(kept / answerable).toBeGreaterThanOrEqual(0.5);
  });
});
