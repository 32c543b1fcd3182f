/** Tables of the search index. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const searchProgress = pgTable('search_progress', {
  tenantId: text('tenant_id').primaryKey(),
  sweptThrough: moment('swept_through').default(sql`'-infinity'`),
  nextThrough: timestamp('next_through', { withTimezone: true, mode: 'date' }),
  nextXmax: bigint('next_xmax', { mode: 'number' }),
  leasedUntil: moment('leased_until').default(sql`'-infinity'`),
});

export const searchUsers = pgTable(
  'search_users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    nextOrdinal: integer('next_ordinal').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const searchRuns = pgTable(
  'search_runs',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    firstOrdinal: integer('first_ordinal').notNull(),
    sessionId: text('session_id'),
    firstTurn: integer('first_turn').notNull(),
    lastTurn: integer('last_turn').notNull(),
    goneAt: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.firstOrdinal] })],
);

export const searchBlocks = pgTable(
  'search_blocks',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    block: integer('block').notNull(),
    saidFrom: moment('said_from'),
    saidTo: moment('said_to'),
    tellsPlaces: boolean('tells_places').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.block] })],
);

export const searchTerms = pgTable(
  'search_terms',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    term: count('term'),
    block: integer('block').notNull(),
    ordinals: bytea('ordinals').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.term, table.block] })],
);
