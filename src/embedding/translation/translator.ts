/** Translator of texts into the language that the model reads. */
export interface Translator {
  /** The name of the programs and their data, versions included: what they make of a text depends on nothing else. */
  readonly name: string;
  /** The languages that it reads, as BCP-47's first part: `es`, `pt`. */
  readonly languages: readonly string[];
  /**
   * Returns a translation a text, in order; an empty one only for what says nothing. `language` is one of `languages`. Throws
   * `EmbeddingFailed` where there is none in time, not to be retried where a text by itself ends the programs each time.
   */
  translate(texts: readonly string[], language: string, options: TranslateOptions): Promise<string[]>;
  close(): void;
}

export interface TranslateOptions {
  /** Queries go first. */
  readonly priority: 'query' | 'batch';
  readonly signal?: AbortSignal;
}

/** Returns the first part of a BCP-47 tag in small letters, which names the language: `es` of `es-AR`. */
export function primaryLanguage(tag: string): string {
  return (tag.split(/[-_]/, 1)[0] ?? '').toLowerCase();
}
