/** How far a model's vectors are trusted beside the words. */

const IN_ITS_LANGUAGES = 0.4;
/** An English model reads Spanish as names and cognates: above this it does more harm than good there. */
const IN_OTHERS = 0.3;

/** Models that were trained on English alone: the one that comes along. A model that is not known is taken at its word. */
const ENGLISH_ONLY = /^all-minilm/i;

/** The weight of the vectors of `model`, 0 to 1, for a query in `language` (BCP-47). */
export function vectorWeightOf(model: string): (language: string) => number {
  const english = ENGLISH_ONLY.test(model);
  return (language) => (!english || /^en(?:-|$)/i.test(language) ? IN_ITS_LANGUAGES : IN_OTHERS);
}
