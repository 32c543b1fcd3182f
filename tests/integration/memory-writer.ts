import { createHash, randomUUID } from 'node:crypto';
import type { MemoryIndex, Scope } from '../../src/memory/episodes/candidate.ts';
import type { MemoryType } from '../../src/memory/episodes/memory.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddingStore } from '../../src/stores/embedding-store.ts';
import { MemoryStore } from '../../src/stores/memory-store.ts';
import { HashingEmbedder, wordsOf } from '../support/hashing-embedder.ts';

interface Told {
  readonly type?: MemoryType;
  /** The turn that told it; none where absent. */
  readonly session?: string;
  readonly turn?: number;
  /** Days, null for never; below 0 for what has expired already. */
  readonly ttlDays?: number | null;
  /** The texts whose vectors it has: its own where absent, none at all for []. */
  readonly passages?: readonly string[];
}

/** Writes memories as the service does, for tests of an index: committed when a call resolves. */
export class MemoryWriter {
  readonly embedder = new HashingEmbedder();
  readonly store: MemoryStore;
  readonly #database: Database;
  readonly #index: () => MemoryIndex | undefined;

  constructor(database: Database, index: () => MemoryIndex | undefined = () => undefined) {
    this.#database = database;
    this.store = new MemoryStore({ database });
    this.#index = index;
  }

  /** Resolves with its id. */
  async tell(scope: Scope, text: string, told: Told = {}): Promise<string> {
    const { tenant, userId } = scope;
    const { type = 'episodic', ttlDays = 30 } = told;
    const id = randomUUID();
    if (told.session !== undefined) {
      await this.#tellTurn(scope, told.session, told.turn ?? 1, id, text, ttlDays);
    } else {
      const lines = [[null, text]] as const;
      const contentHash = createHash('sha256').update(id).digest();
      const about = { type, lines, terms: wordsOf(text), language: 'en', metadata: null };
      await this.store.add(tenant, userId, { ...about, contentHash, ttlDays, newId: id });
    }
    await this.embed(scope, id, told.passages ?? [text]);
    return id;
  }

  /** Stores the vectors of these texts as the passages of the memory. */
  async embed(scope: Scope, memoryId: string, passages: readonly string[]): Promise<void> {
    if (passages.length === 0) return;
    const embeddings = [{ memoryId, vectors: passages.map((text) => this.embedder.vectorOf(text)) }];
    await this.#database.transaction(scope.tenant, async (tx) => {
      const { model, dimension } = this.embedder;
      await new EmbeddingStore({ database: this.#database }).storeEmbeddings(
        tx,
        scope.tenant,
        model,
        dimension,
        embeddings,
      );
      await this.#index()?.store?.(tx, scope, embeddings);
    });
  }

  async replaceText(scope: Scope, memoryId: string, text: string): Promise<void> {
    await this.#database.transaction(scope.tenant, async (tx) => {
      const lines = [[null, text]] as const;
      await this.store.replaceLines(tx, scope.tenant, memoryId, { lines, terms: wordsOf(text) });
    });
  }

  async deleteSession({ tenant }: Scope, session: string): Promise<void> {
    await this.#database
      .as(tenant)
      .rows('DELETE FROM sessions WHERE tenant_id = $1 AND session_id = $2', [tenant, session]);
  }

  async #tellTurn(
    { tenant, userId }: Scope,
    session: string,
    turn: number,
    id: string,
    text: string,
    ttlDays: number | null,
  ): Promise<void> {
    await this.#database.transaction(tenant, async (tx) => {
      await tx.rows('INSERT INTO users (tenant_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [tenant, userId]);
      await tx.rows(
        `INSERT INTO sessions (tenant_id, session_id, user_id, version, turn_count, message_count, token_count, text_bytes, language,
                               plan_state, created_at, last_activity_at)
         VALUES ($1, $2, $3, 1, 1, 1, 1, 1, 'en', '{}', now(), now()) ON CONFLICT DO NOTHING`,
        [tenant, session, userId],
      );
      await tx.rows(
        `INSERT INTO turns (tenant_id, session_id, turn_number, turn_id, user_id, version, messages, digest, digest_tokens,
                            message_count, token_count, tokens_before, text_bytes, language, created_at, stored_at)
         VALUES ($1, $2, $3, $4, $5, 1, '[]', '', 0, 1, 1, 0, 1, 'en', now(), now())`,
        [tenant, session, turn, id, userId],
      );
      await tx.rows(
        `INSERT INTO memories (tenant_id, memory_id, user_id, type, session_id, turn_number, lines, terms, language,
                               created_at, stored_at, expires_at)
         VALUES ($1, $2, $3, 'episodic', $4, $5, $6, $7, 'en', now(), now(), now() + $8::int * interval '1 day')`,
        [tenant, id, userId, session, turn, JSON.stringify([[null, text]]), wordsOf(text), ttlDays],
      );
    });
  }
}
