/**
 * The tables as drizzle sees them, for the cold paths; `migrations/` is what makes them, and a test compares the two.
 *
 * Glossary, the same words in API, tables, classes, metrics and docs:
 * - tenant: who pays; nothing crosses from one to another. user: whom the agent talks to. session: one chat of one user.
 * - turn: one exchange of 1-64 messages, saved whole or not at all; numbered 1, 2, 3 … in its session.
 * - message: what one role said. A disposable one (role `tool`, or marked so) is kept for a day and never in a prompt.
 * - version: counts every write that may change a session's context; a cached entry is right only at its version.
 * - generation: counts the changes of a session that were not an appended turn; an entry of the same generation is a true prefix,
 *   and is extended by the turns since its version.
 * - state of a session: live once it has turns; unborn while it was only locked, and nobody's; destroyed when it is gone, and its
 *   row keeps the numbers that a session made again goes on from. Readers know live sessions only.
 * - lock: of a session, held by an owner for a while. lock token: the proof of holding it. fencing token: the number of an acquisition,
 *   higher than that of any before. stale: of a token whose lock expired or was released. context: of a session, its key-value store.
 * - window: the turns that a prompt shows whole. reach: how far back the summary looks. digest: a turn's first words.
 * - segment: some three turns that follow each other on one matter; its summary, keys and values written once, stands for them in
 *   the prompts of the adaptive profile. continuity: how much a text goes on from the turns before, 0 to 1. shift: of the topic.
 *   period: an hour, day or week whose segments stand as one, of a level; made of them when it is wanted, and a day that is over kept as a memory.
 * - tool result: what a tool answered to some parameters, kept for a while so that it need not be asked again. usage: what the builds
 *   of a session took. full history: the prompt that would show every turn. block: a part of the caller's own prompt with the condition
 *   on which it stands. report: what the caller says of a turn's answer: valid, or with an error. open result: of a tool whose answer
 *   has not been told yet.
 * - question: of a turn, what it asks, as a keyed hash, where its answer could answer the same again; a repeated one is asked again.
 * - excerpt: a turn cut short, where no prompt could hold it whole. place: something with a name that a turn mentioned.
 * - plan state: what is known of a plan (activity, location, date …), merged from the turns' `plan_params`.
 * - memory: an episode that is found again by its meaning: what a turn said, or what a caller asked to remember. Of a type
 *   (episodic, summary, fact, user_profile, daily_log, snapshot), which says how long it lives.
 * - passage: a stretch of a memory that is short enough for the model. vector, embedding: what the model makes of a passage,
 *   of a memory. model: by its name; vectors of two are never compared. The serving one answers; an incoming one takes its
 *   place once it has embedded everything.
 * - episode: something that happened, told in one sentence by a language model that read the turns: a memory distilled from a
 *   session, with which it goes. evidence: the words that were said of it. stretch: the turns that the model reads at once.
 * - fact: something stable about a user, under a key. slot: what a key means in any language; of some only one value holds.
 *   confirmed: said again. superseded: another value took its place, or it was said to hold no longer. forgotten: on demand;
 *   it can be restored for 30 days. dormant, stale: not confirmed for long. standing: told whatever the query is about.
 *   forgetting: the mark that keeps what was forgotten from being learnt again from turns that were stored before it.
 *   facts_version: counts the transactions that changed facts of a user.
 * - reading: a stretch of turns that a language model reads for facts, and with semantic memory for episodes. learnt: held against
 *   what is known, and kept. end: of a session, when someone says so; its turns are read then.
 * - cut: what a reset, a trim, a limit or retention does to a session: it begins at a later turn (first_turn), and no reader sees
 *   those below, whose rows are removed once they are extracted. stub: what stays of a removed turn, without its text, where an
 *   idempotency key or a fact names it. expired: idle for so long that what a session works with (lock, context, references of the
 *   caller's) was taken back; its turns stay. snapshot: the last messages of a session, kept by a reset.
 * - search term: a stem of a word that was said, as a keyed hash. run: turns of a session that are in the search index one after
 *   another. ordinal: the place of a turn among all that its user has in it. block: 4,096 of them. tail: the turns not in it yet.
 *   posting: an ordinal in a term's list (the column `ordinals`), with the places of the term in that turn, message by message.
 * - entity: a file, command, error, place or person that a session's turns mention, or a topic of theirs.
 * - tombstone: a memory that was deleted, kept until every index has followed.
 * - memory file: the facts of a user as a text that people edit, MEMORY.md. layout: the order of its lines, and what stands there that
 *   is no fact (a note). version of it: one that was handed out, which an edit may have started from.
 * - archive: sessions and users as documents, exported and imported. erasure: a user removed everywhere; its receipt counts what was.
 * - journal: what happened to a user, in lines, a day at a time (daily_log in tables and types). reading, of the journal: how far a
 *   session's turns were read for lines.
 * - event: something that happened, told to whoever listens: a stream (while it is open) or a webhook (whose deliveries are kept
 *   until they succeed or are given up). entry: an event's place in the one order of all. frontier: the entry up to which that
 *   order is settled, so that it can be read.
 * - sealed: encrypted, and bound to its row; plain: not. key: of a user, which seals what is that user's; it is wrapped by the master
 *   key of the installation. owner: of a row, the user whose key seals it.
 * - job: a piece of background work. lease: how long whoever claimed it may be silent. dead letter: a job that failed for good.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();
const count = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const tenants = pgTable('tenants', {
  tenantId: text('tenant_id').primaryKey(),
  createdAt: moment('created_at').defaultNow(),
});

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

export const upkeep = pgTable('upkeep', {
  task: text('task').primaryKey(),
  dueAt: moment('due_at'),
});

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

export const dailyLog = pgTable(
  'daily_log',
  {
    tenantId: text('tenant_id').notNull(),
    lineId: uuid('line_id').notNull(),
    userId: text('user_id').notNull(),
    source: text('source', { enum: ['caller', 'session', 'decision', 'error'] }).notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    sessionId: text('session_id'),
    turnNumber: integer('turn_number'),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.lineId] })],
);

export const journalReadings = pgTable(
  'journal_readings',
  {
    tenantId: text('tenant_id').notNull(),
    sessionId: text('session_id').notNull(),
    throughTurn: integer('through_turn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.sessionId] })],
);

export const memoryFiles = pgTable(
  'memory_files',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    layout: text('layout').notNull(),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const memoryFileVersions = pgTable(
  'memory_file_versions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    etag: text('etag').notNull(),
    content: text('content').notNull(),
    keptAt: moment('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.etag] })],
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

export const searchProgress = pgTable('search_progress', {
  tenantId: text('tenant_id').primaryKey(),
  sweptThrough: moment('swept_through').default(sql`'-infinity'`),
  nextThrough: timestamp('next_through', { withTimezone: true, mode: 'date' }),
  nextXmax: bigint('next_xmax', { mode: 'number' }),
  leasedUntil: moment('leased_until').default(sql`'-infinity'`),
});

export const searchUsers = pgTable(
  'search_users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    nextOrdinal: integer('next_ordinal').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const searchRuns = pgTable(
  'search_runs',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    firstOrdinal: integer('first_ordinal').notNull(),
    sessionId: text('session_id'),
    firstTurn: integer('first_turn').notNull(),
    lastTurn: integer('last_turn').notNull(),
    goneAt: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.firstOrdinal] })],
);

export const searchBlocks = pgTable(
  'search_blocks',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    block: integer('block').notNull(),
    saidFrom: moment('said_from'),
    saidTo: moment('said_to'),
    tellsPlaces: boolean('tells_places').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.block] })],
);

export const searchTerms = pgTable(
  'search_terms',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    term: count('term'),
    block: integer('block').notNull(),
    ordinals: bytea('ordinals').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.term, table.block] })],
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
