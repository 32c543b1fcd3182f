/** Rules that a user gives the assistant for good: "always answer in bullet points", "I want you to…", "from now on…". */

import { reactionIn } from './answer-reactions.ts';
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { lastingRequest } from './gates.ts';
import { LANGUAGE } from './lexicon.ts';
import { after, before, isWrittenAsName, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { standingWishIn } from './standing-wishes.ts';
import { assistantsWords } from './third-person.ts';
import { verbOf } from './verbs.ts';

const ASSISTANTS_VERB =
  '(?:answer|reply|respond|use|write|give|include|show|format|keep|call|address|explain|cite|add|put|speak|talk|translate|ask|tell|start|end|open|begin|close|avoid|skip|quote|convert|assume|refer|mention|suggest|recommend|provide|send|check|double[- ]check|make sure|summari[sz]e|list|spell|round|return|generate|sign|warn|say|stick|limit|leave|apologi[sz]e|lecture|hedge|repeat|finish|be|stay|remain|treat|make|default|prefer|get|link|number|comment|indent|wrap|omit|capitali[sz]e|abbreviate|sort|group|split|structure|present|display|output|communicate|chat|interrupt|flag|highlight|bold|express|state|phrase|print|produce|base|offer|propose|point|confirm|verify|correct|follow|walk|break|swear|curse|joke|praise|flatter|sugarcoat|preface|append|order|compare|justify|reference|schedule|book|plan|remind|pretend|praise|greet|thank|measure|type|name|document|test|lint|draw|sound|act|shorten|trim|drop|remove|hide|mark|label|prefix|suffix|fix|rewrite|edit|proofread|tidy|critique|review|ignore|calculate|focus|spare|consider|simplify|cut|share|recap|specify|estimate|turn|go easy|steer clear)';

const VERB = new RegExp(`^(?:please |kindly )?${ASSISTANTS_VERB}(?= |$)`);
const IMPERATIVE = new RegExp(
  `^((?:please |kindly |just |also )*)(?:(always|never|only ever|do not ever|do not|only) )?(?:please |ever )?(${ASSISTANTS_VERB})(?= |$)`,
);
const STOP =
  /^(?:please )?(?:(?:enough|stop|quit|avoid|no more|cut out|lay off|scrap|ditch) (?:with (?:the|all the) )?)(.+)$/;
const WANT =
  /^(?:i (?:would (?:(?:really|much) )?(?:like|love|prefer|appreciate|rather)|want|need|expect|prefer|like|ask|would be grateful)|(?:it|that) would be (?:really |so |very )?(?:great|nice|lovely|good|helpful|ideal|brilliant|cool|awesome|appreciated|wonderful|best|better|easier))(?: it)?(?: (?:for|that|if))? ?you (?:to )?((?:always|never|only|not|did not|do not|would|could|just|please) )*(.+)$/;
const OF_ANSWERS =
  /^(?:answer|reply|respond|use|write|give|include|show|format|explain|cite|add|speak|talk|translate|ask|tell|start|end|open|begin|avoid|skip|quote|convert|suggest|recommend|provide|summari[sz]e|list|spell|refer|assume|apologi[sz]e|lecture|say|be|address|call|default|put|round|swear|sugarcoat|flatter|praise|hedge|send|offer|propose|mention|comment|finish|close)\b/;
const ADDRESSED = /\b(?:me|us|my|your|with you|you)\b/;
const EVERY_ANSWER =
  /^i (?:want|need|expect|would like|would prefer) ((?:every|all|all of)(?: your| the)? (?:answers?|replies|reply|responses?|messages?|explanations?|summar(?:y|ies)|code|examples?|recipes?|prices?|dates?|times?|temperatures?|distances?|measurements?|amounts?|quantities|units?)\b(?! to (?:questions?|the|these|those|all|my)\b).+)$/;
const ONE_OFF =
  /\b(?:this (?:time|once|one|answer|reply|response|message|email|e-mail|question|chat|list|text|table|essay|function|code|file|post|letter|report|draft|paragraph|section|story|poem|page|task|thread|presentation|slide|document|summary|version|case|week|evening|morning|recipe|script|article|blog|translation|exercise|problem|trip|project|week's)|just (?:this )?once|for once|for now|(?:for|in) (?:this|that|these|the (?:next|following|above|current|attached|second|first|last|final|email|table|list|summary|intro|essay|report|letter|story|title|headline))\b|today|tonight|right now|tomorrow|the (?:following|above)|below|attached)/;
/** "No more questions", "no more excuses": said of life. */
const OF_LIFE =
  /^(?:questions?|excuses|nonsense|meetings?|school|work|pain|snow|rain|winter|money|time|waiting|tears|drama|room|space|from me)\b/;
/** Of all answers, not of this one: "keep your replies under 100 words". */
const KEEP_ANSWERS =
  /^(?:please )?(?:keep|make) (?:all )?(?:of )?(?:your )?(?:answers|replies|responses|explanations)\b/;
const YOU_MUST = /^you (?:should|must|need to|have to|are to) (?=(?:always|never|only ever) .*\b(?:me|my|us)\b)/;
/** Of the world, not of the answers. */
const GENERAL =
  /^(?:(?:always|never|do not|do not ever) )?(?:give up|give in|say never|say die|be (?:yourself|late|afraid|too|a|the|sad|ashamed|prepared|careful what)|look|trust|mind|(?<!do not )ever|use (?:your (?!own words|judg)|a (?:condom|seat|vpn|helmet)|protection|sunscreen)|keep (?:your (?!answers|replies|responses|tone|messages|explanations)|calm|going|smiling)|leave (?:your|home|the house)|talk to strangers|put (?:off|all your|your)|speak ill|skip leg|tell (?:him|her|them|your|anyone|a lie)|call (?:him|her|them|your|it)|ask (?:him|her|them|a woman|a lady)|check your|get (?:old|enough|the|a|better|me (?:wrong|started))|be\b.*\b(?:yourself|your)\b|make (?:the same|your|him|her)|say (?:that to|no to)|stay (?:positive|true|hydrated|curious|strong|in)|start (?:a land war|something)|end well|follow your|finish what|write (?:off)|ask for permission|assume the worst|break (?:a|the)|act your|draw|get)\b/;
const LANGUAGE_OF_ANSWERS = new RegExp(
  `^(?:(?:always|only|please|just) )*(?:reply|answer|respond|write|speak|talk|communicate|chat|replied|answered|responded|wrote|spoke|talked)(?: back)?(?: (?:to )?(?:me|us))?(?: only| always| back)*,? (?:only )?in (${LANGUAGE})\\b`,
);
const CALL =
  /^(?:(?:always|please|just) )*(?:call|address|refer to) me (?!(?:in|with|using|more|less|(?:in)?formally|politely|properly|respectfully|casually|directly)\b)(?:as |by )?(.+)$/;
/** "Never use them", "stick it in the footer": of a thing that was named elsewhere, it reads as nothing alone. */
const OF_A_THING_AT_HAND =
  /^(?:(?:use|using|stick|add|include|quote|send|mention|repeat|avoid|skip|remove|drop|hide|follow|print|sign|test|check|list|attach|insert|paste|include) |(?:put|show|write|give) (?:it|that|this|them) (?!straight|simply|plainly|briefly|to me straight|in (?:bullet|plain|simple|metric|tables?|points|full|short|one|english)\b))(?:it|that|this|them|these|those)\b(?! (?:way|kind|sort|type|style|format))|^(?:put|show|write|give) (?:it|that|this|them)(?: (?:in|on|at|to|into|with) .*)?$/;
/** "Make sure it's near that". */
const REMOTE = / (?:of|to|near|from|with|like|about) (?:that|this|there|it|them|those)$/;
/** "Lecture", "swear": orders of a single word. */
const ALONE = /^(?:lecture|apologi[sz]e|swear|curse|joke|hedge|sugarcoat|flatter|ramble|waffle|interrupt)$/;
/** A condition before its order, with nothing between them: "when you give me a recipe use grams". */
const CONDITIONED =
  /^((?:when|whenever|if|every time|each time|any ?time) (?:you|i) [a-z]+ [^,]{2,60}?(?<!\b(?:to|you|i|we|and|or|not|can|will|would|should|always|never|only|please|do))) (?=(?:please |always |never |only |just |do not )*(?:use|make|keep|stick|write|answer|reply|give|show|add|include|put|skip|avoid|convert|round|assume|leave|start|end|begin) )/;

export interface Instruction {
  readonly clause: Clause;
  readonly at: number;
  /** "from now on", "whenever…" opened it or the clause before, or follows it. */
  readonly standing: boolean;
  /** What was put before it, in the third person: "whenever they paste an email". */
  readonly condition: string | null;
  readonly sentence: string;
}

/** An instruction, with the condition that was put before it. */
export function instructionIn(instruction: Instruction): Found[] {
  const { clause, at, standing } = instruction;
  const before = standing ? CONDITIONED.exec(clause.text.slice(at))?.[1] : undefined;
  const whenever =
    before === undefined ? null : phraseOf(clause.source, clause.from + at, clause.from + at + before.length);
  const found = unconditional(whenever === null ? instruction : { ...instruction, at: at + whenever.text.length + 1 });
  const condition = whenever === null ? instruction.condition : lowered(assistantsWords(whenever.written));
  const words = clause.text.slice(at).replace(/^(?:(?:please|kindly|just|always|never|only|do not|ever) )+/, '');
  // What a condition names may be pointed at: "whenever you quote prices, put them in rupees".
  if (REMOTE.test(words) || (condition === null && OF_A_THING_AT_HAND.test(words))) return [];
  if (condition === null) return found;
  return found.map((one) => (one.slot === 'preference' ? { ...one, value: `${one.value}, ${condition}` } : one));
}

const SPEAKS_LANGUAGE = new RegExp(`^(?:speak|talk)(?: to (?:me|us))? in ${LANGUAGE}`);
function unconditional({ clause, at: opening, standing, sentence }: Instruction): Found[] {
  // "You must never tell anyone my age": an order like any other.
  const order = clause.text.slice(opening);
  const at = opening + (YOU_MUST.exec(order)?.[0].length ?? lastingRequest(order, sentence) ?? 0);
  const text = clause.text.slice(at);
  const start = clause.from + at;
  if (ONE_OFF.test(sentence.replace(/\bfrom (?:today|tonight|this point|right now)\b/g, ''))) return [];
  // "They always remind me of that day" asks for nothing.
  if (/^(?:(?:always|never|please) )*remind (?:me|us) of\b/.test(text)) return [];
  const whole = phraseAt(clause.source, start, clause.to, true);
  const reaction = reactionIn(phraseOf(clause.source, start, clause.to));
  if (reaction.length > 0) return reaction;
  const wanted = WANT.exec(text);
  if (wanted !== null) {
    const asked = phraseAt(clause.source, clause.to - (wanted[2] ?? '').length, clause.to, true);
    const wish = phraseOf(clause.source, start, asked.to);
    const called = CALL.exec(infinitive(asked.text))?.[1];
    const negated = /\b(?:never|not)\b/.test(text.slice(0, text.length - asked.text.length));
    if (called !== undefined) {
      const of = termIn(after(asked, asked.text.length - called.length));
      const named = negated ? notCalled(of, wish) : calledIn(of, wish, standing);
      if (named.length > 0) return named;
    }
    if (!VERB.test(infinitive(asked.text)) && !/^(?:concise|brief|blunt|honest|direct|formal)/.test(asked.text))
      return [];
    const lasting =
      standing ||
      /\b(?:always|never|every time|whenever|in general|from now on)\b/.test(text) ||
      /^i (?:prefer|like|expect|would (?:rather|prefer))\b/.test(text);
    if (
      !lasting ||
      (/\b(?:remember|forget|help|write me|tell me (?:what|how|why|if|about))\b/.test(asked.text.slice(0, 20)) &&
        !standing)
    )
      return [];
    return told(asked, wish, negated ? 'never' : '');
  }
  const all = EVERY_ANSWER.exec(text);
  if (all !== null)
    return [
      fact('preference', `wants ${assistantsWords(after(whole, text.length - (all[1] ?? '').length).written)}`, whole, {
        standing: true,
      }),
    ];
  const stop = STOP.exec(text);
  if (stop !== null) {
    const what = stop[1] ?? '';
    const of = after(whole, whole.text.length - what.length);
    const verb = /^(\w+)ing\b/.exec(what)?.[0];
    if (
      verb === undefined
        ? !standing && (!/^no more|^lay off|^cut out/.test(text) || OF_LIFE.test(what))
        : /^(?:being|raining|thinking|worrying|it|the|doing (?:this|that)|smoking|drinking|eating|losing|getting|having|running|working|feeling|playing|crying)\b/.test(
            what,
          )
    )
      return [];
    if (/^(?:avoid)/.test(text) && !standing) return [];
    const spared = verb === undefined && text.startsWith('no more ') ? 'no more' : 'the assistant to stop';
    const named = of.written.replace(/ (?:from|by) (?:you|your side)$/i, '');
    return OF_A_THING_AT_HAND.test(of.text)
      ? []
      : [fact('preference', `wants ${spared} ${assistantsWords(named)}`, whole, { standing: true })];
  }
  const match = IMPERATIVE.exec(text);
  if (match === null) {
    const wished = standingWishIn({ text, whole, standing });
    if (wished.length > 0) return wished;
    // "British spelling, always"; "No emojis ever"; "from now on, short answers only"
    const terse =
      /^no (?:more )?([\w -]{3,40})(?: (?:please|ever|at all|with me|in your (?:answers|replies|messages)))*$/.exec(
        text,
      );
    if (
      terse !== null &&
      (standing || /\b(?:ever|from now on|with me|in your (?:answers|replies|messages))\b/.test(text)) &&
      !/^no (?:more )?(?:one|idea|way|problem|worries|matter|need|thanks)\b/.test(text)
    )
      return [fact('preference', `wants ${assistantsWords(whole.written)}`, whole, { standing: true })];
    const bare = /^(?:only )?([\w' -]{3,60}?)(?: only)?(?: please)?$/.exec(text);
    if (
      standing &&
      bare !== null &&
      !/^(?:i|we|you|he|she|they|it|that|this|there|my|our|yes|even|while|except|though|whenever|every time|each time|any ?time|what|how|which|who|when|where|why|is|are|do|can|could|would|if|the|and|so|because|let us|none of|(?:tone|format|style|emojis?|units?|spelling)$)(?![\w'])/.test(
        text,
      ) &&
      /\b(?:answers?|replies|responses?|spelling|units?|metric|celsius|fahrenheit|emojis?|bullets?|bullet points|english|spanish|french|german|code|examples|tone|format|sentences|prices|dates|markdown|jargon|summaries|kilometers|kilometres|miles|waffle|fluff|theory|preamble|disclaimers?|hedging|padding|caveats|filler|pleasantries|tl?dr|grams|kilos|sources|citations|steps|diagrams|tables)\b/.test(
        text,
      )
    )
      return [fact('preference', `wants ${assistantsWords(whole.written)}`, whole, { standing: true })];
    return [];
  }
  const [, , marker = '', verb = ''] = match;
  const lasting =
    standing ||
    /^(?:always|never|do not ever|only ever)$/.test(marker) ||
    KEEP_ANSWERS.test(text) ||
    /\b(?:from now on|going forward|moving forward|in (?:the )?future|at all times|by default|every time|each time|whenever|any time|always|not now,? not ever|in general|in every (?:answer|reply|response|message)|in all (?:your )?(?:answers|replies|responses|messages)|with me|when you (?:write|talk|speak|reply|answer|respond|explain|give|send) (?:to )?(?:me)?)\b/.test(
      text,
    );
  const name = CALL.exec(after(whole, match[0].length - verb.length).text);
  if (name !== null) {
    const of = termIn(phraseOf(clause.source, clause.to - (name[1] ?? '').length, clause.to));
    if (/^(?:do not|never|do not ever)$/.test(marker)) return notCalled(of, whole);
    if ((lasting || /^\p{Lu}/u.test(of.written)) && isWrittenAsName(of) && isTerm(of))
      return [fact('nickname', `wants to be called ${of.written}`, whole, { standing: true, replaces: standing })];
    return [];
  }
  const negated = /^(?:never|do not|do not ever)$/.test(marker);
  const imperative = after(whole, match[0].length - verb.length);
  if (GENERAL.test(text.replace(/^(?:please |kindly |just )+/, '')) || verb === 'get' || verb === 'act') return [];
  if (
    verb === 'be' &&
    !/\b(?:concise|brief|short|honest|direct|formal|informal|blunt|polite|friendly|specific|precise|terse|casual|critical|detailed|strict|patient|verbose|wordy|sarcastic|gentle|clear|kind|succinct)\b/.test(
      imperative.text,
    )
  )
    return [];
  // Without "me" or "your answers", "always check…" may be anybody's rule.
  if (!standing && !ADDRESSED.test(text) && !KEEP_ANSWERS.test(text) && !OF_ANSWERS.test(imperative.text)) return [];
  if (!lasting) {
    // Without a word of time, only what makes no sense for one answer.
    if (
      !(
        marker === 'do not' &&
        /^(?:lecture|apologi[sz]e|flatter|sugarcoat|praise|swear|curse) ?(?:me|so much|all the time|to me)?/.test(
          imperative.text,
        )
      ) &&
      !SPEAKS_LANGUAGE.test(imperative.text)
    )
      return [];
    if (/^(?:speak|talk)/.test(imperative.text) && !/ to (?:me|us) in /.test(imperative.text)) return [];
  }
  const language = LANGUAGE_OF_ANSWERS.exec(text);
  if (language !== null && !negated)
    return [
      fact(
        'language',
        `wants replies in ${before(after(imperative, imperative.text.indexOf(language[1] ?? '')), / (?!english\b)/).written}`,
        whole,
        { standing: true, replaces: standing },
      ),
    ];
  return told(imperative, whole, negated ? 'never' : marker === 'always' ? 'always' : '');
}

function told(asked: Phrase, whole: Phrase, how: '' | 'never' | 'always'): Found[] {
  const words = infinitive(asked.text);
  const language = LANGUAGE_OF_ANSWERS.exec(words);
  if (language !== null && how !== 'never')
    return [
      fact(
        'language',
        `wants replies in ${before(after(asked, asked.text.lastIndexOf(language[1] ?? '')), / /).written}`,
        whole,
        { standing: true },
      ),
    ];
  if (!words.includes(' ') && !ALONE.test(words)) return [];
  const adverb = how === '' ? '' : `${how} `;
  const verb = words.split(' ')[0] ?? '';
  const written = lowered(
    asked.text.split(' ')[0] === verb ? asked.written : asked.written.replace(/^\S+/, verb),
  ).replace(AGREED, '');
  return [
    fact(
      'preference',
      `wants the assistant to ${adverb}${assistantsWords(written.replace(HALF_QUOTED, ' $1'))}`,
      whole,
      { standing: true },
    ),
  ];
}

const termIn = (words: Phrase): Phrase =>
  before(words, / (?:from|please|instead|not|for|always|going|when|if|because|and|but|or|rather|in|at|on|by)(?= |$)/);

/** "I'd rather you called me Beth". */
function calledIn(of: Phrase, whole: Phrase, replaces: boolean): Found[] {
  return isWrittenAsName(of) && isTerm(of)
    ? [fact('nickname', `wants to be called ${of.written}`, whole, { standing: true, replaces })]
    : [];
}

const notCalled = (of: Phrase, whole: Phrase): Found[] =>
  isTerm(of) ? [fact('preference', `does not want to be called ${of.written}`, whole, { standing: true })] : [];

const lowered = (written: string) => written.charAt(0).toLowerCase() + written.slice(1);

/** The mark that closed a word in quotes was cut with the end of the sentence. */
const HALF_QUOTED = / ['‘]([\p{L}-]+)$/u;

/** "Grams and celsius, ok": no part of what is asked. */
const AGREED = /(?: (?:ok|okay|k|yeah|yh|alright|right|eh|mate|innit|lah|ta|cheers|thx|pls|please|yes))+$/i;

/** "Wrote back in Polish", after "I'd rather you", is to write. */
function infinitive(text: string): string {
  const [first = ''] = text.split(' ', 1);
  const verb = verbOf(first);
  if (/^(?:were|was)$/.test(first)) return text.replace(/^\S+/, 'be');
  return verb?.form === 'past' ? text.replace(/^\S+/, verb.lemma) : text;
}

const isTerm = (of: Phrase) =>
  of.text !== '' &&
  of.text.split(' ').length <= 3 &&
  !/^(?:later|back|when|if|at|on|tomorrow|today|a|an|the|crazy|old)\b/.test(of.text);
