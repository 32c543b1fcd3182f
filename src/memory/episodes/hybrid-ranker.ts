/**
 * Ranks candidates by their worth: vector and words fused with those of the turns around it, on a scale that means the same for
 * every query. The weights lie in the middle of a flat region: a `vectorWeight` from 0.25 to 0.5 and shares of the neighbours
 * from half to once and a half of these change recall@10 by less than one point, on real conversations in English.
 */
import type { Candidates } from './candidate.ts';
import { NEXT } from './candidate-columns.ts';
import { type Days, dayOfMoment, nearnessOfDays } from './named-days.ts';
import { evidenceOf, knownShare, type QueryEvidence } from './query-evidence.ts';
import {
  type MeasuredTurns,
  measuresOf,
  measureTurns,
  rounded,
  roundedOrNull,
  similarityOf,
  type TurnMeasures,
  turnAround,
  vectorPart,
  within,
} from './turns-around.ts';
import type { VectorTrust } from './vector-trust.ts';

/** The number of candidates that an index brings by vector, and again by words, unless more are asked for. */
export const CANDIDATE_LIMIT = 100;

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
 * Ranks candidates, best first, what is the same only once; ties in an order that does not change. Of a thousand candidates a few
 * are wanted: those are scored by their exact similarity that come first by what it is at most, so many that no other can be
 * among the best. `evidence`: `evidenceOf` the same candidates, where it is at hand.
 */
export function rankCandidates(
  found: Candidates,
  query: RankingQuery,
  evidence: Pick<QueryEvidence, 'idfs' | 'known'> = evidenceOf(found),
): Ranked[] {
  const turns = measureTurns(found);
  const scale = scaleOf(turns, query, knownShare(found, evidence.known));
  const count = found.items.length;
  const bounds = new Float64Array(count);
  for (let place = 0; place < count; place += 1)
    bounds[place] = scoreOf(turns, place, vectorOf(turns, place, atMost), scale);
  const order = Uint32Array.from(bounds.keys()).sort((a, b) => (bounds[b] as number) - (bounds[a] as number) || a - b);
  const limit = query.limit ?? count;
  const scored: Scored[] = [];
  const best = new BestScores(limit);
  for (const place of order) {
    if (best.least > (bounds[place] as number)) break; // nor can any that follows be among the best
    const one = scoredAt(turns, place, scale);
    scored.push(one);
    best.add(one.score, turns.columns.prints[place] as number);
  }
  return bestOf(scored, limit, turns).map((one) => rankedOf(one, turns, scale, evidence.idfs));
}

/** The best scores, so many at most, of what is the same only the best. */
class BestScores {
  readonly #limit: number;
  /** The scores, the best first. */
  readonly #scores: number[] = [];
  readonly #ofPrint = new Map<number, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The score that one more must exceed to be among them. */
  get least(): number {
    return this.#scores.length < this.#limit ? Number.NEGATIVE_INFINITY : (this.#scores.at(-1) ?? 0);
  }

  add(score: number, print: number): void {
    const known = this.#ofPrint.get(print);
    if (known !== undefined && known >= score) return;
    this.#ofPrint.set(print, score);
    const before = known === undefined ? -1 : this.#scores.indexOf(known);
    if (before >= 0) this.#scores.splice(before, 1);
    let at = this.#scores.length;
    while (at > 0 && (this.#scores[at - 1] as number) < score) at -= 1;
    this.#scores.splice(at, 0, score);
    if (this.#scores.length > this.#limit) this.#scores.pop();
  }
}

function bestOf(
  scored: Scored[],
  limit: number,
  { found: { items }, columns: { saidAt, prints } }: MeasuredTurns,
): Scored[] {
  const idOf = ({ place }: Scored) => items[place]?.memoryId ?? '';
  const saidAtOf = ({ place }: Scored) => saidAt[place] as number;
  scored.sort((a, b) => b.score - a.score || saidAtOf(b) - saidAtOf(a) || (idOf(a) < idOf(b) ? -1 : 1));
  const best: Scored[] = [];
  const seen = new Set<number>();
  for (const one of scored) {
    if (best.length === limit) break;
    const print = prints[one.place] as number;
    if (!seen.has(print)) best.push(one);
    seen.add(print);
  }
  return best;
}

/** The part of a ranking that is the same for all candidates. */
interface Scale extends Required<Pick<RankingQuery, 'now' | 'days' | 'vectorWeight'>> {
  readonly familiarity: number;
  /** The share of evidence that counts, by familiarity. */
  readonly share: number;
  /** The evidence at which a score is 0.5. */
  readonly even: number;
}

function scaleOf(
  turns: MeasuredTurns,
  { now, days = [], vectorWeight, understood }: RankingQuery,
  known: number,
): Scale {
  const familiarity = understood && vectorWeight > 0 ? familiarityOf(turns, known) : known;
  const even =
    vectorWeight * (understood ? EVEN_BY_VECTOR : EVEN_BY_STRANGE_VECTOR) + (1 - vectorWeight) * EVEN_BY_WORDS;
  return { now, days, vectorWeight, familiarity, share: Math.max(UNFAMILIAR, Math.sqrt(familiarity)), even };
}

/**
 * Returns how much of what is asked about ever came up with this user, 0 to 1: the share of the query's weight that lies in words
 * of any memory found (`known`), and in its stead nearness to any of them where that means something. It tells a question that nothing
 * answers from one that something does better than any single memory's evidence can; being the same for all memories, it never
 * changes their order.
 */
function familiarityOf({ vectorAtMost }: MeasuredTurns, known: number): number {
  let nearest = 0; // the nearest of all was measured: of the others it is the bound
  for (const most of vectorAtMost) if (most > nearest) nearest = most;
  return known + (1 - known) * nearest ** 2;
}

/** The part of the vector in the evidence of a turn: its own, 0 to 1, NaN where it has none. */
type VectorPart = (turns: MeasuredTurns, place: number) => number;
const atMost: VectorPart = ({ vectorAtMost }, place) => vectorAtMost[place] as number;
const exactly: VectorPart = (turns, place) => vectorPart(similarityOf(turns, place));

/** Returns the part of the vectors in a turn's evidence, with those of the turns next to it; NaN where it has none. */
function vectorOf(turns: MeasuredTurns, place: number, part: VectorPart): number {
  const own = part(turns, place);
  if (Number.isNaN(own)) return own;
  let nearest = own;
  for (const index of NEXT) {
    const next = turnAround(turns, place, index);
    if (next >= 0 && atMost(turns, next) > nearest) nearest = Math.max(nearest, part(turns, next)); // measuring is most of the work
  }
  return (1 - VECTOR_OF_NEIGHBOUR) * own + VECTOR_OF_NEIGHBOUR * nearest;
}

function wordsOf({ words, wordsNext, wordsAround }: MeasuredTurns, place: number): number {
  const ownShare = 1 - WORDS_WITH_NEXT - WORDS_WITH_ALL;
  return within(
    ownShare * (words[place] as number) +
      WORDS_WITH_NEXT * (wordsNext[place] as number) +
      WORDS_WITH_ALL * (wordsAround[place] as number),
  );
}

/** Puts both parts together. What is not embedded yet is found by its words as if its vector said the same. */
function fuse(byVector: number, byWords: number, { vectorWeight }: Scale): number {
  if (Number.isNaN(byVector) || vectorWeight === 0) return byWords;
  return vectorWeight * byVector + (1 - vectorWeight) * byWords;
}

/** Returns the score of the turn at a place, by the part of the vectors in its evidence. */
function scoreOf(turns: MeasuredTurns, place: number, vector: number, scale: Scale): number {
  const evidence = fuse(vector, wordsOf(turns, place), scale);
  const saidAt = turns.columns.saidAt[place] as number;
  const ofDay = scale.days.length === 0 ? 0 : OF_DAY * nearnessOfDays(scale.days, [dayOfMoment(saidAt)]);
  return calibrated((evidence + ofDay + recencyOf(evidence, saidAt, scale)) * scale.share, scale.even);
}

function recencyOf(evidence: number, saidAt: number, { now }: Scale): number {
  const age = Math.max(0, now.getTime() - saidAt) / DAY;
  return evidence > 0 ? RECENCY / (1 + age / RECENT_DAYS) : 0;
}

/** A candidate with its exact score. */
interface Scored {
  readonly place: number;
  readonly score: number;
  /** NaN where it has none. */
  readonly vector: number;
}

function scoredAt(turns: MeasuredTurns, place: number, scale: Scale): Scored {
  const vector = vectorOf(turns, place, exactly);
  return { place, score: scoreOf(turns, place, vector, scale), vector };
}

function rankedOf(
  { place, score, vector }: Scored,
  turns: MeasuredTurns,
  scale: Scale,
  idfs: readonly number[],
): Ranked {
  const { memoryId, similarity, passage, bm25 } = turns.found.items[place] as Candidates['items'][number];
  const words = wordsOf(turns, place);
  const evidence = fuse(vector, words, scale);
  const alone = fuse(exactly(turns, place), turns.words[place] as number, scale);
  return {
    memoryId,
    score,
    passage: scale.vectorWeight === 0 ? null : passage,
    measures: measuresOf(turns, place, idfs),
    explanation: {
      similarity: roundedOrNull(similarity ?? Number.NaN),
      bm25: rounded(bm25),
      vector: roundedOrNull(vector),
      words: rounded(words),
      neighbours: rounded(evidence - alone),
      recency: rounded(recencyOf(evidence, turns.columns.saidAt[place] as number, scale)),
      familiarity: rounded(scale.familiarity),
    },
  };
}

/**
 * Turns evidence into a score, 0.5 at the evidence that hardly anything reaches when nothing answers the query: some 5 % of the
 * queries about what never came up have a memory above it, a fifth of those about another side of what did. Half of that evidence
 * is 0.2, twice as much 0.8.
 */
function calibrated(evidence: number, even: number): number {
  return evidence ** 2 / (evidence ** 2 + even ** 2);
}
