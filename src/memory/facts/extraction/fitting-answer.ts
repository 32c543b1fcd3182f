/**
 * Whether a bare answer can be a value of what was asked: it has a word of a kind that the slot takes, or a name. "Idk", "pass" and "same as before" answer
 * nothing, and there is no list of all that does not.
 */
import { hashOf } from '../../text/numbered-weights.ts';
import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { cosineOf, type Meaning, meaningOf, sumOf } from '../../text/word-vectors.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import type { FactLanguage } from '../said.ts';
import { eachName, NAMES } from './tagger-names.ts';

interface Fitting {
  /** Word lists of a language, an entry of which is enough. */
  readonly lists: readonly string[];
  /** The kinds of names of which one is enough. */
  readonly names: readonly number[];
  /** True where any name will do: a word with a capital that is no common one. */
  readonly takesNames: boolean;
  /** True where each word must be a name. */
  readonly isWhole?: true;
}

const OF_PLACES: Fitting = { lists: ['known places', 'demonyms'], names: [NAMES.place], takesNames: true };
const OF_PEOPLE: Fitting = {
  lists: ['given names'],
  names: [NAMES.givenName, NAMES.surname],
  takesNames: true,
  isWhole: true,
};
const OF_WORK: Fitting = {
  lists: ['professions', 'students', 'ventures', 'technologies', 'makes'],
  names: [],
  takesNames: true,
};

/** What slots take; what is not here has readers that know its values. */
const FITTING: Readonly<Record<string, Fitting>> = {
  home: OF_PLACES,
  origin: OF_PLACES,
  name: OF_PEOPLE,
  nickname: OF_PEOPLE,
  work: OF_WORK,
  profession: OF_WORK,
  studies: { lists: ['degrees', 'students', 'professions'], names: [NAMES.place], takesNames: true },
};

/** True where the words of any value of `home` or `origin`, not of an answer alone, name a place, be it in small letters, or what one lives in. */
export function namesPlace(slot: 'home' | 'origin', text: ReadText, language: Language): boolean {
  const isName = ({ kind, plain, isCapital }: Token) =>
    kind === 'word' && (isCapital || !isCommon(plain, language.code) || isLikePlaces(plain, language));
  if (text.tokens.some(isName) || fitsSlot(slot, text, language)) return true;
  return slot === 'home' && HOMES.some((name) => text.tokens.some((_, at) => language.list(name).at(text, at)));
}

/** Lists of what people live in. */
const HOMES = ['dwellings', 'settlements'] as const;
/** The least cosine of a word and the known places: of places above it are nine of ten, of words that may stand with "live in" hardly any. */
const LIKE_PLACES = 0.35;
const places = new Map<Language, Float64Array | null>();

/** True for a word that is near in meaning to the places that the language knows. */
function isLikePlaces(plain: string, language: Language): boolean {
  const meaning = meaningIn(plain, language.code);
  if (meaning === undefined || isSmall(plain, language.code)) return false;
  const known = places.get(language) ?? sumOf(placesOf(language));
  places.set(language, known);
  return cosineOf(known, sumOf([meaning])) >= LIKE_PLACES;
}

function placesOf(language: Language): Meaning[] {
  return [...language.list('known places').single].flatMap((name) => meaningIn(name, language.code) ?? []);
}

/** True where the words of an answer may be a value of a slot. */
export function fitsSlot(slot: string, text: ReadText, language: Language): boolean {
  const { tokens } = text;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const fitting = FITTING[slot];
  if (slot === 'allergy') return words.some(({ plain }) => !isSmall(plain, language.code));
  if (fitting === undefined) return true;
  if (tokens[0]?.kind === 'number') return false;
  const lists = fitting.lists.map((name) => language.list(name));
  const named = new Set<number>();
  eachName(
    tokens.map(({ plain }) => hashOf(plain)),
    (at, kind) => {
      if (fitting.names.includes(kind)) named.add(at);
    },
  );
  const isName = (token: Token) =>
    named.has(tokens.indexOf(token)) ||
    (fitting.takesNames && token.isCapital && !isCommon(token.plain, language.code));
  if (fitting.isWhole) return words.length > 0 && words.every(isName);
  return words.some(isName) || tokens.some((_token, at) => lists.some((list) => list.at(text, at) !== undefined));
}

function isSmall(plain: string, code: string): boolean {
  return STOP_WORDS[code as FactLanguage].has(plain);
}

/** True for a word that is in common use. */
function isCommon(plain: string, code: string): boolean {
  return isSmall(plain, code) || meaningIn(plain, code) !== undefined;
}

function meaningIn(plain: string, code: string): Meaning | undefined {
  const language = code as FactLanguage;
  return meaningOf(stem(plain, language), language) ?? meaningOf(plain, language);
}
