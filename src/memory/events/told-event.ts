import type { Event } from './event.ts';

/** An event as streams and webhooks tell it; besides these fields it has those of its type. */
export interface ToldEvent {
  readonly id: string;
  readonly type: string;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly created_at: string;
}

/** Returns an event as it is told. */
export function toldEvent({ entry, type, userId, sessionId, createdAt, detail }: Event): ToldEvent {
  const common = {
    id: String(entry),
    type,
    user_id: userId,
    session_id: sessionId,
    created_at: createdAt.toISOString(),
  };
  return { ...common, ...detail, ...common };
}
