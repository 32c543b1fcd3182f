import { DISHES } from './cuisines.ts';
import { CURRENCIES } from './currencies.ts';
import { KNOWN_PLACES, PLACES_AND_WORDS } from './known-places.ts';

/** The word lists that are the same in every language. A language's list of the same name takes its place. */
export const SHARED_LISTS: Readonly<Record<string, string>> = {
  currencies: CURRENCIES,
  dishes: DISHES,
  'known places': KNOWN_PLACES,
  'places and words': PLACES_AND_WORDS,
};
