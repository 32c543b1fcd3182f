/** The wire of the journal. */
import { z } from 'zod';
import { cursor, identifier, language, limit, shortText, timezone } from './field-schemas.ts';

const LINE_CHARACTERS = 4_096;

export const addLineBody = z
  .strictObject({
    text: shortText(LINE_CHARACTERS),
    language: language.optional(),
  })
  .meta({
    examples: [
      { text: 'Reservada la mesa en Casa Labra para el viernes', language: 'es' },
      { text: 'Booked the table at Rules for Friday', language: 'en' },
    ],
  });

export const journalLine = z
  .object({
    id: z.string(),
    text: z.string(),
    source: z.enum(['caller', 'session', 'decision', 'error', 'fact']).meta({
      description:
        'Who told it: a caller, or the service, of a session that ended, of a decision or a solved error in one, of a fact that changed',
    }),
    created_at: z.string(),
  })
  .meta({ id: 'JournalLine' });

export const journalDayParams = z.strictObject({
  user_id: identifier,
  date: z.iso
    .date('must be a day, YYYY-MM-DD')
    .refine((value) => /^(?:19|20|21)/.test(value), 'must lie in the years 1900 to 2199')
    .meta({ examples: ['2026-11-23'] }),
});

export const journalDayQuery = z.strictObject({ limit, cursor }).meta({ examples: [{ limit: '20' }] });

export const linePosition = z.strictObject({
  createdAt: z.iso.datetime({ precision: 6 }).refine((value) => !value.startsWith('0000')),
  id: z.guid(),
});

export const journalDay = z.object({
  date: z.string(),
  timezone: z.string().meta({ description: 'The zone in which the day begins' }),
  items: z.array(journalLine),
  next_cursor: z.string().nullable(),
});

export const patchUserBody = z
  .strictObject({
    timezone: timezone.refine((value) => /^[A-Za-z]/.test(value), 'must be an IANA time zone, such as Europe/Madrid'),
  })
  .meta({ examples: [{ timezone: 'America/Argentina/Buenos_Aires' }, { timezone: 'Europe/London' }] });

export const patchedUser = z.object({ user_id: z.string(), timezone: z.string() }).meta({ id: 'User' });
