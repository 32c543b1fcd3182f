import { LANGUAGES_OF_WORDS } from '../../text/language-words.ts';
import type { Reader } from '../matcher.ts';
import type { Names } from '../pattern-names.ts';
import type { ReadText } from '../read-text.ts';
import { CAPITAL } from '../token.ts';
import type { WordList } from '../word-list.ts';

/** A place as said, and how sure its own look makes it. */
export interface SaidPlace {
  readonly name: string;
  /** Its tokens, without the words that led to it. */
  readonly from: number;
  readonly end: number;
  /** True for a name with its capital or one that is known; false for a word in lower case that might be any. */
  readonly isName: boolean;
  /** True for a name of the list of known places. */
  readonly isKnown: boolean;
}

const MOST_WORDS = 6;
const MOST_SMALL = 2; // words within a name: "San Martín de los Andes"
const SHORTEST = 3; // letters of a name in lower case
const NUMBER = /^\d+$/;

/** Reads only what looks like a name by itself; words that cannot begin one cost a look-up. */
export function nameReader(names: Names): Reader {
  const places = placeReader(names);
  const heads = new Set(
    ['known places', 'place leads', 'centres', 'articles', 'name openers'].flatMap((list) => names.list(list).first),
  );
  return {
    first: [CAPITAL, ...heads],
    read(text, at) {
      const token = text.tokens[at];
      if (token === undefined || !(token.isCapital || heads.has(token.plain) || heads.has(token.written)))
        return undefined;
      const found = places.read(text, at);
      return found !== undefined && (found.value as SaidPlace).isName ? found : undefined;
    },
  };
}

/** Reads only names of the list of known places. */
export function knownPlaceReader(names: Names): Reader {
  const places = nameReader(names);
  return {
    first: [...names.list('known places').first, ...names.list('articles').first, ...names.list('centres').first],
    read(text, at) {
      const found = places.read(text, at);
      return found !== undefined && (found.value as SaidPlace).isKnown ? found : undefined;
    },
  };
}

interface PlaceWords {
  readonly known: WordList;
  readonly ambiguous: WordList;
  readonly leads: WordList;
  readonly centres: WordList;
  readonly small: WordList;
  readonly none: readonly WordList[];
  readonly openers: WordList;
  readonly endings: WordList;
  readonly ors: WordList;
  readonly articles: WordList;
  /** Words of any talk: the capital of one that begins a clause names nothing. */
  readonly isCommon: (text: ReadText, at: number) => boolean;
}

/** The lists of what people do: a word of theirs in lower case names no place. */
export const ACTIVITY_LISTS = [
  'dinner',
  'lunch',
  'breakfast',
  'eating',
  'night',
  'outdoors',
  'outings',
  'stays',
  'vague',
  'table',
  'services',
  'occasions',
] as const;

/** Reads names of places: known ones in any case, names with capitals, and a word in lower case that is none of the language's others. */
export function placeReader(names: Names): Reader {
  const words: PlaceWords = {
    known: names.list('known places'),
    ambiguous: names.list('places and words'),
    leads: names.list('place leads'),
    centres: names.list('centres'),
    small: names.list('small words'),
    none: [names.list('no place'), ...ACTIVITY_LISTS.map((name) => names.list(name))],
    openers: names.list('name openers'),
    endings: names.list('name endings'),
    ors: names.list('or'),
    articles: names.list('articles'),
    isCommon: commonIn(names),
  };
  return {
    first: null,
    read(text, at) {
      if (text.tokens[at]?.kind !== 'word') return undefined;
      const found = placeAt(text, at, words);
      if (found === undefined) return undefined;
      const or = words.ors.at(text, found.end);
      // "En Tarifa o en Zahara": the second may be led to anew.
      const lead = text.tokens[at - 1]?.plain;
      const behind = or && lead !== undefined && text.tokens[or.end]?.plain === lead ? or.end + 1 : or?.end;
      const other = behind === undefined ? undefined : placeAt(text, behind, words);
      // Alternatives stay as said: "Palermo o Recoleta".
      if (!or || !other?.isName || !found.isName) return { value: found, end: found.end };
      const name = `${found.name} ${text.wordsOf(found.end, or.end)} ${other.name}`;
      return {
        value: { name, isName: true, isKnown: found.isKnown, from: found.from, end: other.end } satisfies SaidPlace,
        end: other.end,
      };
    },
  };
}

/** Returns a test for words of any talk, in any language that people mix: "Para el viernes" names no place. */
function commonIn(names: Names): PlaceWords['isCommon'] {
  const lists = ['greetings', 'replies', 'corrections'].map((name) => names.list(name));
  return (text, at) => {
    const isOfTalk = LANGUAGES_OF_WORDS.has(text.sliceOf(at, at + 1).toLowerCase());
    return isOfTalk || lists.some((list) => list.at(text, at) !== undefined);
  };
}

function placeAt(text: ReadText, at: number, words: PlaceWords): SaidPlace | undefined {
  const centre = words.centres.at(text, at);
  if (centre !== undefined) return centreAt(text, at, centre.end, words);
  const direct = knownAt(text, at, words) ?? properAt(text, at, words);
  if (direct !== undefined) return direct;
  const article = words.articles.at(text, at)?.end;
  const named = article === undefined ? undefined : (knownAt(text, article, words) ?? properAt(text, article, words));
  if (named !== undefined) return named;
  const lead = leadEnd(text, at, words);
  if (lead > at) {
    const inner = knownAt(text, lead, words) ?? properAt(text, lead, words);
    if (inner !== undefined) return inner;
  }
  return lowerAt(text, lead, words);
}

/** "El centro de Madrid" is "centro de Madrid", "downtown Austin" itself; a centre alone is one too. */
function centreAt(text: ReadText, at: number, end: number, words: PlaceWords): SaidPlace {
  const from = (words.articles.at(text, at)?.end ?? at) < end ? (words.articles.at(text, at)?.end ?? at) : at;
  const isOf = words.small.at(text, end) !== undefined;
  const next = isOf ? end + 1 : end;
  const of =
    knownAt(text, next, words) ?? properAt(text, next, words) ?? (isOf ? lowerAt(text, next, words) : undefined);
  const said = text.tokens[from]?.isCapital && !of ? text.sliceOf(from, end) : text.wordsOf(from, end);
  if (of === undefined) return { name: said, isName: true, isKnown: false, from: at, end };
  return {
    name: `${said} ${isOf ? `${text.wordsOf(end, next)} ` : ''}${of.name}`,
    isName: true,
    isKnown: false,
    from: at,
    end: of.end,
  };
}

function knownAt(text: ReadText, at: number, words: PlaceWords): SaidPlace | undefined {
  if (!text.isFree(at)) return undefined;
  const known = words.known.at(text, at);
  if (known === undefined) return undefined;
  const isWord = !isShouted(text) && !text.tokens[at]?.isCapital && words.ambiguous.at(text, at)?.end === known.end;
  if (isWord) return undefined;
  const proper = properAt(text, at, words);
  if (proper !== undefined && proper.end > known.end) return proper;
  const said = text.sliceOf(at, known.end);
  const isTyped = text.tokens.slice(at, known.end).some(({ isCapital }) => isCapital) && /\p{Ll}/u.test(said);
  return {
    name: isTyped ? said : asTitle(said, text, at, known.end, words),
    isName: true,
    isKnown: true,
    from: at,
    end: known.end,
  };
}

/** Returns the end of the words before a name that are no part of it: "el barrio de". */
function leadEnd(text: ReadText, at: number, words: PlaceWords): number {
  const lead = words.leads.at(text, at) ?? words.articles.at(text, at);
  if (lead === undefined) return at;
  return words.articles.at(text, lead.end)?.end ?? lead.end;
}

/** A run of words with capitals, small words and numbers within. An article with a capital mid-sentence is part of it: "La Latina". */
function properAt(text: ReadText, at: number, words: PlaceWords): SaidPlace | undefined {
  if (isShouted(text)) return undefined;
  let end = at;
  let small = 0;
  for (let next = at; next < at + MOST_WORDS + MOST_SMALL && next < text.tokens.length; next += 1) {
    const token = text.tokens[next];
    if (token === undefined || !text.isFree(next)) break;
    if (token.isCapital || (end > at && token.kind === 'number' && NUMBER.test(token.plain) && small === 0)) {
      const isEnding = end > at && words.endings.at(text, next) !== undefined;
      if (words.none[0]?.at(text, next) !== undefined && !isEnding) break;
      end = next + 1;
      small = 0;
    } else if (end > at && small < MOST_SMALL && words.small.at(text, next)?.end === next + 1) small += 1;
    else break;
  }
  if (end === at || (end === at + 1 && text.begins(at) && words.isCommon(text, at))) return undefined;
  // "Camber sands", where nothing else follows.
  const named = withEnding(text, end, words);
  if (named > end && text.ends(named)) end = named;
  const name = text.sliceOf(at, end).replace(/(?:'s|’s)$/, '');
  return name.length < 2 ? undefined : { name, isName: true, isKnown: false, from: at, end };
}

/** A word in lower case: "malasaña", "plaza mayor", "notting hill". */
function lowerAt(text: ReadText, at: number, words: PlaceWords): SaidPlace | undefined {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !text.isFree(at) || token.plain.length < SHORTEST) return undefined;
  if (isNone(text, at, words) && words.openers.at(text, at) === undefined) return undefined;
  const isOpener = words.openers.at(text, at) !== undefined;
  const end = isOpener ? endOfOpened(text, at, words) : withEnding(text, at + 1, words);
  if (end === undefined) return undefined;
  return {
    name: asTitle(text.sliceOf(at, end), text, at, end, words),
    isName: isOpener && end > at + 1,
    isKnown: false,
    from: at,
    end,
  };
}

/** "Plaza" wants its name behind it: "plaza mayor", "playa del carmen"; "sierra" says enough by itself. */
function endOfOpened(text: ReadText, at: number, words: PlaceWords): number | undefined {
  let next = at + 1;
  while (next < at + 3 && words.small.at(text, next)?.end === next + 1) next += 1;
  const token = text.tokens[next];
  const isNamed = token?.kind === 'word' && text.isFree(next) && !isNone(text, next, words);
  if (isNamed && token.plain.length >= SHORTEST) {
    // "Praia de Boa Viagem": a name goes on as long as its capitals do.
    let end = next + 1;
    while (token.isCapital && end < next + MOST_SMALL && text.tokens[end]?.isCapital && text.isFree(end)) end += 1;
    return end;
  }
  return words.openers.at(text, at)?.value === 'alone' ? at + 1 : undefined;
}

function isNone(text: ReadText, at: number, { none }: PlaceWords): boolean {
  return none.some((list) => list.at(text, at) !== undefined);
}

function withEnding(text: ReadText, end: number, words: PlaceWords): number {
  return text.isFree(end) ? (words.endings.at(text, end)?.end ?? end) : end;
}

function isShouted({ original }: ReadText): boolean {
  return !/\p{Ll}/u.test(original);
}

function asTitle(said: string, text: ReadText, at: number, end: number, words: PlaceWords): string {
  const isSmall = (index: number) => index > 0 && words.small.at(text, at + index)?.end === at + index + 1;
  if (said.split(' ').length !== end - at) return said;
  return said
    .toLowerCase()
    .split(' ')
    .map((word, index) => (isSmall(index) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
