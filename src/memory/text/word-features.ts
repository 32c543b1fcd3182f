/** The features of a text by its words alone, of which weights tell what it is about: fitted on labelled texts, see `feature-weights`. */

export const MOST_WORDS = 60;
export const ENDING = 3; // letters of a word's end: the person and the tense of a verb
/** The mark that stands before the first word. */
export const FIRST = '^';
const LENGTHS = [1, 4, 7, 10, 14, 20]; // words
const WORD = /[\p{L}']+|\d+|[?!.,:;"]/gu;

/** Returns the features of a folded text, each once: a `word`, `two words`, `-two -endings`, `^the first` and the `#length`. All numbers are one. */
export function wordFeatures(folded: string): Set<string> {
  const features = new Set<string>();
  const words = wordsOf(folded);
  let before = FIRST;
  for (const word of words) {
    features.add(word);
    features.add(`${before} ${word}`);
    features.add(`-${endOf(before)} -${endOf(word)}`);
    before = word;
  }
  features.add(`#${lengthOf(words.length)}`);
  return features;
}

function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).slice(0, MOST_WORDS).map((said) => (/\d/.test(said) ? '0' : said));
}

const endOf = (word: string): string => (word.length > ENDING ? word.slice(-ENDING) : word);

/** Returns the least of the lengths that a text of so many words is told by. */
export function lengthOf(length: number): number {
  return LENGTHS.findLast((least) => length >= least) ?? 0;
}
