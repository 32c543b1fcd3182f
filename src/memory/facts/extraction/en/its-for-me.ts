/**
 * Reads the "it" by which users speak of themselves: "it's mostly Kotlin for me", "these days it's Bath for me", "everything goes
 * through Jira at my place".
 */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { isPlace, itemsOf, phraseOf } from './phrases.ts';
import { toolName } from './tools.ts';

const WHOSE =
  'for me|for us|at work|at (?:my|our) (?:place|company|job|work|office|shop)|where i work|these days|nowadays|now|at the moment';
const IT_IS = new RegExp(
  `^it is (?:(?:now|all|mostly|mainly|just|only|pure|purely|still|usually|generally|pretty much|nearly all|written in|built (?:in|on|with)) )*(.+?)((?: (?:${WHOSE}))*)$`,
);
const EVERYTHING = new RegExp(
  `^everything (?:(?:we (?:do|have)|of ours|else) )?(?:goes|runs|lives|happens|is|gets done|is done|gets tracked|is tracked) (?:through|on|in|via) (.+?)((?: (?:${WHOSE}))+)$`,
);
const THEIRS = /for (?:me|us)|at (?:my|our|work)|where i work/;
const OF_WORK = /^(?:at work|at (?:my|our) \w+|day to day|day-to-day|for work|professionally)\b/;
const OF_DWELLING = /\b(?:liv(?:e|ed|ing)|moved?|based|home|born|grew up)\b/;
const OF_A_PROJECT =
  /\b(?:my|our) (?:[\w'-]+ ){0,3}?(?:project|app|site|website|game|bot|api|backend|startup|code|product|stack)\b/;

export function itsForMe(clause: Clause, at: number, setting: string): Found[] {
  const text = clause.text.slice(at);
  const match = IT_IS.exec(text) ?? EVERYTHING.exec(text);
  if (match === null) return [];
  const [all, named = '', whose = ''] = match;
  const from = clause.from + at + all.length - whose.length - named.length;
  const of = phraseOf(clause.source, from, from + named.length);
  const before = clause.source.text.slice(0, clause.from);
  const theirs = THEIRS.test(whose) || OF_WORK.test(setting);
  if (theirs && /for (?:me|us)/.test(whose) && OF_DWELLING.test(before) && /^\p{Lu}/u.test(of.written) && isPlace(of))
    return [fact('home', `lives in ${of.written}`, clause, { replaces: true })];
  if (!theirs && !OF_A_PROJECT.test(before)) return [];
  const tools = itemsOf(of);
  return tools.every((item) => toolName(item.text) !== '')
    ? tools.map((item) => fact('technology', `uses ${item.written}`, clause))
    : [];
}
