/**
 * Writes the vectors of words (`memory/text/word-vectors/`), by which a change of topic and a question asked again are known without a model at hand:
 * `npx tsx tests/bench/fit-word-vectors.ts --spanish <list> --portuguese <list> [--without <author>] [--to <folder>]`. A list has a word a line, and behind a
 * slash whatever a spelling dictionary says of it (`index.dic` of the packages `dictionary-es` and `dictionary-pt`). English words are those of
 * the bundled model's vocabulary, of the labelled sets and of what Spanish words mean; the others stand where Apertium's dictionaries have English for them. Their vectors are the model's,
 * without what all have in common, turned and weighed so that texts that belong together meet (`word-vectors/word-metric`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { termsAsked, termsOfAskedWords } from '../../src/memory/text/text-analysis.ts';
import { topicPairs } from './word-vectors/topic-pairs.ts';
import { englishOf } from './word-vectors/translated-words.ts';
import { fitMetric, measuredBy, type RawWord, type TextPair } from './word-vectors/word-metric.ts';
import { bytesOfWords } from './word-vectors/words-file.ts';

const DIMENSION = 32;
const LANGUAGES = ['es', 'en'] as const;
type Spoken = (typeof LANGUAGES)[number];
const COMMON = 12_000; // words of the model's vocabulary, the frequent first, of which what all have in common is taken
const UNRANKED = 15_000; // the rank of a word that is not in it
const OF_RANK = 10; // the weight of a word before anything is learnt: the logarithm of its rank over this
const SMOOTHED = 50;
const MOST_WAYS = 3; // of saying a word in English
const BATCH = 512;

const { values } = parseArgs({
  options: {
    spanish: { type: 'string' },
    portuguese: { type: 'string' },
    without: { type: 'string' },
    to: { type: 'string', default: 'src/memory/text/word-vectors' },
  },
});

/** Words by the term that stands for them in texts, each with its English. */
type Spellings = ReadonlyMap<string, readonly (readonly string[])[]>;

function modelWords(dataDir: string): string[] {
  const { model } = JSON.parse(readFileSync(join(dataDir, 'tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return Object.keys(model.vocab)
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .sort((one, other) => (model.vocab[one] ?? 0) - (model.vocab[other] ?? 0));
}

function wordsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []))];
}

function listed(file: string | undefined): string[] {
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  return [
    ...new Set(
      lines
        .map((line) => (line.split('/')[0] ?? '').trim().toLowerCase())
        .filter((word) => /^\p{L}{3,20}$/u.test(word)),
    ),
  ];
}

function byTerm(
  words: Iterable<readonly [word: string, english: readonly string[]]>,
  language: Spoken,
  known?: Spellings,
): Map<string, (readonly string[])[]> {
  const terms = new Map<string, (readonly string[])[]>();
  for (const [word, english] of words)
    for (const term of termsOfAskedWords([word], language))
      if (known?.has(term) !== true) terms.set(term, [...(terms.get(term) ?? []), english.slice(0, MOST_WAYS)]);
  return terms;
}

async function vectorsOf(words: readonly string[], modelDir: string): Promise<Map<string, Float32Array>> {
  const embedder = await LocalEmbedder.open({ modelDir, threads: 1 });
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < words.length; from += BATCH) {
    const some = words.slice(from, from + BATCH);
    for (const [at, vector] of (await embedder.embed(some, { priority: 'batch' })).entries())
      vectors.set(some[at] as string, vector);
  }
  await embedder.close();
  return vectors;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function meanOf(vectors: readonly Float32Array[], weights: readonly number[] = vectors.map(() => 1)): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const [at, vector] of vectors.entries())
    for (let place = 0; place < sum.length; place += 1)
      sum[place] = (sum[place] as number) + (weights[at] as number) * (vector[place] as number);
  return unit(sum);
}

const dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-words-'));
const modelDir = await prepareBundledModel(dataDir);
const known = modelWords(modelDir);
const rank = new Map(known.map((word, at) => [word, at]));
const rankOf = (english: string) => rank.get(english.split(' ')[0] ?? '') ?? UNRANKED;
const pairs = { es: topicPairs('es', values.without), en: topicPairs('en', values.without) };
const spanish = englishOf([...new Set([...listed(values.spanish), ...wordsIn(topicPairs('es').flat())])], 'es');
const meant = [...spanish.values()].flat().filter((word) => /^[a-z]{3,}$/.test(word));
const english = [...new Set([...known, ...wordsIn(topicPairs('en').flat()), ...meant])];
const spellings = {
  en: byTerm(
    english.map((word) => [word, [word]] as const),
    'en',
  ),
  es: byTerm(spanish, 'es'),
};
for (const [term, ways] of byTerm(englishOf(listed(values.portuguese), 'pt'), 'es', spellings.es))
  spellings.es.set(term, ways);

const asked = [...new Set(LANGUAGES.flatMap((language) => [...spellings[language].values()].flat(2)))];
const plain = await vectorsOf(asked, modelDir);
await rm(dataDir, { recursive: true, force: true });
const common = known
  .slice(0, COMMON)
  .flatMap((word) => plain.get(word) ?? [])
  .map(unit);
const middle = new Float32Array(common[0]?.length ?? 0).map(
  (_, at) => common.reduce((sum, vector) => sum + (vector[at] as number), 0) / common.length,
);
const centred = new Map(
  [...plain].map(([word, vector]) => [word, unit(unit(vector).map((value, at) => value - (middle[at] as number)))]),
);

const terms = LANGUAGES.flatMap((language) =>
  [...spellings[language]].map(([term, ways]) => ({ language, term, ways })),
);
const words: RawWord[] = terms.map(({ ways }) => {
  const ranks = ways.map((own) => Math.min(...own.map(rankOf)));
  const vectors = ways.map((own) => meanOf(own.map((word) => centred.get(word) as Float32Array)));
  const vector = meanOf(
    vectors,
    ranks.map((of) => 1 / Math.sqrt(SMOOTHED + of)),
  );
  return { vector, weight: Math.log(2 + Math.min(...ranks)) / OF_RANK };
});
const places = new Map(terms.map(({ language, term }, place) => [`${language} ${term}`, place]));
const placesOf = (text: string, language: Spoken): number[] =>
  [...new Set(termsAsked(text, language))].flatMap(
    (term) => places.get(`${language} ${term}`) ?? places.get(`en ${term}`) ?? [],
  );
const groups = LANGUAGES.map((language) =>
  pairs[language].flatMap(([one, other]): TextPair[] => {
    const pair: TextPair = [placesOf(one, language), placesOf(other, language)];
    return pair[0].length > 0 && pair[1].length > 0 ? [pair] : [];
  }),
);
process.stdout.write(`${terms.length} terms, ${groups.map((group) => group.length).join(' and ')} pairs\n`);
const metric = fitMetric(words, groups, DIMENSION);
for (const language of LANGUAGES) {
  const own = terms.flatMap(({ language: of, term }, place) =>
    of === language ? [[term, measuredBy(metric, words[place] as RawWord)] as const] : [],
  );
  writeFileSync(
    join(values.to, `${language}.bin`),
    bytesOfWords(new Map(own.map(([term, { weight, vector }]) => [term, { weight, vector }]))),
  );
}
