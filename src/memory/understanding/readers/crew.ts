import type { Names, Reader, Reading } from '../matcher.ts';
import type { ReadText } from '../read-text.ts';
import type { RuleSet } from '../rule-set.ts';
import { CAPITAL } from '../token.ts';
import type { WordList } from '../word-list.ts';
import { countReader } from './number.ts';
import { personReader } from './tokens.ts';

const MOST_MEMBERS = 12;

interface CrewWords {
  readonly selves: WordList;
  readonly joints: WordList;
  readonly articles: WordList;
  readonly possessives: WordList;
  /** Nouns of things and animals that nobody counts. */
  readonly none: WordList;
  readonly numbers: Reader;
  readonly company: RuleSet;
  readonly person: Reader;
}

/** How many a member of a crew is, and the token behind; `isSelf` for the speaker. */
interface Member {
  readonly count: number;
  readonly end: number;
  readonly isSelf: boolean;
}

/** Returns the words and readers by which members of a company are told. */
function crewWords(names: Names, company: RuleSet): CrewWords {
  return {
    selves: names.list('selves'),
    joints: names.list('crew joints'),
    articles: names.list('crew articles'),
    possessives: names.list('crew possessives'),
    none: names.list('no company'),
    numbers: countReader(names),
    company,
    person: personReader(names),
  };
}

/** Returns the keys of the tokens that an enumeration of people may begin at; null where any may. */
function firstOf({ company, articles, selves, possessives, numbers }: CrewWords, hasSelf: boolean): string[] | null {
  if (company.first === null || numbers.first === null) return null;
  const own = [...possessives.first, ...articles.first, ...numbers.first];
  return [...company.first, ...own, CAPITAL, ...(hasSelf ? selves.first : [])];
}

/**
 * Reads an enumeration of people of whom the speaker is one, as their number: "me, Kaz, Dee and Steph", "ellos dos, mi hermano y yo", "somos mi
 * comadre y yo". The list `selves` says how many its words are; whom else there may be, the rules `company`.
 */
export function crewReader(names: Names, company: RuleSet): Reader {
  const words = crewWords(names, company);
  const spoken = new WeakMap<ReadText, boolean>();
  // Most texts name nobody who speaks, and are spared the rest.
  const namesSpeaker = (text: ReadText): boolean => {
    let is = spoken.get(text);
    if (is === undefined) {
      is = text.tokens.some((_token, at) => words.selves.at(text, at) !== undefined);
      spoken.set(text, is);
    }
    return is;
  };
  return {
    first: firstOf(words, true),
    read(text, at) {
      if (!namesSpeaker(text)) return undefined;
      const { count, end, members, hasSelf } = enumerated(text, at, words, true);
      return hasSelf && members > 1 ? { value: count, end } : undefined;
    },
  };
}

/** Reads one or several people other than the speaker, as their number: "Fede y la novia", "my mate Theo". */
export function groupReader(names: Names, company: RuleSet): Reader {
  const words = crewWords(names, company);
  // Several rules in turn ask for the group at one place.
  let last: { text: ReadText; at: number; found: Reading | undefined } | undefined;
  return {
    first: firstOf(words, false),
    read(text, at) {
      if (!text.isFree(at)) return undefined;
      if (last?.text === text && last.at === at) return last.found;
      const { count, end, members, hasSelf } = enumerated(text, at, words, false);
      const found = members > 0 && !hasSelf ? { value: count, end } : undefined;
      last = { text, at, found };
      return found;
    },
  };
}

/** `isCrew`: of counted people beside the speaker any noun counts; by itself "two rooms" are nobody. */
function enumerated(text: ReadText, at: number, words: CrewWords, isCrew: boolean) {
  let [count, end, members, hasSelf] = [0, at, 0, false];
  for (let next: number | undefined = at; next !== undefined && members < MOST_MEMBERS; members += 1) {
    const member = memberAt(text, next, words, isCrew);
    if (member === undefined) break;
    count += member.count;
    end = member.end;
    hasSelf ||= member.isSelf;
    next = behindJoint(text, end, words, isCrew);
  }
  return { count, end, members, hasSelf };
}

function memberAt(text: ReadText, at: number, words: CrewWords, isCrew: boolean): Member | undefined {
  const { selves, articles, possessives, none, company, person, numbers } = words;
  if (!text.isFree(at)) return undefined;
  const self = selves.at(text, at);
  // The value of the list is how many, and "they" for a pair without the speaker: "ellos dos".
  if (self !== undefined)
    return { count: Number.parseInt(self.value, 10), end: self.end, isSelf: !self.value.endsWith('t') };
  const known = company.at(text, at);
  if (known !== undefined && Number(known.value) > 0) {
    // "My mate Theo" is one.
    const name = Number(known.value) === 1 ? person.read(text, known.to) : undefined;
    return { count: Number(known.value), end: name?.end ?? known.to, isSelf: false };
  }
  const named = person.read(text, articles.at(text, at)?.end ?? at);
  if (named !== undefined) return { count: 1, end: named.end, isSelf: false };
  // Whoever is no list's: "mi comadre", "dos gringos".
  const possessed = possessives.at(text, at)?.end;
  if (possessed !== undefined && isNoun(text, possessed, false) && none.at(text, possessed) === undefined)
    return { count: 1, end: possessed + 1, isSelf: false };
  const counted = numbers.read(text, at);
  if (!isCrew || counted === undefined || !isNoun(text, counted.end, Number(counted.value) > 1)) return undefined;
  if (none.at(text, counted.end) !== undefined) return undefined;
  return { count: Number(counted.value), end: counted.end + 1, isSelf: false };
}

const SHORTEST = 3; // letters
const PLURAL = /[^su]s$/;

function isNoun(text: ReadText, at: number, isPlural: boolean): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !text.isFree(at) || token.isCapital || token.plain.length < SHORTEST) return false;
  return isPlural === PLURAL.test(token.plain);
}

/** Returns the token behind a comma, an "and" or both. */
function behindJoint(text: ReadText, at: number, { joints }: CrewWords, isCrew: boolean): number | undefined {
  const comma = text.tokens[at]?.plain === ',' ? at + 1 : at;
  const end = joints.at(text, comma)?.end ?? comma;
  // "With my niece, Stockport": by itself a comma goes on with a crew alone.
  return end > (isCrew ? at : comma) ? end : undefined;
}
