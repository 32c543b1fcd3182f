/** The wire of search. */
import { z } from 'zod';
import { SEARCH_KINDS } from '../memory/search/search-hit.ts';
import { cursor, endOf, identifier, LIMITS, shortText, startOf, timeOrDay } from './field-schemas.ts';

const QUERY_CHARACTERS = 1_024;

const role = z.enum(['user', 'assistant', 'system', 'tool']);
const kind = z.enum(SEARCH_KINDS);

export const searchBody = z
  .strictObject({
    user_id: identifier,
    query: shortText(QUERY_CHARACTERS).meta({
      description:
        'All words must be there, in any form that shares a Spanish or English stem; accents and case count for nothing. `"a phrase"` stands as it is, `-word` must not be there. At most 32 words.',
    }),
    session_id: identifier.optional().meta({ description: 'Only what this session said' }),
    role: role.optional().meta({
      description: 'Only messages of this role. Output of tools is not searched: it is kept for a day.',
    }),
    from: timeOrDay
      .optional()
      .meta({ description: 'Only what was said then or later: a time, or a day (UTC)', examples: ['2026-11-01'] }),
    to: timeOrDay
      .optional()
      .meta({ description: 'Only what was said then or earlier; a day counts whole', examples: ['2026-11-30'] }),
    kind: kind.optional().meta({
      description:
        'Only this kind; every kind but `entity` by default. `memory` is what no turn told: a turn is found by its messages.',
    }),
    limit: z.int().min(1).max(LIMITS.pageItems).default(20),
    cursor,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || startOf(from) <= endOf(to), {
    path: ['to'],
    message: 'must not be before from',
  })
  .meta({
    examples: [
      { user_id: 'u1', query: 'bares "cerca de Sol" -caros', from: '2026-11-01', limit: 20 },
      { user_id: 'u1', query: 'bars "near Covent Garden" -expensive', from: '2026-11-01', limit: 20 },
    ],
  });

export const searchPosition = z.strictObject({
  before: z.int().nullable(),
  offset: z.int().min(0),
  asOf: z.iso.datetime({ precision: 6 }).nullable(),
});

const hit = z
  .object({
    kind,
    session_id: z.string().nullable(),
    turn_number: z.int().nullable(),
    role: role.nullable().meta({ description: 'Of a message; null for any other kind' }),
    snippet: z.string().meta({
      description:
        'HTML: up to 240 characters of the text around the hit, as they were written, hits in `<mark>`; `&`, `<` and `>` of the text are entities',
    }),
    score: z.number(),
    created_at: z.string(),
  })
  .meta({ id: 'SearchHit' });

export const searchPage = z.object({
  items: z.array(hit),
  next_cursor: z.string().nullable(),
  degraded: z.array(z.enum(['index'])).meta({
    description:
      '`index`: not all turns could be looked at, so some hits may be missing: more wait to be indexed than a search can read beside the index, or the query is of words too common to be looked up',
  }),
});
