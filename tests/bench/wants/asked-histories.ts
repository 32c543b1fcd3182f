/** Queries of both kinds, asked of whole histories: what each history has of them, by words and vectors in memory. */
import type { Embedder } from '../../../src/embedding/embedder.ts';
import { rankCandidates } from '../../../src/memory/episodes/hybrid-ranker.ts';
import { vectorsOfMemories } from '../../../src/memory/episodes/memory-vectors.ts';
import { evidenceOf } from '../../../src/memory/episodes/query-evidence.ts';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { memoryOfTurn, passagesOf } from '../../../src/memory/episodes/turn-memory.ts';
import { vectorTrustOf } from '../../../src/memory/episodes/vector-trust.ts';
import { type HistoryFeatures, historyFeatures } from '../../../src/memory/episodes/want-features.ts';
import { candidatesOf, type Said } from '../../unit/episodes/small-index.ts';
import type { Conversation } from '../recall/conversation-set.ts';

const SECONDS_BETWEEN_TURNS = 30;

/** What a history has of a query, and the query's vector where the model knows its language. */
export interface AskedFeatures {
  readonly features: HistoryFeatures;
  readonly vector: Float32Array | null;
}

/** A history that can be asked. */
export class AskedHistory {
  readonly #memories: readonly Said[];
  readonly #conversation: Conversation;
  readonly #embedder: Embedder;

  private constructor(memories: readonly Said[], conversation: Conversation, embedder: Embedder) {
    this.#memories = memories;
    this.#conversation = conversation;
    this.#embedder = embedder;
  }

  /** Remembers a conversation as the service would. */
  static async of(conversation: Conversation, embedder: Embedder): Promise<AskedHistory> {
    const memories: Said[] = [];
    for (const said of turnsOf(conversation)) {
      const { passages } = said;
      const [vectors = []] = await vectorsOfMemories(embedder, [{ passages, language: conversation.language }]);
      memories.push({ ...said, vectors });
    }
    return new AskedHistory(memories, conversation, embedder);
  }

  /** Returns what the history has of a query. */
  async featuresOf(text: string): Promise<AskedFeatures> {
    const now = new Date();
    const { terms, embedText, language } = analyseQuery(text, this.#conversation.language, now);
    const [vector = null] = await this.#embedder.embed([embedText], { priority: 'query', languages: [language] });
    const found = candidatesOf(this.#memories, text, vector, this.#conversation.language);
    const trust = vectorTrustOf(this.#embedder)(language);
    const of = { text, language, terms, evidence: evidenceOf(found) };
    const [best] = rankCandidates(found, { now, ...trust, limit: 1 });
    const features = historyFeatures({ ...of, bestScore: best?.score ?? 0 });
    return { features, vector: trust.understood ? vector : null };
  }
}

function turnsOf({ userId, userSpeaker, language, sessions }: Conversation) {
  return sessions.flatMap(({ createdAt, turns }, session) =>
    turns.flatMap(({ lines }, turn) => {
      const at = new Date(createdAt.getTime() + turn * SECONDS_BETWEEN_TURNS * 1000);
      const messages = lines.map(({ speaker, text }) => ({
        role: speaker === userSpeaker ? ('user' as const) : ('assistant' as const),
        content: text,
        ...(speaker !== null && { name: speaker }),
      }));
      const memory = memoryOfTurn({ messages, language, createdAt: at });
      if (memory === null) return [];
      const place = { id: `${session}.${turn}`, sessionId: `${userId}.${session}`, turnNumber: turn + 1 };
      return [{ ...place, createdAt: at, terms: memory.terms, passages: passagesOf(memory.lines) }];
    }),
  );
}
