/** Reads the language a user wants all answers in, and the time zone of all times; a wish for one answer is not read. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { phraseOf } from './phrases.ts';

const TONGUE = `((?:(?:british|american|uk|us|australian|canadian|irish|indian|plain|simple|brazilian|european|mexican|castilian|latin american|swiss|simplified|traditional) )?(?:${LANGUAGE}|(?:british|american|uk|us|australian|canadian) spellings?))`;
const ANSWERS =
  '(?:answers?|reply|replies|responses?|messages?|explanations?|chats?|conversations?|summar(?:y|ies)|everything|writing)';
/** The end of such a wish: nothing follows that would make it a statement about answers ("all answers in Spanish were wrong"). */
const END =
  '(?= ?(?:$|please|only|always|from (?:now|today|here|this point)|going forward|by default|as (?:a |the )?default|at all times|with me|unless|until|thanks|for (?:all|every|everything|our|my)|in (?:all|every|everything|future)))';

/** "Every answer in British English", "all your replies should be in Polish". */
const ALL_IN = new RegExp(
  `^(?:i (?:want|need|expect|would like|would prefer|prefer)(?: to (?:have|get|see))? )?(?:please )?(?:keep |give me |write |make |put )?(every|each|all|any)?(?: of)?(?: ?(?:your|my|our|the|future))*(?:^| )${ANSWERS}(?: (?:you (?:give|send|write|wrote)(?: to)?(?: (?:me|us))?|for (?:me|us)|to me|from now on|from you|here))*(?: (?:should|must|need to|have to|ought to|are to|is to|shall)(?: (?:always|only|all))? be(?: written)?| to be| be| always| only)* in ${TONGUE}${END}`,
);
/** "Portuguese is the language I want all your replies in". */
const LANGUAGE_FIRST = new RegExp(
  `^${TONGUE} is (?:the|my|our) (?:only |preferred |default )?language (?:(?:that )?i (?:want|need|prefer|expect|would like|would prefer)\\b.*\\b(?:${ANSWERS}|you|talk|write|speak)\\b.*\\bin|(?:for|of|in) (?:our|all|your|my|every) .*\\b${ANSWERS}|you (?:should|must|are to) (?:always )?(?:use|(?:reply|answer|write|respond|speak)(?: to me)? in))\\b`,
);
/** "The language of our chats is Tagalog". */
const OF_OUR_CHATS = new RegExp(
  `^(?:the|my|our) (?:default |preferred |only )?language (?:for|of|in) (?:(?:our|my|all|your|every) )+${ANSWERS} (?:is|should be|must be|will be) ${TONGUE}`,
);
/** Languages changed to, together with "from now on" and the like: "let's do Swahili", "switch to Spanish", "only English". */
const CHANGED_TO = new RegExp(
  `^(?:please )?(?:let us |you can |i (?:want|prefer|would like|would prefer)(?: you)?(?: to)? ?)?(?:please |just |always )*(?:do|use|speak|stick (?:to|with)|switch(?: over)?(?: back)? to|go (?:with|back to)|continue in|change to|move to|keep (?:it|things|everything|this|to|your \\w+|our \\w+)(?: in)?|talk(?: to (?:me|us))? in|write in)? ?(?:only )?(?:in )?${TONGUE}(?: (?:only|please|instead|with me))*${END}`,
);
const EVERY_ONE = new RegExp(
  `\\b(?:(?:for|in) (?:all|every|each|everything)(?: (?:of )?(?:your|my|our|the|future|single))*(?: ${ANSWERS}|,|$| you )|always|at all times|by default)\\b`,
);
const ONE_TEXT =
  /\b(?:email|e-mail|letter|essay|poem|title|subject|translation|readme|caption|cv|resume|post|menu|recipe|document|report)\b/;

const ZONE =
  '((?:e[sd]t|c[sd]t|m[sd]t|p[sd]t|akst|hst|gmt|utc|bst|ist|cest|cet|eet|eest|wet|west|msk|wat|cat|eat|sast|gst|pkt|npt|ict|wib|sgt|hkt|pht|myt|jst|kst|a[ecw][sd]t|nz[sd]t|brt|art|clt|cot)(?: ?[+-] ?\\d{1,2}(?::\\d\\d)?)?|(?:atlantic|eastern|central|mountain|pacific|alaska|hawaii|greenwich|indian|[a-z]+ european)(?: (?:standard|daylight))?(?: time)?|[a-z]+(?: [a-z]+)? time)';
/** "All the times you give me should be in AEST". */
const TIMES_IN = new RegExp(
  `^(?:(?:please|kindly|always|just) )*(?:(?:give|show|tell|send|quote|list|put|write|convert|state|express|use)(?: (?:me|us))? )?(all|every|any|each)?(?: of)?(?: ?(?:the|your|my|meeting))* ?times?(?: (?:you (?:give|mention|send|quote|suggest|tell|show|write)(?: (?:me|us))?|for (?:me|us)|to me|here))*(?: (?:should|must|need to|have to|ought to)(?: always)? be| to be| be)?(?: always)? (?:in|to|into|as) ${ZONE}(?= ?(?:$|please|always|only|from|for me|unless|by default|with me))`,
);
const USES_ZONE = new RegExp(
  `^(?:please )?(?:always )?(?:use|stick to|work in|assume|default to) ${ZONE}(?= (?:whenever|when|every time|for|in|always|from|please|by)|$)`,
);
const CLOCK_ON = new RegExp(
  `^my (?:clock|watch|calendar|schedule|day|laptop|computer|phone) (?:is(?: set)? (?:on|to|in)|runs (?:on|to|in)|keeps) ${ZONE}$`,
);

interface Wish {
  readonly clause: Clause;
  readonly at: number;
  readonly standing: boolean;
  readonly sentence: string;
}

export function answerLanguageIn({ clause, at, standing, sentence }: Wish): Found | null {
  const text = clause.text.slice(at);
  if (!SPEAKS_OF_LANGUAGE.test(text)) return null;
  const rest = sentence.slice(Math.max(0, sentence.indexOf(text)));
  const lasting = standing || EVERY_ONE.test(rest);
  const all = ALL_IN.exec(text);
  const firm = all !== null && (all[1] !== undefined || lasting || / (?:should|must|have to|always|only) /.test(text));
  const match =
    (firm ? all : null) ??
    LANGUAGE_FIRST.exec(text) ??
    OF_OUR_CHATS.exec(text) ??
    (lasting && !ONE_TEXT.test(text) ? CHANGED_TO.exec(text) : null);
  const tongue = match?.slice(1).findLast((words) => words !== undefined);
  if (match === null || tongue === undefined) return null;
  const from = clause.from + at + match[0].lastIndexOf(tongue);
  const of = phraseOf(clause.source, from, from + tongue.length);
  if (/spelling/.test(tongue)) return fact('preference', `wants ${of.written}`, clause, { standing: true });
  return fact('language', `wants replies in ${of.written}`, clause, { standing: true, replaces: standing });
}

const SPEAKS_OF_LANGUAGE = new RegExp(`\\b(?:${LANGUAGE}|spellings?)\\b`);

export function timesIn({ clause, at, standing, sentence }: Wish): Found | null {
  const text = clause.text.slice(at);
  if (!/\b(?:times?|use|clock|watch|calendar|day|stick|work|default|assume|[a-z]{3,4}t)\b/.test(text)) return null;
  const lasting = standing || /\b(?:always|whenever|every time|from now on|by default|at all times)\b/.test(sentence);
  const all = TIMES_IN.exec(text);
  const used = lasting ? USES_ZONE.exec(text) : null;
  const match = (all !== null && (all[1] !== undefined || lasting) ? all : null) ?? CLOCK_ON.exec(text) ?? used;
  const zone = match?.slice(1).findLast((words) => words !== undefined);
  if (match === null || zone === undefined || NO_ZONE.test(zone)) return null;
  const from = clause.from + at + match[0].lastIndexOf(zone);
  return fact('timezone', `has the time zone ${phraseOf(clause.source, from, from + zone.length).written}`, clause);
}

const NO_ZONE =
  /^(?:real|real life|free|spare|good|full|part|due|run|build|compile|half|my|your|the|less|more|any|some|this|that|no|a)\b.*time$|^(?:eat|cat|art|west|wet)$/;
