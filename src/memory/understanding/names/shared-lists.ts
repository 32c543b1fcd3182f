import { DISHES } from './cuisines.ts';
import { CURRENCIES } from './currencies.ts';
import { KNOWN_PLACES, PLACES_AND_WORDS } from './known-places.ts';
import { MEDICINES } from './medicines.ts';
import { TECHNOLOGIES, TECHNOLOGIES_AND_WORDS } from './technologies.ts';
import { MAKES, MODELS_AND_WORDS } from './vehicles.ts';

/** The word lists that are the same in every language. A language's list of the same name takes its place. */
export const SHARED_LISTS: Readonly<Record<string, string>> = {
  currencies: CURRENCIES,
  dishes: DISHES,
  'known places': KNOWN_PLACES,
  'places and words': PLACES_AND_WORDS,
};

/** The same, of what facts speak of. */
export const SHARED_FACT_LISTS: Readonly<Record<string, string>> = {
  technologies: TECHNOLOGIES,
  'technologies and words': TECHNOLOGIES_AND_WORDS,
  makes: MAKES,
  medicines: MEDICINES,
  'models and words': MODELS_AND_WORDS,
};
