/** What a message makes of known facts where no rule tells it: by weights that were fitted on people's messages, see `outcomes`. */
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import { isMeant, speakOfTheSame } from '../fact-likeness.ts';
import { domainOf, type SlotId, takesOneValue } from '../fact-slots.ts';
import type { Said, SaidFact } from '../said.ts';
import { fitsLike } from './fitting-value.ts';
import type { KnownLanguage } from './known-language.ts';
import { BESIDE } from './light.ts';
import { noteMentions } from './mentions.ts';
import { wordedLike } from './new-value.ts';
import { NOT_TOLD, type WeighedMessage, weighedMessage } from './outcome-features.ts';
import { kindsTouched, type Outcome, outcomesOf, valueIn } from './outcomes.ts';
import { familyOf, type SignedMessage, slotsOf } from './signs.ts';
import { factTold, keyOf, retractionTold } from './told.ts';
import type { Kind } from './turn.ts';
import { isGenitive } from './whose.ts';

/** The least chance of each outcome; and that of a span, that it is the new value. Below them traps of `known-traps.json` are walked into. */
const LEAST: Readonly<Record<Outcome['becomes'], number>> = { confirm: 0.5, add: 0.6, replace: 0.75, end: 0.75 };
const LEAST_OF_VALUE = 0.3;
/** The longest message that is weighed, in tokens: those that the weights were fitted on are no longer, and in what is longer they add up. */
const LONGEST = 24;

/** Kinds of words that end what they are said of. */
const ENDING_KINDS: readonly Kind[] = ['drops', 'sheds', 'opens', 'closes', 'goes', 'being', 'over'];

/** Returns the slots of which facts may be touched by a message, as far as its words alone tell. */
export function slotsTouched(text: ReadText, { code }: KnownLanguage): string[] {
  return text.tokens.length > LONGEST ? [] : kindsTouched(code, text).flatMap(slotsOf);
}

/** Returns what a message says, where weights tell more of what becomes of known facts than `told`. */
export function weighedIn(signed: SignedMessage, told: readonly Said[], known: readonly Fact[]): Said[] {
  const { text, language } = signed;
  let all = [...told];
  // Who asks for something to be forgotten says what: nothing else goes with it.
  if (text.tokens.length > LONGEST || told.some(({ kind }) => kind === 'forget')) return all;
  const message = weighedMessage(text, language, noteMentions(text, language, known), told);
  for (const outcome of outcomesOf(language.code, message, known)) {
    const { fact, becomes, chance } = outcome;
    if (chance < LEAST[becomes]) continue;
    if (becomes !== 'confirm' && !isTold(message, fact, language)) continue;
    all = made(signed, message, outcome, all);
  }
  return all;
}

/**
 * True where the words that mention a fact, or else any of the message, tell something of the user as it is. What passes changes nothing, and
 * where words of an end stand by a mention the rules have weighed them already: "left Lidl at seven".
 */
function isTold({ text, mentions, told }: WeighedMessage, fact: Fact, names: KnownLanguage): boolean {
  const at = mentions.findIndex((facts) => facts?.includes(fact) === true);
  const clause = text.clauseAt(at);
  const isFree = (flags: readonly string[]) => !flags.some((flag) => NOT_TOLD.has(flag));
  if (clause === undefined) return [...told.values()].some(isFree);
  if (isGenitive(text, names, at, at + 1)) return false; // "Greg's boss"
  const flags = told.get(clause) ?? [];
  return isFree(flags) && !flags.some((flag) => WEIGHED.has(flag));
}

const WEIGHED: ReadonlySet<string> = new Set(['momentary', ...ENDING_KINDS.map((kind) => `turn ${kind}`)]);

function made(
  signed: SignedMessage,
  message: WeighedMessage,
  { fact, becomes }: Outcome,
  said: readonly Said[],
): Said[] {
  const { text, language } = signed;
  const at = Math.max(
    0,
    message.mentions.findIndex((facts) => facts?.includes(fact) === true),
  );
  const ofSlot = said.filter(
    (one): one is SaidFact => one.kind === 'fact' && familyOf(one.slot) === familyOf(fact.slot),
  );
  const others = said.filter((one) => one.kind === 'forget' || familyOf(one.slot) !== familyOf(fact.slot));
  if (becomes === 'confirm')
    return ofSlot.length > 0
      ? [...said]
      : [...said, factTold(signed, { slot: fact.slot, value: fact.value, instead: [], at }, fact)];
  if (becomes === 'end')
    return [
      ...others,
      ...ofSlot.filter(({ value }) => !isMeant(fact.slot, fact.value, value)),
      retractionTold(signed, fact, at),
    ];
  const read = ofSlot.find(({ slot, value }) => !speakOfTheSame(slot, fact.value, value));
  const slot = becomes === 'add' ? (BESIDE[fact.slot] ?? fact.slot) : fact.slot;
  // Nothing stands beside the one value of a slot: it would take its place.
  if (becomes === 'add' && slot === fact.slot && takesOneValue(slot)) return [...said];
  if (read !== undefined) {
    const own = becomes === 'replace' ? { ...read, instead: [fact.id] } : beside(read, slot, language);
    return said.map((one) => (one === read ? own : one));
  }
  const span = valueIn(language.code, text, fact.slot, (place) => message.mentions[place]?.includes(fact) ?? false);
  if (span === undefined || span.chance < LEAST_OF_VALUE) return [...said];
  const value = text.sliceOf(span.from, span.to);
  if (isMeant(fact.slot, fact.value, value) || others.some((one) => isOnlyBeside(fact, one, value))) return [...said];
  const worded = wordedLike(value, undefined, fact);
  if (!fitsLike(value, worded, fact, language))
    return becomes === 'replace' ? [...said, retractionTold(signed, fact, at)] : [...said];
  const instead = becomes === 'replace' ? [fact] : [];
  return [...said, factTold(signed, { slot, value: worded, instead, at: span.from })];
}

/** Slots of which a value that was read stands beside a fact of another: "call me Lupita" is no new name. */
const ONLY_BESIDE: Readonly<Record<string, SlotId>> = { name: 'nickname' };

const isOnlyBeside = (fact: Fact, one: Said, value: string): boolean =>
  one.kind === 'fact' && one.slot === ONLY_BESIDE[fact.slot] && one.value.toLowerCase().includes(value.toLowerCase());

const beside = (one: SaidFact, slot: string, { code }: KnownLanguage): SaidFact => ({
  ...one,
  slot,
  key: slot === one.slot ? one.key : keyOf(slot, code),
  domain: domainOf(slot as SlotId),
  replaces: false,
});
