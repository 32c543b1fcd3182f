import { randomUUID } from 'node:crypto';
import type { SessionEnd } from '../memory/facts/session-end.ts';
import type { JournalReader } from '../memory/journal/journal-reader.ts';
import { openChatModel } from '../memory/llm/chat-model.ts';
import { SessionActivity } from '../memory/sessions/session-activity.ts';
import { SessionCuts } from '../memory/sessions/session-cuts.ts';
import { SessionExpiry } from '../memory/sessions/session-expiry.ts';
import { SessionReset } from '../memory/sessions/session-reset.ts';
import { SessionUpkeep } from '../memory/sessions/session-upkeep.ts';
import { SessionUsage } from '../memory/sessions/session-usage.ts';
import { ToolCache } from '../memory/tools/tool-cache.ts';
import { EntityStore } from '../stores/entity-store.ts';
import { EventStore } from '../stores/event-store.ts';
import { SessionCutStore } from '../stores/session-cut-store.ts';
import { SessionExpiryStore } from '../stores/session-expiry-store.ts';
import { SessionUsageStore } from '../stores/session-usage-store.ts';
import { SnapshotStore } from '../stores/snapshot-store.ts';
import { ToolResultStore } from '../stores/tool-result-store.ts';
import type { Foundations } from './foundations.ts';

const NAMING_MS = 2_500; // a reset waits so long for the name of its snapshot; then rules name it

interface Deps extends Foundations {
  readonly sessionEnd: SessionEnd;
  readonly journalReader: JournalReader;
  readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
}

/** Puts together what becomes of sessions besides their turns: how they are reset and cut, and how they expire. */
export function createSessionLife({ sessionEnd, journalReader, dropEntries, ...foundations }: Deps) {
  const { config, database, clock, logger, metrics } = foundations;
  const { sessionTtlSeconds } = config;
  const cutStore = new SessionCutStore({ database });
  const expiries = new SessionExpiryStore({ database });
  const onCut = (tenant: string, sessionId: string) => dropEntries(tenant, [sessionId]);
  const cuts = new SessionCuts({
    database,
    cuts: cutStore,
    sessionEnd,
    limits: config.sessionLimits,
    retentionDays: config.rawTurnRetentionDays,
    sessionTtlSeconds,
    readers: { facts: config.llm !== undefined, episodes: config.llm !== undefined && config.semanticMemory.enabled },
    journal: journalReader,
    onCut,
    logger,
    metrics,
  });
  const reset = new SessionReset({
    database,
    sessions: cutStore,
    snapshots: new SnapshotStore({ database }),
    entities: new EntityStore({ database }),
    sessionEnd,
    cuts,
    onReset: onCut,
    memories: config.semanticMemory.enabled ? foundations.memoryStore : null,
    model: config.llm === undefined ? null : openChatModel({ ...config.llm, timeoutMs: NAMING_MS }),
    clock,
    newId: randomUUID,
  });
  const expiry = new SessionExpiry({
    expiries,
    sessionEnd,
    events: new EventStore({ database }),
    sessionTtlSeconds,
    destroys: config.destroysExpired,
    metrics,
  });
  const activity = new SessionActivity({ expiries, sessionTtlSeconds, logger });
  const usage = new SessionUsage({ usages: new SessionUsageStore({ database }), logger, metrics });
  const toolCache = new ToolCache({
    results: new ToolResultStore({ database }),
    ttlSeconds: config.toolCacheTtlSeconds,
    maxEntries: config.toolCacheMaxEntries,
  });
  const everySeconds = config.sessionCleanupSeconds;
  const upkeep = new SessionUpkeep({ ...foundations, expiry, cuts, toolCache, everySeconds });
  return {
    cuts,
    reset,
    activity,
    usage,
    toolCache,
    upkeep,
    start: () => {
      activity.start();
      usage.start();
      upkeep.start();
    },
    stop: async () => {
      await upkeep.stop();
      await cuts.stop();
      await activity.stop();
      await usage.stop();
    },
  };
}
