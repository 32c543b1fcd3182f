/** The turns of a session as its store tells them to whoever builds a context. */
import type { PlanState } from '../plans/plan-state.ts';
import type { Reported } from './delta/reported.ts';
import type { JsonText } from './json-bytes.ts';
import type { Segment } from './segments/segment.ts';

/** A turn within a context's reach. */
export interface HistoryTurn {
  readonly turnNumber: number;
  readonly digest: string;
  readonly digestTokens: number;
  readonly places: readonly Record<string, unknown>[];
  /** The tokens of the whole turn, also where it is not shown or shown as an excerpt. */
  readonly tokenCount: number;
  /** The part that is shown; null where the turn has left the window, or lies further back than any prompt could hold. */
  readonly shown: ShownTurn | null;
  /** JSON of what was reported of the turn, and of results of tools that are open: told of a session's last turn only. */
  readonly report?: JsonText | null | undefined;
  readonly openResults?: JsonText | null | undefined;
}

/** The part of a turn that a prompt shows message by message. */
export interface ShownTurn {
  /** The tokens of the messages as sent in a prompt. */
  readonly tokens: number;
  readonly messageCount: number;
  /** JSON array of stored messages. */
  readonly messages: JsonText;
}

/**
 * The two numbers that decide whether a context is right. `version` counts every change of a session, `generation` those
 * that were not an appended turn: within one generation an older context is a true prefix of a newer one.
 */
export interface SessionVersion {
  readonly generation: number;
  readonly version: number;
}

/** The totals of a session after its last turn. */
export interface SessionTotals extends SessionVersion {
  readonly turnCount: number;
  /** The number of messages that a model may see, over all turns. */
  readonly messageCount: number;
  /** The tokens of all turns that the session shows, as sent in a prompt. */
  readonly tokenCount: number;
  readonly planState: PlanState;
  /** The tools that its turns called, and whether one was reported valid. */
  readonly reports: Pick<Reported, 'tools' | 'wasValid'>;
}

/** A session and its last turns. */
export interface SessionHistory {
  readonly userId: string;
  /** The changes since the context at hand; null where that is still the session's. */
  readonly changes: SessionChanges | null;
}

/** The changes that a reader needs to bring its context up to date. */
export interface SessionChanges extends SessionTotals {
  /** True when `turns` follow the context at hand; otherwise they are the last ones of the reach. */
  readonly extends: boolean;
  /** The turns, oldest first. */
  readonly turns: readonly HistoryTurn[];
  /** The stored segments, oldest first, where they were asked for and the session was read whole. */
  readonly segments?: readonly Segment[] | undefined;
}
