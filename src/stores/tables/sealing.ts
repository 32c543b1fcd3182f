/** Tables of encryption at rest. */
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const userKeys = pgTable(
  'user_keys',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    keyId: text('key_id').notNull(),
    wrapped: bytea('wrapped').notNull(),
    masterId: text('master_id').notNull(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const sealingProgress = pgTable(
  'sealing_progress',
  {
    tenantId: text('tenant_id').notNull(),
    work: text('work').notNull(),
    position: text('position'),
    sealed: count('sealed').default(0),
    doneAt: timestamp('done_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.work] })],
);
