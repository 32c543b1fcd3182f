import type { PlanState } from '../memory/plans/plan-state.ts';

interface ReadPlan {
  /** The plan state that the query tells. */
  readonly extracted: PlanState;
  /** The plan state with all that is known besides. */
  readonly state: PlanState;
  readonly ready: boolean;
  readonly missing: readonly string[];
  /** The question that asks for what is missing; null where nothing is. */
  readonly question: string | null;
}

/** Returns a plan as callers see it after a query was read. */
export function extractedPlanView({ extracted, state, ready, missing, question }: ReadPlan) {
  return { extracted, plan_state: state, ready, missing_fields: missing, prompt: question };
}
