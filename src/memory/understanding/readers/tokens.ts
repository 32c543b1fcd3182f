import type { Names, Reader } from '../matcher.ts';
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

const ADDRESS = /^\S+@\S+\.\p{L}{2,}/u;

/** Reads e-mail addresses. */
export const emailReader: Reader = {
  first: null,
  read(text, at) {
    const token = text.tokens[at];
    if (token?.kind !== 'other') return undefined;
    const [address] = ADDRESS.exec(text.sliceOf(at, at + 1)) ?? [];
    return address === undefined ? undefined : { value: address.replace(/[.,;:!?)]+$/, ''), end: at + 1 };
  },
};

const LEAST_DIGITS = 7;
const LONGEST_PHONE = 12; // tokens
/** The marks that people set within a number. */
const PHONE_MARKS = new Set([...'+-()./']);

/** Reads telephone numbers: "07700 900142", "+91 98450-11223". */
export const phoneReader: Reader = {
  first: ['#', '+', '('],
  read(text, at) {
    let end = at;
    let digits = 0;
    for (let next = at; next < at + LONGEST_PHONE; next += 1) {
      const token = text.tokens[next];
      if (token?.kind === 'number') {
        digits += token.plain.replace(/\D/g, '').length;
        end = next + 1;
      } else if (token === undefined || !PHONE_MARKS.has(token.plain)) break;
    }
    return digits < LEAST_DIGITS ? undefined : { value: text.sliceOf(at, end), end };
  },
};
