import { randomUUID } from 'node:crypto';
import type { SessionEnd } from '../memory/facts/session-end.ts';
import { SessionActivity } from '../memory/sessions/session-activity.ts';
import { SessionCuts } from '../memory/sessions/session-cuts.ts';
import { SessionExpiry } from '../memory/sessions/session-expiry.ts';
import { SessionReset } from '../memory/sessions/session-reset.ts';
import { SessionUpkeep } from '../memory/sessions/session-upkeep.ts';
import { EventStore } from '../stores/event-store.ts';
import { SessionCutStore } from '../stores/session-cut-store.ts';
import { SessionExpiryStore } from '../stores/session-expiry-store.ts';
import { SnapshotStore } from '../stores/snapshot-store.ts';
import type { Foundations } from './foundations.ts';

interface Deps extends Foundations {
  readonly sessionEnd: SessionEnd;
  readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
}

/** Puts together what becomes of sessions besides their turns: how they are reset and cut, and how they expire. */
export function createSessionLife({ sessionEnd, dropEntries, ...foundations }: Deps) {
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
    onCut,
    logger,
    metrics,
  });
  const reset = new SessionReset({
    database,
    sessions: cutStore,
    snapshots: new SnapshotStore({ database }),
    sessionEnd,
    cuts,
    onReset: onCut,
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
  const upkeep = new SessionUpkeep({ ...foundations, expiry, cuts, everySeconds: config.sessionCleanupSeconds });
  return {
    cuts,
    reset,
    activity,
    upkeep,
    start: () => {
      activity.start();
      upkeep.start();
    },
    stop: async () => {
      await upkeep.stop();
      await cuts.stop();
      await activity.stop();
    },
  };
}
