/** Counts what tells whether a text goes on with the turns before it; the weights of `shift-weights/` go by these names. */
import type { Word } from '../../text/phrase.ts';
import { wordsOf } from '../../text/phrase.ts';
import { type SpokenLanguage, termsOfAskedWords } from '../../text/text-analysis.ts';
import { cosineOf, type Meaning, meaningOf, nearnessOf, sumOf } from '../../text/word-vectors.ts';
import { asksAnything } from '../repeats/read-question.ts';
import { leansIn, openingOf, sentencesOf, unquoted } from './read-flow.ts';

const FRESH = 6; // words of its own from which a text says enough to be understood alone
const FEW = 2;
const MUCH = 3; // of the weights of new words: what a text of several matters of its own has
const APART = 3; // likewise, each as far as it lies from all that was said
const UNKNOWN = 4; // words without a meaning that is known
const LIGHT = 0.1; // the least weight of a text that is divided by
const MOST_NEWS = 6; // new words that are held against what was said, those that tell most: a long text is not another matter for its length
const MOST_MEANINGS = 24; // of a turn, those that tell most: each new word is held against all of two turns
const SHORT = 3; // words
const FRAGMENT = 4;
const BRIEF = 5;
const GOES_ON = 0.15; // cosine of two turns that may be of one matter
const LONG = 20;
const MOST_WORDS = 40; // weighed one by one: how a text is put shows by then
const MOST_SENTENCES = 8; // whose openings are weighed
const OPENING = 60; // characters of a sentence: its first two words stand in them
const SEVERAL = /[.!?…;]\s|\n/; // what stands between sentences
const NO_TALK = /[{}<>=_|\\]|::|\w\(|\b[A-Z]{2,}\d|\d[A-Z]{2,}\b|\w+(?:Error|Exception)\b/;
const DIGIT = /\d/;

/** The words of a turn, as the next one is held against them. */
export interface TurnTerms {
  readonly terms: ReadonlySet<string>;
  /** The meanings of its words that tell most, and their weighed sum. */
  readonly meanings: readonly Meaning[];
  readonly sum: Float64Array | null;
  /** How many words its user said: after a few a matter is more likely to be done with than after many. */
  readonly said: number;
  /** True where it ended in a question to the user. */
  readonly asks: boolean;
  /** True where it ended in a numbered list. */
  readonly lists: boolean;
  /** True where its user asked for anything. */
  readonly isAsked: boolean;
}

/** Takes a feature and its value, 0 to 1. */
export type FlowVisitor = (feature: string, value: number) => void;

/**
 * Calls `visit` with each feature of a text after some turns, the latest of them last: its words and what its sentences open with (`word`,
 * `^word`, `^word word`), and behind `=` what is counted of all of it: words known and new, how near in meaning, what it leans on, whether it
 * asks, its length and that of the user's message before it. What is counted of a text that wants anything stands a second time, behind `=wants `:
 * new words in a request weigh otherwise than in what is told.
 */
export function eachFlowFeature(
  text: string,
  before: readonly TurnTerms[],
  language: SpokenLanguage,
  visit: FlowVisitor,
): void {
  const own = unquoted(text);
  const words = wordsOf(own);
  const { body, goesOn, opensAsking } = openingOf(words, language);
  const asks = opensAsking || text.includes('?');
  const wants = asksAnything(text, language);
  const leans = leansIn(words, language);
  const asked = new Set(
    termsOfAskedWords(
      body.map(({ written }) => written),
      language,
    ),
  );
  const fresh = [...asked].filter((term) => !before.some(({ terms }) => terms.has(term)));
  const known = asked.size - fresh.length;
  const isAlone = !leans && !goesOn && known === 0 && asked.size >= FEW;
  const count: FlowVisitor = (feature, value) => {
    visit(feature, value);
    if (wants && feature !== '=wants') visit(ofRequest(feature), value);
  };
  const is = (feature: string, holds: boolean) => {
    if (holds) count(feature, 1);
  };
  count('=shared', asked.size === 0 ? 0 : known / asked.size);
  count('=fresh', Math.min(1, fresh.length / FRESH));
  count('=long', Math.min(1, words.length / LONG));
  is('=knows', known > 0);
  is('=nothing asked', asked.size === 0);
  is('=goes on', goesOn);
  is('=leans', leans);
  is('=asks', asks);
  is('=wants', wants);
  is('=out of the blue', !wants && !isGoingOn(before));
  is('=opens asking', opensAsking);
  is('=asks in full', opensAsking && body.length >= FRAGMENT);
  count('=few', Math.min(1, asked.size / FEW));
  is('=answers', before.at(-1)?.asks === true && !asks);
  is(asks ? '=asks alone' : '=tells alone', isAlone);
  is('=short', words.length <= SHORT);
  is('=fragment', !asks && words.length <= FRAGMENT);
  is('=brief', words.length <= BRIEF);
  is('=quotes', own !== text);
  count('=said before', Math.min(1, (before.at(-1)?.said ?? 0) / LONG));
  is('=number', DIGIT.test(text));
  is('=no talk', NO_TALK.test(text));
  visitMeanings(asked, fresh, before, language, count);
  const later = SEVERAL.test(text) ? sentencesOf(text).slice(1, MOST_SENTENCES) : [];
  is('=several', later.length > 0);
  visitWords(words, visit);
  visitOpenings([words, ...later.map((sentence) => wordsOf(sentence.slice(0, OPENING)))], visit);
}

const OF_REQUEST = new Map<string, string>();

/** Returns the name of a feature as it counts of a text that wants anything. */
function ofRequest(feature: string): string {
  let name = OF_REQUEST.get(feature);
  if (name === undefined) {
    name = `=wants ${feature.slice(1)}`;
    OF_REQUEST.set(feature, name);
  }
  return name;
}

/**
 * True where something is being talked about: a question is open or was answered, or one turn may have gone on with the other. Things that are
 * told one after the other, each by itself, are no matter that another could take the place of.
 */
function isGoingOn(turns: readonly TurnTerms[]): boolean {
  if (turns.some(({ asks, isAsked }) => asks || isAsked)) return true;
  const [first, second] = turns;
  return first !== undefined && second !== undefined && cosineOf(first.sum, second.sum) > GOES_ON;
}

function visitMeanings(
  asked: ReadonlySet<string>,
  fresh: readonly string[],
  before: readonly TurnTerms[],
  language: SpokenLanguage,
  visit: FlowVisitor,
): void {
  const own = meaningsOf(asked, language);
  visit('=unknown', Math.min(1, (asked.size - own.length) / UNKNOWN));
  if (own.length === 0) {
    visit('=no meaning', 1);
    return;
  }
  visit('=near', cosineOf(sumOf(own), totalOf(before)));
  let [weight, apart, nearest] = [0, 0, 0];
  const news = weightiest(fresh.length === asked.size ? own : meaningsOf(fresh, language), MOST_NEWS);
  for (const word of news) {
    const near = nearestTo(word, before);
    weight += word.weight;
    apart += word.weight * (1 - near);
    nearest = Math.max(nearest, near);
  }
  visit('=weighty', Math.min(1, weight / MUCH));
  visit('=apart', Math.min(1, apart / APART));
  visit(
    '=apart of all',
    apart /
      Math.max(
        LIGHT,
        own.reduce((sum, word) => sum + word.weight, 0),
      ),
  );
  visit('=nearest', nearest);
}

function meaningsOf(terms: Iterable<string>, language: SpokenLanguage): Meaning[] {
  const known: Meaning[] = [];
  for (const term of terms) {
    const meaning = meaningOf(term, language);
    if (meaning !== undefined) known.push(meaning);
  }
  return known;
}

function weightiest(meanings: Meaning[], most: number): Meaning[] {
  return meanings.length <= most ? meanings : meanings.sort((one, other) => other.weight - one.weight).slice(0, most);
}

/** Returns the nearness of a word and the nearest of what was said; 0 where nothing is near. */
function nearestTo(word: Meaning, before: readonly TurnTerms[]): number {
  let nearest = 0;
  for (const { meanings } of before)
    for (let at = 0; at < meanings.length; at += 1) {
      const near = nearnessOf(word, meanings[at] as Meaning);
      if (near > nearest) nearest = near;
    }
  return nearest;
}

function totalOf(turns: readonly TurnTerms[]): Float64Array | null {
  let total: Float64Array | null = null;
  for (const { sum } of turns) {
    if (sum === null || total === null) {
      total ??= sum;
      continue;
    }
    total = total.slice();
    for (let at = 0; at < total.length; at += 1) total[at] = (total[at] as number) + (sum[at] as number);
  }
  return total;
}

/** Returns what the words of a turn mean. */
export function meaningsOfTurn(terms: Iterable<string>, language: SpokenLanguage): Pick<TurnTerms, 'meanings' | 'sum'> {
  const meanings = weightiest(meaningsOf(terms, language), MOST_MEANINGS);
  return { meanings, sum: sumOf(meanings) };
}

function visitWords(words: readonly Word[], visit: FlowVisitor): void {
  const seen = new Set<string>();
  for (let at = 0; at < words.length && at < MOST_WORDS; at += 1) {
    const { plain } = words[at] as Word;
    if (!seen.has(plain)) visit(plain, 1);
    seen.add(plain);
  }
}

function visitOpenings(sentences: readonly (readonly Word[])[], visit: FlowVisitor): void {
  const opened = new Set<string>();
  for (const [first, second] of sentences) {
    if (first === undefined) continue;
    opened.add(`^${first.plain}`);
    if (second !== undefined) opened.add(`^${first.plain} ${second.plain}`);
  }
  for (const opening of opened) visit(opening, 1);
}
