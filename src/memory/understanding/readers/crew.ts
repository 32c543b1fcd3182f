import type { Reader, Reading } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
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
  /** What leads to the next of them once more: "pra mim e pra minha nora". */
  readonly leads: WordList;
  /** What tells whose they are, with one word behind it where the value says so: "la novia de Ana", "o marido dela". */
  readonly owners: WordList;
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
    leads: names.list('crew leads'),
    owners: names.list('crew owners'),
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
  let told = { count: 0, end: at, members: 0, hasSelf: false };
  let sure = told;
  for (let next: Joint | undefined = { end: at, isComma: false }; next !== undefined && told.members < MOST_MEMBERS; ) {
    const member = memberAt(text, next.end, words, isCrew);
    if (member === undefined) break;
    const { count, members, hasSelf } = told;
    const isLate = next.isComma && (!isCrew || (member.isSelf && !text.ends(member.end)));
    told = { count: count + member.count, end: member.end, members: members + 1, hasSelf: hasSelf || member.isSelf };
    next = behindJoint(text, told.end, words);
    // "With my niece, Stockport", "Sonoma, I like it": by itself a comma goes on with whom an "and" or the speaker's others follow.
    if (!isLate || next?.isComma === false) sure = told;
  }
  return sure;
}

function memberAt(text: ReadText, at: number, words: CrewWords, isCrew: boolean): Member | undefined {
  const { selves, articles, possessives, none, company, person, numbers } = words;
  if (!text.isFree(at)) return undefined;
  const self = selves.at(text, at);
  // "Tom's girlfriend".
  const isOwners = text.tokens[at]?.isCapital === true && text.tokens[at]?.plain.endsWith("'s") === true;
  const known = company.at(text, isOwners ? at + 1 : at);
  // The value of the list is how many, and "they" for a pair without the speaker: "ellos dos"; "os dois filhos" are whose they are.
  if (self !== undefined && (known?.to ?? at) <= self.end)
    return { count: Number.parseInt(self.value, 10), end: self.end, isSelf: !self.value.endsWith('t') };
  if (known !== undefined && Number(known.value) > 0) {
    const count = Number(known.value);
    return { count, end: ownersEnd(text, known.to, count, words), isSelf: false };
  }
  const named = person.read(text, articles.at(text, at)?.end ?? at);
  if (named !== undefined) return { count: 1, end: named.end, isSelf: false };
  // Whoever is no list's: "mi comadre", "her two pals", "dos gringos".
  const possessed = possessives.at(text, at)?.end;
  if (possessed !== undefined && isNoun(text, possessed, false) && none.at(text, possessed) === undefined)
    return { count: 1, end: ownersEnd(text, possessed + 1, 1, words), isSelf: false };
  const counted = isCrew || possessed !== undefined ? numbers.read(text, possessed ?? at) : undefined;
  if (counted === undefined || !isNoun(text, counted.end, Number(counted.value) > 1)) return undefined;
  if (none.at(text, counted.end) !== undefined) return undefined;
  const count = Number(counted.value);
  return { count, end: ownersEnd(text, counted.end + 1, count, words), isSelf: false };
}

/** Returns the token behind a name or whose they are: "my mate Theo" is one, "la novia de mi primo" too. */
function ownersEnd(text: ReadText, at: number, count: number, words: CrewWords): number {
  const name = count === 1 ? words.person.read(text, at)?.end : undefined;
  if (name !== undefined) return name;
  const owner = words.owners.at(text, at);
  if (owner === undefined) return at;
  if (owner.value !== 'of') return owner.end;
  const lead = words.articles.at(text, owner.end)?.end ?? words.possessives.at(text, owner.end)?.end ?? owner.end;
  return text.tokens[lead]?.kind === 'word' && text.isFree(lead) ? lead + 1 : at;
}

const SHORTEST = 3; // letters
const PLURAL = /[^su]s$/;

function isNoun(text: ReadText, at: number, isPlural: boolean): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !text.isFree(at) || token.isCapital || token.plain.length < SHORTEST) return false;
  return isPlural === PLURAL.test(token.plain);
}

/** What stands between two of them, and where the next begins. */
interface Joint {
  readonly end: number;
  /** True for a comma by itself. */
  readonly isComma: boolean;
}

/** Reads a comma, an "and" or both, and what leads to the next once more. */
function behindJoint(text: ReadText, at: number, { joints, leads, selves }: CrewWords): Joint | undefined {
  const comma = text.tokens[at]?.plain === ',' ? at + 1 : at;
  const end = joints.at(text, comma)?.end ?? comma;
  // "Para mi novia y para mí": that is the speaker, whom a list names with what leads to her.
  const next = selves.at(text, end) === undefined ? (leads.at(text, end)?.end ?? end) : end;
  return end === at ? undefined : { end: next, isComma: end === comma };
}
