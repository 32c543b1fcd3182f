import type { MemoryLine, MemoryType } from './memory.ts';

/** A memory as it is stored. */
export interface StoredMemory {
  readonly memoryId: string;
  readonly userId: string;
  readonly type: MemoryType;
  /** The turn it came from; null for what no turn told. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly lines: readonly MemoryLine[];
  readonly language: string;
  readonly metadata: Record<string, unknown> | null;
  /** The time at which it was said, on the caller's word; then those when it was committed and when it is no longer found (null: never). */
  readonly createdAt: Date;
  readonly storedAt: Date;
  readonly expiresAt: Date | null;
  /** True for the memory of a fact, which has its id. */
  readonly ofFact: boolean;
}

/** A memory that was found for a query, with what may forbid to show it. */
export interface FoundMemory extends StoredMemory {
  /** Facts that the user has asked to forget, of the turns that the memory was distilled from: if its words speak of one, it is not to be shown. */
  readonly forgotten: readonly { readonly slot: string; readonly value: string }[];
  /** The turn that last said the fact whose memory it is; null where none did, and for other memories. */
  readonly saidIn: { readonly sessionId: string; readonly turnNumber: number } | null;
  /** The turns that a snapshot or a line of the journal tells again; null for other memories. */
  readonly retells: { readonly sessionId: string; readonly from: number; readonly to: number } | null;
}

/** A memory that no turn told. */
export interface NewMemory {
  readonly type: MemoryType;
  readonly lines: readonly MemoryLine[];
  /** The stems, in order, as often as they were said. */
  readonly terms: readonly string[];
  readonly language: string;
  readonly metadata: Record<string, unknown> | null;
  /** The SHA-256 of type and content: memories that share it are the same. */
  readonly contentHash: Uint8Array;
  /** The days that it lives; null: it never expires. */
  readonly ttlDays: number | null;
  /** The id it gets where it is new. */
  readonly newId: string;
  /** The session that it was distilled from, and goes with. */
  readonly distilledFrom?: string | null;
}

/** The memory of a turn that is over as an episode. */
export interface ExpiredTurn {
  readonly memoryId: string;
  readonly lines: readonly MemoryLine[];
  readonly language: string;
  /** True where a fact was learnt of the turn. */
  readonly teaches: boolean;
}

/** A memory that lacks vectors of a model. */
export interface MemoryToEmbed {
  readonly memoryId: string;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly type: MemoryType;
  readonly lines: readonly MemoryLine[];
  readonly language: string;
}

/** The number of a user's memories, by type and by state. */
export interface MemoryStats {
  /** The number of those alive, as are those counted by type. */
  readonly total: number;
  readonly byType: Record<MemoryType, number>;
  /** The number of those alive and without a vector of the serving model. */
  readonly pending: number;
  /** The number of those past their time and not purged yet. */
  readonly expired: number;
}
