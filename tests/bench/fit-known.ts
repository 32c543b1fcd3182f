/**
 * Fits the weights by which a message is weighed against what is known, and those of spans that are new values, and writes them
 * (`src/memory/facts/known/outcome-weights/`): `npx tsx tests/bench/fit-known.ts [--language es] [--parts outcomes,values] [--measure] [--without 0]`.
 * With `--measure` stdout has how well they tell what they were not fitted on: a quarter of the lines at a time, and each author by the others.
 * `--without` leaves a quarter of the lines out, so that the whole of the reading can be asked about it: `facts.ts --parts lines --quarter 0`.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extractFacts } from '../../src/memory/facts/extraction/extract-facts.ts';
import type { Tagger } from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { Fact } from '../../src/memory/facts/fact.ts';
import { changesFor } from '../../src/memory/facts/fact-life.ts';
import { type KnownLanguage, knownLanguageOf } from '../../src/memory/facts/known/known-language.ts';
import { Light } from '../../src/memory/facts/known/light.ts';
import { noteMentions } from '../../src/memory/facts/known/mentions.ts';
import {
  factFeatures,
  messageFeatures,
  numberedFeatures,
  slotFeatures,
  weighedMessage,
} from '../../src/memory/facts/known/outcome-features.ts';
import { kindName, numberOf } from '../../src/memory/facts/known/outcome-weights.ts';
import { BECOMES, type Likely, likeliest } from '../../src/memory/facts/known/outcomes.ts';
import { kindOf } from '../../src/memory/facts/known/signs.ts';
import { tagsIn } from '../../src/memory/facts/known/tags.ts';
import { endFeatures, spansIn, startFeatures } from '../../src/memory/facts/known/value-spans.ts';
import { SLOTS } from '../../src/memory/facts/slots.ts';
import { packedWeights } from '../../src/memory/text/packed-weights.ts';
import type { ReadText } from '../../src/memory/understanding/read-text.ts';
import { type FactRow, fitOutcomes, type OutcomeOptions, sharedBy } from './facts/fit-outcomes.ts';
import { type KnownExample, readExamples } from './facts/known-examples.ts';
import { type LineFact, quarterOf, slotOfKey } from './facts/known-lines.ts';
import { factSaid, type PairLanguage } from './facts/known-pairs.ts';
import { fold } from './facts/labelled-set.ts';
import { table } from './table.ts';
import { taggerBeside } from './tagger/cross-fitted.ts';
import type { MarkedMessage } from './tagger/marked-text.ts';
import { markedSets } from './tagger/taught-rows.ts';
import { type Candidate, type ChoiceOptions, fitChoice, randomOf } from './wants/conditional-logit.ts';

const STRANGERS = 3; // facts of other lines that are known too, of slots of which the line knows none
const TRIES = 20;
const LEAST_LETTERS = 5; // of a word by which a message mentions a fact
const STEPS = 127; // in which the largest weight of a file is written
const QUARTERS = [0, 1, 2, 3];
const BARS = [0.5, 0.6, 0.7, 0.8];
const OUTCOMES: OutcomeOptions = { l2: 4, least: 5, rounds: 40 };
const SPANS: ChoiceOptions = { l2: 1, least: 8, rounds: 35, orNone: false };

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    parts: { type: 'string' },
    without: { type: 'string' },
    measure: { type: 'boolean' },
  },
});

const parts = (options.parts ?? 'outcomes,values').split(',');

type Weights = ReadonlyMap<string, number>;
type Outcomes = ReadonlyMap<string, Float64Array>;

/** A message, the facts that are known, what becomes of each, and the features of each. */
interface Group {
  readonly example: KnownExample;
  readonly truth: readonly (string | undefined)[];
  readonly rows: readonly FactRow[];
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

function groupOf(example: KnownExample, names: KnownLanguage, strangers: readonly LineFact[], tagger: Tagger): Group {
  const { line, language } = example;
  const facts = factsOf([...line.known, ...strangers], language);
  const text = names.read(line.message);
  const mentions = noteMentions(text, names, facts);
  const light = new Light({ index: 0, content: line.message, text, language: names }, facts);
  light.read();
  const told = light.judge(
    extractFacts([{ role: 'user', content: line.message }], language, { taggers: { [language]: tagger } }),
  );
  const tags = tagsIn(line.message, text, language, tagger.weights);
  const message = weighedMessage(text, names, mentions, told, tags);
  // The rules are never wrong of what they were made by: what they tell of it has weights of its own, which nothing reads.
  const isTuned = !example.author.startsWith('known-');
  const shared = messageFeatures(text);
  const meant = line.outcomes.map(({ fact, becomes }) => ({ becomes, ...line.known[fact] }));
  const truth = facts.map(({ slot, value }) => meant.find((one) => one.slot === slot && one.value === value)?.becomes);
  const rows = facts.map((fact, at): FactRow => {
    const own = [...shared, ...slotFeatures(text, fact.slot), ...factFeatures(message, fact, facts)];
    const numbers = numberedFeatures(message, fact, language);
    return {
      features: [...new Set(own.map((one) => (isTuned ? one.replace(/^<told /, '<tuned ') : one)))],
      values: numbers.flatMap(([name, values]) =>
        Array.from(values, (value, place) => [`${name} ${place}`, value] as const),
      ),
      becomes: BECOMES.indexOf(truth[at] as (typeof BECOMES)[number]),
    };
  });
  return { example, truth, rows };
}

/** Returns the first of some facts of which a message has a long word. */
function mentionedIn(message: string, facts: readonly LineFact[]): LineFact[] {
  const words = new Set(wordsIn(message).filter((word) => word.length >= LEAST_LETTERS));
  const found = facts.find(({ value }) => wordsIn(value).some((word) => words.has(word)));
  return found === undefined ? [] : [found];
}

/** Returns the spans of what a message puts in the place of known facts, or beside them. */
function spansOfExample({ line, language }: KnownExample, names: KnownLanguage): SpanGroup[] {
  const text = names.read(line.message);
  const facts = factsOf(line.known, language);
  const mentions = noteMentions(text, names, facts);
  return line.outcomes.flatMap(({ fact, value }) => {
    const start = fold(line.message).indexOf(fold(value));
    if (value === '' || start < 0) return [];
    const { slot = '', value: before } = line.known[fact] ?? {};
    const old = facts.find((one) => one.value === before);
    const isOld = (at: number) => old !== undefined && (mentions[at]?.includes(old) ?? false);
    return spanGroup(text, { kind: kindOf(slot), start, end: start + fold(value).length, isOld });
  });
}

/** Returns the spans of what a message tells, of whomever nothing is known: what is new stands there as it does in the place of something. */
function spansOfMarked({ text: content, marks }: MarkedMessage, names: KnownLanguage): SpanGroup[] {
  const text = names.read(content);
  return marks.flatMap(({ slots, start, end }) => {
    const kind = kindOf(slotOfKey(slots[0] ?? ''));
    return spanGroup(text, { kind, start, end, isOld: () => false });
  });
}

interface MarkedSpan {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly isOld: (at: number) => boolean;
}

function spanGroup(text: ReadText, { kind, start, end, isOld }: MarkedSpan): SpanGroup[] {
  const from = text.tokens.findIndex((token) => token.start >= start);
  const to = text.tokens.findLastIndex((token) => token.end <= end) + 1;
  const spans = spansIn(text);
  const candidates = spans.map((span) => ({
    features: [...startFeatures(text, span.from, kind, isOld), ...endFeatures(text, span, kind, isOld)],
    share: Number(span.from === from && span.to === to),
  }));
  if (!candidates.some(({ share }) => share === 1)) return [];
  return [{ candidates, texts: spans.map((span) => text.sliceOf(span.from, span.to)), value: text.sliceOf(from, to) }];
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const scoreOf = (weights: Weights, features: readonly string[]) => sum(features.map((name) => weights.get(name) ?? 0));

/** Writes weights as files hold them, the largest in `STEPS`. */
function write(name: string, weights: Outcomes, head: Readonly<Record<string, unknown>> = {}): void {
  const most = Math.max(...[...weights.values()].map((row) => Math.max(...row.map(Math.abs))));
  const numbered = new Map([...weights].map(([feature, row]) => [numberOf(feature), row]));
  writeFileSync(
    new URL(`../../src/memory/facts/known/outcome-weights/${name}.bin`, import.meta.url),
    packedWeights({ ...head, step: most / STEPS }, numbered),
  );
}

const KINDS = [...new Set([...Object.keys(SLOTS), 'own', 'favorite'].map(kindOf))];
const CHANGES = 1; // from here on what becomes of a fact changes it

/** Returns how much each word speaks for each kind of slots, whatever becomes of its facts, and how much a kind has whatever is said. */
function ofKinds(outcomes: Outcomes): Map<string, Float64Array> {
  const found = new Map<string, Float64Array>();
  for (const [feature, row] of outcomes) {
    const [, kind = '', word = ''] = /^(\w*)=(.+)$/.exec(feature) ?? [];
    const place = KINDS.indexOf(kind === '' ? word : kind);
    if (place < 0) continue;
    const name = kindName(kind === '' ? '' : word);
    const own = found.get(name) ?? new Float64Array(KINDS.length);
    own[place] = kind === '' ? Math.max(...row.slice(CHANGES)) : sharedBy(row);
    found.set(name, own);
  }
  return found;
}

/** Returns what most likely becomes of the facts of a group. */
function weigh(weights: Outcomes, { rows }: Group): Likely {
  return likeliest(
    rows.map(({ features, values }) => {
      const sums = new Float64Array(BECOMES.length);
      for (const [name, value] of [...features.map((one) => [one, 1] as const), ...values])
        for (const [of, weight] of weights.get(name)?.entries() ?? []) sums[of] = (sums[of] as number) + value * weight;
      return sums;
    }),
  );
}

/** Returns a row for each bar of how many lines are told right in all that becomes of facts; confirming what only is mentioned does no harm. */
function rowsOf(name: string, judged: readonly { readonly group: Group; readonly likely: Likely }[]): string[][] {
  const isEnd = (one: string | undefined) => one === 'end' || one === 'replace';
  return BARS.map((bar) => {
    const counts = new Map<string, [number, number]>();
    let harm = 0;
    for (const { group, likely } of judged) {
      const outcome = group.example.line.outcomes[0]?.becomes ?? 'none';
      const told = group.truth.map((_one, place) => {
        const isLikely = likely.at === place && (isEnd(likely.becomes) ? likely.lost : likely.chance) > bar;
        return isLikely ? likely.becomes : undefined;
      });
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
  const examples = readExamples(language);
  const tagger = taggerBeside(language);
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
    return groupOf(example, names, strangers, tagger);
  });
  const spans = parts.includes('values') ? examples.map((example) => spansOfExample(example, names)) : [];
  const marked = parts.includes('values')
    ? markedSets(language).flatMap(({ messages }) => messages.flatMap((one) => spansOfMarked(one, names)))
    : [];
  const fitOf = (of: readonly Group[]) =>
    fitOutcomes(
      of.map(({ rows }) => rows),
      BECOMES.length,
      OUTCOMES,
    );
  const fitSpans = (is: (example: KnownExample) => boolean) => {
    const of = [...marked, ...spans.flatMap((some, at) => (is(examples[at] as KnownExample) ? some : []))];
    return fitChoice(
      of.map((one) => one.candidates),
      SPANS,
    );
  };
  const left = options.without === undefined ? undefined : Number(options.without);
  const isFitted = (example: KnownExample) => left === undefined || quarterOf(example.line) !== left;
  if (parts.includes('outcomes')) {
    const outcomes = fitOf(groups.filter(({ example }) => isFitted(example)));
    write(language, new Map([...outcomes, ...ofKinds(outcomes)]), { kinds: KINDS });
  }
  if (parts.includes('values'))
    write(
      `${language}-values`,
      new Map([...fitSpans(isFitted)].map(([name, weight]) => [name, Float64Array.of(weight)])),
    );
  if (options.measure !== true) continue;
  const authors = [...new Set(examples.map(({ author }) => author))];
  const sides: [string, (example: KnownExample) => boolean][] = authors.map((author) => [
    `${author}, by the others`,
    (example) => example.author === author,
  ]);
  const quarters = QUARTERS.map((quarter) => (example: KnownExample) => quarterOf(example.line) === quarter);
  const judge = (is: (example: KnownExample) => boolean) => {
    const weights = fitOf(groups.filter(({ example }) => !is(example)));
    return groups.filter(({ example }) => is(example)).map((group) => ({ group, likely: weigh(weights, group) }));
  };
  const lines = [
    ...rowsOf('lines, by quarters', quarters.flatMap(judge)),
    ...sides.flatMap(([name, is]) => rowsOf(name, judge(is))),
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
