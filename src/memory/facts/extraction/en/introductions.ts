/** Reads introductions in a row, without a verb: "Let me introduce myself: Ada Bello, a nurse", "New here. Niamh, 34, Sligo". */

import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { GIVEN_NAMES, isProfession } from './lexicon.ts';
import { nameIn } from './person-names.ts';
import { isPlace, phraseOf } from './phrases.ts';

const ANNOUNCED = /\bintroduce myself$/;
const GREETED = /\b(?:new here|first time here|quick intro|introduction|about me)[.!:]*$/;
const CAPITALS = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}$/u;
const AGE = /^(?:1[3-9]|[2-9]\d)(?: ?[mf])?$/;

export function introducedIn(clause: Clause, from: number, later: readonly Clause[]): Found[] {
  const { source } = clause;
  const name = phraseOf(source, from, clause.to);
  if (!CAPITALS.test(name.written) || nameIn(name, true)?.to !== name.to) return [];
  const ahead = source.text.slice(0, from).replace(/[\s,:—–-]+$/, '');
  const [age, home] = later;
  const aged = age !== undefined && AGE.test(age.text);
  if (!ANNOUNCED.test(ahead) && !(aged && GREETED.test(ahead === '' ? source.before : ahead))) return [];
  const found = [fact('name', `is called ${name.written}`, name)];
  if (aged && home !== undefined && home.border === ',') {
    const place = phraseOf(source, home.from, home.to);
    if (CAPITALS.test(place.written) && isPlace(place) && !GIVEN_NAMES.has(place.text) && !isProfession(place.text))
      found.push(fact('home', `lives in ${place.written}`, place));
  }
  return found;
}

const NO_NAME =
  /^(?:gay|bi|trans|straight|male|female|tall|short|fat|skinny|thin|poor|broke|asian|black|white|brown|mixed|young|old|nonbinary|queer|lesbian|deaf|blind|dumb|shy|sick|fit|slim|almost|nearly|about|around|roughly|only|over|under|currently|turning)$/;

/** Reads a name with an age after it, also one written small: "I'm jaylen, 17, …". */
export function nameBeforeAge(clause: Clause, at: number, [next]: readonly Clause[]): Found[] {
  const of = phraseOf(clause.source, clause.from + at, clause.to);
  if (next === undefined || next.border !== ',' || !AGE.test(next.text) || !/^\p{L}{3,14}$/u.test(of.text)) return [];
  if (NO_NAME.test(of.text) || /(?:ed|ing|ish|ous|less|ful)$/.test(of.text) || isProfession(of.text)) return [];
  return nameIn(of, true) === null ? [] : [fact('name', `is called ${of.written}`, of)];
}
