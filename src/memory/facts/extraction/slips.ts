/**
 * Slips of the tongue that are put right: "tengo 41 años, perdón, 42", "I live in Hove. Well, Portslade really". What marks them stands in the list
 * `slips` of a language, each entry with how surely it does; what is said behind it, or before it at the end of a sentence, takes the place of the
 * words of its kind in what was told last.
 */
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import type { FactLanguage, Said } from '../said.ts';
import { fitsSlot } from './fitting-answer.ts';

/** Words that put something right. */
export interface Slip {
  readonly text: ReadText;
  /** Where its marks and its words stand, by tokens. */
  readonly from: number;
  readonly to: number;
  /** The words that were meant. */
  readonly meant: string;
  /** Words that are denied before them: "no en Renfe no, en Adif". */
  readonly denied: string;
  /** True where its marks stand before what was meant. */
  readonly isLed: boolean;
}

const SURE = 2; // the sum of marks from which something is put right: "no" alone is one, "no, wait" are two
const MOST_WORDS = 7; // of what was meant
const MOST_DENIED = 4;

/** Slots of names, in whatever letters they are written. */
const OF_NAMES: ReadonlySet<string> = new Set(['home', 'origin', 'name', 'nickname']);

/** What the list gives an entry instead of a weight: words that deny, which weigh one; words before letters ("with an"), and letters. */
const [NOT, SPELT, LETTER] = ['not', 'spelt', 'letter'];

/** Returns what a sentence may put right, the surest first: those whose marks stand before what was meant. */
export function slipsIn(text: ReadText, language: Language): Slip[] {
  const found = text.tokens.flatMap((_token, at) =>
    at === 0 || text.tokens[at - 1]?.kind === 'mark' ? slipsAt(text, at, language) : [],
  );
  return [...found.filter(({ isLed }) => isLed), ...found.filter(({ isLed }) => !isLed)];
}

/** Returns what a sentence may put right from a token on, the likeliest first. */
export function slipsAt(text: ReadText, from: number, language: Language): Slip[] {
  const head = headAt(text, from, language);
  const slip = slipBehind(text, from, head, language);
  if (slip === undefined || head.denied !== '' || !isPause(text.tokens[slip.to - 1])) return slip ? [slip] : [];
  // "No, not Leeds, Bradford": what stands first may be what is denied.
  const other = slipBehind(text, from, { ...head, at: slip.to, denied: slip.meant }, language);
  return other === undefined ? [slip] : [slip, other];
}

/** The marks that a slip begins with: where they end, what they weigh together, and what is denied among them. */
interface Head {
  readonly at: number;
  readonly sum: number;
  readonly denied: string;
}

function headAt(text: ReadText, from: number, language: Language): Head {
  const { tokens } = text;
  let [at, sum, denied] = [from, 0, ''];
  for (;;) {
    if (isPause(tokens[at]) && at > from) at += 1;
    const mark = language.list('slips').at(text, at);
    const weight = weightOf(text, at, language);
    if (mark !== undefined && weight >= 0) {
      // "A nurse, no, a midwife": alone between commas one is enough.
      const isSet = at === from && isPause(tokens[from - 1]) && isPause(tokens[mark.end]);
      sum += isSet && weight > 0 ? SURE : weight;
      at = mark.end;
      continue;
    }
    const end = denied === '' ? deniedAt(text, at, language) : undefined;
    if (end === undefined) return { at, sum, denied };
    denied = text.sliceOf(at, end);
    at = end;
  }
}

function slipBehind(
  text: ReadText,
  from: number,
  { at: first, denied, ...head }: Head,
  language: Language,
): Slip | undefined {
  const { tokens } = text;
  let [end, sum] = [first, head.sum];
  const isGoing = () => end === first || !text.ends(end);
  while (isWord(tokens[end]) && isGoing() && !(weightOf(text, end, language) > 0)) end += 1;
  const last = spelledFrom(text, first, end, language);
  if (last < end) sum += SURE;
  if (last === first || last > first + MOST_WORDS) return undefined;
  let to = end;
  for (;;) {
    if (isPause(tokens[to])) to += 1;
    const mark = language.list('slips').at(text, to);
    const weight = Number(mark?.value);
    const letters = weight > 0 ? undefined : spelledTo(text, to, language);
    if (!(weight > 0) && letters === undefined) break;
    sum += letters === undefined ? weight : SURE;
    to = letters ?? mark?.end ?? to + 1;
  }
  const [isLed, next] = [head.sum >= SURE, tokens[to]];
  const isAsked = next?.plain === '?' || next?.plain === '¿';
  const isClosed = next === undefined || ENDS.has(next.plain) || isPause(tokens[to - 1]);
  if (sum < SURE || isAsked || !(isLed || isClosed)) return undefined;
  return { text, from, to, meant: text.sliceOf(first, last), denied, isLed };
}

/** Returns the strength of the mark at a token; NaN for none. */
function weightOf(text: ReadText, at: number, language: Language): number {
  const value = language.list('slips').at(text, at)?.value;
  return value === NOT ? 1 : Number(value);
}

/** Returns where words end that are denied: "en Renfe no," has a comma behind. */
function deniedAt(text: ReadText, from: number, language: Language): number | undefined {
  for (let at = from + 1; at <= from + MOST_DENIED && isWord(text.tokens[at - 1]); at += 1)
    if (language.list('slips').at(text, at)?.value === NOT && isPause(text.tokens[at + 1])) return at;
  return undefined;
}

/** Returns where letters end that a word before them is said to have: "with an e". */
function spelledTo(text: ReadText, from: number, language: Language): number | undefined {
  const list = language.list('slips');
  const head = list.at(text, from);
  if (head?.value !== SPELT) return undefined;
  let at = head.end;
  const isLetter = ({ plain }: Token) =>
    list.at(text, at)?.value === LETTER || (LETTERS.test(plain) && !(weightOf(text, at, language) > 0));
  for (let token = text.tokens[at]; token?.kind === 'word' && isLetter(token); token = text.tokens[at]) at += 1;
  return at > head.end ? at : undefined;
}

/** Returns where what was meant ends: before letters that it is said to have. */
function spelledFrom(text: ReadText, from: number, to: number, language: Language): number {
  for (let at = from + 1; at < to; at += 1) if (spelledTo(text, at, language) === to) return at;
  return to;
}

/** Returns what a text says with the words that were meant in the place of those of their kind: each way to read it, the likeliest first. */
function putRight(said: string, { meant, denied }: Slip, language: Language): string[] {
  const [old, words] = [language.readWords(said), language.readWords(meant)];
  const { code } = language;
  if (denied !== '' && !shares(old, language.readWords(denied), code)) return [];
  const isCountAlone =
    words.tokens.some((_token, at) => isCount(words, at, language)) && !words.tokens.some(({ isCapital }) => isCapital);
  const places = counted(old, words, language);
  // "Sorry, a cat and a dog" keeps what was told, with more.
  const last = old.tokens.findLast(({ kind }) => kind === 'word');
  const isMore = words.tokens.length > 1 && words.tokens.some(({ plain }) => plain === last?.plain);
  if (!isCountAlone && !isMore) places.push(...behindSame(old, words, language), ...inPlace(old, words, language));
  const put = places.map(({ from, to, first = 0, last = words.tokens.length }) =>
    [
      old.original.slice(0, old.tokens[from]?.start),
      words.sliceOf(first, last),
      old.original.slice(old.tokens[to - 1]?.end),
    ].join(''),
  );
  return [...new Set(put)].filter((one) => one.toLowerCase() !== said.toLowerCase());
}

/**
 * Returns the value that a fact has once a slip is put right; undefined where the words that were meant are no value of its kind. A name or a number takes
 * the place of one in the value; any other words are read where they were told: `read` gives what a text says.
 */
export function valuePutRight(
  fact: { readonly slot: string; readonly value: string; readonly evidence: { readonly quote: string } | null },
  slip: Slip,
  language: Language,
  read: (said: string) => readonly Said[],
): string | undefined {
  const text = language.readWords(slip.meant);
  const { tokens } = text;
  /** A name or a number is told from other words as it is written. */
  const isSigned = ({ isCapital }: Token, at: number) => isCapital || isCount(text, at, language);
  const isPart = (token: Token, at: number) =>
    isSigned(token, at) || isSmall(token, language.code) || isSaidOf(fact, token, language);
  if (tokens.some(isSigned) && tokens.every(isPart)) {
    const [value] = putRight(fact.value, slip, language);
    if (value !== undefined) return value;
  }
  if (OF_NAMES.has(fact.slot) && !tokens.every((token) => isPart(token, -1) || mayName(fact.slot, token, language)))
    return undefined;
  const last = tokens.at(-1);
  for (const said of putRight(fact.evidence?.quote ?? '', slip, language))
    for (const one of read(said)) {
      if (one.kind !== 'fact' || one.slot !== fact.slot || one.value === fact.value) continue;
      if (language.readWords(one.value).tokens.some(({ plain }) => plain === last?.plain)) return one.value;
    }
  return undefined;
}

/** True for a number, in figures or in words. An article is none. */
function isCount(text: ReadText, at: number, language: Language): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word') return token?.kind === 'number';
  return (
    language.list('answer joints').valueOf(token.written) === undefined &&
    language.reader('number').read(text, at) !== undefined
  );
}

/** True for a word that may be a name, had it its capital. */
function mayName(slot: string, { written }: Token, language: Language): boolean {
  return fitsSlot(slot, language.readWords(written.charAt(0).toUpperCase() + written.slice(1)), language);
}

/** True for a word that a value has, or that may stand before one. */
function isSaidOf({ value }: { readonly value: string }, { plain, written }: Token, language: Language): boolean {
  return (
    language.list('slips').valueOf(plain) === '0' ||
    language.list('answer joints').valueOf(written) !== undefined ||
    language.readWords(value).tokens.some((token) => token.plain === plain)
  );
}

/** A stretch of a text, with the tokens of what was meant that take its place: all, where it names none. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly first?: number;
  readonly last?: number;
}

/** A number takes the place of the last one, where words beside it are the same or marks: "41 años", "42". */
function counted(old: ReadText, words: ReadText, language: Language): Place[] {
  const isNumber = (text: ReadText) => (_token: Token, at: number) => isCount(text, at, language);
  const [first, from] = [words.tokens.findIndex(isNumber(words)), old.tokens.findLastIndex(isNumber(old))];
  if (first < 0 || from < 0 || words.tokens.findLastIndex(isNumber(words)) !== first) return [];
  const isKnown = ({ plain }: Token, at: number) =>
    at >= first || old.tokens.some((one) => one.plain === plain) || weightOf(words, at, language) === 0;
  let length = 1;
  while (words.tokens[first + length] && words.tokens[first + length]?.plain === old.tokens[from + length]?.plain)
    length += 1;
  const isWhole = length > 1 || first + 1 === words.tokens.length;
  return isWhole && words.tokens.every(isKnown) ? [{ from, to: from + length, first, last: first + length }] : [];
}

/** What begins as a part of the text does takes the place of that: "vivo en Cali", "en Palmira". */
function behindSame(old: ReadText, words: ReadText, language: Language): Place[] {
  const joints = language.list('answer joints');
  const [opening] = words.tokens;
  if (opening === undefined || words.tokens.length < 2) return [];
  // "Sorry, Rex needs his walk" goes on about Rex.
  if (
    opening.isCapital &&
    !words.tokens.every((token) => token.isCapital || token.kind !== 'word' || token.plain.length <= SHORTEST)
  )
    return [];
  const kind = joints.valueOf(opening.written);
  const lastOf = (isSame: (token: Token) => boolean) =>
    old.tokens.findLastIndex((token, at) => at < old.tokens.length - 1 && isSame(token));
  const same = lastOf(({ plain }) => plain === opening.plain);
  const from = same < 0 && kind !== undefined ? lastOf(({ written }) => joints.valueOf(written) === kind) : same;
  if (from < 0) return [];
  const name = nameAt(old, from + 1);
  return [{ from, to: name === undefined || !words.tokens.at(-1)?.isCapital ? old.tokens.length : name }];
}

/** A bare value takes the place of the last name where it is one, else of the last words. */
function inPlace(old: ReadText, words: ReadText, language: Language): Place[] {
  const [opening] = words.tokens;
  const { length } = old.tokens;
  const isPart = (token: Token | undefined) => isSmall(token, language.code);
  if (opening === undefined || isPart(opening)) return [];
  const last = old.tokens.findLastIndex((token, at) => at > 0 && token.isCapital);
  if (last < 0) {
    const longer = { from: Math.max(1, length - words.tokens.length), to: length };
    return opening.isCapital ? [] : [{ from: length - 1, to: length }, longer];
  }
  // Names are written small, too, but hardly any other word takes the place of one.
  if (!words.tokens.every((token) => token.isCapital || isPart(token) || mayName('name', token, language))) return [];
  let from = last;
  for (let at = last - 1; at > 0 && (old.tokens[at]?.isCapital || isPart(old.tokens[at])); at -= 1)
    if (old.tokens[at]?.isCapital) from = at;
  return [{ from, to: last + 1 }];
}

/** Returns where a name ends that begins at a token; undefined where none does. */
function nameAt(text: ReadText, from: number): number | undefined {
  let at = from;
  while (text.tokens[at]?.isCapital) at += 1;
  return at > from ? at : undefined;
}

function shares(old: ReadText, denied: ReadText, code: string): boolean {
  return denied.tokens.some((token) => !isSmall(token, code) && old.tokens.some(({ plain }) => plain === token.plain));
}

function isSmall(token: Token | undefined, code: string): boolean {
  return token !== undefined && STOP_WORDS[code as FactLanguage].has(token.plain);
}

const LETTERS = /^(?:\p{L}|[b-df-hj-np-tv-z]{2})$/u; // "e", "ph"
const SHORTEST = 2; // letters of what may stand in a name or a day: "de", "4th"
const ENDS = new Set(['.', '!', '…', ')']);
const isPause = (token: Token | undefined) => token?.kind === 'mark' && token.plain === ',';
const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number';
