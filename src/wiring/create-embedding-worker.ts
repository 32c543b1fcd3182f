import type { EmbeddingModelConfig } from '../config.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { QueryVectors } from '../embedding/query-vector-cache.ts';
import { EmbeddingWorker } from '../memory/episodes/embedding-worker.ts';
import type { EmbeddingTarget } from '../memory/episodes/memory-embedder.ts';
import { ErasureStore } from '../stores/erasure-store.ts';
import type { Foundations } from './foundations.ts';
import { openEmbedder } from './open-embedder.ts';
import { openIndex } from './open-index.ts';
import { openTranslatingEmbedder } from './open-translating-embedder.ts';

/** Creates the embedding worker with the models and the index that the configuration names. */
export function createEmbeddingWorker(foundations: Foundations): EmbeddingWorker {
  const { model, previousModelDir } = foundations.config.semanticMemory;
  // A translator that was installed since makes another model of the same one, which can go on while it takes over.
  const untranslated = async ({ embedder }: EmbeddingTarget): Promise<EmbeddingModelConfig | null> => {
    if (embedder.translated === undefined) return null;
    const serving = (await foundations.embeddingStore.models()).find(({ state }) => state === 'serving');
    return serving !== undefined && embedder.model.startsWith(`${serving.model}+`) ? model : null;
  };
  return new EmbeddingWorker({
    ...foundations,
    erasures: new ErasureStore({ database: foundations.database }),
    openTarget: () => openTarget(() => openTranslatingEmbedder(model, foundations), foundations),
    openPrevious: async (target) => {
      const previous = previousModelDir === undefined ? await untranslated(target) : folderOf(previousModelDir);
      return previous && openTarget(() => openEmbedder(previous, foundations), foundations);
    },
    queryVectorsOf: (embedder) => new QueryVectors({ embedder }),
  });
}

function folderOf(modelDir: string): EmbeddingModelConfig {
  return modelDir === 'bundled' ? { kind: 'bundled' } : { kind: 'local', modelDir };
}

async function openTarget(open: () => Promise<Embedder>, foundations: Foundations): Promise<EmbeddingTarget> {
  const embedder = await open();
  try {
    return { embedder, index: await openIndex(embedder, foundations) };
  } catch (error) {
    await embedder.close();
    throw error;
  }
}
