import type { Confidence, Domain, FactSource } from './fact.ts';
import type { FactEvent } from './fact-change.ts';

/** A fact that a caller asks to remember. */
export interface GivenFact {
  readonly key: string;
  readonly value: string;
  readonly domain?: Domain | undefined;
  /** `high` where it is not given. */
  readonly confidence?: Confidence | undefined;
  /** `explicit` where it is not given. */
  readonly source?: FactSource | undefined;
  /** BCP-47 tag. */
  readonly language: string;
}

/** A fact that a caller asked to remember, with the outcome. */
export interface Remembered extends FactEvent {
  readonly event: 'added' | 'confirmed' | 'superseded';
  /** "Recordado: nombre → se llama Juan". */
  readonly message: string;
}
