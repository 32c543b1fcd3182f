/** Those who are near the user, each of whom is one thing to them: who is known as a daughter is not the partner as well, and what is said of her is not the user's. */
import { isGuess } from './extraction/certainty.ts';
import type { Fact } from './fact.ts';
import { subjectsOf } from './fact-likeness.ts';
import type { SaidFact } from './said.ts';

const NEAR_ONES: readonly string[] = ['family', 'partner', 'pet'];

/** Returns the slots that may know somebody otherwise who is told in a slot. */
export function otherNearSlots(slot: string): readonly string[] {
  return NEAR_ONES.includes(slot) ? NEAR_ONES.filter((other) => other !== slot) : [];
}

/** Slots of what is the user's whoever is named beside it. */
const OF_ANYBODY =
  /^(?:family|partner|pet|marital_status|name|nickname|surname|note|decision|project|team|boss|own:.*|favorite:.*)$/;

/** Returns the slots that may know whom a statement is about. */
export function slotsOfSpokenOf({ slot, spokenOf = [] }: SaidFact): readonly string[] {
  return spokenOf.length === 0 || OF_ANYBODY.test(slot) ? [] : NEAR_ONES;
}

/** True for what is said of somebody who is known by name: "Nora is coeliac". `ofSlot`: returns the known facts of a slot. */
export function isOfNearOne(said: SaidFact, ofSlot: (slot: string) => readonly Fact[]): boolean {
  return slotsOfSpokenOf(said).some((slot) =>
    ofSlot(slot).some((fact) => fact.state === 'active' && namesIn(fact).some((name) => said.spokenOf?.includes(name))),
  );
}

/** True for a guess that names nobody but those who are known otherwise. `ofSlot`: returns the known facts of a slot. */
export function isKnownOtherwise(said: SaidFact, ofSlot: (slot: string) => readonly Fact[]): boolean {
  const others = otherNearSlots(said.slot);
  if (others.length === 0 || said.instead !== undefined || said.signs === undefined || !isGuess(said.signs))
    return false;
  const names = namesIn(said);
  const namedIn = (slot: string) =>
    new Set(ofSlot(slot).flatMap((fact) => (fact.state === 'active' ? namesIn(fact) : [])));
  const known = others.map(namedIn);
  return (
    names.length > 0 &&
    names.every((name) => known.some((named) => named.has(name))) &&
    !names.some((name) => namedIn(said.slot).has(name))
  );
}

/** Returns the names in a value: numbers stand in it as exactly as they do. */
function namesIn({ slot, value }: Pick<Fact, 'slot' | 'value'>): string[] {
  return subjectsOf(slot, value).flatMap(({ exact, plain }) => (exact && /^\p{L}/u.test(plain) ? [plain] : []));
}
