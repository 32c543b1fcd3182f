import type { FeatureWeights } from '../../../text/feature-weights.ts';

export const PORTUGUESE_TEACHES: FeatureWeights = { bias: 0, features: '' };
