import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of English, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const ENGLISH_SAME: FeatureWeights = {
  bias: -0.4,
  features: `
    2.7: length
    2.35: named
    1.85: kind unsaid
    1.6: nothing left
    1.25: put anew
    1.2: same kind
    1.1: kinds how long/how many
    0.95: word appli
    0.75: kinds how/what to do | kinds how/where
    0.6: added soft | added told | kinds what/why
    0.55: word =fix | word =write | word illeg
    0.5: word person
    0.45: word stale | word tree | word wear
    0.4: word declar | kinds how old/what | one side | own differs
    0.35: word age | word coffe
    0.3: word collect | word donat | small words differ
    0.25: word =legal | word book | word claim | leans
    0.2: akin | word =safe | word minimum | kinds how many/how often | kinds how many/what | pairs
    0.15: word =temperature | word mandatori | word requir
    0.1: word !best | word !during | word =child | word =woman | word good | word hang | word kind
    0.05: word count | word kill | word membership | kinds how/what | kinds what/what for
    -0.05: word =lose | word cost | left told
    -0.1: added decisive | word =difference | word declin | word invit | word pay | inexact | kinds how/what for | left name
    -0.15: word =keep | word summer
    -0.2: added plain | word deposit | word yellow | kinds how/how long | kinds how/why
    -0.25: added verb | word tomato | kinds how long/what
    -0.35: word bite | word side
    -0.4: word smell
    -0.45: word =remove | only own differs
    -0.5: kinds what/when
    -0.55: left plain | points apart
    -0.65: added name
    -0.7: kinds when/why
    -0.85: word fine | kinds how often/what | replaced
    -1.35: kinds differ
    -1.4: kinds when/who
    -1.95: frame`,
};
