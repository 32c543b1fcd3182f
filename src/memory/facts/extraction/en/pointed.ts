/**
 * Reads the thing that "that" points back to: "Oamaru, that's where I live", "use Mountain Time, that's the zone I'm in", "it's
 * Okafor, my last name".
 */

import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { GIVEN_NAMES } from './lexicon.ts';
import { nameIn } from './person-names.ts';
import { isWrittenAsName, type Phrase, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { spoken } from './spoken.ts';
import { toolName } from './tools.ts';

/** A cheap test for a clause that begins by pointing. */
const POINTS = /^(?:(?:that|which|this) is|(?:that|which|this) would be|my|our) /;
/** The part of the clause before that is pointed at: all of it, or the object of its last verb or preposition. */
const POINTED_AT = /^(?:.*\b(?:mean|means|use|using|it is|is|in|on|at|to|for|from|say|write|put) )?(?=\S)/;

/** Kinds of pointing: the words after "that is", and a reader for the phrase pointed at. */
const KINDS: readonly (readonly [says: RegExp, read: (of: Phrase) => Found[]])[] = [
  [/^me(?: (?:by the way|again))?$/, (of) => (GIVEN_NAMES.has(of.text) ? [named(of)] : [])],
  [/^(?:my|our) (?:first |full |given |legal |real |actual )*name$/, (of) => (isName(of) ? [named(of)] : [])],
  [
    /^(?:my|our) (?:last name|surname|family name)$/,
    (of) => (isName(of) ? [fact('surname', `has the surname ${of.written}`, of)] : []),
  ],
  [
    /^(?:where (?:i|we) (?:now |currently |actually )?(?:live|stay|reside|am based|are based|am at home|call home)|(?:my|our) home(?: (?:town|city|base))?)$/,
    (of) => place('home', 'lives in', of),
  ],
  [
    /^(?:where (?:i|we) (?:grew up|was born|were born|am from|are from|come from|hail from)|(?:my|our) (?:birthplace|hometown|home town))$/,
    (of) => place('origin', 'is from', of),
  ],
  [
    /^(?:(?:my|our|the) (?:own |local |usual )?(?:time ?zone|zone)(?: (?:i|we) (?:am|are|work|live) (?:in|on))?|(?:my|our) (?:local )?time)$/,
    (of) => (ZONE.test(of.text) ? [fact('timezone', `has the time zone ${of.written}`, of)] : []),
  ],
  [/^(?:my|our) (?:mother|native|first|home) (?:tongue|language)$/, (of) => spoken(of, 'speaks')],
  [
    /^(?:where (?:i|we) work|who (?:i|we) work for|(?:my|our) (?:current |new )?(?:employer|company|workplace))$/,
    (of) =>
      /^(?:the )?\p{Lu}/u.test(of.written) && of.text.length < LONGEST
        ? [fact('work', `works at ${of.written}`, of)]
        : [],
  ],
  [
    /^(?:what (?:i|we) (?:use|run|code in|work in|write in)|(?:my|our) (?:main )?(?:editor|stack|setup|language|database|os|framework))(?: (?:at work|mostly|daily))?$/,
    (of) => (toolName(of.text) === '' ? [] : [fact('technology', `uses ${of.written}`, of)]),
  ],
];
const LONGEST = 40; // characters of what is pointed at

export function pointedIn(clause: Clause, previous: Clause | undefined): Found[] {
  if (previous === undefined || !/^(?:,|[—–-]+|and|:)$/.test(clause.border)) return [];
  const lead = POINTS.exec(clause.text)?.[0];
  if (lead === undefined) return [];
  const apposed = /^(?:my|our) $/.test(lead);
  // "It's Okafor, my last name": without "that" only what "it is" says is meant.
  if (apposed && !/^(?:it is|no it is|spelled) /.test(previous.text)) return [];
  const said = clause.text.slice(apposed ? 0 : lead.length).replace(AFTERTHOUGHT, '');
  const kind = KINDS.find(([pattern]) => pattern.test(said));
  if (kind === undefined) return [];
  const from = previous.from + (POINTED_AT.exec(previous.text)?.[0].length ?? 0);
  const of = phraseOf(previous.source, from, previous.to);
  if (of.text === '' || of.text.length > LONGEST || PRONOUN.test(of.text)) return [];
  return kind[1](of).map((one) => ({ ...one, from: previous.from, to: clause.to }));
}

const AFTERTHOUGHT = /(?: (?:by the way|btw|now|these days|in case you forgot|thanks|please|remember|actually))+$/;
const PRONOUN = /^(?:it|this|that|there|here|he|she|they|who|what|the|a|an|one|not|no|yes|home|my|our|your)\b/;
const ZONE =
  /(?:\b(?:time|standard|daylight|eastern|central|mountain|pacific|gmt|utc)\b|^[a-z]{2,5}(?: ?[+-] ?\d{1,2})?$|^[a-z]+\/[a-z_]+$)/;

const isName = (of: Phrase) => isWrittenAsName(of) && nameIn(of, true) !== null;
const named = (of: Phrase) => fact('name', `is called ${of.written}`, of);

function place(slot: 'home' | 'origin', told: string, of: Phrase): Found[] {
  const where = placeIn(of);
  return where !== null && where.to === of.to && isWrittenAsName(where)
    ? [fact(slot, `${told} ${where.written}`, of)]
    : [];
}
