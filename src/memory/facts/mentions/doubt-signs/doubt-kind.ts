/**
 * The kinds of what signs of doubt tell. `any`: doubt of whatever the answer said; `touched`: of a fact that the sentence touches, "no" beside "my job"; `calm`: none,
 * although it reads like one. What is unclear counts as doubt: a fact that is not confirmed today may be so tomorrow.
 */
export type DoubtKind = 'any' | 'touched' | 'calm';
