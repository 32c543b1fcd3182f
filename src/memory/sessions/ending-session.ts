/** Sessions as whoever ends their life finds them. */
import type { ExternalRefs } from './external-refs.ts';

/** A session that was idle for as long as it lives. */
export interface IdleSession {
  readonly sessionId: string;
  /** Null where it is unborn. */
  readonly userId: string | null;
  readonly state: 'live' | 'unborn' | 'destroyed';
  readonly turnCount: number;
  /** The caller's own references, from before they were taken back. */
  readonly externalRefs: Readonly<Record<string, unknown>>;
}

/** A session that is to be destroyed. */
export interface DoomedSession {
  readonly userId: string;
  readonly turnCount: number;
  /** True while it has expired and nothing was written since. */
  readonly expired: boolean;
  readonly externalRefs: ExternalRefs;
}
