/** What stands of a user's facts behind one more message, beside what was known before it. */
import { factSaid } from '../../bench/facts/known-pairs.ts';
import { ToldTurns } from '../../bench/facts/told-turns.ts';

type Known = readonly (readonly [slot: string, value: string])[];

/** Returns the facts that stand once a message was told. */
export function told(language: string, known: Known, message: string) {
  const user = new ToldTurns(language);
  user.learn(known.map(([slot, value]) => factSaid(slot, slot, value, language as 'es' | 'en' | 'pt')));
  user.tell(message);
  return user.standing.map(({ slot, value }) => `${slot}: ${value}`);
}

/** Returns known facts in the form that `told` has. */
export const shown = (known: Known) => known.map(([slot, value]) => `${slot}: ${value}`);
