/** Candidates measured, with the turns around them: an answer often stands in the turn after the question, or its occasion in the one before. */
import type { CandidateColumns, Candidates } from './candidate.ts';
import { AROUND, BEYOND, columnsOf, NEXT } from './candidate-columns.ts';

export const UNRELATED = 0.05; // cosine of texts that have nothing in common
export const ANSWERING = 0.7; // cosine of a question and a line that says the answer in nearly its words

/** Candidates measured on the scale of evidence, by their place in `found.items`. */
export interface MeasuredTurns {
  readonly found: Candidates;
  readonly columns: CandidateColumns;
  /** The part of the query that each says, 0 to 1; then with the turns next to it, and with two to each side: each term as the one says it that says it best. */
  readonly words: Float64Array;
  readonly wordsNext: Float64Array;
  readonly wordsAround: Float64Array;
  /** The vector's part of the evidence at most, 0 to 1 like `words`; NaN where the memory has no vector yet. */
  readonly vectorAtMost: Float64Array;
}

/** Measures candidates. */
export function measureTurns(found: Candidates): MeasuredTurns {
  const columns = columnsOf(found);
  const { bm25, similarityAtMost } = columns;
  const { bestBm25 } = found;
  const words = bm25.map((score) => (bestBm25 > 0 ? within(score / bestBm25) : 0));
  const wordsNext = words.slice();
  const wordsAround = words.slice();
  for (let place = 0; place < words.length; place += 1)
    addWordsAround(place, columns, bestBm25, wordsNext, wordsAround);
  return { found, columns, words, wordsNext, wordsAround, vectorAtMost: similarityAtMost.map(vectorPart) };
}

/** Sets what a turn says with those around it, where there are any. */
function addWordsAround(
  place: number,
  { around, terms, termScores }: CandidateColumns,
  bestBm25: number,
  wordsNext: Float64Array,
  wordsAround: Float64Array,
): void {
  const at = place * AROUND;
  const twoBefore = around[at] as number;
  const before = around[at + 1] as number;
  const after = around[at + 2] as number;
  const twoAfter = around[at + 3] as number;
  const isNext = before >= 0 || after >= 0;
  if (!isNext && twoBefore < 0 && twoAfter < 0) return;
  const own = place * terms;
  // A turn that is no candidate adds nothing to its own.
  const ofBefore = before < 0 ? own : before * terms;
  const ofAfter = after < 0 ? own : after * terms;
  const ofTwoBefore = twoBefore < 0 ? own : twoBefore * terms;
  const ofTwoAfter = twoAfter < 0 ? own : twoAfter * terms;
  let sumNext = 0;
  let sumAround = 0;
  for (let term = 0; term < terms; term += 1) {
    let most = termScores[own + term] as number;
    most = Math.max(most, termScores[ofBefore + term] as number, termScores[ofAfter + term] as number);
    sumNext += most;
    sumAround += Math.max(most, termScores[ofTwoBefore + term] as number, termScores[ofTwoAfter + term] as number);
  }
  if (isNext) wordsNext[place] = bestBm25 > 0 ? sumNext / bestBm25 : 0;
  wordsAround[place] = bestBm25 > 0 ? sumAround / bestBm25 : 0;
}

/** Returns the vector's part of the evidence, 0 to 1; NaN without a vector. */
export function vectorPart(similarity: number): number {
  return within((similarity - UNRELATED) / (ANSWERING - UNRELATED));
}

/** Returns the similarity of a candidate, measured now where it was not before; NaN without a vector. */
export function similarityOf({ found }: MeasuredTurns, place: number): number {
  return found.items[place]?.similarity ?? Number.NaN;
}

/** Returns the place of the turn around one; below 0: it is no candidate. `index`: one of `NEXT` or `BEYOND`. */
export function turnAround({ columns }: MeasuredTurns, place: number, index: number): number {
  return columns.around[place * AROUND + index] as number;
}

/**
 * The measures of a turn by which its lines are ranked (`line-ranker.ts`), 0 to 1 but for cosines: what is known of the turns
 * around it where only the turn itself is read again.
 */
export interface TurnMeasures {
  /** BM25 of the query's terms, each as the turn within two says it that says it best, by the best possible. */
  readonly wordsAround: number;
  /** The share of the query's weight in the words of the turn, and with the turns next to it. */
  readonly covered: number;
  readonly coveredNext: number;
  /** The cosine of each passage, in their order; null where they are not measured one by one. */
  readonly similarities: readonly number[] | null;
  /** The largest cosine of the turns within one, and within two; null without vectors. */
  readonly nearestNext: number | null;
  readonly nearestAround: number | null;
}

/** Returns the measures of the candidate at a place. */
export function measuresOf(turns: MeasuredTurns, place: number, idfs: readonly number[]): TurnMeasures {
  const next = NEXT.map((index) => turnAround(turns, place, index));
  const nearestNext = nearestWith(similarityOf(turns, place), turns, place, NEXT);
  return {
    wordsAround: rounded(turns.wordsAround[place] as number),
    covered: rounded(coveredBy([place], turns, idfs)),
    coveredNext: rounded(coveredBy([place, ...next], turns, idfs)),
    similarities: turns.found.items[place]?.similarities?.map(rounded) ?? null,
    nearestNext: roundedOrNull(nearestNext),
    nearestAround: roundedOrNull(nearestWith(nearestNext, turns, place, BEYOND)),
  };
}

/** Returns the largest of a similarity and those of some turns around; NaN stays NaN. Only what can be larger is measured. */
function nearestWith(own: number, turns: MeasuredTurns, place: number, indexes: readonly number[]): number {
  let most = own;
  for (const index of indexes) {
    const other = turnAround(turns, place, index);
    if (other >= 0 && (turns.columns.similarityAtMost[other] as number) > most)
      most = Math.max(most, similarityOf(turns, other));
  }
  return most;
}

/** Rounds a measure to what tells turns apart: it is sent from process to process. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Rounds as `rounded` does; null for NaN, which is no value. */
export function roundedOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : rounded(value);
}

/** Returns the share of the query's weight in words of any of these places; those below 0 are none. */
function coveredBy(places: readonly number[], { columns }: MeasuredTurns, idfs: readonly number[]): number {
  const { terms, termScores } = columns;
  let covered = 0;
  let whole = 0;
  for (let term = 0; term < idfs.length; term += 1) {
    const idf = idfs[term] as number;
    whole += idf;
    for (const place of places) {
      if (place < 0 || !((termScores[place * terms + term] as number) > 0)) continue;
      covered += idf;
      break;
    }
  }
  return whole === 0 ? 0 : covered / whole;
}

/** Holds a value between 0 and 1; NaN stays NaN. */
export function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
