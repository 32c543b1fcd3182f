import type { EmbeddingModelConfig } from '../config.ts';
import { prepareBundledModel } from '../embedding/bundled-model.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { LocalEmbedder } from '../embedding/local-embedder.ts';
import { RemoteEmbedder } from '../embedding/remote-embedder.ts';
import type { Logger } from '../telemetry/logger.ts';
import { createProgress, type Progress } from '../telemetry/progress.ts';
import type { Foundations } from './foundations.ts';

/** Opens a sentence model: a remote endpoint, a folder, or the one that comes along. Throws where it cannot. */
export async function openEmbedder(model: EmbeddingModelConfig, { config, logger }: Foundations): Promise<Embedder> {
  if (model.kind === 'remote') {
    return RemoteEmbedder.open({ baseUrl: model.baseUrl, apiKey: model.apiKey, modelName: model.model });
  }
  const modelDir =
    model.kind === 'local'
      ? model.modelDir
      : await progressOfModel(logger)('making the embedding model', () => prepareBundledModel(config.dataDir));
  return LocalEmbedder.open({
    modelDir,
    threads: config.semanticMemory.threads,
    onProblem: (error) => logger.error({ err: error }, 'embedding_model_problem'),
  });
}

/** The model is made while requests are answered already: lines of the log, for a bar would be drawn over them. */
function progressOfModel(logger: Logger): Progress {
  return createProgress({ onLine: (state) => logger.info(state, 'progress'), lineEveryMs: 2_000 });
}
