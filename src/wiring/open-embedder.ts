import type { EmbeddingModelConfig } from '../config.ts';
import { prepareBundledModel } from '../embedding/bundled-model.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { LocalEmbedder } from '../embedding/local-embedder.ts';
import { RemoteEmbedder } from '../embedding/remote-embedder.ts';
import { progressInBackground } from '../terminal.ts';
import type { Foundations } from './foundations.ts';

/** Opens a sentence model: a remote endpoint, a folder, or the one that comes along. Throws where it cannot. */
export async function openEmbedder(model: EmbeddingModelConfig, { config, logger }: Foundations): Promise<Embedder> {
  if (model.kind === 'remote') {
    return RemoteEmbedder.open({ baseUrl: model.baseUrl, apiKey: model.apiKey, modelName: model.model });
  }
  const modelDir =
    model.kind === 'local'
      ? model.modelDir
      : await progressInBackground(logger)('making the embedding model', () => prepareBundledModel(config.dataDir));
  return LocalEmbedder.open({
    modelDir,
    threads: config.semanticMemory.threads,
    onProblem: (error) => logger.error({ err: error }, 'embedding_model_problem'),
  });
}
