import { identityOf } from './fact-likeness.ts';
import { termsOfText } from './fact-terms.ts';
import { kinOf } from './kindred-slots.ts';
import { slotsWith } from './meant-to-forget.ts';
import { otherNearSlots, slotsOfSpokenOf } from './near-ones.ts';
import type { Said } from './said.ts';

/** The facts to read before `changesFor` of `fact-life`. */
export interface Concerned {
  /** Facts of these slots, in any state. */
  readonly slots: readonly string[];
  /** Facts with these values, which must be among those of their slots, however many there are. */
  readonly values: readonly { readonly slot: string; readonly identity: string }[];
  /** Terms of active facts, whatever their slot. */
  readonly terms: readonly string[];
  /** All active facts of these slots. */
  readonly wholeSlots: readonly string[];
  /** Slots whose superseded facts are read too; `pastTerms` finds such facts in any slot. */
  readonly pastSlots: readonly string[];
  readonly pastTerms: readonly string[];
  /** True for all facts that are not forgotten. */
  readonly everything: boolean;
}

/** Returns the facts that statements concern. */
export function concernedBy(said: readonly Said[]): Concerned {
  const slots = new Set<string>();
  const terms: string[] = [];
  const values: { slot: string; identity: string }[] = [];
  const whole = new Set<string>();
  const past = new Set<string>();
  const pastTerms: string[] = [];
  let everything = false;
  for (const one of said) {
    if (one.slot !== null)
      for (const slot of [one.slot, ...kinOf(one.slot), ...otherNearSlots(one.slot)]) slots.add(slot);
    if (one.kind === 'fact') {
      values.push({ slot: one.slot, identity: identityOf(one.value) });
      for (const slot of slotsOfSpokenOf(one)) slots.add(slot);
    } else if (one.kind === 'retraction') {
      terms.push(...termsOfText(one.value, one.language));
      whole.add(one.slot);
    } else {
      everything ||= one.everything || one.scope === 'before' || one.scope === 'that';
      if (one.slot !== null) {
        for (const slot of slotsWith(one.slot)) {
          whole.add(slot);
          past.add(slot);
        }
      }
      if (one.about !== null) pastTerms.push(...termsOfText(one.about, one.language));
    }
  }
  terms.push(...pastTerms);
  return { slots: [...slots], values, terms, wholeSlots: [...whole], pastSlots: [...past], pastTerms, everything };
}
