/**
 * Questions about the user that a fact answers by itself, without a model: "¿cómo me llamo?", "where do I work?".
 *
 * There is no cache here: an answer comes out of the same reading as the context. Its `key` and `expiresAt` let a caller keep it.
 * The key names user, language, question and the version of the user's facts, so it changes as soon as a fact does. After
 * `expiresAt`, 24 hours at most, a fact in it may have become too old to be told.
 *
 * Only whole questions are answered, and only by facts of high confidence: one that asks anything more, or whose answer depends on the hour or the mood, is left
 * to the model, and so is one that a less certain fact would answer, or on which a later turn bears more than any before: the prompt tells both.
 */
import { createHash } from 'node:crypto';
import { isSpanish } from '../conversation/words.ts';
import { termsAsked, termsOf } from '../text/text-analysis.ts';
import type { CandidateFact, CandidateFacts } from './candidate-fact.ts';
import { STALE_DAYS, stateOf } from './fact.ts';
import { plainKey } from './fact-slots.ts';
import { type AskedFact, holdsWhatIsAsked, ownQuestionOf } from './own-questions.ts';
import { isSaidSince, type RecalledTurn } from './said-since.ts';
import { asSentence, inSecondPerson } from './second-person.ts';

export interface DirectAnswer {
  /** The answer, one or more sentences in the second person. */
  readonly answer: string;
  readonly facts: readonly CandidateFact[];
  /** The question as it was understood: without case, accents, marks and polite words. */
  readonly question: string;
  /** SHA-256 in hexadecimal. */
  readonly key: string;
  readonly expiresAt: Date;
}

const MOST_FACTS = 8; // of a slot: more than that is a list, not an answer. One more is read, to tell
const DAY_MS = 86_400_000;

/** `recalled`: what the question brings back of what was said. */
export function directAnswer(
  query: string,
  { version, candidates }: CandidateFacts,
  asking: { readonly userId: string; readonly language: string; readonly now: Date },
  recalled: readonly RecalledTurn[],
): DirectAnswer | null {
  if (candidates.length === 0) return null;
  const { userId, language, now } = asking;
  const own = ownQuestionOf(query, language);
  if (own === null) return null;
  const facts = answering(own.asked, candidates, now);
  const isSame = (words: string) => ownQuestionOf(words, language) !== null;
  if (facts.length === 0 || isSaidSince(facts, recalled, isSame)) return null;
  const question = own.words;
  return {
    answer: facts.map((fact) => sentenceOf(fact, language)).join(' '),
    facts,
    question,
    key: createHash('sha256')
      .update(JSON.stringify([userId, spokenIn(language), question, version]))
      .digest('hex'),
    expiresAt: new Date(Math.min(now.getTime() + DAY_MS, ...facts.map(lastInstant))),
  };
}

/** Returns all facts that answer, the newest first; none where they may not be all, or only touch the point. */
function answering(asked: AskedFact, candidates: readonly CandidateFact[], now: Date): CandidateFact[] {
  for (const slot of asked.slots) {
    const known = candidates.filter((fact) => fact.slot === slot);
    if (known.length > MOST_FACTS) return [];
    const facts = known
      .filter((fact) => stateOf(fact, now) === 'active' && answers(fact, asked))
      .sort((a, b) => b.lastConfirmedAt.getTime() - a.lastConfirmedAt.getTime() || (a.id < b.id ? -1 : 1));
    if (facts.length > 0) return facts.every(isCertain) ? inTheVeryWord(facts, asked.about) : [];
  }
  return [];
}

function isCertain({ confidence }: CandidateFact): boolean {
  return confidence === 'high';
}

/** Stems make one of "hijo" and "hija": where the very word was said, it is the one that is meant. */
function inTheVeryWord(facts: CandidateFact[], about: string | null): CandidateFact[] {
  const meant = about === null ? [] : facts.filter(({ value }) => plainKey(value).split(' ').includes(about));
  return meant.length > 0 ? meant : facts;
}

function answers({ value, language }: CandidateFact, { about, holds }: AskedFact): boolean {
  if (holds !== null && !holdsWhatIsAsked(value, holds)) return false;
  if (about === null) return true;
  const said = new Set([...termsOf(value, language), ...termsOf(value, isSpanish(language) ? 'en' : 'es')]);
  return [...termsAsked(about, 'es'), ...termsAsked(about, 'en')].some((term) => said.has(term));
}

function sentenceOf({ key, value, language }: CandidateFact, asked: string): string {
  const turned = spokenIn(language) === spokenIn(asked) ? inSecondPerson(value, language) : null;
  return asSentence(turned ?? `${key}: ${value}`);
}

function spokenIn(tag: string): string {
  const code = tag.slice(0, 2).toLowerCase();
  return code === 'es' || code === 'pt' ? code : 'en';
}

/** Returns the last instant at which the fact is certain to be told. */
function lastInstant({ lastConfirmedAt }: CandidateFact): number {
  return lastConfirmedAt.getTime() + STALE_DAYS * DAY_MS;
}
