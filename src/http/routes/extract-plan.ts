import { formatMissingFieldsPrompt } from '../../memory/plans/plan-questions.ts';
import type { PlanState } from '../../memory/plans/plan-state.ts';
import { isPlanReady, mergePlanState, missingFields } from '../../memory/plans/plan-state.ts';
import { foundLanguage } from '../../memory/text/found-language.ts';
import { operation } from '../operation.ts';
import { extractedPlan, extractPlanBody } from '../plan-schemas.ts';
import { extractedPlanView } from '../plan-view.ts';
import type { RoutePlugin } from '../route-plugin.ts';

const example = {
  extracted: { activity: 'cenar', location: 'Malasaña', date: '2026-11-27', party_size: 4 },
  plan_state: { activity: 'cenar', location: 'Malasaña', date: '2026-11-27', party_size: 4 },
  ready: true,
  missing_fields: [],
  prompt: null,
};

export const extractPlanRoute: RoutePlugin = (app, { plans, clock, defaultLanguage }) => {
  app.post(
    '/v1/plan/extract',
    {
      config: { access: 'read' },
      schema: operation({
        operationId: 'extractPlan',
        summary: 'What a query says of a plan, and what the plan still needs',
        description:
          'By rules alone, in Spanish, English and Portuguese; nothing is stored. Relative dates count from `reference_time`, a time of the years 1900 to 2199. A slot that the query empties ("start over") is null in `extracted`.',
        tag: 'plans',
        parts: { body: extractPlanBody },
        replies: { 200: { description: 'The plan', schema: extractedPlan, example } },
        refusals: [],
      }),
    },
    async (request) => {
      const { query, plan_state, reference_time, timezone } = request.body;
      const language = request.body.language ?? foundLanguage(query) ?? defaultLanguage;
      const known = (plan_state ?? {}) as PlanState;
      const extracted = plans.extractFromQuery(query, {
        language,
        planState: known,
        referenceTime: reference_time === undefined ? clock.now() : new Date(reference_time),
        timeZone: timezone ?? (reference_time === undefined ? 'UTC' : offsetMinutes(reference_time)),
      });
      const state = mergePlanState(known, extracted);
      return extractedPlanView({
        extracted,
        state,
        ready: isPlanReady(state),
        missing: missingFields(state),
        question: formatMissingFieldsPrompt(state, language),
      });
    },
  );
};

/** Returns the offset that an ISO time was written with, in minutes east of UTC: the caller's wall clock. */
function offsetMinutes(time: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(time) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}
