/**
 * Every metric of the service. Labels are bounded (routes, statements, outcomes; never an id), and the ones that an alert divides
 * by start at zero, so that "no data" and "none" can be told apart.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseLoad } from '../stores/database.ts';
import { TalliedHistogram } from './tallied-histogram.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges that are called totals, which Prometheus' own check complains of; the same figures are there by type.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);

  const cacheRequests = new Counter({
    name: 'hipocampo_cache_requests_total',
    help: 'Contexts by what the caches had: hit (an entry, as it was or extended by the turns since), miss (none, or one that was no prefix), bypass (cache away)',
    labelNames: ['result'] as const,
    registers,
  });
  const turnsSaved = new Counter({
    name: 'hipocampo_turns_saved_total',
    help: 'Turns by outcome: added, or replayed to a retry',
    labelNames: ['result'] as const,
    registers,
  });
  const sessionLocks = new Counter({
    name: 'hipocampo_session_locks_total',
    help: 'Wishes for the lock of a session by outcome: acquired, renewed, released, refused (another holds it, or the token is stale)',
    labelNames: ['result'] as const,
    registers,
  });

  const metrics = {
    registry,
    cacheRequests,
    /** The counters of the cache by result, at hand for each build. */
    cacheOutcomes: outcomesOf(cacheRequests, ['hit', 'miss', 'bypass']),
    /** The counters of the saved turns by outcome. */
    turnOutcomes: outcomesOf(turnsSaved, ['added', 'replayed']),
    /** The counters of the locks of sessions by outcome. */
    lockOutcomes: outcomesOf(sessionLocks, ['acquired', 'renewed', 'released', 'refused']),
    /** Shows at each scrape how many requests are being worked on. */
    watchRequests(working: () => number): void {
      new Gauge({
        name: 'hipocampo_http_requests_in_flight',
        help: 'Requests being worked on',
        registers,
        collect() {
          this.set(working());
        },
      });
    },
    /** Shows at each scrape how many event streams are open. */
    watchEventStreams(open: () => number): void {
      new Gauge({
        name: 'hipocampo_event_streams',
        help: 'Event streams that are open',
        registers,
        collect() {
          this.set(open());
        },
      });
    },
    eventsNotTold: new Counter({
      name: 'hipocampo_events_not_told_total',
      help: 'Events of builds (context.over_budget) that were dropped: too many at once, or the database was away',
      registers,
    }),
    webhookDeliveries: new Counter({
      name: 'hipocampo_webhook_deliveries_total',
      help: 'Attempts to deliver an event by outcome: delivered, failed (tried again), dead (given up)',
      labelNames: ['result'] as const,
      registers,
    }),
    webhookBacklog: new Gauge({
      name: 'hipocampo_webhook_backlog',
      help: 'Events that webhooks wait for: failed ones and those behind them, and dead letters, as last counted',
      labelNames: ['state'] as const,
      aggregator: 'max',
      registers,
    }),
    webhookOldestSeconds: new Gauge({
      name: 'hipocampo_webhook_oldest_seconds',
      help: 'Age of the oldest event that a webhook was not told of yet, dead letters aside',
      aggregator: 'max',
      registers,
    }),
    httpRequestSeconds: new TalliedHistogram({
      name: 'hipocampo_http_request_seconds',
      help: 'Time from request to reply, by route',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    httpRequestsRefused: new Counter({
      name: 'hipocampo_http_requests_refused_total',
      help: 'Requests refused early because the process had as many as it can work on',
      registers,
    }),
    cacheFailures: new Counter({
      name: 'hipocampo_cache_failures_total',
      help: 'Cache commands without a reply in time',
      labelNames: ['operation'] as const,
      registers,
    }),
    cacheUp: new Gauge({
      name: 'hipocampo_cache_up',
      help: '1 while the cache answers every worker',
      aggregator: 'min',
      registers,
    }),
    partUp: new Gauge({
      name: 'hipocampo_part_up',
      help: '1 while a part that is configured answers every worker: postgres, redis, embedding_worker, llm',
      labelNames: ['part'] as const,
      aggregator: 'min',
      registers,
    }),
    indexBacklog: new Gauge({
      name: 'hipocampo_index_backlog_memories',
      help: 'Memories that are not found by their vector yet',
      aggregator: 'max',
      registers,
    }),
    factsKnown: new Gauge({
      name: 'hipocampo_facts',
      help: 'Facts that stand, by what time has made of them: active, dormant (told on request only), stale (asked about before they are told)',
      labelNames: ['state'] as const,
      aggregator: 'max',
      registers,
    }),
    contextBuilds: new Counter({ name: 'hipocampo_context_builds_total', help: 'Contexts built', registers }),
    contextsOverBudget: new Counter({
      name: 'hipocampo_contexts_over_budget_total',
      help: 'Contexts that left out turns of their window for want of room: event context.over_budget',
      registers,
    }),
    contextCompressions: new Counter({
      name: 'hipocampo_context_compressions_total',
      help: 'Contexts that had to be compressed',
      registers,
    }),
    contextTokens: new TalliedHistogram({
      name: 'hipocampo_context_tokens',
      help: 'estimated_tokens of the contexts built',
      buckets: [50, 100, 250, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 8000, 16_000],
      registers,
    }),
    promptTokens: new Counter({
      name: 'hipocampo_prompt_tokens_total',
      help: 'Tokens of the prompts built',
      registers,
    }),
    fullHistoryTokens: new Counter({
      name: 'hipocampo_full_history_tokens_total',
      help: 'Tokens that the prompts built would have taken with every turn of their session: what of them was not sent was saved',
      registers,
    }),
    facts: new Counter({
      name: 'hipocampo_facts_total',
      help: 'Changes of facts: added, confirmed (said again), mentioned (confirmed by an answer that nobody contradicted), superseded (another took its place, or none), forgotten',
      labelNames: ['result'] as const,
      registers,
    }),
    factExtractionSeconds: new TalliedHistogram({
      name: 'hipocampo_fact_extraction_seconds',
      help: 'Time that the rules take to read a turn for facts',
      buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1],
      registers,
    }),
    statementSeconds: new TalliedHistogram({
      name: 'hipocampo_database_statement_seconds',
      help: 'Time of a database statement, seen from the service',
      labelNames: ['statement'] as const,
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    sessionsExpired: new Counter({
      name: 'hipocampo_sessions_expired_total',
      help: 'Sessions that expired because nothing was done with them for their time',
      registers,
    }),
    turnsRemoved: new Counter({
      name: 'hipocampo_turns_removed_total',
      help: 'Turns whose text was removed after a reset, a trim, by a limit or by retention',
      registers,
    }),
    turnsIndexed: new Counter({
      name: 'hipocampo_search_turns_indexed_total',
      help: 'Turns taken into the search index by this process',
      registers,
    }),
    searchSeconds: new Histogram({
      name: 'hipocampo_search_seconds',
      help: 'Time of a search in the history',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    recalls: new Counter({
      name: 'hipocampo_recalls_total',
      help: 'Recalls by what answered: hybrid, lexical (without vectors), none (nothing in time)',
      labelNames: ['mode'] as const,
      registers,
    }),
    recallSeconds: new Histogram({
      name: 'hipocampo_recall_seconds',
      help: 'Time of a recall, reading the memories included',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    rankerFailures: new Counter({
      name: 'hipocampo_ranker_failures_total',
      help: 'Recalls that the embedding worker did not rank in time, by why',
      labelNames: ['reason'] as const,
      registers,
    }),
    embedSeconds: new Histogram({
      name: 'hipocampo_embed_seconds',
      help: 'Time of one call of the embedding model',
      labelNames: ['priority'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    embedBatch: new Histogram({
      name: 'hipocampo_embed_batch_memories',
      help: 'Memories that were embedded with one claim of jobs',
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    memoriesEmbedded: new Counter({
      name: 'hipocampo_memories_embedded_total',
      help: 'Memories by outcome: embedded, merged (an echo of an earlier one), failed (their job is tried again or dead)',
      labelNames: ['result'] as const,
      registers,
    }),
    jobsWaiting: new Gauge({
      name: 'hipocampo_jobs',
      help: 'Jobs by kind and status, as last counted; failed ones are dead letters',
      labelNames: ['kind', 'status'] as const,
      aggregator: 'max',
      registers,
    }),
    jobLagSeconds: new Gauge({
      name: 'hipocampo_job_lag_seconds',
      help: 'Age of the oldest job of a kind that waits',
      labelNames: ['kind'] as const,
      aggregator: 'max',
      registers,
    }),
    stretchReadings: new Counter({
      name: 'hipocampo_stretch_readings_total',
      help: 'Questions to the language model about a stretch of turns, by what was asked for and by result: answered, or why not (refused, busy, away, unusable, stopped); given_up: stretches that are not asked about again',
      labelNames: ['kind', 'result'] as const,
      registers,
    }),
    shardReadSeconds: new Histogram({
      name: 'hipocampo_index_shard_read_seconds',
      help: 'Time to read the shard of a user that was not in memory, from its file or from the database',
      labelNames: ['source'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    indexSearchSeconds: new Histogram({
      name: 'hipocampo_index_search_seconds',
      help: 'Time of a search in a shard that is up to date',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1],
      registers,
    }),
    shardsEvicted: new Counter({
      name: 'hipocampo_index_shards_evicted_total',
      help: 'Shards that left memory to make room for others',
      registers,
    }),
    vectorsRefused: new Counter({
      name: 'hipocampo_index_vectors_refused_total',
      help: 'Stored vectors that are none: of another length, all zero, or not finite',
      registers,
    }),
    indexShards: new Gauge({ name: 'hipocampo_index_shards', help: 'Users whose shard is in memory', registers }),
    indexBytes: new Gauge({ name: 'hipocampo_index_bytes', help: 'Bytes of the shards in memory', registers }),
    unreadableRows: new Counter({
      name: 'hipocampo_unreadable_rows_total',
      help: 'Sealed rows that could not be opened, by table: damaged, moved to where they do not belong, or under a key that is gone',
      labelNames: ['table'] as const,
      registers,
    }),
    rowsSealed: new Counter({
      name: 'hipocampo_encryption_rows_total',
      help: 'Plain rows that were encrypted in the background since encryption was turned on',
      registers,
    }),
    sealingLeft: new Gauge({
      name: 'hipocampo_encryption_work_left',
      help: 'Pieces of work (a table of a tenant) that are still to be encrypted, as last counted',
      aggregator: 'max',
      registers,
    }),
    keysRewrapped: new Counter({
      name: 'hipocampo_encryption_keys_rewrapped_total',
      help: 'Keys of users that were taken over by a new master key',
      registers,
    }),
    keysToRewrap: new Gauge({
      name: 'hipocampo_encryption_keys_to_rewrap',
      help: 'Keys of users that are still wrapped by the master key before, as last counted',
      aggregator: 'max',
      registers,
    }),
    databaseConnectionsLost: new Counter({
      name: 'hipocampo_database_connections_lost_total',
      help: 'Database connections that broke',
      registers,
    }),
  };
  for (const result of ['answered', 'refused', 'busy', 'away', 'unusable', 'stopped', 'given_up'])
    for (const kind of ['facts_and_episodes', 'facts', 'episodes']) metrics.stretchReadings.inc({ kind, result }, 0);
  for (const mode of ['hybrid', 'lexical', 'none']) metrics.recalls.inc({ mode }, 0);
  for (const result of ['embedded', 'merged', 'failed']) metrics.memoriesEmbedded.inc({ result }, 0);
  for (const result of ['added', 'confirmed', 'mentioned', 'superseded', 'forgotten']) metrics.facts.inc({ result }, 0);
  for (const operation of ['get', 'set', 'delete', 'count', 'ping']) metrics.cacheFailures.inc({ operation }, 0);
  return metrics;
}

/** The children of a counter by result, begun at zero and looked up once instead of at every request. */
function outcomesOf<Result extends string>(counter: Counter<'result'>, results: readonly Result[]) {
  return Object.fromEntries(
    results.map((result) => {
      counter.inc({ result }, 0);
      return [result, counter.labels(result)];
    }),
  ) as Record<Result, Counter.Internal>;
}

/** Shows at each scrape what the entries take that this worker holds. */
export function watchEntries(metrics: Metrics, bytes: () => number): void {
  new Gauge({
    name: 'hipocampo_worker_cache_bytes',
    help: 'Bytes of the ready contexts in the memory of the workers',
    registers: [metrics.registry],
    collect() {
      this.set(bytes());
    },
  });
}

/** Shows the connection pool's load at each scrape. */
export function watchDatabase(metrics: Metrics, load: () => DatabaseLoad): void {
  new Gauge({
    name: 'hipocampo_database_connections',
    help: 'Database connections, and callers waiting for one',
    labelNames: ['state'] as const,
    registers: [metrics.registry],
    collect() {
      const { open, idle, waiting } = load();
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
