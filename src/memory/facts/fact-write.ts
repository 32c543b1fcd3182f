import type { FactChange, TurnRef } from './fact-change.ts';

/** A change, with what SQL reads of its fact. */
export interface FactWrite {
  readonly change: FactChange;
  /** The turn that caused it; null where none did. */
  readonly turn: TurnRef | null;
  /** The identity of the value, SHA-256 in hexadecimal: two values of a slot that share it are the same. */
  readonly identity: string;
  /** True when its slot takes one value at a time. */
  readonly single: boolean;
  /** Returns the terms that find it; called where it is written. */
  readonly terms: () => readonly string[];
}
