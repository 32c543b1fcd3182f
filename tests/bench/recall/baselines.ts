/** What anyone could do without this service, over the very same turns: the rankings that ours must be worth more than. */
import { PGlite } from '@electric-sql/pglite';
import type { Embedder } from '../../../src/embedding/embedder.ts';
import { countTokens } from '../../../src/memory/text/token-counter.ts';
import type { Conversation, ConversationSet, Question } from './conversation-set.ts';
import { type Answer, asOneLine, BUDGETS, type Budget, type TurnPlace, turnsOf } from './turn-ranking.ts';

const WINDOW_TURNS = 10;
const DEEPEST = 50;
const K1 = 1.2;
const B = 0.75;
const TOKENS_BESIDE_TURNS = 40; // system prompt and question, in a prompt put together from a ranking

/** A turn as the baselines read it: the lines, each with its speaker. */
interface Document extends TurnPlace {
  readonly text: string;
}

/** Gives every document a score; those of 0 and below are not found. */
type Scorer = (question: Question, documents: readonly Document[]) => Promise<readonly number[]> | readonly number[];

export interface Baseline {
  readonly name: string;
  /** Made once for each conversation. */
  prepare(conversation: Conversation, documents: readonly Document[]): Promise<Scorer>;
}

/** Answers every question of the set by each baseline. `embedder` null: none with vectors. */
export async function askBaselines(
  set: ConversationSet,
  embedder: Embedder | null,
): Promise<Map<string, readonly Answer[]>> {
  const database = await PGlite.create();
  const baselines = [
    windowOnly,
    wordOverlap,
    fullText(database, set.language, 'every word'),
    fullText(database, set.language, 'any word'),
    plainBm25,
    ...(embedder === null ? [] : [vectorsOnly(embedder)]),
  ];
  const found = new Map<string, readonly Answer[]>();
  try {
    for (const baseline of baselines) found.set(baseline.name, await answersOf(set, baseline));
  } finally {
    await database.close();
  }
  return found;
}

async function answersOf(set: ConversationSet, baseline: Baseline): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const conversation of set.conversations) {
    const documents = documentsOf(conversation);
    const score = await baseline.prepare(conversation, documents);
    for (const question of conversation.questions) {
      const scored = await score(question, documents);
      const ranking = documents
        .map((document, index) => ({ document, index, score: scored[index] ?? 0 }))
        .filter((one) => one.score > 0)
        .sort((a, b) => b.score - a.score || b.index - a.index) // of equals the later one
        .slice(0, DEEPEST)
        .map(({ document }) => document);
      answers.push({ conversation, question, ranking, prompts: prompts(ranking), byDefault: null, silent: null });
    }
  }
  return answers;
}

function documentsOf(conversation: Conversation): Document[] {
  return turnsOf(conversation).map(({ session, turn, lines }) => ({
    session,
    turn,
    text: lines.map(({ speaker, text }) => (speaker === null ? text : `${speaker}: ${text}`)).join('\n'),
  }));
}

/** The best turns that fit, the first one that does not ends it. */
function prompts(ranking: readonly Document[]): Record<Budget, string> {
  const packed = BUDGETS.map((budget) => {
    let left = budget - TOKENS_BESIDE_TURNS;
    const texts: string[] = [];
    for (const { text } of ranking) {
      left -= countTokens(`\n${text}`);
      if (left < 0) break;
      texts.push(text);
    }
    return [budget, asOneLine(texts.join('\n'))];
  });
  return Object.fromEntries(packed) as Record<Budget, string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const windowOnly: Baseline = {
  name: 'window only (last 10 turns)',
  prepare: async (_, documents) => () =>
    documents.map((_, index) => Math.max(0, index - documents.length + WINDOW_TURNS + 1)),
};

const wordOverlap: Baseline = {
  name: 'grep-like word overlap',
  prepare: async (_, documents) => {
    const bags = documents.map(({ text }) => new Set(wordsOf(text)));
    return ({ text }) => {
      const words = [...new Set(wordsOf(text))];
      return bags.map((bag) => words.filter((word) => bag.has(word)).length);
    };
  },
};

const plainBm25: Baseline = {
  name: 'BM25, plain words',
  prepare: async (_, documents) => {
    const bags = documents.map(({ text }) => {
      const counts = new Map<string, number>();
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
      return counts;
    });
    const lengths = documents.map(({ text }) => wordsOf(text).length);
    const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return ({ text }) => {
      const words = [...new Set(wordsOf(text))].map((word) => {
        const holders = bags.filter((bag) => bag.has(word)).length;
        return { word, weight: Math.log(1 + (bags.length - holders + 0.5) / (holders + 0.5)) };
      });
      return bags.map((bag, index) => {
        const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / meanLength);
        return words.reduce((sum, { word, weight }) => {
          const count = bag.get(word) ?? 0;
          return sum + (weight * count * (K1 + 1)) / (count + norm);
        }, 0);
      });
    };
  },
};

const CONFIGURATIONS = { es: 'spanish', en: 'english', pt: 'portuguese' } as const;

/** PostgreSQL's own: `every word` is what `websearch_to_tsquery` makes of a question, `any word` the same with "or" between the words. */
function fullText(database: PGlite, language: keyof typeof CONFIGURATIONS, which: 'every word' | 'any word'): Baseline {
  const configuration = CONFIGURATIONS[language];
  const query =
    which === 'every word'
      ? `websearch_to_tsquery('${configuration}', $1)`
      : `CAST(replace(websearch_to_tsquery('${configuration}', $1)::text, ' & ', ' | ') AS tsquery)`;
  return {
    name: `PostgreSQL full text, ${which}`,
    prepare: async (_, documents) => {
      await database.exec('DROP TABLE IF EXISTS documents; CREATE TABLE documents (number integer, words tsvector)');
      await database.query(
        `INSERT INTO documents SELECT number - 1, to_tsvector('${configuration}', text) FROM unnest($1::text[]) WITH ORDINALITY AS d (text, number)`,
        [documents.map(({ text }) => text)],
      );
      return async ({ text }) => {
        const { rows } = await database.query<{ number: number; score: number }>(
          `SELECT number, ts_rank(words, query) AS score FROM documents, ${query} AS query WHERE words @@ query`,
          [text],
        );
        const scored = new Map(rows.map(({ number, score }) => [number, score]));
        return documents.map((_, index) => scored.get(index) ?? 0);
      };
    },
  };
}

const BATCH = 32;

/** Cosine of the question and the whole turn, by the model that the service uses. */
function vectorsOnly(embedder: Embedder): Baseline {
  return {
    name: 'vectors only (whole turns)',
    prepare: async (_, documents) => {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < documents.length; from += BATCH) {
        const texts = documents.slice(from, from + BATCH).map(({ text }) => text);
        vectors.push(...(await embedder.embed(texts, { priority: 'batch' })));
      }
      return async ({ text }) => {
        const [query = new Float32Array()] = await embedder.embed([text], { priority: 'query' });
        return vectors.map((vector) => 1 + vector.reduce((sum, value, index) => sum + value * (query[index] ?? 0), 0));
      };
    },
  };
}
