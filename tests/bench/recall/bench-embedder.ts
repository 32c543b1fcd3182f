import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBundledModel } from '../../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../../src/embedding/local-embedder.ts';
import type { Cleanup } from '../cleanup.ts';

/** The model that the service under measurement uses, in the bench's own process. */
export async function openBenchEmbedder(modelDir: string | undefined, cleanup: Cleanup): Promise<LocalEmbedder> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-recall-model-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const embedder = await LocalEmbedder.open({ modelDir: modelDir ?? (await prepareBundledModel(folder)), threads: 1 });
  cleanup.add(() => embedder.close());
  return embedder;
}
