/**
 * Conditional logistic regression: of a group of candidates, or none of them, which is chosen. Few weights by an elastic net, the same for the
 * same groups. Source: McFadden, "Conditional logit analysis of qualitative choice behavior" (1974); fitted by AdaGrad with truncated gradient.
 */

/** A candidate: its features, and the share of the choice that is its own. */
export interface Candidate {
  readonly features: readonly string[];
  readonly share: number;
}

export interface ChoiceOptions {
  /** The pull of each weight towards 0, by its size and by its square. */
  readonly l1: number;
  readonly l2: number;
  /** The groups that must have a feature. */
  readonly least: number;
  readonly rounds: number;
  /** True where none of a group's candidates may be the choice. */
  readonly orNone: boolean;
}

const RATE = 0.3;
const FIRST_SQUARES = 0.01; // of the gradients of a weight
const LEAST_STEP = 1e-4; // a gradient below this moves nothing

/** Returns the weights of features that are not 0. */
export function fitChoice(groups: readonly (readonly Candidate[])[], options: ChoiceOptions): Map<string, number> {
  const { least, rounds, orNone } = options;
  const names = namesOf(groups, least);
  const places = new Map(names.map((name, place) => [name, place]));
  const table = groups.map((group) =>
    group.map(({ features, share }) => ({ own: features.flatMap((name) => places.get(name) ?? []), share })),
  );
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(FIRST_SQUARES);
  const random = randomOf(1);
  const order = [...table.keys()];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const group = table[at] ?? [];
      const scores = group.map(({ own }) => own.reduce((sum, place) => sum + (weights[place] ?? 0), 0));
      for (const [place, chance] of chancesOf(scores, orNone).entries()) {
        const candidate = group[place];
        if (candidate !== undefined) step(weights, squares, candidate.own, chance - candidate.share, options);
      }
    }
  }
  return new Map(names.flatMap((name, place) => (weights[place] ? [[name, weights[place] as number] as const] : [])));
}

function step(
  weights: Float64Array,
  squares: Float64Array,
  own: readonly number[],
  error: number,
  { l1, l2 }: ChoiceOptions,
): void {
  if (Math.abs(error) < LEAST_STEP) return;
  for (const place of own) {
    const weight = weights[place] as number;
    const gradient = error + l2 * weight;
    const sum = (squares[place] as number) + gradient ** 2;
    squares[place] = sum;
    const rate = RATE / Math.sqrt(sum);
    const moved = weight - rate * gradient;
    weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * l1);
  }
}

/** Returns the chances of candidates by their scores; what is left of 1 is that of none. */
export function chancesOf(scores: readonly number[], orNone: boolean): number[] {
  const most = Math.max(orNone ? 0 : -Infinity, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, orNone ? Math.exp(-most) : 0);
  return powers.map((power) => power / sum);
}

function namesOf(groups: readonly (readonly Candidate[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const name of new Set(group.flatMap(({ features }) => features)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort();
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

/** Returns numbers from 0 up to 1, the same for the same seed (Park and Miller's generator). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
