/** Makes an entry as narrow as a query wants it: the turns that its window shows, and the segments that stand for the others. */
import { type ContextEntry, type EntryTurn, extendEntry } from '../context-entry.ts';
import type { Segment } from '../segments/segment.ts';
import { summarizeSegment } from '../segments/summarize-segment.ts';
import type { AdaptiveSettings } from './adaptive-settings.ts';
import type { Flow } from './continuity.ts';
import { messagesOfTurns } from './entry-flow.ts';
import { type ChosenWindow, chooseWindow } from './window-policy.ts';

/** An entry as a prompt is to show it. */
export interface AdaptedEntry {
  readonly entry: ContextEntry;
  readonly window: ChosenWindow;
  readonly segments: readonly Segment[];
}

/** Returns the entry with the window that the policy chooses for a query, and the segments that it does not show whole. */
export function adaptEntry(
  loaded: ContextEntry,
  query: Flow,
  options: { readonly requested: number | null; readonly settings: AdaptiveSettings },
): AdaptedEntry {
  const { requested, settings } = options;
  const window = chooseWindow({ turns: loaded.turns, query, requested }, settings);
  const shown = Math.min(window.turns, loaded.turns.length);
  const firstShown = loaded.turns[loaded.turns.length - shown]?.turnNumber ?? loaded.head.totalTurns + 1;
  const segments = toldSegments(loaded, firstShown, settings);
  const { head } = loaded;
  const entry = extendEntry(
    { ...loaded, head: { ...head, windowTurns: shown } },
    {
      generation: head.generation,
      version: head.version,
      turnCount: head.totalTurns,
      messageCount: head.totalMessages,
      tokenCount: head.totalTokens,
      planState: head.planState,
      reports: head.reported,
      turns: [],
    },
    Number.POSITIVE_INFINITY,
    { segments, settings },
  );
  return { entry, window: { ...window, turns: shown }, segments };
}

/** Returns the segments of what the window does not show, the turns that no segment holds yet in one of their own. */
function toldSegments(loaded: ContextEntry, firstShown: number, settings: AdaptiveSettings): Segment[] {
  const before = (loaded.segments ?? []).filter(
    ({ fromTurn, sessionId }) => sessionId !== undefined || fromTurn < firstShown,
  );
  const covered = before.filter(({ sessionId }) => sessionId === undefined).at(-1)?.toTurn ?? 0;
  const between = loaded.turns.filter(({ turnNumber }) => turnNumber > covered && turnNumber < firstShown);
  if (between.length > 0) before.push(segmentOf(between, loaded));
  return before.slice(-settings.segments);
}

/** Segments of turns that none holds yet, by the last of these: an entry that is extended keeps its turns, so that each is made once. */
const segmentsMade = new WeakMap<EntryTurn, { readonly language: string; readonly segment: Segment }>();

function segmentOf(between: readonly EntryTurn[], loaded: ContextEntry): Segment {
  const last = between.at(-1) as EntryTurn;
  const { language } = loaded.head;
  const known = segmentsMade.get(last);
  if (known?.language === language && known.segment.fromTurn === between[0]?.turnNumber) return known.segment;
  const messages = messagesOfTurns(loaded);
  const turns = between.map((turn) => ({
    turnNumber: turn.turnNumber,
    messages: messages[loaded.turns.indexOf(turn)] ?? [],
  }));
  const segment = summarizeSegment(turns, language);
  segmentsMade.set(last, { language, segment });
  return segment;
}
