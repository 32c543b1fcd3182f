export type ViolationKind =
  | 'lost-turn'
  | 'stale-read'
  | 'hit-after-invalidation'
  | 'version-went-back'
  | 'gap-or-duplicate'
  | 'order'
  | 'duplicated-retry'
  | 'foreign-content'
  | 'budget-exceeded'
  | 'shown-after-cut'
  | 'two-holders'
  | 'token-went-back'
  | 'written-under-lock'
  | 'changed-by-import'
  | 'unanswered'
  | 'unexpected-reply';

export interface Violation {
  readonly kind: ViolationKind;
  readonly session: string;
  readonly detail: string;
}

/** Notes a violation of the session that is looked at. */
export type Report = (kind: ViolationKind, detail: string) => void;
