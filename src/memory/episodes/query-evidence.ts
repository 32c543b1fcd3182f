/** The evidence that a search gives of its query as a whole: how rare its words are, and which of them ever came up. */
import type { Bm25Parameters, Candidates } from './candidate.ts';
import { columnsOf } from './candidate-columns.ts';

export const BM25: Bm25Parameters = { k1: 1.2, b: 0.5, prior: 50 };

/** The most that a term's BM25 comes to when said once, per unit of its idf. */
const BEST_PER_IDF = (BM25.k1 + 1) / (1 + BM25.k1 * (1 - BM25.b));

/** The evidence that a search gives of the query as a whole. */
export interface QueryEvidence {
  /** The weight of each of the query's terms, in the order of `analyseQuery`: high for what is rarely or never said. */
  readonly idfs: readonly number[];
  /** Those of the terms that any memory says. */
  readonly known: readonly boolean[];
  /** The number of memories that the user has. */
  readonly total: number;
  /** The meaning of the vectors' nearness: likeness of meaning, of words and names alone, or nothing as there are none. */
  readonly vectors: 'understood' | 'strange' | 'none';
  /** The logit by which the query's vector tells that it wants the past told; absent where no weights are known for the model. */
  readonly meaning?: number | undefined;
}

/** Returns what the candidates tell of the query as a whole. */
export function evidenceOf(found: Candidates): Omit<QueryEvidence, 'vectors' | 'meaning'> {
  const { terms, termScores } = columnsOf(found);
  const unsaid = unsaidIdf(found.total);
  const idfs: number[] = [];
  const known: boolean[] = [];
  const positive = new Float64Array(found.items.length);
  for (let term = 0; term < terms; term += 1) {
    let count = 0;
    for (let at = term; at < termScores.length; at += terms) {
      const score = termScores[at] as number;
      if (score > 0) positive[count++] = score;
    }
    // A memory of the usual length that says it once scores its idf; shorter ones more, up to `BEST_PER_IDF` times that.
    const middle = positive.subarray(0, count).sort()[count >> 1];
    known.push(count > 0);
    idfs.push(middle ?? unsaid);
  }
  return { idfs, known, total: found.total };
}

/** Returns the idf of a term that none of `total` memories says. */
export function unsaidIdf(total: number): number {
  return Math.log(1 + total + BM25.prior + 0.5);
}

/** Returns the share of a query's weight that lies in words of any memory found. */
export function knownShare({ bestBm25, total }: Candidates, known: readonly boolean[]): number {
  const unknown = known.filter((is) => !is).length;
  if (unknown === known.length) return 0;
  return Math.min(1, Math.max(0, 1 - (unknown * unsaidIdf(total) * BEST_PER_IDF) / bestBm25));
}
