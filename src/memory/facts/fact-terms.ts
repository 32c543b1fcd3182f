/** Search terms: the words that a fact is found by. */
import { termsOf } from '../text/text-analysis.ts';

const LONGEST_TERM = 64; // characters: what is longer is no word, and would not fit an index
const MOST_TERMS = 64; // of a fact

/** Returns the stems of a text, each once. */
export function termsOfText(text: string, language: string): string[] {
  const terms = termsOf(text, language).map((term) => term.slice(0, LONGEST_TERM).toWellFormed());
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** Returns the search terms of a fact's key and value. */
export function termsOfFact(fact: {
  readonly key: string;
  readonly value: string;
  readonly language: string;
}): string[] {
  return termsOfText(`${fact.value} ${fact.key}`, fact.language);
}
