/** Tables of turns, the summaries of their segments, and results of tools. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, count, moment } from './columns.ts';

export const turns = pgTable(
  'turns',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    turnNumber: integer('turn_number').notNull(),
    turnId: uuid('turn_id').notNull(),
    userId: text('user_id').notNull(),
    version: count('version'),
    messages: text('messages').notNull(),
    messageTimes: text('message_times'),
    disposable: text('disposable'),
    originals: text('originals'),
    excerpt: text('excerpt'),
    digest: text('digest').notNull(),
    digestTokens: integer('digest_tokens').notNull(),
    places: text('places'),
    messageCount: integer('message_count').notNull(),
    tokenCount: integer('token_count').notNull(),
    excerptTokens: integer('excerpt_tokens'),
    tokensBefore: count('tokens_before'),
    textBytes: integer('text_bytes').notNull(),
    language: text('language').notNull(),
    extraMetadata: text('extra_metadata'),
    idempotencyKey: text('idempotency_key'),
    requestHash: bytea('request_hash'),
    createdAt: moment('created_at'),
    storedAt: moment('stored_at'),
    factsRead: boolean('facts_read').notNull().default(true),
    question: bigint('question', { mode: 'number' }),
    corrects: boolean('corrects').notNull().default(false),
    report: text('report'),
    openResults: text('open_results'),
    semanticContinuity: real('semantic_continuity'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.turnNumber] })],
);

export const segmentSummaries = pgTable(
  'segment_summaries',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    fromTurn: integer('from_turn').notNull(),
    toTurn: integer('to_turn').notNull(),
    userId: text('user_id').notNull(),
    content: text('content').notNull(),
    createdAt: moment('created_at').default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.fromTurn] })],
);

export const toolResults = pgTable(
  'tool_results',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    tool: text('tool').notNull(),
    paramsHash: bytea('params_hash').notNull(),
    result: text('result').notNull(),
    storedAt: moment('stored_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.tool, table.paramsHash] })],
);
