/** Tables of events, and the webhooks that are told of them. */
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { count, moment } from './columns.ts';

export const events = pgTable(
  'events',
  {
    tenantId: text('tenant_id').notNull(),
    entry: bigint('entry', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    userId: text('user_id').notNull(),
    sessionId: text('session_id'),
    turnNumber: integer('turn_number'),
    turnId: uuid('turn_id'),
    detail: text('detail'),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.entry] })],
);

export const webhooks = pgTable(
  'webhooks',
  {
    tenantId: text('tenant_id').notNull(),
    webhookId: uuid('webhook_id').notNull().defaultRandom(),
    userId: text('user_id'),
    url: text('url').notNull(),
    types: text('types'),
    secret: text('secret').notNull(),
    createdAt: moment('created_at').defaultNow(),
    readThrough: count('read_through'),
    lease: uuid('lease'),
    leasedUntil: moment('leased_until').defaultNow(),
    delivered: count('delivered').default(0),
    lastSuccessAt: timestamp('last_success_at', { withTimezone: true, mode: 'date' }),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true, mode: 'date' }),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: text('tenant_id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    entry: bigint('entry', { mode: 'number' }).notNull(),
    attempts: integer('attempts').notNull(),
    tryAt: timestamp('try_at', { withTimezone: true, mode: 'date' }),
    error: text('error'),
    deadAt: timestamp('dead_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.webhookId, table.entry] })],
);
