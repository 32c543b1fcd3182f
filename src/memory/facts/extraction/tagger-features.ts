/** The features by which the tagger of facts knows a token: its word, its neighbours, the kinds of things that lists know, and how its clause is said. */
import { featureOf, hashOf } from '../../text/numbered-weights.ts';
import type { Language } from '../../understanding/language.ts';
import { ListsAtOnce } from '../../understanding/lists-at-once.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import type { Hearing } from './heard-clauses.ts';
import { eachName } from './tagger-names.ts';

/** The word lists whose entries are kinds of things: what a language has of each is in its `fact-words`. */
const KINDS = [
  'partners',
  'relatives',
  'animals',
  'intolerances',
  'illnesses',
  'vehicles',
  'degrees',
  'dwellings',
  'professions',
  'students',
  'marital states',
  'diets',
  'intolerant',
  'afflictions',
  'faiths',
  'demonyms',
  'hobbyists',
  'ventures',
  'made things',
  'foods',
  'tongues',
  'given names',
  'technologies',
  'makes',
  'known places',
  'own openers',
  'phrase ends',
  'noun ends',
  'adverbs',
  'verbs',
] as const;

const REACH = 5; // words before a token that its clause is known by

/** The kinds of features: of one word or kind of thing, then those of two. */
const KINDS_OF_FEATURES = [
  ...[
    'any',
    'own',
    'before',
    'behind',
    'before2',
    'behind2',
    'size',
    'end3',
    'end2',
    'start4',
    'endBefore',
    'endBehind',
  ],
  ...['begins', 'ends', 'shape', 'shapeBefore', 'kind', 'kindBefore', 'kindBehind', 'kindBefore2', 'left', 'first'],
  ...['flag', 'asked', 'beforeOwn', 'ownBehind', 'before2Before', 'behindBehind2', 'beforeKind'],
] as const;
type KindOfFeature = (typeof KINDS_OF_FEATURES)[number];

/** The places of the kinds. */
const KIND = Object.fromEntries(KINDS_OF_FEATURES.map((name, at) => [name, at])) as Readonly<
  Record<KindOfFeature, number>
>;

/** Takes the number of a feature of the token at a place. */
export type TakeFeature = (at: number, feature: number) => void;

const [START, END, NO_TALK] = [hashOf('^'), hashOf('$'), hashOf('@')];

/** Tells the features of each token of a sentence, as numbers: nothing is put together for it, since most features have no weight. */
export function eachFeature(text: ReadText, hearing: Hearing, language: Language, take: TakeFeature): void {
  const { tokens } = text;
  const words = tokens.map(wordOf);
  const ends = tokens.map(({ kind, plain }, at) =>
    kind === 'word' ? hashOf(plain, endAt(plain, 3)) : words[at],
  ) as number[];
  const shapes = tokens.map(shapeOf);
  const kinds = kindsOf(text, words, language);
  const size = tokens.length;
  const length = size < 4 ? size : size < 8 ? 4 : size < 16 ? 8 : 16;
  for (let at = 0; at < size; at += 1) {
    const { kind, plain } = tokens[at] as Token;
    const add = (of: KindOfFeature, first = 0, second = 0) => take(at, featureOf(KIND[of], first, second));
    const own = words[at] as number;
    const [before, behind] = [words[at - 1] ?? START, words[at + 1] ?? END];
    const [before2, behind2] = [words[at - 2] ?? START, words[at + 2] ?? END];
    add('any');
    add('own', own);
    add('before', before);
    add('behind', behind);
    add('before2', before2);
    add('behind2', behind2);
    add('beforeOwn', before, own);
    add('ownBehind', own, behind);
    add('before2Before', before2, before);
    add('behindBehind2', behind, behind2);
    add('size', length);
    if (kind === 'word') {
      add('end3', ends[at]);
      add('end2', hashOf(plain, endAt(plain, 2)));
      add('start4', hashOf(plain, 0, Math.min(4, plain.length)));
    }
    add('endBefore', ends[at - 1] ?? START);
    add('endBehind', ends[at + 1] ?? END);
    const begins = text.begins(at);
    if (begins) add('begins');
    if (text.ends(at + 1)) add('ends');
    add('shape', shapes[at], at === 0 || begins ? 1 : 0);
    add('shapeBefore', shapes[at - 1]);
    for (const one of kinds[at] ?? []) {
      add('kind', one);
      add('beforeKind', before, one);
    }
    for (const one of kinds[at - 1] ?? []) add('kindBefore', one);
    for (const one of kinds[at + 1] ?? []) add('kindBehind', one);
    for (const one of kinds[at - 2] ?? []) add('kindBefore2', one);
    const clause = text.clauseAt(at);
    if (clause === undefined) continue;
    for (let left = at - 3; left >= Math.max(clause.from, at - REACH); left -= 1) add('left', words[left]);
    add('first', words[clause.from]);
    for (const flag of hearing.blocking(at, at + 1)) add('flag', hashOf(flag));
    if (clause.isAsked) add('asked');
  }
}

const endAt = (word: string, letters: number): number => Math.max(0, word.length - letters);

function wordOf({ kind, plain }: Token): number {
  return kind === 'number' ? hashOf(plain.replace(/\d/g, '0')) : kind === 'other' ? NO_TALK : hashOf(plain);
}

/** The shapes of tokens: `WORD`, one with a capital, what is no talk, a mark, and numbers by their length. */
const [WORD, CAPITAL, OTHER, MARK, NUMBER] = [1, 2, 3, 4, 10];
const LONGEST_NUMBER = 5;

function shapeOf({ kind, isCapital, plain }: Token): number {
  if (kind === 'number') return NUMBER + Math.min(LONGEST_NUMBER, plain.length);
  return kind === 'word' ? (isCapital ? CAPITAL : WORD) : kind === 'other' ? OTHER : MARK;
}

const listsOfKinds = new WeakMap<Language, ListsAtOnce>();

/** Returns the kinds of things that each token belongs to, by their places in `KINDS`, behind which the kinds of names stand. */
function kindsOf(text: ReadText, words: readonly number[], language: Language): number[][] {
  let lists = listsOfKinds.get(language);
  if (lists === undefined) {
    lists = new ListsAtOnce(KINDS.map((name) => language.list(name)));
    listsOfKinds.set(language, lists);
  }
  const kinds: number[][] = text.tokens.map(() => []);
  for (let at = 0; at < kinds.length; at += 1)
    lists.eachAt(text, at, (kind, end) => {
      for (const own of kinds.slice(at, end)) if (!own.includes(kind)) own.push(kind);
    });
  eachName(words, (at, kind) => {
    const of = KINDS.length + kind;
    if (kinds[at]?.includes(of) === false) kinds[at]?.push(of);
  });
  return kinds;
}
