import type { SessionStore } from '../../stores/session-store.ts';
import { localClock } from '../understanding/readers/civil-day.ts';
import { FURTHEST_MS, isStillOpen } from './earlier-plan.ts';
import type { PlanContextExtractor } from './plan-context-extractor.ts';
import { isOpenPlan, type PlanState, SLOTS } from './plan-state.ts';
import type { ExtractOptions } from './read-slots.ts';

/** An earlier plan that a query goes on with. */
export interface GoneOnWith {
  readonly plan: PlanState;
  /** The slots that the query fills or empties. */
  readonly found: PlanState;
}

const MOST_TRIED = 3; // plans that one query is held against

interface Deps {
  readonly sessions: Pick<SessionStore, 'toldPlans'>;
  readonly plans: Pick<PlanContextExtractor, 'mayGoOn' | 'goesOnWith'>;
}

/**
 * The plans of a user's sessions, as a session without one goes on with them. They are asked for only for a query that may go on with one;
 * behind a plan that was called off none is told, for nobody knows which one was meant.
 */
export class EarlierPlans {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the plan that a query goes on with, null for none. `isFirst`: nothing was said before it in its session. */
  async goneOnWith(
    tenant: string,
    userId: string,
    query: string,
    options: ExtractOptions & { readonly isFirst: boolean },
  ): Promise<GoneOnWith | null> {
    const { sessions, plans } = this.#deps;
    if (!plans.mayGoOn(query, options.language)) return null;
    const now = options.referenceTime;
    const { today } = localClock(now, options.timeZone);
    const told = await sessions.toldPlans(tenant, userId, new Date(now.getTime() - FURTHEST_MS));
    let tried = 0;
    for (const { toldAt, plan, letGo } of told) {
      const open = [plan, letGo ?? {}].filter(hasSlots);
      if (open.length === 0) return null;
      for (const one of open) {
        if (!isStillOpen(one, toldAt, now, today)) continue;
        const found = plans.goesOnWith(query, one, options);
        if (found !== null) return { plan: one, found };
        tried += 1;
        if (tried === MOST_TRIED) return null;
      }
    }
    return null;
  }
}

/** True for a plan that says something: keys of its caller's own are no plan. */
function hasSlots(plan: PlanState): boolean {
  return isOpenPlan(Object.fromEntries(SLOTS.map((slot) => [slot, plan[slot]])));
}
