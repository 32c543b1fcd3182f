import type { Database, Statement } from './database.ts';

/** The number of memories and passages that PostgreSQL has of one user, for a comparison with what an index holds. */
export interface AuditedUser {
  readonly userId: string;
  readonly memories: number;
  /** The number of the model's vectors. */
  readonly passages: number;
}

export interface AuditedTenant {
  readonly memories: number;
  /** The number of memories without vectors of the model, and with a job that will give them some. */
  readonly pending: number;
  /** The number of memories without vectors whose job is given up: dead letters. */
  readonly given_up: number;
  /** The number of memories without vectors that nothing will ever give them. */
  readonly forgotten: number;
  /** The number of turns that have more than one memory. */
  readonly doubled: number;
}

const AUDIT_USERS: Statement = {
  name: 'audit_users',
  text: `
SELECT m.user_id, count(*) AS memories, coalesce(sum(e.passages), 0)::bigint AS passages
FROM memories m LEFT JOIN memory_embeddings e ON e.tenant_id = $1 AND e.memory_id = m.memory_id AND e.model = $2
WHERE m.tenant_id = $1 AND m.user_id IN (
  SELECT user_id FROM users WHERE tenant_id = $1 AND user_id > $3 ORDER BY user_id LIMIT $4)
GROUP BY m.user_id ORDER BY m.user_id`,
};

const AUDIT_USER: Statement = {
  name: 'audit_user',
  text: `
SELECT count(*) AS memories, coalesce(sum(e.passages), 0)::bigint AS passages
FROM memories m LEFT JOIN memory_embeddings e ON e.tenant_id = $1 AND e.memory_id = m.memory_id AND e.model = $2
WHERE m.tenant_id = $1 AND m.user_id = $3`,
};

const HAS_VECTORS: Statement = {
  name: 'audit_has_vectors',
  text: "SELECT to_regclass('memory_vectors') IS NOT NULL AS there",
};

const AUDIT_VECTORS: Statement = {
  name: 'audit_vectors',
  text: 'SELECT count(*) AS passages FROM memory_vectors WHERE tenant_id = $1 AND model = $2 AND user_id = $3',
};

const LAST_OF_PAGE: Statement = {
  name: 'audit_last_user',
  text: 'SELECT max(user_id) AS last FROM (SELECT user_id FROM users WHERE tenant_id = $1 AND user_id > $2 ORDER BY user_id LIMIT $3) page',
};

const AUDIT_TENANT: Statement = {
  name: 'audit_tenant',
  text: `
SELECT count(*) AS memories,
  count(*) FILTER (WHERE lacking AND status IN ('pending', 'running')) AS pending,
  count(*) FILTER (WHERE lacking AND status IN ('failed', 'cancelled')) AS given_up,
  count(*) FILTER (WHERE lacking AND status IS NULL) AS forgotten,
  (SELECT count(*) FROM (
    SELECT FROM memories WHERE tenant_id = $1 AND turn_number IS NOT NULL GROUP BY session_id, turn_number HAVING count(*) > 1
  ) twice) AS doubled
FROM (
  SELECT NOT EXISTS (
      SELECT FROM memory_embeddings e WHERE e.tenant_id = $1 AND e.memory_id = m.memory_id AND e.model = $2
    ) AS lacking,
    (SELECT status FROM jobs j WHERE j.tenant_id = $1 AND j.memory_id = m.memory_id AND j.kind = 'embed' AND status <> 'succeeded'
     ORDER BY status IN ('pending', 'running') DESC LIMIT 1) AS status
  FROM memories m WHERE m.tenant_id = $1
) audited`,
};

const USERS_AT_ONCE = 500;

/** Audit of the memories: each has, or will have, its vector. For operators; it reads everything there is. */
export class MemoryAudit {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async tenant(tenant: string, model: string): Promise<AuditedTenant> {
    const { rows } = await this.#database.as(tenant).query<AuditedTenant>(AUDIT_TENANT, [tenant, model]);
    return rows[0] ?? { memories: 0, pending: 0, given_up: 0, forgotten: 0, doubled: 0 };
  }

  async user(tenant: string, model: string, userId: string): Promise<AuditedUser> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ memories: number; passages: number }>(AUDIT_USER, [tenant, model, userId]);
    return { userId, memories: rows[0]?.memories ?? 0, passages: rows[0]?.passages ?? 0 };
  }

  /** Returns how many vectors of a user's memories the index on pgvector holds; none where it was never set up. */
  async indexedPassages(tenant: string, model: string, userId: string): Promise<number> {
    const database = this.#database.as(tenant);
    const { rows: known } = await database.query<{ there: boolean }>(HAS_VECTORS);
    if (!known[0]?.there) return 0;
    const { rows } = await database.query<{ passages: number }>(AUDIT_VECTORS, [tenant, model, userId]);
    return rows[0]?.passages ?? 0;
  }

  /** Yields every user who has memories. */
  async *users(tenant: string, model: string): AsyncGenerator<AuditedUser> {
    let after: string | null = '';
    while (after !== null) {
      yield* await this.#page(tenant, model, after);
      after = await this.#endOfPage(tenant, after);
    }
  }

  async #page(tenant: string, model: string, after: string): Promise<AuditedUser[]> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ user_id: string; memories: number; passages: number }>(AUDIT_USERS, [
        tenant,
        model,
        after,
        USERS_AT_ONCE,
      ]);
    return rows.map((row) => ({ userId: row.user_id, memories: row.memories, passages: row.passages }));
  }

  async #endOfPage(tenant: string, after: string): Promise<string | null> {
    const values = [tenant, after, USERS_AT_ONCE];
    const { rows } = await this.#database.as(tenant).query<{ last: string | null }>(LAST_OF_PAGE, values);
    return rows[0]?.last ?? null;
  }
}
