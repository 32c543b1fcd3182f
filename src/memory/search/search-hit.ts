import type { Span } from './match-text.ts';

/** The kinds of things that a search finds. `entity` only where it is asked for. */
export const SEARCH_KINDS = ['message', 'fact', 'memory', 'daily_log', 'snapshot', 'entity'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export type SearchRole = 'user' | 'assistant' | 'system' | 'tool';

/** A search over what a user said and what is known of them. */
export interface SearchRequest {
  readonly userId: string;
  readonly query: string;
  /** Of one kind only; null: of every kind but `entity`. */
  readonly kind: SearchKind | null;
  readonly sessionId: string | null;
  /** Only messages of this role. */
  readonly role: SearchRole | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly limit: number;
  readonly after: SearchPosition | null;
}

/** Something that a search found. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly role: SearchRole | null;
  /** HTML: see `snippetOf`. */
  readonly snippet: string;
  /** 0 to 1. */
  readonly score: number;
  readonly createdAt: Date;
}

/** Something that a search found, of which no page has been asked for yet: its text, and what of it matched. */
export interface Match extends Omit<SearchHit, 'snippet'> {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** The place where a search goes on: `offset` hits into the pool that begins below ordinal `before`, as of a moment. */
export interface SearchPosition {
  readonly before: number | null;
  readonly offset: number;
  readonly asOf: string | null;
}

/** A page of hits, the best first. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly next: SearchPosition | null;
  /** `index`: more turns wait to be taken into the index than a search can read beside it, and some may be missing. */
  readonly degraded: readonly 'index'[];
}

/** A text that a search may find, of any kind but a message. */
export interface SearchableText {
  readonly text: string;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly createdAt: Date;
}
