/** The question that a query asks again, with the answer that it had. */

import type { JsonText } from '../json-bytes.ts';
import { parseStored } from '../stored-message.ts';
import { wordsFor } from '../words.ts';
import { askedTurn } from './asked-turn.ts';
import type { Question } from './read-question.ts';
import { likenessOfQuestions, SAME_QUESTION } from './same-question.ts';

/** An earlier turn of the user that may have answered what is asked: its sessions still show it, and its user did not correct it. */
export interface EarlierTurn {
  readonly sessionId: string;
  readonly turnNumber: number;
  /** JSON array of stored messages. */
  readonly messages: JsonText;
  /** BCP-47. */
  readonly language: string;
  readonly storedAt: Date;
}

/** A question that was asked before, as build-context answers it. */
export interface RepeatedQuestion {
  readonly turnNumber: number;
  readonly sessionId: string;
  readonly answer: string;
  /** How much the two ask the same, 0 to 1. */
  readonly similarity: number;
  /** The line that says where the answer comes from, in the language of the reply. */
  readonly disclaimer: string;
}

/** An earlier turn, with the cosine of its question and this one; null where no model that knows the language measured it. */
export interface MeasuredTurn extends EarlierTurn {
  readonly cosine: number | null;
}

/** The least by which the question that is most alike must be so before any other, of those that a query may mean that leaves out what both know (half a logit). */
const MARGIN = 0.02;

interface Found {
  readonly turn: MeasuredTurn;
  readonly question: Question;
  readonly answer: string;
  readonly similarity: number;
}

/** Returns the earlier question that is the same, the most alike and of those the newest; null where none is, or where one that only asks again may mean several. */
export function repeatedQuestion(
  query: Question,
  earlier: readonly MeasuredTurn[],
  language: string,
): RepeatedQuestion | null {
  const found = earlier.flatMap((turn): Found[] => {
    const asked = askedTurn(parseStored(turn.messages), turn.language, { mayPass: query.asksAgain });
    if (asked === null) return [];
    const similarity = likenessOfQuestions(query, asked.question, { answer: asked.answer, cosine: turn.cosine });
    return similarity > SAME_QUESTION ? [{ ...asked, turn, similarity }] : [];
  });
  const [best, ...others] = found.sort(
    (one, other) => other.similarity - one.similarity || other.turn.storedAt.getTime() - one.turn.storedAt.getTime(),
  );
  if (best === undefined || (query.asksAgain && others.some((other) => isAsNear(other, best)))) return null;
  const { turn, answer, similarity } = best;
  return {
    turnNumber: turn.turnNumber,
    sessionId: turn.sessionId,
    answer,
    similarity: Math.round(similarity * 10_000) / 10_000,
    disclaimer: wordsFor(language).retrieved,
  };
}

/** True for another question than the one that is most alike, and hardly less alike. */
function isAsNear(one: Found, best: Found): boolean {
  if (best.similarity - one.similarity >= MARGIN) return false;
  return likenessOfQuestions(one.question, best.question, { answer: best.answer, cosine: null }) <= SAME_QUESTION;
}
