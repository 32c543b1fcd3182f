import { parseStored } from '../conversation/stored-message.ts';
import { stemsOf, wordsOf } from './search-words.ts';
import type { SearchedTurn } from './searched-turn.ts';
import type { TermHash } from './term-key.ts';

const MOST_TERMS = 20_000; // of a turn: a megabyte of text has some ten thousand

/** Returns the hashes of the words that a turn says, each once, and when its messages were said. */
export function termsOfTurn(
  turn: Pick<SearchedTurn, 'messages' | 'messageTimes' | 'createdAt'>,
  hashOf: TermHash,
): { readonly terms: ReadonlySet<number>; readonly said: { readonly from: Date; readonly to: Date } } {
  const terms = new Set<number>();
  const seen = new Set<string>();
  for (const { content } of parseStored(turn.messages)) {
    for (const word of wordsOf(content)) {
      const stems = `${word.spanish} ${word.english}`;
      if (word.isCommon || seen.has(stems) || terms.size >= MOST_TERMS) continue;
      seen.add(stems);
      for (const stem of stemsOf(word)) terms.add(hashOf(stem));
    }
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
