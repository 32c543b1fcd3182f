/** Reads how a text goes on from what was said before: the small engine above the tables of the languages. */
import { endsOfPhrase, type Phrase, phrasesOf, stands, type Word, wordsOf } from '../../text/phrase.ts';
import type { Language } from '../../text/text-analysis.ts';
import { ENGLISH_FLOW } from './en.ts';
import { SPANISH_FLOW } from './es.ts';
import type { FlowSigns } from './flow-signs.ts';

type SignName = keyof FlowSigns;

const READY: Readonly<Record<Language, Readonly<Record<SignName, readonly Phrase[]>>>> = {
  es: ready(SPANISH_FLOW),
  en: ready(ENGLISH_FLOW),
};

function ready(signs: FlowSigns): Readonly<Record<SignName, readonly Phrase[]>> {
  return Object.fromEntries(
    Object.entries(signs).map(([name, { phrases }]) => [name, phrasesOf(phrases)]),
  ) as unknown as Readonly<Record<SignName, readonly Phrase[]>>;
}

/** True where a sign opens the text. */
function opens(phrases: readonly Phrase[], words: readonly Word[]): boolean {
  return phrases.some((phrase) => endsOfPhrase(phrase, words, 0).length > 0);
}

/** The ways in which a text says that it goes on to another matter; `flush`: and that nothing more is wanted of the one before. */
export type SaidShift = 'flush' | 'shift' | null;

/** Returns whether a text says in so many words that it goes on to another matter. */
export function saidShift(text: string, language: Language): SaidShift {
  const words = wordsOf(text);
  if (opens(READY[language].flush, words)) return 'flush';
  return opens(READY[language].shift, words) ? 'shift' : null;
}

/** True where a text leans on what was said before it. */
export function leansOnPast(text: string, language: Language): boolean {
  return stands(READY[language].leaning, wordsOf(text));
}

/** True where a text tells a decision. */
export function tellsDecision(text: string, language: Language): boolean {
  return stands(READY[language].decision, wordsOf(text));
}
