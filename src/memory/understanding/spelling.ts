import { Slips } from './slips.ts';
import type { Respell } from './token.ts';

/** The spelling of people of a language in chats. */
export interface SpellingData {
  /** What chat words stand for, one a line: `kiero > quiero`, `xfa > por favor`, several before the sign. */
  readonly words: string;
  /** Letters that stand for others, tried on words that no rule knows until one is known: `k > c, k > qu`. */
  readonly letters: string;
}

const STRETCHED = /(\p{L})\1{2,}/gu;

/**
 * Returns what sets chat spelling right. A word that rules know is left alone; of any other its letters are tried, and for long ones the known
 * word that is one slip away ("restarante"). `known`: every word that the rules of the language name; `brands`: those of them that no slip is
 * set right to, for ordinary words are a letter away ("linked", Linkerd).
 */
export function respellOf(
  { words, letters }: SpellingData,
  known: ReadonlySet<string>,
  brands: ReadonlySet<string> = new Set(),
): Respell {
  const meant = new Map<string, readonly string[]>();
  for (const line of words.split('\n')) {
    const [said = '', means = ''] = line.split('>').map((side) => side.trim());
    for (const word of said.split(/\s+/).filter(Boolean)) meant.set(word, means.split(/\s+/));
  }
  const swaps = letters
    .split(',')
    .map((swap) => swap.split('>').map((side) => side.trim()))
    .filter(([from]) => from !== undefined && from !== '') as [string, string][];
  const slips = new Slips([...known].filter((word) => !brands.has(word)));
  return (plain, written) => {
    const said = meant.get(plain);
    if (said !== undefined) return said;
    if (known.has(plain) || known.has(written)) return undefined;
    const found =
      isKnown(plain.replace(STRETCHED, '$1'), known) ??
      isKnown(plain.replace(STRETCHED, '$1$1'), known) ??
      bySwaps(plain, swaps, known) ??
      slips.wordOf(plain);
    return found === undefined || found === plain ? undefined : [found];
  };
}

function isKnown(word: string, known: ReadonlySet<string>): string | undefined {
  return known.has(word) ? word : undefined;
}

function bySwaps(plain: string, swaps: readonly [string, string][], known: ReadonlySet<string>): string | undefined {
  let heads = [plain];
  for (const [from, to] of swaps) {
    if (!plain.includes(from)) continue;
    heads = [...heads, ...heads.map((word) => word.replaceAll(from, to))];
    const found = heads.find((word) => known.has(word));
    if (found !== undefined) return found;
    if (heads.length > 16) break; // a word of many odd letters is none of ours
  }
  return undefined;
}
