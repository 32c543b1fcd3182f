/** The wire of events. */
import { z } from 'zod';
import { identifier } from './field-schemas.ts';

/** An event's id, as a reader that resumes gives it back. */
export const eventId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be the id of an event')
  .meta({ description: 'The id of an event', examples: ['1042'] });

/** A place in a stream, as a reader that resumes gives it back: the id of its last event, or of the place where it began (`p1042`). */
export const streamPosition = z
  .string()
  .regex(/^p?\d{1,15}$/, 'must be the id of an event')
  .meta({ description: 'The last id that the stream told', examples: ['1042'] });

export const eventsQuery = z.strictObject({
  user_id: identifier
    .optional()
    .meta({ description: 'Whose events; without it those of the whole tenant, or of the one user of the key' }),
  last_event_id: streamPosition
    .optional()
    .meta({ description: 'As the header, for who cannot set one; the header holds' }),
});
