/** Tells which slot a thing that somebody has belongs in, by what it is. */
import type { Language } from '../../understanding/language.ts';

/** The slots of things, and the word lists that name these: the first that has a word of the thing decides. */
const KINDS: readonly (readonly [slot: string, list: string])[] = [
  ['partner', 'partners'],
  ['family', 'relatives'],
  ['pet', 'animals'],
  ['allergy', 'intolerances'],
  ['health', 'illnesses'],
  ['vehicle', 'vehicles'],
  ['vehicle', 'makes'],
  ['studies', 'degrees'],
  ['home', 'dwellings'],
];

/** Returns the slot of a thing; undefined where it is nothing that is worth keeping. */
export function slotOwned(thing: string, language: Language): string | undefined {
  const text = language.readWords(thing);
  return KINDS.find(([, list]) => {
    const words = language.list(list);
    return text.tokens.some((_token, at) => words.at(text, at) !== undefined);
  })?.[0];
}
