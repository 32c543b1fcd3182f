/**
 * Fits the weights by which questions that are asked again are known, and writes them (`src/memory/conversation/repeats/`): those of whether the answer
 * to a question passes (`passing-weights/`), then those of whether two ask the same (`same-weights/`): `npx tsx tests/bench/fit-questions.ts`, and with `--vectors`
 * of English pairs by the model that comes along too; with `--later` only what is measured of two that say the same words and of who asks again, on top of the
 * weights that stand. On stdout: how well what was left out of a trial, an author of pairs at a time, is told by it, at several bars:
 * whole queries, and behind them those in few words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { differsDecisively } from '../../src/memory/conversation/repeats/differences.ts';
import { ENGLISH_QUESTIONS } from '../../src/memory/conversation/repeats/en/english-questions.ts';
import { SPANISH_QUESTIONS } from '../../src/memory/conversation/repeats/es/spanish-questions.ts';
import { eachPassingFeature } from '../../src/memory/conversation/repeats/passing.ts';
import { PORTUGUESE_QUESTIONS } from '../../src/memory/conversation/repeats/pt/portuguese-questions.ts';
import { compared } from '../../src/memory/conversation/repeats/question-measures.ts';
import { RULES } from '../../src/memory/conversation/repeats/question-rules.ts';
import { inWords, WORD, wordOf } from '../../src/memory/conversation/repeats/question-words.ts';
import { type Question, readQuestion } from '../../src/memory/conversation/repeats/read-question.ts';
import { allMeasuresOf } from '../../src/memory/conversation/repeats/same-question.ts';
import { weightsIn } from '../../src/memory/text/feature-weights.ts';
import { standsIn } from '../../src/memory/text/phrase.ts';
import { isInFewWords, PORTUGUESE_AUTHORS, readQuestions } from '../unit/flow/compact-sets.ts';
import { type QuestionPair, readPart } from '../unit/flow/labelled-set.ts';
import { ASKED_AUTHORS, type AskedPair, askedPairs, isTypedAuthor } from './questions/asked-pairs.ts';
import { type CosineOfPair, cosinesOf } from './questions/pair-cosines.ts';
import { table } from './table.ts';
import {
  fitMeasures,
  fitSparse,
  logitOf,
  type SparseRow,
  type SparseWeights,
  type ValuedRow,
} from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const SIGNS = { es: SPANISH_QUESTIONS, en: ENGLISH_QUESTIONS, pt: PORTUGUESE_QUESTIONS };
const LANGUAGES = ['es', 'en', 'pt'] as const;
type Spoken = keyof typeof SIGNS;
const OF_PASSING = { l1: 0.05, l2: 1, least: 2, rounds: 300 };
/** Measures that speak for one question, and for two, whatever the pairs of some author say: whoever writes near misses that share all but a word would teach that likeness is a bad sign. */
const SIGNS_OF_SAME = new Map([
  ...(
    'common|akin|wants the same|wants all the same|added met|left met|nothing but wants|nothing left|' +
    'nothing left of its kind|order|put anew|implied|same kind|query covered|earlier covered|less covered|meaning|' +
    'meaning of the odd|nearest, put anew|pairs weigh|heaviest pair|answer has added|' +
    'asks again|asks again, nothing added|asks again, nothing left|put in the past'
  )
    .split('|')
    .flatMap((name): [string, number][] => [
      [name, 1],
      [`typed ${name}`, 1],
      [`whole ${name}`, 1],
    ]),
  ...(
    'wants another|wants added|wants left|things added|things left|any thing added|any thing left|thing for thing|' +
    'added worst|left worst|both worst|added apart|left apart|both apart|both heavy|added plain|left plain|' +
    'added name|left name|added decisive|left decisive|nearest in the same sentence|one for one|negated|' +
    'negation added|numbers added|numbers left|goes other way|decisive on both sides|decisive against name|' +
    'small words swapped|kinds differ|points apart|own differs|only own differs|in another order|passes|asks again, of another thing'
  )
    .split('|')
    .flatMap((name): [string, number][] => [
      [name, -1],
      [`typed ${name}`, -1],
      [`whole ${name}`, -1],
    ]),
]);
const OF_SAME = { l1: 0.3, l2: 1, least: 2, rounds: 600, signs: SIGNS_OF_SAME };
const OF_VECTORS = { ...OF_SAME, l2: 0.1 };
const TRIALS = 8;
const PASSING_BARS = [-1, -0.5, 0, 0.25, 0.5, 1, 1.5];
const SAME_BARS = [0.5, 1, 1.5, 2, 2.5, 3];
/** The pairs of an author who counts for all of them, the power by which a longer one counts for less, and the part that a pair by chance counts for. */
const OF_AUTHOR = 120;
const PER_AUTHOR = 0.3;
const CROSSED = 0.3;
/** The part that a pair counts for whose earlier question only names a matter, so that it is learnt from and never served. */
const NAMED_EARLIER = 0.5;
/** How much more those of authors of near misses in few words count. */
const OF_TYPED = 2;

const FOLDERS = new URL('../../src/memory/conversation/repeats/', import.meta.url);

const AUTHORS = ['author-a', 'author-b', 'author-c', 'author-e', 'author-f'] as const;

function tuningPairs(language: Spoken): QuestionPair[] {
  if (language === 'pt') return PORTUGUESE_AUTHORS.flatMap((author) => readQuestions(language, author));
  return AUTHORS.flatMap((author) => readPart<QuestionPair>('repeated-question', { language, author, set: 'tuning' }));
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
  for (const { earlier, query, repeated } of tuningPairs(language)) {
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

interface SameRow extends ValuedRow {
  readonly pair: AskedPair;
  /** False for one that is only to learn from. */
  readonly isServed: boolean;
}

/** Returns what is measured of pairs; without those in which one is no question, or something decisive differs. */
function sameRows(language: Spoken, pairs: readonly AskedPair[], cosineOf?: CosineOfPair): SameRow[] {
  const own = pairs.filter(({ isCrossed }) => !isCrossed).length;
  return pairs.flatMap((pair) => {
    const { author, earlier, query, answer, repeated } = pair;
    const [one, other] = [query, earlier].map((text) => readQuestion(text, language, { mayName: true })) as [
      Question | null,
      Question | null,
    ];
    if (one === null || other === null) return [];
    const words = compared(one, other);
    if (words.pairs.length === 0 || differsDecisively(one, other, words)) return [];
    const all = allMeasuresOf(one, other, { answer, words, cosine: cosineOf?.(pair) ?? null });
    const measures = new Map([...all].map(([name, value]) => [ownName(language, name), value]));
    const isServed = readQuestion(earlier, language, { mayPass: one.asksAgain }) !== null;
    const ofAuthor = (OF_AUTHOR / own) ** PER_AUTHOR * (isTypedAuthor(author) ? OF_TYPED : 1);
    const counts = Math.min(1, ofAuthor) * (pair.isCrossed ? CROSSED : 1) * (isServed ? 1 : NAMED_EARLIER);
    return [{ measures, is: repeated, counts, pair, isServed }];
  });
}

/** What was measured later: of two that say the same words, and of one that says that it asks again. */
const LATER = /^whole\b|^(?:typed )?(?:asks again|put in the past|passes|in another order)/;

/** Fits what was measured later on top of the weights that stand, so that what says nothing of the sort is weighed as it was, and writes both. */
function fitLater(
  languages: readonly Spoken[],
  files: readonly (Spoken | 'en-vectors')[],
  cosineOf?: CosineOfPair,
): void {
  const standing = files.map((file) => {
    const { bias, weights } = weightsIn<string>(new URL('same-weights/', FOLDERS))(file);
    return { bias, weights: new Map([...weights].filter(([name]) => !LATER.test(name))) };
  });
  const rows = languages.flatMap((language, at) =>
    ASKED_AUTHORS[language]
      .flatMap((author) => sameRows(language, askedPairs(language, author), cosineOf))
      .map((row) => {
        const named = new Map(
          [...row.measures].map(([name, value]) => [name.replace(`${language} word `, 'word '), value]),
        );
        const offset = logitOfPair(standing[at] as SparseWeights, { ...row, measures: named });
        return { ...row, offset, measures: new Map([...named].filter(([name]) => LATER.test(name))) };
      }),
  );
  const { weights } = fitMeasures(rows, { ...(cosineOf ? OF_VECTORS : OF_SAME), isBiased: false });
  for (const [at, file] of files.entries()) {
    const { bias, weights: before } = standing[at] as SparseWeights;
    const text = textOfWeights({ bias, weights: new Map([...before, ...weights]) });
    writeFileSync(new URL(`same-weights/${file}.txt`, FOLDERS), text);
  }
}

/** Words have a weight in their language, all else one in both. */
const ownName = (language: Spoken, name: string): string => (name.startsWith('word ') ? `${language} ${name}` : name);

const logitOfPair = ({ bias, weights }: SparseWeights, { measures }: ValuedRow): number =>
  [...measures].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), bias);

const shareOf = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));

/** Returns precision and recall at each bar, and how many of the crossed pairs were taken for one; what has no logit is told no repetition. */
function told(logits: ReadonlyMap<AskedPair, number>, pairs: readonly AskedPair[]): string[] {
  return SAME_BARS.map((bar) =>
    [false, true]
      .map((isFew) => {
        const part = pairs.filter(({ query }) => isInFewWords(query) === isFew);
        const said = part.filter((pair) => (logits.get(pair) ?? Number.NEGATIVE_INFINITY) > bar);
        const own = said.filter(({ isCrossed }) => !isCrossed);
        const right = own.filter((pair) => pair.repeated).length;
        const repeated = part.filter((pair) => pair.repeated).length;
        return `${shareOf(right, own.length)} / ${shareOf(right, repeated)} (${said.length - own.length})`;
      })
      .join(' '),
  );
}

/** Writes the weights of each language: those of its words, and those that both have. */
function writeSame(fitted: SparseWeights, written: readonly Spoken[]): void {
  for (const language of written) {
    const others = LANGUAGES.filter((other) => other !== language).map((other) => `${other} word `);
    const weights = new Map(
      [...fitted.weights].flatMap(([name, weight]): [string, number][] =>
        others.some((other) => name.startsWith(other)) ? [] : [[name.replace(`${language} word `, 'word '), weight]],
      ),
    );
    writeFileSync(new URL(`same-weights/${language}.txt`, FOLDERS), textOfWeights({ bias: fitted.bias, weights }));
  }
}

function writeByVectors({ bias, weights }: SparseWeights): void {
  const named = new Map([...weights].map(([name, weight]) => [name.replace('en word ', 'word '), weight]));
  writeFileSync(new URL('same-weights/en-vectors.txt', FOLDERS), textOfWeights({ bias, weights: named }));
}

/** Fits on all authors but one and judges that one, each in turn; returns what all of them teach. */
function fitSame(languages: readonly Spoken[], options: typeof OF_SAME, cosineOf?: CosineOfPair): SparseWeights {
  const sets = languages.flatMap((language) =>
    ASKED_AUTHORS[language].map((author) => ({ language, author, pairs: askedPairs(language, author) })),
  );
  const rows = sets.flatMap(({ language, pairs }) => sameRows(language, pairs, cosineOf));
  const logits = new Map<AskedPair, number>();
  for (const author of new Set(sets.map((set) => set.author))) {
    const fitted = fitMeasures(
      rows.filter(({ pair }) => pair.author !== author),
      options,
    );
    for (const row of rows)
      if (row.pair.author === author && row.isServed) logits.set(row.pair, logitOfPair(fitted, row));
  }
  const lines = languages.flatMap((language) =>
    ['', ...ASKED_AUTHORS[language]].map((author) => {
      const own = sets.filter((set) => set.language === language && (author === '' || set.author === author));
      return [
        `${language}, ${author || 'all'}`,
        ...told(
          logits,
          own.flatMap(({ pairs }) => pairs),
        ),
      ];
    }),
  );
  process.stdout.write(
    table(
      `Questions asked again${cosineOf ? ', with vectors' : ''}, each author left out: precision / recall above a logit (pairs by chance among them)`,
      ['', ...SAME_BARS.map(String)],
      lines,
    ),
  );
  return fitMeasures(rows, options);
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
    writeFileSync(new URL(`passing-weights/${language}.txt`, FOLDERS), textOfWeights(fitSparse(rows, OF_PASSING)));
  }
  process.stdout.write(
    table(
      'Questions whose answers pass, and others, below a logit (left out one trial at a time)',
      ['', ...PASSING_BARS.map(String)],
      lines,
    ),
  );
} else if (process.argv.includes('--vectors')) {
  const texts = ASKED_AUTHORS.en
    .flatMap((author) => askedPairs('en', author))
    .flatMap(({ earlier, query }) => [earlier, query]);
  const cosineOf = await cosinesOf([...new Set(texts)]);
  if (process.argv.includes('--later')) fitLater(['en'], ['en-vectors'], cosineOf);
  else writeByVectors(fitSame(['en'], OF_VECTORS, cosineOf));
} else if (process.argv.includes('--later')) {
  fitLater(LANGUAGES, LANGUAGES);
} else {
  writeSame(fitSame(LANGUAGES, OF_SAME), LANGUAGES);
}
