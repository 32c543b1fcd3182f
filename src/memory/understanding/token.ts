import { inExactRoom } from '../exact-room.ts';
import { leadsToName } from '../text/abbreviations.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { type Numbers, numberOf } from './key-filter.ts';
import { type KnownSets, noKnownSets } from './known-sets.ts';

/** The kinds of tokens: `number` is anything of digits (8, 1.500, 21:30, 12/5, 2026-12-01), `mark` a sign, `other` no talk at all. */
export type TokenKind = 'word' | 'number' | 'mark' | 'other';

/** A token of a text, as rules see it. */
export interface Token extends Numbers {
  readonly kind: TokenKind;
  /** The token in lower case and set right ("kiero" is "quiero"), with its accents. */
  readonly written: string;
  /** The same without accents, by which most rules go. */
  readonly plain: string;
  /** Where it stands in the text; end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** The keys under which rules that may begin at it are found: its words, `~abc` for stems, `#` for numbers, `^` for words with a capital. */
  readonly keys: readonly string[];
  /** What rule sets note of the word: which of their rules may begin at it. Tokens of the same word share it. */
  readonly notes: Map<object, unknown>;
  /** Which sets of needed keys it has a key of, and which of keys of second tokens; shared likewise. */
  readonly needed: KnownSets;
  readonly second: KnownSets;
}

/** Returns the words that a word of chats stands for; undefined where it is spelled as people spell. */
export type Respell = (plain: string, written: string) => readonly string[] | undefined;

/**
 * What is no talk: addresses, names of accounts, files, names out of code. The parts that are looked for at every word are bounded, and those
 * of an address of mail hold no second "@": otherwise signs in a row take time by the cube of their number.
 */
const OTHER =
  /((?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,64}\.\S+|(?<!\S)@[\w.]*\w|[\w-]{1,64}\.(?:ts|js|py|tsx|json|sql|md|html|css|yml)\b|\w{1,64}\(\)|\w{0,64}_\w+)/;
/** What a text has that holds any of it. Most have none, and are spared the look for it at every word. */
const MAY_HOLD_OTHER = /[@_]|\(\)|:\/\/|\.\w/;
const NONE = /((?!))/;
const TALK = [
  // Dates, then pairs such as 12/5 and 21:30, then numbers.
  [
    /(?<![\d-])20\d\d-\d{1,2}-\d{1,2}(?!\d)|(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d(?!\d)/,
    /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])|\d{1,2}:[0-5]\d(?!\d)|\d{1,2}\.[0-5]0(?= ?[hap]\b\.?m?)/,
    /\d{1,12}(?:[.,]\d{1,3}(?!\d))*|\d+/,
  ],
  [/(?:[Rr]|[Uu][Ss]|[Mm][Xx])\$|[€$£¥]/],
  [/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/u],
].map((kinds) => new RegExp(`(${kinds.map(({ source }) => source).join('|')})`, 'u'));

/** A group a kind, in the order of `tokensOf`; what is in none is a mark. */
function patternOf(other: RegExp): RegExp {
  return new RegExp([other, ...TALK, /\S/].map(({ source }) => source).join('|'), 'gu');
}

const PATTERN = patternOf(NONE);
const PATTERN_WITH_OTHER = patternOf(OTHER);
const HYPHENS = new Set(['-', '‐', '‑']);
const OPENS = /^\p{Lu}/u;

/** The key of words with a capital. */
export const CAPITAL = '^';

/** Returns the key of the token that a word of a rule or a list is. */
export function keyOf(word: string): string {
  const unit = word.charCodeAt(0);
  return unit >= 0x30 && unit <= 0x39 ? ANY_NUMBER : word;
}

/** A word as said, made ready for its tokens. */
type Word = Omit<Token, 'kind' | 'start' | 'end'>;

/** Returns what a word as said stands for: itself, or the words that were meant where its spelling is set right. */
export type Words = (said: string, isUnit: boolean) => readonly Word[];

const MOST_WORDS = 10_000; // of a language, and of those that are left as they are said; some 3 MB

/** Returns the words of a language: each is worked out once, for people say the same ones. */
export function wordsOf(respell?: Respell): Words {
  if (respell === undefined) return AS_SAID;
  const known = new Map<string, readonly Word[]>();
  return (said, isUnit) => {
    if (isUnit) return AS_SAID(said, isUnit);
    return remembered(known, said, () => {
      const written = writtenAs(said);
      const meant = respell(foldAccents(written), written);
      return meant === undefined ? AS_SAID(said, isUnit) : meant.map((word) => wordOf(word, said));
    });
  };
}

const asSaid = new Map<string, readonly Word[]>();

/** Words as they stand, their spelling left alone: the same for whoever reads them, with what is noted of them. */
const AS_SAID: Words = (said) => remembered(asSaid, said, () => [wordOf(writtenAs(said), said)]);

function remembered(known: Map<string, readonly Word[]>, said: string, make: () => readonly Word[]): readonly Word[] {
  let words = known.get(said);
  if (words === undefined) {
    words = make();
    if (known.size >= MOST_WORDS) known.clear();
    known.set(said, words);
  }
  return words;
}

/** Returns the tokens of a text. A hyphen within words is none, so that "pet-friendly" and "pet friendly" are the same; nor is the dot of "Dr. Ruiz". */
export function tokensOf(text: string, words = AS_SAID): Token[] {
  const tokens: Token[] = [];
  const mayHoldOther = MAY_HOLD_OTHER.test(text);
  const pattern = mayHoldOther ? PATTERN_WITH_OTHER : PATTERN;
  for (let at = 0; at < text.length; ) {
    const plainEnd = mayHoldOther ? at : endOfPlain(text, at);
    if (plainEnd > at) {
      const said = text.slice(at, plainEnd);
      if (isLetter(said.charCodeAt(0))) addWord(tokens, words, said, at);
      else if (!isBlank(said.charCodeAt(0)) && !isShort(tokens, text, at))
        tokens.push(signOf('mark', said, at, plainEnd));
      at = plainEnd;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const [said, other, number, , word] = match;
    const start = match.index;
    const end = start + said.length;
    if (word !== undefined) addWord(tokens, words, said, start);
    else if (other !== undefined) tokens.push(signOf('other', said, start, end));
    else if (number !== undefined) tokens.push(signOf('number', said, start, end));
    else if (!joinsWords(text, said, start, end) && !isShort(tokens, text, start))
      tokens.push(signOf('mark', said, start, end));
    at = end;
  }
  return tokens;
}

function addWord(tokens: Token[], words: Words, said: string, start: number): void {
  const end = start + said.length;
  // What stands right behind a number is a unit: the "k" of "2k" is not that of "k kieres".
  const last = tokens.at(-1);
  for (const word of words(said, last?.kind === 'number' && last.end === start))
    tokens.push(tokenOf('word', word, start, end));
}

/** Puts a token together. All have their fields in one order: what reads them is much faster where it meets one form alone. */
function tokenOf(kind: TokenKind, word: Word, start: number, end: number): Token {
  const { written, plain, isCapital, number, writtenNumber, headNumber, keys, notes, needed, second } = word;
  return {
    kind,
    written,
    plain,
    start,
    end,
    isCapital,
    number,
    writtenNumber,
    headNumber,
    keys,
    notes,
    needed,
    second,
  };
}

const isLetter = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
const isBlank = (unit: number): boolean => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
/** Signs that are tokens by themselves, whatever stands around them. */
const ALONE = new Set([...'.,?!;:()"'].map((sign) => sign.charCodeAt(0)));
const [APOSTROPHE, DOLLAR, BEYOND_ASCII] = [0x27, 0x24, 0x80];

/**
 * Returns the end of what stands at a place where that is most plain: a blank, a word of ASCII letters with nothing at its end that might
 * belong to it, or a sign; else the place itself. What the pattern would find there is the same, at ten times the cost.
 */
function endOfPlain(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (isBlank(unit) || ALONE.has(unit)) return at + 1;
  if (!isLetter(unit)) return at;
  let end = at + 1;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  const next = end < text.length ? text.charCodeAt(end) : 0;
  return next === APOSTROPHE || next === DOLLAR || next >= BEYOND_ASCII ? at : end;
}

type Keyed = Pick<Token, 'keys' | 'notes' | 'needed' | 'second'>;

const keyed = (keys: readonly string[]): Keyed => ({
  keys,
  notes: new Map(),
  needed: noKnownSets(),
  second: noKnownSets(),
});
/** The key of numbers, one for all of them. */
const ANY_NUMBER = '#';
const NUMBER = keyed([ANY_NUMBER]);
const MARKS: ReadonlyMap<string, Keyed> = new Map([...'.?!;:,()¿¡…"“”«»|-&+/$€%'].map((mark) => [mark, keyed([mark])]));

function signOf(kind: TokenKind, said: string, start: number, end: number): Token {
  const plain = said.toLowerCase();
  const { keys, notes, needed, second } = kind === 'number' ? NUMBER : (MARKS.get(plain) ?? keyed([plain]));
  const number = numberOf(plain);
  const numbers = { number, writtenNumber: number, headNumber: number };
  return tokenOf(
    kind,
    { written: plain, plain, isCapital: false, ...numbers, keys, notes, needed, second },
    start,
    end,
  );
}

const writtenAs = (said: string): string => said.toLowerCase().replaceAll('’', "'").normalize('NFC');

function wordOf(word: string, said: string): Word {
  const plain = foldAccents(word);
  const head = `~${plain.slice(0, 3)}`;
  const isCapital = OPENS.test(said);
  const own = word === plain ? [plain, head] : [plain, head, word];
  const keys = isCapital ? inExactRoom([...own, CAPITAL]) : own;
  const numbers = { number: numberOf(plain), writtenNumber: numberOf(word), headNumber: numberOf(head) };
  return { written: word, plain, isCapital, ...numbers, ...keyed(keys) };
}

/** True for the hyphen of "5-day" and "pet-friendly"; that of "20-30" is a range. */
function joinsWords(text: string, said: string, start: number, end: number): boolean {
  if (!HYPHENS.has(said)) return false;
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  return /[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after);
}

/**
 * True for the dot of "St. Luke's", which is as little a sign as the hyphen of "5-day". Behind a name or a number the same word ends what it stands in: "on
 * Main St. My flat …", "I'm 6 ft. My …".
 */
function isShort(tokens: readonly Token[], text: string, at: number): boolean {
  if (text[at] !== '.') return false;
  const [first, before, word] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)];
  if (word?.kind !== 'word' || word.end !== at || !leadsToName(text.slice(word.start, word.end), text, at))
    return false;
  return before?.kind !== 'number' && !(before?.isCapital && first?.kind === 'word');
}
