import { EmbeddingFailed } from '../embedder.ts';
import type { Apertium } from './apertium.ts';
import { LanguageTranslator, type TranslatorProblem } from './language-translator.ts';
import type { TranslateOptions, Translator } from './translator.ts';

interface ApertiumTranslatorDeps {
  readonly apertium: Apertium;
  /** Called for each end of a chain that nobody asked for: the texts under way are tried again. */
  readonly onProblem?: (problem: TranslatorProblem) => void;
  /** The time of silence after which a chain is given up while texts wait. */
  readonly silenceMs?: number;
}

/** The default silence: a text takes 1 ms on a desktop's core, a long one on a quarter of a Pi's half a second. */
const SILENCE_MS = 10_000;

/** Translator that keeps a chain of Apertium's programs warm for each language. */
export class ApertiumTranslator implements Translator {
  readonly name: string;
  readonly languages: readonly string[];
  readonly #translators: ReadonlyMap<string, LanguageTranslator>;

  constructor({ apertium, onProblem, silenceMs = SILENCE_MS }: ApertiumTranslatorDeps) {
    this.name = apertium.name;
    this.languages = apertium.routes.map(({ language }) => language);
    this.#translators = new Map(
      apertium.routes.map((route) => [route.language, new LanguageTranslator({ route, onProblem, silenceMs })]),
    );
  }

  /** Starts the programs ahead of the first text. */
  start(): void {
    for (const translator of this.#translators.values()) translator.start();
  }

  async translate(texts: readonly string[], language: string, options: TranslateOptions): Promise<string[]> {
    const translator = this.#translators.get(language);
    if (translator === undefined) throw new EmbeddingFailed(`nothing translates ${language}`, { retryable: false });
    return translator.translate(texts, options);
  }

  close(): void {
    for (const translator of this.#translators.values()) translator.close();
  }
}
