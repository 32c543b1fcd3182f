import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import { CAPITAL } from '../token.ts';

/** Reads dates of digits: 12/5, 12-5-2026, 2026-12-01. */
export const numericDateReader: Reader = {
  first: ['#'],
  read(text, at) {
    const said = text.tokens[at]?.plain ?? '';
    if (said === '24/7') return undefined;
    return /^\d{1,2}\/\d{1,2}$|^\d+([/.-])\d{1,2}\1\d+$/.test(said) ? { value: said, end: at + 1 } : undefined;
  },
};

const SHORTEST_WORD = 3; // letters: shorter ones carry no meaning of their own

/** Reads one word that carries meaning: the "cerámica" of a class. */
export const wordsReader: Reader = {
  first: null,
  read(text, at) {
    const token = text.tokens[at];
    const isMeant = token?.kind === 'word' && text.isFree(at) && token.plain.length >= SHORTEST_WORD;
    return isMeant ? { value: token.written, end: at + 1 } : undefined;
  },
};

/** Reads years to come. */
export const yearReader: Reader = {
  first: ['#'],
  read(text, at) {
    const said = text.tokens[at]?.plain ?? '';
    return /^20\d\d$/.test(said) ? { value: Number(said), end: at + 1 } : undefined;
  },
};

/** Reads a person's first name: a word with its capital that no list or rule of the language names. */
export function personReader(names: Names): Reader {
  return {
    first: [CAPITAL],
    read(text, at) {
      const token = text.tokens[at];
      const isName =
        token?.isCapital && token.kind === 'word' && !names.knows(token.plain) && !names.knows(token.written);
      return isName && !token.plain.includes("'") ? { value: text.sliceOf(at, at + 1), end: at + 1 } : undefined;
    },
  };
}
