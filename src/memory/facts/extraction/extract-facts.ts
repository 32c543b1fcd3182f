/** Extracts facts about its user from a turn, by rules alone: what is said of oneself in Spanish, English and Portuguese. Precision comes first. */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import { type Asked, mayAnswer, type PutAnswer, putAnswers } from './bare-answer.ts';
import { isGuess, NO_LEAST } from './certainty.ts';
import { withDose } from './doses.ts';
import { FACT_SPEECH } from './fact-speech.ts';
import { fitsSlot } from './fitting-answer.ts';
import { HeardMessage } from './heard-message.ts';
import { isPlausible } from './plausible.ts';
import { correctionsIn } from './read-corrections.ts';
import { readFacts } from './read-facts.ts';
import { slipsIn, valuePutRight } from './slips.ts';
import { TAGGERS, type Tagger, type Taggers } from './tagged-facts.ts';

/** A message to read: only those of role `user` that may stand in a prompt say anything of the user. */
export interface ReadableMessage {
  readonly role: string;
  readonly content: string;
  readonly disposable?: boolean | undefined;
}

const LANGUAGES = Object.keys(FACT_SPEECH) as FactLanguage[];
/** The languages to read in, by that of the turn: it goes first. */
const ORDERS = new Map(LANGUAGES.map((first) => [first, [first, ...LANGUAGES.filter((code) => code !== first)]]));

const MAX_CHARACTERS = 40_000; // read of a turn, a message's first ones: bounds the time, some 20 ms at the worst
const MAX_SAID = 20; // of a turn: anyone who says more at once is pasting a file

interface ExtractOptions {
  readonly taggers?: Taggers;
  /** What was said before the first message: asked for only where that may answer it. */
  readonly before?: () => readonly ReadableMessage[];
}

/** Extracts the facts of a turn in the order they were said. Time is linear in the text, well below a millisecond for an ordinary turn. */
export function extractFacts(
  messages: readonly ReadableMessage[],
  language: string,
  { taggers = TAGGERS, before = () => [] }: ExtractOptions = {},
): Said[] {
  const said: Said[] = [];
  let left = MAX_CHARACTERS;
  let asked: () => Asked | null = () =>
    askedBy(
      before().at(-1),
      before().findLast(({ role }) => role === 'user'),
    );
  let told: ReadableMessage | undefined;
  for (const [index, message] of messages.entries()) {
    const { role, content, disposable } = message;
    const answers = asked;
    const toldBefore = told;
    if (role === 'user') told = message;
    if (role !== 'system') asked = () => askedBy(message, toldBefore);
    if (role !== 'user' || disposable === true || said.length >= MAX_SAID || left <= 0) continue;
    const heard = new HeardMessage(content.slice(0, left), () => (mayAnswer(content) ? (answers()?.said ?? '') : ''));
    left -= content.length;
    const first = codeOf(language);
    for (const spoken of ORDERS.get(first) ?? LANGUAGES) {
      // Most messages are in the language of their turn; the other is tried when that one finds nothing and its words are present.
      const { common, commonBeside } = FACT_SPEECH[spoken];
      if (spoken !== first && !(commonBeside?.[first] ?? common).test(content)) continue;
      const tagger = taggers[spoken] ?? null;
      const found =
        withSlipsRight(heard, content, index, spoken, tagger) ?? readIn(spoken, heard, index, tagger).flatMap(asKept);
      said.push(...found.map((one) => (one.kind === 'fact' ? withDose(one, content) : one)));
      if (found.length > 0) break;
    }
    if (mayAnswer(content)) {
      const sure = said.filter((one) => !isGuessed(one));
      takeAnswers(said, answered(content, answers(), index, language, taggers, sure), index);
    }
    said.push(...correctionsIn(heard.sentences, index));
  }
  return said.slice(0, MAX_SAID);
}

/** Reads by the rules of a language's folder. */
function readIn(code: FactLanguage, heard: HeardMessage, message: number, tagger: Tagger | null): Said[] {
  const language = factLanguageOf(code);
  return language === undefined ? [] : readFacts(heard.in(language), message, language, tagger);
}

/** Adds what answers tell, in the place of what was only guessed from the same words. */
function takeAnswers(said: Said[], answers: readonly SaidFact[], message: number): void {
  if (answers.length === 0) return;
  const isTold = (one: Said) =>
    one.evidence.message === message && isGuessed(one) && answers.some(({ slot }) => slot === one.slot);
  said.splice(0, said.length, ...said.filter((one) => !isTold(one)), ...answers);
}

/** True for what a broad rule tells, or the tagger where no rule does. */
function isGuessed(one: Said): one is SaidFact {
  return one.kind === 'fact' && one.signs !== undefined && isGuess(one.signs);
}

/** Returns what the assistant asked with a message, and what its user had said before; null for a message of another's. */
function askedBy(message: ReadableMessage | undefined, told: ReadableMessage | undefined): Asked | null {
  return message?.role === 'assistant' ? { said: message.content, told: told?.content ?? '' } : null;
}

/** Returns what a message says whose user puts a slip right in it; null where they put none. */
function withSlipsRight(
  heard: HeardMessage,
  content: string,
  message: number,
  code: FactLanguage,
  tagger: Tagger | null,
): Said[] | null {
  const language = factLanguageOf(code);
  if (language === undefined) return null;
  const read = (said: string, at = message) => readIn(code, new HeardMessage(said), at, tagger).flatMap(asKept);
  for (const { sentence, text } of heard.in(language))
    for (const slip of slipsIn(text, language)) {
      const { start, end } = sentence.spanOf(text, slip.from, slip.to);
      const without = content.slice(0, start) + ' '.repeat(end - start) + content.slice(end);
      const said =
        (start === 0 ? null : withSlipsRight(new HeardMessage(without), without, message, code, tagger)) ??
        read(without);
      const before = said.filter((one) => one.kind === 'fact' && one.evidence.start < start);
      const nearest = Math.max(...before.map(({ evidence }) => evidence.start));
      for (const one of before) {
        if (one.kind !== 'fact' || one.evidence.start < nearest) continue;
        const value = valuePutRight(one, slip, language, read);
        const [fact] = value === undefined ? [] : asKept({ ...one, value });
        if (fact === undefined) continue;
        const evidence = { message, start: one.evidence.start, end, quote: content.slice(one.evidence.start, end) };
        return said.map((other) => (other === one ? ({ ...fact, evidence } as SaidFact) : other));
      }
    }
  return null;
}

/** Returns a statement with its value as it is kept; nothing where there is no value in it. */
function asKept(one: Said): Said[] {
  if (one.kind !== 'fact') return [one];
  const { joinedOn, allergyTwice } = FACT_SPEECH[one.language];
  const said = withoutMarks(one.value).replace(joinedOn, '');
  const fact = { ...one, value: one.slot === 'allergy' ? said.replace(...allergyTwice) : said };
  return isWhole(fact) && isPlausible(fact) ? [fact] : [];
}

/** Returns the facts of a bare answer to what the assistant asked, of slots of which the message says nothing else. */
function answered(
  content: string,
  asked: Asked | null,
  message: number,
  declared: string,
  taggers: Taggers,
  said: readonly Said[],
): SaidFact[] {
  if (asked === null) return [];
  const isTold = (slot: string | null) =>
    said.some((one) => one.evidence.message === message && (one.kind === 'forget' || one.slot === slot));
  for (const puts of putAnswers(content, asked, declared)) {
    const facts = puts.flatMap((put) => readAnswer(put, content, message, taggers));
    if (facts.length > 0) return facts.filter(({ slot }) => !isTold(slot));
  }
  return [];
}

/** Returns the facts of an answer that was put into a sentence, told by its own words. */
function readAnswer(put: PutAnswer, content: string, message: number, taggers: Taggers): SaidFact[] {
  const { language, start, end, from } = put;
  const code = codeOf(language.code);
  const tagger = taggers[code];
  return readFacts(new HeardMessage(put.content).in(language), message, language, tagger ? asAnswered(tagger) : null)
    .flatMap(asKept)
    .filter((one): one is SaidFact => one.kind === 'fact' && one.evidence.end > from)
    .filter(({ slot }) => from === 0 || fitsSlot(slot ?? '', language.readWords(content.slice(start, end)), language))
    .map((one) => {
      const first = from === 0 ? start : Math.max(start, start + one.evidence.start - from);
      const last = from === 0 ? end : Math.min(end, start + one.evidence.end - from);
      const evidence = { message, start: first, end: last, quote: content.slice(first, last) };
      return { ...one, answers: true, evidence };
    });
}

/** Returns a tagger by which all that is read is believed, guesses too: the question has said what the answer tells. */
function asAnswered(tagger: Tagger): Tagger {
  return { ...tagger, least: NO_LEAST };
}

function codeOf(tag: string): FactLanguage {
  const code = tag.slice(0, 2).toLowerCase();
  return LANGUAGES.find((one) => one === code) ?? 'en';
}

/** Compiles the rules' expressions, which otherwise happens at their first use: some hundreds of milliseconds, which no turn should wait for. */
export function compileRules(): void {
  for (const [language, { firstWords }] of Object.entries(FACT_SPEECH))
    extractFacts([{ role: 'user', content: firstWords }], language);
}

/** Removes quotes and marks of bold, which set a name apart in a message; in a value they are left over, and mostly half of a pair. */
function withoutMarks(value: string): string {
  return value
    .replace(/["“”«»`]|\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isWhole({ value, language }: SaidFact): boolean {
  return /[\p{L}\p{N}]/u.test(value) && !value.includes('\uE000') && !FACT_SPEECH[language].cutShort.test(value);
}
