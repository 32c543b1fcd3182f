import type { EmbeddingModelConfig } from '../config.ts';
import type { Embedder } from '../embedding/embedder.ts';
import { findApertium, untranslated } from '../embedding/translation/apertium.ts';
import { ApertiumTranslator } from '../embedding/translation/apertium-translator.ts';
import { TranslatingEmbedder } from '../embedding/translation/translating-embedder.ts';
import type { Foundations } from './foundations.ts';
import { openEmbedder } from './open-embedder.ts';

/**
 * Opens a sentence model as `openEmbedder` does; before the English one that comes along, with a translator of other languages
 * where one is installed and not switched off.
 */
export async function openTranslatingEmbedder(
  model: EmbeddingModelConfig,
  foundations: Foundations,
): Promise<Embedder> {
  const { config, logger } = foundations;
  const embedder = await openEmbedder(model, foundations);
  if (model.kind !== 'bundled' || !config.semanticMemory.translates) return embedder;
  const apertium = await findApertium();
  const { languages, packages } = untranslated(apertium);
  const remedy = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (languages.length > 0) logger.info({ languages, remedy }, 'languages_not_translated');
  if (apertium === null) return embedder;
  const translator = new ApertiumTranslator({
    apertium,
    onProblem: (problem) => logger.error(problem, 'translator_died'),
  });
  translator.start();
  logger.info({ translator: translator.name, languages: translator.languages }, 'translator_started');
  return new TranslatingEmbedder({ embedder, translator });
}
