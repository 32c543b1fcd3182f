/** The facts that a request to forget means, among those that are known. */
import { canonical, kindsOf } from '../text/concepts.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import type { Fact } from './fact.ts';
import type { TurnRef } from './fact-change.ts';
import { hasAllOf, isMeant, saysNothingOfIt } from './fact-likeness.ts';
import type { SaidForget } from './said.ts';

/** Slots that are forgotten together: who wants their job forgotten means the trade too. */
const TOGETHER: readonly (readonly string[])[] = [['work', 'profession']];

/** Returns a slot and those that are forgotten with it. */
export function slotsWith(slot: string): readonly string[] {
  return TOGETHER.find((slots) => slots.includes(slot)) ?? [slot];
}

/** True where all of its slot is meant. */
export function isWholeSlot({ slot, about, one }: SaidForget): boolean {
  return slot !== null && one === undefined && (about === null || saysNothingOfIt(slot, about));
}

/**
 * Returns the facts meant, superseded ones too: someone who wants a job forgotten does not want the one before it kept. `known`: those that are not
 * forgotten, the active ones first; `turn`: the one that asks.
 */
export function meantToForget(said: SaidForget, known: readonly Fact[], turn: TurnRef | null): Fact[] {
  const { slot, about, one, everything, scope } = said;
  if (everything) return [...known];
  if (scope === 'before' || scope === 'that') return known.filter((fact) => isOfTurnBefore(fact, turn));
  const ofSlot = known.filter((fact) => fact.slot === slot);
  if (slot !== null && isWholeSlot(said)) return known.filter((fact) => slotsWith(slot).includes(fact.slot));
  if (one !== undefined) return onesOf(ofSlot, one);
  if (about === null) return [];
  const meant = (fact: Fact) =>
    scope === 'whole' ? hasAllOf(fact.slot, fact.value, about) : isMeant(fact.slot, fact.value, about);
  const found = ofSlot.filter(meant);
  // A value missing from this slot was filed in another: a taste as a hobby.
  if (found.some(({ state }) => state === 'active')) return found;
  return known.filter(meant);
}

/** True for what the turn before this one told first: what it merely said again was known. */
function isOfTurnBefore({ evidence }: Fact, turn: TurnRef | null): boolean {
  if (turn === null || evidence === null || evidence.sessionId !== turn.sessionId) return false;
  return evidence.turnNumber === turn.turnNumber - 1;
}

/** Returns those of a slot that name this one, by whatever word: "my kids" are a son and a daughter. */
export function onesOf(ofSlot: readonly Fact[], name: string): Fact[] {
  const wordsOf = ({ key, value }: Fact) => foldAccents(`${key} ${value}`.toLowerCase()).split(/[^\p{L}]+/u);
  const said = foldAccents(name.toLowerCase());
  const named = ofSlot.filter((fact) => wordsOf(fact).includes(said));
  if (named.length > 0) return named;
  const wanted = conceptsOf(said);
  return ofSlot.filter((fact) =>
    wordsOf(fact).some((word) => {
      const own = conceptsOf(word);
      return own.names.some((one) => wanted.names.includes(one)) || own.kinds.some((one) => wanted.names.includes(one));
    }),
  );
}

interface Concepts {
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

function conceptsOf(said: string): Concepts {
  if (said.length < 2) return { names: [], kinds: [] };
  const [es, en] = [stem(said, 'es'), stem(said, 'en')];
  return {
    names: [said, said.replace(/s$/, ''), canonical(es, 'es'), canonical(en, 'en')],
    kinds: [...kindsOf(es, 'es'), ...kindsOf(en, 'en')],
  };
}
