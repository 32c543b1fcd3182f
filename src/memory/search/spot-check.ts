import type { SearchQuery } from './search-query.ts';
import type { PlainWord } from './search-words.ts';
import { ANYWHERE, following, messagesOf, type Spots, sureMessagesOf } from './spots.ts';

/** The check of a query on what the index tells of a turn, before its text is read. What it lets pass may still not answer the query. */
export interface SpotCheck {
  /** The words that a hit must not say, where one alone keeps it from being one. */
  readonly excluded: readonly PlainWord[];
  /** False for a turn of which no message answers: `required` are the spots of the words that were looked up, `excluded` of each excluded word those of its stems. */
  readonly mayAnswer: (required: readonly Spots[], excluded: readonly (readonly Spots[])[]) => boolean;
}

/** A word of a phrase, by its number among those that were looked up, and how many words behind the one before it stands. */
interface Step {
  readonly word: number;
  readonly distance: number;
}

/** Returns the check of a query by the words that are looked up for it; null where it is answered by every turn that says one word. */
export function spotCheckOf({ required, excluded }: SearchQuery, words: readonly PlainWord[]): SpotCheck | null {
  const phrases = required.map((phrase) => stepsOf(phrase, words)).filter((steps) => steps.length > 1);
  const alone = excluded.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  if (words.length < 2 && phrases.length === 0 && alone.length === 0) return null;
  return {
    excluded: alone,
    mayAnswer: (spots, unwanted) => {
      const messages = spots.reduce((left, one) => left & messagesOf(one), messagesOf(ANYWHERE));
      if (unwanted.reduce((left, stems) => left & ~sureMessagesOf(stems), messages) === 0) return false;
      return phrases.every((steps) => mayStandTogether(steps, spots));
    },
  };
}

function stepsOf(phrase: readonly PlainWord[], words: readonly PlainWord[]): Step[] {
  const steps: Step[] = [];
  let before = 0;
  for (const [at, { spanish, english }] of phrase.entries()) {
    const word = words.findIndex((one) => one.spanish === spanish && one.english === english);
    if (word < 0) continue; // too common to be in the index
    steps.push({ word, distance: at - before });
    before = at;
  }
  return steps;
}

function mayStandTogether(steps: readonly Step[], spots: readonly Spots[]): boolean {
  let left = ANYWHERE;
  for (const [index, { word, distance }] of steps.entries()) {
    const here = spots[word] ?? ANYWHERE;
    left = index === 0 ? here : following(left, distance, here);
    if (left === 0) return false;
  }
  return true;
}
