/** The wire of events. */
import { z } from 'zod';
import { identifier } from './field-schemas.ts';

/** An event's id, as a reader that resumes gives it back. */
export const eventId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be the id of an event')
  .meta({ description: 'The id of an event', examples: ['1042'] });

export const eventsQuery = z.strictObject({
  user_id: identifier
    .optional()
    .meta({ description: 'Whose events; without it those of the whole tenant, or of the one user of the key' }),
  last_event_id: eventId.optional().meta({ description: 'As the header, for who cannot set one; the header holds' }),
});
