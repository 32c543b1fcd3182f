import { once } from '../once.ts';
import type { Language } from '../understanding/language.ts';
import type { Clause, ReadText } from '../understanding/read-text.ts';
import type { SaidPlace } from '../understanding/readers/place.ts';
import type { WordList } from '../understanding/word-list.ts';
import { callOf, type Reading } from './plan-slots.ts';

const SURENESS = ['sure', 'likely', 'maybe', 'named', 'behind', 'next', 'alone'];

const NAMED = SURENESS.indexOf('named');
const LONGEST_ANSWER = 4; // tokens
const LONGEST_HOUSE = 7; // tokens of an answer that names a house by its place: "en el hospital de Jaén"

/**
 * Returns the place of the plan, from the surest of what leads to one; only its own words are taken. `known` is the place that the plan has:
 * "not Newquay, Bude" takes it back and names another.
 */
export function takeLocation(
  { text, language }: Reading,
  known: string | undefined,
  isSwapped = false,
  isOpen = false,
  isAsked = false,
): SaidPlace | undefined {
  const instead = known === undefined ? undefined : insteadOf({ text, language }, known);
  if (instead !== undefined) return instead;
  const isReplaced =
    known !== undefined && (isSwapped || text.clauses.some((clause) => takesBack(text, clause, known)));
  const isKnown = known !== undefined && !isReplaced;
  let best: { place: SaidPlace; rank: number } | undefined;
  let before: SaidPlace | undefined;
  const denials = language.list('denials');
  const rest = once(() => restOf(text, language));
  const isBeside = (place: SaidPlace) => isBesideRest(place, rest());
  for (const match of language.rules('location').all(text)) {
    const call = callOf(match);
    const place = call?.values[call.args[0] ?? ''] as SaidPlace | undefined;
    if (call === undefined || place === undefined || call.call === 'from') continue;
    // "A Marta no le va bien", "sexta a Ju não pode": who cannot come.
    if (denials.at(text, place.end) !== undefined) continue;
    // "Harrogate then" chooses from "Harrogate or Ilkley".
    const isChosen =
      place.isName &&
      [isKnown ? known : undefined, best?.place.name].some((several) => isOneOf(place.name, several, language));
    const wantsActivity = call.call === 'behind' || call.call === 'next';
    if (
      wantsActivity &&
      !isChosen &&
      !isActivityBefore(text, match.from, language, call.call) &&
      !(isOpen && isBeside(place)) &&
      !(isAsked && call.call === 'behind' && text.tokens.length <= LONGEST_HOUSE)
    )
      continue;
    // "Show da Anitta": whose it is, and not where.
    if (call.call === 'behind' && !place.isKnown && isPerformed(text, match.from, language)) continue;
    const isLed = () => isBehindAim(text, match.from, language) || isBeside(place);
    if (call.call === 'alone' && !isReplaced && !isChosen && !isLed()) continue;
    if (isCalled({ text, language }, match.from)) {
      // Nor in another language.
      text.take(place.from, place.end);
      continue;
    }
    const rank = isChosen ? 0 : SURENESS.indexOf(call.call);
    // A name that nothing leads to changes no place that is known, unless it is the whole answer.
    if (isKnown && rank >= NAMED && text.tokens.length > LONGEST_ANSWER) continue;
    // "A Tromsø, en Noruega": the nearer name goes before where it lies.
    if (before?.isName && rank > 0 && isWhereItLies(text, before, match.from)) continue;
    if (call.call !== 'behind') before = place;
    if (best === undefined || rank < best.rank) best = { place, rank };
  }
  return best?.place;
}

function isWhereItLies(text: ReadText, { end }: SaidPlace, at: number): boolean {
  return at === end + 1 && text.tokens[end]?.plain === ',';
}

/** True for one of the alternatives of a known place: "Palermo o Recoleta". */
function isOneOf(name: string, known: string | undefined, language: Language): boolean {
  if (known === undefined || known === name) return false;
  const ors = language.list('or').words;
  return known.split(/\s+/).some((word) => ors.includes(word)) && known.includes(name);
}

function takesBack(text: ReadText, { from, to, flags }: Clause, known: string): boolean {
  return flags.has('negated') && text.sliceOf(from, to).toLowerCase().includes(known.toLowerCase());
}

/** "Minha esposa, Marina, está grávida": the name of whoever is named right before it. */
function isCalled({ text, language }: Reading, at: number): boolean {
  const person = text.tokens[at - 1]?.plain === ',' ? text.clauseAt(at - 2) : undefined;
  const company = person && language.rules('company').at(text, person.from);
  return company !== undefined && company.to === person?.to && Number(company.value) === 1;
}

const LONGEST_OTHER = 4; // words of a name

/** Returns the place that takes the place of the known one, which is denied right behind it or right before: "Porto not Lisbon", "no Lisboa, Oporto". */
function insteadOf(reading: Reading, known: string): SaidPlace | undefined {
  const { text, language } = reading;
  const words = language.read(known).tokens.map(({ plain }) => plain);
  const [denials, conditions] = [language.list('denials'), language.list('conditions')];
  for (let at = 1; at + words.length <= text.tokens.length; at += 1) {
    if (denials.at(text, at - 1)?.end !== at || !words.every((word, i) => text.tokens[at + i]?.plain === word))
      continue;
    if (conditions.at(text, at - 2)?.end === at - 1) continue; // "Si no Lugo, Vigo": an alternative
    const found = nameUpTo(reading, at - 1) ?? nameBehind(reading, at + words.length);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the name that ends at a token, but for a comma or an "and" between, the longest; in lower case one that is known. */
function nameUpTo({ text, language }: Reading, to: number): SaidPlace | undefined {
  let end = to;
  if (language.list('and').at(text, end - 1)?.end === end) end -= 1;
  if (text.tokens[end - 1]?.plain === ',') end -= 1;
  // "Gracias Ana, no Lugo": who is spoken to.
  if (language.list('replies').at(text, text.clauseAt(end - 1)?.from ?? 0) !== undefined) return undefined;
  for (let from = Math.max(0, end - LONGEST_OTHER); from < end; from += 1) {
    // A known place that is a word as well is none by itself: here it is.
    const isKnown = language.list('known places').at(text, from)?.end === end;
    const name = language.reader(isKnown ? 'place' : 'name').read(text, from);
    // "Definitely not Lisbon": a word that opens the sentence has its capital from there.
    const isSure = from > 0 && text.tokens[from]?.isCapital === true;
    if (name?.end === end && (isSure || isKnown || end - from > 1)) return name.value as SaidPlace;
  }
  return undefined;
}

/** Returns the name behind a token and a comma: it stands by itself. */
function nameBehind({ text, language }: Reading, at: number): SaidPlace | undefined {
  if (text.tokens[at]?.plain !== ',') return undefined;
  const name = language.reader('name').read(text, at + 1);
  return name !== undefined && text.ends(name.end) ? (name.value as SaidPlace) : undefined;
}

const LONGEST_NOUN = 4; // words
const LONGEST_FRAGMENT = 14; // tokens of a message in which a name alone is a place: in a longer one it is whoever is spoken to

/** "Easter egg hunt, Kew": a name between commas where something to do opens the message. */
function isBehindAim(text: ReadText, at: number, language: Language): boolean {
  const [first] = text.clauses;
  if (first === undefined || at < first.to || text.tokens.length > LONGEST_FRAGMENT) return false;
  if (language.rules('activity').all(text, first.from, first.to).length > 0) return true;
  const [occasions, stops, replies] = ['occasions', 'aim stops', 'greetings'].map((name) => language.list(name));
  const words = Array.from({ length: first.to - first.from }, (_word, index) => first.from + index);
  if (words.some((word) => occasions?.at(text, word) !== undefined)) return true;
  // "Rewilding day, Knepp, 10 October": a few words, and what else is there was understood.
  const isNoun = words.every(
    (word) => text.isFree(word) && text.tokens[word]?.kind === 'word' && stops?.at(text, word) === undefined,
  );
  const isTold = text.tokens.some((_token, index) => index >= first.to && !text.isFree(index));
  return (
    isNoun && isTold && words.length > 1 && words.length <= LONGEST_NOUN && replies?.at(text, first.from) === undefined
  );
}

/** The words of a text that say something, by their tokens: those that no slot took, and those that one did. */
interface Rest {
  readonly free: readonly number[];
  readonly taken: readonly number[];
}

function restOf(text: ReadText, language: Language): Rest {
  const small = ['small words', 'articles'].map((name) => language.list(name));
  const rest: { free: number[]; taken: number[] } = { free: [], taken: [] };
  for (const [at, { kind }] of text.tokens.entries()) {
    if (kind === 'mark' || small.some((list) => list.at(text, at) !== undefined)) continue;
    (text.isFree(at) ? rest.free : rest.taken).push(at);
  }
  return rest;
}

/** "Paraty no feriado": a name, and beside it nothing but what other slots took. */
function isBesideRest({ from, end, isName }: SaidPlace, { free, taken }: Rest): boolean {
  const isOwn = (at: number) => at >= from && at < end;
  return isName && free.every(isOwn) && !taken.every(isOwn);
}

/** "Bares de Madrid", "un italiano del centro": a place behind "de" where something to do or to eat stands before it. */
function isActivityBefore(text: ReadText, at: number, language: Language, call: string): boolean {
  const tables = call === 'behind' ? ['activity', 'cuisine'] : ['activity'];
  for (let from = Math.max(0, at - 3); from < at; from += 1)
    if (tables.some((table) => language.rules(table).at(text, from)?.to === at)) return true;
  return false;
}

/** True where what is performed stands right before. */
function isPerformed(text: ReadText, at: number, language: Language): boolean {
  return language.list('performed').at(text, at - 1) !== undefined;
}

const LONGEST_BARE = 2; // words of a place in lower case that is the whole answer

/** True where nothing but marks and what people add to an answer stands behind: "Wicker Park ideally". */
function isTail({ text, language }: Reading, at: number): boolean {
  const tails = language.list('answer tails');
  for (let next = at; next < text.tokens.length; ) {
    const token = text.tokens[next];
    const tail = tails.at(text, next);
    if (tail === undefined && (token?.kind !== 'mark' || token.plain === '?')) return false;
    next = tail?.end ?? next + 1;
  }
  return true;
}

/** Returns a place that is the answer to "¿en qué zona?": "Malasaña", "Stowe, Vermont", "Gijón, que la novia es de allí". */
export function bareLocation(reading: Reading): SaidPlace | undefined {
  const { text, language } = reading;
  const openers = ['replies', 'greetings', 'corrections'].map((name) => language.list(name));
  let from = 0;
  for (let opener = openerEnd(text, from, openers); opener !== undefined; opener = openerEnd(text, from, openers))
    from = opener;
  if (text.tokens[from] === undefined) return undefined;
  const isShort = text.tokens.length - from <= LONGEST_BARE;
  const place = language.reader(isShort ? 'place' : 'name').read(text, from);
  if (place === undefined || !text.isFree(from)) return houseAt(reading, from);
  const said = place.value as SaidPlace;
  const isEnded = said.isName && text.ends(place.end) && !text.clauseAt(from)?.isAsked;
  return isEnded || (from === 0 && isTail(reading, place.end)) ? said : houseAt(reading, from);
}

const LONGEST_NAME = 4; // words of a house in lower case

/** "Royal opera house, 12th december": words up to a mark or to what another slot took, of which the last says that they name a place. */
function houseAt({ text, language }: Reading, from: number): SaidPlace | undefined {
  let end = from;
  while (text.tokens[end]?.kind === 'word' && text.isFree(end) && end <= from + LONGEST_NAME) end += 1;
  const isName = end > from + 1 && end <= from + LONGEST_NAME && text.tokens[end]?.plain !== '?';
  if (!isName || language.list('name endings').at(text, end - 1) === undefined) return undefined;
  return { name: text.sliceOf(from, end), isName: true, isKnown: false, from, end };
}

/** Returns the token behind an opener of an answer and its comma: "ok, Leeds". */
function openerEnd(text: ReadText, at: number, openers: readonly WordList[]): number | undefined {
  const end = openers.map((list) => list.at(text, at)?.end).find((found) => found !== undefined);
  if (end === undefined) return undefined;
  return text.tokens[end]?.plain === ',' ? end + 1 : end;
}
