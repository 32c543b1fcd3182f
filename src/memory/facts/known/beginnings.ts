/**
 * What begins for the user, in a slot of one value, so that what was known of it is over though nothing says so: "I start Monday at the post
 * office". A row of a language's table has the words of the event, those before the value, and the shape of the value.
 */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import { WordList } from '../../understanding/word-list.ts';
import type { BeginningRow, Beginnings, ReadyRow } from './beginning-row.ts';
import type { KnownNames } from './known-data.ts';

/** Makes the rows of a language ready. */
export function beginningsOf(rows: readonly BeginningRow[]): Beginnings {
  const rowsOf = new Map<string, number[]>();
  for (const [number, { events }] of rows.entries())
    for (const event of events.split(/[,\n]/).map((one) => one.trim()))
      if (event !== '') rowsOf.set(event, [...(rowsOf.get(event) ?? []), number]);
  return {
    events: new WordList([...rowsOf].map(([event, numbers]) => `${event} = ${numbers.join(' ')}`).join(',')),
    rows: rows.map(({ slots, with: before, before: prepositions, value, frame }) => ({
      slots: slots.split(' '),
      with: before === undefined ? undefined : new WordList(before),
      before: new WordList(prepositions),
      value,
      frame,
    })),
  };
}

/** Something that began. */
export interface Beginning {
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
  readonly slots: readonly string[];
  readonly value: string;
  readonly frame: string;
}

const REACH = 5; // words between an event and the word before its value

/** Returns what begins in a text, for whomever. */
export function beginningsIn(text: ReadText, names: KnownNames): Beginning[] {
  const found: Beginning[] = [];
  const { rows, events } = names.beginnings;
  for (const at of text.tokens.keys()) {
    const event = events.at(text, at);
    const clause = event && text.clauseAt(at);
    if (event === undefined || clause === undefined) continue;
    for (const number of event.value.split(' ')) {
      const row = rows[Number(number)];
      if (row === undefined || found.some(({ frame }) => frame === row.frame) || !hasBefore(text, row.with, clause, at))
        continue;
      const value =
        row.value === 'figure' ? figureIn(text, names, clause) : valueBehind(text, names, row, clause, event.end);
      if (value !== undefined) found.push({ at, end: event.end, clause, slots: row.slots, value, frame: row.frame });
    }
  }
  return found;
}

function hasBefore(text: ReadText, list: WordList | undefined, clause: Clause, to: number): boolean {
  if (list === undefined) return true;
  for (let at = clause.from; at < to; at += 1) if (list.at(text, at) !== undefined) return true;
  return false;
}

/** Reads the value in the clause of the event, or behind "it is" in the next: "we got our own place, it's in Lewisham". */
function valueBehind(
  text: ReadText,
  names: KnownNames,
  row: ReadyRow,
  clause: Clause,
  from: number,
): string | undefined {
  const here = valueWithin(text, names, row, clause, from);
  if (here !== undefined) return here;
  const next = text.clauses[text.clauses.indexOf(clause) + 1];
  if (next === undefined || next.isAsked) return undefined;
  const opened = names.list('that is').at(text, names.list('joints').at(text, next.from)?.end ?? next.from)?.end;
  return opened === undefined ? undefined : valueWithin(text, names, row, next, opened);
}

function valueWithin(
  text: ReadText,
  names: KnownNames,
  row: ReadyRow,
  clause: Clause,
  from: number,
): string | undefined {
  for (let at = from; at < Math.min(clause.to, from + REACH); at += 1) {
    const before = row.before.at(text, at)?.end;
    if (before === undefined || before >= clause.to) continue;
    const start = names.list('filler').at(text, before)?.end ?? before;
    if (
      names.list('elsewhere').at(text, start) !== undefined ||
      names.list('elsewhere').at(text, start + 1) !== undefined
    )
      return undefined;
    if (names.reader('number').read(text, start) !== undefined) return undefined; // "started at nine"
    const value = names.reader(row.value).read(text, start)?.value;
    return typeof value === 'string' ? value : undefined;
  }
  return undefined;
}

function figureIn(text: ReadText, names: KnownNames, { sentence }: Clause): string | undefined {
  const figure = names.reader('figure');
  let only: string | undefined;
  for (const at of text.tokens.keys()) {
    if (text.clauseAt(at)?.sentence !== sentence) continue;
    const value = figure.read(text, at)?.value;
    if (value === undefined) continue;
    if (only !== undefined || names.list('units').at(text, at + 1) !== undefined) return undefined;
    only = String(value);
  }
  return only;
}
