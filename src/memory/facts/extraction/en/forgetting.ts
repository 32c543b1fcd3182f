/** Reads requests to forget: "forget my job", "erase what you know about my family", "my dog, kindly forget it". */
import type { EnglishText } from './english-text.ts';
import { commandIn } from './forgetting-commands.ts';
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

/** Reads what a question or sentence asks to have forgotten; null where it asks nothing like it. */
export function forgettingIn(source: EnglishText): Forgetting | null {
  const text = source.text.replace(/[\s.!?]+$/, '');
  if (
    text.length > 300 ||
    !/\b(?:forget|forgot|unremember|scrap|scratch|nuke|lose|cross|edit|gone|go from|ignore|know(?=.*\bmy\b)|bin|dump|trash|off your|out of your|stored|unlearn|disregard|delete|erase|wipe|remove|scrub|clear|drop|purge|discard|rid of|take out|strike|expunge|erased|wiped|deleted|removed|forgotten|scrubbed|remember|remembering|store|storing|keep|keeping|saving|save|tracking|retain)\b/.test(
      text,
    )
  )
    return null;
  return commandIn(text) ?? fronted(text) ?? later(text) ?? passive(text) ?? untold(text) ?? unwanted(text);
}

const FRONTED = new RegExp(
  `^(?:and |so |also |hey,? )?(.{2,80}?)(?:,| -+| —) (?:.{2,60}, )?${POLITE}(?:${FORGET}|${DELETE}|${STOP_KEEPING}) (?:it|that|them|him|her|all|those|this)(?: all)?\\b(?: from (?:your|the) \\w+)?(?:,? (?:please|the lot|all of it|would you|will you|thanks|entirely|completely|for good|now|ok|okay))*$`,
);

/** "I changed my mind, forget where I live": the command stands in a later clause. */
function later(text: string): Forgetting | null {
  const match = /[,:;—] (?=(?:(?:so|and|but|please|just|kindly) )*(?:forget|delete|erase|wipe|stop remembering) )/.exec(
    text,
  );
  if (match === null) return null;
  const at = match.index + match[0].length;
  const found = commandIn(text.slice(at));
  if (found === null) return null;
  const about = found.about === null ? null : { from: found.about.from + at, to: found.about.to + at };
  return { ...found, about, from: found.from + at, to: found.to + at };
}

const OUT = '(?:deleted|erased|wiped|removed|forgotten|gone|purged|scrubbed|taken out|cleared)';
const ITS_MEMORY =
  '(?:from|off|out of) (?:your|the) (?:\\w+ )?(?:memory|memories|notes?|records?|files?|profile|storage|brain)';
const PASSIVE = new RegExp(
  `^${POLITE}(?:i (?:want|need|would like|would prefer|would rather have) |have |get |(?:can|could|may) )?(my [\\w' ]{2,30}?|(?:what|everything|all) you (?:know|have) (?:about|on) my [\\w' ]{2,30}?)(?: (?:to be|be|needs to be|must be|should be|has to be|needs to go|should go|must go|has to go|to go|needs|gone|please))*(?: (${OUT}))?(?: (${ITS_MEMORY}|from what you (?:know|have|remember|keep)\\b.*))?(?: (?:please|now|completely|for good|entirely))*$`,
);

/** "I'd like my address gone from your memory", "my birthday needs to go from your records". */
function passive(text: string): Forgetting | null {
  if (!GOES.test(text)) return null;
  const match = PASSIVE.exec(text.split(/[,;]/)[0] ?? '');
  if (match === null || match[3] === undefined) return null;
  const slot = slotOf((match[1] ?? '').replace(WHAT_IS_KNOWN, ''));
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: match[0].length };
}

/** A cheap test for verbs of removal. */
const GOES = new RegExp(`\\b(?:${OUT}|go|be)\\b`);

/** "Ignore what I said about my dog", "that bit about my divorce, forget it". */
function untold(text: string): Forgetting | null {
  const match = UNTOLD.exec(text);
  const named = match?.slice(1).find((words) => words !== undefined);
  if (match === null || named === undefined) return null;
  const slot = slotOf(named);
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: match[0].length };
}

const UNTOLD = new RegExp(
  `^${POLITE}(?:(?:ignore|disregard|scrap|drop|strike) (?:what|everything|anything|all|whatever) i (?:have )?(?:said|told you|mentioned) about (my [\\w' ]{2,30})|(?:that|the) (?:thing|stuff|bit|part|info|detail)s? (?:i (?:said|told you|mentioned) )?about (my [\\w' ]{2,30}?)(?: i (?:told|gave|mentioned).*)?[,:]? (?:please )?(?:forget|delete|erase|scrap|drop|wipe) (?:it|that|them))(?: please| now)?$`,
);

/** "I don't want my age stored". */
function unwanted(text: string): Forgetting | null {
  const match = UNWANTED.exec(text);
  const named = match?.slice(1).find((words) => words !== undefined);
  const slot = named === undefined ? null : slotOf(named);
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: text.length };
}

const UNWANTED =
  /^(?:please )?(?:i (?:do not|no longer|would rather you did not|would rather you do not) (?:want you (?:to )?)?(?:know|knowing|have|having|to have)|you (?:do not|no longer) (?:need|have) to know|there is no need (?:for you )?to know) (my [\w' ]{2,40}?|where i (?:live|work)|how old i am|who i work for)(?: any ?more| any longer| at all)?$|^(?:please )?i (?:do not|no longer) want (my [\w' ]{2,40}?) (?:to be )?(?:stored|kept|saved|remembered|on file|on record|in your (?:memory|notes|records))(?: any ?more| at all)?$/;

/**
 * Reads a command that names its object first: "That phone number I gave you, delete it please"; "My dog, whatever I told you
 * about him, kindly forget it".
 */
function fronted(text: string): Forgetting | null {
  const match = FRONTED.exec(text);
  if (match === null) return null;
  const target = (match[1] ?? '').replace(
    / (?:that )?(?:i (?:gave|told|shared|mentioned|sent|said)\b.*|you (?:have|know|stored|saved|noted)\b.*)$/,
    '',
  );
  const everything = EVERYTHING.test(match[1] ?? '') || EVERYTHING.test(target);
  if (everything) return { slot: null, about: null, everything: true, from: 0, to: text.length };
  const slot = slotOf(target.replace(WHAT_IS_KNOWN, ''));
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: text.length };
}
