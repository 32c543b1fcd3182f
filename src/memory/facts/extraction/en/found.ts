/** A fact found by a rule: a slot, its value, and the words that they came from. */
import type { EnglishText } from './english-text.ts';
import type { Phrase } from './phrases.ts';

export interface Found {
  readonly kind: 'fact' | 'retraction';
  readonly slot: string;
  /** The key in the user's own words, where the slot is an attribute, a favourite, or named by the user. */
  readonly key?: string;
  readonly value: string;
  readonly replaces?: boolean;
  /** True for a rule for the assistant or a standing wish, which is recalled whatever the query is. */
  readonly standing?: boolean;
  readonly source: EnglishText;
  readonly from: number;
  readonly to: number;
}

export function fact(
  slot: string,
  value: string,
  phrase: Pick<Phrase, 'source' | 'from' | 'to'>,
  more: Partial<Found> = {},
): Found {
  return { kind: 'fact', slot, value, source: phrase.source, from: phrase.from, to: phrase.to, ...more };
}
