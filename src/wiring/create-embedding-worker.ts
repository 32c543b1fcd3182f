import type { EmbeddingModelConfig } from '../config.ts';
import { QueryVectors } from '../embedding/query-vector-cache.ts';
import { EmbeddingWorker } from '../memory/episodes/embedding-worker.ts';
import type { EmbeddingTarget } from '../memory/episodes/memory-embedder.ts';
import type { Foundations } from './foundations.ts';
import { openEmbedder } from './open-embedder.ts';
import { openIndex } from './open-index.ts';

/** Creates the embedding worker with the models and the index that the configuration names. */
export function createEmbeddingWorker(foundations: Foundations): EmbeddingWorker {
  const { model, previousModelDir } = foundations.config.semanticMemory;
  return new EmbeddingWorker({
    ...foundations,
    openTarget: () => openTarget(model, foundations),
    openPrevious: previousModelDir === undefined ? null : () => openTarget(folderOf(previousModelDir), foundations),
    queryVectorsOf: (embedder) => new QueryVectors({ embedder }),
  });
}

function folderOf(modelDir: string): EmbeddingModelConfig {
  return modelDir === 'bundled' ? { kind: 'bundled' } : { kind: 'local', modelDir };
}

async function openTarget(model: EmbeddingModelConfig, foundations: Foundations): Promise<EmbeddingTarget> {
  const embedder = await openEmbedder(model, foundations);
  try {
    return { embedder, index: await openIndex(embedder, foundations) };
  } catch (error) {
    await embedder.close();
    throw error;
  }
}
