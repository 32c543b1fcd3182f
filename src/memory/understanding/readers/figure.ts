import type { Names, Reader } from '../matcher.ts';
import type { ReadText } from '../read-text.ts';

const LONGEST_FIGURE = 8; // tokens

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
