/** The weights of what the history has of a query, beside what its words tell, written by `tests/bench/fit-wants.ts`: not to be changed by hand. */
export const WANT_OF_HISTORY = {
  byWords: {
    words: 1.35,
    known: 0.5,
    best: 2.9,
    name: 3.19,
    strangeName: -2.01,
    wordless: -0.73,
    bias: -2.05,
    meaning: 0,
  },
  byMeaning: {
    words: 0.91,
    known: 0.95,
    best: 1.87,
    name: 2.87,
    strangeName: -2.17,
    wordless: -0.61,
    meaning: 1.04,
    bias: -1.87,
  },
} as const;
