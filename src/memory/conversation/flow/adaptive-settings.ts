/** The numbers of the adaptive profile (memory and context architecture, "parámetros operativos"), each a setting. */
export interface AdaptiveSettings {
  /** The turns shown whole: as a rule, at least and at most. */
  readonly windowTurns: number;
  readonly minWindowTurns: number;
  readonly maxWindowTurns: number;
  /** The most tokens of those turns; the newest stands whatever it takes. */
  readonly windowTokens: number;
  /** The turns of a segment, the segments told in a prompt, the tokens of one and of all. */
  readonly segmentTurns: number;
  readonly segments: number;
  readonly segmentTokens: number;
  readonly segmentsTokens: number;
  /** The tokens of a context at which it is compressed, of a budget of 4,000; of another one in proportion. */
  readonly aggressiveTokens: number;
  /** The continuity, 0 to 1, below which the topic has shifted; above and below which the window grows and shrinks. */
  readonly shiftBelow: number;
  readonly highContinuity: number;
  readonly lowContinuity: number;
}

/** The numbers as the document has them. */
export const ADAPTIVE_DEFAULTS: AdaptiveSettings = {
  windowTurns: 6,
  minWindowTurns: 4,
  maxWindowTurns: 8,
  windowTokens: 1_200,
  segmentTurns: 3,
  segments: 4,
  segmentTokens: 50,
  segmentsTokens: 200,
  aggressiveTokens: 3_000,
  shiftBelow: 0.4,
  highContinuity: 0.7,
  lowContinuity: 0.3,
};
