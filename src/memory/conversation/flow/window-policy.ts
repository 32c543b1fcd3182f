/** Decides how much of a conversation is shown whole: fewer turns where it jumps, more where it goes on. */
import type { AdaptiveSettings } from './adaptive-settings.ts';
import type { Flow } from './continuity.ts';

/** The reasons why a window is as long as it is. */
export const WINDOW_REASONS = [
  'default',
  'requested',
  'high_continuity',
  'low_continuity',
  'topic_shift',
  'tokens',
  'budget',
] as const;
export type WindowReason = (typeof WINDOW_REASONS)[number];

/** The turns that are shown whole, and why so many. */
export interface ChosenWindow {
  readonly turns: number;
  readonly reason: WindowReason;
}

interface WindowSources {
  /** The turns at hand, oldest first, with what they take. */
  readonly turns: readonly { readonly tokens: number; readonly flow?: TurnFlow | undefined }[];
  /** How the query goes on from the last of them. */
  readonly query: Flow;
  /** The most turns that the request wants; null: it leaves that to the service. */
  readonly requested: number | null;
}

/** The way in which a turn went on from the one before it, as its entry keeps it. */
export interface TurnFlow {
  readonly continuity: number | null;
  /** True where the topic shifted with it, so that it opens a segment. */
  readonly shifts: boolean;
  /** True where it said that nothing more is wanted of what came before. */
  readonly flushes: boolean;
}

/** True where a topic shifts with a text. */
export function isShift({ continuity, said }: Flow, { shiftBelow }: Pick<AdaptiveSettings, 'shiftBelow'>): boolean {
  return said !== null || (continuity !== null && continuity < shiftBelow);
}

/** Returns the window for a query: by the continuity of the last two steps, since the last flush, within its tokens. */
export function chooseWindow({ turns, query, requested }: WindowSources, settings: AdaptiveSettings): ChosenWindow {
  if (query.said === 'flush') return { turns: 0, reason: 'topic_shift' };
  const wished = requested === null ? byContinuity(turns.at(-1)?.flow, query, settings) : requested;
  const chosen: ChosenWindow = typeof wished === 'number' ? { turns: wished, reason: 'requested' } : wished;
  const sinceFlush = turns.length - turns.findLastIndex(({ flow }) => flow?.flushes === true);
  const flushed = sinceFlush <= turns.length && sinceFlush < chosen.turns;
  const open: ChosenWindow = flushed ? { turns: sinceFlush, reason: 'topic_shift' } : chosen;
  const fitting = withinTokens(turns, settings.windowTokens);
  return fitting < Math.min(open.turns, turns.length) ? { turns: fitting, reason: 'tokens' } : open;
}

function byContinuity(last: TurnFlow | undefined, query: Flow, settings: AdaptiveSettings): ChosenWindow {
  if (isShift(query, settings)) return { turns: settings.minWindowTurns, reason: 'topic_shift' };
  const steps = [last?.continuity ?? null, query.continuity];
  const all = (holds: (continuity: number) => boolean) => steps.every((step) => step !== null && holds(step));
  if (all((step) => step > settings.highContinuity))
    return { turns: settings.maxWindowTurns, reason: 'high_continuity' };
  if (all((step) => step < settings.lowContinuity)) return { turns: settings.minWindowTurns, reason: 'low_continuity' };
  return { turns: settings.windowTurns, reason: 'default' };
}

/** Returns how many of the newest turns take no more than the tokens; the newest one stands whatever it takes. */
function withinTokens(turns: readonly { readonly tokens: number }[], tokens: number): number {
  let left = tokens;
  for (const [back, turn] of turns.toReversed().entries()) {
    left -= turn.tokens;
    if (left < 0 && back > 0) return back;
  }
  return turns.length;
}
