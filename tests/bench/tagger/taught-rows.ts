/** The sentences that the tagger learns from: those of marked messages, and of the labelled utterances as far as their values stand in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { askedWords, mayBeAnswer } from '../../../src/memory/facts/extraction/asked-words.ts';
import { mayAnswer } from '../../../src/memory/facts/extraction/bare-answer.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { type Hearing, hearingOf } from '../../../src/memory/facts/extraction/heard-clauses.ts';
import { sentencesOf } from '../../../src/memory/facts/extraction/prepared-text.ts';
import { eachToken } from '../../../src/memory/facts/extraction/tagger-features.ts';
import type { FactLanguage } from '../../../src/memory/facts/said.ts';
import type { Language } from '../../../src/memory/understanding/language.ts';
import { factLanguageOf } from '../../../src/memory/understanding/languages.ts';
import type { ReadText } from '../../../src/memory/understanding/read-text.ts';
import { tokensOf } from '../../../src/memory/understanding/token.ts';
import { CHATS, type Chat, readChats } from '../facts/chats.ts';
import { slotOfKey } from '../facts/known-lines.ts';
import { readKnownPairs } from '../facts/known-pairs.ts';
import type { LabelledSet, Utterance } from '../facts/labelled-set.ts';
import type { TaggedRow } from './crf.ts';
import { MARKED_SLOTS, type MarkedMessage, type MarkedSlot, markedMessages } from './marked-text.ts';

const FOLDER = new URL('../../fixtures/facts/', import.meta.url).pathname;
export const SLOTS: readonly MarkedSlot[] = MARKED_SLOTS;

/** What the slots of labelled utterances are called in marks, where it is otherwise. */
const MARKED_AS: Readonly<Record<string, readonly MarkedSlot[]>> = {
  preference: ['likes', 'dislikes', 'prefers'],
  language: ['prefers'],
  own: ['attribute'],
};

interface ReadSentence {
  readonly text: ReadText;
  readonly features: readonly Uint32Array[];
  /** Where each token stands in the message. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

export function readSentences(message: string, language: Language, said = ''): ReadSentence[] {
  let isOthers = false;
  const asked = mayAnswer(message) ? askedWords(said) : [];
  return sentencesOf(message).map((sentence, index) => {
    const text = language.readWords(sentence.raw);
    const hearing = hearingOf(text, language, isOthers);
    isOthers = hearing.endsWithOthers;
    const places = text.tokens.map((_token, at) => sentence.spanOf(text, at, at + 1));
    return {
      text,
      features: featuresOf(text, hearing, language, index === 0 && mayBeAnswer(text) ? asked : []),
      places,
    };
  });
}

/** Returns the numbers of the features of each token. */
function featuresOf(text: ReadText, hearing: Hearing, language: Language, asked: readonly number[]): Uint32Array[] {
  const features: number[][] = text.tokens.map(() => []);
  eachToken(text, hearing, language, asked, (at, { numbers, count }) =>
    features[at]?.push(...numbers.subarray(0, count)),
  );
  return features.map((all) => Uint32Array.from(all));
}

/** The words beside those that a value must have that may belong to it. */
const [BEFORE, BEHIND] = [2, 4];
const SIZE = 1 + 2 * SLOTS.length;
const nothing = (): Uint8Array => Uint8Array.of(1, ...new Uint8Array(SIZE - 1));

/** Returns the rows of a marked message. */
export function rowsOfMarked({ text, marks }: MarkedMessage, language: Language, said = ''): TaggedRow[] {
  return readSentences(text, language, said).map(({ features, places }) => {
    const allowed = places.map(nothing);
    for (const { slots, start, end } of marks) {
      let isFirst = true;
      for (const [at, place] of places.entries()) {
        if (place.start >= end || place.end <= start) continue;
        const states = new Uint8Array(SIZE);
        for (const slot of slots) states[1 + SLOTS.indexOf(slot) + (isFirst ? 0 : SLOTS.length)] = 1;
        allowed[at] = states;
        isFirst = false;
      }
    }
    return { features, allowed };
  });
}

/**
 * Returns the rows of a labelled utterance; none where its values are not in it word by word. The words that a value must have are of its slot; what else of
 * their clause belongs to it is left open. `gone`: words that belong to no value.
 */
export function rowsOfLabelled(
  { text, facts, forgets }: Utterance,
  language: Language,
  gone: readonly string[] = [],
): TaggedRow[] {
  if ((forgets ?? []).length > 0) return [];
  const sentences = readSentences(text, language);
  const allowed = sentences.map(({ places }) => places.map(nothing));
  const fixed = new Set<Uint8Array>();
  for (const { slots, contains } of facts) {
    const states = slots
      .flatMap(
        (slot) => MARKED_AS[slot] ?? ((SLOTS as readonly string[]).filter((one) => one === slot) as MarkedSlot[]),
      )
      .flatMap((slot) => [1 + SLOTS.indexOf(slot), 1 + SLOTS.length + SLOTS.indexOf(slot)]);
    if (states.length === 0) return [];
    const found = sentences.map(({ text: read }) => contains.map((part) => placeOf(part, read)));
    const index = found.findIndex((all) => all.every((one) => one !== undefined));
    if (index < 0) return [];
    const { text: read } = sentences[index] as ReadSentence;
    const own = allowed[index] as Uint8Array[];
    const stretches = found[index] as { from: number; to: number }[];
    for (const [at, open] of own.entries()) {
      const isBeside = stretches.some(
        ({ from, to }) => read.clauseAt(from) === read.clauseAt(at) && at >= from - BEFORE && at < to + BEHIND,
      );
      if (!isBeside || fixed.has(open)) continue;
      for (const state of states) open[state] = 1;
    }
    for (const { from, to } of stretches)
      for (let at = from; at < to; at += 1) {
        const only = own[at] as Uint8Array;
        if (fixed.has(only)) continue;
        only.fill(0);
        for (const state of states) only[state] = 1;
        fixed.add(only);
      }
  }
  for (const [index, { text: read }] of sentences.entries())
    for (const part of gone) {
      const { from, to } = placeOf(part, read) ?? { from: 0, to: 0 };
      for (let at = from; at < to; at += 1) {
        const states = allowed[index]?.[at] as Uint8Array;
        if (!fixed.has(states)) states.fill(0, 1);
      }
    }
  return sentences
    .map(({ features }, index) => ({ features, allowed: allowed[index] as Uint8Array[] }))
    .filter(({ allowed: own }) => isPossible(own));
}

/** True where a way of tags leads through what is allowed. */
function isPossible(allowed: readonly Uint8Array[]): boolean {
  let before = Uint8Array.from(allowed[0] ?? []);
  for (let slot = 0; slot < SLOTS.length; slot += 1) before[1 + SLOTS.length + slot] = 0;
  for (const states of allowed.slice(1)) {
    const any = before.some((one) => one === 1);
    const now = new Uint8Array(SIZE);
    for (let state = 0; state <= SLOTS.length; state += 1) now[state] = any && states[state] === 1 ? 1 : 0;
    for (let slot = 1; slot <= SLOTS.length; slot += 1)
      if (states[SLOTS.length + slot] === 1 && (before[slot] === 1 || before[SLOTS.length + slot] === 1))
        now[SLOTS.length + slot] = 1;
    before = now;
  }
  return before.some((one) => one === 1);
}

/** Returns the tokens that hold words. */
function placeOf(part: string, { tokens }: ReadText): { from: number; to: number } | undefined {
  const words = tokensOf(part).map(({ plain }) => plain);
  for (let from = 0; from + words.length <= tokens.length; from += 1)
    if (
      words.every((word, index) => {
        const plain = tokens[from + index]?.plain ?? '';
        return index === words.length - 1 ? plain.startsWith(word) : plain === word;
      })
    )
      return { from, to: from + words.length };
  return undefined;
}

/** Returns what the second messages of pairs teach that are for tuning: what they tell anew, and that what is gone is told no more. Those that confirm are left out. */
function taughtByPairs(code: FactLanguage, language: Language): TaughtMessage[] {
  return PAIRS.flatMap((name) => readKnownPairs(name, code)).flatMap(({ id, set, second, expected }) => {
    const { outcome, key, active, gone } = expected;
    if (!set.startsWith('tuning') || outcome === 'confirmed') return [];
    const isNew = outcome === 'superseded' || outcome === 'added';
    const contains = active.filter((part) => second.toLowerCase().includes(part.toLowerCase()));
    if (isNew && contains.length === 0) return [];
    const facts = isNew ? [{ slots: [slotOfKey(key)], contains }] : [];
    return [{ source: second, rows: rowsOfLabelled({ id, text: second, kind: outcome, facts }, language, gone) }];
  });
}

const PAIRS = ['pairs', 'pairs-tuning-2', 'pairs-tuning-3'];

/** A message with the rows that are learnt from it. */
export interface TaughtMessage {
  /** What it is learnt from or left out with: itself, or the conversation that it stands in. */
  readonly source: string;
  readonly rows: readonly TaggedRow[];
}

/** Returns the marked messages of a language, set by set. */
export function markedSets(
  code: FactLanguage,
): { readonly name: string; readonly messages: readonly MarkedMessage[] }[] {
  return filesOf('said-', `.${code}.txt`).map((file) => ({
    name: file.split('.')[0] as string,
    messages: markedMessages(readFileSync(FOLDER + file, 'utf8')),
  }));
}

/** The share of its characters from which on a message is nothing but its values, and how long it is at most: a bare answer, which says by itself what it is to nobody. */
const [BARE_SHARE, BARE_LENGTH] = [0.6, 40];

/** Returns what a conversation is known by, among what is learnt from. */
export function sourceOfChat(chat: Chat): string {
  return chat.map(({ text }) => text).join('\n');
}

/**
 * Returns what the messages of a conversation teach. Left out are bare answers, and those of which nothing is to be kept though a rule reads something:
 * most are of a play or a draft, which the message alone does not show.
 */
function taughtByChat(chat: Chat, code: FactLanguage, language: Language): TaughtMessage[] {
  const source = sourceOfChat(chat);
  return chat
    .filter(({ text, marks, before }) => {
      if (marks.length === 0) return !readByRules(text, code);
      const marked = marks.reduce((sum, { start, end }) => sum + end - start, 0);
      return text.length >= BARE_LENGTH || marked <= BARE_SHARE * text.length || before?.includes('?') === true;
    })
    .map((one) => ({ source, rows: rowsOfMarked(one, language, one.before) }));
}

function readByRules(content: string, code: FactLanguage): boolean {
  return extractFacts([{ role: 'user', content }], code, { taggers: {} }).some(({ kind }) => kind === 'fact');
}

/** The set of messages that tests found misread, few among many: each counts for several. */
const [MENDED, MENDED_WEIGHT] = ['said-mended', 4];

/** Returns all that a language has to learn from. */
export function taughtMessages(code: FactLanguage): TaughtMessage[] {
  const language = factLanguageOf(code) as Language;
  return [...messagesBeside(code), ...taughtByPairs(code, language)];
}

/** Returns the same without what changes something known: by these a tagger reads such messages as it will read those of strangers. */
export function messagesBeside(code: FactLanguage): TaughtMessage[] {
  const language = factLanguageOf(code) as Language;
  const chats = CHATS.read.flatMap((set) => readChats(set, code)).flatMap((chat) => taughtByChat(chat, code, language));
  const marked = markedSets(code).flatMap(({ name, messages }) =>
    messages.map((one) => ({
      source: one.text,
      rows: rowsOfMarked(one, language).map((row) => (name === MENDED ? { ...row, weight: MENDED_WEIGHT } : row)),
    })),
  );
  const labelled = filesOf('tuning-', `.${code}.json`).flatMap((file) => {
    const { utterances } = JSON.parse(readFileSync(FOLDER + file, 'utf8')) as LabelledSet;
    return utterances.map((one) => ({ source: one.text, rows: rowsOfLabelled(one, language) }));
  });
  return [...labelled, ...marked, ...chats];
}

function filesOf(begin: string, end: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(begin) && file.endsWith(end))
    .sort();
}
