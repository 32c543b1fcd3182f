/** Whether a user said something later that bears on a question more than what its facts were read in: they may be over then, in words that nobody understood. */
import type { RecalledMemory } from '../episodes/memory-block.ts';
import type { CandidateFact } from './candidate-fact.ts';

export type RecalledTurn = Pick<
  RecalledMemory,
  'content' | 'score' | 'sessionId' | 'turnNumber' | 'createdAt' | 'ofFact'
>;

/** The score of a later memory that bears on the question by itself, where none of the time of the facts was recalled. */
const LIKELY = 0.5;

/** `isSame`: whether the words of a turn's user ask for the same, which say nothing new. */
export function isSaidSince(
  facts: readonly CandidateFact[],
  recalled: readonly RecalledTurn[],
  isSame: (words: string) => boolean,
): boolean {
  const turns = recalled.filter((one) => !one.ofFact && !isSame(wordsOfUser(one)));
  const said = facts.map((fact) => placeOf(fact, turns));
  const isLater = (turn: RecalledTurn) => said.every((place) => isBehind(turn, place));
  const later = turns.filter(isLater);
  const earlier = turns.filter((turn) => !isLater(turn));
  const bar = earlier.length === 0 ? LIKELY : Math.max(...earlier.map(({ score }) => score));
  return later.some(({ score }) => score > bar);
}

/** Where a fact was last said, and when. */
type Place = Partial<NonNullable<CandidateFact['saidIn']>> & { readonly at: Date };

function placeOf({ saidIn, lastConfirmedAt }: CandidateFact, turns: readonly RecalledTurn[]): Place {
  const own = turns.find((one) => one.sessionId === saidIn?.sessionId && one.turnNumber === saidIn?.turnNumber);
  return { ...saidIn, at: own?.createdAt ?? lastConfirmedAt };
}

function isBehind({ sessionId, turnNumber, createdAt }: RecalledTurn, place: Place): boolean {
  return sessionId !== null && sessionId === place.sessionId
    ? (turnNumber ?? 0) > (place.turnNumber ?? 0)
    : createdAt > place.at;
}

/** Returns the words of whoever speaks first, without the name. */
function wordsOfUser({ content }: RecalledTurn): string {
  const [said = ''] = content.split(NEXT_SPEAKER, 1);
  return said.slice(said.indexOf(': ') + 1);
}

/** A name of up to three words and a colon. */
const NEXT_SPEAKER = /\n(?=(?:[^\s:]{1,64} ){0,2}[^\s:]{1,64}: )/;
