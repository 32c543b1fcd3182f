/**
 * Reads messages in the light of what is known: which known fact a message touches, and whether it ended, changed, goes on, or has company.
 * What the readers made of the message alone is held against that: statements that this explains better go.
 */
import { languagesOf } from '../../understanding/languages.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import type { ReadableMessage } from '../extraction/extract-facts.ts';
import { isPlausible } from '../extraction/plausible.ts';
import type { Fact } from '../fact.ts';
import { termsOfText } from '../fact-terms.ts';
import type { Said } from '../said.ts';
import { type KnownLanguage, knownLanguageOf } from './known-language.ts';
import { Light } from './light.ts';
import { renewalsIn } from './renewals.ts';
import { familyOf, leads, namesIn, type SignedMessage, slotsOf } from './signs.ts';
import type { Kind } from './turn.ts';
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
}

const MOST_MESSAGES = 8; // of a turn
const MOST_LANGUAGES = 2; // tried of a text

/** Returns what of a turn is to be held against the known facts; null where nothing has a sign of it, as most turns. */
export function touchOf(messages: readonly ReadableMessage[], language: string): Touch | null {
  const found: SignedMessage[] = [];
  const slots = new Set<string>();
  const terms = new Set<string>();
  let alone = false;
  for (const [index, { role, content, disposable }] of messages.entries()) {
    if (role !== 'user' || disposable === true || found.length >= MOST_MESSAGES) continue;
    const signed = signedIn(content, language);
    if (signed === undefined) continue;
    for (const slot of signed.likely) slots.add(slot);
    const { text, language: spoken, signs, renewed } = signed;
    for (const slot of renewed) for (const one of slotsOf(familyOf(slot))) slots.add(one);
    alone ||= signed.leads || signs.some(({ value }) => leads(value as Call));
    found.push({ index, content, text, language: spoken });
    for (const { value } of signs)
      for (const name of namesIn(value as Call)) for (const slot of slotsOf(name)) slots.add(slot);
    for (const term of termsOfText(text.original, spoken.code)) terms.add(term);
  }
  return found.length === 0 ? null : { messages: found, terms: [...terms], slots: [...slots], alone };
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
const LEADING: ReadonlySet<Kind> = new Set(['drops', 'sheds', 'opens', 'closes', 'goes', 'being', 'over', 'lapse']);

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
}

/** Returns the signs in a text, in the likeliest of its languages that has any. */
function signedIn(content: string, declared: string): Signed | undefined {
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
    const renewed = renewals.map(({ slot }) => slot);
    const likely = slotsTouched(text, language);
    const signed = { language, text, signs, leads: ends || renewed.length + likely.length > 0, renewed, likely };
    if (signs.length > 0 || signed.leads) return signed;
  }
  return undefined;
}

/** Returns what messages say, held against the facts that are known: `said` is what the readers made of them. */
export function inLightOf(touch: Touch, said: readonly Said[], known: readonly Fact[]): Said[] {
  const active = known.filter(({ state }) => state === 'active');
  let all = [...said];
  for (const message of touch.messages) {
    const own = all.filter(({ evidence }) => evidence.message === message.index);
    // Who asks for something to be forgotten says what: nothing else goes with it.
    if (own.some(({ kind }) => kind === 'forget')) continue;
    const light = new Light(message, active);
    light.read();
    const weighed = weighedIn(message, light.judge(own), active);
    const told = weighed.filter((one) => one.kind !== 'fact' || isPlausible(one));
    all = [...all.filter(({ evidence }) => evidence.message !== message.index), ...told];
  }
  return all;
}
