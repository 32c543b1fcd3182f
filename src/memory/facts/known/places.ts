/** Where words of what becomes of something stand, and what around them makes it something else. */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import type { KnownNames } from './known-data.ts';
import type { Turn } from './turn.ts';

/** Facts that stand together in a text, from a token to another. */
export interface Group {
  readonly from: number;
  readonly to: number;
  readonly facts: readonly Fact[];
}

/** The place of such a word, with what its clause names. */
export interface Place {
  readonly text: ReadText;
  readonly names: KnownNames;
  readonly turns: readonly Turn[];
  readonly clause: Clause;
  readonly groups: readonly Group[];
  readonly slots: readonly string[];
  readonly at: number;
  readonly end: number;
  readonly isKnown: (token: number) => boolean;
  readonly isSomebody?: (token: number) => boolean;
}

/** Slots whose facts do things themselves: "Omar sold his company" ends nothing of Omar. */
const ACTORS: ReadonlySet<string> = new Set(['family', 'pet', 'partner', 'marital_status', 'boss']);
export const isActor = ({ slot }: Fact) => ACTORS.has(slot) || slot.startsWith('own:');

/** True where only words of manner and time stand between two places. */
export function lightBetween({ text, names }: Place, from: number, to: number): boolean {
  const light = names.list('light');
  for (let at = from; at < to; ) {
    const end = light.at(text, at)?.end;
    if (end === undefined) return false;
    at = end;
  }
  return true;
}

/** True where a clause ends at a token, or goes on with when or why. */
export function closes({ text, names, clause }: Place, at: number): boolean {
  if (at >= clause.to) return true;
  const isIt = hasAny(text, names, at, ['theirs', 'it']);
  // "Samuel terminó la carrera", but "terminó la semana pasada".
  return ['light', 'stops'].some((list) => (names.list(list).at(text, at)?.end ?? 0) > at + Number(isIt));
}

/**
 * True where nothing else is named behind a word by which something unnamed is over: it closes its clause, or a noun of those slots follows ("quit my job"), but
 * no other thing ("quit the chat group", "terminamos la reunión").
 */
export function namesNoOther(place: Place, isOwn: (slot: string) => boolean): boolean {
  const { text, names, end, clause, isKnown } = place;
  const small = names.list('small');
  let at = end;
  // "Cortamos la" may be a rule's words, whose article is that of "la semana pasada".
  while (at > place.at + 1 && small.at(text, at - 1) !== undefined) at -= 1;
  while (at < clause.to && small.at(text, at) !== undefined && !closes(place, at)) at += 1;
  if (closes(place, at) || isKnown(at)) return true;
  const [slot = ''] = names.list('nouns').at(text, at)?.value.split('/') ?? [];
  return isOwn(slot);
}

/** True where a place follows what is left, not when, nor what comes instead: "left the Golf at the garage". */
export function isElsewhereAt({ text, names, clause, at: sign }: Place, at: number): boolean {
  if (at >= clause.to || !hasAny(text, names, at, ['aside']) || hasAny(text, names, at, ['stops'])) return false;
  return !(hasAny(text, names, sign, ['swaps']) && hasAny(text, names, at, ['into']));
}

/** True for what passes: "left Lidl at seven tonight", "lost her for an hour". */
export function isMomentary({ text, names, clause }: Pick<Place, 'text' | 'names' | 'clause'>): boolean {
  const [moment, hours, number] = [names.list('moment'), names.list('at hours'), names.reader('number')];
  for (let at = clause.from; at < clause.to; at += 1) {
    if (moment.at(text, at) !== undefined) return true;
    const hour = hours.at(text, at)?.end;
    if (hour !== undefined && number.read(text, hour) !== undefined) return true;
  }
  return false;
}

/**
 * True where what is named only tells of what kind something else is: "shut down my bank account", "los muebles de Ikea". A noun that stands for
 * the whole of it does not: "my yoga classes", "el curso de inglés".
 */
export function isPart(place: Place, { from, to, facts }: Group): boolean {
  const { text, names, clause, end, isKnown } = place;
  if (facts.some(isActor)) return false;
  const [of, wholes] = [names.list('of'), names.list('wholes')];
  const [last, next] = [text.tokens[to - 1], text.tokens[to]];
  const isCommon = last !== undefined && !last.isCapital && last.kind === 'word';
  // Where verbs show their subject, nouns are joined by "de", else they stand side by side.
  if (names.ownEnding === undefined) {
    if (!isCommon || to >= clause.to || to === place.at || next?.kind !== 'word' || next.isCapital) return false;
    return !hasAny(text, names, to, [
      'wholes',
      'stops',
      'light',
      'aside',
      'into',
      'be',
      'joints',
      'subjects',
      'own',
      'of',
    ]);
  }
  const noun = from - 2;
  for (const at of [noun, noun - 1]) {
    if (at < end || of.at(text, at + 1)?.end !== from) continue;
    if (!isKnown(at) && wholes.at(text, at) === undefined && text.tokens[at]?.kind === 'word') return true;
  }
  return false;
}

/** Slots of what is undertaken, which has more to it than the word that tells which it is. */
const UNDERTAKEN: ReadonlySet<string> = new Set(['goal', 'project', 'decision', 'work', 'other_work']);

/**
 * True where what is mentioned is in a value only to tell of what kind a thing is that goes unmentioned: "chau Rosario" leaves a goal of "correr los 21k de
 * Rosario" alone. Of what a noun stands for the whole of it is the thing: "hace un curso de yoga".
 */
export function isPartOfValue({ text, names }: Place, { from, to }: Group, fact: Fact): boolean {
  if (!UNDERTAKEN.has(fact.slot)) return false;
  const mentioned = new Set(text.tokens.slice(from, to).map(({ plain }) => plain));
  const value = names.read(fact.value);
  const [of, wholes] = [names.list('of what'), names.list('wholes')];
  const isWhich = (at: number) =>
    [at - 1, at - 2].some(
      (small) => small > 1 && of.at(value, small)?.end === at && wholes.at(value, small - 1) === undefined,
    );
  const places = value.tokens.flatMap(({ plain }, at) => (mentioned.has(plain) ? [at] : []));
  return places.length > 0 && places.every(isWhich);
}

function hasAny(text: ReadText, names: KnownNames, at: number, lists: readonly string[]): boolean {
  return lists.some((list) => names.list(list).at(text, at) !== undefined);
}
