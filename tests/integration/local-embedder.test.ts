import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { cosine } from '../../src/embedding/unit-vector.ts';

let dataDir: string;
let modelDir: string;
let embedder: LocalEmbedder;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-model-'));
  modelDir = await prepareBundledModel(dataDir);
  embedder = await LocalEmbedder.open({ modelDir, threads: 2 });
});

afterAll(async () => {
  await embedder.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('LocalEmbedder.embed', () => {
  it('finds a paraphrase nearer than what is unrelated', async () => {
    const [question, answer, other] = await embedder.embed(
      ['Where does her brother live?', 'Her brother has a house in Lisbon.', 'The printer is out of paper again.'],
      { priority: 'query' },
    );
    if (!question || !answer || !other) throw new Error('three texts have three vectors');
    expect(cosine(question, answer)).toBeGreaterThan(0.5);
    expect(cosine(question, other)).toBeLessThan(0.2);
  });
});
