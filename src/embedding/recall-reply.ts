/** Reads the answers of the embedding worker, checked to the last field: it is another process, perhaps of another version. */
import { z } from 'zod';
import type { RankedMemories } from '../memory/episodes/ranked-memories.ts';

const measures = z.object({
  words_around: z.number(),
  covered: z.number(),
  covered_next: z.number(),
  similarities: z.array(z.number()).max(64).nullable(),
  nearest_next: z.number().nullable(),
  nearest_around: z.number().nullable(),
});

const evidence = z.object({
  idfs: z.array(z.number()).max(1_000),
  known: z.array(z.boolean()).max(1_000),
  total: z.number(),
  vectors: z.enum(['understood', 'strange', 'none']),
  meaning: z.number().optional(),
});

const reply = z.object({
  items: z.array(
    z.object({
      // As PostgreSQL writes them, so that ids compare as texts.
      memory_id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      score: z.number(),
      passage: z.int().min(0).nullable(),
      measures: measures.optional(),
      explanation: z.record(z.string(), z.number().nullable()),
    }),
  ),
  evidence: evidence.optional(),
  lately: z
    .array(z.object({ turn_number: z.int().min(1), cosine: z.number() }))
    .max(8)
    .optional(),
  model: z.string().min(1).max(256),
});

/** Reads a ranking; null for what is no ranking of at most `k` memories, each once. */
export function parseRanking(text: string, k: number): RankedMemories | null {
  const parsed = reply.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const { items, evidence, lately, model } = parsed.data;
  const distinct = new Set(items.map((item) => item.memory_id)).size;
  if (items.length > k || distinct !== items.length) return null;
  return {
    items: items.map(({ memory_id, score, passage, measures, explanation }) => ({
      memoryId: memory_id,
      score,
      passage,
      explanation,
      ...(measures !== undefined && {
        measures: {
          wordsAround: measures.words_around,
          covered: measures.covered,
          coveredNext: measures.covered_next,
          similarities: measures.similarities,
          nearestNext: measures.nearest_next,
          nearestAround: measures.nearest_around,
        },
      }),
    })),
    ...(evidence !== undefined && { evidence }),
    ...(lately !== undefined && {
      lately: lately.map(({ turn_number: turnNumber, cosine }) => ({ turnNumber, cosine })),
    }),
    model,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no schema takes it, and the caller is told so above
  }
}
