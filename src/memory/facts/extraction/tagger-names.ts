/** Names that the tagger knows of kinds of things, of which there are too many for word lists: places, and what people are called. */
import { readFileSync } from 'node:fs';
import { hashOf } from '../../text/numbered-weights.ts';

/** The kinds, each the name of a file of `tagger-names/`: a line that says where they are from, then the names. */
const FILES = ['places', 'given-names', 'surnames'] as const;
/** The kinds of names by what they are of, in the order of their files. */
export const NAMES = { place: 0, givenName: 1, surname: 2 } as const;
const MOST_WORDS = 4; // of a name

/** By the numbers of names the kinds that they are of, a bit each. */
let ready: ReadonlyMap<number, number> | undefined;

function kindsOfNames(): ReadonlyMap<number, number> {
  const kinds = new Map<number, number>();
  for (const [kind, file] of FILES.entries()) {
    const [, ...lines] = readFileSync(new URL(`./tagger-names/${file}.txt`, import.meta.url), 'utf8').split('\n');
    for (const name of lines.flatMap((line) => (line === '' ? [] : line.split(', ')))) {
      const number = name.split(' ').reduce((before, word) => withWord(before, hashOf(word)), 0);
      kinds.set(number, (kinds.get(number) ?? 0) | (1 << kind));
    }
  }
  return kinds;
}

/** Returns the number of words that stand side by side: of those before, and one more. */
function withWord(before: number, word: number): number {
  return (Math.imul(before, 31) + word) | 0;
}

/** Calls `visit` with each token that a name is made of and the place of the name's kind. Words by their numbers. */
export function eachName(words: readonly number[], visit: (at: number, kind: number) => void): void {
  ready ??= kindsOfNames();
  for (let from = 0; from < words.length; from += 1) {
    let number = 0;
    for (let to = from + 1; to <= words.length && to <= from + MOST_WORDS; to += 1) {
      number = withWord(number, words[to - 1] as number);
      const kinds = ready.get(number);
      if (kinds === undefined) continue;
      for (let kind = 0; kind < FILES.length; kind += 1)
        if ((kinds & (1 << kind)) !== 0) for (let at = from; at < to; at += 1) visit(at, kind);
    }
  }
}
