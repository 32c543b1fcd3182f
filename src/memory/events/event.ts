/** The kinds of things that the service tells of. */
export const EVENT_TYPES = [
  'session.created',
  'session.expired',
  'session.destroyed',
  'turn.added',
  'fact.added',
  'fact.superseded',
  'fact.forgotten',
  'context.over_budget',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Something that is happening, to be told once the transaction that does it is committed. */
export interface NewEvent {
  readonly tenant: string;
  readonly userId: string;
  /** The session it happened in; null for what has none. Events of one session are written while it is locked, so that they keep its order. */
  readonly sessionId: string | null;
  readonly type: EventType;
  /** The fields that it has besides the common ones, as callers see them: ids, numbers and names, never the text of a message. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Something that happened. */
export interface Event {
  /** The place in the one order of all events, which is its id too. */
  readonly entry: number;
  readonly type: EventType;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly createdAt: Date;
  readonly detail: Readonly<Record<string, unknown>>;
}
