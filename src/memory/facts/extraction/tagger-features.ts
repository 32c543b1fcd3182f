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

/** The kinds of features, by the numbers that the weights were fitted under: of one word or kind of thing, then those of two. */
const KIND = {
  ...{ any: 0, own: 1, before: 2, behind: 3, before2: 4, behind2: 5, size: 6, end3: 7, end2: 8, start4: 9 },
  ...{ endBefore: 10, endBehind: 11, begins: 12, ends: 13, shape: 14, shapeBefore: 15, kind: 16, kindBefore: 17 },
  ...{ kindBehind: 18, kindBefore2: 19, left: 20, first: 21, flag: 22, asked: 23, beforeOwn: 24, ownBehind: 25 },
  ...{ before2Before: 26, behindBehind2: 27, beforeKind: 28, askedFor: 29, askedForShape: 30 },
} as const;

const MOST_FEATURES = 512; // of a token: all kinds of things at once leave room

/** The features of one token as numbers, in an array that is written over by the next token's: most have no weight, and none outlives its look-up. */
export class TokenFeatures {
  readonly numbers = new Uint32Array(MOST_FEATURES);
  count = 0;

  add(kind: number, first: number, second: number): void {
    this.numbers[this.count] = featureOf(kind, first, second);
    this.count += 1;
  }
}

const features = new TokenFeatures();

/** Takes the features of the token at a place, which are those of the next token once it returns. */
export type TakeFeatures = (at: number, features: TokenFeatures) => void;

const [START, END, NO_TALK] = [hashOf('^'), hashOf('$'), hashOf('@')];

/** Tells the features of each token of a sentence. `asked`: the words that it answers (see `askedWords`); none where it answers nothing. */
export function eachToken(
  text: ReadText,
  hearing: Hearing,
  language: Language,
  asked: readonly number[],
  take: TakeFeatures,
): void {
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
    features.count = 0;
    const { kind, plain } = tokens[at] as Token;
    const own = words[at] as number;
    const [before, behind] = [wordAt(words, at - 1), wordAt(words, at + 1)];
    const [before2, behind2] = [wordAt(words, at - 2), wordAt(words, at + 2)];
    features.add(KIND.any, 0, 0);
    features.add(KIND.own, own, 0);
    features.add(KIND.before, before, 0);
    features.add(KIND.behind, behind, 0);
    features.add(KIND.before2, before2, 0);
    features.add(KIND.behind2, behind2, 0);
    features.add(KIND.beforeOwn, before, own);
    features.add(KIND.ownBehind, own, behind);
    features.add(KIND.before2Before, before2, before);
    features.add(KIND.behindBehind2, behind, behind2);
    features.add(KIND.size, length, 0);
    if (kind === 'word') {
      features.add(KIND.end3, ends[at] as number, 0);
      features.add(KIND.end2, hashOf(plain, endAt(plain, 2)), 0);
      features.add(KIND.start4, hashOf(plain, 0, Math.min(4, plain.length)), 0);
    }
    features.add(KIND.endBefore, at > 0 ? (ends[at - 1] as number) : START, 0);
    features.add(KIND.endBehind, at + 1 < size ? (ends[at + 1] as number) : END, 0);
    const begins = text.begins(at);
    if (begins) features.add(KIND.begins, 0, 0);
    if (text.ends(at + 1)) features.add(KIND.ends, 0, 0);
    features.add(KIND.shape, shapes[at] as number, at === 0 || begins ? 1 : 0);
    features.add(KIND.shapeBefore, at > 0 ? (shapes[at - 1] as number) : 0, 0);
    for (const one of kinds[at] ?? NO_KINDS) {
      features.add(KIND.kind, one, 0);
      features.add(KIND.beforeKind, before, one);
    }
    if (at > 0) for (const one of kinds[at - 1] ?? NO_KINDS) features.add(KIND.kindBefore, one, 0);
    if (at + 1 < size) for (const one of kinds[at + 1] ?? NO_KINDS) features.add(KIND.kindBehind, one, 0);
    if (at > 1) for (const one of kinds[at - 2] ?? NO_KINDS) features.add(KIND.kindBefore2, one, 0);
    for (const word of asked) {
      features.add(KIND.askedFor, word, 0);
      features.add(KIND.askedForShape, word, shapes[at] as number);
    }
    const clause = text.clauseAt(at);
    if (clause !== undefined) {
      for (let left = at - 3; left >= Math.max(clause.from, at - REACH); left -= 1)
        features.add(KIND.left, words[left] as number, 0);
      features.add(KIND.first, words[clause.from] as number, 0);
      for (const flag of hearing.blocking(at, at + 1)) features.add(KIND.flag, hashOf(flag), 0);
      if (clause.isAsked) features.add(KIND.asked, 0, 0);
    }
    take(at, features);
  }
}

const NO_KINDS: readonly number[] = [];

/** Returns the word at a place, which may be in front of the sentence or behind it. */
function wordAt(words: readonly number[], at: number): number {
  return at < 0 ? START : at < words.length ? (words[at] as number) : END;
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
function kindsOf(text: ReadText, words: readonly number[], language: Language): (number[] | undefined)[] {
  let lists = listsOfKinds.get(language);
  if (lists === undefined) {
    lists = new ListsAtOnce(KINDS.map((name) => language.list(name)));
    listsOfKinds.set(language, lists);
  }
  const kinds = new Array<number[] | undefined>(text.tokens.length).fill(undefined);
  const note = (at: number, kind: number) => {
    const own = kinds[at];
    if (own === undefined) kinds[at] = [kind];
    else if (!own.includes(kind)) own.push(kind);
  };
  for (let at = 0; at < kinds.length; at += 1)
    lists.eachAt(text, at, (kind, end) => {
      for (let of = at; of < end; of += 1) note(of, kind);
    });
  eachName(words, (at, kind) => note(at, KINDS.length + kind));
  return kinds;
}
