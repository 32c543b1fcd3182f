/** Tables of facts, their history, and what may not be learnt again. */
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

const FACT_DOMAINS = ['work', 'preferences', 'decisions', 'personal', 'projects', 'self_correction'] as const;
const FACT_STATES = ['active', 'superseded', 'deleted'] as const;

export const facts = pgTable(
  'facts',
  {
    tenantId: text('tenant_id').notNull(),
    factId: uuid('fact_id').notNull(),
    userId: text('user_id').notNull(),
    slot: text('slot').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    identity: bytea('identity').notNull(),
    single: boolean('single').notNull(),
    domain: text('domain', { enum: FACT_DOMAINS }).notNull(),
    confidence: text('confidence', { enum: ['high', 'medium', 'low'] }).notNull(),
    source: text('source', { enum: ['explicit', 'inferred', 'auto'] }).notNull(),
    language: text('language').notNull(),
    standing: boolean('standing').notNull(),
    state: text('state', { enum: FACT_STATES }).notNull(),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    lastConfirmedAt: moment('last_confirmed_at'),
    supersededBy: uuid('superseded_by'),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
    evidence: text('evidence'),
    saidSessionId: text('said_session_id'),
    saidTurnNumber: integer('said_turn_number'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.factId] })],
);

export const factTerms = pgTable(
  'fact_terms',
  {
    tenantId: text('tenant_id').notNull(),
    factId: uuid('fact_id').notNull(),
    term: text('term').notNull(),
    userId: text('user_id').notNull(),
    saidAt: moment('said_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.factId, table.term] })],
);

export const factHistory = pgTable(
  'fact_history',
  {
    tenantId: text('tenant_id').notNull(),
    factId: uuid('fact_id').notNull(),
    entry: bigint('entry', { mode: 'number' }).notNull(),
    userId: text('user_id').notNull(),
    event: text('event', { enum: ['added', 'confirmed', 'superseded', 'forgotten', 'restored'] }).notNull(),
    reason: text('reason').notNull(),
    stateBefore: text('state_before', { enum: FACT_STATES }),
    stateAfter: text('state_after', { enum: FACT_STATES }).notNull(),
    otherFact: uuid('other_fact'),
    snapshot: text('snapshot').notNull(),
    sessionId: text('session_id'),
    turnNumber: integer('turn_number'),
    turnId: uuid('turn_id'),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.factId, table.entry] })],
);

export const factForgettings = pgTable(
  'fact_forgettings',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    slot: text('slot').notNull(),
    identity: bytea('identity').notNull(),
    turnId: uuid('turn_id').notNull(),
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.slot, table.identity, table.turnId] })],
);

export const factReadings = pgTable(
  'fact_readings',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    fromTurn: integer('from_turn').notNull(),
    toTurn: integer('to_turn').notNull(),
    facts: text('facts'),
    learntAt: timestamp('learnt_at', { withTimezone: true, mode: 'date' }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true, mode: 'date' }),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId, table.fromTurn, table.toTurn] })],
);
