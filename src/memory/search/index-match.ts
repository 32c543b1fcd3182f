import { type SaidPhrase, worth } from './match-text.ts';
import { messageOf, type Places } from './places.ts';
import type { SearchQuery } from './search-query.ts';
import type { PlainWord } from './search-words.ts';

const UNTOLD_SCORE = 0.5; // among what is told, and before what is told to answer badly

/** The answer of a turn to a query, as far as the index tells: how many of its messages may answer, and how well the best of them does. */
export interface IndexMatch {
  readonly messages: number;
  readonly score: number;
}

/** The match of a query on what the index tells of a turn, before its text is read. A turn that it lets pass may still not answer the query. */
export interface IndexMatcher {
  /** The words that a hit must not say, where one alone keeps it from being one. */
  readonly excluded: readonly PlainWord[];
  /**
   * Returns null for a turn of which no message answers. `words` are the places of the words that are looked up, null for one of which
   * nothing is told; `excluded` the places at which each excluded word surely stands.
   */
  readonly match: (words: readonly (Places | null)[], excluded: readonly (readonly number[])[]) => IndexMatch | null;
}

/** A word of a phrase, by its number among those that are looked up, and how many words behind the first of the phrase it stands. */
interface Step {
  readonly word: number;
  readonly offset: number;
}

/** Returns the matcher of a query by the words that are looked up for it. */
export function indexMatcher({ required, excluded }: SearchQuery, words: readonly PlainWord[]): IndexMatcher {
  // A phrase of nothing but words too common to be in the index is left to the text.
  const phrases = required.map((phrase) => stepsOf(phrase, words)).filter((steps) => steps.length > 0);
  return {
    excluded: excluded.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
    match: (told, unwanted) => {
      const known = told.filter((places) => places !== null);
      if (known.length < told.length) return { messages: 1, score: UNTOLD_SCORE };
      const found = phrases.map((steps) => beginnings(steps, known));
      if (found.some((places) => places.length === 0)) return null;
      return bestMessage(found, unwanted, known[0]?.length ?? 0);
    },
  };
}

function stepsOf(phrase: readonly PlainWord[], words: readonly PlainWord[]): Step[] {
  return phrase.flatMap(({ spanish, english }, offset) => {
    const word = words.findIndex((one) => one.spanish === spanish && one.english === english);
    return word < 0 ? [] : [{ word, offset }];
  });
}

/** Returns the places at which a phrase begins. */
function beginnings(steps: readonly Step[], words: readonly Places[]): readonly number[] {
  const [first, ...rest] = steps;
  const places = words[first?.word ?? 0]?.at ?? [];
  const offset = first?.offset ?? 0;
  if (offset === 0 && rest.length === 0) return places;
  const found: number[] = [];
  for (const place of places) {
    const begin = place - offset;
    if (begin < 0 || messageOf(begin) !== messageOf(place)) continue;
    if (rest.every((step) => words[step.word]?.at.includes(begin + step.offset))) found.push(begin);
  }
  return found;
}

/** `length` is that of the first message that says the first word; it stands for that of the others, which the index does not tell. */
function bestMessage(
  phrases: readonly (readonly number[])[],
  excluded: readonly (readonly number[])[],
  length: number,
): IndexMatch | null {
  let messages = 0;
  let score = 0;
  let last = -1;
  for (const place of phrases[0] ?? []) {
    const message = messageOf(place);
    if (message === last) continue;
    last = message;
    const isHere = (one: number) => messageOf(one) === message;
    if (excluded.some((places) => places.some(isHere))) continue;
    const said: SaidPhrase[] = phrases.map((places) => ({ places: places.filter(isHere), isExact: true }));
    if (said.some(({ places }) => places.length === 0)) continue;
    messages += 1;
    score = Math.max(score, worth(said, length));
  }
  return messages === 0 ? null : { messages, score };
}
