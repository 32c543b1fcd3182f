/** The content of a session: its turns that are shown, with their messages and the bytes of their text. */
export interface Held {
  readonly turns: number;
  readonly messages: number;
  readonly bytes: number;
}

/** The most that a session holds. */
export interface SessionLimits {
  /** Null: any number of turns. */
  readonly maxTurns: number | null;
  /** Messages that a model may see. */
  readonly maxMessages: number;
  readonly maxBytes: number;
}

/** The limits of a session, and the way in which a full one goes on: its oldest turns leave it, or it refuses new ones. */
export interface SessionPolicy extends SessionLimits {
  readonly reject: boolean;
}

export function exceeds({ turns, messages, bytes }: Held, { maxTurns, maxMessages, maxBytes }: SessionLimits): boolean {
  return messages > maxMessages || bytes > maxBytes || (maxTurns !== null && turns > maxTurns);
}

/** Returns the limits in words. */
export function namedLimits({ maxTurns, maxMessages, maxBytes }: SessionLimits): string {
  const turns = maxTurns === null ? '' : `${maxTurns} turns, `;
  return `${turns}${maxMessages} messages or ${maxBytes} bytes of text`;
}
