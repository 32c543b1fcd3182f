import type { StoredSession } from '../memory/sessions/session.ts';

/** Returns a session as callers see it. Context and references have their fields and are empty in this version. */
export function sessionView(session: StoredSession, ttlSeconds: number) {
  return {
    session_id: session.sessionId,
    user_id: session.userId,
    created_at: session.createdAt.toISOString(),
    last_activity_at: session.lastActivityAt.toISOString(),
    expires_at: new Date(session.lastActivityAt.getTime() + ttlSeconds * 1000).toISOString(),
    total_turns: session.turnCount,
    version: session.version,
    context: {},
    locked: session.locked,
    external_refs: {},
  };
}

/** Returns an ended session as callers see it: the job that reads its turns. */
export function endedSessionView(jobId: string) {
  return { job_id: jobId };
}
