/**
 * Brings what a later turn changed beside what it changed: "metformin 500 twice a day" is not told without "the doctor upped it to 1000 twice a day", which
 * says no word of what is asked. A later line belongs to an earlier one where it says that something is otherwise, in words of it that few turns say.
 */
import { termsAsked } from '../text/text-analysis.ts';
import { type LineReading, readLine } from './line-reading.ts';
import { isAssistantsName } from './turn-memory.ts';
import type { Worthy } from './worthy-memories.ts';

const MOST_TOLD = 5; // memories whose changes are looked for: what is asked is mostly among these
const NEAR_BEST = 2; // worth below the best line of a memory, within which another one may be what is changed
const BEHIND = 0.1; // worth by which a change stands behind what it changed
const RARE = 0.6; // of the weight of a word that a single turn says: what a change has to share

/** A line of a memory that was found. */
interface Line {
  readonly speaker: string | null;
  readonly place: number;
  readonly worth: number;
  readonly reading: LineReading;
  /** Its words without the kinds of things that they are: two things of a kind are two. */
  readonly words: () => readonly string[];
}

/** Raises the worth of each line that changes what one of the first memories tells to nearly its worth: a prompt tells both. Their order stays. */
export function withChanges(worthy: readonly Worthy[]): readonly Worthy[] {
  const lines = new Map(worthy.map((one) => [one, linesOf(one)]));
  const changing = worthy.filter((one) => lines.get(one)?.some(isChange));
  if (changing.length === 0) return worthy;
  const weightOf = weightsOfTerms([...lines.values()]);
  const raised = new Map<Worthy, Worthy>();
  for (const told of worthy.slice(0, MOST_TOLD)) {
    const best = Math.max(...told.lines.map(({ worth }) => worth));
    const meant = (lines.get(told) ?? []).filter(({ worth }) => worth >= best - NEAR_BEST);
    for (const later of changing) {
      if (raised.has(later) || !isLater(later, told)) continue;
      const own = (lines.get(later) ?? []).filter(
        (line) => isChange(line) && meant.some((one) => isOfOneMatter(one, line, weightOf)),
      );
      if (own.length > 0) raised.set(later, raisedTo(best - BEHIND, later, own));
    }
  }
  return worthy.map((one) => raised.get(one) ?? one);
}

function linesOf({ memory, lines }: Worthy): readonly Line[] {
  if (memory.turnNumber === null) return [];
  return lines.flatMap(({ place, worth }) => {
    const line = memory.lines[place];
    if (line === undefined) return [];
    const [speaker, text] = line;
    const reading = readLine(speaker, text, memory.language);
    return [{ speaker, place, worth, reading, words: () => termsAsked(text, memory.language) }];
  });
}

function isChange({ speaker, reading }: Line): boolean {
  return reading.changes && !isAssistantsName(speaker);
}

/** True for lines of one speaker, or of one who was answered, that share words which few turns say. */
function isOfOneMatter(one: Line, later: Line, weightOf: TermWeights): boolean {
  if (one.speaker !== later.speaker && !isAssistantsName(one.speaker)) return false;
  let shared = 0;
  const said = new Set(one.words());
  for (const word of new Set(later.words())) if (said.has(word)) shared += weightOf(word);
  return shared >= RARE;
}

/** The weight of a word: 1 where a single turn says it, 0 where all do. */
type TermWeights = (term: string) => number;

function weightsOfTerms(turns: readonly (readonly Line[])[]): TermWeights {
  const counts = new Map<string, number>();
  for (const lines of turns)
    for (const term of new Set(lines.flatMap(({ reading }) => [...reading.terms])))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.log(turns.length + 1);
  return (term) => Math.log((turns.length + 1) / (counts.get(term) ?? 1)) / most;
}

function isLater({ memory: one }: Worthy, { memory: other }: Worthy): boolean {
  if (one.sessionId === other.sessionId) return Number(one.turnNumber) > Number(other.turnNumber);
  return one.createdAt > other.createdAt;
}

function raisedTo(worth: number, one: Worthy, lines: readonly Line[]): Worthy {
  const places = new Set(lines.map(({ place }) => place));
  return {
    ...one,
    lines: one.lines.map((line) => (places.has(line.place) ? { ...line, worth: Math.max(line.worth, worth) } : line)),
  };
}
