/** A build of a user's session as it stands waiting: after which turn it came, and when. */
export interface WaitingBuild {
  readonly userId: string;
  readonly sessionId: string;
  readonly afterTurn: number;
  readonly at: Date;
}
