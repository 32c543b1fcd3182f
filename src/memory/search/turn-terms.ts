import { parseStored } from '../conversation/stored-message.ts';
import { stemsOf, wordsOf } from './search-words.ts';
import type { SearchedTurn } from './searched-turn.ts';
import { type Spots, spotAt } from './spots.ts';
import type { TermHash } from './term-key.ts';

const MOST_TERMS = 20_000; // of a turn: a megabyte of text has some ten thousand

/** Returns the hashes of the words that a turn says, each with its spots, and when its messages were said. */
export function termsOfTurn(
  turn: Pick<SearchedTurn, 'messages' | 'messageTimes' | 'createdAt'>,
  hashOf: TermHash,
): { readonly terms: ReadonlyMap<number, Spots>; readonly said: { readonly from: Date; readonly to: Date } } {
  const spots = new Map<string, Spots>();
  const found = new Set<string>();
  let place = 0;
  for (const [message, { content }] of parseStored(turn.messages).entries()) {
    for (const word of wordsOf(content)) {
      const spot = spotAt(place, message);
      place += 1;
      for (const stem of stemsOf(word)) {
        // A word too common to be found by may share the stem of one that is not, and then stands where that one is looked for.
        spots.set(stem, (spots.get(stem) ?? 0) | spot);
        if (!word.isCommon && found.size < MOST_TERMS) found.add(stem);
      }
    }
  }
  const terms = new Map<number, Spots>();
  for (const stem of found) {
    const term = hashOf(stem);
    terms.set(term, (terms.get(term) ?? 0) | (spots.get(stem) ?? 0));
  }
  return { terms, said: saidAt(turn) };
}

function saidAt({ messageTimes, createdAt }: Pick<SearchedTurn, 'messageTimes' | 'createdAt'>): {
  from: Date;
  to: Date;
} {
  const times = messageTimes === null ? [] : (JSON.parse(messageTimes) as (string | null)[]);
  const all = [createdAt.getTime(), ...times.flatMap((time) => (time === null ? [] : [new Date(time).getTime()]))];
  return { from: new Date(Math.min(...all)), to: new Date(Math.max(...all)) };
}
