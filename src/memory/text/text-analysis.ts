/**
 * Turns text into terms: the words that a memory is found by. A term is a stem without accents. The language is told from the
 * text itself (a session's tag is a default more often than a choice), and where the text does not tell, a word counts under both
 * its stems, so that a memory and a question meet although they were analysed at different times under different tags.
 */
import { canonical, kindsOf } from './concepts.ts';
import { datesToTerms } from './date-terms.ts';
import { compose, foldAccents, isAscii } from './fold-accents.ts';
import { PORTUGUESE_WORDS } from './portuguese-words.ts';
import { stem } from './stemmer.ts';
import { STOP_WORDS } from './stop-words.ts';

const MAX_TERMS = 2_000; // a term more costs every later search of that user
const MAX_CHARACTERS = 262_144;
const LONGEST_WORD = 64; // characters kept of a run without a break
const LONGEST_KEPT = 4_000; // characters of a text that is kept until the next one
const WORDS_TO_TELL = 200; // read to tell the language: stop words are half of any prose

/** The languages with stop words and a stemmer; null where the text does not tell. */
export type Language = 'es' | 'en';

interface Analysis {
  readonly language: Language | null;
  readonly words: readonly string[];
}

/** Returns stems in the order they were said and as often, at most 2,000; in time linear in the text. `language`: a BCP-47 tag. */
export function termsOf(text: string, language: string): string[] {
  return collect(text, language, addSaid);
}

/** Returns the terms of a question, as `termsOf` does, but "dog" asks only for dogs, not for other pets. */
export function termsAsked(text: string, language: string): string[] {
  return collect(text, language, addAsked);
}

/** Returns the terms of a question whose words are known, each in lower case, as `termsAsked` does. */
export function termsOfAskedWords(words: readonly string[], language: SpokenLanguage): string[] {
  return termsOfWords(words, language, addAsked);
}

type AddTerm = (terms: string[], stemmed: string, language: SpokenLanguage) => void;

const addAsked: AddTerm = (terms, stemmed, language) => {
  terms.push(canonical(stemmed, language));
};

const addSaid: AddTerm = (terms, stemmed, language) => {
  terms.push(canonical(stemmed, language), ...kindsOf(stemmed, language));
};

function collect(text: string, language: string, add: AddTerm): string[] {
  const { words, language: told } = analyse(text, language);
  return termsOfWords(words, stemsOf(text, language, told), add);
}

/** Returns the language by whose stems a text is found: of a Portuguese one Spanish, whatever language the few words "a", "do", "no" speak for. */
function stemsOf(text: string, tag: string, told: Language | null): Language | null {
  return PORTUGUESE.test(tag) && PORTUGUESE.test(languageToRead(text, tag)) ? 'es' : told;
}

function termsOfWords(words: readonly string[], language: SpokenLanguage | null, add: AddTerm): string[] {
  const terms: string[] = [];
  for (const word of words) {
    if (terms.length >= MAX_TERMS) break;
    if (word.length <= LONGEST_REMEMBERED) terms.push(...termsOfWord(word, language, add));
    else addTerms(terms, word, language, add);
  }
  return terms.length > MAX_TERMS ? terms.slice(0, MAX_TERMS) : terms;
}

const REMEMBERED = 5_000; // words of each language and of none, some 1 MB; people say the same ones
const LONGEST_REMEMBERED = 24; // characters
const remembered = () =>
  ({ es: new Map<string, readonly string[]>(), en: new Map(), pt: new Map(), none: new Map() }) as const;
const [wordsSaid, wordsAsked] = [remembered(), remembered()];

/** Returns the terms of a word, worked out once for a word. */
function termsOfWord(word: string, language: SpokenLanguage | null, add: AddTerm): readonly string[] {
  const known: Map<string, readonly string[]> = (add === addSaid ? wordsSaid : wordsAsked)[language ?? 'none'];
  const found = known.get(word);
  if (found !== undefined) return found;
  const terms: string[] = [];
  addTerms(terms, word, language, add);
  if (known.size >= REMEMBERED) known.clear();
  known.set(word, terms);
  return terms;
}

/** Returns the terms of a text, and the language that they were taken for, as `termsOf` and `languageOf` do. */
export function readTerms(text: string, tag: string): { readonly terms: string[]; readonly language: Language | null } {
  const { words, language } = analyse(text, tag);
  return { terms: termsOfWords(words, stemsOf(text, tag, language), addSaid), language };
}

/**
 * Returns the terms of a text as `readTerms` does, but those of a Portuguese one by its own stems and without its own stop words: as it is held
 * against other texts of its conversation, not as it is stored.
 */
export function readSpoken(
  text: string,
  tag: string,
): { readonly terms: string[]; readonly language: SpokenLanguage | null } {
  const { words, language: told } = analyse(text, tag);
  const language = PORTUGUESE.test(languageToRead(text, tag)) ? 'pt' : told;
  return { terms: termsOfWords(words, language, addSaid), language };
}

/** Returns the language that the stop words of a text speak for, else the one of the tag; null where neither tells. */
export function languageOf(text: string, tag: string): Language | null {
  return analyse(text, tag).language;
}

/** The languages in which is read what is asked and meant: Portuguese too, whose words are found by their Spanish stems. */
export type SpokenLanguage = Language | 'pt';

const PORTUGUESE = /^pt(?:-|$)/i;

/**
 * Returns the language to read a text in, BCP-47: the one that its stop words speak for, else that of the tag. Many of those of Portuguese
 * are words of the other two as well: under a Portuguese tag a text is in that, unless more of its words are of one of them alone.
 */
export function languageToRead(text: string, tag: string): string {
  const { words, language: told } = analyse(text, tag);
  if (told === null) return tag;
  return PORTUGUESE.test(tag) && isPortuguese(words, told) ? tag : told;
}

const PORTUGUESE_LETTERS = /[ãõç]/;

/** True unless more of the words are of the other language alone than of Portuguese alone. */
function isPortuguese(words: readonly string[], other: Language): boolean {
  let more = 0;
  for (const word of words.slice(0, WORDS_TO_TELL)) {
    const lower = word.toLowerCase();
    more += Number(PORTUGUESE_WORDS.has(lower)) - Number(STOP_WORDS[other].has(lower.replace("'", '')));
    if (PORTUGUESE_LETTERS.test(lower)) more += 1;
    if (lower.includes('ñ')) more -= 1;
  }
  return more >= 0;
}

/** Returns the language to read what a text means in: that of `languageToRead`, and Spanish where it is another one. */
export function spokenLanguage(text: string, tag: string): SpokenLanguage {
  const language = languageToRead(text, tag);
  if (PORTUGUESE.test(language)) return 'pt';
  return /^en(?:-|$)/i.test(language) ? 'en' : 'es';
}

let latest: (Analysis & { readonly text: string; readonly tag: string }) | undefined;

/** Analyses a text, but the one before once only: several rooms read the same query, one after the other. */
function analyse(text: string, tag: string): Analysis {
  if (latest?.text === text && latest.tag === tag) return latest;
  const analysis = analyseAnew(text, tag);
  if (text.length <= LONGEST_KEPT) latest = { text, tag, ...analysis };
  return analysis;
}

function analyseAnew(text: string, tag: string): Analysis {
  const plain = datesToTerms(compose(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS));
  const words = splitWords(plain);
  return { words, language: tellLanguage(words, tag) };
}

// Joined by a dot, an underscore, a hyphen or an apostrophe: "don't", "node.js", "save_turn", "3.5"; "@05-03" is a date term.
const WORD =
  /@[0-9]{2}(?:-[0-9]{2})?|[\p{L}\p{N}\p{M}]{1,64}(?:['._-][\p{L}\p{N}\p{M}]{1,64}){0,8}|\p{Extended_Pictographic}/gu;

// Joiners, variants and skin tones: what remains of an emoji is the emoji.
const UNWRITTEN = /[\u200b-\u200f]|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu;

function splitWords(text: string): string[] {
  const written = isAscii(text) ? text : text.replace(UNWRITTEN, '').replaceAll('’', "'");
  const words = written.match(WORD) ?? [];
  return words.length > MAX_TERMS * 4 ? words.slice(0, MAX_TERMS * 4) : words;
}

function tellLanguage(words: readonly string[], tag: string): Language | null {
  let spanish = 0;
  let english = 0;
  const read = Math.min(words.length, WORDS_TO_TELL);
  for (let at = 0; at < read; at += 1) {
    const lower = (words[at] as string).toLowerCase();
    const bare = lower.includes("'") ? lower.replace("'", '') : lower;
    const inSpanish = STOP_WORDS.es.has(bare);
    const inEnglish = STOP_WORDS.en.has(bare);
    if (inSpanish && !inEnglish) spanish += 1;
    else if (inEnglish && !inSpanish) english += 1;
    if (SPANISH_LETTERS.test(lower)) spanish += 1;
  }
  if (spanish !== english) return spanish > english ? 'es' : 'en';
  return /^en(?:-|$)/i.test(tag) ? 'en' : null; // 'es' is what a session is when nobody chose
}

const SPANISH_LETTERS = /[ñáéíóú]/;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

function addTerms(terms: string[], word: string, language: SpokenLanguage | null, add: AddTerm): void {
  if (word.startsWith('@')) {
    terms.push(word);
    return;
  }
  if (foldAccents(word) === '') return; // an accent on nothing
  if (UNSPACED.test(word)) {
    addGrams(terms, foldAccents(word.toLowerCase()));
    return;
  }
  const parts = partsOf(word);
  if (parts.length > 1) {
    terms.push(foldAccents(word.toLowerCase())); // found as it is written, too
  }
  for (const part of parts) addWord(terms, part.toLowerCase(), language, add);
}

/** Most words: Latin letters, of which only the first may be a capital. They have no parts, and need not be looked at twice. */
const PLAIN_WORD = /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff][a-z\u00df-\u00f6\u00f8-\u00ff]*$/;

/** "don't" is one word; "buildContext", "save_turn" and "well-known" are several; "1.000" is a number. */
function partsOf(word: string): string[] {
  if (PLAIN_WORD.test(word)) return [word];
  if (/^\p{N}/u.test(word) && /^[\p{N}.]+$/u.test(word)) return [word.replace(/\.(?=\p{N}{3}(?:\.|$))/gu, '')];
  return word
    .split(/[._-]/)
    .flatMap((part) => (/\p{Ll}\p{Lu}/u.test(part) ? part.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [part]));
}

function addWord(terms: string[], word: string, language: SpokenLanguage | null, add: AddTerm): void {
  const compact = word.replaceAll("'", '');
  if (compact === '' || isStopWord(compact, language)) return;
  if (/^\p{Script=Latin}$/u.test(compact)) return;
  const cut = word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;
  if (language !== null) {
    add(terms, stem(cut, language), language);
    return;
  }
  const english: string[] = [];
  const spanish: string[] = [];
  add(english, stem(cut, 'en'), 'en');
  add(spanish, stem(cut, 'es'), 'es');
  terms.push(...new Set([...english, ...spanish]));
}

function isStopWord(word: string, language: SpokenLanguage | null): boolean {
  if (language !== null) return STOP_WORDS[language].has(word);
  return STOP_WORDS.es.has(word) || STOP_WORDS.en.has(word);
}

/** Adds the terms of a text without blanks between its words: each character, and each two together. */
function addGrams(terms: string[], word: string): void {
  const characters = Array.from(word);
  for (const [index, character] of characters.entries()) {
    if (terms.length >= MAX_TERMS) return;
    terms.push(character);
    const next = characters[index + 1];
    if (next !== undefined) terms.push(character + next);
  }
}
