/**
 * What each rule of facts brings beside the others and the tagger: `npx tsx tests/bench/rules-worth.ts --language es`. Rules are left out one after the other, those
 * that match least first; one whose loss costs less than `--bar` marks, less what it alone invents, stays out. Messages are read by taggers fitted without them, so that
 * none knows them. What is read: marked messages, labelled utterances of people, and messages held against what is known.
 * `--sets said-a,pairs` names what is read, `--among FILE` the only rules that may be left out, `--tables facts,within` the tables (`--flags-bar` is the bar of flags), `--without said-d` keeps a set out of the choice, `--out FILE` writes the lines of the rules that stay out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TAGGERS } from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import type { Language } from '../../src/memory/understanding/language.ts';
import { english } from '../../src/memory/understanding/languages/en/english.ts';
import { spanish } from '../../src/memory/understanding/languages/es/spanish.ts';
import { portuguese } from '../../src/memory/understanding/languages/pt/portuguese.ts';
import { factLanguageOf, withFacts } from '../../src/memory/understanding/languages.ts';
import { judgeKnownLine, readKnownLines } from './facts/known-lines.ts';
import { judge, readSet } from './facts/labelled-set.ts';
import { judgePair } from './facts/pairs.ts';
import { table } from './table.ts';
import { crossFitted, partOf } from './tagger/cross-fitted.ts';
import { LeftOut } from './tagger/left-out.ts';
import { scoreMarked } from './tagger/marked-score.ts';
import { markedSets } from './tagger/taught-rows.ts';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string', default: 'es' },
    bar: { type: 'string', default: '2' },
    'flags-bar': { type: 'string', default: '1' },
    sets: { type: 'string' },
    among: { type: 'string' },
    without: { type: 'string' },
    tables: { type: 'string', default: 'facts,within,notes,factFlags' },
    out: { type: 'string' },
  },
});
const TUNING = [...'abcdefgh'].map((letter) => `tuning-${letter}`);
const code = options.language as FactLanguage;
const language = factLanguageOf(code) as Language;
const taggers = crossFitted(code);
const among = options.among === undefined ? null : new Set(readFileSync(options.among, 'utf8').split('\n'));
const { rules: tables } = withFacts({ es: spanish, en: english, pt: portuguese }[code]);
const leftOut = new LeftOut(
  language,
  Object.fromEntries(options.tables.split(',').map((name) => [name, tables[name] ?? ''])),
);

/** Marks found and told without one; of messages with nothing to learn, those that told something. */
interface Score {
  readonly found: number;
  readonly invented: number;
  readonly stored: number;
}

/** A message that is scored. */
interface Unit {
  readonly of: string;
  readonly text: string;
  score(): Score;
}

const units: Unit[] = [...marked(), ...labelled(), ...known(), ...pairs()].filter(
  ({ of }) => options.sets === undefined || options.sets.split(',').includes(of),
);
const scores = units.map((_unit, place) => read(place));
const before = sumsOf(scores);
const kept = new Map<string, number>();
let isChanged = true;
for (let round = 0; isChanged && round < 3; round += 1) {
  isChanged = false;
  for (const rule of leftOut.rules((one) => leftOut.placesOf(one).size)) {
    if (among !== null && !among.has(rule)) continue;
    const places = [...leftOut.placesOf(rule)];
    leftOut.add(rule);
    const without = places.map((place) => read(place));
    const worth = places.reduce((sum, place, at) => sum + costOf(place, without[at]), 0);
    if (worth < Number(leftOut.tableOf(rule) === 'factFlags' ? options['flags-bar'] : options.bar)) {
      isChanged = true;
      kept.delete(rule);
      for (const [at, place] of places.entries()) scores[place] = without[at] as Score;
    } else {
      kept.set(rule, worth);
      leftOut.take(rule);
      for (const place of places) read(place);
    }
  }
}
tell();

function* marked(): Generator<Unit> {
  for (const { name, messages } of markedSets(code))
    for (const message of messages)
      yield {
        of: name,
        text: message.text,
        score: () => scoreMarked([message], code, { [code]: taggers[partOf(message.text)] }),
      };
}

function* labelled(): Generator<Unit> {
  for (const utterance of readSet('tuning-people', code)?.utterances ?? [])
    yield {
      of: 'tuning-people',
      text: utterance.text,
      score: () => {
        const { found, invented } = judge(utterance, code);
        const isStored = utterance.facts.length === 0 && invented.length > 0;
        return { found, invented: invented.length, stored: Number(isStored) };
      },
    };
}

function* known(): Generator<Unit> {
  for (const line of readKnownLines(code))
    yield {
      of: 'known',
      text: line.message,
      score: () => {
        const { right, harm } = judgeKnownLine(line, code);
        return { found: Number(right), invented: Number(harm), stored: 0 };
      },
    };
}

function* pairs(): Generator<Unit> {
  for (const name of TUNING)
    for (const pair of readSet(name, code)?.pairs ?? [])
      yield {
        of: 'pairs',
        text: pair.second,
        score: () => ({ found: Number(judgePair(pair, code).right), invented: 0, stored: 0 }),
      };
}

/** Reads a message by the tagger that does not know it. */
function read(place: number): Score {
  const unit = units[place] as Unit;
  Object.defineProperty(TAGGERS, code, { value: taggers[partOf(unit.text)], configurable: true });
  leftOut.reads(place);
  return unit.score();
}

/** Returns what a message loses by another way of reading it. */
function costOf(place: number, score: Score | undefined): number {
  return units[place]?.of === options.without ? 0 : worthOf(scores[place]) - worthOf(score);
}

function worthOf({ found, invented, stored }: Score = { found: 0, invented: 0, stored: 0 }): number {
  return found - invented - stored;
}

function sumsOf(all: readonly Score[]): Map<string, Score & { readonly of: number }> {
  const sums = new Map<string, Score & { of: number }>();
  for (const [place, { found, invented, stored }] of all.entries()) {
    const name = (units[place] as Unit).of;
    const sum = sums.get(name) ?? { of: 0, found: 0, invented: 0, stored: 0 };
    sums.set(name, {
      of: sum.of + 1,
      found: sum.found + found,
      invented: sum.invented + invented,
      stored: sum.stored + stored,
    });
  }
  return sums;
}

function tell(): void {
  const after = sumsOf(scores);
  const lines = [...before].map(([name, { of, ...old }]) => [
    name,
    String(of),
    ...(['found', 'invented', 'stored'] as const).map((what) => `${old[what]} → ${after.get(name)?.[what]}`),
  ]);
  process.stdout.write(
    table(
      `${code}: ${leftOut.size} of ${leftOut.count} rules left out`,
      ['', 'messages', 'found', 'invented', 'stored'],
      lines,
    ),
  );
  for (const [rule, worth] of [...kept].sort((one, other) => other[1] - one[1]))
    process.stdout.write(`${worth} ${rule}\n`);
  if (options.out !== undefined) writeFileSync(options.out, `${leftOut.lines.join('\n')}\n`);
}
