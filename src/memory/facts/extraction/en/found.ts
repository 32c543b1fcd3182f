/** What a rule found: a slot and its value, and the words it came from. */
import type { EnglishText } from './english-text.ts';
import type { Phrase } from './phrases.ts';

export interface Found {
  readonly kind: 'fact' | 'retraction';
  readonly slot: string;
  /** Where the slot is an attribute, a favourite, or named by the user: the key as they would say it. */
  readonly key?: string;
  readonly value: string;
  readonly replaces?: boolean;
  /** A rule for the assistant, or how things are wanted: told whatever the query is. */
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
