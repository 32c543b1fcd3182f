/** A query as a person types it: words that must be there, "phrases in quotes", and -words that must not. */
import { type PlainWord, wordsOf } from './search-words.ts';

/** The most words of a query: each costs a look into the index. */
export const MOST_QUERY_WORDS = 32;

/** Words that stand in this order, one directly after another; a single word is a phrase of one. */
export type Phrase = readonly PlainWord[];

/** A query that was read. Every phrase of `required` is in a hit, none of `excluded` is. */
export interface SearchQuery {
  readonly required: readonly Phrase[];
  readonly excluded: readonly Phrase[];
}

// A minus counts at the beginning of a word: "post-it" is no exclusion. A quote that is never closed ends with the query.
const PART = /(?<minus>(?<![^\s])[-−–])?(?:["“”«](?<phrase>[^"“”»]*)(?:["“”»]|$)|(?<run>[^\s"“”«»]+))/gu;

/**
 * Reads a query. Words too common to find anything by are not asked for outside of quotes, unless the query has no others. A run
 * of words without a blank ("src/app.ts", "node.js") is a phrase.
 */
export function readQuery(text: string): SearchQuery {
  const required: Phrase[] = [];
  const excluded: Phrase[] = [];
  const common: Phrase[] = [];
  for (const { groups } of text.matchAll(PART)) {
    const words = [...wordsOf(groups?.phrase ?? groups?.run ?? '')];
    const [first] = words;
    if (first === undefined) continue;
    if (groups?.minus !== undefined) excluded.push(words);
    else if (groups?.phrase === undefined && words.length === 1 && first.isCommon) common.push(words);
    else required.push(words);
  }
  return { required: required.length > 0 ? required : common, excluded };
}

/** Returns the number of words of a query. */
export function queryLength({ required, excluded }: SearchQuery): number {
  return [...required, ...excluded].reduce((sum, phrase) => sum + phrase.length, 0);
}

/** Returns the words by which the index finds what may match; none where all are too common. */
export function lookedUp({ required }: SearchQuery): PlainWord[] {
  const words = new Map<string, PlainWord>();
  for (const word of required.flat()) if (!word.isCommon) words.set(`${word.spanish} ${word.english}`, word);
  return [...words.values()];
}
