/** Tables of sessions, and what stays of them when they end or are reset. */
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    userId: text('user_id'),
    version: count('version'),
    turnCount: integer('turn_count').notNull(),
    messageCount: integer('message_count').notNull(),
    tokenCount: count('token_count'),
    textBytes: count('text_bytes'),
    language: text('language').notNull(),
    planState: jsonb('plan_state').$type<Record<string, unknown>>().notNull(),
    planToldAt: timestamp('plan_told_at', { withTimezone: true, mode: 'date' }),
    planLetGo: jsonb('plan_let_go').$type<Record<string, unknown>>(),
    createdAt: moment('created_at'),
    lastActivityAt: moment('last_activity_at'),
    generation: count('generation').default(sql`(extract(epoch FROM clock_timestamp()) * 1000000)::bigint`),
    state: text('state', { enum: ['live', 'unborn', 'destroyed'] })
      .notNull()
      .default('live'),
    lockOwner: text('lock_owner'),
    lockUser: text('lock_user'),
    lockToken: uuid('lock_token'),
    lockExpiresAt: timestamp('lock_expires_at', { withTimezone: true, mode: 'date' }),
    fencingToken: count('fencing_token').default(0),
    context: text('context').notNull().default('{}'),
    externalRefs: text('external_refs').notNull().default('{}'),
    firstTurn: integer('first_turn').notNull().default(1),
    removedBefore: integer('removed_before').notNull().default(1),
    removedMessages: integer('removed_messages').notNull().default(0),
    removedBytes: count('removed_bytes').default(0),
    watchedFrom: timestamp('watched_from', { withTimezone: true, mode: 'date' }).default(sql`clock_timestamp()`),
    toolsUsed: text('tools_used').array().notNull().default(sql`'{}'`),
    wasValid: boolean('was_valid').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);

export const sessionEnds = pgTable(
  'session_ends',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    throughTurn: integer('through_turn').notNull(),
    jobId: uuid('job_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);

export const sessionUsage = pgTable(
  'session_usage',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    builds: count('builds'),
    tokens: count('tokens'),
    fullHistoryTokens: count('full_history_tokens'),
    maxTokens: count('max_tokens'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);

export const sessionEntities = pgTable(
  'session_entities',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    kind: text('kind', { enum: ['files', 'commands', 'errors', 'places', 'people', 'topics'] }).notNull(),
    entity: count('entity'),
    shortEntity: count('short_entity'),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    mentions: integer('mentions').notNull(),
    firstTurn: integer('first_turn').notNull(),
    lastTurn: integer('last_turn').notNull(),
    lastSaidAt: moment('last_said_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.kind, table.entity] })],
);

export const snapshots = pgTable(
  'snapshots',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    slugHash: bytea('slug_hash').notNull(),
    slug: text('slug').notNull(),
    sessionId: text('session_id').notNull(),
    language: text('language').notNull(),
    messages: text('messages').notNull(),
    messageCount: integer('message_count').notNull(),
    toTurn: integer('to_turn').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.slugHash] })],
);
