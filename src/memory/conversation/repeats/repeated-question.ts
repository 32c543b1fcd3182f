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

/** Returns the earlier question that is the same, the most alike and of those the newest; null where none is. */
export function repeatedQuestion(
  query: Question,
  earlier: readonly MeasuredTurn[],
  language: string,
): RepeatedQuestion | null {
  let best: { readonly turn: MeasuredTurn; readonly answer: string; readonly similarity: number } | null = null;
  for (const turn of earlier) {
    const asked = askedTurn(parseStored(turn.messages), turn.language);
    if (asked === null) continue;
    const { question, answer } = asked;
    const similarity = likenessOfQuestions(query, question, { answer, cosine: turn.cosine });
    if (similarity <= SAME_QUESTION) continue;
    const isBetter =
      best === null ||
      similarity > best.similarity ||
      (similarity === best.similarity && turn.storedAt > best.turn.storedAt);
    if (isBetter) best = { turn, answer, similarity };
  }
  if (best === null) return null;
  const { turn, answer, similarity } = best;
  return {
    turnNumber: turn.turnNumber,
    sessionId: turn.sessionId,
    answer,
    similarity: Math.round(similarity * 10_000) / 10_000,
    disclaimer: wordsFor(language).retrieved,
  };
}
