/** Tables of what is distilled from sessions. */
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const distillationSweeps = pgTable('distillation_sweeps', {
  tenantId: text('tenant_id').primaryKey(),
  sweptThrough: moment('swept_through'),
});

export const sessionDistillations = pgTable(
  'session_distillations',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    throughTurn: integer('through_turn').notNull(),
    checkAt: timestamp('check_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);

export const distillations = pgTable(
  'distillations',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    fromTurn: integer('from_turn').notNull(),
    toTurn: integer('to_turn').notNull(),
    memories: text('memories'),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.fromTurn, table.toTurn] })],
);
