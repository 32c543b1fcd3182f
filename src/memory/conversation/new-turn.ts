import type { Held, SessionLimits } from '../sessions/session-limits.ts';
import type { JsonText } from './json-bytes.ts';
import type { SessionVersion } from './session-history.ts';

/** A turn ready to be written: all that can be known before its session is locked. */
export interface NewTurn {
  readonly tenant: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly turnId: string;
  /** JSON array of stored messages. */
  readonly messages: JsonText;
  /** JSON array of ISO times or null; null where the caller dated no message. */
  readonly messageTimes: JsonText | null;
  /** JSON array of [position, message] of the disposable messages. */
  readonly disposable: JsonText | null;
  /** JSON array of [position, replaced, message] of what a prompt shows otherwise than it came; null where it shows all as it came. */
  readonly originals: JsonText | null;
  /** JSON array of stored messages, cut short, of a turn that no prompt could hold whole. */
  readonly excerpt: JsonText | null;
  readonly excerptTokens: number | null;
  readonly digest: string;
  readonly digestTokens: number;
  /** JSON array of the places that the turn mentions. */
  readonly places: JsonText | null;
  readonly messageCount: number;
  readonly tokenCount: number;
  /** The UTF-8 bytes that a session's limit counts: of its messages, with all that came with them, and of its metadata. */
  readonly textBytes: number;
  readonly language: string;
  /** False where `language` is only what it is when neither the session nor the user has one. */
  readonly languageTold: boolean;
  readonly extraMetadata: JsonText | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: Uint8Array | null;
  /** The ISO time of the turn; null: the time at which it is stored. */
  readonly createdAt: string | null;
  /** False for a turn whose facts could not be read: the end of its session reads it again. */
  readonly factsRead: boolean;
  /** The keyed hash of what it asks; null where its answer could answer nothing again. */
  readonly question: number | null;
  /** True where it says that the answer before it was wrong. */
  readonly corrects: boolean;
  /** The way in which it goes on from the turns before it, 0 to 1; null where nothing came before, or nobody had that at hand. */
  readonly semanticContinuity: number | null;
  /** JSON object that is merged over the session's plan state. */
  readonly planParams: JsonText;
  /** True where the session lets its plan go with this turn: a later one may go on with it. */
  readonly isPlanLetGo: boolean;
  /** The tools that its messages call, by name. */
  readonly toolsCalled: readonly string[];
  /** True where its answer was reported valid. */
  readonly isValid: boolean;
  /** JSON of what was reported of its answer, and of results of tools that it has no answer to yet; null: nothing. */
  readonly report: JsonText | null;
  readonly openResults: JsonText | null;
  /** The version the session must have (0: not exist); null for any. */
  readonly expectedVersion: number | null;
  /** The token that must hold the session's lock; null: nobody may hold it. */
  readonly lockToken: string | null;
  /** The limits beyond which the write is refused; null where a full session still takes turns. */
  readonly limits: SessionLimits | null;
  /** The episodic memory that is kept under the turn's id, with the job that embeds it; null: none. */
  readonly memory: NewTurnMemory | null;
}

/** A turn as the memory it becomes. */
export interface NewTurnMemory {
  /** JSON array of `MemoryLine`. */
  readonly lines: JsonText;
  /** The stems that were said, each as often as it was. */
  readonly terms: readonly string[];
  /** The days that the memory lives; null: it never expires. */
  readonly ttlDays: number | null;
}

/** A turn as its session took it. */
export interface SavedTurn {
  readonly turnId: string;
  readonly turnNumber: number;
  readonly version: number;
  readonly tokenCount: number;
  readonly language: string;
  readonly createdAt: Date;
}

/** The outcome of writing a turn. */
export type Insertion =
  | {
      readonly kind: 'saved';
      readonly turn: SavedTurn;
      /** The session's numbers after this turn. */
      readonly session: SessionVersion;
      /** What the session holds now: what it is limited in. */
      readonly held: Held;
      /** The tokens of all turns that the session shows now. */
      readonly shownTokens: number;
      /** The session's plan state where the turn changed it, else null. */
      readonly planState: Record<string, unknown> | null;
      /** The tools that the session's turns have called where this one called some, else null. */
      readonly toolsUsed: readonly string[] | null;
    }
  /** The turn's id or its idempotency key is in use. */
  | { readonly kind: 'taken' }
  /** The session is another user's, at another version, locked, or full. */
  | { readonly kind: 'refused' };
