/**
 * Ranks the lines of the turns that a search has found: which line of a turn answers, and with it how much the turn is worth.
 * The features and where their weights come from stand in `line-weights.ts`.
 */
import { spokenLanguage } from '../text/text-analysis.ts';
import { type LineReading, readLine } from './line-reading.ts';
import { CALIBRATION, WEIGHTS } from './line-weights.ts';
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
  /** The line before it and the one after it, of those turns that were found; a turn that was not ends the row. */
  before: ReadLine | undefined;
  after: ReadLine | undefined;
}

/** Ranks the lines of the turns found for a query. Some 8 µs a line, 20 more for one that was not read lately. */
export function rankLines(query: LineQuery, turns: readonly FoundTurn[]): RankedLines {
  const asked = askedOf(query);
  const read = turns.map((turn, index) => readLines(turn, index, query, asked));
  placeBeside(turns, read);
  const named = namedIn(query.text, speakersOf(turns));
  const worths = turns.map(() => Number.NEGATIVE_INFINITY);
  const lines: RankedLine[] = [];
  for (const ofTurn of read)
    for (const own of ofTurn) {
      const { turn, line, piece } = own;
      const worth = worthOf(own, asked, named, turns[turn] as FoundTurn, query);
      worths[turn] = logSum(worths[turn] as number, worth);
      lines.push({ turn, line, piece, worth });
    }
  lines.sort((a, b) => b.worth - a.worth || a.turn - b.turn || a.line - b.line);
  return { lines, worths };
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
  /** The weight of all of its terms, and that of one that was never said. */
  readonly weight: number;
  readonly unsaid: number;
}

function askedOf({ text, language, evidence: { idfs, total } }: LineQuery): Asked {
  const signs = new SignedText(text, spokenLanguage(text, language));
  return {
    when: signs.has('asksWhen'),
    number: signs.has('asksNumber'),
    why: signs.has('asksWhy'),
    who: signs.has('asksWho'),
    ofMe: signs.has('first'),
    weight: idfs.reduce((sum, idf) => sum + idf, 0),
    unsaid: unsaidIdf(total),
  };
}

/** Returns the speakers that the query names, in the order in which it does. */
function namedIn(text: string, speakers: ReadonlySet<string>): string[] {
  const lower = text.toLowerCase();
  return [...speakers]
    .map((speaker) => ({ speaker, at: lower.indexOf(speaker.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ speaker }) => speaker);
}

function speakersOf(turns: readonly FoundTurn[]): Set<string> {
  const speakers = new Set<string>();
  for (const { lines } of turns) for (const [speaker] of lines) if (speaker !== null) speakers.add(speaker);
  return speakers;
}

function readLines(turn: FoundTurn, index: number, { terms, evidence }: LineQuery, asked: Asked): ReadLine[] {
  const { idfs } = evidence;
  const { weight, unsaid } = asked;
  const counts = piecesByLine(turn.lines);
  const { similarities } = turn.measures;
  let passage = 0;
  return turn.lines.map(([speaker, text], line) => {
    const reading = readLine(speaker, text, turn.language);
    const says = terms.map((term) => reading.terms.has(term));
    let covered = 0;
    let heaviest = 0;
    for (let term = 0; term < says.length; term += 1) {
      if (says[term] !== true) continue;
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
      covered: weight === 0 ? 0 : covered / weight,
      near,
      piece,
      reading,
      rarity: heaviest / unsaid,
      before: undefined,
      after: undefined,
    };
  });
}

function nearness(similarity: number | null): number {
  return similarity === null ? 0 : Math.min(MOST_NEAR, Math.max(0, (similarity - UNRELATED) / (ANSWERING - UNRELATED)));
}

/** Sets of every line the ones before and after it. */
function placeBeside(turns: readonly FoundTurn[], read: readonly (readonly ReadLine[])[]): void {
  const places = placesOf(turns);
  for (let place = 0; place < turns.length; place += 1) {
    const lines = read[place] as readonly ReadLine[];
    const { sessionId, turnNumber } = turns[place] as FoundTurn;
    const beside = (step: -1 | 1) =>
      turnNumber === null ? undefined : read[places.get(`${turnNumber + step} ${sessionId}`) ?? -1];
    let before = beside(-1)?.at(-1);
    for (const own of lines) {
      own.before = before;
      if (before?.turn === place) before.after = own;
      before = own;
    }
    const last = lines.at(-1);
    if (last !== undefined) last.after = beside(1)?.[0];
  }
}

/** Returns the turns by session and number: a place in the list. */
function placesOf(turns: readonly FoundTurn[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let place = 0; place < turns.length; place += 1) {
    const { sessionId, turnNumber } = turns[place] as FoundTurn;
    if (sessionId !== null && turnNumber !== null) places.set(`${turnNumber} ${sessionId}`, place);
  }
  return places;
}

/** Returns the sum of a line's features, each by its weight, in the order of `WEIGHTS`. No list of them is made: there are thousands of lines a second. */
function worthOf(
  own: ReadLine,
  asked: Asked,
  named: readonly string[],
  turn: FoundTurn,
  { evidence: { idfs }, days }: LineQuery,
): number {
  const { before, reading } = own;
  const { measures } = turn;
  const nearestNext = nearness(measures.nearestNext);
  const nearAround = nearestWithin(own, REACH);
  const [user] = turn.lines[0] ?? [];
  const [first] = named;
  const meant = named.length === 1 ? first : asked.ofMe && named.length === 0 ? user : undefined;
  const isTheirs = meant !== undefined && own.speaker === meant;
  return (
    measures.wordsAround * WEIGHTS.wordsAround +
    measures.covered * WEIGHTS.covered +
    measures.coveredNext * WEIGHTS.coveredNext +
    own.covered * WEIGHTS.said +
    shareSaidAround(own, idfs, asked.weight) * WEIGHTS.saidAround +
    (before?.reading.asks === true ? before.covered : 0) * WEIGHTS.answers +
    (own.near ?? nearestNext) * WEIGHTS.near +
    Math.max(nearAround, own.near === null ? nearestNext : 0) * WEIGHTS.nearAround +
    Math.max(nearestWithin(own, FAR_REACH), nearness(measures.nearestAround)) * WEIGHTS.nearFar +
    (before?.near ?? 0) * WEIGHTS.nearBefore +
    nearness(measures.similarities?.at(-1) ?? measures.nearestNext) * WEIGHTS.nearWhole +
    Number(isTheirs) * WEIGHTS.theirs +
    (isTheirs ? reading.first : 0) * WEIGHTS.theirsFirst +
    Number(named.length > 1 && own.speaker === first) * WEIGHTS.subject +
    (meant !== undefined && !isTheirs ? reading.second : 0) * WEIGHTS.othersSecond +
    reading.first * WEIGHTS.first +
    reading.second * WEIGHTS.second +
    reading.past * WEIGHTS.past +
    Number(reading.asks) * WEIGHTS.question +
    own.rarity * WEIGHTS.rarity +
    Number(turn.turnNumber === 1) * WEIGHTS.start +
    Number(reading.name) * WEIGHTS.name +
    Number(reading.number) * WEIGHTS.number +
    Number(reading.quoted) * WEIGHTS.quoted +
    Number(asked.when && reading.time) * WEIGHTS.whenTime +
    Number(asked.number && reading.number) * WEIGHTS.howMany +
    Number(asked.why && reading.reason) * WEIGHTS.whyReason +
    Number(asked.who && reading.name) * WEIGHTS.whoName +
    (days.length === 0 ? 0 : nearnessOfDays(days, daysOf(turn, own.line))) * WEIGHTS.day +
    Math.min(1, Math.log1p(reading.words) / 4) * WEIGHTS.length
  );
}

/** Returns the days that a line is about: the one that it was said on, and those that it tells. */
function daysOf({ lines, language, createdAt }: FoundTurn, line: number): Days[] {
  return [dayOfMoment(createdAt.getTime()), ...daysTold(lines[line]?.[1] ?? '', language, createdAt)];
}

/** Returns the nearness of the nearest of a line and those around it, as many to each side as `reach`. */
function nearestWithin(own: ReadLine, reach: number): number {
  let nearest = Math.max(0, own.near ?? 0);
  let { before, after } = own;
  for (let step = 0; step < reach; step += 1) {
    nearest = Math.max(nearest, before?.near ?? 0, after?.near ?? 0);
    before = before?.before;
    after = after?.after;
  }
  return nearest;
}

/** Returns the share of the query's weight that a line and those around it say. */
function shareSaidAround(own: ReadLine, idfs: readonly number[], weight: number): number {
  let said = 0;
  for (let term = 0; term < idfs.length; term += 1) if (isSaidAround(own, term)) said += idfs[term] as number;
  return weight === 0 ? 0 : said / weight;
}

function isSaidAround(own: ReadLine, term: number): boolean {
  if (own.says[term] === true) return true;
  let { before, after } = own;
  for (let step = 0; step < REACH; step += 1) {
    if (before?.says[term] === true || after?.says[term] === true) return true;
    before = before?.before;
    after = after?.after;
  }
  return false;
}
