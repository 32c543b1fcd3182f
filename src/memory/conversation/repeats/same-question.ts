/** Tells whether a question asks again what another one asked: nearly all of its telling words, and nothing decisive otherwise. */
import type { Language } from '../../text/text-analysis.ts';
import type { AskedTerm } from './asked-terms.ts';
import type { Question } from './read-question.ts';

/** The least share of telling words in common at which a question is the same (memory and context architecture, 5.4). */
export const SAME_QUESTION = 0.85;

const IMPLIED = 0.1; // the weight of a word that one of the two leaves unsaid because the answer, or a longer name, says it
const LEAST_COMMON = 2; // telling words
const HALF = 0.5; // of the telling words of both
const PUT_ANEW = 0.86;
const NEAR = 0.7; // cosine, below which two ways of asking with words of their own ask two things (tuning halves, and paraphrases that ask otherwise)
const SAME_FRAME = 0.75; // of the words around them in the same order: the rest was put in the place of something else
const SHORTEST_MISSPELT = 5; // letters: of shorter words each letter tells one from another
const SHORTEST_LACKING = 7;
const SHORTEST_DERIVED = 5;
const OF_A_COUNTRY = /^(?:i|ic|es|an|ian|n)$/;
const SHORTEST_VERB = 3; // letters of a stem
/** Words between things that may be told in either order, and those that may stand before them. */
const COORDINATING = new Set('and or y e o u vs versus ni nor with con'.split(' '));
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set('el la lo los las un una unos unas'.split(' ')),
  en: new Set('a an the'.split(' ')),
};
/** Words that make another name of the name that they stand before. */
const APART = new Set(
  'new north south east west northern southern eastern western upper lower san santa saint st nueva nuevo norte sur este oeste santo'.split(
    ' ',
  ),
);

/** The knowledge of two questions beside their words. */
export interface Beside {
  /** What the earlier one was answered with. */
  readonly answer: string;
  /** The cosine of their vectors by a model that knows their language; null: there is none. */
  readonly cosine: number | null;
}

/** Returns how much two questions ask the same, 0 to 1; 0 where something decisive differs. */
export function likenessOfQuestions(query: Question, earlier: Question, { answer, cosine }: Beside): number {
  if (query.language !== earlier.language) return 0;
  if (query.negations % 2 !== earlier.negations % 2) return 0;
  if (query.numbers.join(' ') !== earlier.numbers.join(' ')) return 0;
  const pairs = paired(query.terms, earlier.terms, query.language);
  if (goesOtherWay(pairs)) return 0;
  const added = query.terms.filter((term) => !pairs.some(([one]) => one === term));
  const left = earlier.terms.filter((term) => !pairs.some(([, other]) => other === term));
  if (!asksTheSameKind(query, earlier, { pairs: pairs.length, unpaired: added.length + left.length })) return 0;
  const common = 2 * pairs.length;
  if (isExchanged(query, earlier)) return 0;
  if (added.length + left.length === 0) return swapsDecisive(query, earlier) ? 0 : 1;
  const rest = [...added, ...left];
  const isPart = (term: AskedTerm) => isImplied(term, query, earlier);
  const isSaid = (term: AskedTerm) => isPart(term) || isTold(term, answer);
  if ((left.length === 0 && added.every(isSaid)) || (added.length === 0 && left.every(isPart)))
    return common / (common + IMPLIED * rest.length);
  // One word in the place of another, all around it as it was, is another object, however alike the whole.
  if (pairs.length === 0 || isPutInPlace(query, earlier, rest)) return 0;
  if (rest.some((term) => isDecisive(term) && !isPart(term))) return 0;
  const isOfOneMatter = pairs.length >= LEAST_COMMON && pairs.some(([one]) => !one.isName);
  if (!isOfOneMatter || common / (query.terms.length + earlier.terms.length) < HALF) return 0;
  // What else only one of them says is another way of saying it, or another matter: their vectors know, where there are any.
  const tellsMore = rest.some((term) => !term.isSoft && !isSaid(term));
  if (tellsMore && cosine !== null && cosine < NEAR) return 0;
  return Math.max(PUT_ANEW, cosine ?? 0);
}

/**
 * True where two words of a question stand in each other's place, and all the others where they were: "can a cat eat dog food", "can a
 * dog eat cat food". What only "and", "or" and the like are between may be told in either order.
 */
function isExchanged(one: Question, other: Question): boolean {
  const [a, b] = [one, other].map(({ words }) => words.filter((word) => !ARTICLES[one.language].has(word))) as [
    string[],
    string[],
  ];
  if (a.length !== b.length || a.length <= one.terms.length + one.numbers.length) return false;
  const apart = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const [from = 0, to = 0] = apart;
  if (apart.length !== 2 || a[from] !== b[to] || a[to] !== b[from]) return false;
  return !a.slice(from + 1, to).every((word) => COORDINATING.has(word));
}

/** True for a word that no other way of putting it leaves out: a name, and what tells one way from its contrary. */
function isDecisive({ isName, term }: AskedTerm): boolean {
  return isName || term.startsWith('!');
}

/** True where something comes from where it goes in the other, or takes the place of what it gives its own to: "oil instead of butter". */
function goesOtherWay(pairs: readonly (readonly [AskedTerm, AskedTerm])[]): boolean {
  if (pairs.some(([one, other]) => one.way !== null && other.way !== null && one.way !== other.way)) return true;
  return (['from', 'to'] as const).some(
    (way) =>
      pairs.some(([one, other]) => one.way === way && other.way === null) &&
      pairs.some(([one, other]) => one.way === null && other.way === way),
  );
}

/** True where the two are word for word the same, but one small word that tells something is in the place of another: "can", "must". */
function swapsDecisive(one: Question, other: Question): boolean {
  const known = new Set([...one.terms, ...other.terms].map(({ plain }) => plain));
  const [a, b] = [impersonal(one.words), impersonal(other.words)];
  const mine = a.filter((word) => !b.includes(word) && !known.has(word) && one.swaps.has(word));
  const theirs = b.filter((word) => !a.includes(word) && !known.has(word) && one.swaps.has(word));
  if (mine.length === 0 || theirs.length === 0) return false;
  return shareInOrder(a, b, new Set([...mine, ...theirs])) >= SAME_FRAME;
}

/** Returns the words with "se puede" as whoever asks for himself says it: "puedo". */
function impersonal(words: readonly string[]): readonly string[] {
  return words.map((word, at) => (words[at - 1] === 'se' && /^pueden?$/.test(word) ? 'puedo' : word));
}

/** True where both want the same kind of answer; "what is the difference" is "how do they differ", where all else is the same. */
function asksTheSameKind(
  one: Question,
  other: Question,
  { pairs, unpaired }: { readonly pairs: number; readonly unpaired: number },
): boolean {
  if (one.kind === other.kind) return true;
  // What only names a matter asks whatever was asked of that and nothing else.
  if ((one.isNamed || other.isNamed) && pairs >= LEAST_COMMON && unpaired === 0) return true;
  const kinds = new Set([one.kind, other.kind]);
  return kinds.has('what') && (kinds.has('how') || kinds.has('how many')) && pairs >= 3 && unpaired === 0;
}

/** True where the two are word for word the same but for the words that they do not share. */
function isPutInPlace(one: Question, other: Question, rest: readonly AskedTerm[]): boolean {
  return shareInOrder(one.words, other.words, new Set(rest.map(({ plain }) => plain))) >= SAME_FRAME;
}

/** Returns how many of the words beside some stand in both in the same order, as a share of the fewer. */
function shareInOrder(one: readonly string[], other: readonly string[], beside: ReadonlySet<string>): number {
  const a = one.filter((word) => !beside.has(word));
  const b = other.filter((word) => !beside.has(word));
  return inOrder(a, b) / Math.max(1, Math.min(a.length, b.length));
}

/** Counts the words that both have in the same order. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [at, other] of b.entries())
      next.push(word === other ? (row[at] as number) + 1 : Math.max(row[at + 1] as number, next[at] as number));
    row = next;
  }
  return row.at(-1) as number;
}

/** Pairs the words that are the same, then those that are so but for their spelling. */
function paired(
  query: readonly AskedTerm[],
  earlier: readonly AskedTerm[],
  language: Language,
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
function isSameWord(one: AskedTerm, other: AskedTerm, language: Language): boolean {
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

/** True for a part of a name of which the other question says the rest: "Gabriel" before "García Márquez". */
function isImplied(term: AskedTerm, ...questions: readonly Question[]): boolean {
  if (!term.isName || APART.has(term.plain)) return false;
  return questions.some(({ terms }) => {
    const at = terms.indexOf(term);
    return at >= 0 && terms[at + 1]?.isName === true;
  });
}

/** True for a word that the answer says too: what it is about is the same with it or without. */
function isTold({ term, plain, isName }: AskedTerm, answer: string): boolean {
  return !isName && !term.startsWith('!') && plain.length > 2 && answer.toLowerCase().includes(plain);
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
