/** The features by which `wants-past.ts` weighs whether a query wants the past told; their weights stand in `want-weights/`. */
import { quotationsIn } from '../text/quotations.ts';
import { type SpokenLanguage, termsAsked, termsOf } from '../text/text-analysis.ts';
import type { QueryEvidence } from './query-evidence.ts';
import { SignedText } from './signs/read-signs.ts';

const ENDING = 3; // letters of a word's end: the person and the tense of a verb
const SHORTEST_WITH_ENDING = 4; // letters
const MOST_CHARACTERS = 1_000; // half of them from each end of a long text, where it says what it wants
const MOST_WORDS = 40; // of those, in the same way
const LENGTHS = [1, 2, 3, 5, 8, 12, 18]; // words
const SYMBOLS = /[+*/^=<>{}()[\]_;\\|%]/;

/** What follows a colon, as quoted words, is what something is to be done with: it asks for nothing. */
const GIVEN = /:\s/;

/** Words with a capital that do not begin the text. */
const NAMES = /(?<=[\p{L}\p{N},;)»"?] )\p{Lu}[\p{L}\p{N}]+/gu;

/**
 * Returns the features of a query's words, each once: a `word` (0 for one with a digit), `two words`, those at its beginning `^word` and its
 * end `word$`, an `-ending` with its accents, a `=sign` of the language, and the `#shape` of the text.
 */
export function wordFeatures(text: string, language: SpokenLanguage): Set<string> {
  const own = ownPart(text);
  const signed = new SignedText(endsOf(own), language);
  const all = signed.words;
  const words = all.length <= MOST_WORDS ? all : [...all.slice(0, MOST_WORDS / 2), ...all.slice(-MOST_WORDS / 2)];
  const features = new Set<string>();
  let before = '';
  for (const [place, { written, plain }] of words.entries()) {
    const word = /\d/.test(plain) ? '0' : plain;
    features.add(word);
    features.add(place === 0 ? `^${word}` : `${before} ${word}`);
    if (place === 1) features.add(`^${before} ${word}`);
    if (written.length >= SHORTEST_WITH_ENDING) features.add(`-${written.slice(-ENDING)}`);
    before = word;
  }
  if (words.length > 0) features.add(`${before}$`);
  for (const { name } of signed.wanting()) features.add(`=${name}`);
  features.add(`#${LENGTHS.findLast((least) => all.length >= least) ?? 0}`);
  if (own !== text) features.add('#given');
  if (SYMBOLS.test(endsOf(text))) features.add('#symbols');
  return features;
}

export interface WantingQuery {
  readonly text: string;
  readonly language: string;
  /** The query's terms, in the order of `evidence.idfs`. */
  readonly terms: readonly string[];
  readonly evidence: Pick<QueryEvidence, 'idfs' | 'known' | 'meaning'>;
  /** The best score of a memory, 0 to 1. */
  readonly bestScore: number;
}

/** The measures of what the history has of a query, each 0 to 1. */
export interface HistoryFeatures {
  /** The share of the query's weight in words that the history knows. */
  readonly known: number;
  /** The best score of a memory. */
  readonly best: number;
  /** 1 for a name that the history knows; for names none of which it does; for a query without a word to look for. */
  readonly name: number;
  readonly strangeName: number;
  readonly wordless: number;
}

/** Returns what the history has of a query, but for the words that it only gives to be worked on. */
export function historyFeatures({ text, language, terms, evidence, bestScore }: WantingQuery): HistoryFeatures {
  const { idfs, known } = evidence;
  const own = ownPart(text);
  const given = own !== text;
  const asked = given ? new Set(termsAsked(own, language)) : null;
  let whole = 0;
  let share = 0;
  for (const [term, idf] of idfs.entries()) {
    whole += idf;
    if (known[term] === true && asked?.has(terms[term] as string) !== false) share += idf;
  }
  const places = [...own.matchAll(NAMES)]
    .flatMap(([name]) => termsOf(name, language))
    .map((name) => terms.indexOf(name))
    .filter((place) => place >= 0);
  const knowsName = places.some((place) => known[place] === true);
  return {
    known: whole === 0 ? 0 : share / whole,
    best: given ? 0 : bestScore,
    name: Number(knowsName),
    strangeName: Number(places.length > 0 && !knowsName),
    wordless: Number(idfs.length === 0),
  };
}

function endsOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, MOST_CHARACTERS / 2)} ${text.slice(-MOST_CHARACTERS / 2)}`;
}

/** Returns what a query says itself, without what it gives to be worked on; all of it where nothing else is left. */
function ownPart(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of [...quotationsIn(text), [text.length, text.length] as const]) {
    const part = text.slice(at, from);
    const given = part.search(GIVEN);
    parts.push(given < 0 ? part : part.slice(0, given));
    if (given >= 0) break;
    at = to;
  }
  const own = parts.join(' ');
  return own.trim() === '' ? text : own;
}
