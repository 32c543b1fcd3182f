/** Tables of memories, their vectors, and the models that make these. */
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const memories = pgTable(
  'memories',
  {
    tenantId: text('tenant_id').notNull(),
    memoryId: uuid('memory_id').notNull(),
    userId: text('user_id').notNull(),
    type: text('type', { enum: ['episodic', 'summary', 'fact', 'user_profile', 'daily_log', 'snapshot'] }).notNull(),
    sessionId: text('session_id'),
    turnNumber: integer('turn_number'),
    lines: text('lines').notNull(),
    terms: text('terms').array().notNull(),
    language: text('language').notNull(),
    metadata: text('metadata'),
    contentHash: bytea('content_hash'),
    createdAt: moment('created_at'),
    storedAt: moment('stored_at'),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
    changedIn: count('changed_in').default(sql`pg_current_xact_id()::text::bigint`),
    distilledFrom: text('distilled_from'),
    ofFact: boolean('of_fact').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memoryId] })],
);

export const memoryEmbeddings = pgTable(
  'memory_embeddings',
  {
    tenantId: text('tenant_id').notNull(),
    memoryId: uuid('memory_id').notNull(),
    model: text('model').notNull(),
    dimension: integer('dimension').notNull(),
    passages: integer('passages').notNull(),
    vectors: bytea('vectors').notNull(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memoryId, table.model] })],
);

export const memoryTombstones = pgTable(
  'memory_tombstones',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    memoryId: uuid('memory_id').notNull(),
    changedIn: count('changed_in'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.memoryId] })],
);

export const embeddingModels = pgTable('embedding_models', {
  model: text('model').primaryKey(),
  dimension: integer('dimension').notNull(),
  state: text('state', { enum: ['serving', 'incoming'] }).notNull(),
  updatedAt: moment('updated_at').defaultNow(),
});
