import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import { properReader } from './called.ts';
import { type PhraseWords, phraseWords } from './phrase-words.ts';

const LONGEST_PHRASE = 14; // tokens: what is longer is a story
const LONGEST_NOUN = 7;
const MOST_ITEMS = 8;
/** Marks that stand within a phrase: "C++", "R&D", "24/7", "-5 °C". */
const INNER_MARKS = new Set([...'+#/&-%$€£°', '–']);

/** Those that no phrase ends with: behind them something was to come. */
const OPEN_MARKS = new Set([...'/&-–']);

const DASHES = new Set(['-', '–', '—']);

/** Reads the words up to the end of what is said of one thing: "una empresa de Rosario desde 2016". */
export function phraseReader(names: Names): Reader {
  const words = phraseWords(names);
  return { first: null, read: (text, at) => saidFrom(text, at, phraseEnd(text, at, words, false)) };
}

/** Reads where somebody is, with the region that is put behind: "Austin, Texas", "un pueblo de Jalisco, México". */
export function whereReader(names: Names): Reader {
  const words = phraseWords(names);
  const region = properReader(names);
  return {
    first: null,
    read(text, at) {
      const end = phraseEnd(text, at, words, false);
      const behind = text.tokens[end]?.plain === ',' ? region.read(text, end + 1)?.end : undefined;
      return saidFrom(text, at, behind !== undefined && text.ends(behind) ? behind : end);
    },
  };
}

/** Reads a thing without what is said of it: "una empresa" of "una empresa en Rosario". */
export function nounReader(names: Names): Reader {
  const words = phraseWords(names);
  return { first: null, read: (text, at) => saidFrom(text, at, phraseEnd(text, at, words, true)) };
}

/** Reads the rest of the sentence, whatever it says. */
export const restReader: Reader = {
  first: null,
  read(text, at) {
    const sentence = text.clauseAt(at)?.sentence;
    let end = at;
    while (end < text.tokens.length && text.isFree(end)) {
      const clause = text.clauseAt(end);
      if (clause !== undefined && clause.sentence !== sentence) break;
      end += 1;
    }
    while (end > at && text.tokens[end - 1]?.kind === 'mark') end -= 1;
    return saidFrom(text, at, end);
  },
};

/** Reads an enumeration, as the list of its phrases: "inglés, francés y algo de ruso". Its end is that of its last one. */
export function itemsReader(names: Names): Reader {
  return enumerationReader(phraseWords(names), false);
}

/** Reads an enumeration of things without what is said of them, also of those that go "with" each other: "Django con Postgres en producción". */
export function thingsReader(names: Names): Reader {
  return enumerationReader({ ...phraseWords(names), with: names.list('with') }, true);
}

function enumerationReader(words: PhraseWords, isNoun: boolean): Reader {
  return {
    first: null,
    read(text, at) {
      const items: string[] = [];
      let end = at;
      for (let from = at; items.length < MOST_ITEMS; ) {
        const to = itemEnd(text, from, words, isNoun);
        if (to <= from) break;
        items.push(text.sliceOf(from, to));
        end = to;
        const next = nextItem(text, to, words, isNoun, at);
        if (next === undefined) break;
        from = next;
      }
      return items.length === 0 ? undefined : { value: items, end };
    },
  };
}

/** Returns the token behind an item, which ends at any "and". */
function itemEnd(text: ReadText, at: number, words: PhraseWords, isNoun: boolean): number {
  if (isNoun) return phraseEnd(text, at, words, true);
  const stops = (next: number) => endsPhrase(text, next, words) || isAnd(text, next, words);
  return trimmed(text, at, walk(text, at, LONGEST_PHRASE, stops), words);
}

/** Returns where the next item of an enumeration that begins at `first` begins: behind "y", or behind a comma that an item and a further comma or "y" follow. */
function nextItem(text: ReadText, at: number, words: PhraseWords, isNoun: boolean, first: number): number | undefined {
  if (words.ends.at(text, at) !== undefined) return undefined;
  const and = isInner(text, at) ? undefined : (words.and.at(text, at) ?? words.with?.at(text, at));
  if (and !== undefined && isSeries(text, at, and.end, words)) return undefined;
  if (and !== undefined)
    return startsStatement(text, and.end, words) && !isAlike(text, first, and.end, words)
      ? undefined
      : behindToo(text, and.end, words);
  const isComma = text.tokens[at]?.plain === ',';
  const joined = isComma ? words.and.at(text, at + 1)?.end : undefined;
  const next = joined ?? at + 1;
  if (!isComma || startsStatement(text, next, words)) return undefined;
  const end = itemEnd(text, next, words, isNoun);
  if (end <= next || end - next > LONGEST_NOUN) return undefined;
  if (joined !== undefined) return next;
  const isGoing = words.and.at(text, end) !== undefined || text.tokens[end]?.plain === ',';
  return isGoing && nextItem(text, end, words, isNoun, first) !== undefined ? next : undefined;
}

/** "My tea strong and my novels short": an item that begins like the first is no statement. */
function isAlike(text: ReadText, first: number, at: number, { own }: PhraseWords): boolean {
  return own.at(text, first) !== undefined && text.tokens[first]?.plain === text.tokens[at]?.plain;
}

/** "Al kiwi y también al látex" goes on behind "también". */
function behindToo(text: ReadText, at: number, { too }: PhraseWords): number {
  return too.at(text, at)?.end ?? at;
}

/** "D&D" is one word. */
function isInner(text: ReadText, at: number): boolean {
  const [before, token] = [text.tokens[at - 1], text.tokens[at]];
  return token?.kind === 'mark' && before !== undefined && before.end === token.start;
}

function startsStatement(text: ReadText, from: number, words: PhraseWords): boolean {
  const { own, ends } = words;
  const at = behindToo(text, from, words);
  if (at >= text.tokens.length || own.at(text, at) !== undefined || ends.at(text, at) !== undefined) return true;
  return text.begins(from) && text.tokens[from - 1]?.kind === 'word';
}

function isAnd(text: ReadText, at: number, words: PhraseWords): boolean {
  const and = words.and.at(text, at);
  return and !== undefined && !isInner(text, at) && !isSeries(text, at, and.end, words);
}

/** True for an "and" between two days or two figures: "martes y jueves", "de 4 y 7 años". */
function isSeries(text: ReadText, at: number, next: number, { days }: PhraseWords): boolean {
  const [before, after] = [text.tokens[at - 1], text.tokens[next]];
  if (before?.kind === 'number' && after?.kind === 'number') return true;
  return days.at(text, at - 1) !== undefined && days.at(text, next) !== undefined;
}

function endsPhrase(text: ReadText, at: number, words: PhraseWords): boolean {
  if (words.ends.at(text, at) !== undefined) return true;
  const and = words.and.at(text, at);
  return and !== undefined && startsStatement(text, and.end, words);
}

/** True for an "and" with a verb of the user's and what it is done to: "… and play the cello", "… and earn 45k". */
function goesOnDoing(text: ReadText, at: number, { and, verbs, nounEnds }: PhraseWords): boolean {
  const verb = and.at(text, at);
  const object = verb && verbs.at(text, verb.end);
  if (object === undefined || isInner(text, at)) return false;
  return nounEnds.at(text, object.end) !== undefined || text.tokens[object.end]?.kind === 'number';
}

function phraseEnd(text: ReadText, at: number, words: PhraseWords, isNoun: boolean): number {
  const isVerbal = words.verbs.at(text, at) !== undefined;
  const stops = (next: number) =>
    endsPhrase(text, next, words) ||
    (!isVerbal && goesOnDoing(text, next, words)) ||
    (isNoun && (isAnd(text, next, words) || words.nounEnds.at(text, next) !== undefined));
  return trimmed(text, at, walk(text, at, isNoun ? LONGEST_NOUN : LONGEST_PHRASE, stops), words);
}

/** Walks over words, numbers and the marks within them, to where a clause or the stretch ends. Between clauses nothing begins. */
function walk(text: ReadText, at: number, longest: number, stops: (next: number) => boolean): number {
  let next = at;
  if (text.clauseAt(at) === undefined) return at;
  for (; next < at + longest && next < text.tokens.length && text.isFree(next); next += 1) {
    if (next > at && (text.ends(next) || stops(next))) break;
    const token = text.tokens[next];
    if (token === undefined || (token.kind === 'mark' && !(next > at && INNER_MARKS.has(token.plain)))) break;
    if (isDash(text, next)) break;
  }
  return next;
}

/** True for a hyphen with blanks around it, which people set for a dash. */
function isDash(text: ReadText, at: number): boolean {
  const [before, token, after] = [text.tokens[at - 1], text.tokens[at], text.tokens[at + 1]];
  if (token === undefined || !DASHES.has(token.plain) || before === undefined || after === undefined) return false;
  return before.end < token.start && token.end < after.start;
}

/** Leaves out the small words that a phrase was cut off behind; nothing is left of one that has no others. */
function trimmed(text: ReadText, at: number, end: number, { nounEnds, and }: PhraseWords): number {
  const isSmall = (next: number) => nounEnds.at(text, next) !== undefined || and.at(text, next) !== undefined;
  let last = end;
  const isLeftOver = (next: number) => isSmall(next) || OPEN_MARKS.has(text.tokens[next]?.plain ?? '');
  while (last > at + 1 && isLeftOver(last - 1)) last -= 1;
  return last < end && last === at + 1 && isSmall(at) ? at : last;
}

function saidFrom(text: ReadText, at: number, end: number) {
  return end > at ? { value: text.sliceOf(at, end), end } : undefined;
}
