/**
 * Writes the vectors of Portuguese words (`memory/text/word-vectors/pt.bin`): `npx tsx tests/bench/fit-portuguese-words.ts --words <list>`, a word a line and behind
 * a slash whatever a spelling dictionary says of it (`index.dic` of the package `dictionary-pt`). A word means what the Spanish for it means
 * in the file of Spanish, by Apertium's dictionary of the two, and everyday words that it lacks what their English means (`word-vectors/everyday-portuguese.txt`):
 * the commoner of several ways the more, as a word has it that tells less.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { termsOfAskedWords } from '../../src/memory/text/text-analysis.ts';
import { LENGTH, type Meaning, meaningOf } from '../../src/memory/text/word-vectors.ts';
import { PORTUGUESE_AUTHORS, readConversations, readQuestions } from '../unit/flow/compact-sets.ts';
import { spanishOf } from './word-vectors/translated-words.ts';
import { bytesOfWords } from './word-vectors/words-file.ts';

const FILE = new URL('../../src/memory/text/word-vectors/pt.bin', import.meta.url);
const EVERYDAY = new URL('./word-vectors/everyday-portuguese.txt', import.meta.url);
const SMOOTHED = 0.1; // of a word's weight

const { values } = parseArgs({ options: { words: { type: 'string' } } });

const listed = (values.words === undefined ? '' : readFileSync(values.words, 'utf8'))
  .split('\n')
  .map((line) => (line.split('/')[0] ?? '').trim().toLowerCase());
const said = PORTUGUESE_AUTHORS.flatMap((author) => [
  ...readConversations('pt', author).map(({ query, turns }) => `${query} ${turns.at(-1)?.assistant}`),
  ...readQuestions('pt', author).map(({ earlier, query, answer }) => `${earlier} ${query} ${answer}`),
]).flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
const words = [...new Set([...listed, ...said])].filter((word) => /^\p{L}{3,20}$/u.test(word));

const ways = new Map<string, Meaning[]>();
function add(word: string, others: readonly string[], language: 'es' | 'en'): void {
  const [term] = termsOfAskedWords([word], 'pt');
  const meanings = others
    .flatMap((way) => termsOfAskedWords(way.split(' '), language))
    .flatMap((found) => meaningOf(found, language) ?? []);
  if (term !== undefined && meanings.length > 0) ways.set(term, [...(ways.get(term) ?? []), ...meanings]);
}
for (const [word, spanish] of spanishOf(words)) add(word, spanish, 'es');
for (const line of readFileSync(EVERYDAY, 'utf8').trim().split('\n')) {
  const [english = '', portuguese = ''] = line.split(': ');
  for (const word of portuguese.split(' ')) add(word, [english], 'en');
}

/** Returns the mean of meanings, each counting for more the less it tells. */
function meanOf(meanings: readonly Meaning[]): { readonly weight: number; readonly vector: readonly number[] } {
  const sum = new Float64Array(meanings[0]?.vector.length ?? 0);
  for (const { weight, vector } of meanings)
    for (let at = 0; at < sum.length; at += 1)
      sum[at] = (sum[at] as number) + (vector[at] as number) / LENGTH / (SMOOTHED + weight);
  return { weight: Math.min(...meanings.map(({ weight }) => weight)), vector: [...sum] };
}

process.stdout.write(`${words.length} words, ${ways.size} terms\n`);
writeFileSync(FILE, bytesOfWords(new Map([...ways].map(([term, meanings]) => [term, meanOf(meanings)]))));
