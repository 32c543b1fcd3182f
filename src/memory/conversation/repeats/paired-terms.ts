/** Pairs the telling words of two questions that are the same word, or would be but for their spelling or their form. */
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import type { AskedTerm } from './asked-terms.ts';

const SHORTEST_MISSPELT = 5; // letters: of shorter words each letter tells one from another
const SHORTEST_LACKING = 7;
const SHORTEST_DERIVED = 5;
const OF_A_COUNTRY = /^(?:i|ic|es|an|ian|n)$/;
const SHORTEST_VERB = 3; // letters of a stem

/** Pairs the words that are the same, then those that are so but for their spelling. */
export function paired(
  query: readonly AskedTerm[],
  earlier: readonly AskedTerm[],
  language: SpokenLanguage,
): [AskedTerm, AskedTerm][] {
  const pairs: [AskedTerm, AskedTerm][] = [];
  const left = new Set(earlier);
  const open: AskedTerm[] = [];
  for (const one of query) {
    const other = [...left].find((candidate) => candidate.term === one.term && isSameWord(one, candidate, language));
    if (other === undefined) open.push(one);
    else {
      pairs.push([one, other]);
      left.delete(other);
    }
  }
  for (const one of open) {
    const other = [...left].find(
      (candidate) =>
        isMisspelt(one, candidate) || isDerived(one, candidate) || (language === 'es' && isConjugated(one, candidate)),
    );
    if (other === undefined) continue;
    pairs.push([one, other]);
    left.delete(other);
  }
  return pairs;
}

/** True unless one stem stands for two words: "puerto" and "puerta", "universe" and "university". */
function isSameWord(one: AskedTerm, other: AskedTerm, language: SpokenLanguage): boolean {
  const [a, b] = [one.plain, other.plain];
  if (a === b || one.term.startsWith('=')) return true;
  if (language === 'en') return withoutEnding(a) === withoutEnding(b);
  const differsInGender =
    a.replace(/s$/, '').slice(0, -1) === b.replace(/s$/, '').slice(0, -1) && /[oa]s?$/.test(a) && /[oa]s?$/.test(b);
  return one.isVerb || other.isVerb || !differsInGender || a.replace(/s$/, '') === b.replace(/s$/, '');
}

function withoutEnding(word: string): string {
  return word
    .replace(/'s?$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1');
}

/** True for two forms of a verb whose vowel breaks where it is stressed: "riego" and "regar", "cuezo" and "cocer". */
function isConjugated(one: AskedTerm, other: AskedTerm): boolean {
  if (!one.isVerb && !other.isVerb) return false;
  const [a, b] = [one.term, other.term].map((term) => term.replace('ie', 'e').replace('ue', 'o'));
  return a === b && (a?.length ?? 0) >= SHORTEST_VERB;
}

/** True for a country and what is of it: "Germany" and "German", "Japón" and "japonesa". */
function isDerived(one: AskedTerm, other: AskedTerm): boolean {
  const [long, short] = one.term.length > other.term.length ? [one.term, other.term] : [other.term, one.term];
  return short.length >= SHORTEST_DERIVED && long.startsWith(short) && OF_A_COUNTRY.test(long.slice(short.length));
}

function isMisspelt(one: AskedTerm, other: AskedTerm): boolean {
  const [a, b] = [one.plain, other.plain];
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT || /\d/.test(a + b)) return false;
  if (soundOf(a) === soundOf(b)) return true;
  if (a[0] !== b[0]) return false; // hardly anybody misses a word's first letter: "ethanol" is not "methanol"
  return isSwapped(a, b) || (Math.min(a.length, b.length) >= SHORTEST_LACKING && lacksOne(a, b));
}

/** Returns a word as it sounds, as far as spellings are mixed up: h, b and v, c, s and z, ll and y, doubled letters. */
function soundOf(word: string): string {
  return word
    .replace(/^(?:h|g)u(?=[eiao])/, 'w')
    .replaceAll('h', '')
    .replace(/qu(?=[ei])|c(?![eiy])|ck/g, 'k')
    .replace(/[zc]|ss/g, 's')
    .replaceAll('v', 'b')
    .replace(/ll|y/g, 'i')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1');
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function lacksOne(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  if (long.length !== short.length + 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  return long.slice(0, at) + long.slice(at + 1) === short;
}
