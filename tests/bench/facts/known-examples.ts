/** What the weights of messages in the light of what is known are fitted on: lines, pairs and pairs of sets that are for tuning, in one form. */
import { readdirSync } from 'node:fs';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Said } from '../../../src/memory/facts/said.ts';
import { type Becomes, type KnownLine, type LineFact, readKnownLines, slotOfKey } from './known-lines.ts';
import { type PairLanguage, readKnownPairs, saidFirst } from './known-pairs.ts';
import { fold, readSet } from './labelled-set.ts';

/** A line with the name of whoever wrote it. */
export interface KnownExample {
  readonly author: string;
  readonly language: PairLanguage;
  readonly line: KnownLine;
}

const FOLDER = new URL('../../fixtures/facts/', import.meta.url).pathname;
const PAIRS = ['pairs', 'pairs-tuning-2', 'pairs-tuning-3'];
const BECOMES: Readonly<Record<string, Becomes>> = {
  superseded: 'replace',
  forgotten: 'end',
  confirmed: 'confirm',
  added: 'add',
};

/** Returns all examples of a language. */
export function readExamples(language: PairLanguage): KnownExample[] {
  return [
    ...readKnownLines(language).map((line) => ({ author: line.id.split('.')[0] ?? '', language, line })),
    ...linesOfPairs(language).map((line) => ({ author: 'pairs', language, line })),
    ...linesOfSets(language).map((line) => ({ author: 'sets', language, line })),
    ...linesOfUtterances(language).map((line) => ({ author: 'utterances', language, line })),
  ];
}

/** Returns the utterances of the tuning sets that teach nothing, each as a message to someone of whom nothing of it is known yet. */
function linesOfUtterances(language: PairLanguage): KnownLine[] {
  return setsOf(language).flatMap((name) =>
    (readSet(name, language)?.utterances ?? [])
      .filter(({ facts, forgets }) => facts.length === 0 && (forgets ?? []).length === 0)
      .map(({ id, text }) => ({ id, known: [], message: text, outcomes: [] })),
  );
}

const setsOf = (language: PairLanguage) =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith('tuning-') && file.endsWith(`.${language}.json`))
    .map((file) => file.slice(0, -`.${language}.json`.length));

function linesOfPairs(language: PairLanguage): KnownLine[] {
  const pairs = PAIRS.flatMap((name) => readKnownPairs(name, language)).filter(({ set }) => set.startsWith('tuning'));
  return pairs.flatMap((pair) => {
    const { outcome, key, active, gone } = pair.expected;
    const known = factsIn(saidFirst(pair, language, 'given'));
    return lineOf({ id: pair.id, known, message: pair.second, outcome, slots: [slotOfKey(key)], active, gone });
  });
}

function linesOfSets(language: PairLanguage): KnownLine[] {
  return setsOf(language).flatMap((name) =>
    (readSet(name, language)?.pairs ?? []).flatMap(({ id, first, second, expect, slots, active, inactive }) => {
      const known = factsIn(extractFacts([{ role: 'user', content: first }], language));
      return lineOf({ id, known, message: second, outcome: expect, slots, active, gone: inactive });
    }),
  );
}

function factsIn(said: readonly Said[]): LineFact[] {
  return said.flatMap((one) => (one.kind === 'fact' ? [{ key: one.key, slot: one.slot, value: one.value }] : []));
}

interface Judged {
  readonly id: string;
  readonly known: readonly LineFact[];
  readonly message: string;
  readonly outcome: string;
  readonly slots: readonly string[];
  readonly active: readonly string[];
  readonly gone: readonly string[];
}

/** Returns a pair as a line; nothing where the readers did not read the fact that it is about. */
function lineOf({ id, known, message, outcome, slots, active, gone }: Judged): KnownLine[] {
  const becomes = BECOMES[outcome];
  if (known.length === 0) return [];
  if (becomes === undefined) return [{ id, known, message, outcomes: [] }];
  const has = (value: string, parts: readonly string[]) => parts.some((part) => fold(value).includes(fold(part)));
  const parts = becomes === 'replace' || becomes === 'end' ? gone : active;
  const meant = known.findIndex(({ value }) => has(value, parts));
  const fact = meant >= 0 ? meant : known.findIndex(({ slot }) => slots.includes(slot));
  if (fact < 0) return [];
  const said = active.find((part) => has(message, [part]) && !known.some(({ value }) => has(value, [part]))) ?? '';
  const value = becomes === 'confirm' || becomes === 'end' ? '' : said;
  return [{ id, known, message, outcomes: [{ becomes, key: known[fact]?.key ?? '', fact, value }] }];
}
