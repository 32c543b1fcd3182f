/**
 * The steps that patterns are made of, and what runs them. Each knows the one behind it: a pattern stands where its steps lead to the end. All are
 * of one form and are run by one loop, which the engine of JavaScript has compiled soon after a start, and well.
 */
import { inExactRoom } from '../exact-room.ts';
import type { ReadText } from './read-text.ts';
import type { TokenTest } from './token-test.ts';
import type { WordList } from './word-list.ts';

/** A value found by a reader: what it is, and the token behind it. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

/** A reader of values: a function, or a table of rules. */
export interface Reader {
  /** The keys of the tokens that it may begin at, as `firstKeys` tells them; null where any may. */
  readonly first: readonly string[] | null;
  read(text: ReadText, at: number): Reading | undefined;
}

export type Values = Record<string, unknown>;

/** The things that a step may do. */
export const [STOP, WORD, LIST, VALUE, FEWEST, MAYBE, EITHER, NOT, UNLESS, ANY, GAP, BEGIN, END] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;

interface Parts {
  readonly test?: TokenTest;
  readonly lists?: readonly WordList[];
  readonly reader?: Reader;
  readonly name?: string;
  readonly ways?: readonly Step[];
}

/** A step of a pattern. */
export class Step {
  readonly does: number;
  /** The step behind it; none stands behind the end, which nobody asks for it. */
  readonly behind: Step;
  /** The words that it takes, or may not stand behind. */
  readonly test: TokenTest | null;
  readonly lists: readonly WordList[];
  readonly reader: Reader | null;
  /** The name under which it captures a value. */
  readonly name: string;
  /** The first steps of the patterns that may stand here. */
  readonly ways: readonly Step[];

  constructor(does: number, behind: Step | null, { test, lists, reader, name, ways }: Parts = {}) {
    this.does = does;
    this.behind = behind as Step;
    this.test = test ?? null;
    this.lists = inExactRoom(lists ?? []);
    this.reader = reader ?? null;
    this.name = name ?? '';
    this.ways = inExactRoom(ways ?? []);
  }
}

/** The end of every pattern. */
export const END_OF_PATTERN = new Step(STOP, null);

export const NOWHERE = -1;
const LONGEST_GAP = 3; // words
const MOST_FEW = 6; // words
const ENDS_FEW = new Set([...'.,?!;:()\n"“”«»']);
const LONGEST_ENTRY = 4; // words of a list that `unless:` looks back

/** Returns the token behind a pattern, of which `first` is the first step, where it stands at `from`; else `NOWHERE`. */
export function run(first: Step, text: ReadText, from: number, values: Values): number {
  const { tokens } = text;
  let at = from;
  for (let step = first; ; step = step.behind) {
    switch (step.does) {
      case STOP:
        return at;
      case WORD: {
        const token = tokens[at];
        if (token === undefined || !text.isFree(at) || !(step.test as TokenTest).takes(token)) return NOWHERE;
        at += 1;
        break;
      }
      case LIST: {
        const found = isFree(text, at) ? (step.lists[0] as WordList).at(text, at) : undefined;
        if (found === undefined) return NOWHERE;
        at = found.end;
        break;
      }
      case VALUE:
        return valueTo(step, text, at, values);
      case FEWEST:
        return fewTo(step, text, at, values);
      case MAYBE: {
        const end = run(step.ways[0] as Step, text, at, values);
        if (end !== NOWHERE) return end;
        break;
      }
      case EITHER:
        return eitherTo(step, text, at, values);
      case NOT:
        if (run(step.ways[0] as Step, text, at, {}) !== NOWHERE) return NOWHERE;
        break;
      case UNLESS:
        if (at > 0 && standsBefore(step, text, at)) return NOWHERE;
        break;
      case ANY:
        if (tokens[at]?.kind !== 'word') return NOWHERE;
        at += 1;
        break;
      case GAP:
        return gapTo(step, text, at, values);
      case BEGIN:
        if (!text.begins(at)) return NOWHERE;
        break;
      case END:
        if (!text.ends(at)) return NOWHERE;
        break;
    }
  }
}

function isFree(text: ReadText, at: number): boolean {
  return at < text.tokens.length && text.isFree(at);
}

function eitherTo({ ways }: Step, text: ReadText, at: number, values: Values): number {
  for (const way of ways) {
    const end = run(way, text, at, values);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}

function standsBefore({ test, lists }: Step, text: ReadText, at: number): boolean {
  const before = text.tokens[at - 1];
  if (before !== undefined && (test as TokenTest).takes(before)) return true;
  for (const list of lists) if (endsAt(list, text, at)) return true;
  return false;
}

/** True where an entry of a list stands right before a token. */
function endsAt(list: WordList, text: ReadText, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - LONGEST_ENTRY); from -= 1)
    if (list.at(text, from)?.end === at) return true;
  return false;
}

function gapTo({ behind }: Step, text: ReadText, at: number, values: Values): number {
  for (let to = at; to <= at + LONGEST_GAP; to += 1) {
    const end = run(behind, text, to, values);
    if (end !== NOWHERE) return end;
    if (text.tokens[to]?.kind === 'mark' || to >= text.tokens.length) return NOWHERE;
  }
  return NOWHERE;
}

function valueTo({ name, reader, behind }: Step, text: ReadText, at: number, values: Values): number {
  const found = isFree(text, at) ? (reader as Reader).read(text, at) : undefined;
  if (found === undefined) return NOWHERE;
  const before = values[name];
  values[name] = found.value;
  const end = run(behind, text, found.end, values);
  if (end === NOWHERE) values[name] = before;
  return end;
}

/** Captures as few words as what stands behind them lets it: the "peanut" of "a {x:few} allergy". */
function fewTo({ name, lists, behind }: Step, text: ReadText, at: number, values: Values): number {
  const ends = lists[0] as WordList;
  const before = values[name];
  for (let to = at + 1; to <= at + MOST_FEW; to += 1) {
    const token = text.tokens[to - 1];
    if (to > at + 1 && (text.ends(to - 1) || ends.at(text, to - 1) !== undefined)) break;
    if (token === undefined || !text.isFree(to - 1) || (token.kind === 'mark' && ENDS_FEW.has(token.plain))) break;
    if (to - 1 > at && text.ends(to - 1)) break; // another statement's
    values[name] = text.sliceOf(at, to);
    const end = run(behind, text, to, values);
    if (end !== NOWHERE) return end;
  }
  values[name] = before;
  return NOWHERE;
}
