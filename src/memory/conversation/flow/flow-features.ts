/** Counts what tells whether a text goes on with the turns before it; the weights of `shift-weights/` go by these names. */
import type { Word } from '../../text/phrase.ts';
import { wordsOf } from '../../text/phrase.ts';
import { type Language, termsOfAskedWords } from '../../text/text-analysis.ts';
import type { Domain } from './domain-words.ts';
import { domainsOf } from './read-domains.ts';
import { leansIn, openingOf, unquoted } from './read-flow.ts';

const FRESH = 6; // words of its own from which a text says enough to be understood alone
const FEW = 2;
const SHORT = 3; // words
const FRAGMENT = 4;
const LONG = 20;
const MOST_WORDS = 40; // weighed one by one: how a text is put shows by then
const NO_TALK = /[{}<>=_|\\]|::|\w\(|\b[A-Z]{2,}\d|\d[A-Z]{2,}\b|\w+(?:Error|Exception)\b/;
const DIGIT = /\d/;

/** The words of a turn, as the next one is held against them. */
export interface TurnTerms {
  readonly terms: ReadonlySet<string>;
  readonly domains: ReadonlySet<Domain>;
  /** True where it ended in a question to the user. */
  readonly asks: boolean;
}

/** Takes a feature and its value, 0 to 1. */
export type FlowVisitor = (feature: string, value: number) => void;

/**
 * Calls `visit` with each feature of a text after some turns, the latest of them last: its words and what it opens with (`word`, `^word`,
 * `^word word`), and behind `=` what is counted of all of it: words known and new, what it leans on, whether it asks, its length, its part of life.
 */
export function eachFlowFeature(
  text: string,
  before: readonly TurnTerms[],
  language: Language,
  visit: FlowVisitor,
): void {
  const words = wordsOf(unquoted(text));
  const { body, goesOn, opensAsking } = openingOf(words, language);
  const asks = opensAsking || text.includes('?');
  const leans = leansIn(words, language);
  const asked = new Set(
    termsOfAskedWords(
      body.map(({ written }) => written),
      language,
    ),
  );
  let known = 0;
  for (const term of asked) if (before.some(({ terms }) => terms.has(term))) known += 1;
  const fresh = Math.min(1, (asked.size - known) / FRESH);
  const isAlone = !leans && !goesOn && known === 0 && asked.size >= FEW;
  const is = (feature: string, holds: boolean) => {
    if (holds) visit(feature, 1);
  };
  visit('=shared', asked.size === 0 ? 0 : known / asked.size);
  visit('=fresh', fresh);
  visit('=long', Math.min(1, words.length / LONG));
  is('=knows', known > 0);
  is('=nothing asked', asked.size === 0);
  is('=goes on', goesOn);
  is('=leans', leans);
  is('=asks', asks);
  is('=opens asking', opensAsking);
  is('=asks in full', opensAsking && body.length >= FRAGMENT);
  visit('=few', Math.min(1, asked.size / FEW));
  is('=answers', before.at(-1)?.asks === true && !asks);
  is(asks ? '=asks alone' : '=tells alone', isAlone);
  is('=short', words.length <= SHORT);
  is('=fragment', !asks && words.length <= FRAGMENT);
  is('=number', DIGIT.test(text));
  is('=no talk', NO_TALK.test(text));
  visitDomains(asked, before, language, is);
  visitWords(words, is);
}

function visitDomains(
  asked: ReadonlySet<string>,
  before: readonly TurnTerms[],
  language: Language,
  is: (feature: string, holds: boolean) => void,
): void {
  const own = domainsOf(asked, language);
  is('=no domain', own.size === 0);
  if (own.size === 0) return;
  const isShared = [...own].some((domain) => before.some(({ domains }) => domains.has(domain)));
  is('=same domain', isShared);
  is('=other domain', !isShared && before.some(({ domains }) => domains.size > 0));
}

function visitWords(words: readonly Word[], is: (feature: string, holds: boolean) => void): void {
  const [first, second] = words;
  if (first === undefined) return;
  is(`^${first.plain}`, true);
  if (second !== undefined) is(`^${first.plain} ${second.plain}`, true);
  const seen = new Set<string>();
  for (let at = 0; at < words.length && at < MOST_WORDS; at += 1) {
    const { plain } = words[at] as Word;
    is(plain, !seen.has(plain));
    seen.add(plain);
  }
}
