/**
 * Merges segments into one by rules: keys united, of what has one value the latest. It is made of the segments themselves whenever it
 * is wanted, never of another merge, so that nothing is summarised twice and nothing outlives what it was made of.
 */
import { foldAccents } from '../../text/fold-accents.ts';
import { countTokens } from '../../text/token-counter.ts';
import type { MergedPeriod, Segment, StoredSegment } from './segment.ts';

const LIST_TOKENS = 60; // of each list: more than a prompt's line has room for, and bounded whatever it is made of

/** Brings segments in the order in which they were said, each once, whatever order they come in. */
export function inOrder(segments: readonly StoredSegment[]): StoredSegment[] {
  const once = new Map(segments.map((segment) => [`${segment.sessionId} ${segment.fromTurn}`, segment]));
  return [...once.values()].sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      compare(one.sessionId, other.sessionId) ||
      one.fromTurn - other.fromTurn ||
      one.toTurn - other.toTurn,
  );
}

/** Returns what stands for segments, of which there is one at least: of the last of their sessions, and its turns among them. */
export function mergeSegments(given: readonly StoredSegment[], period: Omit<MergedPeriod, 'segments'>): Segment {
  const segments = inOrder(given);
  const latestFirst = segments.toReversed();
  const last = latestFirst[0] as StoredSegment;
  const ofSession = segments.filter(({ sessionId }) => sessionId === last.sessionId);
  // A question was open when its session went on no further: what came after it in the same one has answered it, or let it go.
  const ends = latestFirst.filter(
    ({ sessionId }, index) => latestFirst.findIndex((one) => one.sessionId === sessionId) === index,
  );
  const { topic } = last;
  const topics = latestFirst.map((one) => one.topic);
  return {
    fromTurn: Math.min(...ofSession.map(({ fromTurn }) => fromTurn)),
    toTurn: Math.max(...ofSession.map(({ toTurn }) => toTurn)),
    topic,
    discussed: united([...topics, ...latestFirst.flatMap(({ discussed }) => discussed)], [topic]),
    outcome: latestFirst.find(({ outcome }) => outcome !== '')?.outcome ?? '',
    decisions: united(latestFirst.flatMap(({ decisions }) => decisions)),
    openQuestions: united(ends.flatMap(({ openQuestions }) => openQuestions)),
    sessionId: last.sessionId,
    period: { ...period, segments: segments.length },
  };
}

/** Returns values once each, the latest first, as far as a list has room; one that has none is left out and the next one tried. */
function united(values: readonly string[], but: readonly string[] = []): string[] {
  const known = new Set(['', ...but.map(keyOf)]);
  const kept: string[] = [];
  let left = LIST_TOKENS;
  for (const value of values) {
    const key = keyOf(value);
    if (known.has(key)) continue;
    known.add(key);
    const tokens = countTokens(`${value}, `);
    if (tokens > left) continue;
    left -= tokens;
    kept.push(value);
  }
  return kept;
}

function keyOf(value: string): string {
  return foldAccents(value.toLowerCase()).trim();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
