/** Reads the telling words of a question, each in the form that stands for all that say the same. */
import type { Word } from '../../text/phrase.ts';
import { isNothing, type Rules, standingFor } from './question-rules.ts';
import type { Quoted } from './question-words.ts';

const LONGEST_SAME = 4; // words of a way of saying the same

/** A word that tells what is asked, in the form that stands for all that say the same. */
export interface AskedTerm {
  readonly term: string;
  /** As it was written, without case and accents. */
  readonly plain: string;
  /** True for a name: written with a capital, not at the beginning. */
  readonly isName: boolean;
  /** The way that the word before it points, where it tells one. */
  readonly way: 'from' | 'to' | null;
  /** True for what may be said or left unsaid: all else that only one of two questions says makes them two. */
  readonly isSoft: boolean;
  /** True for what looks like a verb: what is done with the things asked about is told in more ways than what they are. */
  readonly isVerb: boolean;
}

/** The telling parts of a question. */
export interface ToldTerms {
  /** The telling words, in the order they stand in, each once. */
  readonly terms: readonly AskedTerm[];
  readonly numbers: readonly string[];
  readonly negations: number;
}

/** The words of a question, and those of them that are no words of what is asked about. */
interface ReadWords {
  readonly words: readonly Word[];
  readonly raws: readonly string[];
  readonly skipped: readonly boolean[];
  readonly quoted: Quoted;
}

/** Returns the telling parts of a question. */
export function termsOf(rules: Rules, { words, raws, skipped, quoted }: ReadWords): ToldTerms {
  const { numbers: inWordsOf, same, several: openers } = rules;
  const found = new Map<string, AskedTerm>();
  const numbers: string[] = [];
  let negations = 0;
  let way: AskedTerm['way'] = null;
  for (let at = 0; at < words.length; at += 1) {
    const { plain, written } = words[at] as Word;
    const several = skipped[at] || !openers.has(plain) ? null : sameOfSeveral(same, words, at);
    if (several !== null) {
      const isSoft = rules.soft.has(several.standing);
      add(found, several.standing, { plain, isName: false, way, isVerb: false, isSoft });
      way = rules.ways.get(several.standing) ?? null;
      at += several.length - 1;
      continue;
    }
    if (skipped[at]) continue;
    const number = /^\p{N}/u.test(plain) ? plain : inWordsOf.get(plain);
    if (number !== undefined && !same.has(plain)) {
      numbers.push(number);
      continue;
    }
    if (rules.negations.has(written) || rules.negations.has(plain)) {
      negations += 1;
      continue;
    }
    const points = rules.ways.get(plain);
    if (points !== undefined) {
      way = points;
      continue;
    }
    const raw = raws[at] as string;
    const isName = at > 0 && /^\p{Lu}/u.test(raw);
    const isShouted = /^\p{Lu}{2,}$/u.test(raw) && raws.some((one) => /\p{Ll}/u.test(one));
    if (!isShouted && quoted.get(at) !== true && isNothing(rules, plain, written)) continue;
    const isVerb =
      rules.beforeVerbs.has(words[at - 1]?.plain ?? '') ||
      rules.verbEnds.some((end) => plain.length > end.length + 1 && plain.endsWith(end));
    const term = standingFor(rules, written, plain);
    add(found, term, { plain, isName, way, isVerb, isSoft: !isName && rules.soft.has(term) });
    way = null;
  }
  return { terms: [...found.values()], numbers: numbers.sort(), negations };
}

function add(into: Map<string, AskedTerm>, term: string, more: Omit<AskedTerm, 'term'>): void {
  if (term !== '' && !into.has(term)) into.set(term, { term, ...more });
}

/** Returns what stands for the words from `at` on, where several together mean something of their own. */
function sameOfSeveral(
  same: Rules['same'],
  words: readonly Word[],
  at: number,
): { readonly standing: string; readonly length: number } | null {
  for (let length = Math.min(LONGEST_SAME, words.length - at); length > 1; length -= 1) {
    const standing = same.get(
      words
        .slice(at, at + length)
        .map(({ plain }) => plain)
        .join(' '),
    );
    if (standing !== undefined) return { standing, length };
  }
  return null;
}
