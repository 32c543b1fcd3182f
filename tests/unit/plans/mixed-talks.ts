/** How the mixed conversations are read, message by message, in the light of the turns before each. */
import { ADAPTIVE_DEFAULTS } from '../../../src/memory/conversation/flow/adaptive-settings.ts';
import { flowOf, termsOfTurn } from '../../../src/memory/conversation/flow/continuity.ts';
import { BEFORE } from '../../../src/memory/conversation/flow/entry-flow.ts';
import type { TurnTerms } from '../../../src/memory/conversation/flow/flow-features.ts';
import { isShift } from '../../../src/memory/conversation/flow/window-policy.ts';
import { type PlanTurn, readConversationPlan } from '../../../src/memory/plans/conversation-plan.ts';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';
import { compactSequences } from './compact-plans.ts';
import { differencesOf } from './labelled-plans.ts';

const plans = new PlanContextExtractor();

/** What the conversations of a language come to. */
export interface MixedScore {
  readonly messages: number;
  readonly right: number;
  /** Messages about other matters: all, and those that fill slots. */
  readonly beside: number;
  readonly filled: number;
}

export function scoreMixed(language: string): MixedScore {
  const score = { messages: 0, right: 0, beside: 0, filled: 0 };
  for (const { id, reference_time, turns: said } of compactSequences(language, 'mixed')) {
    const turns: PlanTurn[] = [];
    const terms: TurnTerms[] = [];
    let plan: PlanState = {};
    for (const [index, { query, expected, optional, isBeside }] of said.entries()) {
      const shifts = isShift(flowOf(query, terms.slice(-BEFORE), language), ADAPTIVE_DEFAULTS);
      const { found } = readConversationPlan(plans, query, {
        language,
        planState: plan,
        referenceTime: new Date(reference_time),
        timeZone: Number(/([+-]\d\d):00$/.exec(reference_time)?.[1] ?? 0) * 60,
        turns: () => turns,
        isShift: () => shifts,
      });
      plan = mergePlanState(plan, found);
      const reply = said[index + 1]?.before ?? '';
      turns.push({ query, reply, isShift: shifts });
      terms.push(
        termsOfTurn(
          [
            { role: 'user', content: query },
            { role: 'assistant', content: reply },
          ],
          language,
        ),
      );
      score.messages += 1;
      if (differencesOf(id, plan, expected, optional).length === 0) score.right += 1;
      if (!isBeside) continue;
      score.beside += 1;
      if (Object.values(found).some((value) => value !== null)) score.filled += 1;
    }
  }
  return score;
}
