import type { EntitiesByKind } from '../memory/entities/session-entities.ts';
import type { StoredSession } from '../memory/sessions/session.ts';
import type { ListedSnapshot, Snapshot } from '../memory/sessions/snapshot.ts';
import { savingOf, type Usage } from '../memory/sessions/usage.ts';

/** Returns a session as callers see it. It does not expire before its lock does. */
export function sessionView(session: StoredSession, ttlSeconds: number) {
  const idleAt = session.lastActivityAt.getTime() + ttlSeconds * 1000;
  return {
    session_id: session.sessionId,
    user_id: session.userId,
    created_at: session.createdAt.toISOString(),
    last_activity_at: session.lastActivityAt.toISOString(),
    expires_at: new Date(Math.max(idleAt, session.lockedUntil?.getTime() ?? 0)).toISOString(),
    total_turns: session.turnCount,
    version: session.version,
    context: session.context,
    locked: session.lockedUntil !== null,
    external_refs: session.externalRefs,
  };
}

/** Returns a session by itself, with what its turns mention. */
export function wholeSessionView(session: StoredSession, ttlSeconds: number, entities: EntitiesByKind) {
  const { files, commands, errors, places, people, topics } = entities;
  const named = { files, commands, errors, places, people, topics };
  return {
    ...sessionView(session, ttlSeconds),
    entities: Object.fromEntries(Object.entries(named).map(([kind, names]) => [kind, [...names]])) as {
      [Kind in keyof typeof named]: string[];
    },
  };
}

/** Returns what a session's builds took as callers see it. */
export function usageView(usage: Usage) {
  return {
    builds: usage.builds,
    tokens: usage.tokens,
    full_history_tokens: usage.fullHistoryTokens,
    saving: Number(savingOf(usage).toFixed(4)),
    mean_tokens: usage.builds === 0 ? 0 : Number((usage.tokens / usage.builds).toFixed(1)),
    max_tokens: usage.maxTokens,
  };
}

/** Returns an ended session as callers see it: the job that reads its turns. */
export function endedSessionView(jobId: string) {
  return { job_id: jobId };
}

/** Returns a snapshot as callers see it. */
export function snapshotView(snapshot: Snapshot) {
  return {
    ...listedSnapshotView({ ...snapshot, messageCount: snapshot.messages.length }),
    messages: snapshot.messages,
  };
}

/** Returns a snapshot as a list shows it. */
export function listedSnapshotView(snapshot: ListedSnapshot) {
  return {
    slug: snapshot.slug,
    session_id: snapshot.sessionId,
    language: snapshot.language,
    message_count: snapshot.messageCount,
    to_turn: snapshot.toTurn,
    created_at: snapshot.createdAt.toISOString(),
  };
}
