/** What a session has to say for itself, before anyone asks it anything: all that depends on the session alone. */
import type { SessionHistory } from '../../stores/context-store.ts';
import type { PlanState } from '../plans/plan-state.ts';
import type { JsonText } from './json-bytes.ts';
import { latestPlaces } from './places.ts';
import { latestTopics, type Topic } from './session-summary.ts';

/** A turn that is still shown message by message. */
export interface WindowTurn {
  readonly turnNumber: number;
  /** Array of stored messages. */
  readonly messages: JsonText;
  readonly messageCount: number;
  /** Of the messages as sent in a prompt. */
  readonly tokens: number;
  readonly topic: Topic;
}

/** A place that a turn mentioned, as the caller described it. */
export interface Place {
  readonly name: string;
  readonly _turn_number: number;
  readonly [detail: string]: unknown;
}

/** How far back a context looks, in turns: the window whole, the reach in summary. */
export interface Span {
  readonly windowTurns: number;
  readonly reachTurns: number;
}

export interface ConversationContext extends Span {
  readonly userId: string;
  readonly version: number;
  readonly totalTurns: number;
  /** Messages that a model may see, over all turns. */
  readonly totalMessages: number;
  /** Oldest first; may begin later than the window allows, where the turns are too long for any prompt. */
  readonly window: readonly WindowTurn[];
  /** What the turns of the reach that have left the window were about, oldest first, as many as a summary can hold. */
  readonly topics: readonly Topic[];
  /** Of the turns of the reach, in the order they were mentioned. */
  readonly places: readonly Place[];
  readonly planState: PlanState;
}

/** The context that a session's stored history makes; the empty one for a session never seen. */
export function contextFrom(
  history: SessionHistory | null,
  userId: string,
  { windowTurns, reachTurns }: Span,
): ConversationContext {
  const content = history?.content;
  const turns = content?.turns ?? [];
  const window: WindowTurn[] = [];
  const topics: Topic[] = [];
  for (const { turnNumber, digest, digestTokens, shown } of turns) {
    const topic: Topic = [digest, digestTokens];
    if (shown === null) topics.push(topic);
    else window.push({ turnNumber, topic, ...shown });
  }
  return {
    userId,
    windowTurns,
    reachTurns,
    version: history?.version ?? 0,
    totalTurns: content?.turnCount ?? 0,
    totalMessages: content?.messageCount ?? 0,
    window,
    topics: latestTopics(topics),
    places: latestPlaces(turns),
    planState: (content?.planState ?? {}) as PlanState,
  };
}
