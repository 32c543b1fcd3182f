/**
 * Ranks the lines of the turns that a search has found: which line of a turn answers, and with it how much the turn is worth.
 * The features and where their weights come from stand in `line-weights.ts`.
 */
import { spokenLanguage } from '../text/text-analysis.ts';
import { type LineReading, readLine } from './line-reading.ts';
import { CALIBRATION, FEATURES, type Feature, WEIGHTS } from './line-weights.ts';
import type { MemoryLine } from './memory.ts';
import { type Days, dayOfMoment, daysTold, nearnessOfDays } from './named-days.ts';
import { type QueryEvidence, unsaidIdf } from './query-evidence.ts';
import { SignedText } from './signs/read-signs.ts';
import { piecesByLine } from './turn-memory.ts';
import { ANSWERING, type TurnMeasures, UNRELATED } from './turns-around.ts';

const LEAST_FAMILIAR = 0.01; // a query of which nobody ever said a word
const MOST_NEAR = 1.2;
const REACH = 2; // lines to each side whose words count with a line's own
const FAR_REACH = 4;

/** A turn that was found, as PostgreSQL has it. */
export interface FoundTurn {
  readonly memoryId: string;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly lines: readonly MemoryLine[];
  readonly language: string;
  readonly createdAt: Date;
  readonly measures: TurnMeasures;
}

export interface LineQuery {
  readonly text: string;
  /** The query's terms, in the order of `evidence.idfs`. */
  readonly terms: readonly string[];
  readonly language: string;
  /** The days that it asks about. */
  readonly days: readonly Days[];
  readonly evidence: QueryEvidence;
}

/** A line with its worth. */
export interface RankedLine {
  /** Its place in the turns given, and in its turn. */
  readonly turn: number;
  readonly line: number;
  /** The piece of it that is nearest to the query, where it is cut in pieces; counted from 0. */
  readonly piece: number;
  /** On a scale on which one more is e times as likely to answer, for this query; not to be compared between queries. */
  readonly worth: number;
}

export interface RankedLines {
  /** Every line, the best first. */
  readonly lines: readonly RankedLine[];
  /** The worth of each turn given: that of its lines together. */
  readonly worths: readonly number[];
}

interface ReadLine {
  readonly turn: number;
  readonly line: number;
  readonly speaker: string | null;
  /** The places of the query's terms that it says. */
  readonly says: readonly boolean[];
  /** The share of the query's weight that it says. */
  readonly covered: number;
  readonly near: number | null;
  /** The piece that is nearest, counted from 0. */
  readonly piece: number;
  readonly reading: LineReading;
  readonly rarity: number;
}

/** Ranks the lines of the turns found for a query. Some 10 µs a line, 20 more for one that was not read lately. */
export function rankLines(query: LineQuery, turns: readonly FoundTurn[]): RankedLines {
  const asked = askedOf(query);
  const read = turns.map((turn, index) => readLines(turn, index, query));
  const places = placesOf(turns);
  const named = namedIn(query.text, [...new Set(turns.flatMap(({ lines }) => lines.flatMap(([name]) => name ?? [])))]);
  const worths = turns.map(() => Number.NEGATIVE_INFINITY);
  const lines = read.flat().map((own) => {
    const { turn, line, piece } = own;
    const around = linesAround(own, FAR_REACH, turns, read, places);
    const worth = worthOf(valuesOf(own, around, asked, named, turns[turn] as FoundTurn, query));
    worths[turn] = logSum(worths[turn] as number, worth);
    return { turn, line, piece, worth };
  });
  lines.sort((a, b) => b.worth - a.worth || a.turn - b.turn || a.line - b.line);
  return { lines, worths };
}

function worthOf(values: Readonly<Record<Feature, number>>): number {
  let worth = 0;
  for (const feature of FEATURES) worth += values[feature] * WEIGHTS[feature];
  return worth;
}

/** Returns the score of a turn, 0 to 1, of its worth: at 0.5 it is likely to be what is meant. `familiarity`: 0 to 1, of the query. */
export function scoreOfWorth(worth: number, familiarity: number, vectors: QueryEvidence['vectors']): number {
  const { even, slope, known } = CALIBRATION[vectors];
  return 1 / (1 + Math.exp(-slope * (worth - even) - known * Math.log(Math.max(LEAST_FAMILIAR, familiarity))));
}

function logSum(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === Number.NEGATIVE_INFINITY ? most : most + Math.log(Math.exp(a - most) + Math.exp(b - most));
}

interface Asked {
  readonly when: boolean;
  readonly number: boolean;
  readonly why: boolean;
  readonly who: boolean;
  readonly ofMe: boolean;
}

function askedOf({ text, language }: LineQuery): Asked {
  const signs = new SignedText(text, spokenLanguage(text, language));
  return {
    when: signs.has('asksWhen'),
    number: signs.has('asksNumber'),
    why: signs.has('asksWhy'),
    who: signs.has('asksWho'),
    ofMe: signs.has('first'),
  };
}

/** Returns the speakers that the query names, in the order in which it does. */
function namedIn(text: string, speakers: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return speakers
    .map((speaker) => ({ speaker, at: lower.indexOf(speaker.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ speaker }) => speaker);
}

function readLines(turn: FoundTurn, index: number, { terms, evidence }: LineQuery): ReadLine[] {
  const { idfs, total } = evidence;
  const whole = idfs.reduce((sum, idf) => sum + idf, 0);
  const counts = piecesByLine(turn.lines);
  const { similarities } = turn.measures;
  let passage = 0;
  return turn.lines.map(([speaker, text], line) => {
    const reading = readLine(speaker, text, turn.language);
    const says = terms.map((term) => reading.terms.has(term));
    let covered = 0;
    let heaviest = 0;
    for (const [term, is] of says.entries()) {
      if (!is) continue;
      covered += idfs[term] ?? 0;
      heaviest = Math.max(heaviest, idfs[term] ?? 0);
    }
    let near: number | null = null;
    let piece = 0;
    const from = passage;
    for (const end = passage + (counts[line] ?? 0); passage < end; passage += 1) {
      const similarity = similarities?.[passage];
      if (similarity === undefined || nearness(similarity) <= (near ?? -1)) continue;
      near = nearness(similarity);
      piece = passage - from;
    }
    return {
      turn: index,
      line,
      speaker,
      says,
      covered: whole === 0 ? 0 : covered / whole,
      near,
      piece,
      reading,
      rarity: heaviest / unsaidIdf(total),
    };
  });
}

function nearness(similarity: number | null): number {
  return similarity === null ? 0 : Math.min(MOST_NEAR, Math.max(0, (similarity - UNRELATED) / (ANSWERING - UNRELATED)));
}

/** Returns the turns by session and number: a place in the list. */
function placesOf(turns: readonly FoundTurn[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, { sessionId, turnNumber }] of turns.entries())
    if (sessionId !== null && turnNumber !== null) places.set(`${turnNumber} ${sessionId}`, place);
  return places;
}

interface Around {
  readonly before: readonly ReadLine[];
  readonly after: readonly ReadLine[];
}

/** Returns the lines before and after, nearest first, of those turns that were found; a turn that was not ends the row. */
function linesAround(
  { turn, line }: ReadLine,
  reach: number,
  turns: readonly FoundTurn[],
  read: readonly (readonly ReadLine[])[],
  places: ReadonlyMap<string, number>,
): Around {
  const side = (step: -1 | 1): ReadLine[] => {
    const found: ReadLine[] = [];
    let [at, next] = [turn, line + step];
    while (found.length < reach) {
      const own = (read[at] as readonly ReadLine[])[next];
      if (own !== undefined) {
        found.push(own);
        next += step;
        continue;
      }
      const { sessionId, turnNumber } = turns[at] as FoundTurn;
      const beside = turnNumber === null ? undefined : places.get(`${turnNumber + step} ${sessionId}`);
      if (beside === undefined) break;
      at = beside;
      next = step === 1 ? 0 : (read[at] as readonly ReadLine[]).length - 1;
      if ((read[at] as readonly ReadLine[]).length === 0) break;
    }
    return found;
  };
  return { before: side(-1), after: side(1) };
}

function valuesOf(
  own: ReadLine,
  { before: earlier, after: later }: Around,
  asked: Asked,
  named: readonly string[],
  turn: FoundTurn,
  { evidence: { idfs }, days }: LineQuery,
): Readonly<Record<Feature, number>> {
  const near = [...earlier.slice(0, REACH), own, ...later.slice(0, REACH)];
  const [before] = earlier;
  const nearestOf = (lines: readonly ReadLine[]) => lines.reduce((most, one) => Math.max(most, one.near ?? 0), 0);
  const nearAround = nearestOf(near);
  const { reading } = own;
  const { measures } = turn;
  const [user] = turn.lines[0] ?? [];
  const [first] = named;
  const meant = named.length === 1 ? first : asked.ofMe && named.length === 0 ? user : undefined;
  const isTheirs = meant !== undefined && own.speaker === meant;
  return {
    wordsAround: measures.wordsAround,
    covered: measures.covered,
    coveredNext: measures.coveredNext,
    said: own.covered,
    saidAround: shareSaid(near, idfs),
    answers: before?.reading.asks === true ? before.covered : 0,
    near: own.near ?? nearness(measures.nearestNext),
    nearAround: Math.max(nearAround, own.near === null ? nearness(measures.nearestNext) : 0),
    nearFar: Math.max(nearAround, nearestOf(earlier), nearestOf(later), nearness(measures.nearestAround)),
    nearBefore: before?.near ?? 0,
    nearWhole: nearness(measures.similarities?.at(-1) ?? measures.nearestNext),
    theirs: isTheirs ? 1 : 0,
    theirsFirst: isTheirs ? reading.first : 0,
    subject: named.length > 1 && own.speaker === first ? 1 : 0,
    othersSecond: meant !== undefined && !isTheirs ? reading.second : 0,
    first: reading.first,
    second: reading.second,
    past: reading.past,
    question: reading.asks ? 1 : 0,
    rarity: own.rarity,
    start: turn.turnNumber === 1 ? 1 : 0,
    name: reading.name ? 1 : 0,
    number: reading.number ? 1 : 0,
    quoted: reading.quoted ? 1 : 0,
    whenTime: asked.when && reading.time ? 1 : 0,
    howMany: asked.number && reading.number ? 1 : 0,
    whyReason: asked.why && reading.reason ? 1 : 0,
    whoName: asked.who && reading.name ? 1 : 0,
    day: days.length === 0 ? 0 : nearnessOfDays(days, daysOf(turn, own.line)),
    length: Math.min(1, Math.log1p(reading.words) / 4),
  };
}

/** Returns the days that a line is about: the one that it was said on, and those that it tells. */
function daysOf({ lines, language, createdAt }: FoundTurn, line: number): Days[] {
  return [dayOfMoment(createdAt.getTime()), ...daysTold(lines[line]?.[1] ?? '', language, createdAt)];
}

function shareSaid(lines: readonly ReadLine[], idfs: readonly number[]): number {
  let said = 0;
  let whole = 0;
  for (const [term, idf] of idfs.entries()) {
    whole += idf;
    if (lines.some(({ says }) => says[term] === true)) said += idf;
  }
  return whole === 0 ? 0 : said / whole;
}
