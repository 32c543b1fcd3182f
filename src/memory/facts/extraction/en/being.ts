/** Reads users' traits: the words after "I'm", and the fragments that leave "I'm" out ("34, single, from Leeds"). */
import { ageAmong, ageIn, isAge, isAnAge, sexIn } from './being-aged.ts';
import { fondIn, hobbyIn, householdIn, maritalIn, rhythmIn, standingIn } from './being-somebody.ts';
import {
  basedIn,
  birthIn,
  clockIn,
  countryIn,
  nativeOf,
  originIn,
  residenceIn,
  seatIn,
  townIn,
} from './being-somewhere.ts';
import { studiesIn } from './being-taught.ts';
import { allergicTo, conditionIn, dietIn, dietOn, intolerantOf } from './being-well.ts';
import { atHome, employerIn, fieldIn, occupationIn, shopIn, technologyIn, toolsIn, tradeIn } from './being-working.ts';
import type { EnglishText } from './english-text.ts';
import type { Found } from './found.ts';
import { calledIn, nameAlone } from './person-names.ts';
import { namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { fluentIn, speakerIn } from './spoken.ts';
import { Trait, type TraitReader } from './trait.ts';

/** Readers of a trait, in order: the first that recognises it reads it. */
const READERS: readonly TraitReader[] = [
  ageIn,
  agedSomebody,
  sexIn,
  allergicTo,
  intolerantOf,
  dietIn,
  maritalIn,
  conditionIn,
  clockIn,
  employerIn,
  dietOn,
  technologyIn,
  toolsIn,
  originIn,
  basedIn,
  birthIn,
  shopIn,
  speakerIn,
  seatIn,
  townIn,
  residenceIn,
  fluentIn,
  occupationIn,
  fieldIn,
  rhythmIn,
  fondIn,
  householdIn,
  standingIn,
  countryIn,
  nativeOf,
  calledIn,
  studiesIn,
  atHome,
  tradeAndHome,
  hobbyIn,
  nameAlone,
];

/** Reads a trait, or several joined by "and": "vegan and allergic to nuts". */
export function traitsIn(source: EnglishText, from: number, to: number, told: string, fragment = false): Found[] {
  const whole = phraseAt(source, from, to, true);
  const found = traitOf(whole, told, fragment);
  if (found.length > 0) return found;
  const parts = partsOf(whole);
  if (parts.length === 1) return [];
  return parts.flatMap((part) => traitOf(part, told, fragment));
}

function partsOf(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let from = phrase.from;
  for (const match of phrase.text.matchAll(/ (?:and|but|plus|&) (?:also |i am )?/g)) {
    parts.push(phraseOf(phrase.source, from, phrase.from + match.index));
    from = phrase.from + match.index + match[0].length;
  }
  parts.push(phraseOf(phrase.source, from, phrase.to));
  return parts.filter(({ text }) => text !== '');
}

function traitOf(long: Phrase, told: string, fragment: boolean): Found[] {
  if (!namesSomething(long.text) && !isAnAge(long.text)) return [];
  const trait = new Trait(long, told, fragment);
  for (const reader of READERS) {
    const found = reader(trait);
    if (found !== null) return found;
  }
  return [];
}

/** Reads an age and the words after it: "a 34-year-old nurse from Leeds". */
function agedSomebody(trait: Trait): Found[] | null {
  const aged = /^(\d{1,2}|[a-z-]+)(?:[- ](?:years?|yrs?)[- ]old| ?y\/?o) (.+)$/.exec(trait.text);
  if (aged === null || !isAge(aged[1] ?? '', true)) return null;
  const rest = trait.tail((aged[2] ?? '').length);
  return [ageAmong(trait), ...traitOf(rest, trait.told === 'is' ? 'is a' : trait.told, true)];
}

/** "A welder living in Gdansk": a trade, and where they are or come from. */
function tradeAndHome({ phrase, told, fragment, replaces }: Trait): Found[] | null {
  const dwelling = / (?:(?:currently |now )?(?:living|based|residing) in|(?:originally )?from) (?=.)/.exec(phrase.text);
  const [who, where] =
    dwelling === null
      ? [phrase, null]
      : [
          phraseOf(phrase.source, phrase.from, phrase.from + dwelling.index),
          phraseOf(phrase.source, phrase.from + dwelling.index, phrase.to),
        ];
  const trade = tradeIn(who, fragment);
  if (trade === null) return null;
  return [...trade(told, replaces), ...(where === null ? [] : traitOf(where, 'is', true))];
}
