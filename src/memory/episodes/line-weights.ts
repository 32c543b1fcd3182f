/**
 * The weights of the features by which lines are ranked. Fitted on the development part of LoCoMo and the project's own sets (softmax over
 * the lines of a query's best turns, held to a prior of published figures), so that the shares of e^worth are the odds of answering.
 */

/** The weights of a line's features, 0 to 1 or a little more. */
export const WEIGHTS = {
  wordsAround: 2.54,
  covered: 1.47,
  coveredNext: 3.0,
  said: 0.75,
  saidAround: 0.66,
  answers: 1.74,
  near: 1.64,
  nearAround: 1.32,
  nearFar: 1.8,
  nearBefore: 0.93,
  nearWhole: 0.53,
  theirs: -0.15,
  theirsFirst: 1.18,
  subject: 0.67,
  othersSecond: -1.58,
  first: -0.16,
  second: -0.47,
  past: 0.46,
  question: -0.33,
  rarity: -0.12,
  start: 0.39,
  name: 0.11,
  number: 0.17,
  quoted: 0.85,
  whenTime: 1.56,
  howMany: 0.96,
  whyReason: 0.73,
  whoName: 0.41,
  day: 3,
  length: -0.3,
} as const;

/**
 * The score of a worth, by what the vectors mean: `even` is the worth at which it is 0.5 where all of the query's words are known, `slope`
 * how fast it changes around it, `known` what it costs that few of them are.
 */
export const CALIBRATION = {
  understood: { even: 5.6, slope: 0.45, known: 0.5 },
  strange: { even: 7.2, slope: 0.27, known: 0.97 },
  none: { even: 3.1, slope: 0.58, known: 1.3 },
} as const;
