import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';

const FEWEST_DIALLED = 6; // digits: fewer are no telephone number
const MOST_DIALLED = 15;
const LONGEST_FIGURE = 8; // tokens
/** Marks that stand within telephone numbers. */
const DIALLED_MARKS = new Set('+-()./');

/** Reads e-mail addresses, as they were written. */
export const addressReader: Reader = {
  first: null,
  read(text, at) {
    const token = text.tokens[at];
    if (token?.kind !== 'other' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(token.plain)) return undefined;
    return { value: text.sliceOf(at, at + 1).replace(/[.,;:!?)]+$/, ''), end: at + 1 };
  },
};

/** Reads telephone numbers, as they were written: "+54 11 5555-2031". */
export const dialledReader: Reader = {
  first: ['#', '+', '('],
  read(text, at) {
    let end = at;
    let digits = 0;
    for (; end < text.tokens.length; end += 1) {
      const { kind, plain } = text.tokens[end] ?? {};
      if (kind === 'number' && /^[\d.]+$/.test(plain ?? '')) digits += (plain ?? '').replace(/\D/g, '').length;
      else if (!(kind === 'mark' && DIALLED_MARKS.has(plain ?? ''))) break;
    }
    while (end > at && text.tokens[end - 1]?.kind !== 'number') end -= 1;
    return digits >= FEWEST_DIALLED && digits <= MOST_DIALLED ? { value: text.sliceOf(at, end), end } : undefined;
  },
};

/** Reads a number as it was written, in words or digits: "treinta y dos", "1,65", "78kg" without its unit. */
export function figureReader(names: Names): Reader {
  const words = names.list('numbers');
  const joints = names.list('number joints');
  return {
    first: ['#', ...words.first],
    read(text, at) {
      if (text.tokens[at]?.kind === 'number') return { value: text.sliceOf(at, at + 1), end: at + 1 };
      const end = spelledTo(
        text,
        at,
        (next) => words.at(text, next)?.end,
        (next) => joints.at(text, next)?.end,
      );
      return end === undefined ? undefined : { value: text.sliceOf(at, end), end };
    },
  };
}

type EndAt = (at: number) => number | undefined;

function spelledTo(text: ReadText, at: number, word: EndAt, joint: EndAt): number | undefined {
  let end = word(at);
  while (end !== undefined && end < at + LONGEST_FIGURE && end < text.tokens.length) {
    const next = word(joint(end) ?? end);
    if (next === undefined) break;
    end = next;
  }
  return end;
}
