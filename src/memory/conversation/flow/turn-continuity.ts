/** The continuity of turns that nobody worked out when they were saved: imported, or saved by a worker that did not hold their session. */
import { parseStored } from '../stored-message.ts';
import type { StoredTurn } from '../turn.ts';
import { flowOf, termsOfTurn } from './continuity.ts';
import { BEFORE } from './entry-flow.ts';

/** The turns that one is held against. */
export const TURNS_BEFORE = BEFORE;

/**
 * Returns turns of a session that follow each other, newest first, each with its continuity, null for the first of what its session shows;
 * `before` reads those before a turn number, newest first, and is asked only for what these need.
 */
export async function withContinuity(
  turns: readonly StoredTurn[],
  before: (turnNumber: number) => Promise<readonly StoredTurn[]>,
): Promise<StoredTurn[]> {
  const oldest = turns.at(-1);
  if (oldest === undefined || turns.every(isKnown)) return [...turns];
  const isAtHand = turns.slice(-TURNS_BEFORE).every(isKnown);
  const all = isAtHand ? turns : [...turns, ...(await before(oldest.turnNumber))];
  return turns.map((turn, at) => {
    if (isKnown(turn)) return turn;
    const earlier = all.slice(at + 1, at + 1 + TURNS_BEFORE).reverse();
    const terms = earlier.map(({ messages, language }) => termsOfTurn(parseStored(messages), language));
    const query = parseStored(turn.messages).find(({ role }) => role === 'user')?.content ?? '';
    return { ...turn, semanticContinuity: flowOf(query, terms, turn.language).continuity };
  });
}

function isKnown({ semanticContinuity, turnNumber }: StoredTurn): boolean {
  return semanticContinuity !== null || turnNumber === 1;
}
