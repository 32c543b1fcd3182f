/** Measures of how far two questions that nothing decisive tells apart ask the same: what of them is paired, and what is left over. */
import { canonical } from '../../text/concepts.ts';
import { stem } from '../../text/stemmer.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import type { AskedTerm } from './asked-terms.ts';
import { paired } from './paired-terms.ts';
import { PASSING, type Question } from './read-question.ts';

const SHORTEST_KIN = 4; // letters that two words of one family begin with
const KIN = 0.7; // of the letters of the longer
const SHORTEST_INITIALS = 3; // letters of a name in initials
const MOST = 3; // words of a sort that only one of two questions says
const MOST_PAIRS = 5;
const LEAST_COMMON = 2; // telling words
const HALF = 0.5; // of the telling words of both
const SAME_FRAME = 0.75; // of the words around them in the same order: the rest was put in the place of something else
const LONGER = 10; // words that one question has more than the other

/** Words that make another name of the name that they stand before. */
const APART = new Set(
  'new north south east west northern southern eastern western upper lower san santa saint st nueva nuevo norte sur este oeste santo novo nova sul leste sao'.split(
    ' ',
  ),
);

/** Two questions with their words paired: those of both, and those that only one of them says. */
export interface Compared {
  readonly pairs: readonly (readonly [AskedTerm, AskedTerm])[];
  /** Pairs of other words that mean the same, or are of one family. */
  readonly kin: readonly (readonly [AskedTerm, AskedTerm])[];
  readonly added: readonly AskedTerm[];
  readonly left: readonly AskedTerm[];
}

/** Pairs the words of two questions: those that are the same, then those that are akin. */
export function compared(query: Question, earlier: Question): Compared {
  const { language } = query;
  const pairs = paired(query.terms, earlier.terms, language);
  const added = query.terms.filter((term) => !pairs.some(([one]) => one === term));
  const left = new Set(earlier.terms.filter((term) => !pairs.some(([, other]) => other === term)));
  const kin: (readonly [AskedTerm, AskedTerm])[] = [];
  const open = added.filter((one) => {
    const other = [...left].find((candidate) => isKin(one, candidate, language));
    if (other === undefined) return true;
    kin.push([one, other]);
    left.delete(other);
    return false;
  });
  const [ofQuery, ofEarlier] = [withoutJoined(open, [...left], language), withoutJoined([...left], open, language)];
  return {
    pairs,
    kin: [...kin, ...ofQuery.joined, ...ofEarlier.joined],
    added: ofQuery.rest.filter((one) => !ofEarlier.used.has(one)),
    left: ofEarlier.rest.filter((one) => !ofQuery.used.has(one)),
  };
}

/** True for two words that mean the same, or that are of one family. */
function isKin(one: AskedTerm, other: AskedTerm, language: SpokenLanguage): boolean {
  if (one.term === other.term || one.term.startsWith('!') || other.term.startsWith('!')) return false;
  // Two ways of saying that the rules of questions hold apart are two things: to turn on, to turn off.
  if (one.term.startsWith('=') && other.term.startsWith('=')) return false;
  const [a, b] = [conceptOf(one, language), conceptOf(other, language)];
  if (a === b && a.startsWith('=')) return true;
  const [x, y] = [one.plain, other.plain];
  if (/\d/.test(x + y)) return false;
  const most = Math.min(x.length, y.length);
  let same = 0;
  while (same < most && x[same] === y[same]) same += 1;
  return same >= SHORTEST_KIN && same >= KIN * Math.max(x.length, y.length);
}

function conceptOf({ term, plain }: AskedTerm, language: SpokenLanguage): string {
  return canonical(term.startsWith('=') || term.startsWith('!') ? stem(plain, language) : term, language);
}

/** Takes out words of which the other question has the parts together, or the initials: "rainwater", "IMC". */
function withoutJoined(words: readonly AskedTerm[], others: readonly AskedTerm[], language: SpokenLanguage) {
  const used = new Set<AskedTerm>();
  const joined: (readonly [AskedTerm, AskedTerm])[] = [];
  const rest = words.filter((word) => {
    for (let from = 0; from < others.length; from += 1) {
      const [first, second] = [others[from] as AskedTerm, others[from + 1]];
      const isJoined =
        second !== undefined && stem(first.plain + second.plain, language) === stem(word.plain, language);
      const several = others.slice(from, from + word.plain.length);
      const isInitials =
        word.plain.length >= SHORTEST_INITIALS &&
        several.length === word.plain.length &&
        several.map(({ plain }) => plain[0]).join('') === word.plain;
      if (!isJoined && !isInitials) continue;
      const parts = isJoined ? [first, second as AskedTerm] : several;
      for (const part of parts) used.add(part);
      joined.push([word, first]);
      return false;
    }
    return true;
  });
  return { rest, joined, used };
}

/** Returns what is measured of two questions, by name, without what is 0; the weights of `same-weights/` go by these names. */
export function measuresOf(
  query: Question,
  earlier: Question,
  { answer, words }: { readonly answer: string; readonly words: Compared },
): Map<string, number> {
  const { pairs, kin, added, left } = words;
  const size = query.terms.length + earlier.terms.length;
  const rest = [...added, ...left];
  const told = answer.toLowerCase();
  const sortOf = (term: AskedTerm): Sort => sortOfTerm(term, told);
  const weighty = [added, left].map((side) => side.filter((term) => sortOf(term) !== 'soft').length);
  const asksAgain = query.asksAgain && !query.isTyped; // few words that say "I forgot" may be about what was forgotten
  const isInexact = ([one, other]: readonly [AskedTerm, AskedTerm]) => one.term !== other.term;
  const measures: [string, number][] = [
    ['common', (2 * pairs.length) / size],
    ['akin', (2 * kin.length) / size],
    ['pairs', Math.min(pairs.length, MOST_PAIRS) / MOST_PAIRS],
    ['inexact', Math.min(MOST, pairs.filter(isInexact).length)],
    ['nothing left', Number(rest.length === 0)],
    ['nothing left of its kind', Number(rest.length === 0 && query.kind === earlier.kind)],
    ['nothing left, named', Number(rest.length === 0 && (query.isNamed || earlier.isNamed))],
    ['one side', Number(added.length > 0 !== left.length > 0)],
    ['replaced', Number(Math.min(...weighty) > 0)],
    [
      'frame',
      rest.length === 0 ? 0 : shareInOrder(query.words, earlier.words, new Set(rest.map(({ plain }) => plain))),
    ],
    ['order', rest.length === 0 ? 0 : shareInOrder(query.words, earlier.words, new Set())],
    ['length', Math.min(1, Math.abs(query.words.length - earlier.words.length) / LONGER)],
    ['implied', Number(isImplied(rest, words, query, earlier, told))],
    ['put anew', Number(isPutAnew(words, query, earlier))],
    ['own differs', Number(query.isOwn !== earlier.isOwn)],
    ['only own differs', Number(rest.length === 0 && query.isOwn !== earlier.isOwn)],
    ['small words differ', rest.length === 0 ? smallWordsApart(query.words, earlier.words) : 0],
    ['in another order', Number(rest.length === 0 && isInAnotherOrder(pairs, earlier))],
    ['asks again', Number(asksAgain)],
    ['asks again, nothing added', Number(asksAgain && added.length + kin.length === 0)],
    ['asks again, nothing left', Number(asksAgain && left.length + kin.length === 0)],
    ['asks again, of another thing', Number(asksAgain && Math.min(...weighty) > 0)],
    ['put in the past', Number(query.isPast && !earlier.isPast)],
    ['passes', Number(rest.length + kin.length === 0 && !query.isTyped && query.passing > PASSING)],
    ['points apart', Number(!query.isNamed && pointing(query) !== pointing(earlier))],
    ['named', Number(query.isNamed)],
    ['leans', Number(query.leans)],
    ...kindsOfAnswer(query, earlier).map((name): [string, number] => [name, 1]),
    ...rest.map(({ term }): [string, number] => [`word ${term}`, 1]),
  ];
  for (const sort of SORTS) {
    const count = (side: readonly AskedTerm[]) => Math.min(MOST, side.filter((term) => sortOf(term) === sort).length);
    measures.push([`added ${sort}`, count(added)], [`left ${sort}`, count(left)]);
  }
  return new Map(measures.filter(([, value]) => value !== 0));
}

/** True where the words that two questions share do not stand in the same order. */
function isInAnotherOrder(pairs: Compared['pairs'], { terms }: Question): boolean {
  const places = pairs.map(([, other]) => terms.indexOf(other));
  return places.some((place, at) => place < (places[at - 1] ?? -1));
}

/** Returns how far the few words that two otherwise same questions do not share stand in each other's place, 0 to 1. */
function smallWordsApart(one: readonly string[], other: readonly string[]): number {
  const [mine, theirs] = [one.filter((word) => !other.includes(word)), other.filter((word) => !one.includes(word))];
  if (mine.length === 0 || mine.length !== theirs.length) return 0;
  return shareInOrder(one, other, new Set([...mine, ...theirs]));
}

/** Words that ask for a thing to be named, in either language; those of the second kind only as the first words. */
const WHICH = new Set(['what', 'which', 'whats', "what's", 'cual', 'cuales', 'qual', 'quais']);
const WHICH_FIRST = new Set(['que', 'q']);
const FIRST = 2; // words

/** Returns what an answer has to say: what its kind is, else which thing, or yes or no. */
function pointing({ kind, words }: Question): 'kind' | 'which' | 'whether' {
  if (kind !== 'what') return 'kind';
  const isWhich = words.some((word) => WHICH.has(word)) || words.slice(0, FIRST).some((word) => WHICH_FIRST.has(word));
  return isWhich ? 'which' : 'whether';
}

/** True where only one of them says more, and that is a part of a longer name or said by the answer too. */
function isImplied(
  rest: readonly AskedTerm[],
  { added, left, kin }: Compared,
  query: Question,
  earlier: Question,
  told: string,
): boolean {
  if (rest.length === 0 || kin.length > 0 || (added.length > 0 && left.length > 0)) return false;
  return rest.every(
    (term) => isPartOfName(term, query, earlier) || (added.length > 0 && sortOfTerm(term, told) === 'told'),
  );
}

/** True where half of their words are the same, and the others do not stand in each other's place in a sentence that is the same. */
function isPutAnew({ pairs, added, left }: Compared, query: Question, earlier: Question): boolean {
  const rest = [...added, ...left];
  if (rest.length === 0 || pairs.length < LEAST_COMMON || !pairs.some(([one]) => !one.isName)) return false;
  if ((2 * pairs.length) / (query.terms.length + earlier.terms.length) < HALF) return false;
  return shareInOrder(query.words, earlier.words, new Set(rest.map(({ plain }) => plain))) < SAME_FRAME;
}

/** The sorts of words that only one of two questions says. */
const SORTS = ['name', 'decisive', 'soft', 'told', 'verb', 'plain'] as const;
type Sort = (typeof SORTS)[number];

/** Returns the sort of a word; `told`: the answer, which may say it. */
function sortOfTerm({ term, plain, isName, isSoft, isVerb }: AskedTerm, told: string): Sort {
  if (isName) return 'name';
  if (term.startsWith('!')) return 'decisive';
  if (isSoft) return 'soft';
  if (plain.length > 2 && told.includes(plain)) return 'told';
  return isVerb ? 'verb' : 'plain';
}

/** Returns what the kinds of answers that two questions want say of whether they are one. */
function kindsOfAnswer(query: Question, earlier: Question): string[] {
  if (query.kind === earlier.kind) return ['same kind'];
  const isOpen = query.kind === 'what' || earlier.kind === 'what';
  return [
    `kinds ${[query.kind, earlier.kind].sort().join('/')}`,
    isOpen ? 'kind open' : 'kinds differ',
    ...(query.isNamed ? ['kind unsaid'] : []),
  ];
}

/** Returns how many of the words beside some stand in both in the same order, as a share of the fewer. */
export function shareInOrder(one: readonly string[], other: readonly string[], beside: ReadonlySet<string>): number {
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

/** True for a part of a name of which the other question says the rest: "Gabriel" before "García Márquez". */
export function isPartOfName(term: AskedTerm, ...questions: readonly Question[]): boolean {
  if (!term.isName || APART.has(term.plain)) return false;
  return questions.some(({ terms }) => {
    const at = terms.indexOf(term);
    return at >= 0 && terms[at + 1]?.isName === true;
  });
}
