/** The wire of plans. */
import { z } from 'zod';
import { language, longText, ownJson, referenceMoment, timezone } from './field-schemas.ts';

const planState = z.looseObject({
  activity: z.string().optional(),
  location: z.string().optional(),
  date: z.string().optional(),
  date_end: z.string().optional(),
  time: z.string().optional(),
  party_size: z.number().optional(),
  budget: z.object({ amount: z.number(), currency: z.string(), per_person: z.boolean() }).optional(),
  duration: z.string().optional(),
  cuisine: z.string().optional(),
  preferences: z.array(z.string()).optional(),
});

/** What one query says: a slot that it empties ("start over") is null. */
const extractedSlots = z.looseObject(
  Object.fromEntries(Object.entries(planState.shape).map(([slot, shape]) => [slot, shape.nullable()])) as {
    [Slot in keyof typeof planState.shape]: z.ZodNullable<(typeof planState.shape)[Slot]>;
  },
);

/** Plan state as callers stored it; it may hold anything under the known names. */
export const storedPlanState = z.record(z.string(), z.unknown());

export const extractPlanBody = z
  .strictObject({
    query: longText,
    language: language.optional(),
    plan_state: ownJson.optional(),
    reference_time: referenceMoment.optional(),
    timezone: timezone.optional(),
  })
  .meta({
    examples: [
      {
        query: 'Quiero cenar en Malasaña el viernes, somos 4',
        language: 'es',
        reference_time: '2026-11-21T20:00:00.000+01:00',
      },
      {
        query: 'I want to have dinner in Malasaña on Friday, four of us',
        language: 'en',
        reference_time: '2026-11-21T20:00:00.000+01:00',
      },
    ],
  });

export const extractedPlan = z.object({
  extracted: extractedSlots,
  plan_state: storedPlanState,
  ready: z.boolean(),
  missing_fields: z.array(z.string()),
  prompt: z.string().nullable(),
});
