/** What is changed for something else in one breath: "switched from Slack to Teams", "the launch slipped to August". */
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import type { KnownNames } from './known-data.ts';
import type { Group } from './places.ts';

/** A known thing, and what is in its place now. */
export interface Exchange {
  readonly at: number;
  readonly end: number;
  readonly facts: readonly Fact[];
  readonly value: string;
}

const REACH = 4; // words between "swapped" and what is
/** Slots of what moves by itself. */
const MOVING: ReadonlySet<string> = new Set(['decision', 'goal', 'project']);

/** Returns what is exchanged among what a clause names. */
export function exchangesIn(text: ReadText, names: KnownNames, groups: readonly Group[]): Exchange[] {
  const [swaps, into, moves] = [names.list('swaps'), names.list('into'), names.list('moves')];
  const found: Exchange[] = [];
  for (const { from, to, facts } of groups) {
    const clause = text.clauseAt(from);
    if (clause === undefined) continue;
    const read = (at: number) => {
      const value = at < clause.to ? names.reader('value').read(text, at)?.value : undefined;
      return typeof value === 'string' ? value : undefined;
    };
    for (let at = Math.max(clause.from, from - REACH); at < from; at += 1) {
      const behind = swaps.at(text, at) === undefined ? undefined : into.at(text, to)?.end;
      const value = behind === undefined ? undefined : read(behind);
      if (value === undefined) continue;
      found.push({ at, end: to, facts, value });
      break;
    }
    const moved = moves.at(text, to) ?? moves.at(text, names.list('light').at(text, to)?.end ?? to);
    const value = moved === undefined ? undefined : read(moved.end);
    if (moved !== undefined && value !== undefined && facts.some(({ slot }) => MOVING.has(slot)))
      found.push({ at: from, end: moved.end, facts: facts.filter(({ slot }) => MOVING.has(slot)), value });
  }
  return found;
}
