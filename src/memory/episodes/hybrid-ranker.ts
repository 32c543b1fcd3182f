/**
 * Ranks candidates by their worth: vector and words fused with those of the turns around it, on a scale that means the same for
 * every query. The weights lie in the middle of a flat region: a `vectorWeight` from 0.25 to 0.5 and shares of the neighbours
 * from half to once and a half of these change recall@10 by less than one point, on real conversations in English.
 */
import type { Bm25Parameters, Candidate, Candidates } from './candidate.ts';
import { type Days, dayOfMoment, nearnessOfDays } from './named-days.ts';
import type { VectorTrust } from './vector-trust.ts';

export const BM25: Bm25Parameters = { k1: 1.2, b: 0.5, prior: 50 };

/** The number of candidates that an index brings by vector, and again by words, unless more are asked for. */
export const CANDIDATE_LIMIT = 100;

export const UNRELATED = 0.05; // cosine of texts that have nothing in common
export const ANSWERING = 0.7; // cosine of a question and a line that says the answer in nearly its words
const REACH = 2; // turns to each side that an index brings along
const VECTOR_OF_NEIGHBOUR = 0.25; // the rest is the turn's own
const WORDS_WITH_NEXT = 0.4; // the query's words as the turn and those next to it say them together
const WORDS_WITH_ALL = 0.2; // and with two turns to each side; the rest is the turn's own
const UNFAMILIAR = 0.1; // of the evidence counts even where no word of the query was ever said: it still tells more from less
const EVEN_BY_WORDS = 0.21; // evidence at which a score is 0.5, found on queries about what was never said
const EVEN_BY_VECTOR = 0.3; // more is asked of vectors, where anything has something in common with everything
const EVEN_BY_STRANGE_VECTOR = 0.63; // and of those of a model that does not know the language, to which all of it is alike
const RECENCY = 0.005; // of evidence: decides only between equals
const OF_DAY = 0.2; // of evidence: for what was said on the day that is asked about
const RECENT_DAYS = 30; // half of it is left of a memory so old
const DAY = 86_400_000; // ms

/** The most that a term's BM25 comes to when said once, per unit of its idf. */
const BEST_PER_IDF = (BM25.k1 + 1) / (1 + BM25.k1 * (1 - BM25.b));

/** A query to rank by; `vectorWeight` 0: by words alone; 1: by vector alone. */
export interface RankingQuery extends Omit<VectorTrust, 'tellsFlow'> {
  readonly now: Date;
  /** The days that it asks about. */
  readonly days?: readonly Days[];
  /** The most memories to return, the best; all of them by default. */
  readonly limit?: number;
}

export interface Ranked {
  readonly memoryId: string;
  /** The score, 0 to 1, of the same meaning for every query, however much was asked for: at 0.5 it is likely to be what is meant. */
  readonly score: number;
  /** The passage that is nearest to the query; null where vectors had no part in it. */
  readonly passage: number | null;
  readonly measures: TurnMeasures;
  readonly explanation: Readonly<
    Record<'similarity' | 'bm25' | 'vector' | 'words' | 'neighbours' | 'recency' | 'familiarity', number | null>
  >;
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
export function evidenceOf({ items, total }: Candidates): Omit<QueryEvidence, 'vectors' | 'meaning'> {
  const terms = items[0]?.termScores.length ?? 0;
  const unsaid = unsaidIdf(total);
  const idfs: number[] = [];
  const known: boolean[] = [];
  for (let term = 0; term < terms; term += 1) {
    // A memory of the usual length that says it once scores its idf; shorter ones more, up to `BEST_PER_IDF` times that.
    const scores = items.map(({ termScores }) => termScores[term] ?? 0).filter((score) => score > 0);
    scores.sort((a, b) => a - b);
    known.push(scores.length > 0);
    idfs.push(scores[scores.length >> 1] ?? unsaid);
  }
  return { idfs, known, total };
}

/** Returns the idf of a term that none of `total` memories says. */
export function unsaidIdf(total: number): number {
  return Math.log(1 + total + BM25.prior + 0.5);
}

interface Measured {
  readonly candidate: Candidate;
  /** The time at which it was said, in ms. */
  readonly saidAt: number;
  /** The vector's part of the evidence at most, 0 to 1 like `words`; null where the memory has no vector yet. */
  readonly vectorAtMost: number | null;
  readonly words: number;
}

/**
 * Ranks candidates, best first, what is the same only once; ties in an order that does not change. Of a thousand candidates a few
 * are wanted: those are scored by their exact similarity that come first by what it is at most, so many that no other can be
 * among the best. `evidence`: `evidenceOf` the same candidates, where it is at hand.
 */
export function rankCandidates(
  found: Candidates,
  query: RankingQuery,
  evidence: Pick<QueryEvidence, 'idfs'> = evidenceOf(found),
): Ranked[] {
  const all = found.items.map((candidate) => measure(candidate, found.bestBm25));
  const familiarity = familiarityOf(all, found, query);
  const turns = bySession(all);
  const bounds = all.map((own) => {
    const around = neighboursOf(own.candidate, turns);
    const words = wordsOf(own, around, found.bestBm25);
    return scoreOf(own, around, words, vectorOf(own, around, atMost), familiarity, query);
  });
  bounds.sort((a, b) => b.score - a.score);
  const limit = query.limit ?? bounds.length;
  for (let looked = 2 * limit; ; looked *= 2) {
    const scored = bounds
      .slice(0, looked)
      .map(({ own, around, words }) => scoreOf(own, around, words, vectorOf(own, around, exactly), familiarity, query));
    const best = bestOf(scored, limit);
    const next = bounds[looked];
    const last = best.at(-1);
    if (next === undefined || (best.length === limit && (last === undefined || last.score > next.score)))
      return best.map((one) => rankedOf(one, query, found.bestBm25, evidence.idfs));
  }
}

function bestOf(scored: Scored[], limit: number): Scored[] {
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      b.own.saidAt - a.own.saidAt ||
      (a.own.candidate.memoryId < b.own.candidate.memoryId ? -1 : 1),
  );
  const best: Scored[] = [];
  const seen = new Set<string>();
  for (const one of scored) {
    if (best.length === limit) break;
    const { fingerprint } = one.own.candidate;
    if (!seen.has(fingerprint)) best.push(one);
    seen.add(fingerprint);
  }
  return best;
}

type VectorPart = (one: Measured) => number | null;
const atMost: VectorPart = (one) => one.vectorAtMost;
const exactly: VectorPart = ({ candidate }) => vectorPart(candidate.similarity);

function vectorPart(similarity: number | null): number | null {
  return similarity === null ? null : within((similarity - UNRELATED) / (ANSWERING - UNRELATED));
}

function measure(candidate: Candidate, bestBm25: number): Measured {
  const { similarityAtMost = candidate.similarity } = candidate;
  return {
    candidate,
    saidAt: candidate.createdAt.getTime(),
    vectorAtMost: vectorPart(similarityAtMost),
    words: bestBm25 > 0 ? within(candidate.bm25 / bestBm25) : 0,
  };
}

/**
 * Returns how much of what is asked about ever came up with this user, 0 to 1: the share of the query's weight that lies in words
 * of any memory found, and in its stead nearness to any of them where that means something. It tells a question that nothing
 * answers from one that something does better than any single memory's evidence can; being the same for all memories, it never
 * changes their order.
 */
function familiarityOf(
  all: readonly Measured[],
  found: Candidates,
  { vectorWeight, understood }: RankingQuery,
): number {
  const known = knownShare(found);
  if (!understood || vectorWeight === 0) return known;
  // The nearest of all was measured: of the others it is the bound.
  const nearest = all.reduce((most, { vectorAtMost }) => Math.max(most, vectorAtMost ?? 0), 0);
  return known + (1 - known) * nearest ** 2;
}

function knownShare({ items, bestBm25, total }: Candidates): number {
  const terms = items[0]?.termScores ?? [];
  const unknown = terms.filter((_, term) => items.every(({ termScores }) => !termScores[term])).length;
  if (unknown === terms.length) return 0;
  return within(1 - (unknown * unsaidIdf(total) * BEST_PER_IDF) / bestBm25);
}

type Turns = ReadonlyMap<string, ReadonlyMap<number, Measured>>;

function bySession(all: readonly Measured[]): Turns {
  const sessions = new Map<string, Map<number, Measured>>();
  for (const one of all) {
    const { sessionId, turnNumber } = one.candidate;
    if (sessionId === null || turnNumber === null) continue;
    const turns = sessions.get(sessionId);
    if (turns === undefined) sessions.set(sessionId, new Map([[turnNumber, one]]));
    else turns.set(turnNumber, one);
  }
  return sessions;
}

interface Neighbours {
  /** The turns next to it, on both sides. */
  readonly next: readonly Measured[];
  /** The turns next to it and the ones beyond. */
  readonly all: readonly Measured[];
}

function neighboursOf({ sessionId, turnNumber }: Candidate, sessions: Turns): Neighbours {
  const turns = sessionId === null ? undefined : sessions.get(sessionId);
  if (turns === undefined || turnNumber === null) return { next: [], all: [] };
  const next: Measured[] = [];
  const all: Measured[] = [];
  for (let distance = -REACH; distance <= REACH; distance += 1) {
    const turn = distance === 0 ? undefined : turns.get(turnNumber + distance);
    if (turn === undefined) continue;
    all.push(turn);
    if (Math.abs(distance) === 1) next.push(turn);
  }
  return { next, all };
}

interface Scored extends Record<'score' | 'words' | 'neighbours' | 'recency' | 'familiarity', number> {
  readonly own: Measured;
  readonly around: Neighbours;
  readonly vector: number | null;
}

function scoreOf(
  own: Measured,
  around: Neighbours,
  words: number,
  { vector, ownVector }: { readonly vector: number | null; readonly ownVector: number | null },
  familiarity: number,
  { now, days = [], vectorWeight, understood }: RankingQuery,
): Scored {
  // What is not embedded yet is found by its words as if its vector said the same.
  const fuse = (byVector: number | null, byWords: number) =>
    byVector === null || vectorWeight === 0 ? byWords : vectorWeight * byVector + (1 - vectorWeight) * byWords;
  const evidence = fuse(vector, words);
  const ofDay = days.length === 0 ? 0 : OF_DAY * nearnessOfDays(days, [dayOfMoment(own.saidAt)]);
  const alone = fuse(ownVector, own.words);
  const age = Math.max(0, now.getTime() - own.saidAt) / DAY;
  const recency = evidence > 0 ? RECENCY / (1 + age / RECENT_DAYS) : 0;
  const even =
    vectorWeight * (understood ? EVEN_BY_VECTOR : EVEN_BY_STRANGE_VECTOR) + (1 - vectorWeight) * EVEN_BY_WORDS;
  const score = calibrated((evidence + ofDay + recency) * Math.max(UNFAMILIAR, Math.sqrt(familiarity)), even);
  return { own, around, score, vector, words, neighbours: evidence - alone, recency, familiarity };
}

function rankedOf(
  { own, around, score, ...parts }: Scored,
  { vectorWeight }: RankingQuery,
  bestBm25: number,
  idfs: readonly number[],
): Ranked {
  const { memoryId, similarity, passage, bm25 } = own.candidate;
  return {
    memoryId,
    score,
    passage: vectorWeight === 0 ? null : passage,
    measures: measuresOf(own, around, bestBm25, idfs),
    explanation: { similarity, bm25, ...parts },
  };
}

function measuresOf(own: Measured, { next, all }: Neighbours, bestBm25: number, idfs: readonly number[]): TurnMeasures {
  const { candidate } = own;
  const nearest = (others: readonly Measured[]) =>
    candidate.similarity === null
      ? null
      : rounded(others.reduce((most, other) => Math.max(most, other.candidate.similarity ?? -1), candidate.similarity));
  return {
    wordsAround: rounded(together(own, all, bestBm25)),
    covered: rounded(coveredBy([own], idfs)),
    coveredNext: rounded(coveredBy([own, ...next], idfs)),
    similarities: candidate.similarities?.map(rounded) ?? null,
    nearestNext: nearest(next),
    nearestAround: nearest(all),
  };
}

/** Rounds a measure to what tells turns apart: it is sent from process to process. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function coveredBy(turns: readonly Measured[], idfs: readonly number[]): number {
  let covered = 0;
  let whole = 0;
  for (const [term, idf] of idfs.entries()) {
    whole += idf;
    if (turns.some(({ candidate }) => (candidate.termScores[term] ?? 0) > 0)) covered += idf;
  }
  return whole === 0 ? 0 : covered / whole;
}

function vectorOf(own: Measured, { next }: Neighbours, part: VectorPart) {
  const ownVector = part(own);
  if (ownVector === null) return { vector: null, ownVector };
  let nearest = ownVector;
  for (const one of next) nearest = Math.max(nearest, part(one) ?? 0);
  return { vector: (1 - VECTOR_OF_NEIGHBOUR) * ownVector + VECTOR_OF_NEIGHBOUR * nearest, ownVector };
}

function wordsOf(own: Measured, { next, all }: Neighbours, bestBm25: number): number {
  const ownShare = 1 - WORDS_WITH_NEXT - WORDS_WITH_ALL;
  return within(
    ownShare * own.words +
      WORDS_WITH_NEXT * together(own, next, bestBm25) +
      WORDS_WITH_ALL * together(own, all, bestBm25),
  );
}

/** Returns how much of the query some turns say between them: each term as the one says it that says it best. */
function together(own: Measured, others: readonly Measured[], bestBm25: number): number {
  if (others.length === 0) return own.words;
  if (bestBm25 <= 0) return 0;
  let sum = 0;
  const { termScores } = own.candidate;
  for (let term = 0; term < termScores.length; term++) {
    let best = termScores[term] as number;
    for (const { candidate } of others) best = Math.max(best, candidate.termScores[term] ?? 0);
    sum += best;
  }
  return sum / bestBm25;
}

/**
 * Turns evidence into a score, 0.5 at the evidence that hardly anything reaches when nothing answers the query: some 5 % of the
 * queries about what never came up have a memory above it, a fifth of those about another side of what did. Half of that evidence
 * is 0.2, twice as much 0.8.
 */
function calibrated(evidence: number, even: number): number {
  return evidence ** 2 / (evidence ** 2 + even ** 2);
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
