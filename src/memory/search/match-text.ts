/** Whether a text answers a query, how well, and where. */
import type { Phrase, SearchQuery } from './search-query.ts';
import { isSameWord, type PlainWord, type TextWord, wantedWords } from './search-words.ts';

/** A stretch of a text, in positions of its characters. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that answers a query. */
export interface TextMatch {
  /** What matched, in order, none over another. */
  readonly spans: readonly Span[];
  /** How well it answers, 0 to 1, whenever it was said. */
  readonly score: number;
}

const SAID_ONCE = 0.6; // said once counts 1 / 1.6, twice 2 / 2.6 …
const INFLECTED = 0.85; // of the worth of the word as it was asked for
const LENGTH = 60; // words of a usual message; a longer one says more by chance
const LENGTH_WEIGHT = 0.25;
const NEAR_WEIGHT = 0.25; // of the worth that the words stand together

interface Occurrence extends Span {
  /** The number of its first word in the text. */
  readonly at: number;
  readonly exact: boolean;
}

/** Matches a text against a query; null where it does not answer it. */
export type TextMatcher = (text: string) => TextMatch | null;

/** Returns the matcher of a query, for the texts of one search: it remembers which of their words are asked for. */
export function textMatcher(query: SearchQuery): TextMatcher {
  const asked = new Set<string>();
  for (const word of [...query.required, ...query.excluded].flat())
    asked.add(`s ${word.spanish}`).add(`e ${word.english}`);
  const read = wantedWords(({ spanish, english }) => asked.has(`s ${spanish}`) || asked.has(`e ${english}`));
  return (text) => {
    const words = read(text);
    if (query.excluded.some((phrase) => occurrences(words, phrase, 1).length > 0)) return null;
    const found = query.required.map((phrase) => occurrences(words, phrase, Number.POSITIVE_INFINITY));
    if (found.length === 0 || found.some((places) => places.length === 0)) return null;
    const said = found.map((occurrences) => ({
      places: occurrences.map(({ at }) => at),
      isExact: occurrences.some(({ exact }) => exact),
    }));
    return { spans: merge(found.flat()), score: worth(said, words.length) };
  };
}

function occurrences(words: readonly (TextWord | null)[], phrase: Phrase, most: number): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = 0; at + phrase.length <= words.length && found.length < most; at += 1) {
    const occurrence = occurrenceAt(words, phrase, at);
    if (occurrence !== null) found.push(occurrence);
  }
  return found;
}

function occurrenceAt(
  words: readonly (TextWord | null)[],
  phrase: readonly PlainWord[],
  at: number,
): Occurrence | null {
  let exact = true;
  for (const [index, wanted] of phrase.entries()) {
    const word = words[at + index];
    if (word === null || word === undefined || !isSameWord(word, wanted)) return null;
    exact &&= word.plain === wanted.plain;
  }
  return { at, exact, start: words[at]?.start ?? 0, end: words[at + phrase.length - 1]?.end ?? 0 };
}

/** A phrase as a message says it. */
export interface SaidPhrase {
  /** The numbers of the words with which it begins, ascending. */
  readonly places: readonly number[];
  /** True where it stands in the form in which it was asked for. */
  readonly isExact: boolean;
}

/** Returns how well a message of `length` words answers that says each phrase of a query, 0 to 1. */
export function worth(said: readonly SaidPhrase[], length: number): number {
  let sum = 0;
  for (const { places, isExact } of said)
    sum += (places.length / (places.length + SAID_ONCE)) * (isExact ? 1 : INFLECTED);
  const near = 1 - NEAR_WEIGHT + NEAR_WEIGHT * (said.length / narrowest(said));
  return ((sum / said.length) * near) / (1 + LENGTH_WEIGHT * Math.log1p(length / LENGTH));
}

/** Returns the number of words from the first to the last of the narrowest stretch that has each phrase once. */
function narrowest(said: readonly SaidPhrase[]): number {
  const at = said.map(() => 0);
  let best = Number.POSITIVE_INFINITY;
  for (;;) {
    let first = Number.POSITIVE_INFINITY;
    let last = 0;
    let firstPhrase = 0;
    for (const [phrase, { places }] of said.entries()) {
      const place = places[at[phrase] ?? 0];
      if (place === undefined) return Math.max(best, said.length);
      if (place < first) [first, firstPhrase] = [place, phrase];
      last = Math.max(last, place);
    }
    best = Math.min(best, last - first + 1);
    at[firstPhrase] = (at[firstPhrase] ?? 0) + 1;
  }
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
