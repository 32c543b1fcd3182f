/** Tables of the journal. */
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const dailyLog = pgTable(
  'daily_log',
  {
    tenantId: text('tenant_id').notNull(),
    lineId: uuid('line_id').notNull(),
    userId: text('user_id').notNull(),
    source: text('source', { enum: ['caller', 'session', 'decision', 'error'] }).notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    sessionId: text('session_id'),
    turnNumber: integer('turn_number'),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.lineId] })],
);

export const journalReadings = pgTable(
  'journal_readings',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    throughTurn: integer('through_turn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);
