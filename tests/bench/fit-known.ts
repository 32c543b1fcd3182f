/**
 * Fits the weights by which a message is weighed against what is known, and those of spans that are new values, and writes them
 * (`src/memory/facts/known/outcome-weights/`): `npx tsx tests/bench/fit-known.ts [--language es] [--measure] [--without 0]`. With `--measure`
 * stdout has how well they tell what they were not fitted on: a quarter of the lines at a time, and each author by the others. `--without`
 * leaves a quarter of the lines out, so that the whole of the reading can be asked about it: `facts.ts --parts lines --quarter 0`.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extractFacts } from '../../src/memory/facts/extraction/extract-facts.ts';
import type { Fact } from '../../src/memory/facts/fact.ts';
import { changesFor } from '../../src/memory/facts/fact-life.ts';
import { type KnownLanguage, knownLanguageOf } from '../../src/memory/facts/known/known-language.ts';
import { Light } from '../../src/memory/facts/known/light.ts';
import { noteMentions } from '../../src/memory/facts/known/mentions.ts';
import {
  COLUMNS,
  columnsOf,
  factFeatures,
  messageFeatures,
  slotFeatures,
  weighedMessage,
} from '../../src/memory/facts/known/outcome-features.ts';
import { endFeatures, spansIn, startFeatures } from '../../src/memory/facts/known/value-spans.ts';
import { type KnownExample, readExamples } from './facts/known-examples.ts';
import { type LineFact, quarterOf } from './facts/known-lines.ts';
import { factSaid, type PairLanguage } from './facts/known-pairs.ts';
import { fold } from './facts/labelled-set.ts';
import { table } from './table.ts';
import { type Candidate, type ChoiceOptions, chancesOf, fitChoice, randomOf } from './wants/conditional-logit.ts';
import { sourceOfOutcomes } from './wants/weights-files.ts';

const BECOMES = ['confirm', 'replace', 'add', 'end'] as const;
const STRANGERS = 3; // facts of other lines that are known too, of slots of which the line knows none
const TRIES = 20;
const LEAST_LETTERS = 5; // of a word by which a message mentions a fact
const SMALLEST = 0.2; // of a weight that is written
const QUARTERS = [0, 1, 2, 3];
const BARS = [0.5, 0.6, 0.7, 0.8];
const OUTCOMES: ChoiceOptions = { l1: 0.002, l2: 0.005, least: 2, rounds: 20, orNone: true };
const SPANS: ChoiceOptions = { l1: 0.002, l2: 0.005, least: 2, rounds: 12, orNone: false };

const { values: options } = parseArgs({
  options: { language: { type: 'string' }, without: { type: 'string' }, measure: { type: 'boolean' } },
});

type Weights = ReadonlyMap<string, number>;

/** A message, the facts that are known, what becomes of each, and the features of each. */
interface Group {
  readonly example: KnownExample;
  readonly truth: readonly (string | undefined)[];
  readonly features: readonly (readonly string[])[];
}

/** The spans of a message as candidates for a new value. */
interface SpanGroup {
  readonly candidates: readonly Candidate[];
  readonly texts: readonly string[];
  readonly value: string;
}

function factsOf(known: readonly LineFact[], language: PairLanguage): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { slot, key, value } of known) {
    const { changes } = changesFor([factSaid(slot, key, value, language)], [...facts.values()], {
      userId: 'u',
      now: new Date(0),
      newId: randomUUID,
      reason: 'said',
      turn: null,
    });
    for (const { fact } of changes) facts.set(fact.id, fact);
  }
  return [...facts.values()].filter(({ state }) => state === 'active');
}

function groupOf(example: KnownExample, names: KnownLanguage, strangers: readonly LineFact[]): Group {
  const { line, language } = example;
  const facts = factsOf([...line.known, ...strangers], language);
  const text = names.read(line.message);
  const said = extractFacts([{ role: 'user', content: line.message }], language);
  const message = weighedMessage(text, names, noteMentions(text, names, facts), said);
  const shared = messageFeatures(text);
  const meant = line.outcomes.map(({ fact, becomes }) => ({ becomes, ...line.known[fact] }));
  return {
    example,
    truth: facts.map(({ slot, value }) => meant.find((one) => one.slot === slot && one.value === value)?.becomes),
    features: facts.map((fact) => [...shared, ...slotFeatures(text, fact.slot), ...factFeatures(message, fact, facts)]),
  };
}

/** True where no rule of signs tells what becomes of any fact: only there are the weights asked. */
function isUntold({ line, language }: KnownExample, names: KnownLanguage): boolean {
  const facts = factsOf(line.known, language);
  const text = names.read(line.message);
  const light = new Light({ index: 0, content: line.message, text, language: names }, facts);
  light.read();
  return light.isIdle;
}

/** Returns the first of some facts of which a message has a long word. */
function mentionedIn(message: string, facts: readonly LineFact[]): LineFact[] {
  const words = new Set(wordsIn(message).filter((word) => word.length >= LEAST_LETTERS));
  const found = facts.find(({ value }) => wordsIn(value).some((word) => words.has(word)));
  return found === undefined ? [] : [found];
}

/** Each fact and what may become of it is a candidate. */
function candidatesOf({ truth, features }: Group): Candidate[] {
  const touched = truth.filter((one) => one !== undefined).length;
  return truth.flatMap((one, at) =>
    BECOMES.map((becomes) => ({
      features: [...new Set(features[at])].flatMap((name) => {
        const columns = columnsOf(name);
        const [any, own] = [`${COLUMNS.any} ${name}`, `${COLUMNS[becomes]} ${name}`];
        return columns === 'both' ? [any, own] : columns === 'kinds' ? [own] : [any];
      }),
      share: one === becomes ? 1 / touched : 0,
    })),
  );
}

function spanGroups({ line, language }: KnownExample, names: KnownLanguage): SpanGroup[] {
  const text = names.read(line.message);
  const facts = factsOf(line.known, language);
  const mentions = noteMentions(text, names, facts);
  return line.outcomes.flatMap(({ fact, value }) => {
    const start = fold(line.message).indexOf(fold(value));
    if (value === '' || start < 0) return [];
    const from = text.tokens.findIndex((token) => token.start >= start);
    const to = text.tokens.findLastIndex((token) => token.end <= start + fold(value).length) + 1;
    const known = line.known[fact];
    const old = facts.find((one) => one.value === known?.value);
    const isOld = (at: number) => old !== undefined && (mentions[at]?.includes(old) ?? false);
    const slot = known?.slot ?? '';
    const spans = spansIn(text);
    const candidates = spans.map((span) => ({
      features: [...startFeatures(text, span.from, slot, isOld), ...endFeatures(text, span, slot, isOld)],
      share: Number(span.from === from && span.to === to),
    }));
    if (!candidates.some(({ share }) => share === 1)) return [];
    return [{ candidates, texts: spans.map((span) => text.sliceOf(span.from, span.to)), value }];
  });
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const scoreOf = (weights: Weights, features: readonly string[]) => sum(features.map((name) => weights.get(name) ?? 0));
const large = (weights: Weights): Weights => new Map([...weights].filter(([, weight]) => Math.abs(weight) >= SMALLEST));

/** Returns the chances of each fact and what may become of it. */
function weigh(weights: Weights, group: Group): number[][] {
  const chances = chancesOf(
    candidatesOf(group).map(({ features }) => scoreOf(weights, features)),
    true,
  );
  return group.truth.map((_one, at) => chances.slice(at * BECOMES.length, (at + 1) * BECOMES.length));
}

/** Returns a row for each bar of how many lines are told right in all that becomes of facts; confirming what only is mentioned does no harm. */
function rowsOf(name: string, judged: readonly { readonly group: Group; readonly chances: number[][] }[]): string[][] {
  const isEnd = (one: string | undefined) => one === 'end' || one === 'replace';
  return BARS.map((bar) => {
    const counts = new Map<string, [number, number]>();
    let harm = 0;
    for (const { group, chances } of judged) {
      const outcome = group.example.line.outcomes[0]?.becomes ?? 'none';
      const told = chances.map((of) => (sum(of) > bar ? BECOMES[of.indexOf(Math.max(...of))] : undefined));
      const light = outcome === 'confirm' ? [] : [undefined, 'confirm'];
      const right = told.every((one, at) => {
        const truth = group.truth[at];
        return one === truth || (light.includes(one) && light.includes(truth));
      });
      const [before, of] = counts.get(outcome) ?? [0, 0];
      counts.set(outcome, [before + Number(right), of + 1]);
      harm += Number(told.some((one, at) => isEnd(one) && !isEnd(group.truth[at])));
    }
    const shares = [...counts.values()].map(([right, of]) => right / of);
    const cells = ['replace', 'end', 'add', 'confirm', 'none'].map((one) => counts.get(one)?.join(' of ') ?? '');
    return [name, String(bar), ...cells, (sum(shares) / shares.length).toFixed(3), String(harm)];
  });
}

function isHit(weights: Weights, { candidates, texts, value }: SpanGroup): boolean {
  const scores = candidates.map(({ features }) => scoreOf(weights, features));
  const words = new Set(wordsIn(texts[scores.indexOf(Math.max(...scores))] ?? ''));
  const expected = wordsIn(value);
  return expected.filter((word) => words.has(word)).length >= expected.length / 2;
}

for (const language of ['es', 'en', 'pt'] as const) {
  if (options.language !== undefined && !options.language.split(',').includes(language)) continue;
  const names = knownLanguageOf(language);
  if (names === undefined) continue;
  const examples = readExamples(language).filter((example) => isUntold(example, names));
  const random = randomOf(7);
  const all = examples.flatMap(({ line }) => line.known);
  const groups = examples.map((example) => {
    const strangers: LineFact[] = example.author === 'utterances' ? mentionedIn(example.line.message, all) : [];
    const slots = new Set([...example.line.known, ...strangers].map(({ slot }) => slot));
    for (let tries = 0; strangers.length < STRANGERS && tries < TRIES; tries += 1) {
      const one = all[Math.floor(random() * all.length)];
      if (one === undefined || slots.has(one.slot)) continue;
      slots.add(one.slot);
      strangers.push(one);
    }
    return groupOf(example, names, strangers);
  });
  const spans = examples.map((example) => spanGroups(example, names));
  const fitOutcomes = (of: readonly Group[]) => large(fitChoice(of.map(candidatesOf), OUTCOMES));
  const fitSpans = (is: (example: KnownExample) => boolean) => {
    const of = spans.flatMap((some, at) => (is(examples[at] as KnownExample) ? some : []));
    return large(
      fitChoice(
        of.map(({ candidates }) => candidates),
        SPANS,
      ),
    );
  };
  const left = options.without === undefined ? undefined : Number(options.without);
  const isFitted = (example: KnownExample) => left === undefined || quarterOf(example.line) !== left;
  const outcomes = fitOutcomes(groups.filter(({ example }) => isFitted(example)));
  const written = [...outcomes, ...[...fitSpans(isFitted)].map(([name, weight]) => [`v ${name}`, weight] as const)];
  writeFileSync(
    new URL(`../../src/memory/facts/known/outcome-weights/${language}.ts`, import.meta.url),
    sourceOfOutcomes(language, { bias: 0, weights: new Map(written) }),
  );
  if (options.measure !== true) continue;
  const authors = [...new Set(examples.map(({ author }) => author))];
  const parts: [string, (example: KnownExample) => boolean][] = authors.map((author) => [
    `${author}, by the others`,
    (example) => example.author === author,
  ]);
  const quarters = QUARTERS.map((quarter) => (example: KnownExample) => quarterOf(example.line) === quarter);
  const judge = (is: (example: KnownExample) => boolean) => {
    const weights = fitOutcomes(groups.filter(({ example }) => !is(example)));
    return groups.filter(({ example }) => is(example)).map((group) => ({ group, chances: weigh(weights, group) }));
  };
  const lines = [
    ...rowsOf('lines, by quarters', quarters.flatMap(judge)),
    ...parts.flatMap(([name, is]) => rowsOf(name, judge(is))),
  ];
  const columns = ['', 'bar', 'replace', 'end', 'add', 'confirm', 'none', 'macro', 'harm'];
  process.stdout.write(table(`What becomes of known facts, ${language}`, columns, lines));
  const found = quarters.flatMap((is) => {
    const weights = fitSpans((example) => !is(example));
    return spans.flatMap((some, at) =>
      is(examples[at] as KnownExample) ? some.map((one) => isHit(weights, one)) : [],
    );
  });
  const hits = found.filter(Boolean).length;
  process.stdout.write(`New values of which half the words are found, ${language}: ${hits} of ${found.length}\n`);
}
