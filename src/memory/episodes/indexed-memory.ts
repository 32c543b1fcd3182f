import type { MemoryType } from './memory.ts';

/** A memory as an index keeps it. */
export interface IndexedMemory {
  readonly memoryId: string;
  readonly type: MemoryType;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly terms: readonly string[];
  /** Hexadecimal, at least 13 digits; see `Candidate`. */
  readonly fingerprint: string;
  /** One a passage, of the model that was asked for, each with a buffer of its own; null: not embedded by it yet. */
  readonly vectors: Float32Array[] | null;
}

/** A page of changes; no id stands in both lists. */
export interface IndexChanges {
  readonly memories: readonly IndexedMemory[];
  readonly deleted: readonly string[];
}
