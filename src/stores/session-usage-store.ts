import type { AddedUsage, Usage } from '../memory/sessions/usage.ts';
import type { Database, Statement } from './database.ts';

/** Adds to the usage of sessions, in the order of their ids: two that do this at once wait for each other without a deadlock. */
const ADD: Statement = {
  name: 'add_session_usage',
  text: `
INSERT INTO session_usage AS u (tenant_id, session_id, builds, tokens, full_history_tokens, max_tokens)
SELECT $1, s.session_id, given.builds, given.tokens, given.full_history, given.most
FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
  AS given (session_id, user_id, builds, tokens, full_history, most), LATERAL (
    SELECT session_id FROM sessions
    WHERE tenant_id = $1 AND session_id = given.session_id AND user_id = given.user_id AND state = 'live' OFFSET 0
  ) s
ORDER BY s.session_id
ON CONFLICT (tenant_id, session_id) DO UPDATE SET
  builds = u.builds + excluded.builds, tokens = u.tokens + excluded.tokens,
  full_history_tokens = u.full_history_tokens + excluded.full_history_tokens, max_tokens = greatest(u.max_tokens, excluded.max_tokens)
RETURNING session_id`,
};

const FIND: Statement = {
  name: 'find_session_usage',
  text: `
SELECT builds, tokens, full_history_tokens, max_tokens FROM session_usage WHERE tenant_id = $1 AND session_id = $2`,
};

interface UsageRow {
  readonly builds: number;
  readonly tokens: number;
  readonly full_history_tokens: number;
  readonly max_tokens: number;
}

/** Store of what the builds of sessions took. */
export class SessionUsageStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Adds to the usage of sessions; returns the ids of those that are there and of that user. No session comes twice, unless of two users. */
  async add(tenant: string, added: readonly AddedUsage[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ session_id: string }>(ADD, [
        tenant,
        added.map((one) => one.sessionId),
        added.map((one) => one.userId),
        added.map((one) => one.builds),
        added.map((one) => one.tokens),
        added.map((one) => one.fullHistoryTokens),
        added.map((one) => one.maxTokens),
      ]);
    return new Set(rows.map((row) => row.session_id));
  }

  async find(tenant: string, sessionId: string): Promise<Usage | null> {
    const { rows } = await this.#database.as(tenant).query<UsageRow>(FIND, [tenant, sessionId]);
    const row = rows[0];
    return row === undefined
      ? null
      : {
          builds: row.builds,
          tokens: row.tokens,
          fullHistoryTokens: row.full_history_tokens,
          maxTokens: row.max_tokens,
        };
  }
}
