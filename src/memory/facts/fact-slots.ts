/**
 * What keys mean. Slots are the subjects of facts, listed in `slots.ts`: a slot is the meaning of a key in any language; it says in which domain a fact belongs and
 * whether it takes one value at a time. Keys that no slot knows are slots of their own, and take many.
 */
import { compose, foldAccents } from '../text/fold-accents.ts';
import { ATTRIBUTES } from './attributes.ts';
import type { Domain } from './fact.ts';
import { PORTUGUESE_SLOT_NAMES } from './portuguese-slot-names.ts';
import { SLOTS, type Slot, type SlotId } from './slots.ts';

/** Returns the key that facts of a slot have in a language: Spanish, Portuguese, or else English. */
export function keyIn(slot: SlotId, language: string): string {
  const code = language.slice(0, 2).toLowerCase();
  if (code === 'pt') return PORTUGUESE_SLOT_NAMES[slot].split(', ')[0] as string;
  return SLOTS[slot].keys[code === 'es' ? 'es' : 'en'];
}

/** The meaning of a key. */
export interface KeyMeaning {
  readonly slot: string;
  readonly domain: Domain;
  readonly single: boolean;
}

/** Measures and numbers by what they are of: "talle de pantalón", "número de socio". */
const MEASURED = /^(?:talle|talla|numero|color|codigo|usuario|equipo) de [\p{L} ]+$/u;

const FAVORITE = /^(?:(.+) (?:favorit[oa]s?|preferid[oa]s?)|favou?rite (.+))$/;
const OWN_SLOT_CHARACTERS = 100;

const BY_NAME = new Map<string, string>();
for (const [id, names] of Object.entries(ATTRIBUTES)) for (const name of names) BY_NAME.set(name, `attribute:${id}`);
for (const [id, { keys, also }] of Object.entries(SLOTS) as [SlotId, Slot][]) {
  for (const name of [id, keys.es, keys.en, ...also, ...PORTUGUESE_SLOT_NAMES[id].split(', ')])
    BY_NAME.set(plainKey(name), id);
}

/** Returns the meaning of any key: a known slot, `favorite:color`, `attribute:height`, or the key itself as `own:…`, which takes many values. */
export function meaningOf(key: string): KeyMeaning {
  const plain = plainKey(key);
  const known = BY_NAME.get(plain);
  if (known !== undefined) return { slot: known, domain: domainOf(known), single: takesOneValue(known) };
  const [, es, en] = FAVORITE.exec(plain) ?? [];
  const favorite = es ?? en;
  if (favorite !== undefined)
    return { slot: `favorite:${favorite.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'preferences', single: true };
  if (MEASURED.test(plain))
    return { slot: `attribute:${plain.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'personal', single: true };
  return { slot: `own:${plain.slice(0, OWN_SLOT_CHARACTERS)}`, domain: 'personal', single: false };
}

export function takesOneValue(slotId: string): boolean {
  if (slotId in SLOTS) return SLOTS[slotId as SlotId].single;
  return slotId.startsWith('favorite:') || slotId.startsWith('attribute:');
}

/** Returns the domain of a slot's facts, for callers that name none. */
export function domainOf(slotId: string): Domain {
  if (slotId in SLOTS) return SLOTS[slotId as SlotId].domain;
  return slotId.startsWith('favorite:') ? 'preferences' : 'personal';
}

/** Returns the slot that a user's word names (in a request to forget, say); null where it names none. */
export function slotNamed(name: string): string | null {
  return BY_NAME.get(plainKey(name)) ?? null;
}

/** Returns a key without case, accents and the marks between its words. */
export function plainKey(key: string): string {
  return foldAccents(compose(key).toLowerCase())
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
