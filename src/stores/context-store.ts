import type { Database, Statement } from './database.ts';

interface HistoryQuery {
  readonly tenant: string;
  readonly sessionId: string;
  /** Turns brought whole, and turns brought at all. */
  readonly windowTurns: number;
  readonly reachTurns: number;
  /** Text that no prompt could hold is not read: a turn that lies more tokens back than this comes as its digest. */
  readonly maxTokens: number;
  /** The version of the entry at hand; where it is still the session's, no turn is read. */
  readonly knownVersion: number | null;
}

/** A turn of the reach; `shown` only where it may be shown whole. */
export interface HistoryTurn {
  readonly turnNumber: number;
  readonly digest: string;
  readonly digestTokens: number;
  readonly places: readonly Record<string, unknown>[];
  readonly shown: {
    readonly tokens: number;
    readonly messageCount: number /** JSON array. */;
    readonly messages: string;
  } | null;
}

export interface SessionHistory {
  readonly userId: string;
  readonly version: number;
  /** Null where the version is the known one. */
  readonly content: {
    readonly turnCount: number;
    readonly messageCount: number;
    readonly planState: Record<string, unknown>;
    /** Oldest first. */
    readonly turns: readonly HistoryTurn[];
  } | null;
}

interface SessionRow {
  readonly user_id: string;
  readonly version: number;
  /**
   * Null where the version is the known one. Lines of JSON text, which holds no raw line break: `SessionLine`, an array of
   * `TurnLine`, then a line of messages for each turn that is shown.
   */
  readonly history: string | null;
}

type SessionLine = [turnCount: number, messageCount: number, planState: Record<string, unknown>];

type TurnLine = [
  turnNumber: number,
  digest: string,
  digestTokens: number,
  places: Record<string, unknown>[] | null,
  messageCount: number,
  tokens: number | null,
];

/**
 * The hot read, in one round trip whatever the cache had: the session by its primary key, and its last turns unless the
 * version is the one that the caller knows. The messages come as the JSON text they are sent as. The turns are the first
 * of the primary key read backwards, and the running token count of each tells whether a prompt could still hold it, so
 * the cost does not know how long the session is.
 *
 * Not `turn_number > s.turn_count - $5`: under row-level security a subtraction, which is not leakproof, cannot bound an
 * index scan, and every turn of the session would be read.
 */
const GET_SESSION_HISTORY: Statement = {
  name: 'get_session_history',
  text: `
SELECT s.user_id, s.version,
  CASE WHEN s.version IS DISTINCT FROM $3 THEN
    '[' || s.turn_count || ',' || s.message_count || ',' || s.plan_state || E']\n[' || coalesce(latest.turns, '') || ']' ||
    coalesce(E'\n' || latest.messages, '')
  END AS history
FROM sessions s
LEFT JOIN LATERAL (
  SELECT string_agg(
      '[' || turn_number || ',' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
      ',' || coalesce(shown_tokens::text, 'null') || ']', ',' ORDER BY turn_number) AS turns,
    string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n' ORDER BY turn_number) AS messages
  FROM (
    SELECT *, CASE
      WHEN turn_number <= s.turn_count - $4 OR (cut AND excerpt_tokens IS NULL) THEN NULL
      WHEN cut THEN excerpt_tokens
      WHEN s.token_count - tokens_before <= $6 THEN token_count
    END AS shown_tokens
    FROM (
      SELECT turn_number, digest, digest_tokens, places, messages, message_count, token_count, tokens_before, excerpt, excerpt_tokens,
        turn_number = s.turn_count AND token_count > $6 AS cut
      FROM turns
      WHERE tenant_id = $1 AND session_id = $2 AND s.version IS DISTINCT FROM $3
      ORDER BY turn_number DESC
      LIMIT $5
    ) reach
  ) marked
) latest ON true
WHERE s.tenant_id = $1 AND s.session_id = $2`,
};

/** Reads what a context is made of. */
export class ContextStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** The session's last turns, oldest first; null for a session that this tenant does not have. */
  async load(query: HistoryQuery): Promise<SessionHistory | null> {
    const { tenant, sessionId, windowTurns, reachTurns, maxTokens, knownVersion } = query;
    const { rows } = await this.#database
      .as(tenant)
      .query<SessionRow>(GET_SESSION_HISTORY, [
        tenant,
        sessionId,
        knownVersion,
        windowTurns,
        Math.max(windowTurns, reachTurns),
        maxTokens,
      ]);
    const row = rows[0];
    if (row === undefined) return null;
    if (row.history === null) return { userId: row.user_id, version: row.version, content: null };
    const [session = '', turns = '[]', ...messages] = row.history.split('\n');
    const [turnCount, messageCount, planState] = JSON.parse(session) as SessionLine;
    return {
      userId: row.user_id,
      version: row.version,
      content: { turnCount, messageCount, planState, turns: historyTurns(JSON.parse(turns) as TurnLine[], messages) },
    };
  }
}

function historyTurns(lines: readonly TurnLine[], messages: readonly string[]): HistoryTurn[] {
  let shown = 0;
  return lines.map(([turnNumber, digest, digestTokens, places, messageCount, tokens]) => ({
    turnNumber,
    digest,
    digestTokens,
    places: places ?? [],
    shown: tokens === null ? null : { tokens, messageCount, messages: messages[shown++] ?? '[]' },
  }));
}
