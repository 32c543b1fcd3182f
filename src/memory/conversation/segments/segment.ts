import type { ChatMessage } from '../chat-message.ts';

/** The stretches of time whose segments may stand as one, the shortest first. */
export const LEVELS = ['hour', 'day', 'week'] as const;
export type Level = (typeof LEVELS)[number];

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
  /** The segments that it is made of, where it stands for several: their number, and the days (`YYYY-MM-DD`) of the first and the last. */
  readonly period?: MergedPeriod | undefined;
}

/** The stretch of time that merged segments are of. */
export interface MergedPeriod {
  readonly level: Level;
  readonly segments: number;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A segment as it is stored: of which session, when its last turn was said, and in which language. */
export interface StoredSegment extends Segment {
  readonly sessionId: string;
  readonly at: Date;
  readonly language: string;
}

/** A turn to be summarised. */
export interface SegmentTurn {
  readonly turnNumber: number;
  readonly messages: readonly ChatMessage[];
}
