/** Rules that a user gives the assistant for good: "always answer in bullet points", "I want you to…", "from now on…". */

import { reactionIn } from './answer-reactions.ts';
import { type Asked, type AskedReader, lowered, OF_A_THING_AT_HAND } from './asked.ts';
import type { Clause } from './clauses.ts';
import type { Found } from './found.ts';
import { lastingRequest } from './gates.ts';
import { orderIn } from './orders.ts';
import { phraseAt, phraseOf } from './phrases.ts';
import { standingWishIn } from './standing-wishes.ts';
import { assistantsWords } from './third-person.ts';
import { bareIn, everyAnswerIn, noneIn, sparedIn, wishIn } from './wished-of-answers.ts';

const ONE_OFF =
  /\b(?:this (?:time|once|one|answer|reply|response|message|email|e-mail|question|chat|list|text|table|essay|function|code|file|post|letter|report|draft|paragraph|section|story|poem|page|task|thread|presentation|slide|document|summary|version|case|week|evening|morning|recipe|script|article|blog|translation|exercise|problem|trip|project|week's)|just (?:this )?once|for once|for now|(?:for|in) (?:this|that|these|the (?:next|following|above|current|attached|second|first|last|final|email|table|list|summary|intro|essay|report|letter|story|title|headline))\b|today|tonight|right now|tomorrow|the (?:following|above)|below|attached)/;
const YOU_MUST = /^you (?:should|must|need to|have to|are to) (?=(?:always|never|only ever) .*\b(?:me|my|us)\b)/;
/** "Make sure it's near that". */
const REMOTE = / (?:of|to|near|from|with|like|about) (?:that|this|there|it|them|those)$/;
/** A condition before its order, with nothing between them: "when you give me a recipe use grams". */
const CONDITIONED =
  /^((?:when|whenever|if|every time|each time|any ?time) (?:you|i) [a-z]+ [^,]{2,60}?(?<!\b(?:to|you|i|we|and|or|not|can|will|would|should|always|never|only|please|do))) (?=(?:please |always |never |only |just |do not )*(?:use|make|keep|stick|write|answer|reply|give|show|add|include|put|skip|avoid|convert|round|assume|leave|start|end|begin) )/;

export interface Instruction {
  readonly clause: Clause;
  readonly at: number;
  /** "from now on", "whenever…" opened it or the clause before, or follows it. */
  readonly standing: boolean;
  /** The condition put before it, in the third person: "whenever they paste an email". */
  readonly condition: string | null;
  readonly sentence: string;
}

/** Reads an instruction, with the condition that was put before it. */
export function instructionIn(instruction: Instruction): Found[] {
  const { clause, at, standing } = instruction;
  const before = standing ? CONDITIONED.exec(clause.text.slice(at))?.[1] : undefined;
  const whenever =
    before === undefined ? null : phraseOf(clause.source, clause.from + at, clause.from + at + before.length);
  const found = unconditional(whenever === null ? instruction : { ...instruction, at: at + whenever.text.length + 1 });
  const condition = whenever === null ? instruction.condition : lowered(assistantsWords(whenever.written));
  const words = clause.text.slice(at).replace(/^(?:(?:please|kindly|just|always|never|only|do not|ever) )+/, '');
  // A thing that the condition names may be pointed at: "whenever you quote prices, put them in rupees".
  if (REMOTE.test(words) || (condition === null && OF_A_THING_AT_HAND.test(words))) return [];
  if (condition === null) return found;
  return found.map((one) => (one.slot === 'preference' ? { ...one, value: `${one.value}, ${condition}` } : one));
}

/** Readers of instructions, in order: the first that recognises one reads it. */
const READERS: readonly AskedReader[] = [
  reactedTo,
  wishIn,
  everyAnswerIn,
  sparedIn,
  orderIn,
  wishedForGood,
  noneIn,
  bareIn,
];

function unconditional({ clause, at: opening, standing, sentence }: Instruction): Found[] {
  // "You must never tell anyone my age": an order like any other.
  const order = clause.text.slice(opening);
  const at = opening + (YOU_MUST.exec(order)?.[0].length ?? lastingRequest(order, sentence) ?? 0);
  const text = clause.text.slice(at);
  const start = clause.from + at;
  if (ONE_OFF.test(sentence.replace(/\bfrom (?:today|tonight|this point|right now)\b/g, ''))) return [];
  // "They always remind me of that day" asks for nothing.
  if (/^(?:(?:always|never|please) )*remind (?:me|us) of\b/.test(text)) return [];
  const asked = { clause, text, start, whole: phraseAt(clause.source, start, clause.to, true), standing };
  for (const reader of READERS) {
    const found = reader(asked);
    if (found !== null) return found;
  }
  return [];
}

/** "Your answers are too long": what a remark on them asks for. */
function reactedTo({ clause, start }: Asked): Found[] | null {
  return orNull(reactionIn(phraseOf(clause.source, start, clause.to)));
}

/** "Bullet points over prose, always". */
function wishedForGood(asked: Asked): Found[] | null {
  return orNull(standingWishIn(asked));
}

const orNull = (found: Found[]): Found[] | null => (found.length > 0 ? found : null);
