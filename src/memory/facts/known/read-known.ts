/**
 * Reads messages in the light of what is known: which known fact a message touches, and whether it ended, changed, goes on, or has company.
 * What the readers made of the message alone is held against that: statements that this explains better go.
 */
import { factLanguageOf, languagesOf } from '../../understanding/languages.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { mayAnswer } from '../extraction/bare-answer.ts';
import type { ReadableMessage } from '../extraction/extract-facts.ts';
import { inEarnest } from '../extraction/heard-message.ts';
import { isPlausible } from '../extraction/plausible.ts';
import type { Fact } from '../fact.ts';
import { termsOfText } from '../fact-terms.ts';
import type { Said, Span } from '../said.ts';
import { askedBefore, endOfAsked, mayEndAsked } from './asked.ts';
import { type KnownLanguage, knownLanguageOf } from './known-language.ts';
import { Light } from './light.ts';
import { putRight, slipOf, type TurnSlip } from './put-right.ts';
import { renewalsIn } from './renewals.ts';
import { familyOf, leads, namesIn, type SignedMessage, slotsOf } from './signs.ts';
import { retractionTold } from './told.ts';
import { type Kind, unnamedSlots } from './turn.ts';
import { slotsTouched, weighedIn } from './weighed.ts';

/** Messages that may change what is known, and what to look for there. */
export interface Touch {
  readonly messages: readonly SignedMessage[];
  /** Terms of the facts that may be mentioned. */
  readonly terms: readonly string[];
  /** False where its signs only say more of what the readers read: where they read nothing, nothing is touched. */
  readonly alone: boolean;
  /** Slots of facts that may be meant without being mentioned. */
  readonly slots: readonly string[];
  /** What the first message may put right of what its user told in the turn before. */
  readonly slip: TurnSlip | null;
}

const MOST_MESSAGES = 8; // of a turn
const MOST_LANGUAGES = 2; // tried of a text

/**
 * Returns what of a turn is to be held against the known facts; null where nothing has a sign of it, as most turns. `before`: what the assistant
 * said before the first message, which that may answer.
 */
export function touchOf(
  messages: readonly ReadableMessage[],
  language: string,
  before: () => string | null = () => null,
): Touch | null {
  const found: SignedMessage[] = [];
  const slots = new Set<string>();
  const terms = new Set<string>();
  let alone = false;
  let heardLast = before;
  for (const [index, { role, content, disposable }] of messages.entries()) {
    const said = heardLast;
    if (role !== 'system') heardLast = () => (role === 'assistant' ? content : null);
    if (role !== 'user' || disposable === true || found.length >= MOST_MESSAGES) continue;
    const signed = signedInEarnest(content, language, (mayAnswer(content) ? said() : null) ?? undefined);
    if (signed === undefined) continue;
    for (const slot of signed.likely) slots.add(slot);
    const { text, language: spoken, signs, renewed, asked } = signed;
    for (const slot of renewed) for (const one of slotsOf(familyOf(slot))) slots.add(one);
    alone ||= signed.leads || signs.some(({ value }) => leads(value as Call));
    found.push({ index, content, text, language: spoken, asked });
    for (const { value } of signs)
      for (const name of namesIn(value as Call)) for (const slot of slotsOf(name)) slots.add(slot);
    for (const one of [text, ...(asked === undefined ? [] : [asked])])
      for (const term of termsOfText(one.original, spoken.code)) terms.add(term);
  }
  const slip = slipOf(messages, language);
  if (found.length === 0 && slip === null) return null;
  return { messages: found, terms: [...terms], slots: [...slots], alone: alone || slip !== null, slip };
}

const FIRST_WORDS = {
  es: 'Ya no trabajo en Acme, ahora vivo en León.',
  en: 'I no longer work at Acme, I live in Leeds now.',
  pt: 'Não trabalho mais na Acme, agora moro em Recife.',
} as const;

/** Makes the rules ready, which otherwise happens at their first use: some tens of milliseconds, which no turn should wait for. */
export function compileSigns(): void {
  for (const [language, content] of Object.entries(FIRST_WORDS)) touchOf([{ role: 'user', content }], language);
}

/** Kinds of words that count by themselves. */
const LEADING: ReadonlySet<Kind> = new Set([
  'drops',
  'sheds',
  'opens',
  'closes',
  'goes',
  'being',
  'over',
  'unnamed',
  'lapse',
]);

function isTold(clause: Clause | undefined): boolean {
  return clause !== undefined && !clause.isAsked && !clause.flags.has('quoted');
}

/** A text with signs. */
interface Signed {
  readonly language: KnownLanguage;
  readonly text: ReadText;
  readonly signs: readonly Match[];
  /** True where words of what becomes of something, or what begins, count by themselves. */
  readonly leads: boolean;
  /** Slots of which a new value is told. */
  readonly renewed: readonly string[];
  /** Slots of which it is likely that something becomes of a fact. */
  readonly likely: readonly string[];
  /** What was said before it, where it may end something that is named there. */
  readonly asked: ReadText | undefined;
}

/** Returns the signs in what its user says in earnest of a message: most have none, which is found sooner than whose words they are. */
function signedInEarnest(content: string, declared: string, before: string | undefined): Signed | undefined {
  const signed = signedIn(content, declared, before);
  const language = signed === undefined ? undefined : factLanguageOf(signed.language.code);
  if (language === undefined) return signed;
  const own = inEarnest(content, language);
  return own === content ? signed : signedIn(own, declared, before);
}

/** Returns the signs in a text, in the likeliest of its languages that has any. `before`: what the assistant said, where the text may answer that. */
function signedIn(content: string, declared: string, before: string | undefined): Signed | undefined {
  for (const { code } of languagesOf(content, declared).slice(0, MOST_LANGUAGES)) {
    const language = knownLanguageOf(code);
    const text = language?.read(content);
    if (language === undefined || text === undefined) continue;
    const signs = language
      .signsIn(text)
      .filter(
        ({ from, value }) => isTold(text.clauseAt(from)) && (leads(value as Call) || (value as Call).call === 'also'),
      );
    const turns = language.turnsIn(text);
    const ends = turns.some(
      ({ at, kinds }) => isTold(text.clauseAt(at)) && kinds.some(({ kind }) => LEADING.has(kind)),
    );
    const renewals = turns.length === 0 ? [] : renewalsIn(text, language, turns, () => ends, ends);
    const renewed = [...renewals.map(({ slot }) => slot), ...unnamedSlots(turns)];
    const likely = slotsTouched(text, language);
    const asked = before !== undefined && mayEndAsked(text, language) ? askedBefore(before, language) : undefined;
    const leading = ends || asked !== undefined || renewed.length + likely.length > 0;
    const signed = { language, text, signs, leads: leading, renewed, likely, asked };
    if (signs.length > 0 || signed.leads) return signed;
  }
  return undefined;
}

/**
 * Returns what messages say, held against the facts that are known: `said` is what the readers made of them. `isBefore`: whether a fact was said in the
 * turn before theirs.
 */
export function inLightOf(
  touch: Touch,
  said: readonly Said[],
  known: readonly Fact[],
  isBefore: (fact: Fact) => boolean = () => false,
): Said[] {
  const active = known.filter(({ state }) => state === 'active');
  const right = touch.slip === null ? null : putRight(touch.slip, active.filter(isBefore));
  let all =
    right === null ? [...said] : [...said.filter(({ evidence }) => isElsewhere(evidence, right.evidence)), right];
  for (const message of touch.messages) {
    if (message.index === right?.evidence.message) continue;
    const own = all.filter(({ evidence }) => evidence.message === message.index);
    // Who asks for something to be forgotten says what: nothing else goes with it.
    if (own.some(({ kind }) => kind === 'forget')) continue;
    const light = new Light(message, active);
    light.read();
    const weighed = weighedIn(message, light.judge(own), active);
    const ended = endOfAsked(message, active);
    const told = weighed.filter(
      (one) =>
        (one.kind !== 'fact' || isPlausible(one)) && !(ended !== undefined && isOfAsked(one, message, ended.fact)),
    );
    all = [...all.filter(({ evidence }) => evidence.message !== message.index), ...told];
    if (ended !== undefined && !told.some(({ slot }) => slot !== null && familyOf(slot) === familyOf(ended.fact.slot)))
      all.push(retractionTold(message, ended.fact, ended.at));
  }
  return all;
}

function isElsewhere(one: Span, other: Span): boolean {
  return one.message !== other.message || one.start >= other.end;
}

/** True for an end of what words name by themselves, where they answer for something else: "I quit" behind "How's the tennis?" is no job. */
function isOfAsked(one: Said, { text, language }: SignedMessage, asked: Fact): boolean {
  return (
    one.kind === 'retraction' &&
    familyOf(one.slot) !== familyOf(asked.slot) &&
    unnamedSlots(language.turnsIn(text)).includes(one.slot)
  );
}

/** Returns a touch as it is of a turn that another one came before: what was said before it is not what it answers. */
export function unasked(touch: Touch): Touch {
  return { ...touch, messages: touch.messages.map((message) => ({ ...message, asked: undefined })) };
}
