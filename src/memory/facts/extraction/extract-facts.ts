/** Extracts facts about its user from a turn, by rules alone: what is said of oneself in Spanish, English and Portuguese. Precision comes first. */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import { putAnswer } from './bare-answer.ts';
import { fitsSlot } from './fitting-answer.ts';
import { HeardMessage } from './heard-message.ts';
import { isPlausible } from './plausible.ts';
import { correctionsIn } from './read-corrections.ts';
import { readFacts } from './read-facts.ts';
import type { Reader } from './reader.ts';
import { TAGGERS, type Taggers } from './tagged-facts.ts';

/** A message to read: only those of role `user` that may stand in a prompt say anything of the user. */
export interface ReadableMessage {
  readonly role: string;
  readonly content: string;
  readonly disposable?: boolean | undefined;
}

/** Reads by the rules of a language's folder. */
const byRules =
  (code: FactLanguage): Reader =>
  (heard, message, tagger) => {
    const language = factLanguageOf(code);
    return language === undefined ? [] : readFacts(heard.in(language), message, language, tagger);
  };

const READERS: Readonly<Record<FactLanguage, Reader>> = { es: byRules('es'), en: byRules('en'), pt: byRules('pt') };
/** The languages to read in, by that of the turn: where it is one that nobody reads, English goes first. */
const ORDERS: Readonly<Record<FactLanguage, readonly FactLanguage[]>> = {
  es: ['es', 'en', 'pt'],
  en: ['en', 'es', 'pt'],
  pt: ['pt', 'es', 'en'],
};
/** Words that hardly any statement of the language is without, and that the other one has not. */
const COMMON_WORDS = {
  es: /\b(?:que|de|en|mi|mis|soy|yo|el|la|un|una|con|los|las|es|tengo|estoy|vivo|trabajo|siempre|nunca|llamo|prefiero|olvid\w+|decid[ií]\w*)\b/i,
  pt: /\b(?:eu|meu|minha|meus|minhas|sou|tenho|moro|trabalho|estou|não|você|vocês|uma|gosto|chamo|esqueça)\b/i,
  en: /\b(?:i|i['’]?m|i['’]ve|ive|my|the|we|our|is|and|you|always|never|forget|remember|from|at|please|don['’]?t)\b/i,
} as const;
/** Those of Spanish that Portuguese has not either: in a Portuguese turn they alone tell that something is Spanish. */
const SPANISH_ALONE =
  /\b(?:en|el|los|las|una|con|mi|mis|yo|soy|tengo|estoy|trabajo|siempre|llamo|prefiero|olvid\w+|decid[ií])\b/i;

const MAX_CHARACTERS = 40_000; // read of a turn, a message's first ones: bounds the time, some 20 ms at the worst
const MAX_SAID = 20; // of a turn: anyone who says more at once is pasting a file

interface ExtractOptions {
  readonly taggers?: Taggers;
  /** What the assistant said before the first message; null for a conversation that begins. */
  readonly before?: string | null;
}

/** Extracts the facts of a turn in the order they were said. Time is linear in the text, well below a millisecond for an ordinary turn. */
export function extractFacts(
  messages: readonly ReadableMessage[],
  language: string,
  { taggers = TAGGERS, before = null }: ExtractOptions = {},
): Said[] {
  const said: Said[] = [];
  let left = MAX_CHARACTERS;
  let heardLast = before;
  for (const [index, { role, content, disposable }] of messages.entries()) {
    const asked = heardLast;
    if (role !== 'system') heardLast = role === 'assistant' ? content : null;
    if (role !== 'user' || disposable === true || said.length >= MAX_SAID || left <= 0) continue;
    const heard = new HeardMessage(content.slice(0, left));
    left -= content.length;
    const languages = ORDERS[codeOf(language)];
    for (const [place, spoken] of languages.entries()) {
      // Most messages are in the language of their turn; the other is tried when that one finds nothing and its words are present.
      const common = spoken === 'es' && languages[0] === 'pt' ? SPANISH_ALONE : COMMON_WORDS[spoken];
      if (place > 0 && !common.test(content)) continue;
      const found = READERS[spoken](heard, index, taggers[spoken] ?? null).flatMap(asKept);
      said.push(...found);
      if (found.length > 0) break;
    }
    if (asked !== null) said.push(...answered(content, asked, index, language, taggers, said));
    said.push(...correctionsIn(heard.sentences, index));
  }
  return said.slice(0, MAX_SAID);
}

/** Returns a statement with its value as it is kept; nothing where there is no value in it. */
function asKept(one: Said): Said[] {
  if (one.kind !== 'fact') return [one];
  const fact = { ...one, value: withoutMarks(one.value).replace(JOINED_ON[one.language], '') };
  return isWhole(fact) && isPlausible(fact) ? [fact] : [];
}

/** Returns the facts of a bare answer to what the assistant asked, of slots of which the message says nothing else. */
function answered(
  content: string,
  asked: string,
  message: number,
  declared: string,
  taggers: Taggers,
  said: readonly Said[],
): Said[] {
  const put = putAnswer(content, asked, declared);
  if (put === undefined) return [];
  const { language, start, end, from } = put;
  const code = codeOf(language.code);
  const isTold = (slot: string | null) =>
    said.some((one) => one.evidence.message === message && (one.kind === 'forget' || one.slot === slot));
  return readFacts(new HeardMessage(put.content).in(language), message, language, taggers[code] ?? null)
    .flatMap(asKept)
    .filter((one) => one.kind === 'fact' && one.evidence.end > from && !isTold(one.slot))
    .filter(({ slot }) => from === 0 || fitsSlot(slot ?? '', language.readWords(content.slice(start, end)), language))
    .map((one) => {
      const first = from === 0 ? start : Math.max(start, start + one.evidence.start - from);
      const last = from === 0 ? end : Math.min(end, start + one.evidence.end - from);
      const evidence = { message, start: first, end: last, quote: content.slice(first, last) };
      return { ...one, answers: true, evidence } as SaidFact;
    });
}

function codeOf(tag: string): FactLanguage {
  const code = tag.slice(0, 2).toLowerCase();
  return code in ORDERS ? (code as FactLanguage) : 'en';
}

const FIRST_WORDS = {
  es: 'Hola, me llamo Ana, trabajo en Acme y vivo en León. Me gusta el té, tengo dos hijos, y recordá que soy alérgica a las nueces.',
  pt: 'Oi, me chamo Ana, trabalho na Acme e moro em Recife. Gosto de chá, tenho dois filhos, e lembra que sou alérgica a nozes.',
  en: 'Hi, my name is Ana, I work at Acme and I live in Leeds. I like tea, I have two kids, and remember that I am allergic to nuts.',
} as const;

/** Compiles the rules' expressions, which otherwise happens at their first use: some hundreds of milliseconds, which no turn should wait for. */
export function compileRules(): void {
  for (const [language, content] of Object.entries(FIRST_WORDS)) extractFacts([{ role: 'user', content }], language);
}

/** Endings of a value that was cut short: its last words stood between quotes or were never said, so they are not known. */
const CUT_SHORT = {
  pt: /(?:^|\s)(?:se chama|em|no|na|de|do|da|a|ao|para|por|com|que|o|os|as|um|uma|e|ou|seu|sua|é|usar)[\s.,:;()'-]*$/i,
  es: /(?:^|\s)(?:se llama|en|de|del|a|al|para|por|con|que|el|la|los|las|un|una|y|o|su|sus|es|usar)[\s.,:;()'-]*$/i,
  en: /(?:^|\s)(?:is called|called|at|to|in|for|with|of|the|an|and|or|as|is|their|use)[\s.,:;()'-]*$/i,
} as const;

/** Ends of a value that belong to what was said next: "no toma alcohol y casi nunca" of "no bebo alcohol y casi nunca como carne". */
const JOINED_ON = {
  pt: /,?\s(?:e|ou|mas)(?:\s(?:quase|nunca|sempre|jamais|também|raramente))+$/i,
  es: /,?\s(?:y|o|pero)(?:\s(?:casi|nunca|siempre|jamás|también|tampoco))+$/i,
  en: /,?\s(?:and|or|but)(?:\s(?:almost|hardly|never|always|rarely|also))+$/i,
} as const;

/** Removes quotes and marks of bold, which set a name apart in a message; in a value they are left over, and mostly half of a pair. */
function withoutMarks(value: string): string {
  return value
    .replace(/["“”«»`]|\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isWhole({ value, language }: SaidFact): boolean {
  return /[\p{L}\p{N}]/u.test(value) && !value.includes('\uE000') && !CUT_SHORT[language].test(value);
}
