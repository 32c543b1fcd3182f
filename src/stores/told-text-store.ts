import type { MemoryLine } from '../memory/episodes/memory.ts';
import type { Database, Statement } from './database.ts';
import { FIRST_TURN_OF_STRETCH } from './memory-sql.ts';

/** A memory that no turn told: its lines, and the session that it was distilled from. */
export interface ToldMemory {
  readonly lines: readonly MemoryLine[];
  readonly sessionId: string | null;
  /** The turn that a line of the journal tells of. */
  readonly turnNumber: number | null;
  readonly createdAt: Date;
}

interface ToldRow {
  readonly lines: string;
  readonly distilled_from: string | null;
  readonly turn: number | null;
  readonly created_at: Date;
}

/** A message of a snapshot. */
export interface SnapshotMessage {
  readonly content: string;
  readonly sessionId: string;
  readonly toTurn: number;
  readonly createdAt: Date;
}

const toldMemories = (name: string, turn: string, and: string): Statement => ({
  name,
  text: `
SELECT memory_id, lines, distilled_from, ${turn} AS turn, created_at FROM memories
WHERE user_id = $2 AND tenant_id = $1 AND turn_number IS NULL AND NOT of_fact AND (expires_at IS NULL OR expires_at > now())
  AND ${and}
ORDER BY stored_at DESC LIMIT $3`,
  sealed: { rows: [{ table: 'memories', columns: ['lines'] }] },
});

/** Journals and snapshots are kinds of their own. */
const READ_TOLD = toldMemories('read_told_memories', 'NULL::int', `type NOT IN ('daily_log', 'snapshot')`);
const READ_LINES = toldMemories('read_told_journal_lines', FIRST_TURN_OF_STRETCH, `type = 'daily_log'`);

const READ_SNAPSHOTS: Statement = {
  name: 'read_searched_snapshots',
  text: `
SELECT messages, session_id, to_turn, created_at FROM snapshots
WHERE user_id = $2 AND tenant_id = $1 ORDER BY created_at DESC, slug_hash LIMIT $3`,
  sealed: { rows: [{ table: 'snapshots', columns: ['messages'] }] },
};

/** Store of texts that a search reads as they are: they are few, and in no index. */
export class ToldTextStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the newest memories of a user that no turn told. */
  async memories(tenant: string, userId: string, limit: number): Promise<ToldMemory[]> {
    return this.#told(READ_TOLD, tenant, userId, limit);
  }

  /** Returns the newest lines of a user's journal, and of those that have left it. */
  async journalLines(tenant: string, userId: string, limit: number): Promise<ToldMemory[]> {
    return this.#told(READ_LINES, tenant, userId, limit);
  }

  /** Returns the messages of a user's newest snapshots. */
  async snapshotMessages(tenant: string, userId: string, limit: number): Promise<SnapshotMessage[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ messages: string; session_id: string; to_turn: number; created_at: Date }>(READ_SNAPSHOTS, [
        tenant,
        userId,
        limit,
      ]);
    return rows.flatMap((row) =>
      (JSON.parse(row.messages) as { content: string }[]).map(({ content }) => ({
        content,
        sessionId: row.session_id,
        toTurn: row.to_turn,
        createdAt: row.created_at,
      })),
    );
  }

  async #told(statement: Statement, tenant: string, userId: string, limit: number): Promise<ToldMemory[]> {
    const { rows } = await this.#database.as(tenant).query<ToldRow>(statement, [tenant, userId, limit]);
    return rows.map((row) => ({
      lines: JSON.parse(row.lines) as MemoryLine[],
      sessionId: row.distilled_from,
      turnNumber: row.turn,
      createdAt: row.created_at,
    }));
  }
}
