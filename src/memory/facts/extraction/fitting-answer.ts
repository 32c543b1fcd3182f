/**
 * Whether a bare answer can be a value of what was asked: it has a word of a kind that the slot takes, or a name. "Idk", "pass" and "same as before" answer
 * nothing, and there is no list of all that does not.
 */
import { hashOf } from '../../text/numbered-weights.ts';
import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { meaningOf } from '../../text/word-vectors.ts';
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
  const language = code as FactLanguage;
  return (
    isSmall(plain, code) ||
    meaningOf(stem(plain, language), language) !== undefined ||
    meaningOf(plain, language) !== undefined
  );
}
