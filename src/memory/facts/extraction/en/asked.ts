/** An order or a wish put to the assistant, in the shape that the readers of such clauses receive. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { after, before, type Phrase } from './phrases.ts';
import { assistantsWords } from './third-person.ts';
import { verbOf } from './verbs.ts';

export interface Asked {
  readonly clause: Clause;
  /** The text of the clause from `start` on, without "you must" and other words that lead to the order. */
  readonly text: string;
  readonly start: number;
  /** The same, up to where another clause begins. */
  readonly whole: Phrase;
  /** "from now on", "whenever…" opened it or the clause before, or follows it. */
  readonly standing: boolean;
}

/** A reader of one kind of order. It returns null where the clause is not of that kind and others may look, [] where it only looks like it. */
export type AskedReader = (asked: Asked) => Found[] | null;

export const ASSISTANTS_VERB =
  '(?:answer|reply|respond|use|write|give|include|show|format|keep|call|address|explain|cite|add|put|speak|talk|translate|ask|tell|start|end|open|begin|close|avoid|skip|quote|convert|assume|refer|mention|suggest|recommend|provide|send|check|double[- ]check|make sure|summari[sz]e|list|spell|round|return|generate|sign|warn|say|stick|limit|leave|apologi[sz]e|lecture|hedge|repeat|finish|be|stay|remain|treat|make|default|prefer|get|link|number|comment|indent|wrap|omit|capitali[sz]e|abbreviate|sort|group|split|structure|present|display|output|communicate|chat|interrupt|flag|highlight|bold|express|state|phrase|print|produce|base|offer|propose|point|confirm|verify|correct|follow|walk|break|swear|curse|joke|praise|flatter|sugarcoat|preface|append|order|compare|justify|reference|schedule|book|plan|remind|pretend|praise|greet|thank|measure|type|name|document|test|lint|draw|sound|act|shorten|trim|drop|remove|hide|mark|label|prefix|suffix|fix|rewrite|edit|proofread|tidy|critique|review|ignore|calculate|focus|spare|consider|simplify|cut|share|recap|specify|estimate|turn|go easy|steer clear)';

export const LANGUAGE_OF_ANSWERS = new RegExp(
  `^(?:(?:always|only|please|just) )*(?:reply|answer|respond|write|speak|talk|communicate|chat|replied|answered|responded|wrote|spoke|talked)(?: back)?(?: (?:to )?(?:me|us))?(?: only| always| back)*,? (?:only )?in (${LANGUAGE})\\b`,
);

/** Orders about a thing named elsewhere, which mean nothing alone: "never use them", "stick it in the footer". */
export const OF_A_THING_AT_HAND =
  /^(?:(?:use|using|stick|add|include|quote|send|mention|repeat|avoid|skip|remove|drop|hide|follow|print|sign|test|check|list|attach|insert|paste|include) |(?:put|show|write|give) (?:it|that|this|them) (?!straight|simply|plainly|briefly|to me straight|in (?:bullet|plain|simple|metric|tables?|points|full|short|one|english)\b))(?:it|that|this|them|these|those)\b(?! (?:way|kind|sort|type|style|format))|^(?:put|show|write|give) (?:it|that|this|them)(?: (?:in|on|at|to|into|with) .*)?$/;

/** "Lecture", "swear": orders of a single word. */
const ALONE = /^(?:lecture|apologi[sz]e|swear|curse|joke|hedge|sugarcoat|flatter|ramble|waffle|interrupt)$/;

/** Returns the wish behind an order: "write back in Polish", "always use metric". */
export function told(asked: Phrase, whole: Phrase, how: '' | 'never' | 'always'): Found[] {
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

export const lowered = (written: string) => written.charAt(0).toLowerCase() + written.slice(1);

/** A word in quotes whose closing mark was cut with the end of the sentence. */
const HALF_QUOTED = / ['‘]([\p{L}-]+)$/u;

/** "Grams and celsius, ok": no part of what is asked. */
const AGREED = /(?: (?:ok|okay|k|yeah|yh|alright|right|eh|mate|innit|lah|ta|cheers|thx|pls|please|yes))+$/i;

/** Puts the first verb in the infinitive: "wrote back in Polish", after "I'd rather you", becomes "write back in Polish". */
export function infinitive(text: string): string {
  const [first = ''] = text.split(' ', 1);
  const verb = verbOf(first);
  if (/^(?:were|was)$/.test(first)) return text.replace(/^\S+/, 'be');
  return verb?.form === 'past' ? text.replace(/^\S+/, verb.lemma) : text;
}
