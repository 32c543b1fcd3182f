/** What a message makes of known facts beside what rules tell: by weights that were fitted on people's messages, see `outcomes`. */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import { isLaterAge } from '../ages.ts';
import { isGuessed, isSurer } from '../extraction/certainty.ts';
import { TAGGERS } from '../extraction/tagged-facts.ts';
import type { Fact } from '../fact.ts';
import { isMeant, speakOfTheSame } from '../fact-likeness.ts';
import { domainOf, takesOneValue } from '../fact-slots.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import type { SlotId } from '../slots.ts';
import { endsBehind } from './asked.ts';
import { fitsLike } from './fitting-value.ts';
import type { KnownLanguage } from './known-language.ts';
import { BESIDE } from './light.ts';
import { noteMentions } from './mentions.ts';
import { wordedInstead, wordedLike } from './new-value.ts';
import { becomesBy, NOT_TOLD, toldOf, type WeighedMessage, weighedMessage } from './outcome-features.ts';
import { chancesLost, kindsTouched, type Outcome, outcomeOf, valueIn } from './outcomes.ts';
import { isActor } from './places.ts';
import { familyOf, kindOf, type SignedMessage, slotsOf } from './signs.ts';
import { tagsIn } from './tags.ts';
import { factTold, keyOf, retractionTold } from './told.ts';
import { unnamedSlots } from './turn.ts';
import { isGenitive } from './whose.ts';

/**
 * The least chance of each outcome, for an end or a replacement that the fact holds no longer; and of a span,
 * that it is the new value. Below them traps of `known-traps.json` are walked into.
 */
const LEAST: Readonly<Record<Outcome['becomes'], number>> = { confirm: 0.4, add: 0.9, replace: 0.75, end: 0.8 };
const LEAST_OF_VALUE = 0.3;
/** The least probability by the tagger that the new value is one of its fact's kind: of values below half of it 4 of 89 were right in conversations. */
const LEAST_TAGGED = 0.02;
/** The least chance of an end by itself: beside a replacement that is as likely, it is not known which. */
const LEAST_OF_END = 0.5;
/** The least chance that a fact holds no longer of which rules or readers say so: they do not see what else their words are said of. */
const LEAST_LOST = 0.35;
/** The least chance that a fact holds no longer of which a message mentions nothing: the change may be of something that is not known. */
const LEAST_UNMENTIONED = 0.9;
/** The tokens of a message that says one thing only. */
const FEW_WORDS = 6;
/** Slots whose values are clauses: a few words of another clause make none ("El hosting da ECONNREFUSED" is no decision). */
const OF_CLAUSES: ReadonlySet<string> = new Set(['decision', 'note', 'goal']);
/** The longest message that is weighed, in tokens: those that the weights were fitted on are no longer, and in what is longer they add up. */
const LONGEST = 24;

/** Returns the slots of which facts may be touched by a message, as far as its words alone tell. */
export function slotsTouched(text: ReadText, { code }: KnownLanguage): string[] {
  return text.tokens.length > LONGEST ? [] : kindsTouched(code, text).flatMap(slotsOf);
}

/** Returns what a message says, where weights tell more of what becomes of a known fact than `said`, what readers and rules tell. */
export function weighedIn(signed: SignedMessage, said: readonly Said[], known: readonly Fact[]): Said[] {
  const { text, language } = signed;
  const isShort = text.tokens.length <= LONGEST;
  const loses = known.some((fact) => isLost(toldOf(said, fact)));
  if (known.length === 0 || !(isShort || loses)) return [...said];
  const weighed = (of: ReadText, content: string) => {
    const tags = tagsIn(content, of, language.code, TAGGERS[language.code as FactLanguage]?.weights);
    return weighedMessage(of, language, noteMentions(of, language, known), said, tags);
  };
  const message = weighed(text, signed.content);
  const unnamed = unnamedSlots(language.turnsIn(text));
  const weighable = known.filter(({ slot }) => !unnamed.includes(slot));
  const around = isShort || !loses ? text : losingSentences(signed, said, known);
  const messages = around === text ? [message] : [message, weighed(around, around.original)];
  const told = loses ? standing(language.code, messages, known, weighable) : said;
  return isShort ? moreOf(signed, { ...message, said: told }, known) : [...told];
}

/** Returns the sentences of a message in which facts are said to hold no longer: what else a long one says speaks neither for it nor against it. */
function losingSentences({ text, language }: SignedMessage, said: readonly Said[], known: readonly Fact[]): ReadText {
  const losing = said.filter((one) => known.some((fact) => isLost(becomesBy(one, fact))));
  const { clauses, tokens } = text;
  const isLosing = ({ from, to }: Clause) =>
    losing.some(
      ({ evidence }) => (tokens[from]?.start ?? 0) < evidence.end && (tokens[to - 1]?.end ?? 0) > evidence.start,
    );
  const sentences = new Set(clauses.filter(isLosing).map(({ sentence }) => sentence));
  const own = clauses.filter(({ sentence }) => sentences.has(sentence));
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return text;
  return language.read(text.sliceOf(first.from, Math.min(last.to + 1, tokens.length)));
}

/**
 * Returns what a message is held to say without that by which a fact would go of which it is not likely, neither by the whole message nor by a part of it: `messages` are
 * both. What ends without being named (all but `weighable`) is known by its words alone.
 */
function standing(
  code: string,
  messages: readonly WeighedMessage[],
  known: readonly Fact[],
  weighable: readonly Fact[],
): Said[] {
  const chances = messages.map((message) => chancesLost(code, message, known));
  const isLikely = (at: number) => chances.some((of) => (of[at] ?? 1) >= LEAST_LOST);
  const stands = known.filter((fact, at) => !isLikely(at) && weighable.includes(fact));
  const said = messages[0]?.said ?? [];
  return said.flatMap((one) => {
    if (!stands.some((fact) => isLost(becomesBy(one, fact)))) return [one];
    // What is told besides is believed beside what stands.
    return one.kind === 'fact' && !takesOneValue(one.slot) ? [{ ...one, instead: [], replaces: false }] : [];
  });
}

/** Returns what a message is held to say with what its weights tell besides. */
function moreOf(signed: SignedMessage, message: WeighedMessage, known: readonly Fact[]): Said[] {
  const { language } = signed;
  const { code } = language;
  const { said: told } = message;
  const outcome = outcomeOf(code, message, known);
  if (outcome === undefined) return [...told];
  const { fact, becomes, chance, lost } = outcome;
  const loses = isLost(becomes);
  const before = toldOf(told, fact);
  const isMentioned = message.mentions.some((facts) => facts?.includes(fact));
  if (loses && !isMentioned && lost < LEAST_UNMENTIONED) return [...told];
  if ((loses ? lost : chance) < LEAST[becomes] || (becomes === 'end' && chance < LEAST_OF_END)) return [...told];
  if (becomes !== 'confirm' && !isTold(message, fact, language)) return [...told];
  if (becomes === 'confirm' && !isMentioned && !isOfAll(message, language)) return [...told];
  if (becomes === 'confirm' && endsBehind(message, fact, language)) return [...told];
  if (loses && before !== 'end' && isWorded(message, fact)) return [...told];
  if (before === 'end' && becomes === 'replace') return succeeded(signed, message, fact, told);
  // One thing ends at a time: what is likely of a second was fitted on hardly any message.
  const mayLose = before !== 'confirm' && !known.some((one) => isLost(toldOf(told, one)));
  if (before === 'end' || before === 'replace' || (loses && !mayLose)) return [...told];
  return made(signed, message, outcome, told);
}

const isLost = (becomes: string | undefined) => becomes === 'end' || becomes === 'replace';

/** Puts the new value that a message tells in the place of a fact of which the rules only saw that it ended. */
function succeeded(signed: SignedMessage, message: WeighedMessage, fact: Fact, said: readonly Said[]): Said[] {
  const news = newsOf(signed, message, fact, true);
  if (news === undefined || said.some((one) => one.kind === 'fact' && familyOf(one.slot) === familyOf(fact.slot)))
    return [...said];
  const others = said.filter((one) => !(one.kind === 'retraction' && one.of === fact.id));
  return [...others, factTold(signed, { slot: fact.slot, ...news, instead: [fact] })];
}

/**
 * True where the clause that mentions a fact, or else any of the message, tells something of the user as it is: not what passes, nor what others
 * do, which ends nothing but themselves ("my parents moved to Leeds").
 */
function isTold({ text, mentions, told }: WeighedMessage, fact: Fact, names: KnownLanguage): boolean {
  const at = mentions.findIndex((facts) => facts?.includes(fact) === true);
  const clause = text.clauseAt(at);
  const tells = (flags: readonly string[]) =>
    !flags.some((flag) => NOT_TOLD.has(flag) || flag === 'momentary' || (flag === 'others' && !isActor(fact)));
  if (clause === undefined) return [...told.values()].some(tells);
  return !isGenitive(text, names, at, at + 1) && tells(told.get(clause) ?? []); // "Greg's boss"
}

/** True for a message that may confirm what it does not mention: it says that something goes on ("same as ever"), or is a few words that say nothing else. */
function isOfAll({ text, told }: WeighedMessage, language: KnownLanguage): boolean {
  const goesOn = language.signsIn(text).some(({ value }) => (value as Call).call === 'still');
  return goesOn || (told.size === 1 && text.tokens.length <= FEW_WORDS);
}

/** True where words of an end stand by the mention of a fact: the rules have weighed them already, "left Lidl at seven". */
function isWorded({ text, mentions, told }: WeighedMessage, fact: Fact): boolean {
  const clause = text.clauseAt(mentions.findIndex((facts) => facts?.includes(fact) === true));
  return clause !== undefined && (told.get(clause) ?? []).some((flag) => ENDING.has(flag));
}

const ENDING: ReadonlySet<string> = new Set(
  ['drops', 'sheds', 'opens', 'closes', 'goes', 'being', 'over'].map((kind) => `turn ${kind}`),
);

function made(
  signed: SignedMessage,
  message: WeighedMessage,
  { fact, becomes }: Outcome,
  said: readonly Said[],
): Said[] {
  const { language } = signed;
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
  // A guess takes no place of what is surer and goes unmentioned.
  const isMentioned = message.mentions.some((facts) => facts?.includes(fact));
  const isUnsure = read !== undefined && !read.replaces && isGuessed(read) && isSurer(fact, read);
  if (becomes === 'replace' && isUnsure && !isMentioned) return [...said];
  const slot = becomes === 'add' ? (BESIDE[fact.slot] ?? fact.slot) : fact.slot;
  // Nothing stands beside the one value of a slot: it would take its place.
  if (becomes === 'add' && slot === fact.slot && takesOneValue(slot)) return [...said];
  if (read !== undefined) {
    const own = becomes === 'replace' ? { ...read, instead: [fact.id] } : beside(read, slot, language);
    return said.map((one) => (one === read ? own : one));
  }
  const news = newsOf(signed, message, fact, becomes === 'replace');
  if (news === undefined) return [...said]; // a replacement without a value that fits ends nothing
  if (others.some((one) => isReadAs(one, news.words))) return [...said];
  return [...said, factTold(signed, { slot, ...news, instead: becomes === 'replace' ? [fact] : [] })];
}

/** Returns the words of a message that are most likely the new value of a fact, where they make one. */
function newsOf(
  { text, language }: SignedMessage,
  { mentions, tags }: WeighedMessage,
  fact: Fact,
  isInstead: boolean,
): { readonly value: string; readonly words: string; readonly at: number } | undefined {
  if (OF_CLAUSES.has(familyOf(fact.slot))) return undefined;
  const span = valueIn(language.code, text, fact.slot, (place) => mentions[place]?.includes(fact) ?? false);
  if (span === undefined || span.chance < LEAST_OF_VALUE) return undefined;
  if (tags.chanceOf(span.from, span.to, kindOf(fact.slot)) < LEAST_TAGGED) return undefined;
  const value = text.sliceOf(span.from, span.to);
  if (isMeant(fact.slot, fact.value, value) || (fact.slot === 'age' && !isLaterAge(fact.value, value)))
    return undefined;
  const worded = isInstead ? wordedInstead(value, fact) : wordedLike(value, undefined, fact);
  return fitsLike(value, worded, fact, language) ? { value: worded, words: value, at: span.from } : undefined;
}

/** True where words were read as a value of another slot: "call me Lupita" is no new name, "estoy trabajando en Rumi" no second job. */
const isReadAs = (one: Said, words: string): boolean =>
  one.kind === 'fact' && one.value.toLowerCase().includes(words.toLowerCase());

const beside = (one: SaidFact, slot: string, { code }: KnownLanguage): SaidFact => ({
  ...one,
  slot,
  key: slot === one.slot ? one.key : keyOf(slot, code),
  domain: domainOf(slot as SlotId),
  replaces: false,
});
