import { LRUCache } from 'lru-cache';
import type { SessionChanges, SessionHistory, SessionVersion } from '../memory/conversation/session-history.ts';
import type { CandidateFact, CandidateFacts } from '../memory/facts/candidate-fact.ts';
import type { FactTopics } from '../memory/facts/fact-topics.ts';
import type { Database, Statement } from './database.ts';
import { CANDIDATE_FACTS, type CandidateLine } from './fact-candidates-sql.ts';
import { lastLanguage } from './last-language-sql.ts';
import { SEGMENTS_READ, segmentOf } from './segment-store.ts';

interface HistoryQuery {
  readonly tenant: string;
  readonly sessionId: string;
  readonly userId: string;
  /** True where nothing said which language to answer in: that of the user's newest session is asked for, where this one is not there. */
  readonly wantsLanguage: boolean;
  /** The number of turns brought whole; `reachTurns` is the number of those brought at all. */
  readonly windowTurns: number;
  readonly reachTurns: number;
  /** The profile that the context is for; the adaptive one has the stored segments too. */
  readonly profile?: 'adaptive' | undefined;
  /** The tokens that any prompt can hold: text further back is not read, a turn there comes as its digest. */
  readonly maxTokens: number;
  /** The context at hand, null for none: of its version no turn is read, of its generation only the turns since. */
  readonly known: (SessionVersion & { readonly totalTurns: number }) | null;
  /** The user whose facts are wanted and the topics they are to touch, asked for only where the user has facts; null: none are wanted. */
  readonly facts: { readonly topics: () => FactTopics; readonly now: Date } | null;
}

/** A session and the facts for a query, as one reading gave them. */
export interface LoadedSession {
  /** The session's history; null for a session that this tenant does not have. */
  readonly history: SessionHistory | null;
  /** The language of the session, else of the user's newest one; null where neither is there, or it was not asked for. */
  readonly language: string | null;
  readonly facts: CandidateFacts;
}

interface SessionRow {
  readonly language: string | null;
  /** The session's user; null where there is no such session. */
  readonly user_id: string | null;
  /**
   * The changes of the session, null where it is still as the caller knows it. Lines of JSON text, which holds no raw line break:
   * `SessionLine`, an array of `TurnLine`, then a line of messages for each turn that is shown.
   */
  readonly history: string | null;
  /** The version of the user's facts; null for a user who was never seen, absent where no facts were asked for. */
  readonly facts_version?: number | null;
  readonly facts?: string | null;
  /** The last segments; null where they were not asked for, or the session was not read whole. */
  readonly segments?: [fromTurn: number, toTurn: number, content: string][] | null;
}

type SessionLine = [
  generation: number,
  version: number,
  turnCount: number,
  messageCount: number,
  planState: Record<string, unknown>,
  extended: boolean,
];

type TurnLine = [
  turnNumber: number,
  digest: string,
  digestTokens: number,
  places: Record<string, unknown>[] | null,
  messageCount: number,
  tokenCount: number,
  shownTokens: number | null,
];

/** Conditions on the context at hand ($6 generation, $7 version, $8 the turn after it): it is the session's own, or a prefix of it. */
const UNCHANGED = 's.generation = $6 AND s.version = $7';
const EXTENDS = 's.generation = $6 AND s.version >= $7';

/**
 * The hot read, in one round trip whatever the caches had: the session by its primary key, and its last turns unless the
 * caller's context is right; where that is a prefix, only the turns since. The messages come as the JSON text they are sent as.
 * The turns are the first of the primary key read backwards, and the running token count of each tells whether a prompt could
 * still hold it, so the cost does not know how long the session is.
 *
 * Not `turn_number > s.turn_count - $4`: under row-level security a subtraction, which is not leakproof, cannot bound an
 * index scan, and every turn of the session would be read.
 */
const HISTORY = `s.user_id,
  CASE WHEN NOT (${UNCHANGED}) THEN
    '[' || s.generation || ',' || s.version || ',' || s.turn_count || ',' || s.message_count - s.removed_messages || ',' || s.plan_state || ',' ||
    to_json(${EXTENDS}) || E']\n[' || coalesce(latest.turns, '') || ']' || coalesce(E'\n' || latest.messages, '')
  END AS history`;

const LATEST_TURNS = `LEFT JOIN LATERAL (
  SELECT string_agg(
      '[' || turn_number || ',' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
      ',' || token_count || ',' || coalesce(shown_tokens::text, 'null') || ']', ',' ORDER BY turn_number) AS turns,
    string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n' ORDER BY turn_number) AS messages
  FROM (
    SELECT *, CASE
      WHEN turn_number <= s.turn_count - $3 OR (cut AND excerpt_tokens IS NULL) THEN NULL
      WHEN cut THEN excerpt_tokens
      WHEN s.token_count - tokens_before <= $5 THEN token_count
    END AS shown_tokens
    FROM (
      SELECT turn_number, digest, digest_tokens, places, messages, message_count, token_count, tokens_before, excerpt, excerpt_tokens,
        turn_number = s.turn_count AND token_count > $5 AS cut
      FROM turns
      WHERE tenant_id = $1 AND session_id = $2 AND NOT (${UNCHANGED}) AND turn_number >= CASE WHEN ${EXTENDS} THEN $8::int ELSE s.first_turn END
      ORDER BY turn_number DESC
      LIMIT $4
    ) reach
  ) marked
) latest ON true`;

/** Joins the session and the user to one row that is always there: a user may have facts where there is no session yet. */
const SESSION_AND_USER = `
FROM (VALUES (true)) AS always
LEFT JOIN sessions s ON s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'
${LATEST_TURNS}
LEFT JOIN users u ON u.tenant_id = $1 AND u.user_id = $9`;

/** The language that the session is in, else that of the user's newest one. */
const LANGUAGE = `coalesce(s.language, ${lastLanguage('$9')}) AS language`;

/** The last segments of a session that is read whole. */
const SEGMENTS = `, CASE WHEN NOT (${UNCHANGED}) AND NOT (${EXTENDS}) THEN (
  SELECT json_agg(json_build_array(from_turn, to_turn, content) ORDER BY from_turn) FROM (
    SELECT from_turn, to_turn, content FROM segment_summaries g
    WHERE g.tenant_id = $1 AND g.session_id = $2 AND g.from_turn >= s.first_turn
    ORDER BY g.from_turn DESC LIMIT ${SEGMENTS_READ}
  ) last_segments
) END AS segments`;

/** Returns the statements of a profile: the session alone, with the version of its user's facts, which tells if there are any, and with them. */
function statementsOf(suffix: '' | '_adaptive', segments: string) {
  return {
    alone: {
      name: `get_session_history_only${suffix}`,
      text: `
SELECT ${HISTORY}${segments}, s.language
FROM sessions s
${LATEST_TURNS}
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'`,
    },
    withVersion: {
      name: `get_session_history${suffix}`,
      text: `SELECT ${HISTORY}${segments}, ${LANGUAGE}, u.facts_version ${SESSION_AND_USER}`,
    },
    withFacts: {
      name: `get_session_history_and_facts${suffix}`,
      text: `SELECT ${HISTORY}${segments}, ${LANGUAGE}, u.facts_version, CASE WHEN u.facts_version > 0 THEN ${CANDIDATE_FACTS} END AS facts ${SESSION_AND_USER}`,
    },
  } as const satisfies Record<string, Statement>;
}

const STATEMENTS = { standard: statementsOf('', ''), adaptive: statementsOf('_adaptive', SEGMENTS) } as const;

/** Numbers that no session has, for a caller without a context at hand. */
const NONE_KNOWN = { generation: -1, version: -1, totalTurns: 0 };

const USERS_REMEMBERED = 50_000; // of whom it is known that they have facts, some 10 MB

const NO_FACTS: CandidateFacts = { version: 0, candidates: [] };

/**
 * Reads what a context is made of.
 *
 * The statement that brings facts costs half as much again as the one that only tells their version, also for a user without any.
 * So it is sent for users who were seen to have some, and for anyone else once it turns out that they do. What is remembered of
 * users decides what is asked, never what is answered.
 */
export class ContextStore {
  readonly #database: Database;
  readonly #usersWithFacts = new LRUCache<string, true>({ max: USERS_REMEMBERED });

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the session's last turns, oldest first, and the facts that may be told. */
  async load(query: HistoryQuery): Promise<LoadedSession> {
    const { tenant, sessionId, windowTurns, reachTurns, maxTokens, facts } = query;
    const { generation, version, totalTurns } = query.known ?? NONE_KNOWN;
    const statements = STATEMENTS[query.profile ?? 'standard'];
    const reach = Math.max(windowTurns, reachTurns);
    const values = [tenant, sessionId, windowTurns, reach, maxTokens, generation, version, totalTurns + 1];
    if (facts === null) {
      const asked = query.wantsLanguage ? [...values, query.userId] : values;
      return this.#read(tenant, query.wantsLanguage ? statements.withVersion : statements.alone, asked);
    }

    const user = `${tenant} ${query.userId}`;
    if (!this.#usersWithFacts.has(user)) {
      const loaded = await this.#read(tenant, statements.withVersion, [...values, query.userId]);
      if (loaded.facts.version === 0) return loaded;
      this.#usersWithFacts.set(user, true);
    }
    const { slots, domains, terms } = facts.topics();
    const lists = [JSON.stringify(slots), JSON.stringify(domains), JSON.stringify(terms)];
    const asked = [...values, query.userId, ...lists, facts.now.toISOString()];
    return this.#read(tenant, statements.withFacts, asked);
  }

  async #read(tenant: string, statement: Statement, values: readonly unknown[]): Promise<LoadedSession> {
    const { rows } = await this.#database.as(tenant).query<SessionRow>(statement, values);
    const row = rows[0];
    return row === undefined
      ? { history: null, language: null, facts: NO_FACTS }
      : { history: sessionHistory(row), language: row.language, facts: candidateFacts(row) };
  }
}

function sessionHistory({ user_id, history, segments }: SessionRow): SessionHistory | null {
  if (user_id === null) return null;
  if (history === null) return { userId: user_id, changes: null };
  const changes = sessionChanges(history);
  if (segments === undefined || segments === null) return { userId: user_id, changes };
  return { userId: user_id, changes: { ...changes, segments: segments.map((one) => segmentOf(...one)) } };
}

function sessionChanges(history: string): SessionChanges {
  const [session = '', turns = '[]', ...messages] = history.split('\n');
  const [generation, version, turnCount, messageCount, planState, extended] = JSON.parse(session) as SessionLine;
  return {
    generation,
    version,
    turnCount,
    messageCount,
    planState,
    extends: extended,
    turns: historyTurns(JSON.parse(turns) as TurnLine[], messages),
  };
}

function candidateFacts({ facts_version, facts }: SessionRow): CandidateFacts {
  if (!facts) return facts_version ? { version: facts_version, candidates: [] } : NO_FACTS;
  const candidates = (JSON.parse(facts) as CandidateLine[]).map(
    ([id, slot, key, value, domain, confidence, language, standing, confirmed, sessionId, turnNumber, hits]) => ({
      id,
      slot,
      key,
      value,
      domain: domain as CandidateFact['domain'],
      confidence: confidence as CandidateFact['confidence'],
      language,
      standing,
      state: 'active' as const,
      lastConfirmedAt: new Date(confirmed),
      saidIn: sessionId === null || turnNumber === null ? null : { sessionId, turnNumber },
      hits,
    }),
  );
  return { version: facts_version ?? 0, candidates };
}

function historyTurns(lines: readonly TurnLine[], messages: readonly string[]): SessionChanges['turns'] {
  let shown = 0;
  return lines.map(([turnNumber, digest, digestTokens, places, messageCount, tokenCount, shownTokens]) => ({
    turnNumber,
    digest,
    digestTokens,
    places: places ?? [],
    tokenCount,
    shown: shownTokens === null ? null : { tokens: shownTokens, messageCount, messages: messages[shown++] ?? '[]' },
  }));
}
