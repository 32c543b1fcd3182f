/** Signs as they are looked for: made of the data of languages, each with the two examples that are its test. */
import { signPattern } from './sign-notation.ts';
import type { SignsData } from './signs-data.ts';

export interface Sign<Kind extends string> {
  readonly of: Kind;
  readonly pattern: RegExp;
  readonly example: string;
  readonly not: string;
}

/** Returns the signs of a language, in their order; throws where one is not written in the notation, or lacks an example. */
export function signsOf<Kind extends string>({ lists, signs }: SignsData<Kind>): Sign<Kind>[] {
  return (Object.entries(signs) as [Kind, string][]).flatMap(([of, lines]) =>
    lines
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

/** Returns what tells whether a folded text shows a sign of a kind. */
export function shownBy<Kind extends string>(signs: readonly Sign<Kind>[]): (of: Kind, folded: string) => boolean {
  const byKind = new Map<Kind, RegExp[]>();
  for (const { of, pattern } of signs) byKind.set(of, [...(byKind.get(of) ?? []), pattern]);
  return (of, folded) => byKind.get(of)?.some((pattern) => pattern.test(folded)) ?? false;
}

/** Returns what tells where a folded text first shows a sign of a kind; infinite where it shows none. */
export function placeOf<Kind extends string>(signs: readonly Sign<Kind>[]): (of: Kind, folded: string) => number {
  return (of, folded) => {
    const places = signs.flatMap((sign) => (sign.of === of ? [folded.search(sign.pattern)] : []));
    return Math.min(...places.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
  };
}
