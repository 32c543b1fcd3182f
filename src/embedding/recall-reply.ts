/** Reads the answers of the embedding worker, checked to the last field: it is another process, perhaps of another version. */
import { z } from 'zod';
import type { RankedMemories, RankedMemory } from '../memory/episodes/ranked-memories.ts';
import type { TurnMeasures } from '../memory/episodes/turns-around.ts';

const MOST_PASSAGES = 64;
/** The id of a memory as PostgreSQL writes it, so that ids compare as texts. */
const MEMORY_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const evidence = z.object({
  idfs: z.array(z.number()).max(1_000),
  known: z.array(z.boolean()).max(1_000),
  total: z.number(),
  vectors: z.enum(['understood', 'strange', 'none']),
  meaning: z.number().optional(),
});

const reply = z.object({
  items: z.array(z.unknown()),
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
  const { items: sent, evidence, lately, model } = parsed.data;
  if (sent.length > k) return null;
  const items: RankedMemory[] = [];
  for (const item of sent) {
    const read = isObject(item) ? readMemory(item) : null;
    if (read === null) return null;
    items.push(read);
  }
  if (new Set(items.map(({ memoryId }) => memoryId)).size !== items.length) return null;
  return {
    items,
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

type Sent = Readonly<Record<string, unknown>>;

/** Reads a memory of the ranking; null for what is none. By hand: a schema takes three times as long for the fifty there are. */
function readMemory({ memory_id, score, passage, measures, explanation }: Sent): RankedMemory | null {
  if (typeof memory_id !== 'string' || !MEMORY_ID.test(memory_id) || !isNumber(score)) return null;
  if (passage !== null && !(isNumber(passage) && Number.isSafeInteger(passage) && passage >= 0)) return null;
  if (!isObject(explanation) || !isPlain(explanation)) return null;
  const ranked = { memoryId: memory_id, score, passage, explanation };
  if (measures === undefined) return ranked;
  const read = isObject(measures) ? readMeasures(measures) : null;
  return read === null ? null : { ...ranked, measures: read };
}

function readMeasures(sent: Sent): TurnMeasures | null {
  const { words_around, covered, covered_next, similarities, nearest_next, nearest_around } = sent;
  if (!isNumber(words_around) || !isNumber(covered) || !isNumber(covered_next)) return null;
  if (!isNumberOrNull(nearest_next) || !isNumberOrNull(nearest_around)) return null;
  if (similarities !== null && !areNumbers(similarities)) return null;
  return {
    wordsAround: words_around,
    covered,
    coveredNext: covered_next,
    similarities,
    nearestNext: nearest_next,
    nearestAround: nearest_around,
  };
}

function isObject(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || isNumber(value);
}

function areNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MOST_PASSAGES && value.every(isNumber);
}

function isPlain(sent: Sent): sent is Readonly<Record<string, number | null>> {
  for (const name in sent) if (!isNumberOrNull(sent[name])) return false;
  return true;
}
