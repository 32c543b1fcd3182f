/** Homes: tells a place that somebody only has from the one where they live, since one home is known at a time. */
import { isMeant, speakOfTheSame } from './fact-likeness.ts';
import { domainOf, keyIn, plainKey } from './fact-slots.ts';
import type { Said, SaidFact } from './said.ts';

/** Verbs of values that say that a place is had, and words by which it is lived in all the same: "has a new flat in Leeds". */
const HAD = /^(?:has|have|owns?|inherited|tiene|tienen|posee|heredo|heredaron|tem|possui|herdou|herdaram) /;
const LIVED_IN = /\b(?:new|own|rented|nuev[oa]|propi[oa]|alquilad[oa]|nov[oa]|propri[oa]|alugad[oa])\b/;
/** A place is named, not only what it is like: "has a house in Leeds", not "has a house with a garden". */
const SOMEWHERE = / (?:in|near|at|en|cerca de|em|no|na|perto de) \S/;

function isOnlyHad({ slot, value, instead }: SaidFact): boolean {
  const plain = plainKey(value);
  return slot === 'home' && instead === undefined && HAD.test(plain) && !LIVED_IN.test(plain) && SOMEWHERE.test(plain);
}

/**
 * Returns a statement as it is where a home is told or known already: a place that is only had beside it is another home. `others`: what else is
 * said; `home`: the value of the home that is known.
 */
export function besideHome(said: SaidFact, others: readonly Said[], home: string | undefined): SaidFact {
  if (!isOnlyHad(said)) return said;
  const lived = others.find((one) => one.kind === 'fact' && one.slot === 'home' && one !== said && !isOnlyHad(one));
  const value = lived?.kind === 'fact' ? lived.value : home;
  if (value === undefined || isMeant('home', value, said.value) || speakOfTheSame('home', value, said.value))
    return said;
  const key = keyIn('other_home', said.language);
  return { ...said, slot: 'other_home', key, domain: domainOf('other_home'), replaces: false };
}
