/** Turns what a rule yields into facts: values in the third person, each with its slot and the key it is shown under. */
import { filled } from '../../understanding/filled.ts';
import type { Language } from '../../understanding/language.ts';
import type { Call } from '../../understanding/rule-set.ts';
import { keyIn, meaningOf } from '../fact-slots.ts';
import { SLOTS, type SlotId } from '../slots.ts';
import { type FactYield, factYieldsOf } from './fact-yield.ts';
import { isFamily, slotOfThing } from './owned-things.ts';
import { inThirdPerson } from './third-person.ts';

const LONGEST_VALUE = 300; // characters
/** The family of those whom the user names, whose slot is told by the noun that was captured as {k}: "mi hija Vera", "my dog Rex". */
const BY_NOUN = 'near';

/** A fact that a match tells, before it is known whether it is said in earnest. */
export interface ToldFact extends Omit<FactYield, 'slot' | 'of'> {
  readonly slot: string;
  readonly key: string;
}

/** Returns the facts that a rule's yield tells, values in the third person. */
export function factsOf({ call, args, values }: Call, language: Language): ToldFact[] {
  // Most of what broad rules match is nothing that is kept, as is seen by the thing alone.
  const yields = factYieldsOf(call, args).filter(
    ({ slot, of, value }) => of !== undefined || mayBeKept(slot, value, values, language),
  );
  if (yields.length === 0) return [];
  const told = inThirdPerson(values, language);
  return yields.flatMap(({ slot: family, of, ...yielded }) =>
    filled(yielded.value, told).flatMap((said) => {
      const value = yielded.value.startsWith('{') ? withSmallArticle(said, language) : said;
      const { slot, key } = slotOf(family, of, yielded.value, value, values, language);
      return slot === undefined || isEmpty(value, yielded.value) || value.length > LONGEST_VALUE
        ? []
        : [{ ...yielded, slot, key, value }];
    }),
  );
}

/** False for a family that has no slot for what was captured as {x}. */
function mayBeKept(family: string, template: string, values: Call['values'], language: Language): boolean {
  return (
    !isFamily(family) ||
    family === BY_NOUN ||
    !isOfX(template, values) ||
    slotOfThing(family, values.x, language) !== undefined
  );
}

/** True for a template of {x} where that is one thing. */
function isOfX(template: string, values: Call['values']): values is Call['values'] & { readonly x: string } {
  return typeof values.x === 'string' && template.includes('{x}');
}

/** True for a value of which nothing but the words of its template is left: "es" of "es {x}". */
function isEmpty(value: string, template: string): boolean {
  return value === '' || (template.includes('{') && value === filled(template, {})[0]);
}

/** "El marisco me da alergia" is told as "el marisco le da alergia": a small word that began a sentence loses its capital. */
function withSmallArticle(said: string, language: Language): string {
  const [first = ''] = said.split(' ', 1);
  const isSmall = language.list('noun ends').valueOf(first.toLowerCase()) !== undefined;
  return isSmall ? first.toLowerCase() + said.slice(first.length) : said;
}

/** Returns the slot of a yield and the key that it is shown under. */
function slotOf(
  family: string,
  of: string | undefined,
  template: string,
  value: string,
  values: Call['values'],
  language: Language,
): { readonly slot: string | undefined; readonly key: string } {
  if (of !== undefined) {
    const [name = ''] = filled(of, values);
    const key = family === 'favorite' ? keyOfFavorite(name, values, language) : name.replaceAll('_', ' ');
    return { slot: meaningOf(key).slot, key };
  }
  const slot = slotOfFamily(family, template, value, values, language);
  if (slot === undefined || !(slot in SLOTS)) return { slot, key: slot?.split(':')[1] ?? slot ?? '' };
  return { slot, key: keyIn(slot as SlotId, language.code) };
}

/** A family that leaves the slot to what was captured as {x}; where that is an enumeration, to each of it. Any other is a slot. */
function slotOfFamily(
  family: string,
  template: string,
  value: string,
  values: Call['values'],
  language: Language,
): string | undefined {
  if (!isFamily(family)) return family;
  if (family === BY_NOUN) return slotOfThing(family, String(values.k), language) ?? 'family';
  return slotOfThing(family, isOfX(template, values) ? values.x : value.split(' ').slice(1).join(' '), language);
}

/** The key agrees with the noun where the language has it so: by the word that was said for "favorite" (captured as f), else by the noun's ending. */
function keyOfFavorite(name: string, { f }: Call['values'], language: Language): string {
  const list = language.list('favorite key');
  const ending = (typeof f === 'string' ? f : name).toLowerCase().replace(/s$/, '').slice(-1);
  const form = list.valueOf(ending) ?? list.valueOf('favorite') ?? 'favorite *';
  return form.replace('*', name.toLowerCase());
}
