/** Slots by the names that people have for them where they speak of what is known: "where I work", "my dad". */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Language } from '../../understanding/language.ts';
import { meaningOf, slotNamed } from '../fact-slots.ts';

/** A slot as it was named. */
export interface NamedSlot {
  readonly slot: string;
  /** The kin or animal that is meant of several; null for all of the slot. */
  readonly one: string | null;
}

/** Slots of several, of which a name may mean one: by the list that names them. */
const ONE_OF: Readonly<Record<string, string>> = { family: 'relatives', pet: 'animals' };
/** Names of all that such a slot holds. */
const ALL_OF: ReadonlySet<string> = new Set('family familia familias family relatives parientes parentes pet pets mascota mascotas bicho bichos animal animals animales animais'.split(' '));

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

function isOneOf(slot: string, name: string, language: Language): boolean {
  const list = ONE_OF[slot];
  const said = foldAccents(name.toLowerCase());
  if (list === undefined || ALL_OF.has(said)) return false;
  return language.list(list).valueOf(said) !== undefined || language.list(list).valueOf(name.toLowerCase()) !== undefined;
}
