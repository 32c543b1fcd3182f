/** The session's part of a context: all that depends on the session alone, before anyone asks it anything. */
import type { PlanState } from '../plans/plan-state.ts';
import { NOTHING_REPORTED, type Reported, reportedAfter } from './delta/reported.ts';
import type { JsonText } from './json-bytes.ts';
import { latestPlaces, type Place } from './places.ts';
import type { Segment } from './segments/segment.ts';
import type { HistoryTurn, SessionChanges, SessionVersion } from './session-history.ts';
import { latestDigests, type TurnDigest } from './session-summary.ts';

/** A turn that is still shown message by message. */
export interface WindowTurn {
  readonly turnNumber: number;
  /** JSON array of stored messages. */
  readonly messages: JsonText;
  readonly messageCount: number;
  /** The tokens of the messages as sent in a prompt. */
  readonly tokens: number;
  /** The tokens of the whole turn: more than `tokens` where an excerpt is shown. */
  readonly tokenCount: number;
  readonly digest: TurnDigest;
}

/** The span that a context looks back over, in turns: the window whole, the reach in summary. */
export interface Span {
  readonly windowTurns: number;
  readonly reachTurns: number;
  /** The profile that it is looked back with; absent: the standard one. */
  readonly profile?: 'adaptive' | undefined;
}

export interface ConversationContext extends Span, SessionVersion {
  readonly userId: string;
  readonly totalTurns: number;
  /** The number of messages that a model may see, over all turns. */
  readonly totalMessages: number;
  /** The tokens of all turns of the session: what it would take to show it whole. */
  readonly totalTokens: number;
  /** The window, oldest turn first; it may begin later than its size allows, where the turns are too long for any prompt. */
  readonly window: readonly WindowTurn[];
  /** The digests of the turns of the reach that have left the window, oldest first, as many as a summary can hold. */
  readonly digests: readonly TurnDigest[];
  /** The places of the turns of the reach, in the order they were mentioned. */
  readonly places: readonly Place[];
  readonly planState: PlanState;
  readonly reported: Reported;
  /** In the adaptive profile: the summaries of the segments that came before, oldest first, as far as they may be told. */
  readonly segments?: readonly Segment[] | undefined;
}

/** Returns the context of a session that was never seen. */
export function emptyContext(userId: string, { windowTurns, reachTurns, profile }: Span): ConversationContext {
  return {
    userId,
    windowTurns,
    reachTurns,
    ...(profile !== undefined && { profile }),
    generation: 0,
    version: 0,
    totalTurns: 0,
    totalMessages: 0,
    totalTokens: 0,
    window: [],
    digests: [],
    places: [],
    planState: {},
    reported: NOTHING_REPORTED,
  };
}

/** Returns the context that a session's last turns make. */
export function contextFrom(
  { generation, version, turnCount, messageCount, tokenCount, planState, reports, turns, segments }: SessionChanges,
  userId: string,
  { windowTurns, reachTurns, profile }: Span,
): ConversationContext {
  return {
    userId,
    windowTurns,
    reachTurns,
    ...(profile !== undefined && { profile }),
    ...(segments !== undefined && { segments }),
    generation,
    version,
    totalTurns: turnCount,
    totalMessages: messageCount,
    totalTokens: tokenCount,
    window: turns.flatMap((turn) => (turn.shown === null ? [] : [windowTurn(turn, turn.shown)])),
    digests: latestDigests(turns.flatMap((turn) => (turn.shown === null ? [digestOf(turn)] : []))),
    places: latestPlaces(turns),
    planState,
    reported: reportedAfter(NOTHING_REPORTED, reports, turns.at(-1)),
  };
}

export function digestOf({ digest, digestTokens, turnNumber }: HistoryTurn): TurnDigest {
  return [digest, digestTokens, turnNumber];
}

function windowTurn(turn: HistoryTurn, shown: NonNullable<HistoryTurn['shown']>): WindowTurn {
  return { turnNumber: turn.turnNumber, tokenCount: turn.tokenCount, digest: digestOf(turn), ...shown };
}
