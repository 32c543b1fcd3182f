/** Reads a user's age: "34", "turning forty", "in my late twenties", "27f". */
import { type Found, fact } from './found.ts';
import { NATIONALITY, NUMBER } from './lexicon.ts';
import { before } from './phrases.ts';
import type { Trait } from './trait.ts';

const AGE = new RegExp(
  `^(?:aged? |turning )?(\\d{1,3}|${NUMBER})(?: ?(?:yo|y\\/?o)| (?:years? old|yrs|years? of age|years? young|y\\/?o|yo|yrs old)|-years?-old|yo|y\\/o)?(?: (?:now|already|too|today|and a half|next \\w+))*$`,
);
const AGE_UNIT = /years?|\by\/?o\b/;
const AFTER_AGE = / (?:now|already|too|years?|y\/?o|yo|next)|-year|yo$|y\/o$/;
const DECADE =
  /^in (?:my|our) (?:early |mid |late |mid-|early-|late-)?(?:\d0'?s|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/;
/** "27f", "34 male". */
const AGE_AND_SEX = /^(\d{2}) ?(?:m|f|male|female)$/;
const SEX = new RegExp(`^(?:(?:${NATIONALITY}) )?(?:male|female|man|woman|guy|m|f)$`);

/** True when the text may be an age, however few words it has. */
export function isAnAge(text: string): boolean {
  return AGE.test(text);
}

/** Reads an age: "34 years old", "in my late twenties", "27f". */
export function ageIn(trait: Trait): Found[] | null {
  const { bare, text, replaces } = trait;
  const age = AGE.exec(text)?.[1];
  if (age !== undefined && isAge(age, AGE_UNIT.test(text))) {
    const years = before(bare, AFTER_AGE).written.replace(/^(?:aged?|turning) /i, '');
    return [fact('age', `is ${years} years old`, bare, { replaces })];
  }
  if (DECADE.test(text)) return trait.is('age', bare);
  const years = AGE_AND_SEX.exec(text)?.[1];
  return years !== undefined && isAge(years, false) ? [fact('age', `is ${years} years old`, bare)] : null;
}

/** Reads the age before a noun: "34-year-old" in "34-year-old nurse". */
export function ageAmong({ bare, replaces }: Trait): Found {
  return fact('age', `is ${before(bare, /[- ]?(?:ye?a?rs?\b|y\/?o\b)/).written} years old`, bare, { replaces });
}

/** Recognises somebody's sex or nationality alone ("a man", "Polish guy") and keeps no fact of it. */
export function sexIn({ text }: Trait): Found[] | null {
  return SEX.test(text) ? [] : null;
}

/** True when somebody may be that old; `named` says that the word "years" stands beside the number. */
export function isAge(text: string, named: boolean): boolean {
  if (/^\d+$/.test(text)) {
    const years = Number(text);
    return years >= (named ? 5 : 13) && years <= 110;
  }
  return /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)$/.test(
    text,
  );
}
