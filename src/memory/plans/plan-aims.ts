import { DEED, ERRAND, type FoundActivity, LED } from './found-activity.ts';
import type { PlanSign, Reading } from './plan-slots.ts';

const WISHES = new Set(['wish', 'request', 'book', 'motion']);
const LONGEST_AIM = 5; // words
const LONGEST_DEED = 8; // words of an aim that begins with its verb

/**
 * Returns what a text wants done, by its verb: behind a wish or a duty ("tengo que llevar el coche al taller"), or at the beginning of a clause
 * ("get my watch repaired").
 */
export function findDeed(reading: Reading): FoundActivity | undefined {
  const { text, language } = reading;
  for (const { from, to, value } of language.rules('aims').all(text)) {
    const lead = leadOf(reading, from);
    if (lead === undefined || (lead === 'open' && !isOpening(text, from))) continue;
    const end = deedEnd(reading, from, to);
    const traits = [...(lead === 'wish' ? [LED] : []), ...(value === ERRAND ? [ERRAND] : [])];
    return { name: said(text, from, end), from, to: end, traits };
  }
  return undefined;
}

/** "Quiero echar una partida": behind a wish any verb is something to do, but those of mind, speech and work. It counts where a place or a day is told. */
export function findUnlisted(reading: Reading): FoundActivity | undefined {
  const { text, language } = reading;
  const [wanting, lightly, idle] = ['wanting', 'lightly', 'idle verbs'].map((name) => language.list(name));
  for (let at = 0; at < text.tokens.length; at += 1) {
    const wish = text.isFree(at) ? wanting?.at(text, at) : undefined;
    if (wish === undefined) continue;
    let from = wish.end;
    for (let light = lightly?.at(text, from); light !== undefined; light = lightly?.at(text, from)) from = light.end;
    if (text.clauseAt(from) !== text.clauseAt(at) || !isVerb(reading, from, at) || idle?.at(text, from) !== undefined)
      continue;
    const end = deedEnd(reading, from, from + 1);
    return { name: said(text, from, end), from, to: end, traits: ['vague', 'aim', DEED] };
  }
  return undefined;
}

const SHORTEST_VERB = 4; // letters of one that is known by its ending

/** True for a word that ends as verbs do where they are named ("ver", "going"), or stands where only a verb can. */
function isVerb({ text, language }: Reading, at: number, begin: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !text.isFree(at)) return false;
  const isNamed = language.list('deed endings').words.some((ending) => token.plain.endsWith(ending));
  return (
    (isNamed && token.plain.length >= SHORTEST_VERB) ||
    entryBefore(text, at, begin, language.list('before verbs')) !== undefined
  );
}

/** A stretch as it was written: "run a 10k". */
function said(text: Reading['text'], from: number, to: number): string {
  return text.sliceOf(from, to).toLowerCase().replace(/\s+/g, ' ');
}

/** True where a text has a verb of doing behind a wish or at the beginning of a clause. */
export function hasDeed(reading: Reading): boolean {
  const { text, language } = reading;
  return language
    .rules('aims')
    .all(text)
    .some(({ from }) => {
      const lead = leadOf(reading, from);
      return lead === 'wish' || (lead === 'open' && isOpening(text, from));
    });
}

const SHORT = 12; // tokens of a message of which any clause may begin with a deed
const GREETING = 4; // tokens before the deed that begins a longer one

function isOpening(text: Reading['text'], at: number): boolean {
  return text.tokens.length <= SHORT || at <= GREETING;
}

/** Returns what stands before a verb: a wish, or nothing but greetings. */
function leadOf({ text, language }: Reading, at: number): 'wish' | 'open' | undefined {
  const begin = text.clauseAt(at)?.from ?? at;
  const lightly = language.list('lightly');
  const wanting = language.list('wanting');
  const openers = ['greetings', 'under way'].map((name) => language.list(name));
  let from = at;
  while (from > begin) {
    if (entryBefore(text, from, begin, wanting) !== undefined) return 'wish';
    const light = [lightly, ...openers].map((list) => entryBefore(text, from, begin, list)).find(isFound);
    if (light === undefined) return undefined;
    from = light;
  }
  return 'open';
}

const isFound = (at: number | undefined) => at !== undefined;
const LONGEST_ENTRY = 4; // words

/** Returns where the entry of a list begins that ends right before a token. */
function entryBefore(
  text: Reading['text'],
  at: number,
  begin: number,
  list: ReturnType<Reading['language']['list']>,
): number | undefined {
  for (let from = Math.max(begin, at - LONGEST_ENTRY); from < at; from += 1)
    if (list.at(text, from)?.end === at) return from;
  return undefined;
}

/** Returns the token behind a deed: its verb, and what it is done to, up to a place, a day or a word that tells of something else. */
function deedEnd({ text, language }: Reading, from: number, verbEnd: number): number {
  const stops = language.list('aim stops');
  const within = language.list('aim within');
  let to = verbEnd;
  while (to < from + LONGEST_DEED && !text.ends(to) && isWordOfAim(text, to)) {
    if (stops.at(text, to) !== undefined && within.at(text, to) === undefined) break;
    to += 1;
  }
  const small = ['small words', 'articles'].map((name) => language.list(name));
  const dangles = (at: number) => {
    const inner = within.at(text, at);
    return (inner !== undefined && inner.value !== 'end') || small.some((list) => list.at(text, at)?.end === at + 1);
  };
  while (to > verbEnd && dangles(to - 1)) to -= 1;
  // "Subir al Teide": where it is done is all that it is done to.
  if (dangles(to - 1)) while (!text.ends(to) && !text.isFree(to)) to += 1;
  return to;
}

function isWordOfAim(text: Reading['text'], at: number): boolean {
  const kind = text.tokens[at]?.kind;
  return (kind === 'word' || kind === 'number') && text.isFree(at);
}

/**
 * Returns what is sought where no list knows it: the words behind a wish ("quiero ver las estrellas en …"), or those that open the text and
 * stand before the first place, day or preposition ("Easter egg hunt in Kew"). It counts little by itself.
 */
export function findAim(reading: Reading, signs: readonly PlanSign[]): FoundActivity | undefined {
  const { text } = reading;
  const wish = signs.find(({ name, from }) => WISHES.has(name) && text.isFree(from));
  const starts = [
    wish?.to,
    text.clauses.find(({ from }) => text.isFree(from) && !signs.some((sign) => sign.from === from))?.from,
  ];
  for (const start of starts) {
    const aim = start === undefined ? undefined : aimAt(reading, start);
    if (aim !== undefined) return aim;
  }
  return undefined;
}

function aimAt({ text, language }: Reading, start: number): FoundActivity | undefined {
  const fillers = language.list('aim fillers');
  const stops = language.list('aim stops');
  const [telling, addresses] = ['telling verbs', 'addresses'].map((name) => language.list(name));
  let from = start;
  for (let filler = fillers.at(text, from); filler !== undefined; filler = fillers.at(text, from)) from = filler.end;
  let to = from;
  while (
    to < from + LONGEST_AIM &&
    text.tokens[to]?.kind === 'word' &&
    text.isFree(to) &&
    stops.at(text, to) === undefined
  )
    to += 1;
  // "Empiezo el doctorado en Lisboa": told of a life.
  for (let at = from; at < to; at += 1) if (telling?.at(text, at) !== undefined) return undefined;
  // "My cousin's off to Japan", "the wedding's in Rome": what is told of.
  if (text.tokens[to - 1]?.plain.endsWith("'s")) return undefined;
  while (to > from && language.list('small words').at(text, to - 1)?.end === to) to -= 1;
  const last = text.tokens[to - 1];
  if (to === from || last === undefined || language.list('articles').at(text, to - 1) !== undefined) return undefined;
  if (['replies', 'ordinals'].some((list) => language.list(list).at(text, from) !== undefined) || last.plain.length < 3)
    return undefined;
  // "Hello sir": whom it is said to.
  if (addresses?.at(text, from)?.end === to) return undefined;
  // A sentence goes on with its verb; what is sought ends at a place, a day, a mark.
  const isEnded =
    text.tokens[to] === undefined ||
    text.tokens[to]?.kind !== 'word' ||
    !text.isFree(to) ||
    stops.at(text, to) !== undefined;
  if (!isEnded) return undefined;
  const occasions = language.list('occasions');
  const isOccasion = text.tokens
    .slice(from, to)
    .some((_token, index) => occasions.at(text, from + index) !== undefined);
  return { name: text.wordsOf(from, to), from, to, traits: isOccasion ? [] : ['vague', 'aim'] };
}
