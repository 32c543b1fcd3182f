import type { ChatMessage } from '../chat-message.ts';

/** The summary of a few turns that have left the window, as keys and values, written once and never summarised again. */
export interface Segment {
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly topic: string;
  readonly discussed: readonly string[];
  readonly outcome: string;
  readonly decisions: readonly string[];
  readonly openQuestions: readonly string[];
  /** The session that it is of, where that is an earlier one: it opens the first prompt of the next. */
  readonly sessionId?: string | undefined;
}

/** A turn to be summarised. */
export interface SegmentTurn {
  readonly turnNumber: number;
  readonly messages: readonly ChatMessage[];
}
