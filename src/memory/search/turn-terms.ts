import { parseStored } from '../conversation/stored-message.ts';
import { messageOf, type Places, placeOf } from './places.ts';
import { stemsOf, wordsOf } from './search-words.ts';
import type { SearchedTurn } from './searched-turn.ts';
import type { TermHash } from './term-key.ts';

const MOST_TERMS = 20_000; // of a turn: a megabyte of text has some ten thousand

/** Returns the hashes of the words that a turn says, each with its places (null where they are not told), and when its messages were said. */
export function termsOfTurn(
  turn: Pick<SearchedTurn, 'messages' | 'messageTimes' | 'createdAt'>,
  hashOf: TermHash,
): {
  readonly terms: ReadonlyMap<number, Places | null>;
  readonly said: { readonly from: Date; readonly to: Date };
} {
  const places = new Map<string, number[] | null>();
  const found = new Set<string>();
  const lengths: number[] = [];
  for (const [message, { content }] of parseStored(turn.messages).entries()) {
    let number = 0;
    for (const word of wordsOf(content)) {
      const place = placeOf(message, number);
      number += 1;
      for (const stem of stemsOf(word)) {
        // A word too common to be found by may share the stem of one that is not, and then stands where that one is looked for.
        const before = places.get(stem);
        if (before === undefined) places.set(stem, place === null ? null : [place]);
        else if (place === null) places.set(stem, null);
        else before?.push(place);
        if (!word.isCommon && found.size < MOST_TERMS) found.add(stem);
      }
    }
    lengths.push(number);
  }
  const terms = new Map<number, Places | null>();
  for (const stem of found) {
    const term = hashOf(stem);
    const at = places.get(stem) ?? null;
    // Of two words with one hash nothing is told.
    terms.set(term, at === null || terms.has(term) ? null : { at, length: lengths[messageOf(at[0] ?? 0)] ?? 0 });
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
