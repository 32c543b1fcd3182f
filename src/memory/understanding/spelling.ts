import { foldAccents } from '../text/fold-accents.ts';
import type { Respell } from './token.ts';

/** The spelling of people of a language in chats. */
export interface SpellingData {
  /** What chat words stand for, one a line: `kiero > quiero`, `xfa > por favor`, several before the sign. */
  readonly words: string;
  /** Letters that stand for others, tried on words that no rule knows until one is known: `k > c, k > qu`. */
  readonly letters: string;
}

const STRETCHED = /(\p{L})\1{2,}/gu;
const LONGEST_SLIP = 14; // characters: longer words are told apart by more than a letter
const SHORTEST_SLIP = 6; // characters: shorter ones are a letter apart by right ("cena", "pena")

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
  const slips = slipsOf([...known].filter((word) => !brands.has(word)));
  return (plain, written) => {
    const said = meant.get(plain);
    if (said !== undefined) return said;
    if (known.has(plain) || known.has(written)) return undefined;
    const found =
      isKnown(plain.replace(STRETCHED, '$1'), known) ??
      isKnown(plain.replace(STRETCHED, '$1$1'), known) ??
      bySwaps(plain, swaps, known) ??
      bySlip(plain, slips);
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

/** The known words by what is left of them without one letter; undefined where that is of two. */
function slipsOf(known: Iterable<string>): ReadonlyMap<string, string> {
  const slips = new Map<string, string>();
  for (const word of known) {
    if (word.length < SHORTEST_SLIP || word.length > LONGEST_SLIP || foldAccents(word) !== word) continue;
    for (const left of withoutALetter(word)) slips.set(left, slips.has(left) && slips.get(left) !== word ? '' : word);
  }
  return slips;
}

/** "restarante" lacks a letter, "restauurante" has one too many, "resturante" and "restuarante" are two of them in turn. */
function bySlip(plain: string, slips: ReadonlyMap<string, string>): string | undefined {
  if (plain.length < SHORTEST_SLIP || plain.length > LONGEST_SLIP) return undefined;
  const lacking = slips.get(plain);
  if (lacking) return lacking;
  for (const left of withoutALetter(plain)) {
    const found = slips.get(left);
    if (found && isSwapped(found, plain)) return found;
  }
  return undefined;
}

/** True for two words of the same letters, two neighbours in turn: any other letter may make another word. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Its first letter people hardly miss, and without its last one it is often another form of itself. */
function* withoutALetter(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}
