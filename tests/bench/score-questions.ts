/**
 * Scores how questions that are asked again are known, as the service does it, by set and by how the query is put, in few words or whole, in sums alone:
 * `npx tsx tests/bench/score-questions.ts [--vectors] author-q author-r`. Told on stdout: precision / recall (served of those that ask another thing).
 */
import { readQuestion } from '../../src/memory/conversation/repeats/read-question.ts';
import { likenessOfQuestions, SAME_QUESTION } from '../../src/memory/conversation/repeats/same-question.ts';
import { isInFewWords, readQuestions } from '../unit/flow/compact-sets.ts';
import type { QuestionPair } from '../unit/flow/labelled-set.ts';
import { type CosineOfPair, cosinesOf } from './questions/pair-cosines.ts';
import { table } from './table.ts';

type Spoken = 'es' | 'en' | 'pt';

const authors = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const byVectors = process.argv.includes('--vectors');

function isServed({ earlier, answer, query }: QuestionPair, language: Spoken, cosineOf: CosineOfPair | null): boolean {
  const one = readQuestion(query, language, { mayName: true });
  const other = readQuestion(earlier, language, { mayPass: one?.asksAgain === true });
  if (one === null || other === null) return false;
  const cosine = cosineOf?.({ earlier, query }) ?? null;
  return likenessOfQuestions(one, other, { answer, cosine }) > SAME_QUESTION;
}

function told(pairs: readonly QuestionPair[], language: Spoken, cosineOf: CosineOfPair | null): string {
  const served = pairs.filter((pair) => isServed(pair, language, cosineOf));
  const right = served.filter(({ repeated }) => repeated).length;
  const repeated = pairs.filter((pair) => pair.repeated).length;
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));
  const others = pairs.length - repeated;
  return `${share(right, served.length)} / ${share(right, repeated)} (${served.length - right} of ${others})`;
}

const lines: string[][] = [];
for (const language of byVectors ? (['en'] as const) : (['es', 'en', 'pt'] as const)) {
  for (const author of authors) {
    const pairs = readQuestions(language, author);
    const texts = new Set(pairs.flatMap(({ earlier, query }) => [earlier, query]));
    const cosineOf = byVectors ? await cosinesOf([...texts]) : null;
    const [few, whole] = [true, false].map((is) => pairs.filter(({ query }) => isInFewWords(query) === is));
    lines.push([`${language}, ${author}`, ...[few, whole, pairs].map((part) => told(part ?? [], language, cosineOf))]);
  }
}
process.stdout.write(table('Questions asked again, as they are told', ['', 'in few words', 'whole', 'all'], lines));
