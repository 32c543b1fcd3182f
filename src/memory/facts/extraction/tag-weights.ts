/** The weights of the tagger: of the first token of a value (0), of a further one (1), then of the slots in their order. */
import { PackedWeights, packedWeights, type WeightsHead } from '../../text/packed-weights.ts';
import type { Transitions } from './tag-lattice.ts';

/** The first line of a file. */
interface Head extends Transitions, WeightsHead {
  readonly slots: readonly string[];
}

/** Weights as they were fitted: by the number of a feature those of the first token, of a further one, and of each slot. */
export interface FittedWeights extends Transitions {
  readonly slots: readonly string[];
  readonly features: ReadonlyMap<number, Float32Array>;
}

const STEP = 0.05; // logits

/** The weights of a language, found by the numbers of features. */
export class TagWeights extends PackedWeights<Head> {
  readonly slots: readonly string[];
  readonly end: number;
  readonly next: number;
  readonly size: number;

  /** Throws a `RangeError` for a file that is none. */
  constructor(file: Uint8Array) {
    super(file);
    ({ slots: this.slots, end: this.end, next: this.next, features: this.size } = this.head);
  }
}

/** Returns weights as files hold them. */
export function packedTagWeights({ slots, end, next, features }: FittedWeights): Uint8Array {
  const round = (weight: number) => Math.round(weight * 100) / 100;
  return packedWeights({ slots, end: round(end), next: round(next), step: STEP }, features);
}
