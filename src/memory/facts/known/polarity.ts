/**
 * The general form of signs: a clause of the user's own that mentions something known, and has a word of what becomes of it. The words are lists
 * of a language, a kind each; what is known is found by `mentions`. So nothing here knows a construction, only on which side of such a word the
 * thing stands, and what must not be between or behind.
 */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import type { KnownNames } from './known-data.ts';
import { type Mentions, meantAt } from './mentions.ts';
import {
  closes,
  type Group,
  isActor,
  isElsewhereAt,
  isMomentary,
  isPart,
  isPartOfValue,
  lightBetween,
  type Place,
} from './places.ts';
import type { Kind, Turn } from './turn.ts';
import { indefiniteAt, isDoneByHealer, isDoneByUser, isGenitive, isOwn } from './whose.ts';

/** An end that a word of a clause tells, of what it mentions. */
export interface Ending {
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
  readonly slots: readonly string[];
  readonly facts: readonly Fact[];
}

const DOING: ReadonlySet<Kind> = new Set(['drops', 'sheds', 'opens', 'lacks']);

const REACH = 4; // words between such a word and what it is said of
/** Returns what the words of a text end, of what it mentions. */
export function endingsIn(text: ReadText, names: KnownNames, turns: readonly Turn[], mentions: Mentions): Ending[] {
  const found: Ending[] = [];
  for (const { at, end, kinds } of turns) {
    const clause = text.clauseAt(at);
    if (clause === undefined) continue;
    const groups = groupsIn(text, names, clause, mentions);
    if (groups.length === 0) {
      const facts = meantByIt(text, names, { at, end, kinds }, clause, mentions);
      if (facts.length > 0) found.push({ at, end, clause, slots: [], facts });
      continue;
    }
    const isKnown = (token: number) => mentions[token] !== undefined;
    const isSomebody = (token: number) => mentions[token]?.some(isActor) ?? false;
    for (const { kind, slots } of kinds) {
      const facts = endedBy(kind, { text, names, turns, clause, groups, slots, at, end, isKnown, isSomebody });
      if (facts.length > 0) found.push({ at, end, clause, slots, facts });
    }
  }
  return found;
}

/** Returns what "it" means where that is dropped: what the sentence named last. "Japanese was too hard, I've let it go". */
function meantByIt(
  text: ReadText,
  names: KnownNames,
  { at, end, kinds }: Turn,
  clause: Clause,
  mentions: Mentions,
): readonly Fact[] {
  if (!kinds.some(({ kind }) => kind === 'drops' || kind === 'sheds')) return [];
  const it = names.list('it');
  const isIt =
    it.at(text, end) !== undefined ||
    it.at(text, at - 1)?.end === at ||
    it.at(text, end - 1) !== undefined ||
    it.at(text, end - 2) !== undefined;
  if (!isIt) return [];
  const earlier = text.clauses.filter(({ sentence, to }) => sentence === clause.sentence && to <= clause.from);
  for (const one of earlier.toReversed()) {
    const groups = groupsIn(text, names, one, mentions);
    if (groups.length > 0) return groups.length === 1 ? (groups[0]?.facts ?? []).filter((fact) => !isActor(fact)) : [];
  }
  return [];
}

function endedBy(kind: Kind, place: Place): readonly Fact[] {
  const { names, clause, groups, at, end, text } = place;
  const behind = groups.find(({ from }) => from >= end);
  const before = groups.findLast(({ to }) => to <= at);
  switch (kind) {
    case 'drops':
    case 'sheds':
      return droppedAt(kind, place, before, behind);
    case 'opens':
      return at === clause.from || names.list('joints').at(text, clause.from)?.end === at
        ? droppedAt(kind, place, before, behind)
        : [];
    case 'closes':
      return before?.to === at && end >= clause.to ? before.facts : [];
    case 'being':
    case 'goes':
      return goneAt(kind, place, before, behind);
    case 'over':
      return isDoneByUser(place) ? ((behind ?? before)?.facts ?? []) : [];
    case 'lacks':
      return isDoneByUser(place) ? lackedAt(place, before, behind) : [];
    default:
      return [];
  }
}

/** Slots of what those who heal begin and end. */
const OF_BODY: ReadonlySet<string> = new Set(['health', 'habit', 'diet']);

function droppedAt(kind: Kind, place: Place, before: Group | undefined, behind: Group | undefined): readonly Fact[] {
  const { text, names, at, end } = place;
  const isOfBody = behind?.facts.every(({ slot }) => OF_BODY.has(slot)) ?? false;
  const isMeant = isDoneByUser(place) || (isOfBody && isDoneByHealer(place));
  if ((kind === 'drops' || place.slots.length > 0) && !isMeant) return [];
  if (kind === 'drops' && isMomentary(place)) return [];
  if (behind !== undefined && behind.from - end <= REACH && !hasTurnWithin(place, end, behind.from)) {
    const isAnother = isPart(place, behind) || indefiniteAt(text, names, behind.from, end);
    if (isAnother || (kind === 'drops' && isElsewhereAt(place, behind.to))) return [];
    return behind.facts.filter((fact) => !isPartOfValue(place, behind, fact));
  }
  // "The yoga I quit": nothing else is named behind it.
  const isFronted = before !== undefined && closes(place, end) && at - before.to <= 2;
  return isFronted && (names.ownEnding !== undefined || isOwn(text, names, before.to, end)) ? before.facts : [];
}

function goneAt(kind: Kind, place: Place, before: Group | undefined, behind: Group | undefined): readonly Fact[] {
  const { text, names, clause, at, end } = place;
  if (kind === 'being' && !isState(place, before?.to ?? at)) return [];
  // Where verbs show their subject it may stand behind them: "se murió Rocco".
  if (names.ownEnding !== undefined && before === undefined && behind !== undefined) {
    const isWhole = lightBetween(place, end, behind.from) && closes(place, behind.to);
    return isWhole && !indefiniteAt(text, names, behind.from, end) ? behind.facts : [];
  }
  if (before === undefined || at - before.to > REACH || indefiniteAt(text, names, before.from, clause.from)) return [];
  if (!before.facts.some(isActor)) return isPart(place, before) || isMomentary(place) ? [] : before.facts;
  const isNext = kind === 'being' || lightBetween(place, before.to, at);
  const isWhole = place.slots.length === 1 && place.slots[0] === 'boss';
  return isNext && (isWhole || closes(place, end)) ? before.facts : [];
}

function lackedAt(place: Place, before: Group | undefined, behind: Group | undefined): readonly Fact[] {
  const { text, turns, clause, at, end } = place;
  const lapses = turns.some(
    (one) => text.clauseAt(one.at) === clause && one.kinds.some(({ kind }) => kind === 'lapse'),
  );
  if (!lapses) return [];
  // "The launch isn't in March any more".
  if (before?.to === at) return before.facts.filter(({ slot }) => SETTLED.has(slot));
  if (behind === undefined || behind.from - end > REACH || hasTurnWithin(place, end, behind.from)) return [];
  return behind.facts.filter((fact) => !isActor(fact));
}

/** Slots of what is settled: "it isn't in March any more" is said of one before. */
const SETTLED: ReadonlySet<string> = new Set(['decision', 'goal', 'project']);

/** True where "is" stands between what is named and its state: "Rome is off", "Rome's finally off". */
function isState({ text, names, at }: Place, from: number): boolean {
  const [be, light] = [names.list('be'), names.list('light')];
  let isBeing = text.tokens[from - 1]?.plain.endsWith("'s") ?? false;
  for (let place = from; place < at; ) {
    const being = be.at(text, place)?.end;
    isBeing ||= being !== undefined;
    const next = being ?? light.at(text, place)?.end;
    if (next === undefined) return false;
    place = next;
  }
  return isBeing;
}

/** True where another word that ends things stands between, or a thing in a place: "stopped selling", "no more overtime at Ikea". */
function hasTurnWithin({ text, names, turns }: Place, from: number, to: number): boolean {
  const [aside, small] = [names.list('aside'), names.list('small')];
  for (let at = from; at < to; at += 1) {
    if (aside.at(text, at) === undefined) continue;
    if (small.at(text, at) === undefined || (at > from && small.at(text, at - 1) === undefined)) return true;
  }
  return turns.some(({ at, kinds }) => at >= from && at < to && kinds.some(({ kind }) => DOING.has(kind)));
}

export function groupsIn(text: ReadText, names: KnownNames, clause: Clause, mentions: Mentions): Group[] {
  const groups: Group[] = [];
  const of = names.list('of');
  for (let at = clause.from; at < clause.to; at += 1) {
    if (mentions[at] === undefined) continue;
    let to = at + 1;
    for (;;) {
      const next = of.at(text, to)?.end ?? to;
      if (to < clause.to && mentions[to] !== undefined) to += 1;
      else if (next > to && next < clause.to && mentions[next] !== undefined) to = next + 1;
      else break;
    }
    if (!isGenitive(text, names, at, to)) groups.push({ from: at, to, facts: meantAt(mentions, at, to) });
    at = to - 1;
  }
  return groups;
}
