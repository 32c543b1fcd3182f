/** The differences of two questions that mostly make them two: those that always do, and those that are weighed with all else. */
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import type { AskedTerm } from './asked-terms.ts';
import { narrowsBehind } from './narrowing-tail.ts';
import { type Compared, isPartOfName, shareInOrder } from './question-measures.ts';
import type { Question } from './read-question.ts';
import { narrowsInFewWords } from './wanted-answers.ts';

const SAME_FRAME = 0.75; // of the words around them in the same order: the rest was put in the place of something else
/** Words between things that may be told in either order, and those that may stand before them. */
const COORDINATING = new Set('and or y e o u ou vs versus ni nor nem with con com'.split(' '));
const ARTICLES: Readonly<Record<SpokenLanguage, ReadonlySet<string>>> = {
  es: new Set('el la lo los las un una unos unas'.split(' ')),
  en: new Set('a an the'.split(' ')),
  pt: new Set('o a os as um uma uns umas do da dos das no na nos nas ao aos'.split(' ')),
};

/**
 * True where a number or a name stands in the place of another, or two words have changed places: what looks alike but for that is
 * another thing (of the pairs to fit on about a sixth are the same after all); where only one goes on behind what both
 * say; and where few words say more than the earlier question.
 */
export function differsDecisively(query: Question, earlier: Question, words: Compared): boolean {
  const { added, left } = words;
  if (without(query.numbers, earlier.numbers).length > 0 && without(earlier.numbers, query.numbers).length > 0)
    return true;
  const isOther = (term: AskedTerm) => term.isName && !isPartOfName(term, query, earlier);
  if ((added.some(isOther) && left.some(isOther)) || exchangeIn(query, earlier) === 'other') return true;
  if (narrowsBehind(query, earlier, words)) return true;
  return narrowsInFewWords(query, earlier, words) || (query.isTyped && goesOtherWay(words.pairs));
}

/** Returns the differences that decide often and not always, by name: a negation, a number more, a direction, "before" and "after", "can" and "must". */
export function differencesOf(
  query: Question,
  earlier: Question,
  { pairs, added, left }: Compared,
): [string, number][] {
  const isDistance = query.kind === 'how far' && earlier.kind === 'how far';
  const numbers = [without(query.numbers, earlier.numbers), without(earlier.numbers, query.numbers)] as const;
  const isDecisive = ({ term }: AskedTerm) => term.startsWith('!');
  return [
    ['negated', Number(query.negations % 2 !== earlier.negations % 2)],
    ['negation added', Number(query.negations > earlier.negations)],
    ['numbers added', numbers[0].length],
    ['numbers left', numbers[1].length],
    ['numbers in common', query.numbers.length - numbers[0].length],
    ['goes other way', Number(!isDistance && goesOtherWay(pairs))],
    ['decisive on both sides', Number(added.some(isDecisive) && left.some(isDecisive))],
    ['decisive against name', Number(standsAgainstName(added, left) || standsAgainstName(left, added))],
    ['small words swapped', Number(swapsDecisive(query, earlier))],
  ];
}

function standsAgainstName(one: readonly AskedTerm[], other: readonly AskedTerm[]): boolean {
  return one.some(({ term }) => term.startsWith('!')) && other.some(({ isName }) => isName);
}

function without(all: readonly string[], some: readonly string[]): readonly string[] {
  return all.filter((one) => !some.includes(one));
}

/**
 * Tells whether two words of a question stand in each other's place, and all the others where they were: "can a cat eat dog food", "can a dog eat cat food".
 * What only "and", "or" and the like are between may be told in either order, and is `either`.
 */
function exchangeIn(one: Question, other: Question): 'other' | 'either' | null {
  const [a, b] = [one, other].map(({ words }) => words.filter((word) => !ARTICLES[one.language].has(word))) as [
    string[],
    string[],
  ];
  if (a.length !== b.length || a.length <= one.terms.length + one.numbers.length) return null;
  const apart = a.flatMap((word, at) => (word === b[at] ? [] : [at]));
  const [from = 0, to = 0] = apart;
  if (apart.length !== 2 || a[from] !== b[to] || a[to] !== b[from]) return null;
  return a.slice(from + 1, to).every((word) => COORDINATING.has(word)) ? 'either' : 'other';
}

/** True where two questions want the same kind of answer and say the same words, in the same order but for what may be told in either. */
export function saysTheSame(one: Question, other: Question): boolean {
  if (one.kind !== other.kind) return false;
  if (one.words.join(' ') === other.words.join(' ') || exchangeIn(one, other) === 'either') return true;
  // "What is the capital", "what the capital is": only small words stand elsewhere.
  const [a, b] = [one, other].map(({ words }) => [...words].sort().join(' '));
  const [x, y] = [one, other].map(({ terms }) => terms.map(({ plain }) => plain).join(' '));
  return a === b && x === y;
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
