/** Commands to forget, said outright: "forget my job", "delete everything you know about me", "don't remember that I'm diabetic". */
import { slotOf } from './forgetting-slots.ts';
import {
  DELETE,
  EVERYTHING,
  FORGET,
  type Forgetting,
  POLITE,
  STOP_KEEPING,
  WHAT_IS_KNOWN,
} from './forgetting-words.ts';

const FROM_MEMORY =
  '(?:from|in|off|out of) (?:your(?: \\w+){0,2} (?:memory|memories|notes?|records?|files?|database|system|profiles?|data|storage|brain|mind|head|books?)|the memor(?:y|ies)|(?:whatever|what|any(?:thing)?|all|everything)(?: \\w+)? (?:you|saved|know)\\b).*';
const COMMAND = new RegExp(`^${POLITE}(?:(${FORGET})|(${DELETE})|(${STOP_KEEPING})) (.+)$`);
/** A place that is no memory: "remove my name from the header", "delete all the facts in this essay". */
const AT_HAND =
  / (?:(?:from|in|on|at|off|out of|inside|within) (?:the|this|that|these|those|my|our|a|an|section|page|line|chapter|slide)|of (?:the|this|that|these|those))\b/;
const OUT_OF_MEMORY = new RegExp(` ${FROM_MEMORY}$`);
const GIVEN =
  / (?:that )?(?:i (?:gave|told|shared with|mentioned to|sent|said)(?: to)?(?: you)?(?: .*)?|you (?:have|know|stored|saved|noted)(?: .*)?)$/;
const NOTHING_NAMED =
  /^(?:it|that(?! (?:i|we|my|our) )|this|about it|about that|the (?:last|previous|above|whole|idea|question|first|second)|i (?:asked|said)\b.*|what i (?:just )?said|all (?:this|that)|him|her|them|you|those|these|everything i (?:just )?said|my (?:last|previous|earlier) (?:message|question|request|prompt)|my question|me not|the rest)\b/;
const HERE =
  /\b(?:from (?:this|the|that|these|my) (?:email|letter|document|doc|text|list|table|file|page|cv|resume|code|essay|spreadsheet|form|sentence|paragraph|draft|story|recipe|bio|post|script|sheet|signature|footer|form|website|invoice|contract|column|above|cart|order|playlist|photo|image|calendar)|in (?:this|the) (?:email|letter|document|text|code|file)|column|row|line|lines|paragraph|sentence|folder|branch|commit|cache|cookies|history)\b/;
/** Calls that may precede the command: "hey, forget my job". */
const CALLED_OUT = /^(?:hey|hi|ok|okay|well|so|actually|please|also|no|yes|oh|sorry|wait|right|thanks|and|then)\b/;
/** The border at which the thing to forget ends: "forget my job, will you", "forget my age because…". */
const TARGET_ENDS =
  /[,;:—]|\. | (?:i do not|i don't|because|since|so that|so we|and (?:start|let|then|do not|i )|but|as it|as i|for (?:good|now|me)|would you|will you|could you|can you|if you (?:can|could|would|do not)|thanks|thank you|ok$|okay$|anymore$|any more$|any longer$|please)(?= |$)/;
const POLITE_END = / (?:please|now|too|again|forever|entirely|completely|altogether|for me|asap|immediately)$/;

interface Command {
  readonly from: number;
  readonly to: number;
  /** The verb, where it is "forget" or the like. */
  readonly forget: string | undefined;
  /** The verb, where it is "delete" or the like. */
  readonly remove: string | undefined;
  /** True when the thing was told, or is to be taken out of a memory: "what you know about", "from your notes". */
  readonly fromMemory: boolean;
  /** True when it begins with "what you know about". */
  readonly known: boolean;
  /** The thing to forget: "my job". */
  readonly target: string;
  /** The same without the words that only lead to it. */
  readonly named: string;
  /** The words after the verb, and their place in the sentence. */
  readonly rest: string;
  readonly restAt: number;
}

/** Reads a command to forget ("forget my job"); null where the text gives none. */
export function commandIn(text: string): Forgetting | null {
  const command = commandOf(text);
  if (command === null) return null;
  const { from, to, target, named } = command;
  if (EVERYTHING.test(target) && !isBareAll(command, BARE_ALL)) {
    if (isBareAll(command, BARE_ALL_OR_ME)) return null;
    return { slot: null, about: null, everything: true, from, to };
  }
  if (NOTHING_NAMED.test(named) || named === '') return null;
  // "Take my dog to the vet": of these, only what is taken out of a memory.
  if (/^(?:take|get|scrap|scratch|lose|cross|edit)\b/.test(command.remove ?? '') && !command.fromMemory) return null;
  const slot = slotOf(named);
  if (slot !== null) return isOfThings(command) ? null : { slot, about: null, everything: false, from, to };
  const about = narrowed(command);
  return about === null ? null : { slot: null, about, everything: false, from, to };
}

function commandOf(text: string): Command | null {
  // The same length, so that places in it are places in the sentence.
  const plain = text.replace(/^((?:[\w']+ )?){0,2}?,\s*/, (lead) =>
    CALLED_OUT.test(lead) ? ' '.repeat(lead.length) : lead,
  );
  const body = plain.trimStart();
  const from = plain.length - body.length;
  const match = COMMAND.exec(body);
  if (match === null) return null;
  const [, forget, remove, , rest = ''] = match;
  const restAt = from + body.length - rest.length;
  const said = (rest.split(TARGET_ENDS)[0]?.trim() ?? '').replace(POLITE_END, '');
  if (HERE.test(said)) return null;
  const known = WHAT_IS_KNOWN.test(said);
  const kept = said.replace(OUT_OF_MEMORY, '');
  if (remove !== undefined && !known && AT_HAND.test(kept)) return null;
  const target = known ? kept : kept.replace(GIVEN, '');
  const named = target
    .replace(WHAT_IS_KNOWN, '')
    .replace(/^(?:that )?i (?:ever |even )?(?:told|gave|showed) you (?=my )/, '')
    .replace(/^(?:about|of|on) /, '');
  const fromMemory = target !== said || known;
  return { from, to: restAt + said.length, forget, remove, fromMemory, known, target, named, rest, restAt };
}

const BARE_ALL = /^(?:everything|all|anything|it all|the lot|all of it)$/;
const BARE_ALL_OR_ME = /^(?:me|everything|all|anything|the lot|whatever|all of it|it all)$/;
/** True for "delete everything", which speaks of the thing at hand. */
const isBareAll = ({ remove, target, fromMemory }: Command, all: RegExp) =>
  remove !== undefined && !fromMemory && all.test(target);

/** Nouns that may name a thing at hand rather than something told. */
const THINGS =
  /^my (?:project|projects|code|app|blog|note|notes|account|school|team|tools?|goals?|decision|dog|cat|mail|phone|car|technology|email)s?$/;

/** True when the command deletes a thing ("delete my account"): of these only what was told may be deleted here. */
function isOfThings({ remove, fromMemory, named }: Command): boolean {
  if (remove === undefined || fromMemory) return false;
  return !/^my (?!\w+ (?:list|file|folder|page|post))/.test(named) || THINGS.test(named);
}

/** Returns the stretch that narrows a command without a slot: "that I'm diabetic", "what you know about the accident". */
function narrowed({ forget, fromMemory, known, named, rest, restAt }: Command): Forgetting['about'] {
  // "You can delete that I'm diabetic" speaks of something told; "delete the second line" does not.
  if (forget === undefined && !fromMemory && !/^(?:the fact )?that (?:i|we) (?:am|are|have)\b/.test(named)) return null;
  const start = restAt + rest.indexOf(named);
  const to = start + named.length;
  const that = /^(?:(?:about )?the (?:fact|bit|part) |about |it )?(?:that )?(?=(?:i|we|my|our)\b)/.exec(named)?.[0];
  if (that === undefined) return known && /^(?:the|my|our|a) [\w' -]{3,40}$/.test(named) ? { from: start, to } : null;
  const told = named.slice(that.length);
  if (ONLY_SAID.test(told) || (forget !== undefined && OF_THE_TALK.test(told))) return null;
  return { from: start + that.length, to };
}

/** "Forget I asked". */
const ONLY_SAID = /^(?:i|we) (?:ever |even )?(?:asked|said|mentioned|told|brought|existed|did|was)\b/;
/** "Forget my last question". */
const OF_THE_TALK = /^(?:my|our) (?:last|previous|question|message|point|idea|request|mistake)/;
