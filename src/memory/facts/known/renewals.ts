/**
 * New values of what is known by its kind: "my new boss is Claudia", "I have a new boss, her name is Joyce", "Fatima is my boss now". A noun names
 * the slot, a word in its clause says that it is another now, and the value stands on the other side of "is".
 */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { KnownNames } from './known-data.ts';
import type { Turn } from './turn.ts';

/** A noun of a slot of which a new value is told. `list` names the words of which a fact that is meant has one, where the slot holds other things too. */
export interface Renewal {
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
  readonly slot: string;
  readonly list: string | undefined;
  readonly value: string;
}

const NEAR = 2; // words between "new" and its noun
const LONGEST_NAME = 3; // words
/** Slots whose values are names. */
const NAMED: ReadonlySet<string> = new Set(['partner', 'pet', 'name', 'boss']);
export const isNamed = (slot: string) => NAMED.has(slot) || slot.startsWith('own:');

/** Returns the new values in a text; `isOver` tells slots of which something ended in it, where no word need say that it is another. */
export function renewalsIn(
  text: ReadText,
  names: KnownNames,
  turns: readonly Turn[],
  isOver: (slot: string) => boolean,
  mayBeOver: boolean,
): Renewal[] {
  const found: Renewal[] = [];
  const isRenewed = turns.some(({ kinds }) => kinds.some(({ kind }) => kind === 'now' || kind === 'new'));
  if (!isRenewed && !mayBeOver) return found;
  const [nouns, more] = [names.list('nouns'), names.list('renewed nouns')];
  const hasTurn = (kind: 'now' | 'new', from: number, to: number) =>
    turns.some(({ at, kinds }) => at >= from && at < to && kinds.some((one) => one.kind === kind));
  for (const [index, clause] of text.clauses.entries()) {
    for (let at = clause.from; at < clause.to; at += 1) {
      const noun = nouns.at(text, at) ?? more.at(text, at);
      if (noun === undefined) continue;
      const [slot = '', list] = noun.value.split('/');
      const isNew = hasTurn('new', at - NEAR, at) || hasTurn('new', noun.end, noun.end + 1);
      const isOwn = at > clause.from && names.list('mine').at(text, at - 1)?.end === at;
      if (!isNew && !(isOwn && (hasTurn('now', clause.from, clause.to) || isOver(slot)))) continue;
      const value =
        valueBehind(text, names, slot, noun.end, text.clauses[index + 1]) ??
        nameBefore(text, names, clause, at, isNamed(slot) || slot === 'home' || list !== undefined);
      if (value !== undefined) found.push({ at, end: noun.end, clause, slot, list, value });
    }
  }
  return found;
}

/** Reads the value behind "is", in the same clause, or in the next: "I've a new boss, her name is Joyce". */
function valueBehind(
  text: ReadText,
  names: KnownNames,
  slot: string,
  from: number,
  next: Clause | undefined,
): string | undefined {
  const clause = text.clauseAt(from - 1);
  const at = skip(text, names, ['filler'], from);
  const isShort = text.tokens[from - 1]?.plain.endsWith("'s") === true;
  const being =
    names.list('called').at(text, from)?.end ?? names.list('be').at(text, at)?.end ?? (isShort ? at : undefined);
  if (being !== undefined && being < (clause?.to ?? 0)) return read(text, names, slot, being);
  if (at < (clause?.to ?? 0) || next === undefined) return undefined;
  const called = skip(text, names, ['called', 'filler'], next.from);
  const isName = isNamed(slot) && next.to - next.from <= LONGEST_NAME && text.tokens[next.from]?.isCapital;
  return called > next.from || isName ? read(text, names, slot, called) : undefined;
}

function read(text: ReadText, names: KnownNames, slot: string, from: number): string | undefined {
  const at = skip(text, names, ['filler'], from);
  const value = names.reader(isNamed(slot) ? 'who' : 'value').read(text, at)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Reads the name that is so now: "Fatima is my boss now". */
function nameBefore(text: ReadText, names: KnownNames, clause: Clause, at: number, mayBe: boolean): string | undefined {
  if (!mayBe) return undefined;
  const from = skip(text, names, ['joints', 'filler'], clause.from);
  const found = names.reader('who').read(text, from);
  if (found === undefined || found.end >= at) return undefined;
  const isBeing = names.list('be').at(text, skip(text, names, ['filler'], found.end)) !== undefined;
  if (!isBeing && !text.tokens[found.end - 1]?.plain.endsWith("'s")) return undefined;
  return String(found.value);
}

function skip(text: ReadText, names: KnownNames, lists: readonly string[], from: number): number {
  for (let at = from; ; ) {
    const end = lists.map((list) => names.list(list).at(text, at)?.end).find((one) => one !== undefined);
    if (end === undefined || (text.ends(at) && at > from)) return at;
    at = end;
  }
}
