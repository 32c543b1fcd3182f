/** Languages that a user speaks, said without "speak": "I can get by in French", "I've signed BSL since I was small". */

import type { Found } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { after } from './phrases.ts';
import { spoken } from './spoken.ts';
import { holds, listed, object, type Statement } from './statement.ts';

/** The words between the verb and the language, by verb, with the form that the fact takes. */
const WAYS: Readonly<Record<string, readonly [lead: RegExp, told: string]>> = {
  get: [/^by (?:well |fine |okay |just about )?in /, 'gets by in'],
  hold: [/^(?:a (?:basic |decent )?conversation|my own|conversations) in /, 'can hold a conversation in'],
  grow: [/^up (?:speaking|with|on|hearing) (?:both )?/, 'grew up speaking'],
  raise: [/^(?:speaking|with|on) (?:both )?/, 'was raised speaking'],
  know: [/^/, 'knows'],
  understand: [/^(?:both )?/, 'understands'],
  sign: [/^(?:in )?/, 'signs'],
  pick: [/^up (?:some |a bit of |a little |enough )?/, 'picked up'],
  converse: [/^(?:fluently |comfortably |well )?in /, 'converses in'],
  have: [/^(?:(?:some|a little|a bit of|decent|good|basic|fluent|native|conversational|school|rusty) )+/, 'speaks'],
};
const FULL = new RegExp(
  `^(?:(?:some|a little|a bit of|basic|conversational|fluent|enough|school|both) )*${LANGUAGE}(?: and ${LANGUAGE})?(?=$| (?:and|but|from|at|well|too|fluently|natively|as|since|though|also|to|while|enough|pretty|very|a bit|quite|growing|when|when|or|better)\\b)`,
);

export function tonguesIn(statement: Statement): Found[] {
  const { verb } = statement;
  const way = Object.hasOwn(WAYS, verb.lemma) ? WAYS[verb.lemma] : undefined;
  if (way === undefined || verb.negated) return [];
  const past = /^(?:grow|raise|pick)$/.test(verb.lemma) && verb.mood === 'past';
  if (!past && !holds(statement) && verb.modal !== 'can') return [];
  if (verb.mood === 'progressive') return [];
  const of = object(statement);
  const [lead, told] = way;
  const first = lead.exec(of.text);
  if (first === null) return [];
  const languages = after(of, first[0].length);
  if (!FULL.test(languages.text)) return [];
  return listed(statement, languages, (text) => FULL.test(text)).flatMap((item) => spoken(item, told));
}
