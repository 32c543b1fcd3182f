/** Orders to the assistant: "always answer in bullet points", "never call me sir", "reply only in Spanish". */
import { ASSISTANTS_VERB, type Asked, LANGUAGE_OF_ANSWERS, told } from './asked.ts';
import { calledAsOrdered } from './called.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { after, before, type Phrase } from './phrases.ts';

const IMPERATIVE = new RegExp(
  `^((?:please |kindly |just |also )*)(?:(always|never|only ever|do not ever|do not|only) )?(?:please |ever )?(${ASSISTANTS_VERB})(?= |$)`,
);
const OF_ANSWERS =
  /^(?:answer|reply|respond|use|write|give|include|show|format|explain|cite|add|speak|talk|translate|ask|tell|start|end|open|begin|avoid|skip|quote|convert|suggest|recommend|provide|summari[sz]e|list|spell|refer|assume|apologi[sz]e|lecture|say|be|address|call|default|put|round|swear|sugarcoat|flatter|praise|hedge|send|offer|propose|mention|comment|finish|close)\b/;
const ADDRESSED = /\b(?:me|us|my|your|with you|you)\b/;
/** Orders about all answers, not about this one: "keep your replies under 100 words". */
const KEEP_ANSWERS =
  /^(?:please )?(?:keep|make) (?:all )?(?:of )?(?:your )?(?:answers|replies|responses|explanations)\b/;
/** Advice about the world, not about the answers. */
const GENERAL =
  /^(?:(?:always|never|do not|do not ever) )?(?:give up|give in|say never|say die|be (?:yourself|late|afraid|too|a|the|sad|ashamed|prepared|careful what)|look|trust|mind|(?<!do not )ever|use (?:your (?!own words|judg)|a (?:condom|seat|vpn|helmet)|protection|sunscreen)|keep (?:your (?!answers|replies|responses|tone|messages|explanations)|calm|going|smiling)|leave (?:your|home|the house)|talk to strangers|put (?:off|all your|your)|speak ill|skip leg|tell (?:him|her|them|your|anyone|a lie)|call (?:him|her|them|your|it)|ask (?:him|her|them|a woman|a lady)|check your|get (?:old|enough|the|a|better|me (?:wrong|started))|be\b.*\b(?:yourself|your)\b|make (?:the same|your|him|her)|say (?:that to|no to)|stay (?:positive|true|hydrated|curious|strong|in)|start (?:a land war|something)|end well|follow your|finish what|write (?:off)|ask for permission|assume the worst|break (?:a|the)|act your|draw|get)\b/;
/** "Be concise", not "be there". */
const MANNER =
  /\b(?:concise|brief|short|honest|direct|formal|informal|blunt|polite|friendly|specific|precise|terse|casual|critical|detailed|strict|patient|verbose|wordy|sarcastic|gentle|clear|kind|succinct)\b/;
const FOR_GOOD = /^(?:always|never|do not ever|only ever)$/;
const AT_ALL_TIMES =
  /\b(?:from now on|going forward|moving forward|in (?:the )?future|at all times|by default|every time|each time|whenever|any time|always|not now,? not ever|in general|in every (?:answer|reply|response|message)|in all (?:your )?(?:answers|replies|responses|messages)|with me|when you (?:write|talk|speak|reply|answer|respond|explain|give|send) (?:to )?(?:me)?)\b/;
/** "Don't lecture me": makes no sense for one answer. */
const NEVER_LIKED =
  /^(?:lecture|apologi[sz]e|flatter|sugarcoat|praise|swear|curse) ?(?:me|so much|all the time|to me)?/;
const SPEAKS_LANGUAGE = new RegExp(`^(?:speak|talk)(?: to (?:me|us))? in ${LANGUAGE}`);

interface Order extends Asked {
  /** "always", "do not"; empty where it has none. */
  readonly marker: string;
  readonly verb: string;
  /** The phrase from its verb on. */
  readonly imperative: Phrase;
  readonly negated: boolean;
  readonly lasting: boolean;
}

/** Reads an order for all answers: "always answer in bullet points". */
export function orderIn(asked: Asked): Found[] | null {
  const { clause, whole, standing } = asked;
  const order = orderOf(asked);
  if (order === null) return null;
  const { marker, imperative, negated, lasting } = order;
  const named = calledAsOrdered(imperative, whole, { refused: negated, lasting, standing, to: clause.to });
  if (named !== null) return named;
  if (!isOfAnswers(order) || !(lasting || isForGood(order))) return [];
  return languageIn(order) ?? told(imperative, whole, negated ? 'never' : marker === 'always' ? 'always' : '');
}

function orderOf(asked: Asked): Order | null {
  const match = IMPERATIVE.exec(asked.text);
  if (match === null) return null;
  const [, , marker = '', verb = ''] = match;
  return {
    ...asked,
    marker,
    verb,
    imperative: after(asked.whole, match[0].length - verb.length),
    negated: /^(?:never|do not|do not ever)$/.test(marker),
    lasting: asked.standing || FOR_GOOD.test(marker) || KEEP_ANSWERS.test(asked.text) || AT_ALL_TIMES.test(asked.text),
  };
}

/** True for an order about answers; false for "never give up", "always be yourself". */
function isOfAnswers({ text, standing, verb, imperative }: Order): boolean {
  if (GENERAL.test(text.replace(/^(?:please |kindly |just )+/, '')) || verb === 'get' || verb === 'act') return false;
  if (verb === 'be' && !MANNER.test(imperative.text)) return false;
  // Without "me" or "your answers", "always check…" may be anybody's rule.
  return standing || ADDRESSED.test(text) || KEEP_ANSWERS.test(text) || OF_ANSWERS.test(imperative.text);
}

/** True without a word of time only where the order makes no sense for one answer: "don't lecture me", "speak to me in Spanish". */
function isForGood({ marker, imperative }: Order): boolean {
  if (!(marker === 'do not' && NEVER_LIKED.test(imperative.text)) && !SPEAKS_LANGUAGE.test(imperative.text))
    return false;
  return !/^(?:speak|talk)/.test(imperative.text) || / to (?:me|us) in /.test(imperative.text);
}

/** "Reply only in Spanish". */
function languageIn({ text, whole, standing, imperative, negated }: Order): Found[] | null {
  const language = LANGUAGE_OF_ANSWERS.exec(text);
  if (language === null || negated) return null;
  const { written } = before(after(imperative, imperative.text.indexOf(language[1] ?? '')), / (?!english\b)/);
  return [fact('language', `wants replies in ${written}`, whole, { standing: true, replaces: standing })];
}
