/** The reading of texts for whether they ask for places to go to, by the rules `placesAsked` of their language. */
import type { Language } from '../understanding/language.ts';
import { languagesOf } from '../understanding/languages.ts';
import type { ReadText } from '../understanding/read-text.ts';

/** The kinds of things that a text asks for: `more` goes on with an open plan to go out; `else` is something that is no place; null where no rule knows. */
export type Asked = 'places' | 'more' | 'else' | null;

/** The slots whose words answer for a plan to go out: "para cenar", "somos 4", "el sábado". */
const ANSWERS = ['activity', 'company', 'cuisine', 'budget', 'date', 'time'];

/** The lists of what is done in places that one chooses among, and of those places. */
const IN_PLACES = ['venues', 'venue', 'dinner', 'lunch', 'breakfast', 'eating'];

/** Returns what a text asks for. `tag` is the language that it is likely in. */
export function placesAsked(text: string, tag: string): Asked {
  const asked = languagesOf(text, tag).map((language) => askedIn(text, language));
  if (asked.includes('never')) return 'else';
  return asked.find((one) => one !== null && one !== 'never') ?? null;
}

/** True for what is done in places that one chooses among: "cenar", "hotel". A film or a trip is not, and of "cena y cine" it is not known. */
export function isDoneInPlaces(activity: string, tag: string): boolean {
  return languagesOf(activity, tag).some((language) => {
    const text = language.readWords(activity);
    return IN_PLACES.some((list) => holds(text, language, list)) && !holds(text, language, 'programmes');
  });
}

function askedIn(said: string, language: Language): Asked | 'never' {
  const text = language.readWords(said);
  const found = new Set<unknown>();
  for (const { from, value } of language.rules('placesAsked').every(text)) {
    const clause = text.clauseAt(from);
    if (clause?.flags.has('quoted')) continue;
    if (value !== 'asked') found.add(value);
    else if (clause?.isAsked) found.add('places');
  }
  for (const asked of ['never', 'places', 'else', 'more'] as const) if (found.has(asked)) return asked;
  return !holds(text, language, 'asks for') && ANSWERS.some((slot) => language.rules(slot).matches(text))
    ? 'more'
    : null;
}

/** True where an entry of one of the language's lists stands in a text. */
function holds(text: ReadText, language: Language, list: string): boolean {
  const entries = language.list(list);
  return text.tokens.some((_token, at) => entries.at(text, at) !== undefined);
}
