import type { Said, SaidFact } from '../facts/said.ts';
import { undoes } from '../facts/session-end.ts';

/** A fact that an imported turn says, with the id that the turn had where it came from. */
export interface Told {
  readonly said: SaidFact;
  readonly turn: { readonly sessionId: string; readonly turnNumber: number; readonly turnId: string };
  readonly saidAt: Date;
  readonly originalId: string | null;
}

/** Adds what a turn says to what was told, without what it undoes: "olvidate de mi trabajo", "ya no trabajo en Google". */
export function undone(
  told: readonly Told[],
  { said, from }: { readonly said: readonly Said[]; readonly from: Omit<Told, 'said'> },
): Told[] {
  let all = [...told];
  for (const one of said) {
    if (one.kind === 'fact') all.push({ ...from, said: one });
    else all = all.filter(({ said: fact }) => !undoes(one, fact));
  }
  return all;
}
