import type { Domain, FactState } from './fact.ts';

/** The place where a list of facts goes on: after this one. */
export interface FactPosition {
  readonly createdAt: string;
  readonly factId: string;
}

/** The facts that a list shows, and the page of it. */
export interface FactFilter {
  /** The slot of the facts; null: whatever the slot. */
  readonly slot: string | null;
  readonly domain: Domain | null;
  readonly states: readonly FactState[];
  readonly limit: number;
  readonly after: FactPosition | null;
}

/** The facts that a caller asks for, by the key that it knows. */
export interface FactQuery {
  /** The key of the facts wanted, in any language (`work` and `trabajo` are the same); null for all keys. */
  readonly key: string | null;
  readonly domain: Domain | null;
  readonly states: readonly FactState[];
  readonly limit: number;
  readonly after: FactPosition | null;
}
