import type { Names, Reader } from '../matcher.ts';
import type { ReadText } from '../read-text.ts';
import type { RuleSet } from '../rule-set.ts';
import { CAPITAL } from '../token.ts';
import type { WordList } from '../word-list.ts';
import { personReader } from './tokens.ts';

const MOST_MEMBERS = 12;

interface CrewWords {
  readonly selves: WordList;
  readonly joints: WordList;
  readonly articles: WordList;
  readonly company: RuleSet;
  readonly person: Reader;
}

/** How many a member of a crew is, and the token behind; `isSelf` for the speaker. */
interface Member {
  readonly count: number;
  readonly end: number;
  readonly isSelf: boolean;
}

/**
 * Reads an enumeration of people of whom the speaker is one, as their number: "me, Kaz, Dee and Steph", "ellos dos, mi hermano y yo". The list
 * `selves` says how many its words are; whom else there may be, the rules `company`.
 */
export function crewReader(names: Names, company: RuleSet): Reader {
  const words: CrewWords = {
    selves: names.list('selves'),
    joints: names.list('crew joints'),
    articles: names.list('crew articles'),
    company,
    person: personReader(names),
  };
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
    first: company.first && [...company.first, ...words.selves.first, ...words.articles.first, CAPITAL],
    read(text, at) {
      if (!namesSpeaker(text)) return undefined;
      let [count, end, members, hasSelf] = [0, at, 0, false];
      for (let next: number | undefined = at; next !== undefined && members < MOST_MEMBERS; members += 1) {
        const member = memberAt(text, next, words);
        if (member === undefined) break;
        count += member.count;
        end = member.end;
        hasSelf ||= member.isSelf;
        next = behindJoint(text, end, words);
      }
      return hasSelf && members > 1 ? { value: count, end } : undefined;
    },
  };
}

function memberAt(text: ReadText, at: number, { selves, articles, company, person }: CrewWords): Member | undefined {
  if (!text.isFree(at)) return undefined;
  const self = selves.at(text, at);
  // The value of the list is how many, and "they" for a pair without the speaker: "ellos dos".
  if (self !== undefined)
    return { count: Number.parseInt(self.value, 10), end: self.end, isSelf: !self.value.endsWith('t') };
  const known = company.at(text, at);
  if (known !== undefined && Number(known.value) > 0)
    return { count: Number(known.value), end: known.to, isSelf: false };
  const named = person.read(text, articles.at(text, at)?.end ?? at);
  return named && { count: 1, end: named.end, isSelf: false };
}

/** Returns the token behind a comma, an "and" or both. */
function behindJoint(text: ReadText, at: number, { joints }: CrewWords): number | undefined {
  const comma = text.tokens[at]?.plain === ',' ? at + 1 : at;
  const end = joints.at(text, comma)?.end ?? comma;
  return end > at ? end : undefined;
}
