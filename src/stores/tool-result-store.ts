import type { ToolCall, ToolResult } from '../memory/tools/tool-result.ts';
import type { Database, Statement } from './database.ts';

const PUT: Statement = {
  name: 'put_tool_result',
  text: `
INSERT INTO tool_results (tenant_id, user_id, tool, params_hash, result, stored_at, expires_at)
SELECT $1, $2, $3, $4::bytea, $5, moment, moment + make_interval(secs => $6) FROM clock_timestamp() AS moment
ON CONFLICT (tenant_id, user_id, tool, params_hash) DO UPDATE SET
  result = excluded.result, stored_at = excluded.stored_at, expires_at = excluded.expires_at
RETURNING result, stored_at, expires_at`,
  sealed: {
    owner: 2,
    values: [{ table: 'tool_results', id: [2, 3, 4], columns: { result: 5, params_hash: 4 } }],
    rows: [{ table: 'tool_results', columns: ['result'], id: [2, 3, 4] }],
    unreadable: 'refused',
  },
};

const FIND: Statement = {
  name: 'find_tool_result',
  text: `
SELECT result, stored_at, expires_at FROM tool_results
WHERE tenant_id = $1 AND user_id = $2 AND tool = $3 AND params_hash = $4::bytea AND expires_at > clock_timestamp()`,
  sealed: {
    owner: 2,
    values: [{ table: 'tool_results', columns: { params_hash: 4 } }],
    rows: [{ table: 'tool_results', columns: ['result'], id: [2, 3, 4] }],
  },
};

/** Skips what is being written: whoever writes it gives it a new life. */
const PURGE: Statement = {
  name: 'purge_tool_results',
  text: `
DELETE FROM tool_results WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
  SELECT ctid FROM tool_results WHERE expires_at <= now() AND tenant_id = $1 LIMIT $2 FOR UPDATE SKIP LOCKED))`,
};

/** The users with more results than they may keep are few; they are found in the primary key alone. */
const PURGE_BEYOND: Statement = {
  name: 'purge_tool_results_beyond',
  text: `
WITH full_ones AS MATERIALIZED (
  SELECT user_id FROM tool_results WHERE tenant_id = $1 GROUP BY user_id HAVING count(*) > $2
)
DELETE FROM tool_results WHERE tenant_id = $1 AND ctid = ANY (ARRAY(
  SELECT oldest.ctid FROM full_ones, LATERAL (
    SELECT ctid FROM tool_results kept WHERE kept.tenant_id = $1 AND kept.user_id = full_ones.user_id
    ORDER BY stored_at DESC OFFSET $2
  ) oldest LIMIT $3))`,
};

const OF_TENANT = ''; // in the place of a user; no user has this name

interface ResultRow {
  readonly result: string;
  readonly stored_at: Date;
  readonly expires_at: Date;
}

/** Store of tools' results. */
export class ToolResultStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Keeps a result, in the place of the one before. */
  async put(tenant: string, call: ToolCall, result: string, ttlSeconds: number): Promise<ToolResult> {
    const { rows } = await this.#database
      .as(tenant)
      .query<ResultRow>(PUT, [...keyOf(tenant, call), result, ttlSeconds]);
    if (rows[0] === undefined) throw new Error('a result was not kept');
    return toolResult(rows[0]);
  }

  /** Returns a result that has not expired. */
  async find(tenant: string, call: ToolCall): Promise<ToolResult | null> {
    const { rows } = await this.#database.as(tenant).query<ResultRow>(FIND, keyOf(tenant, call));
    return rows[0] === undefined ? null : toolResult(rows[0]);
  }

  /** Removes up to `limit` results that expired; returns how many. */
  async purge(tenant: string, limit: number): Promise<number> {
    return (await this.#database.as(tenant).query(PURGE, [tenant, limit])).rowCount;
  }

  /** Removes up to `limit` results of users that keep more than `most`, and of the tenant's own, their oldest; returns how many. */
  async purgeBeyond(tenant: string, most: number, limit: number): Promise<number> {
    return (await this.#database.as(tenant).query(PURGE_BEYOND, [tenant, most, limit])).rowCount;
  }
}

function keyOf(tenant: string, { userId, tool, paramsHash }: ToolCall): unknown[] {
  return [tenant, userId ?? OF_TENANT, tool, paramsHash];
}

function toolResult(row: ResultRow): ToolResult {
  return { result: row.result, storedAt: row.stored_at, expiresAt: row.expires_at };
}
