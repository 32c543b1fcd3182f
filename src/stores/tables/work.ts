/** Tables of work in the background, and what all processes share. */
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const jobs = pgTable(
  'jobs',
  {
    tenantId: text('tenant_id').notNull(),
    jobId: uuid('job_id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    status: text('status', { enum: ['pending', 'running', 'succeeded', 'failed', 'cancelled'] })
      .notNull()
      .default('pending'),
    userId: text('user_id'),
    memoryId: uuid('memory_id'),
    dedupeKey: text('dedupe_key'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(60),
    error: text('error'),
    runAt: moment('run_at').defaultNow(),
    lockedUntil: timestamp('locked_until', { withTimezone: true, mode: 'date' }),
    createdAt: moment('created_at').defaultNow(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.jobId] })],
);

export const upkeep = pgTable('upkeep', {
  task: text('task').primaryKey(),
  dueAt: moment('due_at'),
});

export const serviceSecrets = pgTable('service_secrets', {
  name: text('name').primaryKey(),
  secret: bytea('secret').notNull(),
  createdAt: moment('created_at').defaultNow(),
});

export const erasedScopes = pgTable('erased_scopes', {
  erasure: bigint('erasure', { mode: 'number' }).primaryKey(),
  scope: text('scope').notNull(),
  erasedAt: moment('erased_at').default(sql`clock_timestamp()`),
});
