/**
 * Tells how likely the answer to a question is to have passed by the next time: what depends on when it is asked, on somebody's affairs that change, what is
 * to be done, and small talk. The words of time and their like (`gates`) tell the plain ones; the rest is weighed by words (`passing-weights/`, a table a language).
 */
import { weightsIn } from '../../text/feature-weights.ts';
import type { Word } from '../../text/phrase.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';

const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const SHORTEST_WITH_ENDING = 4; // letters
const MOST_WORDS = 30;
const DIGIT = /\d/;

const weightsOf = weightsIn<SpokenLanguage>(new URL('./passing-weights/', import.meta.url));

/** The signs of a question beside its words: which of the lists of its language it has a phrase of. */
interface PassingSigns {
  readonly passing: boolean;
  readonly own: boolean;
}

/**
 * Calls `visit` with each feature of a question: a `word` (0 for one with a digit), `two words`, those at its beginning `^word` and its
 * end `word$`, an `-ending` with its accents, and the `=signs` that it has. One may come twice.
 */
export function eachPassingFeature(
  words: readonly Word[],
  { passing, own }: PassingSigns,
  visit: (feature: string) => void,
): void {
  let before = '';
  for (let place = 0; place < words.length && place < MOST_WORDS; place += 1) {
    const { written, plain } = words[place] as Word;
    const word = DIGIT.test(plain) ? '0' : plain;
    visit(word);
    visit(place === 0 ? `^${word}` : `${before} ${word}`);
    if (place === 1) visit(`^${before} ${word}`);
    if (written.length >= SHORTEST_WITH_ENDING) visit(`-${written.slice(-ENDING)}`);
    before = word;
  }
  visit(`${before}$`);
  if (passing) visit('=passing');
  if (own) visit('=own');
}

/** Returns how likely the answer to a question is to have passed, in logits. */
export function passingOf(words: readonly Word[], signs: PassingSigns, language: SpokenLanguage): number {
  const { bias, weights } = weightsOf(language);
  let sum = bias;
  eachPassingFeature(words, signs, (feature) => {
    sum += weights.get(feature) ?? 0;
  });
  return sum;
}
