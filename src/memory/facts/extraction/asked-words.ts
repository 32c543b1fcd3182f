/** The words that the assistant asked with, by which the tagger knows what a short answer tells ("Cork" behind "Where do you live?"). */
import { hashOf } from '../../text/numbered-weights.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { tokensOf } from '../../understanding/token.ts';
import { ASKED_WITHIN } from './bare-answer.ts';

const QUESTION = /[^.!?…\n]*\?/g;
const MOST_QUESTIONS = 2; // the last ones
const MOST_WORDS = 20; // the last ones
const MOST_TOKENS = 10; // of a sentence that answers: a longer one says by itself what it tells

/** Returns the words of the last questions of a text and each pair of them, as numbers; none where it asks nothing. */
export function askedWords(said: string): number[] {
  const questions = said.slice(-ASKED_WITHIN).match(QUESTION)?.slice(-MOST_QUESTIONS) ?? [];
  const words = questions
    .flatMap((question) => tokensOf(question).flatMap(({ kind, plain }) => (kind === 'word' ? [plain] : [])))
    .slice(-MOST_WORDS);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs].map((one) => hashOf(one)))];
}

/** True for the first sentence of a message if it is short enough to be a mere answer. */
export function mayBeAnswer({ tokens }: ReadText): boolean {
  return tokens.length <= MOST_TOKENS;
}
