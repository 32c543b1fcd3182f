import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { erasedUser, sessionDocument } from '../../src/http/archive/archive-schemas.ts';
import { agentContext, invalidated, userPatterns } from '../../src/http/context-schemas.ts';
import * as factSchemas from '../../src/http/fact-schemas.ts';
import * as jobSchemas from '../../src/http/job-schemas.ts';
import { journalDay, journalLine, patchedUser } from '../../src/http/journal-schemas.ts';
import { heldLock } from '../../src/http/lock-schemas.ts';
import * as memorySchemas from '../../src/http/memory-schemas.ts';
import { extractedPlan } from '../../src/http/plan-schemas.ts';
import { searchPage } from '../../src/http/search-schemas.ts';
import { contextValue, wholeContext } from '../../src/http/session-context-schemas.ts';
import {
  resetSession,
  session,
  sessionPage,
  sessionUsage,
  snapshot,
  snapshotPage,
  trimmed,
  wholeSession,
} from '../../src/http/session-schemas.ts';
import { toolResult } from '../../src/http/tool-cache-schemas.ts';
import { savedTurn, turn, turnPage } from '../../src/http/turn-schemas.ts';
import { newWebhook, webhookPage, webhookWithQueue } from '../../src/http/webhook-schemas.ts';
import { cpuNow } from '../support/cpu-time.ts';
import {
  type Answer,
  type ContractApp,
  expectProblem,
  fresh,
  openContractApp,
  type Problem,
  pointers,
  turnBody,
} from './contract-app.ts';

const KIB = 1024;
const READ_KEY = 'read-key-0123456789abcdef';
const WRITE_KEY = 'write-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';
const TURN_ID = '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10';

const FACT_ID = '4c1f0a77-5a0e-4f5b-8a5e-0d2f6f1b9c21';
const MEMORY_ID = '0b9f2f3e-8c1d-4c8e-9a43-2f1f6f0a7d11';
const LOCK_TOKEN = '2f0c6f0e-5a3e-4a43-9d0f-6a3f8a1b7c55';
const WEBHOOK_ID = '7a6d5c4b-3e2f-4a1b-8c9d-0e1f2a3b4c5d';
const JOB_ID = '1d3c8a52-7f64-4f0e-b1f7-0c5a9e2b6d33';

type Kind = 'text' | 'whole' | 'days' | 'number' | 'flag' | 'list' | 'object';

interface Row {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly access: 'read' | 'write';
  /** A body that is accepted; absent for operations that take none. */
  readonly body?: () => Record<string, unknown>;
  readonly required?: readonly string[];
  readonly fields?: Readonly<Record<string, Kind>>;
  readonly queries?: readonly string[];
  /** Null: it replies without a body. */
  readonly reply: z.ZodType | null;
  /** What must be so for a request to be accepted, made so before each. */
  readonly given?: (app: ContractApp, tenant: string) => Promise<unknown>;
  /** Names another user than the one of USER_KEY, in whatever place the operation takes a user. */
  readonly ofAnotherUser?: Partial<InjectOptions>;
}

function jobThatIs(status: string): NonNullable<Row['given']> {
  return (app, tenant) =>
    app.sql(
      `INSERT INTO jobs (tenant_id, job_id, kind, status, user_id) VALUES ($1, $2, 'embed', $3, 'u1')
       ON CONFLICT (tenant_id, job_id) DO UPDATE SET status = excluded.status`,
      [tenant, JOB_ID, status],
    );
}

function factThatIs(state: 'active' | 'superseded'): NonNullable<Row['given']> {
  return (app, tenant) =>
    app.plant(
      tenant,
      `INSERT INTO facts (tenant_id, fact_id, user_id, slot, key, value, identity, single, domain, confidence, source, language,
         standing, state, created_at, updated_at, last_confirmed_at)
       VALUES ($1, $2, $4, $5, $6, $7, $8::bytea, false, 'personal', 'high', 'explicit', 'es', false, $3, now(), now(), now())
       ON CONFLICT (tenant_id, fact_id) DO UPDATE SET state = excluded.state, deleted_at = NULL`,
      [tenant, FACT_ID, state, 'u1', 'hobby', 'hobby', 'toca la guitarra', sha256('toca la guitarra')],
      { owner: 4, values: [{ table: 'facts', id: [2], columns: { slot: 5, key: 6, value: 7, identity: 8 } }] },
    );
}

const webhookOfAll: NonNullable<Row['given']> = (app, tenant) =>
  app.plant(
    tenant,
    `INSERT INTO webhooks (tenant_id, webhook_id, url, secret, read_through) VALUES ($1, $2, $3, $4, 0)
     ON CONFLICT DO NOTHING`,
    [tenant, WEBHOOK_ID, 'https://192.0.2.1/told', 'x'],
    { owner: 'tenant', values: [{ table: 'webhooks', id: [2], columns: { url: 3, secret: 4 } }] },
  );

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A session `locked` of u1, whose lock is held with `LOCK_TOKEN` by the owner `bot`. */
const lockedSession: NonNullable<Row['given']> = (app, tenant) =>
  app.sql(
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state,
       created_at, last_activity_at, lock_owner, lock_token, lock_expires_at)
     VALUES ($1, 'locked', 'u1', 1, 1, 1, 1, 1, 'es', '{}', now(), now(), 'bot', $2, now() + interval '1 hour')
     ON CONFLICT (tenant_id, session_id) DO UPDATE SET state = 'live', lock_owner = 'bot', lock_token = $2, lock_expires_at = excluded.lock_expires_at`,
    [tenant, LOCK_TOKEN],
  );

/** A session `kept` of u1, in whose context `last_file` is set. */
const sessionWithContext: NonNullable<Row['given']> = (app, tenant) =>
  app.plant(
    tenant,
    `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language, plan_state,
       created_at, last_activity_at, context)
     VALUES ($1, $2, $3, 1, 1, 1, 1, 1, 'es', '{}', now(), now(), $4)
     ON CONFLICT (tenant_id, session_id) DO UPDATE SET context = excluded.context`,
    [tenant, 'kept', 'u1', '{"last_file":"/workspace/readme.md"}'],
    { owner: 3, values: [{ table: 'sessions', id: [2], columns: { context: 4 } }] },
  );

/** Every operation under /v1; a test below compares the list with the document. */
const OPERATIONS: readonly Row[] = [
  {
    name: 'saveTurn',
    method: 'POST',
    url: '/v1/save-turn',
    access: 'write',
    body: () => turnBody('u1', fresh('saved')),
    required: ['user_id', 'session_id', 'messages'],
    fields: {
      user_id: 'text',
      session_id: 'text',
      messages: 'list',
      language: 'text',
      extra_metadata: 'object',
      created_at: 'text',
      output_valid: 'flag',
      error: 'text',
      turn_id: 'text',
      expected_version: 'whole',
      lock_token: 'text',
    },
    reply: savedTurn,
    ofAnotherUser: { payload: JSON.stringify(turnBody('u2', 's2')) },
  },
  {
    name: 'buildContext',
    method: 'POST',
    url: '/v1/build-context',
    access: 'read',
    body: () => ({ user_id: 'u1', session_id: 's1', current_query: '¿Y el primero?' }),
    required: ['user_id', 'session_id', 'current_query'],
    fields: {
      user_id: 'text',
      session_id: 'text',
      current_query: 'text',
      current_language: 'text',
      include_history: 'flag',
      include_patterns: 'flag',
      include_facts: 'flag',
      include_memories: 'flag',
      system_prompt: 'text',
      validated_context: 'object',
      max_tokens: 'whole',
      max_short_term_turns: 'whole',
      max_long_term_turns: 'whole',
      profile: 'text',
      message_format: 'text',
      memory_limit: 'whole',
      min_score: 'number',
      blocks: 'list',
      timezone: 'text',
      debug: 'flag',
    },
    reply: agentContext,
    ofAnotherUser: { payload: JSON.stringify({ user_id: 'u2', session_id: 's2', current_query: 'x' }) },
  },
  {
    name: 'invalidate',
    method: 'POST',
    url: '/v1/invalidate',
    access: 'write',
    body: () => ({ session_id: 's1' }),
    required: ['session_id'],
    fields: { session_id: 'text', user_id: 'text' },
    reply: invalidated,
    ofAnotherUser: { payload: JSON.stringify({ user_id: 'u2' }) },
  },
  {
    name: 'extractPlan',
    method: 'POST',
    url: '/v1/plan/extract',
    access: 'read',
    body: () => ({ query: 'Quiero cenar en Malasaña mañana' }),
    required: ['query'],
    fields: { query: 'text', language: 'text', plan_state: 'object', reference_time: 'text', timezone: 'text' },
    reply: extractedPlan,
  },
  {
    name: 'listSessions',
    method: 'GET',
    url: '/v1/sessions?user_id=u1',
    access: 'read',
    queries: ['limit', 'cursor', 'user_id', 'q', 'entity', 'order'],
    reply: sessionPage,
    ofAnotherUser: { url: '/v1/sessions?user_id=u2' },
  },
  {
    name: 'getSession',
    method: 'GET',
    url: '/v1/sessions/locked',
    access: 'read',
    queries: [],
    reply: wholeSession,
    given: lockedSession,
  },
  {
    name: 'destroySession',
    method: 'DELETE',
    url: '/v1/sessions/locked',
    access: 'write',
    queries: [],
    reply: null,
    given: lockedSession,
  },
  {
    name: 'resetSession',
    method: 'POST',
    url: '/v1/sessions/locked/reset',
    access: 'write',
    queries: [],
    reply: resetSession,
    given: lockedSession,
  },
  {
    name: 'trimSession',
    method: 'POST',
    url: '/v1/sessions/locked/trim',
    access: 'write',
    body: () => ({ keep_last_n: 2 }),
    required: ['keep_last_n'],
    fields: { keep_last_n: 'whole' },
    reply: trimmed,
    given: lockedSession,
  },
  {
    name: 'listSnapshots',
    method: 'GET',
    url: '/v1/users/u1/snapshots',
    access: 'read',
    queries: ['limit', 'cursor'],
    reply: snapshotPage,
    ofAnotherUser: { url: '/v1/users/u2/snapshots' },
  },
  {
    name: 'getSnapshot',
    method: 'GET',
    url: '/v1/users/u1/snapshots/kept',
    access: 'read',
    queries: [],
    reply: snapshot,
    given: async (app, tenant) => {
      await lockedSession(app, tenant);
      await app.plant(
        tenant,
        `INSERT INTO snapshots (tenant_id, user_id, slug_hash, slug, session_id, language, messages, message_count, to_turn, created_at)
         VALUES ($1, $2, $3::bytea, $4, $5, 'es', $6, 1, $7, now()) ON CONFLICT DO NOTHING`,
        [tenant, 'u1', sha256('kept'), 'kept', 'locked', '[{"role":"user","content":"hola"}]', 1],
        { owner: 2, values: [{ table: 'snapshots', id: [5, 7], columns: { slug_hash: 3, slug: 4, messages: 6 } }] },
      );
    },
    ofAnotherUser: { url: '/v1/users/u2/snapshots/kept' },
  },
  {
    name: 'patchSession',
    method: 'PATCH',
    url: '/v1/sessions/locked',
    access: 'write',
    body: () => ({ external_refs: { container_id: 'abc' } }),
    required: ['external_refs'],
    fields: { external_refs: 'object' },
    reply: session,
    given: lockedSession,
  },
  {
    name: 'getSessionUsage',
    method: 'GET',
    url: '/v1/sessions/locked/usage',
    access: 'read',
    queries: [],
    reply: sessionUsage,
    given: lockedSession,
  },
  {
    name: 'getSessionContext',
    method: 'GET',
    url: '/v1/sessions/s1/context',
    access: 'read',
    queries: [],
    reply: wholeContext,
  },
  {
    name: 'putSessionContext',
    method: 'PUT',
    url: '/v1/sessions/s1/context',
    access: 'write',
    body: () => ({ context: { working_dir: '/workspace' } }),
    required: ['context'],
    fields: { context: 'object' },
    reply: wholeContext,
  },
  {
    name: 'deleteSessionContext',
    method: 'DELETE',
    url: '/v1/sessions/s1/context',
    access: 'write',
    queries: [],
    reply: null,
  },
  {
    name: 'getContextKey',
    method: 'GET',
    url: '/v1/sessions/kept/context/last_file',
    access: 'read',
    queries: [],
    reply: contextValue,
    given: sessionWithContext,
  },
  {
    name: 'putContextKey',
    method: 'PUT',
    url: '/v1/sessions/kept/context/last_file',
    access: 'write',
    body: () => ({ value: '/workspace/readme.md' }),
    required: ['value'],
    fields: {},
    reply: contextValue,
    given: sessionWithContext,
  },
  {
    name: 'deleteContextKey',
    method: 'DELETE',
    url: '/v1/sessions/kept/context/last_file',
    access: 'write',
    queries: [],
    reply: null,
    given: sessionWithContext,
  },
  {
    name: 'putToolResult',
    method: 'PUT',
    url: '/v1/tool-cache/barrios',
    access: 'write',
    body: () => ({ params: { ciudad: 'Madrid' }, result: ['Sol'], user_id: 'u1' }),
    required: ['params', 'result'],
    fields: { user_id: 'text', ttl_seconds: 'whole', side_effects: 'flag', time_dependent: 'flag' },
    reply: toolResult,
    ofAnotherUser: { payload: JSON.stringify({ params: {}, result: 1, user_id: 'u2' }) },
  },
  {
    name: 'getToolResult',
    method: 'GET',
    url: '/v1/tool-cache/barrios?params=%5B%5D&user_id=u1',
    access: 'read',
    queries: ['params', 'user_id'],
    reply: toolResult,
    given: (app, tenant) =>
      app.plant(
        tenant,
        `INSERT INTO tool_results (tenant_id, user_id, tool, params_hash, result, stored_at, expires_at)
         VALUES ($1, $2, $3, $4::bytea, $5, now(), now() + interval '1 hour') ON CONFLICT DO NOTHING`,
        [tenant, 'u1', 'barrios', sha256('[]'), '["Sol"]'],
        { owner: 2, values: [{ table: 'tool_results', id: [2, 3, 4], columns: { params_hash: 4, result: 5 } }] },
      ),
    ofAnotherUser: { url: '/v1/tool-cache/barrios?params=%5B%5D&user_id=u2' },
  },
  {
    name: 'search',
    method: 'POST',
    url: '/v1/search',
    access: 'read',
    body: () => ({ user_id: 'u1', query: 'bares' }),
    required: ['user_id', 'query'],
    fields: {
      user_id: 'text',
      query: 'text',
      session_id: 'text',
      role: 'text',
      from: 'text',
      to: 'text',
      kind: 'text',
      limit: 'whole',
      cursor: 'text',
    },
    reply: searchPage,
    ofAnotherUser: { payload: JSON.stringify({ user_id: 'u2', query: 'bares' }) },
  },
  {
    name: 'userPatterns',
    method: 'GET',
    url: '/v1/users/u1/patterns',
    access: 'read',
    queries: ['timezone'],
    reply: userPatterns,
    ofAnotherUser: { url: '/v1/users/u2/patterns' },
  },
  {
    name: 'acquireLock',
    method: 'POST',
    url: '/v1/sessions/locked/lock',
    access: 'write',
    body: () => ({ owner: 'bot' }),
    required: ['owner'],
    fields: { owner: 'text', ttl_seconds: 'whole', user_id: 'text' },
    reply: heldLock,
    given: lockedSession,
    ofAnotherUser: { payload: JSON.stringify({ owner: 'bot', user_id: 'u2' }) },
  },
  {
    name: 'renewLock',
    method: 'PUT',
    url: '/v1/sessions/locked/lock',
    access: 'write',
    body: () => ({ lock_token: LOCK_TOKEN }),
    required: ['lock_token'],
    fields: { lock_token: 'text', ttl_seconds: 'whole' },
    reply: heldLock,
    given: lockedSession,
  },
  {
    name: 'releaseLock',
    method: 'DELETE',
    url: '/v1/sessions/locked/lock',
    access: 'write',
    body: () => ({ lock_token: LOCK_TOKEN }),
    required: ['lock_token'],
    fields: { lock_token: 'text' },
    reply: null,
    given: lockedSession,
  },
  {
    name: 'endSession',
    method: 'POST',
    url: '/v1/sessions/s1/end',
    access: 'write',
    queries: [],
    reply: z.object({ job_id: z.guid() }),
  },
  {
    name: 'listTurns',
    method: 'GET',
    url: '/v1/sessions/s1/turns',
    access: 'read',
    queries: ['limit', 'cursor', 'before', 'for_llm'],
    reply: turnPage,
  },
  { name: 'getTurn', method: 'GET', url: `/v1/turns/${TURN_ID}`, access: 'read', queries: [], reply: turn },
  {
    name: 'rememberFact',
    method: 'POST',
    url: '/v1/users/u1/facts',
    access: 'write',
    body: () => ({ key: 'nota', value: fresh('guarda la llave en el cajón') }),
    required: ['key', 'value'],
    fields: { key: 'text', value: 'text', domain: 'text', confidence: 'text', source: 'text', language: 'text' },
    reply: factSchemas.rememberedFact,
    ofAnotherUser: { url: '/v1/users/u2/facts' },
  },
  {
    name: 'listFacts',
    method: 'GET',
    url: '/v1/users/u1/facts',
    access: 'read',
    queries: ['key', 'domain', 'include', 'limit', 'cursor'],
    reply: factSchemas.factPage,
    given: factThatIs('active'),
    ofAnotherUser: { url: '/v1/users/u2/facts' },
  },
  {
    name: 'forgetFacts',
    method: 'DELETE',
    url: '/v1/users/u1/facts?key=hobby',
    access: 'write',
    queries: ['key', 'language'],
    reply: factSchemas.forgotten,
    given: factThatIs('active'),
    ofAnotherUser: { url: '/v1/users/u2/facts?key=hobby' },
  },
  {
    name: 'forgetFact',
    method: 'DELETE',
    url: `/v1/users/u1/facts/${FACT_ID}`,
    access: 'write',
    queries: ['language'],
    reply: factSchemas.forgotten,
    given: factThatIs('active'),
    ofAnotherUser: { url: `/v1/users/u2/facts/${FACT_ID}` },
  },
  {
    name: 'confirmFact',
    method: 'POST',
    url: `/v1/users/u1/facts/${FACT_ID}/confirm`,
    access: 'write',
    queries: [],
    reply: factSchemas.fact,
    given: factThatIs('active'),
    ofAnotherUser: { url: `/v1/users/u2/facts/${FACT_ID}/confirm` },
  },
  {
    name: 'restoreFact',
    method: 'POST',
    url: `/v1/users/u1/facts/${FACT_ID}/restore`,
    access: 'write',
    queries: [],
    reply: factSchemas.fact,
    given: factThatIs('superseded'),
    ofAnotherUser: { url: `/v1/users/u2/facts/${FACT_ID}/restore` },
  },
  {
    name: 'factHistory',
    method: 'GET',
    url: `/v1/users/u1/facts/${FACT_ID}/history`,
    access: 'read',
    queries: ['limit', 'cursor'],
    reply: factSchemas.factHistory,
    given: factThatIs('active'),
    ofAnotherUser: { url: `/v1/users/u2/facts/${FACT_ID}/history` },
  },
  {
    name: 'extractFacts',
    method: 'POST',
    url: '/v1/users/u1/facts/extract',
    access: 'write',
    body: () => ({ messages: [{ role: 'user', content: 'Me llamo Juan' }] }),
    required: ['messages'],
    fields: { messages: 'list', language: 'text', dry_run: 'flag' },
    reply: factSchemas.extractedFacts,
    ofAnotherUser: { url: '/v1/users/u2/facts/extract' },
  },
  {
    name: 'saveMemory',
    method: 'POST',
    url: '/v1/users/u1/memories',
    access: 'write',
    body: () => ({ content: fresh('Celebró su cumpleaños en Casa Labra'), type: 'episodic' }),
    required: ['content', 'type'],
    fields: { content: 'text', type: 'text', expires_days: 'days', metadata: 'object', language: 'text' },
    reply: memorySchemas.memory,
    ofAnotherUser: { url: '/v1/users/u2/memories' },
  },
  {
    name: 'recall',
    method: 'POST',
    url: '/v1/users/u1/recall',
    access: 'read',
    body: () => ({ query: '¿Dónde celebró su cumpleaños?', min_score: 0 }),
    required: ['query'],
    fields: {
      query: 'text',
      k: 'whole',
      min_score: 'number',
      types: 'list',
      session_id: 'text',
      language: 'text',
      debug: 'flag',
    },
    reply: memorySchemas.recollection,
    ofAnotherUser: { url: '/v1/users/u2/recall' },
  },
  {
    name: 'listMemories',
    method: 'GET',
    url: '/v1/users/u1/memories',
    access: 'read',
    queries: ['type', 'q', 'session_id', 'limit', 'cursor'],
    reply: memorySchemas.memoryPage,
    ofAnotherUser: { url: '/v1/users/u2/memories' },
  },
  {
    name: 'memoryStats',
    method: 'GET',
    url: '/v1/users/u1/memories/stats',
    access: 'read',
    queries: [],
    reply: memorySchemas.memoryStats,
    ofAnotherUser: { url: '/v1/users/u2/memories/stats' },
  },
  {
    name: 'patchUser',
    method: 'PATCH',
    url: '/v1/users/erased',
    access: 'write',
    body: () => ({ timezone: 'Europe/Madrid' }),
    required: ['timezone'],
    fields: { timezone: 'text' },
    reply: patchedUser,
    ofAnotherUser: { url: '/v1/users/u2' },
  },
  {
    name: 'addJournalLine',
    method: 'POST',
    url: '/v1/users/u1/journal',
    access: 'write',
    body: () => ({ text: 'Reservada la mesa', language: 'es' }),
    required: ['text'],
    fields: { text: 'text', language: 'text' },
    reply: journalLine,
    ofAnotherUser: { url: '/v1/users/u2/journal' },
  },
  {
    name: 'getJournalDay',
    method: 'GET',
    url: '/v1/users/u1/journal/2026-11-23',
    access: 'read',
    queries: ['limit', 'cursor'],
    reply: journalDay,
    ofAnotherUser: { url: '/v1/users/u2/journal/2026-11-23' },
  },
  {
    name: 'deleteMemory',
    method: 'DELETE',
    url: `/v1/users/u1/memories/${MEMORY_ID}`,
    access: 'write',
    queries: [],
    reply: null,
    given: (app, tenant) =>
      app.plant(
        tenant,
        `INSERT INTO memories (tenant_id, memory_id, user_id, type, lines, terms, language, created_at, stored_at)
         VALUES ($1, $2, $3, 'fact', $4, $5, 'es', now(), now())`,
        [tenant, MEMORY_ID, 'u1', '[[null,"x"]]', ['x']],
        { owner: 3, values: [{ table: 'memories', id: [2], columns: { lines: 4, terms: 5 } }] },
      ),
    ofAnotherUser: { url: `/v1/users/u2/memories/${MEMORY_ID}` },
  },
  {
    name: 'eraseUser',
    method: 'DELETE',
    url: '/v1/users/erased',
    access: 'write',
    reply: erasedUser,
    ofAnotherUser: { url: '/v1/users/u2' },
  },
  {
    name: 'exportSession',
    method: 'GET',
    url: '/v1/sessions/s1/export',
    access: 'read',
    reply: sessionDocument,
  },
  {
    name: 'listJobs',
    method: 'GET',
    url: '/v1/jobs',
    access: 'read',
    queries: ['status', 'kind', 'limit', 'cursor'],
    reply: jobSchemas.jobPage,
  },
  {
    name: 'getJob',
    method: 'GET',
    url: `/v1/jobs/${JOB_ID}`,
    access: 'read',
    queries: [],
    reply: jobSchemas.job,
    given: jobThatIs('succeeded'),
  },
  {
    name: 'retryJob',
    method: 'POST',
    url: `/v1/jobs/${JOB_ID}/retry`,
    access: 'write',
    queries: [],
    reply: jobSchemas.job,
    given: jobThatIs('failed'),
  },
  {
    name: 'cancelJob',
    method: 'POST',
    url: `/v1/jobs/${JOB_ID}/cancel`,
    access: 'write',
    queries: [],
    reply: jobSchemas.job,
    given: jobThatIs('pending'),
  },
  {
    name: 'addWebhook',
    method: 'POST',
    url: '/v1/webhooks',
    access: 'write',
    body: () => ({ url: 'https://8.8.8.8/told' }), // an address that no name has to be looked up for
    required: ['url'],
    fields: { url: 'text', events: 'list', secret: 'text', user_id: 'text' },
    reply: newWebhook,
    ofAnotherUser: { payload: JSON.stringify({ url: 'https://8.8.8.8/told', user_id: 'u2' }) },
  },
  {
    name: 'listWebhooks',
    method: 'GET',
    url: '/v1/webhooks',
    access: 'read',
    queries: ['limit', 'cursor'],
    reply: webhookPage,
  },
  {
    name: 'getWebhook',
    method: 'GET',
    url: `/v1/webhooks/${WEBHOOK_ID}`,
    access: 'read',
    queries: [],
    reply: webhookWithQueue,
    given: webhookOfAll,
  },
  {
    name: 'deleteWebhook',
    method: 'DELETE',
    url: `/v1/webhooks/${WEBHOOK_ID}`,
    access: 'write',
    queries: [],
    reply: null,
    given: webhookOfAll,
  },
];
const pathOf = (url: string) => url.split('?')[0];
/** Operations with tests of their own for all this: they take or give documents of any size, a stream without an end, or an event. */
const ELSEWHERE = [
  'getMemoryFile',
  'putMemoryFile',
  'importSession',
  'importUser',
  'exportUser',
  'streamEvents',
  'replayWebhook',
];
const WITH_BODY = OPERATIONS.filter((row) => row.body !== undefined);
const WITHOUT_BODY = OPERATIONS.filter((row) => row.body === undefined);

/** Values of another type than the field's, among them those that a lenient parser would turn into it. */
const WRONG: Readonly<Record<Kind, readonly unknown[]>> = {
  text: [null, 5, true, {}, [], ['x']],
  whole: [null, '5', true, 1.5, {}, [1], 1e300],
  days: ['5', true, 1.5, {}, [1], 1e300],
  number: [null, '0.5', true, {}, []],
  flag: [null, 1, 0, 'true', 'false', {}, []],
  list: [null, 'x', {}, { 0: 'x' }, true],
  object: [null, 'x', 5, [], true, '{}'],
};

describe('every operation', () => {
  let app: ContractApp;
  let keyed: ContractApp;
  beforeAll(async () => {
    const settings = {
      API_KEYS: JSON.stringify([
        { key: WRITE_KEY, tenant: 'acme' },
        { key: READ_KEY, tenant: 'acme', scope: 'read' },
        { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
      ]),
    };
    const semantic = { SEMANTIC_MEMORY_ENABLED: 'true' };
    [app, keyed] = await Promise.all([openContractApp(semantic), openContractApp({ ...semantic, ...settings })]);
    const seed = turnBody('u1', 's1', { turn_id: TURN_ID });
    for (const answer of [await app.saveTurn(seed), await keyed.saveTurn(seed, bearer(WRITE_KEY))]) {
      expect(answer.status).toBe(201);
    }
    expect((await keyed.saveTurn(turnBody('u2', 's2'), bearer(WRITE_KEY))).status).toBe(201);
    await jobThatIs('succeeded')(keyed, 'acme');
    await factThatIs('active')(keyed, 'acme');
    await sessionWithContext(keyed, 'acme');
  });
  afterAll(async () => {
    await Promise.all([app.close(), keyed.close()]);
  });

  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const request = (row: Row, more: Partial<InjectOptions> = {}): InjectOptions => ({
    method: row.method,
    url: row.url,
    ...(row.body && { payload: JSON.stringify(row.body()) }),
    ...more,
    headers: { ...(row.body && { 'content-type': 'application/json' }), ...more.headers },
  });

  it('is in the table of these tests', () => {
    const { paths } = app.app.swagger() as unknown as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const documented = Object.entries(paths)
      .filter(([path]) => path.startsWith('/v1/'))
      .flatMap(([, methods]) => Object.values(methods));
    expect(documented.map((operation) => operation.operationId).sort()).toEqual(
      [...OPERATIONS.map((row) => row.name), ...ELSEWHERE].sort(),
    );
  });

  describe.each(OPERATIONS)('$name, accepted', (row) => {
    const accepted = async (headers: Record<string, string> = {}) => {
      await row.given?.(app, 'default');
      return app.send(request(row, { headers }));
    };

    it('replies with JSON in UTF-8, of the documented form, under a request id', async () => {
      const answer = await accepted();
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      if (row.reply === null) return void expect([answer.status, answer.text]).toEqual([204, '']);
      expect([200, 201, 202]).toContain(answer.status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      row.reply.parse(answer.body);
    });

    it("keeps the caller's request id where it is a plain one, and makes its own where it is not", async () => {
      const [plain, long, odd] = await Promise.all(
        ['trace-1.A_b', 'x'.repeat(65), 'a b\u00e9'].map((id) =>
          app.send(request(row, { headers: { 'x-request-id': id } })),
        ),
      );
      expect(plain?.headers['x-request-id']).toBe('trace-1.A_b');
      for (const other of [long, odd]) expect(other?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it.each([
      '*/*',
      'application/*',
      'application/json',
      'text/html, application/json;q=0.5',
      'application/problem+json',
    ])('takes Accept: %s', async (accept) => {
      expect((await accepted({ accept })).status).toBeLessThan(300);
    });

    it('takes a limit from 1 to 200, and shows no more than that', async () => {
      if (!row.queries?.includes('limit')) return;
      await row.given?.(app, 'default');
      for (const limit of [1, 200]) {
        const url = `${row.url}${row.url.includes('?') ? '&' : '?'}limit=${limit}`;
        const answer = await app.send<{ items: unknown[]; next_cursor: string | null }>(request(row, { url }));
        expect(answer.status, answer.text).toBe(200);
        expect(answer.body.items.length).toBeLessThanOrEqual(limit);
        expect([null, 'string']).toContain(answer.body.next_cursor === null ? null : typeof answer.body.next_cursor);
      }
    });

    it('has only moments in UTC with milliseconds', async () => {
      const { text } = await accepted();
      for (const [moment] of text.matchAll(/\d{4}-\d\d-\d\dT[^"]*/g))
        expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });
  });

  describe('refused', () => {
    // Looked at after the requests of each operation: a look reads all of both databases.
    let before: string[];
    const prints = () => Promise.all([app.fingerprint(), keyed.fingerprint()]);
    const expectUnchanged = async () => {
      expect(await prints(), 'a refused request changed the database').toEqual(before);
    };
    beforeAll(async () => {
      before = await prints();
    });
    afterAll(expectUnchanged);

    describe.each(OPERATIONS)('$name', (row) => {
      afterAll(expectUnchanged);

      it('is 405 under another method, telling which it takes', async () => {
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
          if (OPERATIONS.some((other) => other.method === method && pathOf(other.url) === pathOf(row.url))) continue;
          const answer = await app.send({
            method,
            url: row.url,
            headers: { 'content-type': 'application/json' },
            payload: '{"not json',
          });
          expectProblem(answer, 405, 'method_not_allowed');
          expect(String(answer.headers.allow).split(/, ?/)).toContain(row.method);
        }
      });

      it('is 406 for a caller that takes no JSON', async () => {
        for (const accept of ['text/html', 'application/xml, text/*', 'image/png']) {
          expectProblem(await app.send(request(row, { headers: { accept } })), 406, 'not_acceptable');
        }
      });

      it('is 401 without a key, with another scheme, with a wrong key', async () => {
        const wrong = [
          '',
          'Basic dXNlcjpwYXNz',
          'Bearer',
          'Bearer ',
          `Bearer ${WRITE_KEY}x`,
          `Bearer ${'x'.repeat(600)}`,
          WRITE_KEY,
          'Bearer a b',
        ];
        expectProblem(await keyed.send(request(row)), 401, 'unauthorized');
        for (const authorization of wrong)
          expectProblem(await keyed.send(request(row, { headers: { authorization } })), 401, 'unauthorized');
      });

      it('says nothing of the body to a caller without a key', async () => {
        if (row.body === undefined) return;
        const found = expectProblem(await keyed.send(request(row, { payload: '{' })), 401, 'unauthorized');
        expect(found.errors).toBeUndefined();
      });

      it(
        row.access === 'read' ? 'is open to a key that may only read' : 'is 403 for a key that may only read',
        async () => {
          if (row.access === 'read') {
            await expectUnchanged();
            await row.given?.(keyed, 'acme');
            before = await prints();
          }
          const answer = await keyed.send(request(row, { headers: bearer(READ_KEY) }));
          await expectUnchanged();
          if (row.access === 'read') expect(answer.status).toBe(200);
          else expectProblem(answer, 403, 'forbidden');
        },
      );

      it('is 403 for a key of one user when it names another', async () => {
        if (row.ofAnotherUser === undefined) return;
        const more = { ...row.ofAnotherUser, headers: bearer(USER_KEY) };
        const found = expectProblem(await keyed.send(request(row, more)), 403, 'forbidden');
        expect(JSON.stringify({ ...found, instance: '' })).not.toContain('u2');
      });

      it('is 400 for a query parameter that it does not know, naming it', async () => {
        const url = `${row.url}${row.url.includes('?') ? '&' : '?'}surprise=1`;
        expect(pointers(expectProblem(await app.send(request(row, { url })), 400, 'invalid_request'))).toEqual([
          '?surprise',
        ]);
      });

      it('is 414 for a URL above 8 KiB', async () => {
        const url = `${row.url}${row.url.includes('?') ? '&' : '?'}x=${'y'.repeat(9_000)}`;
        expectProblem(await app.send(request(row, { url })), 414, 'uri_too_long');
      });

      it('is 403 without keys when the Host is not this machine, for a web page could name it so', async () => {
        for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:8080']) {
          expectProblem(await app.send(request(row, { headers: { host } })), 403, 'forbidden');
        }
      });

      it('is 503 with Retry-After while the service closes', async () => {
        app.state.closing = true;
        try {
          expectProblem(await app.send(request(row)), 503, 'dependency_unavailable');
        } finally {
          app.state.closing = false;
        }
      });
    });

    describe.each(WITH_BODY)('$name', (row) => {
      afterAll(expectUnchanged);

      const valid = row.body as () => Record<string, unknown>;
      const sendText = (payload: string | Buffer, headers: Record<string, string> = {}) =>
        app.send(request(row, { payload, headers }));
      const sendBody = (body: unknown) => sendText(JSON.stringify(body));

      it('is 415 for a body that is not said to be JSON', async () => {
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json-patch+json',
          'nonsense',
        ]) {
          expectProblem(
            await sendText(JSON.stringify(valid()), { 'content-type': type }),
            415,
            'unsupported_media_type',
          );
        }
        const untyped = await app.send({
          method: row.method,
          url: row.url,
          payload: Buffer.from(JSON.stringify(valid())),
        });
        expectProblem(untyped, 415, 'unsupported_media_type');
      });

      it.each([
        ['no body', ''],
        ['blanks', '  \n '],
        ['half an object', '{"user_id": "u1"'],
        ['two values', '{}{}'],
        ['a trailing comma', '{"user_id": "u1",}'],
        ['single quotes', "{'user_id': 'u1'}"],
        ['a comment', '{} // yes'],
        ['NaN', '{"n": NaN}'],
        ['a raw line break in a string', '{"query": "a\nb"}'],
        ['a raw NUL', '{"query": "\0"}'],
        ['a bad escape', '{"query": "\\x41"}'],
        ['a byte order mark twice', '\ufeff\ufeff{}'],
      ])('is 400 for what is not JSON: %s', async (_, payload) => {
        expectProblem(await sendText(payload), 400, 'invalid_request');
      });

      it.each([
        ['null', null],
        ['a list', []],
        ['a string', 'x'],
        ['a number', 5],
        ['true', true],
        ['a list of bodies', [{}]],
      ])('is 400 for JSON that is no object: %s', async (_, body) => {
        expectProblem(await sendBody(body), 400, 'invalid_request');
      });

      it('is 400 for bytes that are not UTF-8, instead of storing replacement characters', async () => {
        const text = JSON.stringify(valid());
        const cut = text.indexOf('"u1"') > 0 ? text.indexOf('"u1"') + 1 : text.indexOf(':"') + 2;
        for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0x80]]) {
          const payload = Buffer.concat([
            Buffer.from(text.slice(0, cut)),
            Buffer.from(bytes),
            Buffer.from(text.slice(cut)),
          ]);
          expectProblem(await sendText(payload), 400, 'invalid_request');
        }
        expectProblem(await sendText(Buffer.from(text, 'utf16le')), 400, 'invalid_request');
      });

      it('is 400 for __proto__ and for constructor.prototype, wherever they stand', async () => {
        const text = JSON.stringify(valid()).slice(0, -1);
        for (const poison of [
          '"__proto__":{"x":1}',
          '"\\u005f_proto__":{"x":1}',
          '"constructor":{"prototype":{}}',
          '"a":[{"__proto__":1}]',
        ]) {
          expectProblem(await sendText(`${text},${poison}}`), 400, 'invalid_request');
        }
        expect(({} as { x?: unknown }).x).toBeUndefined();
      });

      it('is 400 for a field that it does not know, naming it', async () => {
        for (const [name, pointer] of [
          ['surprise', '/surprise'],
          ['USER_ID', '/USER_ID'],
          ['a/b~c', '/a~1b~0c'],
          ['', '/'],
          ['tenant', '/tenant'],
        ] as const) {
          expect(pointers(expectProblem(await sendBody({ ...valid(), [name]: 1 }), 400, 'invalid_request'))).toEqual([
            pointer,
          ]);
        }
      });

      it('is 400 for each field that is missing, naming all of them', async () => {
        for (const name of row.required ?? []) {
          const { [name]: _, ...rest } = valid();
          expectProblem(await sendBody(rest), 400, 'invalid_request');
        }
        const found = pointers(expectProblem(await sendBody({}), 400, 'invalid_request'));
        if (row.name !== 'invalidate') expect(found.sort()).toEqual(row.required?.map((name) => `/${name}`).sort());
      });

      it.each(Object.entries(row.fields ?? {}))(
        'coerces nothing into %s (%s), and null is not "absent"',
        async (name, kind) => {
          for (const value of WRONG[kind]) {
            const found = pointers(
              expectProblem(await sendBody({ ...valid(), [name]: value }), 400, 'invalid_request'),
            );
            expect(found, `${name} = ${JSON.stringify(value)}`).toContainEqual(
              expect.stringMatching(new RegExp(`^/${name}(/|$)`)),
            );
          }
        },
      );

      it('is 413 above 1 MiB, and not for being as long as that', async () => {
        const fill = (bytes: number) => {
          const text = JSON.stringify(valid());
          return `${text.slice(0, -1)}${' '.repeat(bytes - text.length)}}`;
        };
        const text = JSON.stringify(valid());
        const extra = Buffer.byteLength(text) - text.length;
        const wrong = (bytes: number) => fill(bytes - extra).replace('{', '[');
        expectProblem(await sendText(fill(KIB * KIB + 1 - extra)), 413, 'payload_too_large');
        expectProblem(await sendText(wrong(KIB * KIB)), 400, 'invalid_request');
      });

      it('is quick to refuse a body of brackets, of keys and of numbers', async () => {
        const deep = 500_000;
        const text = JSON.stringify(valid()).slice(0, -1);
        const bombs = [`{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":1`).join(',')}}`];
        // What the parser refuses, which all operations share, and what none looks into.
        if (row === WITH_BODY[0])
          bombs.push(
            `${'['.repeat(deep)}${']'.repeat(deep)}`,
            '['.repeat(1_000_000),
            `${text},"x":${'['.repeat(deep)}${']'.repeat(deep)}}`.slice(0, KIB * KIB),
            `${text},"x":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`,
            `[${'1,'.repeat(500_000)}1]`,
          );
        for (const bomb of bombs) {
          const started = cpuNow();
          const answer = await sendText(bomb);
          expectProblem(answer, 400, 'invalid_request');
          expect(cpuNow() - started, bomb.slice(0, 80)).toBeLessThan(2_000);
          expect(answer.text.length, 'the refusal is as long as the attack').toBeLessThan(100_000);
        }
      });
    });

    describe.each(WITHOUT_BODY)('$name', (row) => {
      afterAll(expectUnchanged);

      const withQuery = (query: string) => {
        const [path, own] = row.url.split('?');
        const kept = new URLSearchParams(own);
        for (const name of new URLSearchParams(query).keys()) kept.delete(name);
        return `${path}?${[kept.toString(), query].filter(Boolean).join('&')}`;
      };
      const refused = async (query: string, pointer: string) => {
        const found = expectProblem(
          await app.send({ method: row.method, url: withQuery(query) }),
          400,
          'invalid_request',
        );
        expect(pointers(found), query).toContain(pointer);
      };

      it('is 400 for a parameter that comes twice', async () => {
        for (const name of row.queries ?? []) await refused(`${name}=1&${name}=1`, `?${name}`);
      });

      it('is 400 for a limit that is no whole number from 1 to 200', async () => {
        if (!row.queries?.includes('limit')) return;
        for (const limit of [
          '0',
          '-1',
          '201',
          '1.5',
          '1e2',
          '',
          '+5',
          '%205',
          '5%20',
          '0x10',
          '٣',
          'ten',
          '9'.repeat(30),
        ]) {
          await refused(`limit=${limit}`, '?limit');
        }
      });

      it('is 400 for a cursor that is not of its making, also one that is well-formed', async () => {
        if (!row.queries?.includes('cursor')) return;
        const forged = (value: unknown) =>
          Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
        const cursors = [
          '',
          'x',
          '!!!',
          'e30',
          forged('{'),
          forged('null'),
          forged([]),
          forged({ before: 0 }),
          forged({ before: -1 }),
          forged({ before: 1e300 }),
        ];
        cursors.push(
          forged({ before: '1' }),
          forged({ createdAt: 'yesterday', sessionId: 's1' }),
          forged({ createdAt: '2026-02-30T00:00:00.000000Z', sessionId: 's1' }),
          forged({ createdAt: '2026-02-30T00:00:00.000000Z', factId: FACT_ID }),
          forged({ createdAt: '2026-02-20T00:00:00.000000Z', factId: 's1' }),
        );
        cursors.push(
          forged({ createdAt: '0000-01-01T00:00:00.000000Z', sessionId: 's1' }),
          forged({ createdAt: '2026-01-01T00:00:00.000000Z', sessionId: "'; DROP TABLE turns" }),
        );
        cursors.push(forged({ before: 5, skip: -1 }), forged({ before: 5, more: 1 }), 'a'.repeat(1_025));
        for (const cursor of cursors) await refused(`cursor=${encodeURIComponent(cursor)}`, '?cursor');
      });
    });

    it('is 400 for a body where none is taken, and an empty one is none', async () => {
      await jobThatIs('succeeded')(app, 'default');
      before = await prints();
      const send = (method: 'POST' | 'DELETE', url: string, payload: string) =>
        app.send({ method, url, payload, headers: { 'content-type': 'application/json' } });
      for (const [method, url, status, code] of [
        ['POST', `/v1/jobs/${JOB_ID}/retry`, 409, 'version_conflict'],
        ['DELETE', `/v1/users/u1/memories/${TURN_ID.replace('6', '7')}`, 404, 'memory_not_found'],
        ['DELETE', `/v1/users/u1/facts/${TURN_ID}`, 404, 'fact_not_found'],
        ['POST', '/v1/sessions/never/end', 404, 'session_not_found'],
        ['POST', `/v1/users/u1/facts/${TURN_ID}/confirm`, 404, 'fact_not_found'],
        ['POST', `/v1/users/u1/facts/${TURN_ID}/restore`, 404, 'fact_not_found'],
      ] as const) {
        for (const payload of ['', '{}']) expectProblem(await send(method, url, payload), status, code);
        for (const payload of ['{"force":true}', '[]', 'null', '1', '{', ' '])
          expectProblem(await send(method, url, payload), 400, 'invalid_request');
      }
    });

    it('is 400 for a user, session or turn that could not exist, in the path or in the query', async () => {
      const bad = ['%20', 'a%20b', 'a%2Fb', '%C3%B1', 'a'.repeat(129), "'", '%00', 'a%0Ab'];
      for (const id of bad) {
        expectProblem(await app.get(`/v1/sessions/${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/sessions/${id}/turns`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/sessions?user_id=${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/turns/${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/users/${id}/memories/stats`), 400, 'invalid_request');
        expectProblem(await app.delete(`/v1/users/${id}/memories/${MEMORY_ID}`), 400, 'invalid_request');
        expectProblem(await app.delete(`/v1/users/u1/memories/${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/users/${id}/facts`), 400, 'invalid_request');
        expectProblem(await app.delete(`/v1/users/${id}/facts?key=hobby`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/users/u1/facts/${id}/history`), 400, 'invalid_request');
        expectProblem(await app.delete(`/v1/users/u1/facts/${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/jobs/${id}`), 400, 'invalid_request');
        expectProblem(await app.get(`/v1/jobs?kind=${id}`), 400, 'invalid_request');
      }
      expectProblem(await app.get('/v1/sessions?user_id='), 400, 'invalid_request');
      expectProblem(await app.get('/v1/turns/1'), 400, 'invalid_request');
    });

    it.each(['/v1/sessions/%FF', '/v1/sessions/%E0%A4', '/v1/sessions/%', '/v1/turns/%zz'])(
      'is a problem with a request id for a path whose escapes are broken: %s',
      async (url) => {
        expectProblem(await app.get(url), 400, 'invalid_request');
      },
    );

    it('is a problem for a path that is longer than any id', async () => {
      const answer = await app.get<Problem>(`/v1/sessions/${'a'.repeat(2_000)}`);
      expect([400, 414]).toContain(answer.status);
      expectProblem(answer, answer.status, answer.status === 400 ? 'invalid_request' : 'uri_too_long');
    });

    it('is a problem with a request id for methods that no route takes', async () => {
      for (const method of ['OPTIONS', 'TRACE'] as const) {
        const answer = await app.send({ method: method as 'OPTIONS', url: '/v1/save-turn' });
        expect([404, 405]).toContain(answer.status);
        expectProblem(answer, answer.status, (answer.body as Problem).code);
      }
    });

    it('is 404 for a route that does not exist, also without a key', async () => {
      for (const url of [
        '/',
        '/v1',
        '/v1/',
        '/v2/save-turn',
        '/v1/save-turn/',
        '/v1/sessions/s1/turns/',
        '/v1/SAVE-TURN',
        '/v1/nothing',
        '//',
      ]) {
        for (const one of [app, keyed]) {
          const found = expectProblem(await one.get(url), 404, 'route_not_found');
          expect(found.instance).toBe(url);
        }
      }
    });

    it.each([
      ['JSON', 'application/json', '{"a":1}'],
      ['broken JSON', 'application/json', '{"a":'],
      ['a body of another type', 'text/plain', 'hello'],
      ['a body without a type', undefined, 'hello'],
      ['a body beyond the limit', 'application/json', `"${'a'.repeat(2_000_000)}"`],
      ['bytes that are no text', 'application/json', Buffer.from([0xff, 0xfe])],
    ] as const)('is 404 for a route that does not exist, sent %s', async (_, type, payload) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const headers = type === undefined ? {} : { 'content-type': type };
        expectProblem(await app.send({ method, url: '/v1/nothing', headers, payload }), 404, 'route_not_found');
      }
    });

    it('does not repeat the query string in the problem, for it may hold what nobody should log', async () => {
      const found = expectProblem(await app.get('/v1/sessions?user_id=u1&secret=hunter2'), 400, 'invalid_request');
      expect(found.instance).toBe('/v1/sessions');
    });
  });

  describe('refused for what a turn says', () => {
    let before: string;
    beforeAll(async () => {
      before = await app.fingerprint();
    });
    afterAll(async () => {
      expect(await app.fingerprint(), 'a refused turn changed the database').toEqual(before);
    });
    const message = (more: Record<string, unknown>) =>
      turnBody('u1', 'never', {
        messages: [
          { role: 'user', content: 'hola' },
          { role: 'assistant', content: 'buenas', ...more },
        ],
      });
    const refuse = async (body: unknown, status: 400 | 413, pointer?: string, headers = {}): Promise<Problem> => {
      const found = expectProblem(
        await app.saveTurn<Problem>(body, headers),
        status,
        status === 400 ? 'invalid_request' : 'payload_too_large',
      );
      if (pointer !== undefined) expect(pointers(found)).toContain(pointer);
      return found;
    };

    it.each([
      ['/user_id', { user_id: '\0' }],
      ['/user_id', { user_id: 'a'.repeat(129) }],
      ['/user_id', { user_id: '' }],
      ['/user_id', { user_id: 'ñ' }],
      ['/user_id', { user_id: 'a\n' }],
      ['/user_id', { user_id: 'a/b' }],
      ['/session_id', { session_id: 'a'.repeat(129) }],
      ['/session_id', { session_id: ' s1' }],
      ['/language', { language: 'español' }],
      ['/language', { language: 'e' }],
      ['/language', { language: `es${'-abcdefgh'.repeat(5)}` }],
      ['/turn_id', { turn_id: '123' }],
      ['/turn_id', { turn_id: `{${TURN_ID}}` }],
      ['/expected_version', { expected_version: -1 }],
      ['/expected_version', { expected_version: 2 ** 53 }],
      ['/lock_token', { lock_token: '' }],
      ['/lock_token', { lock_token: 7 }],
      ['/messages', { messages: [] }],
      ['/messages', { messages: Array.from({ length: 65 }, () => ({ role: 'user', content: 'x' })) }],
      ['/messages/0/role', { messages: [{ role: 'human', content: 'x' }] }],
      ['/messages/0/content', { messages: [{ role: 'user', content: null }] }],
      ['/messages/0/content/0', { messages: [{ role: 'user', content: ['x'] }] }],
      ['/messages/0/content', { messages: [{ role: 'user' }] }],
      ['/messages/0/content', { messages: [{ role: 'user', content: null, tool_calls: [] }] }],
      ['/messages/0/name', { messages: [{ role: 'user', content: 'x', name: '' }] }],
      ['/messages/0/name', { messages: [{ role: 'user', content: 'x', name: 'n'.repeat(129) }] }],
      ['/messages/0/created_at', { messages: [{ role: 'user', content: 'x', created_at: 'ayer' }] }],
      ['/messages/0/disposable', { messages: [{ role: 'user', content: 'x', disposable: 'yes' }] }],
      ['/messages/0', { messages: ['hola'] }],
      ['/extra_metadata/plan_params', { extra_metadata: { plan_params: 'bares' } }],
      ['/extra_metadata/plan_params', { extra_metadata: { plan_params: [] } }],
      ['/extra_metadata/places', { extra_metadata: { places: {} } }],
      ['/extra_metadata/places/0/name', { extra_metadata: { places: ['La Venencia'] } }],
      ['/extra_metadata/places/1/name', { extra_metadata: { places: [{ name: 'x' }, {}] } }],
      ['/extra_metadata/places/0/name', { extra_metadata: { places: [{ name: '' }] } }],
      ['/extra_metadata/places/0/name', { extra_metadata: { places: [{ name: 5 }] } }],
      ['/extra_metadata/places/0/name', { extra_metadata: { places: [null] } }],
    ])('names %s in %j', async (pointer, more) => {
      await refuse(turnBody('u1', 'never', more), 400, pointer);
    });

    it('names every fault of a request at once', async () => {
      const found = pointers(await refuse({ user_id: 5, session_id: '', messages: [], surprise: 1 }, 400));
      expect(found.sort()).toEqual(['/messages', '/session_id', '/surprise', '/user_id']);
    });

    it.each([
      ['a NUL', '\0'],
      ['a high surrogate alone', 'a\ud83e'],
      ['a low surrogate alone', '\udda4a'],
      ['surrogates the wrong way round', '\udda4\ud83e'],
    ])('names the text that holds %s, however deep', async (_, bad) => {
      await refuse(message({ content: `x${bad}` }), 400, '/messages/1/content');
      await refuse(message({ name: `x${bad}` }), 400, '/messages/1/name');
      await refuse(
        turnBody('u1', 'never', { extra_metadata: { a: [1, { b: `x${bad}` }] } }),
        400,
        '/extra_metadata/a/1/b',
      );
      await refuse(
        turnBody('u1', 'never', { extra_metadata: { 'a/b': { '~': bad } } }),
        400,
        '/extra_metadata/a~1b/~0',
      );
      await refuse(
        turnBody('u1', 'never', { extra_metadata: { a: [{ [`k${bad}`]: 1 }] } }),
        400,
        '/extra_metadata/a/0',
      );
      const context = { user_id: 'u1', session_id: 's1', current_query: 'x' };
      for (const [field, value] of [
        ['current_query', bad],
        ['system_prompt', bad],
        ['validated_context', { a: bad }],
      ] as const) {
        const answer = await app.buildContext<Problem>({ ...context, [field]: value });
        const pointer = field === 'validated_context' ? '/validated_context/a' : `/${field}`;
        expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toContain(pointer);
      }
      const plan = await app.post<Problem>('/v1/plan/extract', { query: bad, plan_state: { location: bad } });
      expect(pointers(expectProblem(plan, 400, 'invalid_request')).sort()).toEqual(['/plan_state/location', '/query']);
    });

    it('takes metadata 64 levels deep and no deeper', async () => {
      const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;
      await refuse(turnBody('u1', 'never', { extra_metadata: nested(65) }), 400);
      const plan = await app.post('/v1/plan/extract', { query: 'x', plan_state: nested(65) });
      expectProblem(plan, 400, 'invalid_request');
    });

    it('is 413 for a message above 256 KiB, counted in bytes', async () => {
      await refuse(message({ content: 'a'.repeat(256 * KIB + 1) }), 413, '/messages/1/content');
      await refuse(message({ content: 'ñ'.repeat(128 * KIB + 1) }), 413, '/messages/1/content');
      await refuse(message({ content: '🦤'.repeat(64 * KIB + 1) }), 413, '/messages/1/content');
      const query = await app.buildContext<Problem>({
        user_id: 'u1',
        session_id: 's1',
        current_query: 'a'.repeat(256 * KIB + 1),
      });
      expectProblem(query, 413, 'payload_too_large');
      const prompt = await app.buildContext<Problem>({
        user_id: 'u1',
        session_id: 's1',
        current_query: 'x',
        system_prompt: 'a'.repeat(256 * KIB + 1),
      });
      expectProblem(prompt, 413, 'payload_too_large');
    });

    it('is 413 for metadata above 64 KiB, counted in bytes', async () => {
      await refuse(turnBody('u1', 'never', { extra_metadata: { a: 'a'.repeat(64 * KIB) } }), 413, '/extra_metadata');
      await refuse(turnBody('u1', 'never', { extra_metadata: { a: 'ñ'.repeat(32 * KIB) } }), 413, '/extra_metadata');
      const context = await app.buildContext<Problem>({
        user_id: 'u1',
        session_id: 's1',
        current_query: 'x',
        validated_context: { a: 'a'.repeat(64 * KIB) },
      });
      expectProblem(context, 413, 'payload_too_large');
    });

    it('keeps the refusal short even where everything is wrong', async () => {
      const answer = await app.saveTurn({
        user_id: 'u1',
        session_id: 'never',
        messages: [{ role: 'user', content: 'a'.repeat(256 * KIB + 1) }, ...Array.from({ length: 300_000 }, () => 1)],
      });
      expect([400, 413]).toContain(answer.status);
      expect(answer.text.length).toBeLessThan(100_000);
    });

    it.each([
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+01:00',
      '9999-12-31T23:59:59-01:00',
      '10000-01-01T00:00:00Z',
      '+010000-01-01T00:00:00Z',
      '-0001-01-01T00:00:00Z',
      '2026-02-29T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-11-21T24:00:00Z',
      '2026-11-21T23:59:60Z',
      '2026-11-21T20:00:00',
      '2026-11-21',
      '2026-11-21 20:00:00Z',
      '2026-11-21T20:00:00+24:00',
      '2026-11-21T20:00:00+1',
      '20261121T200000Z',
      '1795305600000',
      'now',
      'infinity',
      '',
    ])('is 400 for created_at %j', async (created_at) => {
      const answer = await app.saveTurn<Problem>(turnBody('u1', 'never', { created_at }));
      expect(pointers(expectProblem(answer, 400, 'invalid_request'))).toContain('/created_at');
    });

    it.each(['', 'x'.repeat(129), 'a\tb', '\x7f'])('is 400 for the Idempotency-Key %j', async (key) => {
      await refuse(turnBody('u1', 'never'), 400, 'header:idempotency-key', { 'idempotency-key': key });
    });
  });

  describe('accepted at its limits', () => {
    const accepted = async (more: Record<string, unknown>, headers = {}) => {
      const answer = await app.saveTurn(turnBody('u1', fresh('limit'), more), headers);
      expect(answer.status, answer.text).toBe(201);
      return answer.body;
    };

    it.each(['', 'a'.repeat(256 * KIB), 'ñ'.repeat(128 * KIB), '字'.repeat(87_381), '🦤'.repeat(64 * KIB)])(
      'a message of just as much text as fits',
      async (content) => {
        await accepted({ messages: [{ role: 'user', content }] });
      },
    );

    it('64 messages, an id of 128 characters of every kind, metadata of 64 KiB', async () => {
      await accepted({ messages: Array.from({ length: 64 }, (_, n) => ({ role: 'user', content: `m${n}` })) });
      await accepted({ extra_metadata: { a: 'a'.repeat(64 * KIB - '{"a":""}'.length) } });
      const id = `Aa0._:@|+=~-${'x'.repeat(116)}`;
      expect((await app.saveTurn(turnBody(id, id))).status).toBe(201);
      expect((await app.get(`/v1/sessions/${encodeURIComponent(id)}`)).status).toBe(200);
    });

    it.each([
      ['2026-11-21T20:00:00Z', '2026-11-21T20:00:00.000Z'],
      ['2026-11-21T20:00:00.123456Z', '2026-11-21T20:00:00.123Z'],
      ['2026-11-21T20:00:00.5+05:45', '2026-11-21T14:15:00.500Z'],
      ['2026-11-21T20:00:00-23:59', '2026-11-22T19:59:00.000Z'],
      ['2026-11-21T20:00:00+23:59', '2026-11-20T20:01:00.000Z'],
      ['2026-11-21T20:00:00+16:00', '2026-11-21T04:00:00.000Z'],
      ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
      ['0099-06-01T12:00:00Z', '0099-06-01T12:00:00.000Z'],
      ['1799-06-01T12:00:00Z', '1799-06-01T12:00:00.000Z'],
      ['1969-07-20T20:17:40Z', '1969-07-20T20:17:40.000Z'],
      ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
      ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ])('created_at %s, shown as %s', async (created_at, shown) => {
      expect((await accepted({ created_at })).created_at).toBe(shown);
    });

    it.each(['x', 'x'.repeat(128), 'a b', '!"#$%&()*+,-./:;<=>?@[]^_`{|}~', 'clé-ñ'])(
      'Idempotency-Key %j',
      async (key) => {
        await accepted({}, { 'idempotency-key': key });
      },
    );

    it('any well-formed language tag', async () => {
      for (const language of ['es', 'en', 'ES', 'es-MX', 'zh-Hant-TW', 'de-CH-1996', 'yue', 'x-klingon', 'i-navajo'])
        await accepted({ language });
    });

    it('a body with an unused byte order mark or none, and application/json with parameters', async () => {
      const payload = JSON.stringify(turnBody('u1', fresh('limit')));
      const answer = await app.send({
        method: 'POST',
        url: '/v1/save-turn',
        payload,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
      expect(answer.status).toBe(201);
    });
  });

  describe('over a socket', () => {
    let port: number;
    beforeAll(async () => {
      await app.app.listen({ host: '127.0.0.1', port: 0 });
      port = (app.app.server.address() as AddressInfo).port;
    });

    /** The reply to raw bytes, as the same shape that injected requests give. */
    async function raw(bytes: string | Buffer): Promise<Answer<Problem>> {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.setEncoding('utf8');
      socket.on('data', (data: string) => {
        received += data;
      });
      socket.on('error', () => undefined);
      socket.setTimeout(10_000, () => socket.destroy());
      socket.write(bytes);
      await once(socket, 'close');
      const [head = '', text = ''] = received.split('\r\n\r\n');
      const [status = '', ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      return { status: Number(status.split(' ')[1]), headers, text, body: JSON.parse(text) as Problem };
    }
    const withHeaders = (headers: string) =>
      `GET /v1/sessions?user_id=u1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

    it.each([
      ['no HTTP at all', 'hello\r\n\r\n'],
      ['a TLS greeting', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
      ['a header without a name', withHeaders(': x\r\n')],
      ['a length that is no number', 'POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n'],
      [
        'two lengths',
        'POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      ],
      [
        'a length and chunks',
        'POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      ],
      [
        'a bad chunk',
        'POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
      ],
    ])('answers %s with a 400 problem', async (_, bytes) => {
      expectProblem(await raw(bytes), 400, 'invalid_request');
    });

    it('answers headers above what the parser takes with a problem that names the size', async () => {
      const answer = await raw(withHeaders(`x-much: ${'y'.repeat(20_000)}\r\n`));
      expect([414, 431]).toContain(answer.status);
      expectProblem(answer, answer.status, answer.body.code);
    });

    it('keeps the right count when bodies are announced larger than the limit', async () => {
      const answer = await raw(
        'POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{}',
      );
      expectProblem(answer, 413, 'payload_too_large');
    });

    it('is 413 for chunks that go on beyond 1 MiB without having said so', async () => {
      const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
      const answer = await raw(
        `POST /v1/save-turn HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}0\r\n\r\n`,
      );
      expectProblem(answer, 413, 'payload_too_large');
    });
  });
});
