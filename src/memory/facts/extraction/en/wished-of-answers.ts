/** Reads wishes about the answers, in a sentence or in two words: "I'd like you to always cite", "no more emojis", "British spelling, always". */
import { ASSISTANTS_VERB, type Asked, infinitive, OF_A_THING_AT_HAND, told } from './asked.ts';
import { calledAsWished } from './called.ts';
import { type Found, fact } from './found.ts';
import { after, phraseAt, phraseOf } from './phrases.ts';
import { assistantsWords } from './third-person.ts';

const VERB = new RegExp(`^(?:please |kindly )?${ASSISTANTS_VERB}(?= |$)`);
const WANT =
  /^(?:i (?:would (?:(?:really|much) )?(?:like|love|prefer|appreciate|rather)|want|need|expect|prefer|like|ask|would be grateful)|(?:it|that) would be (?:really |so |very )?(?:great|nice|lovely|good|helpful|ideal|brilliant|cool|awesome|appreciated|wonderful|best|better|easier))(?: it)?(?: (?:for|that|if))? ?you (?:to )?((?:always|never|only|not|did not|do not|would|could|just|please) )*(.+)$/;
const OF_ALWAYS = /\b(?:always|never|every time|whenever|in general|from now on)\b/;
/** "I prefer you to…": of every time, without a word for it. */
const PREFERS = /^i (?:prefer|like|expect|would (?:rather|prefer))\b/;
/** "I'd like you to help", "I want you to remember": done once. */
const DONE_ONCE = /\b(?:remember|forget|help|write me|tell me (?:what|how|why|if|about))\b/;
const MANNER = /^(?:concise|brief|blunt|honest|direct|formal)/;

/** Reads a wish for something that the assistant should do: "I'd like you to always answer in bullet points", "I'd rather you called me Beth". */
export function wishIn({ clause, text, start, standing }: Asked): Found[] | null {
  const wanted = WANT.exec(text);
  if (wanted === null) return null;
  const asked = phraseAt(clause.source, clause.to - (wanted[2] ?? '').length, clause.to, true);
  const wish = phraseOf(clause.source, start, asked.to);
  const words = infinitive(asked.text);
  const negated = /\b(?:never|not)\b/.test(text.slice(0, text.length - asked.text.length));
  const named = calledAsWished(asked, words, wish, { negated, standing });
  if (named.length > 0) return named;
  if (!VERB.test(words) && !MANNER.test(asked.text)) return [];
  const lasting = standing || OF_ALWAYS.test(text) || PREFERS.test(text);
  if (!lasting || (DONE_ONCE.test(asked.text.slice(0, 20)) && !standing)) return [];
  return told(asked, wish, negated ? 'never' : '');
}

const EVERY_ANSWER =
  /^i (?:want|need|expect|would like|would prefer) ((?:every|all|all of)(?: your| the)? (?:answers?|replies|reply|responses?|messages?|explanations?|summar(?:y|ies)|code|examples?|recipes?|prices?|dates?|times?|temperatures?|distances?|measurements?|amounts?|quantities|units?)\b(?! to (?:questions?|the|these|those|all|my)\b).+)$/;

/** Reads a wish for every answer: "I want all answers in metric". */
export function everyAnswerIn({ text, whole }: Asked): Found[] | null {
  const all = EVERY_ANSWER.exec(text)?.[1];
  return all === undefined ? null : wants(assistantsWords(after(whole, text.length - all.length).written), whole);
}

const STOP =
  /^(?:please )?(?:(?:enough|stop|quit|avoid|no more|cut out|lay off|scrap|ditch) (?:with (?:the|all the) )?)(.+)$/;
/** "No more questions", "no more excuses": said of life. */
const OF_LIFE =
  /^(?:questions?|excuses|nonsense|meetings?|school|work|pain|snow|rain|winter|money|time|waiting|tears|drama|room|space|from me)\b/;
/** "Stop worrying", "no more being late": said of life. */
const DOING_OF_LIFE =
  /^(?:being|raining|thinking|worrying|it|the|doing (?:this|that)|smoking|drinking|eating|losing|getting|having|running|working|feeling|playing|crying)\b/;
const REALLY_MEANT = /^no more|^lay off|^cut out/;

/** Reads a wish to be spared something: "stop apologizing", "no more emojis from your side", "cut out the pleasantries". */
export function sparedIn({ text, whole, standing }: Asked): Found[] | null {
  const what = STOP.exec(text)?.[1];
  if (what === undefined) return null;
  const doing = /^\w+ing\b/.test(what);
  if (doing ? DOING_OF_LIFE.test(what) : !standing && (!REALLY_MEANT.test(text) || OF_LIFE.test(what))) return [];
  if (/^(?:avoid)/.test(text) && !standing) return [];
  const of = after(whole, whole.text.length - what.length);
  if (OF_A_THING_AT_HAND.test(of.text)) return [];
  const spared = !doing && text.startsWith('no more ') ? 'no more' : 'the assistant to stop';
  const named = of.written.replace(/ (?:from|by) (?:you|your side)$/i, '');
  return wants(`${spared} ${assistantsWords(named)}`, whole);
}

const NONE = /^no (?:more )?([\w -]{3,40})(?: (?:please|ever|at all|with me|in your (?:answers|replies|messages)))*$/;
const OF_ALL_ANSWERS = /\b(?:ever|from now on|with me|in your (?:answers|replies|messages))\b/;
const NO_WISH = /^no (?:more )?(?:one|idea|way|problem|worries|matter|need|thanks)\b/;

/** Reads a wish for none of something: "no emojis ever". */
export function noneIn({ text, whole, standing }: Asked): Found[] | null {
  const wanted = NONE.test(text) && (standing || OF_ALL_ANSWERS.test(text)) && !NO_WISH.test(text);
  return wanted ? wants(assistantsWords(whole.written), whole) : null;
}

const FEW_WORDS = /^(?:only )?([\w' -]{3,60}?)(?: only)?(?: please)?$/;
/** "We use metric", "while you write": a sentence, or a part of one. */
const SAID_OF_SOMETHING =
  /^(?:i|we|you|he|she|they|it|that|this|there|my|our|yes|even|while|except|though|whenever|every time|each time|any ?time|what|how|which|who|when|where|why|is|are|do|can|could|would|if|the|and|so|because|let us|none of|(?:tone|format|style|emojis?|units?|spelling)$)(?![\w'])/;
const FORMS =
  /\b(?:answers?|replies|responses?|spelling|units?|metric|celsius|fahrenheit|emojis?|bullets?|bullet points|english|spanish|french|german|code|examples|tone|format|sentences|prices|dates|markdown|jargon|summaries|kilometers|kilometres|miles|waffle|fluff|theory|preamble|disclaimers?|hedging|padding|caveats|filler|pleasantries|tl?dr|grams|kilos|sources|citations|steps|diagrams|tables)\b/;

/** Reads a wish of a few bare words: "British spelling, always"; "from now on, short answers only". */
export function bareIn({ text, whole, standing }: Asked): Found[] | null {
  const wanted = standing && FEW_WORDS.test(text) && !SAID_OF_SOMETHING.test(text) && FORMS.test(text);
  return wanted ? wants(assistantsWords(whole.written), whole) : null;
}

const wants = (what: string, whole: Asked['whole']): Found[] => [
  fact('preference', `wants ${what}`, whole, { standing: true }),
];
