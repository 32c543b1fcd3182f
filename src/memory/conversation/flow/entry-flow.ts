/** Follows a conversation in its entry: how each turn goes on from the one before, and the summaries of the segments it closes. */

import type { NearTurn } from '../../episodes/ranked-memories.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { ContextEntry, EntryTurn } from '../context-entry.ts';
import { type SaidBefore, TURNS_BEFORE } from '../said-before.ts';
import type { Segment, SegmentTurn } from '../segments/segment.ts';
import { summarizeSegment } from '../segments/summarize-segment.ts';
import { parseStored } from '../stored-message.ts';
import type { AdaptiveSettings } from './adaptive-settings.ts';
import { flowOf, termsOfTurn } from './continuity.ts';
import type { TurnTerms } from './flow-features.ts';
import { isShift, type TurnFlow } from './window-policy.ts';

/** The turns that a text is held against. */
export const BEFORE = 2; // turns that a text is held against: a matter is rarely put down for one answer
const KEPT = 3; // segments kept beyond those told: a window that grows again shows what they told

/** Terms of the turns at hand: an entry that is extended keeps its turns, so that each is read once. */
const termsRead = new WeakMap<EntryTurn, TurnTerms>();

/** Returns the messages of each turn of an entry, oldest first; none of those before turn `first` of its window. */
export function messagesOfTurns({ turns, texts }: ContextEntry, first = 0): ChatMessage[][] {
  let from = 1; // behind the bracket
  return turns.map(({ historyBytes }, index) => {
    const messages = index < first ? [] : parseStored(`[${texts.history.toString('utf8', from, from + historyBytes)}]`);
    from += historyBytes === 0 ? 0 : historyBytes + 1; // and its comma
    return messages;
  });
}

/** Returns what was said last in an entry; null where its window holds no turn. */
export function saidBeforeIn(entry: ContextEntry): SaidBefore | null {
  const last = entry.turns.at(-1);
  if (last === undefined) return null;
  const first = Math.max(0, entry.turns.length - TURNS_BEFORE);
  return { turnNumber: last.turnNumber, turns: () => messagesOfTurns(entry, first).slice(first) };
}

/** Returns the terms of the last turns of an entry, before turn `end` of its window. */
export function latestTerms(entry: ContextEntry, end: number, messages?: readonly ChatMessage[][]): TurnTerms[] {
  const from = Math.max(0, end - BEFORE);
  let said = messages;
  return entry.turns.slice(from, end).map((turn, index) => {
    const known = termsRead.get(turn);
    if (known !== undefined) return known;
    said ??= messagesOfTurns(entry, from + index);
    const terms = termsOfTurn(said[from + index] ?? [], entry.head.language);
    termsRead.set(turn, terms);
    return terms;
  });
}

/** Returns how a text goes on from the last turns of an entry, by words, 0 to 1; null where there is none. */
export function continuityAfter(text: string, entry: ContextEntry): number | null {
  return flowOf(text, latestTerms(entry, entry.turns.length), entry.head.language).continuity;
}

/** Returns the cosine of a query and the nearest of the last turns; null where the last one is not measured. */
export function nearnessTo({ head, turns }: ContextEntry, lately: readonly NearTurn[]): number | null {
  const near = lately.filter(({ turnNumber }) => turns.slice(-BEFORE).some((turn) => turn.turnNumber === turnNumber));
  if (!near.some(({ turnNumber }) => turnNumber === head.totalTurns)) return null;
  return Math.max(...near.map(({ cosine }) => cosine));
}

/**
 * Returns the entry with the flow of the turns that have none yet and the segments that they close; `before` is the entry that it
 * was extended from, which has the texts of the turns that left with this extension.
 */
export function followed(entry: ContextEntry, before: ContextEntry | null, settings: AdaptiveSettings): ContextEntry {
  const messages = messagesOfTurns(entry);
  const turns = entry.turns.map((turn, index) => {
    if (turn.flow !== undefined) return turn;
    const query = messages[index]?.find(({ role }) => role === 'user')?.content ?? '';
    const flow = flowOf(query, latestTerms(entry, index, messages), entry.head.language);
    const read: TurnFlow = {
      continuity: flow.continuity,
      shifts: isShift(flow, settings),
      flushes: flow.said === 'flush',
    };
    return withTerms({ ...turn, flow: read }, turn);
  });
  const known = { ...entry, turns };
  const said = new Map<number, SegmentTurn & { readonly shifts: boolean }>();
  if (before !== null) addTurns(said, before, messagesOfTurns(before));
  addTurns(said, known, messages);
  const own = entry.segments?.filter(({ sessionId }) => sessionId === undefined) ?? [];
  const closed = closedSegments(said, own.at(-1)?.toTurn ?? 0, entry.head.totalTurns, settings, entry.head.language);
  const segments = [...(entry.segments ?? []), ...closed].slice(-(settings.segments + KEPT));
  return { ...known, segments };
}

/**
 * Returns the turn from which on an entry holds all segments of its session up to the last one, where earlier ones that it would tell may be
 * missing; null where none can be.
 */
export function heldSegmentsFrom(
  { head, segments = [], turns }: ContextEntry,
  settings: AdaptiveSettings,
): number | null {
  const own = segments.filter(({ sessionId }) => sessionId === undefined);
  let from = own.at(-1)?.fromTurn ?? turns[0]?.turnNumber ?? head.totalTurns + 1;
  let held = Math.min(own.length, 1);
  for (let before = own.at(-1 - held); held > 0 && before?.toTurn === from - 1; before = own.at(-1 - held)) {
    from = before.fromTurn;
    held += 1;
  }
  return from === 1 || held >= settings.segments + KEPT ? null : from;
}

function withTerms(turn: EntryTurn, before: EntryTurn): EntryTurn {
  const terms = termsRead.get(before);
  if (terms !== undefined) termsRead.set(turn, terms);
  return turn;
}

function addTurns(
  into: Map<number, SegmentTurn & { readonly shifts: boolean }>,
  { turns }: ContextEntry,
  messages: readonly ChatMessage[][],
): void {
  for (const [index, { turnNumber, flow }] of turns.entries())
    into.set(turnNumber, { turnNumber, messages: messages[index] ?? [], shifts: flow?.shifts ?? false });
}

/**
 * Returns the segments that are complete after turn `from`: so many turns each, counted from the first of the session, and cut where
 * the topic shifts. Of turns whose text is not at hand there is none: their digests tell of them.
 */
export function closedSegments(
  said: ReadonlyMap<number, SegmentTurn & { readonly shifts: boolean }>,
  after: number,
  totalTurns: number,
  { segmentTurns }: Pick<AdaptiveSettings, 'segmentTurns'>,
  language: string,
): Segment[] {
  const segments: Segment[] = [];
  let open: SegmentTurn[] = [];
  const first = Math.max(after + 1, Math.min(...said.keys(), totalTurns + 1));
  let isWhole = first === after + 1 || (first - 1) % segmentTurns === 0;
  for (let number = first; number <= totalTurns; number += 1) {
    const turn = said.get(number);
    if (turn?.shifts === true && open.length > 0) {
      if (isWhole) segments.push(summarizeSegment(open, language));
      open = [];
      isWhole = true;
    }
    if (turn === undefined) isWhole = false;
    else open.push(turn);
    if (number % segmentTurns === 0) {
      if (isWhole && open.length > 0) segments.push(summarizeSegment(open, language));
      open = [];
      isWhole = true;
    }
  }
  return segments;
}
