/** Reads belongings: "my X is Y", "my X Y", "X is my Y". */

import { NOT_A_VALUE, NOUNS } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { kinIn, kinNamedFirst } from './named-kin.ts';
import { attributeIn } from './own-attributes.ts';
import { ageIn, birthdayIn, contactIn } from './own-data.ts';
import { favoriteFirst, favoriteIn, mostFelt, teamFirst } from './own-favorites.ts';
import { nameFirst, nicknameIn, ownNameIn, surnameIn } from './own-names.ts';
import { dwellingIn, homeIn, placeFirst, speechIn, tongueFirst } from './own-places.ts';
import { employerIn, hobbyFirst, ofTheirs, theirThing, whatTheyDoIs } from './own-pursuits.ts';
import { machineIn, ownToolsIn, teamSizeIn } from './own-tools.ts';
import { businessFirst, jobAt, projectFirst, teamNamed, workFirst } from './own-work.ts';
import { type Belonging, Owned, type OwnedReader } from './owned.ts';
import { namesSomething } from './phrases.ts';
import { placeIn } from './places.ts';
import { theirWords } from './third-person.ts';

/** "My job is", "my job: ", "that's my job". */
const TELLS = /(?: (?:is|are|has|have|remains|would|was|must|became|runs)|'s)(?= |$)|[:,]/;
const OF_OWN = /^(?:my|our) /;
const NAMES = /nam|call|myself|christened|baptised|speaking|talking|chatting|this is|it is/;
const CALLS =
  /call|nam|nick|answer|respond|know|address|refer|short|it is| to (?:my|most of my|all my) |fine|will do|works|ok|good|grand/;

/** Readers of belongings, in order: the first that recognises one reads it. Each is asked only where its words are. */
const READERS: readonly (readonly [where: RegExp, reader: OwnedReader])[] = [
  [/name/, surnameIn],
  [NAMES, ownNameIn],
  [/name/, nameFirst],
  [CALLS, nicknameIn],
  [/birth|dob/, birthdayIn],
  [/age/, ageIn],
  [/[@\d]|mail|phone|cell|mob|number|digits|whatsapp|landline|contact|reach|mine/, contactIn],
  [TELLS, favoriteIn],
  [TELLS, favoriteFirst],
  [/ i /, mostFelt],
  [/ my .*(?:team|club|side)$/, teamFirst],
  [TELLS, kinNamedFirst],
  [OF_OWN, kinIn],
  [TELLS, nounIn],
  [OF_OWN, dwellingIn],
  [TELLS, tongueFirst],
  [TELLS, ownToolsIn],
  [OF_OWN, machineIn],
  [TELLS, speechIn],
  [TELLS, teamSizeIn],
  [TELLS, homeIn],
  [TELLS, placeFirst],
  [TELLS, hobbyFirst],
  [TELLS, theirThing],
  [TELLS, ofTheirs],
  [TELLS, employerIn],
  [TELLS, workFirst],
  [TELLS, jobAt],
  [TELLS, businessFirst],
  [TELLS, teamNamed],
  [TELLS, projectFirst],
  [TELLS, whatTheyDoIs],
  [TELLS, attributeIn],
];

export function whatIsTheirs(belonging: Belonging): Found[] {
  const owned = new Owned(belonging);
  for (const [where, reader] of READERS) {
    const found = where.test(owned.text) ? reader(owned) : null;
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
