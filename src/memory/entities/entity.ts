/** The kinds of things that a session's turns mention. `topics` are words that its user says often. */
export const ENTITY_KINDS = ['files', 'commands', 'errors', 'places', 'people', 'topics'] as const;

export type EntityKind = (typeof ENTITY_KINDS)[number];

/** Something that a turn mentions. */
export interface Mention {
  readonly kind: EntityKind;
  /** The name as it was written. */
  readonly name: string;
  readonly mentions: number;
}

/** Something that a session mentions, over its turns. */
export interface SessionEntity extends Mention {
  readonly sessionId: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly lastSaidAt: Date;
}

/** A text that entities are read from. */
export interface EntityText {
  readonly role: 'user' | 'assistant' | 'system' | 'tool';
  readonly text: string;
}

/** A rule that finds entities of one kind, with the examples that it is held to. */
export interface EntityRule {
  readonly kind: Exclude<EntityKind, 'topics'>;
  /** Finds the name, in the group `name`; with the flags `g` and `u`. Read a line at a time. */
  readonly pattern: RegExp;
  /** Only in messages of these roles. */
  readonly roles?: readonly EntityText['role'][];
  /** Names that are none, without case and accents. */
  readonly not?: ReadonlySet<string>;
  /** True where the name stands inside a JSON string. */
  readonly json?: true;
  /** Texts, and the names that must be found in them. */
  readonly must: readonly (readonly [text: string, ...names: string[]])[];
  /** Texts in which the rule must find nothing. */
  readonly mustNot: readonly string[];
}
