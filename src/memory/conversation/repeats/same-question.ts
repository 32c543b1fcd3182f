/** Tells whether a question asks again what another one asked: nothing decisive differs, and what is measured of their words speaks for it (`same-weights/`). */
import { type FeatureWeights, readWeights } from '../../text/feature-weights.ts';
import type { Language } from '../../text/text-analysis.ts';
import type { AskedTerm } from './asked-terms.ts';
import { type Compared, compared, isPartOfName, measuresOf, shareInOrder } from './question-measures.ts';
import type { Question } from './read-question.ts';
import { ENGLISH_SAME } from './same-weights/en.ts';
import { SPANISH_SAME } from './same-weights/es.ts';

/** The least share of telling words in common at which a question is the same (memory and context architecture, 5.4). */
export const SAME_QUESTION = 0.85;

const LEAST_COMMON = 2; // telling words
const PUT_ANEW = 0.86;
const MOST_PUT_ANEW = 0.9; // of what is left to 1: only the same words are 1
/** The logit above which two questions ask the same (trials, and the half that was kept aside: `tests/bench/README.md`). */
const LEAST = 1.5;

const WEIGHTS: Readonly<Record<Language, FeatureWeights>> = { es: SPANISH_SAME, en: ENGLISH_SAME };
const READY = { es: readWeights(WEIGHTS.es), en: readWeights(WEIGHTS.en) };

const NEAR = 0.7; // cosine, below which two ways of asking with words of their own ask two things (tuning halves, and paraphrases that ask otherwise)
const SAME_FRAME = 0.75; // of the words around them in the same order: the rest was put in the place of something else
/** Words between things that may be told in either order, and those that may stand before them. */
const COORDINATING = new Set('and or y e o u vs versus ni nor with con'.split(' '));
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set('el la lo los las un una unos unas'.split(' ')),
  en: new Set('a an the'.split(' ')),
};

/** The knowledge of two questions beside their words. */
export interface Beside {
  /** What the earlier one was answered with. */
  readonly answer: string;
  /** The cosine of their vectors by a model that knows their language; null: there is none. */
  readonly cosine: number | null;
}

/** Returns how much two questions ask the same, 0 to 1; 0 where something decisive differs, or where they more likely ask two things. */
export function likenessOfQuestions(query: Question, earlier: Question, { answer, cosine }: Beside): number {
  if (query.language !== earlier.language) return 0;
  const words = compared(query, earlier);
  if (words.pairs.length === 0 || differsDecisively(query, earlier, words)) return 0;
  if (query.kind === earlier.kind && query.words.join(' ') === earlier.words.join(' ')) return 1;
  const logit = weigh(query.language, measuresOf(query, earlier, { answer, words }));
  if (logit <= LEAST) return 0;
  const { kin, added, left } = words;
  const isWhole = kin.length + added.length + left.length === 0;
  if (isWhole && asksTheSameKind(query, earlier, words.pairs.length)) return 1;
  // What else only one of them says is another way of saying it, or another matter: their vectors know, where there are any.
  if (!isWhole && cosine !== null && cosine < NEAR) return 0;
  const sure = 1 - Math.exp(LEAST - logit);
  return Math.max(PUT_ANEW + (1 - PUT_ANEW) * sure * MOST_PUT_ANEW, cosine ?? 0);
}

function weigh(language: Language, measures: ReadonlyMap<string, number>): number {
  let sum = WEIGHTS[language].bias;
  for (const [name, value] of measures) sum += value * (READY[language].get(name) ?? 0);
  return sum;
}

/** True where something decisive differs: a negation, a number, a direction, a name, what is before or after, what may and what must be. */
export function differsDecisively(query: Question, earlier: Question, { pairs, added, left }: Compared): boolean {
  if (query.negations % 2 !== earlier.negations % 2) return true;
  if (query.numbers.join(' ') !== earlier.numbers.join(' ')) return true;
  const isDistance = query.kind === 'how far' && earlier.kind === 'how far';
  if (!isDistance && goesOtherWay(pairs)) return true;
  const isOther = (term: AskedTerm) => isDecisive(term) && !isPartOfName(term, query, earlier);
  if (added.some(isOther) && left.some(isOther)) return true;
  return isExchanged(query, earlier) || swapsDecisive(query, earlier);
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

/** True where both want the same kind of answer; what only names a matter asks whatever was asked of that and nothing else. */
function asksTheSameKind(one: Question, other: Question, pairs: number): boolean {
  return one.kind === other.kind || ((one.isNamed || other.isNamed) && pairs >= LEAST_COMMON);
}
