/** Tables of who pays, whom the agent talks to, and the keys that callers come with. */
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const tenants = pgTable('tenants', {
  tenantId: text('tenant_id').primaryKey(),
  createdAt: moment('created_at').defaultNow(),
});

export const users = pgTable(
  'users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').defaultNow(),
    factsVersion: count('facts_version').default(0),
    factsConsolidatedAt: timestamp('facts_consolidated_at', { withTimezone: true, mode: 'date' }),
    timezone: text('timezone').notNull().default('UTC'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const apiKeys = pgTable('api_keys', {
  keyId: uuid('key_id').primaryKey().defaultRandom(),
  keyHash: bytea('key_hash').notNull(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id'),
  scope: text('scope', { enum: ['write', 'read'] }).notNull(),
  label: text('label').notNull().default(''),
  createdAt: moment('created_at').defaultNow(),
  revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
});
