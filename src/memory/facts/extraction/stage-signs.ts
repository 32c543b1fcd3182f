/**
 * The words by which a conversation shows that what its user says next is not their own: a part that they play, or a text to work on. The signs of each
 * language are data in `stage-signs/`; a text is held against those of all, for people mix them.
 */
import { ENGLISH } from './stage-signs/en.ts';
import { SPANISH } from './stage-signs/es.ts';
import { PORTUGUESE } from './stage-signs/pt.ts';
import { signPattern } from './stage-signs/sign-notation.ts';
import { STAGE_KINDS, type StageKind, type StageSignsData } from './stage-signs/stage-signs-data.ts';

export interface StageSign {
  readonly of: StageKind;
  readonly pattern: RegExp;
  readonly example: string;
  readonly not: string;
}

function signsOf({ lists, signs }: StageSignsData): StageSign[] {
  return STAGE_KINDS.flatMap((of) =>
    signs[of]
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const { words, example, not } = LINE.exec(line)?.groups ?? {};
        if (words === undefined || example === undefined || not === undefined)
          throw new Error(`a sign without its examples: ${line}`);
        return { of, pattern: signPattern(words, lists), example, not };
      }),
  );
}

const LINE = /^\s*(?<words>.+?)\s+✓ (?<example>.+?)\s+✗ (?<not>.+?)\s*$/u;

export const STAGE_SIGNS: readonly StageSign[] = [SPANISH, ENGLISH, PORTUGUESE].flatMap(signsOf);

const BY_KIND = new Map(STAGE_KINDS.map((kind) => [kind, STAGE_SIGNS.filter(({ of }) => of === kind)]));

/** True where a folded text shows a sign of this kind. */
export function tellsOf(of: StageKind, folded: string): boolean {
  return BY_KIND.get(of)?.some(({ pattern }) => pattern.test(folded)) ?? false;
}
