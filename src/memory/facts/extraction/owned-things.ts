/** Tells which slot a thing that somebody has, or what somebody is, belongs in, by what it is. */
import type { Language } from '../../understanding/language.ts';
import { ListsAtOnce } from '../../understanding/lists-at-once.ts';
import type { ReadText } from '../../understanding/read-text.ts';

type Kinds = readonly (readonly [slot: string, list: string])[];

/** The slots of things, and the word lists that name these: the first that has the thing's noun decides. */
const OWNED: Kinds = [
  ['partner', 'partners'],
  ['family', 'relatives'],
  ['pet', 'animals'],
  ['allergy', 'intolerances'],
  ['health', 'illnesses'],
  ['vehicle', 'vehicles'],
  ['vehicle', 'makes'],
  ['studies', 'degrees'],
  ['home', 'dwellings'],
];

/** The slots of what people are. */
const BEING: Kinds = [
  ['hobby', 'hobbyists'],
  ['profession', 'professions'],
  ['studies', 'students'],
  ['family', 'relatives'],
  ['marital_status', 'marital states'],
  ['diet', 'diets'],
  ['allergy', 'intolerant'],
  ['health', 'afflictions'],
  ['attribute:religion', 'faiths'],
  ['origin', 'demonyms'],
];

/**
 * The families of yields that leave the slot to what is said. Of the first two and of a venture the noun must be the thing itself; a tool, a degree or
 * a work may be named anywhere among its words.
 */
const FAMILIES: Readonly<Record<string, { readonly kinds: Kinds; readonly isAnywhere: boolean }>> = {
  owned: { kinds: OWNED, isAnywhere: false },
  being: { kinds: BEING, isAnywhere: false },
  role: { kinds: BEING.filter(([slot]) => slot !== 'origin' && slot !== 'hobby'), isAnywhere: false },
  near: { kinds: OWNED.slice(0, 3), isAnywhere: false },
  kinfolk: { kinds: [['family', 'relatives']], isAnywhere: true },
  venture: { kinds: [['work', 'ventures']], isAnywhere: false },
  machine: {
    kinds: [
      ['vehicle', 'vehicles'],
      ['vehicle', 'makes'],
      ['vehicle', 'models and words'],
    ],
    isAnywhere: true,
  },
  tech: { kinds: [['technology', 'technologies']], isAnywhere: true },
  tongue: { kinds: [['spoken_language', 'tongues']], isAnywhere: true },
  degree: { kinds: [['studies', 'degrees']], isAnywhere: true },
  made: {
    kinds: [
      ['project', 'made things'],
      ['project', 'vehicles'],
      ['project', 'makes'],
    ],
    isAnywhere: true,
  },
  illness: {
    kinds: [
      ['health', 'illnesses'],
      ['health', 'afflictions'],
    ],
    isAnywhere: true,
  },
  food: { kinds: [['diet', 'foods']], isAnywhere: true },
};

const listsOf = new WeakMap<Language, Map<string, ListsAtOnce>>();

function listsOfFamily(family: string, kinds: Kinds, language: Language): ListsAtOnce {
  const known = listsOf.get(language) ?? new Map<string, ListsAtOnce>();
  listsOf.set(language, known);
  const lists = known.get(family) ?? new ListsAtOnce(kinds.map(([, name]) => language.list(name)));
  known.set(family, lists);
  return lists;
}

/** Returns the slot of what a yield of a family tells; undefined where it is nothing that is worth keeping. A family that is none here is a slot. */
export function slotOfThing(family: string, thing: string, language: Language): string | undefined {
  const { kinds, isAnywhere } = FAMILIES[family] ?? { kinds: [], isAnywhere: false };
  const lists = listsOfFamily(family, kinds, language);
  const text = language.readWords(thing);
  const end = isAnywhere ? text.tokens.length : nounEnd(text, language);
  let first: number | undefined; // the list whose entry stands first; where it may be anywhere, the first list of those that have one
  for (let at = 0; at < end && (isAnywhere || first === undefined); at += 1)
    lists.eachAt(text, at, (list, behind) => {
      if ((first === undefined || list < first) && (isAnywhere || isHead(text, at, behind, end, language)))
        first = list;
    });
  return first === undefined ? undefined : kinds[first]?.[0];
}

/** True for a yield that leaves the slot to what is said. */
export function isFamily(name: string): boolean {
  return name in FAMILIES;
}

/** "A problem with my car" is no car: what stands behind a preposition is not the thing. */
function nounEnd(text: ReadText, language: Language): number {
  const ends = language.list('noun ends');
  for (let at = 1; at < text.tokens.length; at += 1) if (ends.at(text, at) !== undefined) return at;
  return text.tokens.length;
}

/**
 * A "car loan" is no car, where the noun comes last in the language; a name or a number may follow it. Where it comes first, "una Mac vieja" is
 * no relative ("vieja").
 */
function isHead(text: ReadText, from: number, found: number, end: number, language: Language): boolean {
  if (language.list('noun place').valueOf('noun') !== 'last')
    return !text.tokens.slice(0, from).some(({ isCapital }) => isCapital);
  const next = text.tokens[found];
  return found >= end || next === undefined || next.isCapital || next.kind !== 'word';
}
