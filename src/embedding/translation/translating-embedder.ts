import { inGroups } from '../../in-groups.ts';
import type { Embedder, EmbedOptions } from '../embedder.ts';
import { primaryLanguage, type Translator } from './translator.ts';

interface TranslatingEmbedderDeps {
  readonly embedder: Embedder;
  readonly translator: Translator;
}

/**
 * Embedder that translates texts in the translator's languages before its model embeds them, and gives the model the others as they
 * are. It is a model of its own name: a vector made with a translator is never compared to one made without or with another.
 */
export class TranslatingEmbedder implements Embedder {
  readonly model: string;
  readonly dimension: number;
  readonly translated: readonly string[];
  readonly embedParts?: NonNullable<Embedder['embedParts']>;
  readonly #deps: TranslatingEmbedderDeps;

  constructor(deps: TranslatingEmbedderDeps) {
    const { embedder, translator } = deps;
    this.model = `${embedder.model}+${translator.languages.join('+')}-by-${translator.name}`;
    this.dimension = embedder.dimension;
    this.translated = translator.languages;
    this.#deps = deps;
    if (embedder.embedParts !== undefined)
      this.embedParts = async (texts, options) => {
        const readable = await this.#readable(texts.flat(), options);
        const counts = texts.map((parts) => parts.length);
        return embedder.embedParts?.(inGroups(readable, counts), options) ?? [];
      };
  }

  async embed(texts: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
    return this.#deps.embedder.embed(await this.#readable(texts, options), options);
  }

  async close(): Promise<void> {
    this.#deps.translator.close();
    await this.#deps.embedder.close();
  }

  /** Returns the texts as the model can read them. */
  async #readable(texts: readonly string[], options: EmbedOptions): Promise<string[]> {
    const readable = [...texts];
    await Promise.all(this.translated.map((language) => this.#translate(readable, language, options)));
    return readable;
  }

  /** Puts translations in the place of the texts that are in a language. */
  async #translate(texts: string[], language: string, { languages, ...options }: EmbedOptions): Promise<void> {
    const places = [...texts.keys()].filter((at) => primaryLanguage(languages?.[at] ?? '') === language);
    if (places.length === 0) return;
    const own = places.map((at) => texts[at] ?? '');
    const translations = await this.#deps.translator.translate(own, language, options);
    for (const [index, at] of places.entries()) texts[at] = translations[index] ?? '';
  }
}
