import { randomUUID } from 'node:crypto';
import { DEFAULT_TENANT } from '../cache/cache-keys.ts';
import { buildApp } from '../http/app.ts';
import { AgentContextBuilder } from '../memory/agent-context-builder.ts';
import { ErasureWatch } from '../memory/archive/erasure-watch.ts';
import { SessionErasure } from '../memory/archive/session-erasure.ts';
import { UserErasure } from '../memory/archive/user-erasure.ts';
import { ContextBuilder } from '../memory/conversation/context-builder.ts';
import { ConversationBuffer } from '../memory/conversation/conversation-buffer.ts';
import { MemoryMaintenance } from '../memory/episodes/memory-maintenance.ts';
import { FactMentions } from '../memory/facts/mentions/fact-mentions.ts';
import { MemoryManager } from '../memory/memory-manager.ts';
import { EarlierPlans } from '../memory/plans/earlier-plans.ts';
import { PlanContextExtractor } from '../memory/plans/plan-context-extractor.ts';
import { DisposablePurge } from '../memory/sessions/disposable-purge.ts';
import { PatternReader } from '../memory/sessions/pattern-reader.ts';
import { SessionContexts } from '../memory/sessions/session-contexts.ts';
import { SessionLocks } from '../memory/sessions/session-locks.ts';
import { TurnSaver } from '../memory/turn-saver.ts';
import { ContextStore } from '../stores/context-store.ts';
import { ErasureStore } from '../stores/erasure-store.ts';
import { MentionStore } from '../stores/mention-store.ts';
import { SessionContextStore } from '../stores/session-context-store.ts';
import { SessionLockStore } from '../stores/session-lock-store.ts';
import { SessionStore } from '../stores/session-store.ts';
import { TurnStore } from '../stores/turn-store.ts';
import { watchDatabase } from '../telemetry/metrics.ts';
import { createArchives } from './create-archives.ts';
import { createCaches } from './create-caches.ts';
import { createEmbeddingWorker } from './create-embedding-worker.ts';
import { createEncryption } from './create-encryption.ts';
import { createEvents } from './create-events.ts';
import { createFactMemory } from './create-fact-memory.ts';
import { createJournal } from './create-journal.ts';
import { createMemoryFiles, createMemoryFolder } from './create-memory-files.ts';
import { createPartsWatch } from './create-parts-watch.ts';
import { createReadingJobs } from './create-reading-jobs.ts';
import { createRecallClient } from './create-recall-client.ts';
import { createSearch } from './create-search.ts';
import { createSemanticMemory } from './create-semantic-memory.ts';
import { createSessionLife } from './create-session-life.ts';
import { createTurnDrafter } from './create-turn-drafter.ts';
import { createFoundations, type Opened } from './foundations.ts';

interface ServiceOptions extends Opened {
  readonly isClosing: () => boolean;
  /** Returns the metrics of all workers; this process's own where absent. */
  readonly metricsText?: () => Promise<{ contentType: string; text: string }>;
}

/** Creates the whole HTTP service, above an open database: the app, what runs beside the requests, and how all of it ends. */
export async function createService({ isClosing, metricsText, ...opened }: ServiceOptions) {
  const foundations = createFoundations(opened);
  const { config, logger, metrics, database, jobs, keys, clock } = foundations;
  const { shared, entries, counter } = await createCaches(foundations);
  const turns = new TurnStore({ database });
  const sessions = new SessionStore({ database });
  const lockStore = new SessionLockStore({ database });
  const { enabled, recallDeadlineMs, memoryShare, memoryLimit, minScore } = config.semanticMemory;
  // With the embedded database the embedding worker runs inside the one process there is.
  const worker = enabled && database.kind === 'embedded' ? createEmbeddingWorker(foundations) : null;
  const client = enabled && worker === null ? createRecallClient(foundations) : null;
  const memories = createSemanticMemory(foundations, worker?.engine ?? client);
  const { facts, lateFacts, factUpkeep } = createFactMemory(foundations, { recalled: enabled });
  const mentions = new FactMentions({
    mentions: new MentionStore({ database }),
    factUpkeep,
    logger,
    metrics,
    now: () => performance.now(),
  });
  const memoryFiles = createMemoryFiles(foundations, facts);
  const memoryFolder = createMemoryFolder(foundations, memoryFiles);
  const telling = createEvents(foundations);
  const { eventLog, eventStreams, webhooks, lateEvents } = telling;
  const { journal, journalReader } = createJournal(foundations, () => worker?.wake());
  const { search, entities, indexer } = createSearch(foundations, facts, journalReader);
  const maintenance = new MemoryMaintenance({ ...foundations, memories, factUpkeep, memoryFiles });
  const plans = new PlanContextExtractor();
  const buffer = new ConversationBuffer({
    contexts: new ContextStore({ database }),
    entries,
    logger,
    metrics,
    maxContextTokens: config.maxContextTokens,
    adaptive: config.adaptive,
    onSegment: (segment) => reading.summarizer.askForSoon(segment),
  });
  const dropEntries = (tenant: string, sessionIds: readonly string[]) => buffer.dropEntries(tenant, sessionIds);
  /** Drops all that this process holds of sessions that are gone. */
  const forgetSessions = (tenant: string, sessionIds: readonly string[]) => {
    life.usage.forget(tenant, sessionIds);
    mentions.forget(tenant, sessionIds);
    return dropEntries(tenant, sessionIds);
  };
  const reading = createReadingJobs(
    { ...foundations, facts, lateFacts, journalReader, dropEntries: forgetSessions },
    { distils: enabled },
  );
  const { sessionEnd, destruction } = reading;
  const life = createSessionLife({ ...foundations, sessionEnd, journalReader, dropEntries });
  const encryption = createEncryption(foundations, shared);
  const drafter = createTurnDrafter(foundations);
  const earlierPlans = new EarlierPlans({ sessions, plans });
  const saver = new TurnSaver({
    drafter,
    database,
    turns,
    sessions,
    locks: lockStore,
    sessionLimits: config.sessionLimits,
    facts,
    plans,
    earlierPlans,
    buffer,
    usage: life.usage,
    clock,
    logger,
    metrics,
    onTurnSaved: worker === null ? undefined : () => worker.wake(),
    onHeld: (tenant, sessionId, held) => life.cuts.hold(tenant, sessionId, held),
  });
  const patterns = new PatternReader({ turns, entities });
  const contexts = new AgentContextBuilder({
    buffer,
    builder: new ContextBuilder(),
    plans,
    earlierPlans,
    memories,
    recallDeadlineMs,
    memoryShare,
    memoryLimit,
    minScore,
    lateEvents,
    clock,
    logger,
    metrics,
    maxContextTokens: config.maxContextTokens,
    profile: config.profile,
    adaptive: config.adaptive,
    earlier: reading.earlier,
    defaultLanguage: config.defaultLanguage,
    activity: life.activity,
    usage: life.usage,
    mentions,
    patterns,
  });
  const memory = new MemoryManager({ saver, contexts, buffer, turns, search, entities, sessions, patterns });

  const archives = createArchives(foundations, {
    lateFacts,
    drafter,
    onTurnSaved: worker === null ? undefined : () => worker.wake(),
  });

  const erasures = new ErasureStore({ database });
  const erasureWatch = new ErasureWatch({ erasures, forget: (scopes) => entries.forgetErased(scopes), logger });

  watchDatabase(metrics, () => database.load());
  const parts = createPartsWatch(foundations, { shared, worker });
  const purge = new DisposablePurge({ turns, keys, logger });
  const app = await buildApp({
    memory,
    memories,
    facts,
    memoryFiles,
    sessionContexts: new SessionContexts({ contexts: new SessionContextStore({ database }) }),
    journal,
    search,
    entities,
    locks: new SessionLocks({ locks: lockStore, newId: randomUUID, metrics }),
    sessionEnd,
    destruction,
    reset: life.reset,
    cuts: life.cuts,
    usage: life.usage,
    toolCache: life.toolCache,
    jobs,
    eventLog,
    eventStreams,
    webhooks,
    plans,
    clock,
    sessionTtlSeconds: config.sessionTtlSeconds,
    defaultLanguage: config.defaultLanguage,
    archives,
    erasure: new UserErasure({ erasures, dropEntries: forgetSessions, clock }),
    sessionErasure: new SessionErasure({ erasures, destruction, clock }),
    importMaxBytes: config.importMaxBytes,
    logger,
    metrics,
    keys,
    keySettings: config.apiKeys,
    counter,
    maxConcurrentRequests: config.maxConcurrentRequests,
    rateLimitPerMinute: config.rateLimitPerMinute,
    pingDatabase: () => database.ping(),
    parts: () => parts.current(),
    isClosing,
    metricsText:
      metricsText ??
      (async () => ({ contentType: metrics.registry.contentType, text: await metrics.registry.metrics() })),
  });
  return {
    app,
    memory,
    /** What becomes of sessions besides their turns. */
    life,
    keys,
    indexer,
    encryption,
    /** Makes the tenants that the configuration names known to the database; the first request needs them. */
    async addTenants(): Promise<void> {
      for (const tenant of new Set([DEFAULT_TENANT, ...config.apiKeys.map((key) => key.tenant)]))
        await keys.addTenant(tenant);
    },
    /** Starts what runs beside the requests. */
    start: () => {
      parts.start();
      erasureWatch.start();
      purge.start();
      telling.start();
      maintenance.start();
      worker?.start();
      reading.start();
      life.start();
      mentions.start();
      indexer.start();
      memoryFolder?.start();
      encryption?.start();
    },
    async close(): Promise<void> {
      parts.stop();
      await erasureWatch.stop();
      await memoryFolder?.stop();
      await encryption?.stop();
      await purge.stop();
      await telling.close();
      await maintenance.stop();
      client?.close();
      await life.stop();
      await mentions.stop();
      await indexer.stop();
      await reading.stop();
      await worker?.close();
      await shared?.close();
    },
  };
}
