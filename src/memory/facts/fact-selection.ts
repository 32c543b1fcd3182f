/** Selects and orders the facts to tell: pure, and the same for the same facts in whatever order they come. */
import type { CandidateFact } from './candidate-fact.ts';
import { type Confidence, stateOf } from './fact.ts';
import type { FactTopics } from './fact-topics.ts';

const SAID_TURNS = 3; // a fact said in the last so many turns is not said again where the prompt shows that turn
const MOST_TO_CONFIRM = 3; // questions at once: an assistant that asks more is filling in a form
/** Slots of the user's identity, told before all else; other standing facts come after those that the query is about. */
const IDENTITY = ['name', 'nickname', 'language'];

/** The session in which the facts are told. */
export interface TellingSession {
  readonly sessionId: string;
  readonly totalTurns: number;
}

export interface FactSelection {
  /**
   * The facts to tell, by rank; those that a prompt shows anyway, in the turn that said them, are left out of it by whoever knows which
   * turns it shows. Standing ones that the query does not touch come last, except the user's identity.
   */
  readonly told: readonly RankedFact[];
  /** Facts unconfirmed for too long to be told, but touched by the query: worth asking whether they still hold. */
  readonly toConfirm: readonly CandidateFact[];
}

export const NO_SELECTION: FactSelection = { told: [], toConfirm: [] };

export interface RankedFact {
  readonly fact: CandidateFact;
  /** The relevance of the fact to the query; 0 for a fact that stands, whatever is asked. */
  readonly relevance: number;
  /** The turn of this session, one of the last three, that said it; null where none did. */
  readonly saidIn: number | null;
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
    const ranked = { fact, relevance, saidIn: saidLately(fact, session) };
    if (state === 'stale' && relevance > 1) toConfirm.push(ranked);
    const stands = fact.standing && fact.confidence !== 'low'; // what may be untrue is told to nobody who did not ask
    if (state === 'active' && (relevance > 0 || stands)) told.push(ranked);
  }
  return {
    told: told.sort(byRank),
    toConfirm: toConfirm
      .sort(byRank)
      .slice(0, MOST_TO_CONFIRM)
      .map(({ fact }) => fact),
  };
}

/** Returns the facts that are not in the turns that a prompt shows. */
export function unsaidIn(
  turns: readonly { readonly turnNumber: number }[],
  told: readonly RankedFact[],
): readonly RankedFact[] {
  if (told.every(({ saidIn }) => saidIn === null)) return told;
  const shown = new Set(turns.map(({ turnNumber }) => turnNumber));
  return told.filter(({ saidIn }) => saidIn === null || !shown.has(saidIn));
}

function saidLately({ saidIn }: CandidateFact, { sessionId, totalTurns }: TellingSession): number | null {
  const isLate = saidIn !== null && saidIn.sessionId === sessionId && saidIn.turnNumber > totalTurns - SAID_TURNS;
  return isLate ? saidIn.turnNumber : null;
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
