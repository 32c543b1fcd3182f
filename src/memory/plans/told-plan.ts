import type { PlanState } from './plan-state.ts';

/** A plan of a user as a session holds it, or let it go. */
export interface ToldPlan {
  readonly toldAt: Date;
  /** The plan; `{}` where it was called off. */
  readonly plan: PlanState;
  /** The plan that the session let go; null for none. */
  readonly letGo: PlanState | null;
}
