/** A fact: something stable about a user, with the words it came from; and how long it may be told without being confirmed. */

export const DOMAINS = ['work', 'preferences', 'decisions', 'personal', 'projects', 'self_correction'] as const;
export type Domain = (typeof DOMAINS)[number];

/** The domain of what a user put right in an answer: kept and listed, never told in a prompt by itself. */
export const UNTOLD_DOMAIN = 'self_correction' satisfies Domain;
/** The domains whose facts prompts tell. */
export const TOLD_DOMAINS = DOMAINS.filter((domain) => domain !== UNTOLD_DOMAIN);

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Sources of a fact. `explicit`: the user said it or asked for it; `auto`: a language model read it; `inferred`: a caller concluded it. */
export const SOURCES = ['explicit', 'inferred', 'auto'] as const;
export type FactSource = (typeof SOURCES)[number];

/** The part of a fact's state that is stored; the effect of time on an active one is worked out when it is read. */
export type StoredState = 'active' | 'superseded' | 'deleted';
export type FactState = StoredState | 'dormant' | 'stale';

/** The words that a fact came from, and where they stand; positions are UTF-16 units of that message's content. */
export interface Evidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  /** Index in the turn's messages. */
  readonly message: number;
  /** The turn; null for what came through `facts/extract`. */
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly turnId: string | null;
}

export interface Fact {
  readonly id: string;
  readonly userId: string;
  /** The key as it is shown: "trabajo", "work", or any name that a caller gave it. */
  readonly key: string;
  /** The meaning of the key in any language: "trabajo" and "work" are one slot. See `fact-slots`. */
  readonly slot: string;
  /** The value in the third person: "trabaja en Google". */
  readonly value: string;
  readonly domain: Domain;
  readonly confidence: Confidence;
  readonly source: FactSource;
  /** BCP-47 tag of the value. */
  readonly language: string;
  /** True for a fact told whatever the query is about: the name, the language, standing preferences. */
  readonly standing: boolean;
  readonly state: StoredState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastConfirmedAt: Date;
  /** The fact that took its place; null where none did. */
  readonly supersededBy: string | null;
  readonly deletedAt: Date | null;
  /** The words that first told it; null where a caller did. */
  readonly evidence: Evidence | null;
  /** The turn that last said it. */
  readonly saidIn: { readonly sessionId: string; readonly turnNumber: number } | null;
}

const DAY_MS = 86_400_000;
export const DORMANT_DAYS = 90; // not confirmed for longer: told on request alone, unless its confidence is high
export const LOW_DORMANT_DAYS = 30; // the same for one of low confidence
export const STALE_DAYS = 180; // not confirmed for longer: never told, asks to be confirmed
export const DELETED_DAYS = 30; // a forgotten fact can be restored for so long, then it is gone

/** Returns the time at which an active fact was last said: being told in an answer confirms it too, and is not its user's word. */
export function saidAt({ updatedAt, lastConfirmedAt }: Pick<Fact, 'updatedAt' | 'lastConfirmedAt'>): Date {
  return updatedAt < lastConfirmedAt ? updatedAt : lastConfirmedAt;
}

/** Returns the state that time has brought about; an instant after the last day of its term a fact has passed it. */
export function stateOf(fact: Pick<Fact, 'state' | 'confidence' | 'lastConfirmedAt'>, now: Date): FactState {
  if (fact.state !== 'active') return fact.state;
  const age = now.getTime() - fact.lastConfirmedAt.getTime();
  if (age > STALE_DAYS * DAY_MS) return 'stale';
  if (fact.confidence === 'high') return 'active';
  return age > (fact.confidence === 'low' ? LOW_DORMANT_DAYS : DORMANT_DAYS) * DAY_MS ? 'dormant' : 'active';
}
