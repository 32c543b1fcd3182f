/**
 * Fits the weights by which questions that are asked again are known, and writes them (`src/memory/conversation/repeats/`): those of whether the answer
 * to a question passes (`passing-weights/`), then those of whether two ask the same (`same-weights/`): `npx tsx tests/bench/fit-questions.ts`. On stdout: how well
 * what was left out of a trial is told by it, at several bars; and the halves that were kept aside.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ENGLISH_QUESTIONS } from '../../src/memory/conversation/repeats/en/english-questions.ts';
import { SPANISH_QUESTIONS } from '../../src/memory/conversation/repeats/es/spanish-questions.ts';
import { eachPassingFeature } from '../../src/memory/conversation/repeats/passing.ts';
import { compared, measuresOf } from '../../src/memory/conversation/repeats/question-measures.ts';
import { RULES } from '../../src/memory/conversation/repeats/question-rules.ts';
import { inWords, WORD, wordOf } from '../../src/memory/conversation/repeats/question-words.ts';
import { readQuestion } from '../../src/memory/conversation/repeats/read-question.ts';
import { differsDecisively } from '../../src/memory/conversation/repeats/same-question.ts';
import { standsIn } from '../../src/memory/text/phrase.ts';
import { type QuestionPair, readPart } from '../unit/flow/labelled-set.ts';
import { table } from './table.ts';
import {
  fitMeasures,
  fitSparse,
  logitOf,
  type SparseRow,
  type SparseWeights,
  type ValuedRow,
} from './wants/sparse-logistic.ts';
import { sourceOfPassing, sourceOfSame } from './wants/weights-files.ts';

const SIGNS = { es: SPANISH_QUESTIONS, en: ENGLISH_QUESTIONS };
const LANGUAGES = ['es', 'en'] as const;
type Spoken = (typeof LANGUAGES)[number];
const OF_PASSING = { l1: 0.05, l2: 1, least: 2, rounds: 300 };
const OF_SAME = { l1: 0.3, l2: 1, least: 2, rounds: 600 };
const TRIALS = 8;
const PASSING_BARS = [-1, -0.5, 0, 0.25, 0.5, 1, 1.5];
const SAME_BARS = [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];

const FOLDERS = new URL('../../src/memory/conversation/repeats/', import.meta.url);

const AUTHORS = ['author-a', 'author-b', 'author-c', 'author-e', 'author-f'] as const;

function pairsOf(language: Spoken, set: 'tuning' | 'kept'): (QuestionPair & { readonly author: string })[] {
  const authors = set === 'kept' ? (['author-e'] as const) : AUTHORS;
  return authors.flatMap((author) =>
    readPart<QuestionPair>('repeated-question', { language, author, set }).map((pair) => ({ ...pair, author })),
  );
}

/** Returns the place of a trial for a text: all pairs of one question stand in the same. */
function trialOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % TRIALS;
}

interface Trial {
  readonly trial: number;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the questions whose answers pass, and those whose do not: of the list and the rules' examples, and of the pairs, in which one said twice that is no repetition passes. */
function passingRows(language: Spoken): (SparseRow & Trial)[] {
  const file = new URL(`../fixtures/flow/answered-again.${language}.json`, import.meta.url);
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<'passing' | 'lasting', string[]>;
  const [passing, lasting] = [new Set(listed.passing), new Set(listed.lasting)];
  for (const { earlier, query, repeated } of pairsOf(language, 'tuning')) {
    if (repeated) for (const text of [earlier, query]) lasting.add(text);
    else if (bare(earlier) === bare(query)) passing.add(earlier);
  }
  const { asking, gates: signs } = SIGNS[language];
  for (const sign of Object.values(asking.kinds))
    for (const text of [...sign.examples, ...sign.others]) lasting.add(text);
  for (const text of [
    ...asking.asking.examples,
    ...asking.noun.examples,
    ...signs.own.examples,
    ...[signs.own, signs.passing, signs.mood, signs.doing, signs.more].flatMap(({ others }) => others),
  ])
    lasting.add(text);
  for (const text of [signs.passing, signs.mood, signs.doing, signs.more].flatMap(({ examples }) => examples))
    passing.add(text);
  for (const text of passing) lasting.delete(text);
  const { gates } = RULES[language];
  const row = (text: string, is: boolean) => {
    const words = (inWords(text).match(WORD) ?? []).map(wordOf);
    const signs = { passing: standsIn(gates.passing, words), own: standsIn(gates.own, words) };
    const features = new Set<string>();
    eachPassingFeature(words, signs, (feature) => features.add(feature));
    return { is, trial: trialOf(text), features };
  };
  return [...[...passing].map((text) => row(text, true)), ...[...lasting].map((text) => row(text, false))];
}

interface SameRow extends ValuedRow, Trial {
  readonly language: Spoken;
}

/** Returns what is measured of pairs; null for those in which one is no question, or something decisive differs. */
function sameRows(language: Spoken, pairs: readonly QuestionPair[]): (SameRow | null)[] {
  return pairs.map(({ earlier, query, answer, repeated }) => {
    const [one, other] = [readQuestion(query, language, { mayName: true }), readQuestion(earlier, language)];
    if (one === null || other === null) return null;
    const words = compared(one, other);
    if (words.pairs.length === 0 || differsDecisively(one, other, words)) return null;
    const measures = new Map(
      [...measuresOf(one, other, { answer, words })].map(([name, value]) => [own(language, name), value]),
    );
    return { language, measures, is: repeated, trial: trialOf(earlier) };
  });
}

/** Words have a weight in their language, all else one in both. */
const own = (language: Spoken, name: string): string => (name.startsWith('word ') ? `${language} ${name}` : name);

const logitOfPair = ({ bias, weights }: SparseWeights, { measures }: ValuedRow): number =>
  [...measures].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), bias);

const shareOf = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));

/** Returns precision and recall at each bar; what has no logit is told no repetition. */
function told(logits: readonly (number | null)[], pairs: readonly QuestionPair[]): string[] {
  const repeated = pairs.filter((pair) => pair.repeated).length;
  return SAME_BARS.map((bar) => {
    const said = pairs.filter((_, at) => (logits[at] ?? Number.NEGATIVE_INFINITY) > bar);
    const right = said.filter((pair) => pair.repeated).length;
    return `${shareOf(right, said.length)} / ${shareOf(right, repeated)}`;
  });
}

if (process.argv.includes('--passing')) {
  const lines: string[][] = [];
  for (const language of LANGUAGES) {
    const rows = passingRows(language);
    const logits = new Map<SparseRow, number>();
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const fitted = fitSparse(
        rows.filter((row) => row.trial !== trial),
        OF_PASSING,
      );
      for (const row of rows) if (row.trial === trial) logits.set(row, logitOf(fitted, row.features));
    }
    const below = (is: boolean, bar: number) => {
      const kind = rows.filter((row) => row.is === is);
      return shareOf(kind.filter((row) => (logits.get(row) ?? 0) < bar).length, kind.length);
    };
    lines.push([language, ...PASSING_BARS.map((bar) => `${below(true, bar)} / ${below(false, bar)}`)]);
    writeFileSync(
      new URL(`passing-weights/${language}.ts`, FOLDERS),
      sourceOfPassing(language, fitSparse(rows, OF_PASSING)),
    );
  }
  process.stdout.write(
    table(
      'Questions whose answers pass, and others, below a logit (left out one trial at a time)',
      ['', ...PASSING_BARS.map(String)],
      lines,
    ),
  );
} else {
  const pairs = LANGUAGES.flatMap((language) => pairsOf(language, 'tuning').map((pair) => ({ language, pair })));
  const rows = LANGUAGES.flatMap((language) => sameRows(language, pairsOf(language, 'tuning')));
  const known = rows.filter((row) => row !== null);
  const logits = new Map<SameRow, number>();
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const fitted = fitMeasures(
      known.filter((row) => row.trial !== trial),
      OF_SAME,
    );
    for (const row of known) if (row.trial === trial) logits.set(row, logitOfPair(fitted, row));
  }
  const fitted = fitMeasures(known, OF_SAME);
  const lines = LANGUAGES.flatMap((language) => {
    const left = pairs.flatMap(({ language: spoken, pair }, at) =>
      spoken === language ? [{ pair, row: rows[at] ?? null }] : [],
    );
    const kept = pairsOf(language, 'kept');
    const trials = ['', ...AUTHORS].map((author) => {
      const own = left.filter(({ pair }) => author === '' || pair.author === author);
      return [
        `${language}, ${author || 'left out of a trial'}`,
        ...told(
          own.map(({ row }) => row && (logits.get(row) ?? null)),
          own.map(({ pair }) => pair),
        ),
      ];
    });
    return [
      ...trials,
      [
        `${language}, kept aside`,
        ...told(
          sameRows(language, kept).map((row) => row && logitOfPair(fitted, row)),
          kept,
        ),
      ],
    ];
  });
  for (const language of LANGUAGES) {
    const others = LANGUAGES.filter((other) => other !== language).map((other) => `${other} `);
    const weights = new Map(
      [...fitted.weights].flatMap(([name, weight]): [string, number][] =>
        others.some((other) => name.startsWith(`${other}word `))
          ? []
          : [[name.replace(`${language} word `, 'word '), weight]],
      ),
    );
    writeFileSync(
      new URL(`same-weights/${language}.ts`, FOLDERS),
      sourceOfSame(language, { bias: fitted.bias, weights }),
    );
  }
  process.stdout.write(
    table('Questions asked again: precision / recall above a logit', ['', ...SAME_BARS.map(String)], lines),
  );
}
