import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-shift.ts`: not to be changed by hand. */
export const ENGLISH_SHIFT_BY_VECTORS: FeatureWeights = {
  bias: 0.46,
  features: `
    1.24: =fresh
    0.76: =few
    0.6: =asks in full | =other domain
    0.56: =knows | =long
    0.52: =asks
    0.46: =asks alone
    0.44: =opens asking
    0.08: =tells alone | and | for
    0.06: got | i | is | just | my
    0.04: ^i | ^my | ^she | ^she got | a | at | do | she | something | this | to
    0.02: ^and | ^i can't | ^is | ^my dad's | ^ta | ^ta what's | ^what's | about | an | been | else | now | on | since | ta | up
    -0.02: 12 | ^error | ^error listen | ^here's | ^here's the | ^how | ^how much | ^my knee | ^not | ^not that | ^the | ^what if | ^wow | ^wow a
    -0.02: ^you've | ^you've left | already | are | be | by | did | hers | how | if | much | too | were | with | wow
    -0.04: ^what | ^what do | not | out | so | they | we | would
    -0.06: it | was
    -0.08: that | the
    -0.1: =shared
    -0.18: =short
    -0.2: =same domain
    -0.44: =answers | =fragment
    -0.46: =number
    -0.7: =goes on
    -0.86: =no domain
    -1.46: =leans
    -13.54: =cosine`,
};
