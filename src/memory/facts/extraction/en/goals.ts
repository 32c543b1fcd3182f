/** Reads users' goals, which have a day: "I want to run a marathon next year". Without a day it may be only a wish. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { phraseAt } from './phrases.ts';
import { theirWords } from './third-person.ts';

const REACHED = `(?:run (?:a|an|the|my|my first)\\b|lose (?:\\d|a stone|some weight|weight)|learn (?:${LANGUAGE}|to \\w+)|become (?:an?|fluent)|qualify|retire|quit (?:smoking|vaping|drinking|sugar)|stop smoking|get (?:fit|in shape|fitter|my (?:licen[cs]e|degree|driving)|out of debt|promoted|into (?:med|law|medicine|uni|grad))|pass (?:my|the (?:bar|[a-z]+ (?:exam|test|board|boards)|exam|test))\\b|buy (?:a|my|our) (?:own |first )?(?:house|home|flat|place)(?! (?:plant|warming|party|sitter))|open (?:a|my|our)|start (?:my|our) own|pay off|save (?:up )?(?:£|\\$|€|\\d|for (?:an?|my|our))|climb|finish (?:my|the|our) (?:degree|novel|book|phd|thesis|masters|marathon)|write (?:a|my) (?:book|novel)|publish|be (?:fluent|debt[- ]free|mortgage[- ]free|conversational|able to)|read \\d+ books|crack|clear (?:the )?[a-z]+ exam)`;
/** A cheap test that comes before the long list of possible goals. */
const WANTS = /^(?:i|we) .*(?:want|hop|plan|inten|mean|aim|determined)/;
const WANTED = new RegExp(
  `^(?:i|we) (?:(?:really|still|do|also|definitely|would like|am|are) )*(?:want|hope|plan|intend|mean|aim|planning|hoping|determined|aiming)(?:ing)? to ${REACHED}.*?\\b(?:by (?!the way)|before|within|this year|next year|next (?:spring|summer|autumn|winter|season)|in (?:20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)|at \\d\\d\\b)`,
);
const RESERVED = /\b(?:maybe|might|perhaps|someday|some day|one day|or not|not sure|thinking|wish|if)\b/;
/** "I've set myself the goal of saving £5k". */
const SET =
  /^(?:i|we) (?:have )?(?:set|given) (?:myself|ourselves) (?:an?|the|this) (?:goal|target|challenge|aim|deadline) (?:of|to) (.+)$/;
const OF_THE_YEAR =
  /^the (?:(?:big|main|overall|ultimate|only) )*(?:aim|goal|target|objective|ambition|dream)(?: for (?:me|us))?(?: (?:for )?(?:this|next|the) (?:year|season|summer|winter|spring|autumn|term|semester|decade|coming year))(?: is|'s)(?: to)? (.+)$/;

export function goalIn(clause: Clause, at: number): Found[] {
  const text = clause.text.slice(at);
  if (RESERVED.test(text)) return [];
  const named = SET.exec(text) ?? OF_THE_YEAR.exec(text);
  if (named === null && !(WANTS.test(text) && WANTED.test(text))) return [];
  const from =
    named === null ? clause.from + at + text.indexOf(' to ') + ' to '.length : clause.to - (named[1] ?? '').length;
  const of = phraseAt(clause.source, from, clause.to, true);
  return of.text === '' ? [] : [fact('goal', `has the goal: ${theirWords(of.written)}`, clause)];
}
