/**
 * The gist of a value: the words that it is about (no stop words, no words that all facts of its slot have, see `frame-words`), by their stems in Spanish and
 * English alike, and whether it states or denies them. It is what values are compared by.
 */
import { RecentlyUsed } from '../../recently-used.ts';
import { datesToTerms } from '../text/date-terms.ts';
import { compose, foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { factLanguageOf } from '../understanding/languages.ts';
import { FULL_FORM, isFrame, LANGUAGE_NAMES } from './frame-words.ts';
import { OPPOSITES } from './opposites.ts';

/** A word that a value is about, and its stems. */
export interface Word {
  /** Folded. */
  readonly plain: string;
  readonly es: string;
  readonly en: string;
  /** True for a word with a capital or a digit in it: no other ending is the same. */
  readonly exact: boolean;
}

export interface Gist {
  /** The words that it is about, each once, in order. */
  readonly words: readonly Word[];
  /** How many of them stand before the first small word behind one. */
  readonly head: number;
  /** The pole of each pair of opposites: 1 the first, -1 the other, 0 neither or both; reversed where it is denied. */
  readonly poles: readonly number[];
  /** True when it is at no pole. */
  readonly isNeutral: boolean;
  readonly denied: boolean;
  readonly compares: boolean;
}

const gists = new RecentlyUsed<Gist>(5_000); // values that are compared again at the next turn: some 2 MB

export function gistOf(slot: string, value: string): Gist {
  const key = `${slot}\0${value}`;
  const known = gists.get(key);
  if (known !== undefined) return known;
  const gist = freshGist(slot, value);
  gists.set(key, gist);
  return gist;
}

const WORD = /@[0-9]{2}(?:-[0-9]{2})?|[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{M}]+)*[+#]*|\p{Extended_Pictographic}/gu;
export const LONGEST = 2_000; // characters of a value that are looked at
const DENYING = new Set(
  `no not never nunca jamas tampoco sin without cannot ni odia odiar odio detesta detestar disgusta disgustan desagrada desagradan
  evita evitar evite molesta molestan hates hate dislikes dislike detests avoid avoids dont doesnt cant wont isnt
  nao nem sem odeia`.split(/\s+/),
);
const COMPARING = new Set('que than over antes rather instead vez lugar'.split(' '));
const NUMBERS = new Map<string, string>(
  [
    ['2', 'dos two dois duas'],
    ['3', 'tres three'],
    ['4', 'cuatro four quatro'],
    ['5', 'cinco five'],
    ['6', 'seis six'],
    ['7', 'siete seven sete'],
    ['8', 'ocho eight oito'],
    ['9', 'nueve nine nove'],
    ['10', 'diez ten dez'],
    ['20', 'veinte twenty'],
    ['30', 'treinta thirty'],
    ['40', 'cuarenta forty'],
    ['50', 'cincuenta fifty'],
  ].flatMap(([digit = '', names = '']) => names.split(' ').map((name) => [name, digit] as const)),
);

function freshGist(slot: string, value: string): Gist {
  const said = inOtherWords(slot, datesToTerms(compose(value.slice(0, LONGEST))).replaceAll('’', "'"));
  const written = [...said.matchAll(WORD)];
  const words = new Map<string, Word>();
  const all: string[] = [];
  let denials = 0;
  let head: number | undefined;
  for (const [index, { 0: text, index: at }] of written.entries()) {
    const lower = text.toLowerCase();
    const folded = foldAccents(lower);
    all.push(folded);
    if (DENYING.has(folded.replace("'", '')) || /n't$/.test(folded)) denials += 1;
    const joined = /[-_.]/.test(said[at - 1] ?? '');
    const letter = Array.from(folded).length === 1 && (joined || index === written.length - 1);
    const number = NUMBERS.get(folded);
    if (number === undefined && !letter && (isStopWord(lower) || DENYING.has(folded))) {
      if (words.size > 0) head ??= words.size;
      continue;
    }
    const word = wordOf(text, lower, number ?? folded);
    if (word.exact && /\p{N}/u.test(word.plain) ? false : !letter && isFrame(slot, word)) continue;
    words.set(word.plain, word);
  }
  const denied = denials % 2 === 1;
  const poles = OPPOSITES.map((pair) => poleOf(pair, all, denied));
  return {
    words: [...words.values()],
    head: head ?? words.size,
    poles,
    isNeutral: poles.every((pole) => pole === 0),
    denied,
    compares: all.some((word) => COMPARING.has(word)) && words.size > 1,
  };
}

/** Rewords a value by its meaning: "es padre de dos" as "tiene dos hijos", "in at most two sentences" as briefly. */
function inOtherWords(slot: string, value: string): string {
  if (slot === 'family') {
    const named = NAMES_CHILDREN.test(value);
    return value
      .replace(IS_PARENT, named ? 'tiene ' : 'tiene hijos ')
      .replace(IS_PARENT_EN, named ? 'has ' : 'has children ');
  }
  return slot === 'preference' ? value.replace(AT_MOST, ' brief ') : withoutPortugueseIn(value);
}

/** "Mora no Recife" denies nothing: behind a Portuguese verb, or what it has, "no" is "in the". */
function portugueseIn(): RegExp {
  const verbs = factLanguageOf('pt')?.list('at a place');
  const behind = verbs?.single.map((verb) => (verbs.valueOf(verb) === '*' ? `${verb} \\p{L}+` : verb)).join('|');
  return new RegExp(`(?<=^(?:${behind}) )no(?= )`, 'iu');
}

let inPlace: RegExp | undefined;

function withoutPortugueseIn(value: string): string {
  inPlace ??= portugueseIn();
  return value.replace(inPlace, 'em');
}

const IS_PARENT = /^es (?:el |la |un |una )?(?:padre|madre|papá|papa|mamá|mama) de (?=\p{L}+|\d)/iu;
const IS_PARENT_EN = /^is (?:a |the )?(?:proud )?(?:father|mother|dad|mum|mom|parent) (?:of|to) /iu;
const NAMES_CHILDREN = /\b(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|children|child|kids?|sons?|boys?|daughters?|girls?)\b/iu;
const LENGTHS =
  '(?:sentences?|lines?|words?|paragraphs?|oraci[oó]n(?:es)?|frases?|l[ií]neas?|palabras|p[aá]rrafos?|renglones)';
const AT_MOST = new RegExp(
  `\\b(?:under|less than|fewer than|at most|no more than|not more than|up to|within|menos de|no más de|hasta|como mucho|máximo|in|en)(?: (?:una?|one|two|three|dos|tres|cuatro|four|five|cinco|\\d+|un par de|a couple of))(?: (?:single|sola?))? ${LENGTHS}(?![\\p{L}\\p{N}])`,
  'giu',
);

function wordOf(text: string, lower: string, folded: string): Word {
  const language = LANGUAGE_NAMES.get(folded);
  if (language !== undefined) return { plain: language, es: language, en: language, exact: true };
  const exact = /^\p{Lu}|\p{N}|^@/u.test(text) || /\p{N}/u.test(folded);
  if (exact) return { plain: folded, es: folded, en: folded, exact };
  const full = FULL_FORM.get(folded);
  const bare = full ?? lower.replace(/'s$/, '');
  if (full !== undefined) return { plain: full, es: stem(full, 'es'), en: stem(full, 'en'), exact };
  return { plain: folded.replace(/'s$/, ''), es: stem(bare, 'es'), en: stem(bare, 'en'), exact };
}

function isStopWord(lower: string): boolean {
  const compact = lower.replaceAll("'", '');
  return STOP_WORDS.es.has(compact) || STOP_WORDS.en.has(compact);
}

/** Slots where an ending tells two things apart: a brother is no sister. */
export const BY_ENDINGS: ReadonlySet<string> = new Set(['family']);

export function areOne(slot: string, one: Word, other: Word): boolean {
  if (one.plain === other.plain) return true;
  if (BY_ENDINGS.has(slot)) return one.plain === `${other.plain}s` || other.plain === `${one.plain}s`;
  return !one.exact && !other.exact && (one.es === other.es || one.en === other.en);
}

export function sharedWords(slot: string, one: Gist, other: Gist): number {
  return one.words.filter((word) => other.words.some((there) => areOne(slot, word, there))).length;
}

function poleOf([left, right]: (typeof OPPOSITES)[number], words: readonly string[], denied: boolean): number {
  const pole = Number(words.some((word) => left.has(word))) - Number(words.some((word) => right.has(word)));
  return pole !== 0 && denied ? -pole : pole;
}
