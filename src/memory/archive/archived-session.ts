/** Sessions as they are archived: what an export tells of them, and what an import brings back. */
import type { GivenReport } from '../conversation/delta/turn-report.ts';
import type { SentMessage } from '../conversation/message-reading.ts';
import type { MemoryType } from '../episodes/memory.ts';
import type { LineSource } from '../journal/journal-line.ts';

/** A session without its turns. */
export interface SessionHead {
  readonly userId: string;
  readonly sessionId: string;
  /** The ISO time at which it began; null: that of its import. */
  readonly createdAt: string | null;
  /** The language of its last turn, BCP-47; null: of the turns that are imported. */
  readonly language: string | null;
  /** The number of its last turn, which may be more than it has: the first ones may have been removed. */
  readonly totalTurns: number | null;
  /** The plan state, the context and the external references, as JSON values; null: as the turns make them, or none. */
  readonly planState: Readonly<Record<string, unknown>> | null;
  readonly context: Readonly<Record<string, unknown>> | null;
  readonly externalRefs: Readonly<Record<string, unknown>> | null;
}

/** A turn of an archived session. What is null was not told: it is found or made at the import. */
export interface ArchivedTurn {
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  readonly createdAt: string | null;
  readonly language: string | null;
  /** As they came. */
  readonly messages: readonly SentMessage[];
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** What its caller reported of its answer. */
  readonly report: GivenReport;
  /** True where its memory had been removed: the import makes none. */
  readonly forgotten: boolean;
}

/** A session to import. `turns` begins anew at each call. */
export interface SessionSource {
  readonly head: SessionHead;
  turns(): AsyncIterable<ArchivedTurn>;
}

/** A user of an archive. */
export interface ArchivedUser {
  readonly userId: string;
  /** The ISO time at which the user was first seen. */
  readonly createdAt: string;
  /** The IANA time zone in which the user's days begin. */
  readonly timezone: string;
}

/** A memory that no turn of an archive makes again: given by a caller, distilled, or of a turn that is gone. */
export interface ArchivedMemory {
  readonly id: string;
  readonly type: MemoryType;
  readonly lines: readonly (readonly [speaker: string | null, text: string])[];
  readonly language: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly createdAt: string;
  /** The days that it lives from the day it is stored; null: it never expires. */
  readonly ttlDays: number | null;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly distilledFrom: string | null;
  /** SHA-256 in hexadecimal of what a caller gave. */
  readonly contentHash: string | null;
}

/** The end of a conversation that a reset has kept. */
export interface ArchivedSnapshot {
  readonly slug: string;
  readonly sessionId: string;
  readonly language: string;
  readonly messages: readonly unknown[];
  readonly messageCount: number;
  readonly toTurn: number;
  readonly createdAt: string;
}

/** A mark that keeps something from being learnt again, as it is stored. */
export interface ArchivedForgetting {
  readonly slot: string;
  /** SHA-256 in hexadecimal, or empty for any value. */
  readonly identity: string;
  readonly turnId: string;
  readonly forgottenAt: string;
}

/** A line of the journal, as it is stored. */
export interface ArchivedLine {
  readonly id: string;
  readonly source: LineSource;
  readonly text: string;
  readonly language: string;
  /** The session that it tells of, and the turn of it. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly createdAt: string;
}
