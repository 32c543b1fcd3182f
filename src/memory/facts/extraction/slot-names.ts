/** Slots by the names that people have for them where they speak of what is known: "where I work", "my dad". */
import { kindsOf } from '../../text/concepts.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import { stem } from '../../text/stemmer.ts';
import type { Language } from '../../understanding/language.ts';
import { meaningOf, plainKey, slotNamed } from '../fact-slots.ts';

/** A slot as it was named. */
export interface NamedSlot {
  readonly slot: string;
  /** The kin or animal that is meant of several; null for all of the slot. */
  readonly one: string | null;
}

/** Slots of several, of which a name may mean one: by the list that names them, and by what kind of word it is. */
const ONE_OF: Readonly<Record<string, { readonly list: string; readonly kind: string }>> = {
  family: { list: 'relatives', kind: '=family' },
  pet: { list: 'animals', kind: '=pet' },
};
/** Names of all that such a slot holds. */
const ALL_OF: ReadonlySet<string> = new Set(
  'family familia familias family relatives parientes parentes pet pets mascota mascotas bicho bichos animal animals animales animais'.split(
    ' ',
  ),
);

/** Returns the slot that a name means; null where it means none. */
export function namedSlot(name: string, language: Language): NamedSlot | null {
  const slot = slotNamed(name) ?? namedByList(name, language);
  return slot === null ? null : { slot, one: isOneOf(slot, name, language) ? name : null };
}

/** Returns the slot of a name that people have for it besides its keys: "numbers where you can reach me". */
function namedByList(name: string, language: Language): string | null {
  const names = language.list('forgettable');
  const said = name.toLowerCase();
  const slot = names.valueOf(said) ?? names.valueOf(foldAccents(said));
  return slot === undefined ? null : meaningOf(slot).slot;
}

/** True for a key by which a caller names one kind of what a slot of several holds ("filha" is not all of the family). */
export function isKeyOfOne(slot: string, key: string): boolean {
  return slot in ONE_OF && !ALL_OF.has(plainKey(key));
}

function isOneOf(slot: string, name: string, language: Language): boolean {
  const one = ONE_OF[slot];
  const said = foldAccents(name.toLowerCase());
  if (one === undefined || ALL_OF.has(said)) return false;
  const kinds = [...kindsOf(stem(said, 'es'), 'es'), ...kindsOf(stem(said, 'en'), 'en')];
  return language.list(one.list).valueOf(said) !== undefined || kinds.includes(one.kind);
}
