/** Cosines of pairs of questions by the model that comes along. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBundledModel } from '../../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../../src/embedding/local-embedder.ts';

const BATCH = 64;

export type CosineOfPair = (pair: { readonly earlier: string; readonly query: string }) => number;

/** Returns the cosine of any two of some texts. */
export async function cosinesOf(texts: readonly string[]): Promise<CosineOfPair> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-questions-'));
  const embedder = await LocalEmbedder.open({ modelDir: await prepareBundledModel(dataDir), threads: 1 });
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const made = await embedder.embed(batch, { priority: 'query' });
    for (const [at, text] of batch.entries()) vectors.set(text, made[at] as Float32Array);
  }
  await embedder.close();
  await rm(dataDir, { recursive: true, force: true });
  return ({ earlier, query }) => {
    const [one, other] = [vectors.get(query), vectors.get(earlier)];
    return one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? 0;
  };
}
