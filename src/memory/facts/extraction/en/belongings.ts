/** "My X is Y", "my X Y", "X is my Y": what a user says of what is theirs. */
import { placeIn } from './being.ts';
import { NOT_A_VALUE, NOUNS } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { kinIn, kinNamedFirst } from './named-kin.ts';
import { attributeIn } from './own-attributes.ts';
import { ageIn, birthdayIn, contactIn } from './own-data.ts';
import { favoriteFirst, favoriteIn } from './own-favorites.ts';
import { nameFirst, nicknameIn, ownNameIn, surnameIn } from './own-names.ts';
import { dwellingIn, homeIn, placeFirst, speechIn, tongueFirst } from './own-places.ts';
import { employerIn, hobbyFirst, ofTheirs, theirThing, whatTheyDoIs } from './own-pursuits.ts';
import { machineIn, ownToolsIn, teamSizeIn } from './own-tools.ts';
import { businessFirst, jobAt, projectFirst, teamNamed, workFirst } from './own-work.ts';
import { type Belonging, Owned, type OwnedReader } from './owned.ts';
import { namesSomething } from './phrases.ts';
import { theirWords } from './third-person.ts';

/** The first that knows it says what it is. */
const READERS: readonly OwnedReader[] = [
  surnameIn,
  ownNameIn,
  nameFirst,
  nicknameIn,
  birthdayIn,
  ageIn,
  contactIn,
  favoriteIn,
  favoriteFirst,
  kinNamedFirst,
  kinIn,
  nounIn,
  dwellingIn,
  tongueFirst,
  ownToolsIn,
  machineIn,
  speechIn,
  teamSizeIn,
  homeIn,
  placeFirst,
  hobbyFirst,
  theirThing,
  ofTheirs,
  employerIn,
  workFirst,
  jobAt,
  businessFirst,
  teamNamed,
  projectFirst,
  whatTheyDoIs,
  attributeIn,
];

export function whatIsTheirs(belonging: Belonging): Found[] {
  const owned = new Owned(belonging);
  for (const reader of READERS) {
    const found = reader(owned);
    if (found !== null) return found;
  }
  return [];
}

/** "My job is…", "my diet is…": the nouns that stand for a slot. */
function nounIn(owned: Owned): Found[] | null {
  const { text } = owned;
  for (const { slot, pattern, told, refused } of NOUNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const of = owned.tail((match[1] ?? '').length);
    const value = of.text.replace(/^to /, '');
    if (!namesSomething(value) || refused?.test(of.text) === true || NOT_A_VALUE.test(of.text)) return [];
    if (slot === 'home' && placeIn(of) === null) return [];
    return [fact(slot, told(theirWords(of.written)), owned.spanning(of), owned.replacing)];
  }
  return null;
}
