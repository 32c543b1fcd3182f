import type { MemoryType } from './memory.ts';

/** The place of a memory in the list of its user's. */
export interface MemoryPosition {
  readonly createdAt: string;
  readonly memoryId: string;
}

/** The memories that a list shows, and the page of it. */
export interface MemoryFilter {
  readonly type: MemoryType | null;
  /** The session that they were said in or distilled from. */
  readonly sessionId: string | null;
  /** The words that all must be in it, each by the terms that it may stand under. */
  readonly words: readonly (readonly string[])[];
  readonly after: MemoryPosition | null;
  readonly limit: number;
}
