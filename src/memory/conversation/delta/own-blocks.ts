/** The parts of a caller's own prompt that stand on a condition: what was said already and still holds is not said again. */
import type { Reported } from './reported.ts';

/** A part of the caller's prompt. */
export interface OwnBlock {
  readonly name: string;
  readonly content: string;
  readonly when: Condition;
}

/** A part that is left out, with the reason. */
export interface LeftOutBlock {
  readonly name: string;
  readonly when: Condition;
  readonly reason: 'used' | 'valid' | 'correct';
}

type Condition = keyof typeof LEFT_OUT;

/** The reason for which a block of each condition is left out, given what was reported; null: it stands. */
const LEFT_OUT = {
  always: () => null,
  /** Until a tool of that name was called in the session: its description. */
  until_used: ({ tools }, name) => (tools.includes(name) ? 'used' : null),
  /** Until the last turn was reported valid: how answers are to be formed. It stands again after one that was not. */
  until_valid: ({ last }) => (last.valid ? 'valid' : null),
  /** Until any turn was reported valid: examples. */
  until_correct: ({ wasValid }) => (wasValid ? 'correct' : null),
} as const satisfies Record<string, (reported: Reported, name: string) => LeftOutBlock['reason'] | null>;

export const CONDITIONS = ['always', 'until_used', 'until_valid', 'until_correct'] as const satisfies Condition[];

/** Returns the blocks that stand, and those that are left out. */
export function standing(
  blocks: readonly OwnBlock[],
  reported: Reported,
): { readonly shown: readonly OwnBlock[]; readonly leftOut: readonly LeftOutBlock[] } {
  const shown: OwnBlock[] = [];
  const leftOut: LeftOutBlock[] = [];
  for (const block of blocks) {
    const reason = LEFT_OUT[block.when](reported, block.name);
    if (reason === null) shown.push(block);
    else leftOut.push({ name: block.name, when: block.when, reason });
  }
  return { shown, leftOut };
}
