/**
 * Likeness: tells whether two values of a slot say the same, or the contrary. It compares their gists: the words they are about, then whether they
 * state or deny it, and words that exclude each other ("corto", "largo").
 */
import { createHash } from 'node:crypto';
import { RecentlyUsed } from '../../recently-used.ts';
import { compose, foldAccents } from '../text/fold-accents.ts';
import { isNearDuplicate, similarityRatio } from '../text/near-duplicate.ts';
import { plainKey, takesOneValue } from './fact-slots.ts';
import { OPPOSITES } from './opposites.ts';
import { areOne, BY_ENDINGS, type Gist, gistOf, LONGEST, sharedWords, type Word } from './value-gist.ts';

/** Returns the identity of a value: two values of a slot with the same one are one fact. SHA-256 of it without case, accents and blanks. */
export function identityOf(value: string): string {
  const known = identities.get(value);
  if (known !== undefined) return known;
  const identity = createHash('sha256').update(plain(value).replace(/\s+/gu, '')).digest('hex');
  if (value.length <= LONGEST) identities.set(value, identity);
  return identity;
}

const identities = new RecentlyUsed<string>(5_000); // as `gists`: some 1 MB

/** The relation of a second value to a first. `other`: both may hold. `fuller`: the same, and the second says more of it. */
export type Likeness = 'same' | 'fuller' | 'contrary' | 'other';

/** Compares two values of one slot, or of related slots. With `whole`, no value is the same as a part of it. */
export function likeness(
  slot: string,
  first: string,
  second: string,
  extent: 'whole' | 'in part' = 'in part',
): Likeness {
  const [one, other] = [gistOf(slot, first), gistOf(slot, second)];
  const single = takesOneValue(slot);
  if (slot === 'decision' && decideTheSame(first, second)) return 'contrary';
  if (!single && (excludeEachOther(one, other) || askForOtherLanguages(slot, one, other))) return 'contrary';
  const [address, otherAddress] = [addressIn(first), addressIn(second)];
  if (slot === 'email' && address !== null && otherAddress !== null) return address === otherAddress ? 'same' : 'other';
  if (slot === 'phone' || slot === 'age') return sameNumbers(one, other) ? 'same' : 'other';
  if (
    extent === 'in part' &&
    TOLD_IN_PART.has(slot) &&
    !one.denied &&
    !other.denied &&
    one.words.length * other.words.length === 0
  )
    return other.words.length > 0 ? 'fuller' : 'same';
  const shared = sharedWords(slot, one, other);
  if (shared > 0) {
    const [fewer, most] = [
      Math.min(one.words.length, other.words.length),
      Math.max(one.words.length, other.words.length),
    ];
    const contained = shared === fewer;
    const nearlyAll = contained && (shared === most || (extent === 'in part' && shared / most > MOST_OF_BOTH));
    if (nearlyAll && one.denied !== other.denied) return 'contrary';
    if (nearlyAll && comparedTheOtherWay(slot, one, other)) return 'contrary';
    if (
      one.denied === other.denied &&
      (nearlyAll ||
        (extent === 'in part' && contained && (single || NAMED_IN_PART.has(slot) || goesOn(slot, one, other))))
    )
      return other.words.length > one.words.length ? 'fuller' : 'same';
    if (COUNTED.has(slot) && differInNumbers(slot, one, other)) return 'contrary';
  }
  if (slot === 'origin' && shared === 0 && tellOtherOrigins(first, second)) return 'contrary';
  return !single &&
    !BY_ENDINGS.has(slot) &&
    one.denied === other.denied &&
    differInSlipsAlone(one, other, first, second)
    ? 'same'
    : 'other';
}

/** True where one value is all that the other begins with, which goes on behind a small word: "likes hiking", "loves hiking in the Lakes"; not "coffee", "coffee ice cream". */
function goesOn(slot: string, one: Gist, other: Gist): boolean {
  const [thin, full] = one.words.length < other.words.length ? [one, other] : [other, one];
  return (
    GOES_ON.has(slot) &&
    full.head === thin.words.length &&
    thin.words.every((word, at) => areOne(slot, word, full.words[at] as Word))
  );
}

/** Slots of many values in which what is told more fully is told once: the thing, then where, when or with whom. */
const GOES_ON: ReadonlySet<string> = new Set(
  'preference habit project technology spoken_language note other_home'.split(' '),
);

/** Kinds of origin, each with one value: nobody is born twice, but one may be Argentinian and Italian, from Córdoba, and born in Montevideo. */
const ORIGINS: readonly RegExp[] = [/^(?:es|viene|proviene) de |^(?:is|comes|hails) from /, /^naci|^(?:was )?born /];

function tellOtherOrigins(first: string, second: string): boolean {
  return ORIGINS.some((frame) => frame.test(plainKey(first)) && frame.test(plainKey(second)));
}

/** Returns the words that a value is about, each once, in order. */
export function subjectsOf(slot: string, value: string): readonly Word[] {
  return gistOf(slot, value).words;
}

/** True when the two have a word in common that is neither a stop word nor one of their slot's. */
export function speakOfTheSame(slot: string, first: string, second: string): boolean {
  return sharedWords(slot, gistOf(slot, first), gistOf(slot, second)) > 0;
}

/** True for a fact that someone says no longer holds, or wants forgotten, in words that may be fewer or more. */
export function isMeant(slot: string, value: string, meant: string): boolean {
  const [one, other] = [gistOf(slot, value), gistOf(slot, meant)];
  if (slot === 'phone') return sameNumbers(one, other);
  const [address, otherAddress] = [addressIn(value), addressIn(meant)];
  if (slot === 'email' && address !== null && otherAddress !== null) return address === otherAddress;
  return sharedWords(slot, one, other) === Math.min(one.words.length, other.words.length) && one.words.length > 0;
}

/** True for a value that has every word of what is meant, which has some. */
export function hasAllOf(slot: string, value: string, meant: string): boolean {
  const [one, other] = [gistOf(slot, value), gistOf(slot, meant)];
  return other.words.length > 0 && sharedWords(slot, other, one) === other.words.length;
}

/** True when a value only has the words that all facts of its slot have: "tiene auto". */
export function saysNothingOfIt(slot: string, value: string): boolean {
  return gistOf(slot, value).words.length === 0;
}

/** True when a value denies what it speaks of: "no le gusta el café". */
export function isDenied(slot: string, value: string): boolean {
  return gistOf(slot, value).denied;
}

/** Two of three words, so that "cumbia" is not "cumbia vieja". */
const MOST_OF_BOTH = 0.6;
/** Slots of many values where one that names a part of another is the same: "tiene un perro", "tiene un perro llamado Fideo". */
const NAMED_IN_PART: ReadonlySet<string> = new Set(
  'pet family vehicle studies project health allergy hobby goal'.split(' '),
);
/** Slots of one value that may also hold a mere part of it: "tiene pareja". */
const TOLD_IN_PART: ReadonlySet<string> = new Set(['partner', 'work']);
/** Slots of many values where another number of the same is another state of it: "tiene dos hijos", "tiene tres hijos". */
const COUNTED: ReadonlySet<string> = new Set('family pet habit goal'.split(' '));
function plain(text: string): string {
  return foldAccents(compose(text).toLowerCase()).replace(/[\s.!…]+$/u, '');
}

/** True when a comparison is turned round: "prefiere el té al café" and "prefiere el café al té" have the same words. */
function comparedTheOtherWay(slot: string, one: Gist, other: Gist): boolean {
  if (!one.compares || !other.compares || one.words.length !== other.words.length) return false;
  return one.words.some((word, place) => {
    const there = other.words[place];
    return there !== undefined && !areOne(slot, word, there);
  });
}

const isNumber = (word: Word) => /^\d/.test(word.plain);

function sameNumbers(one: Gist, other: Gist): boolean {
  const [here, there] = [one, other].map(({ words }) =>
    words
      .filter(isNumber)
      .map(({ plain }) => plain)
      .join(''),
  );
  if (here === undefined || there === undefined || here === '' || there === '') return false;
  const LOCAL = 7; // digits of a number without its prefix
  return (
    here === there || (Math.min(here.length, there.length) >= LOCAL && (here.endsWith(there) || there.endsWith(here)))
  );
}

/** Returns the address in a value, compared as a whole: "new" and "mail" are parts of addresses, too. */
function addressIn(value: string): string | null {
  return /[^\s@<>]+@[^\s@<>]*[\p{L}\p{N}]/u.exec(value)?.[0].toLowerCase() ?? null;
}

function differInNumbers(slot: string, one: Gist, other: Gist): boolean {
  const [here, there] = [one.words.filter((word) => !isNumber(word)), other.words.filter((word) => !isNumber(word))];
  if (here.length === one.words.length || there.length === other.words.length || here.length !== there.length)
    return false;
  return here.every((word) => there.some((other) => areOne(slot, word, other)));
}

/** True when the values are at opposite poles of something, and nothing else sets them apart. */
function excludeEachOther(one: Gist, other: Gist): boolean {
  if (one.isNeutral || other.isNeutral) return false;
  for (const [place, [left, right]] of OPPOSITES.entries()) {
    const [here, there] = [one.poles[place], other.poles[place]];
    if (here === 0 || there === 0 || here === there) continue;
    const about = (gist: Gist) => gist.words.filter(({ plain }) => !left.has(plain) && !right.has(plain));
    const [rest, otherRest] = [about(one), about(other)];
    const shared = rest.filter((word) => otherRest.some((there) => areOne('', word, there))).length;
    const [fewer, most] = [Math.min(rest.length, otherRest.length), Math.max(rest.length, otherRest.length)];
    if (fewer === 0 ? most === 0 : shared === fewer) return true;
  }
  return false;
}

/** True for wishes that differ in their language alone: "contestame en español", "answer me in Portuguese". */
function askForOtherLanguages(slot: string, one: Gist, other: Gist): boolean {
  if (slot !== 'preference' || one.words.length !== 1 || other.words.length !== 1 || one.denied !== other.denied)
    return false;
  const [here, there] = [one.words[0]?.plain ?? '', other.words[0]?.plain ?? ''];
  return here.startsWith('=') && there.startsWith('=') && here !== there;
}

/** The purpose of a decision: "usar Redis para la cola". */
const PURPOSE = /^(.+?) (?:para|for) (.+?)(?: (?:instead|en su lugar|en cambio))?$/iu;

/** True for two choices with one purpose: the second is made instead of the first. */
function decideTheSame(first: string, second: string): boolean {
  const [, choice, purpose] = PURPOSE.exec(first) ?? [];
  const [, otherChoice, otherPurpose] = PURPOSE.exec(second) ?? [];
  if (choice === undefined || otherChoice === undefined || purpose === undefined || otherPurpose === undefined)
    return false;
  if (sharedWords('', gistOf('decision', choice), gistOf('decision', otherChoice)) > 0) return false;
  const [one, other] = [gistOf('decision', purpose), gistOf('decision', otherPurpose)];
  return (
    one.words.length > 0 && one.words.length === other.words.length && sharedWords('', one, other) === one.words.length
  );
}

const SLIP = 4; // letters of a word at least, that another one can be a slip of
const SAME_BUT_A_SLIP = 0.8;

/** True when the words are nearly the same (`isNearDuplicate`), and those that differ do so by a slip of the pen. */
function differInSlipsAlone(one: Gist, other: Gist, first: string, second: string): boolean {
  // Word by word first: it costs a hundredth, and settles nearly all.
  if (one.words.some((word) => !hasLike(word, other)) || other.words.some((word) => !hasLike(word, one))) return false;
  return isNearDuplicate(first, second);
}

function hasLike(word: Word, { words }: Gist): boolean {
  return words.some((there) => areOne('', word, there)) || words.some((there) => isSlipOf(word, there));
}

function isSlipOf(word: Word, other: Word): boolean {
  if (word.exact || other.exact || word.plain.length < SLIP) return false;
  if (Math.abs(word.plain.length - other.plain.length) > word.plain.length / SLIP) return false;
  // At most as many letters match as both have in common: this check alone rejects nearly all words.
  if (lettersOfBoth(word.plain, other.plain) * 2 <= (word.plain.length + other.plain.length) * SAME_BUT_A_SLIP)
    return false;
  return similarityRatio(word.plain, other.plain) > SAME_BUT_A_SLIP;
}

function lettersOfBoth(one: string, other: string): number {
  let left = other;
  let shared = 0;
  for (const letter of one) {
    const at = left.indexOf(letter);
    if (at === -1) continue;
    left = left.slice(0, at) + left.slice(at + letter.length);
    shared += letter.length;
  }
  return shared;
}
