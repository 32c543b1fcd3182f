/** The last messages of a session, kept by a reset. */
export interface Snapshot {
  /** Its name among the snapshots of its user. */
  readonly slug: string;
  readonly sessionId: string;
  readonly language: string;
  readonly messages: readonly SnapshotMessage[];
  /** The last turn before the reset. */
  readonly toTurn: number;
  readonly createdAt: Date;
}

export interface SnapshotMessage {
  readonly role: string;
  readonly content: string;
}

/** A snapshot in a list of them, without its messages. */
export interface ListedSnapshot extends Omit<Snapshot, 'messages'> {
  readonly messageCount: number;
}

/** The place where a list of snapshots goes on: after this one. */
export interface SnapshotPosition {
  readonly createdAt: string;
  readonly slugHash: string;
}
