/**
 * Labelled messages in the light of what is known, in the compact form of `tests/fixtures/facts/known-*.txt`, a line each: `slot=value; slot=value |
 * message | outcomes`. Outcomes are `none`, or any of `confirm slot`, `end slot`, `replace slot [new value]` and `add slot [value]` with a
 * semicolon between; behind a slot of which two facts are known, `<word>` says which is meant.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { meaningOf } from '../../../src/memory/facts/fact-slots.ts';
import { familyOf } from '../../../src/memory/facts/known/signs.ts';
import { SLOTS } from '../../../src/memory/facts/slots.ts';
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { factSaid, type PairLanguage } from './known-pairs.ts';
import { fold } from './labelled-set.ts';
import { shown, ToldTurns } from './told-turns.ts';

/** What becomes of a known fact. */
export type Becomes = 'confirm' | 'replace' | 'add' | 'end';

export interface LineFact {
  readonly key: string;
  readonly slot: string;
  readonly value: string;
}

export interface LineOutcome {
  readonly becomes: Becomes;
  /** The slot as the line names it. */
  readonly key: string;
  /** The place of its fact among the known ones; -1 for a value added to a slot of which nothing is known. */
  readonly fact: number;
  /** The new value in the words of the message; empty where there is none. */
  readonly value: string;
}

export interface KnownLine {
  readonly id: string;
  readonly known: readonly LineFact[];
  readonly message: string;
  /** None for a message that changes nothing. */
  readonly outcomes: readonly LineOutcome[];
}

const FOLDER = new URL('../../fixtures/facts/', import.meta.url).pathname;
const OUTCOME = /^(confirm|replace|add|end) (\S+?)(?: <([^>]+)>)?(?: \[(.+)\])?$/;

/** Returns the slot that a key of a line stands for: `attribute:boss` is the boss. */
export function slotOfKey(key: string): string {
  if (key in SLOTS || key.startsWith('favorite:')) return key;
  return meaningOf(key.replace(/^attribute:/, '')).slot;
}

/** Reads all files `known-….LANGUAGE.txt`; throws a RangeError with all faults of their form. */
export function readKnownLines(language: PairLanguage, folder = FOLDER): KnownLine[] {
  const files = readdirSync(folder).filter((file) => /^known-.*\.txt$/.test(file) && file.endsWith(`.${language}.txt`));
  const faults: string[] = [];
  const lines = files.flatMap((file) =>
    readFileSync(folder + file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line, at) => {
        const id = `${basename(file, '.txt')}:${at + 1}`;
        const found = parseKnownLine(line, id);
        if (typeof found === 'string') faults.push(`${id} ${found}: ${line}`);
        return typeof found === 'string' ? [] : [found];
      }),
  );
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  return lines;
}

/** Reads a line, or returns what is wrong with it. */
export function parseKnownLine(line: string, id: string): KnownLine | string {
  const parts = line.split(' | ');
  const [facts = '', message = '', told = ''] = parts;
  if (parts.length !== 3) return 'has not three parts';
  const known: LineFact[] = [];
  for (const one of facts.split('; ')) {
    const [, key = '', value = ''] = /^([^=\s]+)=(\S.*)$/.exec(one) ?? [];
    if (value === '') return `knows no fact "${one}"`;
    known.push({ key, slot: slotOfKey(key), value });
  }
  const outcomes: LineOutcome[] = [];
  for (const one of told === 'none' ? [] : told.split('; ')) {
    const [, becomes, key = '', word, value = ''] = OUTCOME.exec(one) ?? [];
    if (becomes === undefined) return `has no outcome "${one}"`;
    const ofSlot = known.filter((fact) => fact.key === key);
    const meant =
      word === undefined ? ofSlot : ofSlot.filter((fact) => fact.value.toLowerCase().includes(word.toLowerCase()));
    if (becomes !== 'add' && meant.length !== 1) return `does not say which fact "${one}" means`;
    const isNew = becomes === 'replace' || becomes === 'add';
    if (isNew !== (value !== '') || !message.includes(value))
      return `has a value in "${one}" that is not in the message`;
    outcomes.push({
      becomes: becomes as Becomes,
      key,
      fact: meant[0] === undefined ? -1 : known.indexOf(meant[0]),
      value,
    });
  }
  return { id, known, message, outcomes };
}

/** What came of a line. */
export interface LineVerdict {
  readonly line: KnownLine;
  /** The outcome that counts for it: its first, or `none`. */
  readonly outcome: Becomes | 'none';
  readonly right: boolean;
  /** True where a fact ended or was replaced that should not have been. */
  readonly harm: boolean;
  readonly events: readonly string[];
}

/** Tells the message of a line to someone of whom its facts are known. */
export function judgeKnownLine(line: KnownLine, language: PairLanguage): LineVerdict {
  const told = new ToldTurns(language);
  for (const { slot, key, value } of line.known) told.learn([factSaid(slot, key, value, language)]);
  const before = told.active;
  const events = told.tell(line.message);
  const after = told.active;
  const fresh = after.filter((value) => !before.includes(value));
  const stands = (value: string) => after.includes(value) || !before.includes(value);
  const isRight = ({ becomes, fact, value }: LineOutcome) => {
    const old = line.known[fact]?.value ?? '';
    if (becomes === 'confirm') return events.some((one) => one.event === 'confirmed' && one.fact.value === old);
    if (becomes === 'end') return !stands(old) && !events.some(({ superseded }) => superseded?.value === old);
    return (becomes === 'add' ? stands(old) : !stands(old)) && fresh.some((one) => isToldIn(one, value));
  };
  const mayGo = line.outcomes
    .filter(({ becomes }) => becomes === 'end' || becomes === 'replace')
    .map(({ fact }) => fact);
  const harm = line.known.some(({ value }, at) => !stands(value) && !mayGo.includes(at));
  const kept = line.outcomes.length > 0 || events.every(({ event }) => event === 'confirmed');
  const right = !harm && kept && line.outcomes.every(isRight);
  return { line, outcome: line.outcomes[0]?.becomes ?? 'none', right, harm, events: events.map(shown) };
}

const MOST = 0.5; // of the words of a value

/** True for a value with at least half of the words of another. */
function isToldIn(value: string, expected: string): boolean {
  const here = new Set(wordsIn(value));
  const words = wordsIn(expected);
  return words.filter((word) => here.has(word)).length >= words.length * MOST;
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Scores the lines of all languages, or a quarter of them, as a part of `npm run bench:facts`; harm: a fact ended that stands. */
export function measureKnownLines(quarter?: number): Findings {
  const found = (['es', 'en', 'pt'] as const).map((language) => {
    const lines = readKnownLines(language).filter((line) => quarter === undefined || quarterOf(line) === quarter);
    const verdicts = lines.map((line) => judgeKnownLine(line, language));
    const shareOf = (outcome: LineVerdict['outcome']) => {
      const own = verdicts.filter((one) => one.outcome === outcome);
      return { outcome, right: own.filter(({ right }) => right).length, of: own.length };
    };
    const outcomes = (['replace', 'end', 'add', 'confirm', 'none'] as const).map(shareOf);
    const macro = outcomes.reduce((sum, { right, of }) => sum + right / of, 0) / outcomes.length;
    const unknown = lines.flatMap(untouched).map((line) => judgeKnownLine(line, language));
    const harmOf = (of: readonly LineVerdict[]) => of.filter(({ harm }) => harm).length;
    return {
      language,
      macro,
      outcomes,
      harm: harmOf(verdicts),
      unknown: { harm: harmOf(unknown), of: unknown.length },
    };
  });
  const rows = found.map(({ language, macro, outcomes, harm, unknown }) => [
    language,
    ...outcomes.map(({ right, of }) => `${right} of ${of}`),
    macro.toFixed(3),
    String(harm),
    `${unknown.harm} of ${unknown.of}`,
  ]);
  const columns = ['', 'replace', 'end', 'add', 'confirm', 'none', 'macro', 'harm', 'harm, what changes unknown'];
  return { tables: [table('Lines of messages in the light of what is known', columns, rows)], figures: { found } };
}

/** Facts that are known of whoever tells a message of other things. */
const STRANGERS = 3;
const STEP = 7; // lines from one stranger to the next

/** Returns a line as told by somebody of whom that is not known which it changes, but what others told: nothing becomes of any of it. */
function untouched(line: KnownLine, at: number, lines: readonly KnownLine[]): KnownLine[] {
  const rest = besideTouched(line);
  if (rest === undefined) return [];
  const families = new Set(line.known.map(({ slot }) => familyOf(slot)));
  const known = [...rest];
  for (let step = STEP; known.length < rest.length + STRANGERS && step < lines.length; step += STEP)
    for (const one of lines[(at + step) % lines.length]?.known.slice(0, 1) ?? [])
      if (!families.has(familyOf(one.slot))) {
        families.add(familyOf(one.slot));
        known.push(one);
      }
  return [{ ...line, known, outcomes: [] }];
}

/** Returns what a line knows of other things than those that its message touches; undefined where it touches nothing. */
export function besideTouched({ known, outcomes }: KnownLine): readonly LineFact[] | undefined {
  const touched = new Set(outcomes.flatMap(({ fact }) => familyOf(known[fact]?.slot ?? '')));
  const isTouching = outcomes.some(({ fact }) => fact >= 0);
  return isTouching ? known.filter(({ slot }) => !touched.has(familyOf(slot))) : undefined;
}

const QUARTERS = 4;

/** Returns the quarter that a line of a file falls into; none for what is no such line. */
export function quarterOf({ id }: KnownLine): number | undefined {
  const [, place] = /^known-.*:(\d+)$/.exec(id) ?? [];
  return place === undefined ? undefined : Number(place) % QUARTERS;
}
