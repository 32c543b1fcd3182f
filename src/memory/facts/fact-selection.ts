/** Selects and orders the facts to tell: pure, and the same for the same facts in whatever order they come. */
import type { CandidateFact } from './candidate-fact.ts';
import { type Confidence, stateOf } from './fact.ts';
import type { FactTopics } from './fact-topics.ts';

const SAID_TURNS = 3; // a fact said in the last so many turns still stands in the window
const MOST_TO_CONFIRM = 3; // questions at once: an assistant that asks more is filling in a form
/** Slots of the user's identity, told before all else; other standing facts come after those that the query is about. */
const IDENTITY = ['name', 'nickname', 'language'];

/** The session in which the facts are told. */
export interface TellingSession {
  readonly sessionId: string;
  readonly totalTurns: number;
  /** Turns that the prompt shows whole. */
  readonly shownTurns: number;
}

export interface FactSelection {
  /** The facts to tell, by rank. Standing ones that the query does not touch come last, except the user's identity. */
  readonly told: readonly RankedFact[];
  /** Facts unconfirmed for too long to be told, but touched by the query: worth asking whether they still hold. */
  readonly toConfirm: readonly CandidateFact[];
}

export const NO_SELECTION: FactSelection = { told: [], toConfirm: [] };

export interface RankedFact {
  readonly fact: CandidateFact;
  /** The relevance of the fact to the query; 0 for a fact that stands, whatever is asked. */
  readonly relevance: number;
}

export function selectFacts(
  candidates: readonly CandidateFact[],
  topics: FactTopics,
  session: TellingSession,
  now: Date,
): FactSelection {
  const slots = new Set(topics.slots);
  const domains = new Set<string>(topics.domains);
  const relevanceOf = ({ slot, domain, hits }: CandidateFact) =>
    (slots.has(slot) ? 3 : 0) + Math.min(hits, 3) * 2 + (domains.has(domain) ? 1 : 0);

  const told: RankedFact[] = [];
  const toConfirm: RankedFact[] = [];
  for (const fact of candidates) {
    const relevance = relevanceOf(fact);
    const state = stateOf(fact, now);
    // A domain alone is too wide to be asked about.
    if (state === 'stale' && relevance > 1) toConfirm.push({ fact, relevance });
    if (state !== 'active' || (relevance === 0 && !fact.standing) || isShown(fact, session)) continue;
    told.push({ fact, relevance });
  }
  return {
    told: told.sort(byRank),
    toConfirm: toConfirm
      .sort(byRank)
      .slice(0, MOST_TO_CONFIRM)
      .map(({ fact }) => fact),
  };
}

function isShown({ saidIn }: CandidateFact, { sessionId, totalTurns, shownTurns }: TellingSession): boolean {
  return (
    saidIn !== null &&
    saidIn.sessionId === sessionId &&
    saidIn.turnNumber > totalTurns - Math.min(SAID_TURNS, shownTurns)
  );
}

const CONFIDENCE_RANK: Readonly<Record<Confidence, number>> = { high: 0, medium: 1, low: 2 };

function byRank(one: RankedFact, other: RankedFact): number {
  return (
    identityRank(one) - identityRank(other) ||
    other.relevance - one.relevance ||
    CONFIDENCE_RANK[one.fact.confidence] - CONFIDENCE_RANK[other.fact.confidence] ||
    other.fact.lastConfirmedAt.getTime() - one.fact.lastConfirmedAt.getTime() ||
    (one.fact.id < other.fact.id ? -1 : 1)
  );
}

function identityRank({ fact }: RankedFact): number {
  const at = IDENTITY.indexOf(fact.slot);
  return at < 0 ? IDENTITY.length : at;
}
