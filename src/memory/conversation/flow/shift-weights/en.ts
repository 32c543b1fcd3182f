import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-shift.ts`: not to be changed by hand. */
export const ENGLISH_SHIFT: FeatureWeights = {
  bias: -2.7,
  features: `
    2.16: =fresh
    0.98: =long
    0.96: =asks in full
    0.74: =other domain
    0.68: =asks alone
    0.64: =tells alone
    0.56: =few
    0.42: =opens asking
    0.26: =asks
    0.2: =no talk
    0.1: for | is | my
    0.08: ^what's | a | do
    0.06: ^i | an | got | i | to | up
    0.04: ^and | ^confirmed | ^confirmed by | ^how do | ^is | ^lol | ^lol ok | ^my | ^she got | ^what does | ^what's the | and | going | her | him | just
    0.04: of | ok | she | since | something | this | why
    0.02: ^best | ^best board | ^i think | ^is it | ^my landlord | ^select | ^select count | ^she | ^whats | ^when | ^who | by | can | does | get | he
    0.02: me | through | whats | when | who
    -0.02: 12 | ^also mention | ^bloody | ^bloody hell | ^does | ^does the | ^error | ^error listen | ^i'll | ^not | ^not that | ^she'll | ^she'll start
    -0.02: ^the | ^the leaves | ^wasn't | ^wasn't she | ^what do | all | already | be | could | hers | it | out | some | them | there | they | was | were
    -0.02: with | would
    -0.04: =nothing asked | ^broccoli | ^broccoli is | ^my knee | ^what if | are | did | if | not | so | the | we
    -0.06: in
    -0.08: =short
    -0.1: that
    -0.32: =fragment
    -0.36: =answers
    -0.58: =knows
    -0.78: =goes on | =same domain
    -0.8: =number
    -0.88: =no domain
    -1: =leans
    -1.42: =shared`,
};
