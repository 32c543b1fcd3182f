/** Reads requests to forget by their verb and what they name, whatever the order of the words around it: "could you please forget the sertraline thing". */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Match } from '../../understanding/rule-set.ts';
import type { SaidForget } from '../said.ts';
import { type NamedSlot, namedSlot } from './slot-names.ts';

/** A thing that a request names. */
export type Named = Pick<SaidForget, 'slot' | 'about' | 'everything' | 'scope' | 'one'>;

const NOTHING: Named = { slot: null, about: null, everything: false };

/** Returns the requests of a text by their verbs, each with what it names. */
export function requestsIn(text: ReadText, language: Language): readonly (readonly [Match, readonly Named[]])[] {
  return language
    .rules('forgetRequests')
    .all(text)
    .map((match) => [match, namedBy(match, text, language)]);
}

function namedBy({ from, to, value }: Match, text: ReadText, language: Language): readonly Named[] {
  if (value === 'before' || value === 'that' || value === 'unkept') return [{ ...NOTHING, scope: value }];
  const end = text.clauseAt(to - 1)?.to ?? to;
  if (value === 'told' && isProposal(text, from, end, language)) return [];
  if (value === 'told' && isCalledOff(text, { from, to, end }, language)) return [];
  return objectIn(text, to, end, language, value === 'gone');
}

/** True where nothing narrows "everything": "forget everything you know", not "forget everything about pizza". */
export function isAll(text: ReadText, from: number, to: number, language: Language): boolean {
  const [idle, and] = [language.list('forget idle'), language.list('and')];
  for (let at = from; at < to && and.at(text, at) === undefined; at += 1)
    if (slotAt(text, at, to, language) !== undefined || !isIdle(text, at, idle)) return false;
  return true;
}

/**
 * Returns what the words of a stretch name: slots ("where I work", "my address") or what a fact is about ("the sertraline thing"). `atHand`: where
 * they may as well name a thing at hand, only "my" or words of telling make it something known.
 */
export function objectIn(
  text: ReadText,
  from: number,
  to: number,
  language: Language,
  atHand: boolean,
): readonly Named[] {
  const [idle, telling, owners] = ['forget idle', 'telling', 'request owners'].map((name) => language.list(name));
  const slots = new Map<string, NamedSlot>();
  const about: string[] = [];
  let isTold = !atHand;
  let isKnown = false;
  for (let at = from; at < to; ) {
    const place = slotAt(text, at, to, language);
    const isSaid = telling?.at(text, at) !== undefined;
    isTold ||= isSaid;
    isKnown ||= isSaid || (place !== undefined && (place.end > at + 1 || owners?.at(text, at - 1) !== undefined));
    if (place !== undefined) slots.set(place.slot, place);
    else if (!isIdle(text, at, idle)) about.push(text.sliceOf(at, at + 1));
    at = place?.end ?? at + 1;
  }
  if (about.length > 0) return isTold ? [{ ...NOTHING, about: about.join(' '), scope: 'whole' }] : [];
  if (!isKnown) return [];
  return [...slots.values()].map(ofSlot);
}

/** Returns the request for what is known of a slot. */
export function ofSlot({ slot, one }: NamedSlot): Named {
  return { ...NOTHING, slot, ...(one !== null && { one }) };
}

const LONGEST_NAME = 6; // words: "que hago para ganarme la vida"

/** Returns the slot that the words at a token name, the longest first. */
function slotAt(
  text: ReadText,
  at: number,
  to: number,
  language: Language,
): (NamedSlot & { readonly end: number }) | undefined {
  if (text.tokens[at]?.kind !== 'word') return undefined;
  for (let end = Math.min(to, at + LONGEST_NAME); end > at; end -= 1) {
    const named = namedSlot(text.wordsOf(at, end), language);
    if (named !== null) return { ...named, end };
  }
  return undefined;
}

function isIdle(text: ReadText, at: number, idle: ReturnType<Language['list']> | undefined): boolean {
  const kind = text.tokens[at]?.kind;
  return (kind !== 'word' && kind !== 'number') || idle?.at(text, at) !== undefined;
}

/**
 * True where a thing to do or a day is named, and no word of what is known or was said: "forget the dinner, she's ill" calls off what was to come. `from` and
 * `to` are those of the verb; one of not keeping speaks of what is known by itself.
 */
function isCalledOff(
  text: ReadText,
  { from, to, end }: { readonly from: number; readonly to: number; readonly end: number },
  language: Language,
): boolean {
  const hasAny = (name: string, first: number, last: number) =>
    text.tokens.slice(first, last).some((_token, at) => language.list(name).at(text, first + at) !== undefined);
  if (hasAny('unkept asking', from, to) || hasAny('telling', to, end) || hasAny('request owners', to, end))
    return false;
  let isEvent = false;
  for (let at = to; at < end; at += 1) {
    if (slotAt(text, at, end, language) !== undefined) return false;
    // Behind a verb of forgetting nothing is sought: what is named is read by itself.
    const named = language.readWords(text.sliceOf(at, end));
    isEvent ||= ['activity', 'date'].some((table) => language.rules(table).at(named, 0) !== undefined);
  }
  return isEvent;
}

/** True where what is to be forgotten was a proposal and something else is proposed: "forget the pizza, let's get sushi". */
function isProposal(text: ReadText, from: number, end: number, language: Language): boolean {
  const instead = language.list('forget instead');
  const sentence = text.clauseAt(from)?.sentence;
  return text.clauses.some(
    (clause) => clause.sentence === sentence && clause.from >= end && instead.at(text, clause.from) !== undefined,
  );
}
