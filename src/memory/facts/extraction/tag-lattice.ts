/**
 * The ways in which the tokens of a sentence can be tagged, and how likely each is: a linear-chain conditional random field. The states of a token are
 * `O` (0: nothing), `B` of each slot (1 … slots: the first token of a value) and `I` of each (slots + 1 … 2·slots: a further one, which follows its own slot alone). Two
 * transitions have a weight of their own; whatever else can follow costs nothing, so that the time is linear in the states.
 */
export interface Transitions {
  /** The weight of nothing behind a value, and of another value right behind one. */
  readonly end: number;
  readonly next: number;
}

export interface Marginals {
  /** The logarithm of the sum over all ways. */
  readonly logSum: number;
  /** The probability of each state, a token after the other. */
  readonly states: Float64Array;
  /** The expected number of each transition. */
  readonly ends: number;
  readonly nexts: number;
}

/**
 * Returns how likely each state of each token is. `scores`: of each state, a token after the other, in logits; minus infinity where a state is
 * ruled out. One state of each token at least must be possible in a way that leads to it.
 */
export function marginalsOf(scores: Float64Array, slots: number, { end, next }: Transitions): Marginals {
  const size = 1 + 2 * slots;
  const length = scores.length / size;
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const factors = new Float64Array(scores.length);
  const scales = new Float64Array(length);
  const [toNothing, toNext] = [Math.exp(end), Math.exp(next)];
  let logSum = 0;
  for (let at = 0; at < length; at += 1) {
    const row = at * size;
    let most = Number.NEGATIVE_INFINITY;
    for (let state = 0; state < size; state += 1) most = Math.max(most, scores[row + state] as number);
    for (let state = 0; state < size; state += 1)
      factors[row + state] = Math.exp((scores[row + state] as number) - most);
    const before = row - size;
    let values = 0;
    if (at > 0) for (let state = 1; state < size; state += 1) values += forward[before + state] as number;
    const nothing = at === 0 ? 1 : (forward[before] as number);
    forward[row] = (nothing + values * toNothing) * (factors[row] as number);
    let sum = forward[row] as number;
    const begin = nothing + values * toNext;
    for (let slot = 1; slot <= slots; slot += 1) {
      const first = begin * (factors[row + slot] as number);
      const goingOn = at === 0 ? 0 : (forward[before + slot] as number) + (forward[before + slots + slot] as number);
      const further = goingOn * (factors[row + slots + slot] as number);
      forward[row + slot] = first;
      forward[row + slots + slot] = further;
      sum += first + further;
    }
    scales[at] = 1 / sum;
    for (let state = 0; state < size; state += 1) forward[row + state] = (forward[row + state] as number) / sum;
    logSum += most + Math.log(sum);
  }
  let [ends, nexts] = [0, 0];
  for (let at = length - 1; at >= 0; at -= 1) {
    const row = at * size;
    if (at === length - 1) {
      backward.fill(1, row, row + size);
      continue;
    }
    const behind = row + size;
    const scale = scales[at + 1] as number;
    const nothing = (factors[behind] as number) * (backward[behind] as number) * scale;
    let firsts = 0;
    for (let slot = 1; slot <= slots; slot += 1)
      firsts += (factors[behind + slot] as number) * (backward[behind + slot] as number);
    firsts *= scale;
    backward[row] = nothing + firsts;
    const fromValue = nothing * toNothing + firsts * toNext;
    let values = 0;
    for (let slot = 1; slot <= slots; slot += 1) {
      const further = (factors[behind + slots + slot] as number) * (backward[behind + slots + slot] as number) * scale;
      backward[row + slot] = fromValue + further;
      backward[row + slots + slot] = fromValue + further;
      values += (forward[row + slot] as number) + (forward[row + slots + slot] as number);
    }
    ends += values * nothing * toNothing;
    nexts += values * firsts * toNext;
  }
  const states = forward;
  for (let index = 0; index < states.length; index += 1)
    states[index] = (forward[index] as number) * (backward[index] as number);
  return { logSum, states, ends, nexts };
}
