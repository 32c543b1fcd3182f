/** What the memories that were found are worth by their lines, and which of them say the same. */

import { rankLines, scoreOfWorth } from './line-ranker.ts';
import type { MemoryLine } from './memory.ts';
import { asPromptText, type RecalledMemory } from './memory-block.ts';
import type { QueryEvidence } from './query-evidence.ts';
import type { RankedMemory } from './ranked-memories.ts';
import type { RecallQuery as AnalysedQuery } from './recall-query.ts';
import type { FoundMemory } from './stored-memory.ts';
import { isAssistantsName, piecesOf, renderContent } from './turn-memory.ts';
import type { TurnMeasures } from './turns-around.ts';

/** The turns whose lines are ranked, at most: what the search puts behind them stays behind. It bounds what is read and weighed. */
export const LINES_OF = 50;
/** The length beyond which a line stands in a prompt with the piece that answers, not with all of it. */
const LONGEST_IN_PROMPT = 1_600; // characters: some 400 tokens
/** The worth by which a line of a turn that an assistant answered counts less than the best one, at most: each says little without the other. */
const LESS_THAN_BEST = 0.1;

/** A line of a memory, told once the memory is shown. */
interface WorthyLine {
  /** Its place among the memory's lines. */
  readonly place: number;
  /** The piece of it that answers, where it is cut in pieces; counted from 0. */
  readonly piece: number;
  /** As in `RankedLine`. */
  readonly worth: number;
}

/** A memory that was read, with its ranking and its score. */
export interface Worthy {
  readonly memory: FoundMemory;
  readonly ranked: RankedMemory;
  readonly score: number;
  readonly lines: readonly WorthyLine[];
}

/** A memory that may be shown, and how it was ranked. */
export interface Shown {
  readonly memory: FoundMemory;
  readonly ranked: RankedMemory;
}

/** Brings memories in the order of what their lines are worth; those behind the first `LINES_OF` stay behind, in their order. */
export function byLines(
  text: string,
  { terms, days, language }: AnalysedQuery,
  shown: readonly Shown[],
  evidence: QueryEvidence,
): Worthy[] {
  const read = shown.slice(0, LINES_OF).filter(({ ranked }) => ranked.measures !== undefined);
  if (read.length < Math.min(shown.length, LINES_OF) || terms.length !== evidence.idfs.length)
    return shown.map(asRanked);
  const turns = read.map(({ memory: { memoryId, sessionId, turnNumber, lines, language, createdAt }, ranked }) => {
    const measures = ranked.measures as TurnMeasures;
    return { memoryId, sessionId, turnNumber, lines, language, createdAt, measures };
  });
  const { lines, worths } = rankLines({ text, terms, days, language, evidence }, turns);
  const known = shareKnown(evidence);
  const linesOf: WorthyLine[][] = turns.map(() => []);
  for (const { turn, line, piece, worth } of lines) (linesOf[turn] as WorthyLine[]).push({ place: line, piece, worth });
  const worthy = read.map(({ memory, ranked }, turn) => {
    const own = linesOf[turn] as WorthyLine[]; // the best first
    const isAnswered = memory.lines.some(([speaker]) => isAssistantsName(speaker));
    const least = isAnswered ? (own[0]?.worth ?? 0) - LESS_THAN_BEST : Number.NEGATIVE_INFINITY;
    return {
      memory,
      ranked,
      score: shownScore(scoreOfWorth(worths[turn] as number, known, evidence.vectors)),
      worth: worths[turn] as number,
      lines: own.map(({ place, piece, worth }) => ({ place, piece, worth: Math.max(worth, least) })),
    };
  });
  worthy.sort((a, b) => b.worth - a.worth);
  const last = worthy.at(-1);
  const behind = shown.slice(LINES_OF).map((one, index) => {
    const { score, lines: own } = asRanked(one);
    const worth = Math.min(...(last?.lines.map((line) => line.worth) ?? [0])) - index;
    return { ...one, score: Math.min(score, last?.score ?? 1), lines: own.map((line) => ({ ...line, worth })) };
  });
  return [...worthy, ...behind];
}

/** Returns a memory with the score of the search, where its lines cannot be weighed. */
export function asRanked({ memory, ranked }: Shown): Worthy {
  const worth = Math.log(Math.max(ranked.score, 1e-9) / Math.max(1e-9, 1 - ranked.score));
  const lines = memory.lines.map((_, place) => ({ place, piece: 0, worth }));
  return { memory, ranked, score: shownScore(ranked.score), lines };
}

/**
 * Leaves out the memories of facts whose turn is among the others: it says the same, and more. Where the fact is nearer to what is asked,
 * its turn takes its place.
 */
export function withoutFactsOfTurns(worthy: readonly Worthy[]): readonly Worthy[] {
  if (!worthy.some(({ memory }) => memory.ofFact)) return worthy;
  const turnOf = ({
    sessionId,
    turnNumber,
  }: {
    readonly sessionId: string | null;
    readonly turnNumber: number | null;
  }) => `${turnNumber} ${sessionId}`;
  const turns = new Map(
    worthy.filter(({ memory }) => memory.turnNumber !== null).map((one) => [turnOf(one.memory), one] as const),
  );
  const placed = new Set<Worthy>();
  const once: Worthy[] = [];
  for (const one of worthy) {
    const { saidIn } = one.memory;
    const turn = saidIn === null ? undefined : turns.get(turnOf(saidIn));
    const told = turn === undefined ? one : nearest(turn, one);
    if (turn !== undefined && !placed.has(turn)) once.push(told);
    else if (turn === undefined && !placed.has(one)) once.push(one);
    placed.add(turn ?? one);
  }
  return once;
}

/** Leaves out snapshots and lines of the journal of whose turns one is among the others: it says so itself. */
export function withoutRetold(worthy: readonly Worthy[]): readonly Worthy[] {
  if (!worthy.some(({ memory }) => memory.retells !== null)) return worthy;
  const turns = worthy.filter(({ memory }) => memory.turnNumber !== null).map(({ memory }) => memory);
  return worthy.filter(
    ({ memory: { retells } }) =>
      retells === null ||
      !turns.some(
        ({ sessionId, turnNumber }) =>
          sessionId === retells.sessionId && Number(turnNumber) >= retells.from && Number(turnNumber) <= retells.to,
      ),
  );
}

/** Returns a turn as near to what is asked as the fact that it told, if that is nearer. */
function nearest(turn: Worthy, fact: Worthy): Worthy {
  const worth = fact.lines[0]?.worth ?? Number.NEGATIVE_INFINITY;
  const lines = turn.lines.map((line, index) => (index === 0 ? { ...line, worth: Math.max(line.worth, worth) } : line));
  return { ...turn, score: Math.max(turn.score, fact.score), lines };
}

/** Rounds a score as it is shown, so that a shown score is a usable bound. */
function shownScore(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

function shareKnown({ idfs, known }: QueryEvidence): number {
  const whole = idfs.reduce((sum, idf) => sum + idf, 0);
  return whole === 0 ? 0 : idfs.reduce((sum, idf, term) => sum + (known[term] === true ? idf : 0), 0) / whole;
}

function promptTextOf(speaker: string | null, text: string, piece: number): string {
  const told = text.length <= LONGEST_IN_PROMPT ? text : (piecesOf(text)[piece] ?? text.slice(0, LONGEST_IN_PROMPT));
  return asPromptText(speaker === null ? told : `${speaker}: ${told}`);
}

export function recalled({ memory, ranked, score, lines }: Worthy): RecalledMemory {
  return {
    id: memory.memoryId,
    type: memory.type,
    content: renderContent(memory.lines),
    lines: lines.map(({ place, piece, worth }) => {
      const [speaker, text] = memory.lines[place] as MemoryLine;
      return { place, text: promptTextOf(speaker, text, piece), worth };
    }),
    score,
    sessionId: memory.saidIn?.sessionId ?? memory.sessionId,
    turnNumber: memory.saidIn?.turnNumber ?? memory.turnNumber,
    language: memory.language,
    createdAt: memory.createdAt,
    ofFact: memory.ofFact,
    explanation: ranked.explanation,
  };
}
