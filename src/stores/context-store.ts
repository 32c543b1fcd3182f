import type { MeasuredTurn } from '../memory/conversation/repeats/repeated-question.ts';
import type { SessionChanges, SessionHistory, SessionVersion } from '../memory/conversation/session-history.ts';
import type { CandidateFact, CandidateFacts } from '../memory/facts/candidate-fact.ts';
import type { FactTopics } from '../memory/facts/fact-topics.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { type AnsweredLine, answeredTurn, answeredTurns, openAnswered } from './answered-turn-sql.ts';
import type { Database, Statement } from './database.ts';
import { CANDIDATE_FACTS, type CandidateLine } from './fact-candidates-sql.ts';
import { lastLanguage } from './last-language-sql.ts';
import { openEach, type Sealed } from './sealing/open-each.ts';
import type { Opener, SealedValues } from './sealing/sealed-parts.ts';
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
  /** The question whose earlier answers are wanted, by its hash; null: it is none. */
  readonly question?: { readonly hash: number; readonly isOwn: boolean } | null | undefined;
}

/** A session and the facts for a query, as one reading gave them. */
export interface LoadedSession {
  /** The session's history; null for a session that this tenant does not have. */
  readonly history: SessionHistory | null;
  /** The language of the session, else of the user's newest one; null where neither is there, or it was not asked for. */
  readonly language: string | null;
  readonly facts: CandidateFacts;
  /** The turns that answered the same question before. */
  readonly answered: readonly MeasuredTurn[];
}

interface SessionRow {
  readonly language: string | null;
  /** The session's user; null where there is no such session. */
  readonly user_id: string | null;
  /**
   * The changes of the session, null where it is still as the caller knows it. Lines of JSON text, which holds no raw line break:
   * `SessionLine`, an array of `TurnLine`, then a line of messages for each turn that is shown; turns the newest first.
   */
  readonly history: string | null;
  /** The version of the user's facts; null for a user who was never seen, absent where no facts were asked for. */
  readonly facts_version?: number | null;
  readonly facts?: string | null;
  /** The last segments; null where they were not asked for, or the session was not read whole. */
  readonly segments?: SegmentLine[] | null;
  /** The turns that answered the same question; null where there is none, absent where it was not asked for. */
  readonly answered?: AnsweredLine[] | null;
}

type SessionLine = [
  generation: number,
  version: number,
  turnCount: number,
  messageCount: number,
  tokenCount: number,
  planState: Record<string, unknown>,
  extended: boolean,
  reports: [tools: string[], wasValid: boolean] | null,
];

type TurnLine = [
  turnNumber: number,
  turnId: string,
  digest: string,
  digestTokens: number,
  places: Record<string, unknown>[] | null,
  messageCount: number,
  tokenCount: number,
  shownTokens: number | null,
  isCut: boolean,
  // of the last turn only, where it has either
  report?: string | null | undefined,
  openResults?: string | null | undefined,
];

/** Conditions on the context at hand ($6 generation, $7 version, $8 the turn after it): it is the session's own, or a prefix of it. */
const UNCHANGED = 's.generation = $6 AND s.version = $7';
const EXTENDS = 's.generation = $6 AND s.version >= $7';

/** The tokens of all turns that the session shows: one more turn is looked up where it was cut. */
const SHOWN_TOKENS =
  's.token_count - CASE WHEN s.first_turn = 1 THEN 0 ELSE coalesce(tokens_before_turn($1, $2, s.first_turn), s.token_count) END';

/**
 * The hot read, in one round trip whatever the caches had: the session by its primary key, and its last turns unless the
 * caller's context is right; where that is a prefix, only the turns since. The messages come as the JSON text they are sent as.
 * The turns are the first of the primary key read backwards, and the running token count of each tells whether a prompt could
 * still hold it, so the cost does not know how long the session is. They are told in the order in which they are read: an
 * aggregate with an order of its own would sort them once more.
 *
 * Not `turn_number > s.turn_count - $4`: under row-level security a subtraction, which is not leakproof, cannot bound an
 * index scan, and every turn of the session would be read.
 */
const HISTORY = `s.user_id,
  CASE WHEN NOT (${UNCHANGED}) THEN
    '[' || s.generation || ',' || s.version || ',' || s.turn_count || ',' || s.message_count - s.removed_messages || ',' || ${SHOWN_TOKENS} || ',' || s.plan_state || ',' ||
    to_json(${EXTENDS}) || ',' || CASE WHEN s.was_valid OR s.tools_used <> '{}' THEN json_build_array(s.tools_used, s.was_valid)::text ELSE 'null' END || E']\n[' || coalesce(latest.turns, '') || ']' || coalesce(E'\n' || latest.messages, '')
  END AS history`;

const LATEST_TURNS = `LEFT JOIN LATERAL (
  SELECT string_agg(
      '[' || turn_number || ',"' || turn_id || '",' || to_json(digest) || ',' || digest_tokens || ',' || coalesce(places, 'null') || ',' || message_count ||
      ',' || token_count || ',' || coalesce(shown_tokens::text, 'null') || ',' || to_json(cut) ||
      CASE WHEN turn_number = s.turn_count AND (report IS NOT NULL OR open_results IS NOT NULL)
        THEN ',' || coalesce(to_json(report)::text, 'null') || ',' || coalesce(to_json(open_results)::text, 'null') ELSE '' END || ']', ',') AS turns,
    string_agg(CASE WHEN shown_tokens IS NULL THEN NULL WHEN cut THEN excerpt ELSE messages END, E'\n') AS messages
  FROM (
    SELECT *, CASE
      WHEN turn_number <= s.turn_count - $3 OR (cut AND excerpt_tokens IS NULL) THEN NULL
      WHEN cut THEN excerpt_tokens
      WHEN s.token_count - tokens_before <= $5 THEN token_count
    END AS shown_tokens
    FROM (
      SELECT turn_number, turn_id, digest, digest_tokens, places, messages, message_count, token_count, tokens_before, excerpt, excerpt_tokens,
        report, open_results, turn_number = s.turn_count AND token_count > $5 AS cut
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

/** The topics that facts are looked up by. */
const SEALED_TOPICS: readonly SealedValues[] = [
  { table: 'facts', json: { slot: 10 } },
  { table: 'fact_terms', json: { term: 12 } },
];

/** The same where a context is at hand, mostly the session's own: what reads more stands in a function, so that it costs nothing where it is not called. */
const HISTORY_SINCE = `s.user_id, CASE WHEN NOT (${UNCHANGED}) THEN session_changes_since(s, $3::int, $4::int, $5::int, $6::bigint, $7::bigint, $8::int) END AS history`;

const SESSION_AND_USER_SINCE = SESSION_AND_USER.replace(LATEST_TURNS, '');

/** Returns the statements of a profile: the session alone, with the version of its user's facts, which tells if there are any, and with them. */
function statementsOf(suffix: '' | '_adaptive', segments: string) {
  return {
    whole: {
      alone: alone(suffix, HISTORY, segments, LATEST_TURNS),
      ...besideUser(suffix, `${HISTORY}${segments}`, SESSION_AND_USER),
    },
    since: {
      alone: alone(`${suffix}_since`, HISTORY_SINCE, segments, ''),
      ...besideUser(`${suffix}_since`, `${HISTORY_SINCE}${segments}`, SESSION_AND_USER_SINCE),
    },
  } as const;
}

type Suffix = `${'' | '_adaptive'}${'' | '_since'}`;

function alone(suffix: Suffix, history: string, segments: string, turns: string) {
  return {
    name: `get_session_history_only${suffix}`,
    text: `
SELECT ${history}${segments}, s.language
FROM sessions s
${turns}
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'`,
    sealed: { byHand: ['history', 'segments'] },
  } as const satisfies Statement;
}

/** Returns the statements that read the user beside the session: whether there are facts, the facts, and what was asked before. */
function besideUser(suffix: Suffix, history: string, from: string) {
  const byHand = ['history', 'segments'] as const;
  const facts = `u.facts_version, CASE WHEN u.facts_version > 0 THEN ${CANDIDATE_FACTS} END AS facts`;
  return {
    withVersion: {
      name: `get_session_history${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, u.facts_version ${from}`,
      sealed: { byHand },
    },
    withVersionAsked: {
      name: `get_session_history_asked${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, u.facts_version, ${answeredTurns('$9', '$10', '$11')} AS answered ${from}`,
      sealed: {
        owner: 9,
        values: [{ table: 'turns', columns: { question: 10 } }],
        byHand: [...byHand, 'answered'],
      },
    },
    withFacts: {
      name: `get_session_history_and_facts${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, ${facts} ${from}`,
      sealed: { owner: 9, values: SEALED_TOPICS, byHand: [...byHand, 'facts'] },
    },
    withFactsAsked: {
      name: `get_session_history_and_facts_asked${suffix}`,
      text: `SELECT ${history}, ${LANGUAGE}, ${facts},
  ${answeredTurns('$9', '$14', '$15')} AS answered ${from}`,
      sealed: {
        owner: 9,
        values: [...SEALED_TOPICS, { table: 'turns', columns: { question: 14 } }],
        byHand: [...byHand, 'facts', 'answered'],
      },
    },
  } as const satisfies Record<string, Statement>;
}

const STATEMENTS = { standard: statementsOf('', ''), adaptive: statementsOf('_adaptive', SEGMENTS) } as const;

type HistoryStatements = (typeof STATEMENTS)['standard']['whole' | 'since'];

/** Numbers that no session has, for a caller without a context at hand. */
const NONE_KNOWN = { generation: -1, version: -1, totalTurns: 0 };

const USERS_REMEMBERED = 50_000; // of whom it is known that they have facts, some 10 MB

const NO_FACTS: CandidateFacts = { version: 0, candidates: [] };
const NOTHING: LoadedSession = { history: null, language: null, facts: NO_FACTS, answered: [] };

/**
 * Reads what a context is made of.
 *
 * The statement that brings facts costs half as much again as the one that only tells their version, also for a user without any.
 * So it is sent for users who were seen to have some, and for anyone else once it turns out that they do. What is remembered of
 * users decides what is asked, never what is answered.
 */
export class ContextStore {
  readonly #database: Database;
  readonly #usersWithFacts = new RecentlyUsed<true>(USERS_REMEMBERED);

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns the session's last turns, oldest first, and the facts that may be told. */
  async load(query: HistoryQuery): Promise<LoadedSession> {
    const statements: HistoryStatements =
      STATEMENTS[query.profile ?? 'standard'][query.known === null ? 'whole' : 'since'];
    const { tenant, sessionId, userId, windowTurns, reachTurns, maxTokens, facts, question = null } = query;
    const { generation, version, totalTurns } = query.known ?? NONE_KNOWN;
    const reach = Math.max(windowTurns, reachTurns);
    const values = [tenant, sessionId, windowTurns, reach, maxTokens, generation, version, totalTurns + 1];
    if (facts === null && question === null && !query.wantsLanguage)
      return this.#read(tenant, statements.alone, values);
    const asked = question === null ? [] : [question.hash, question.isOwn];

    const user = `${tenant} ${userId}`;
    if (facts === null || this.#usersWithFacts.get(user) !== true) {
      const statement = question === null ? statements.withVersion : statements.withVersionAsked;
      const loaded = await this.#read(tenant, statement, [...values, userId, ...asked]);
      if (facts === null || loaded.facts.version === 0) return loaded;
      this.#usersWithFacts.set(user, true);
    }
    const { slots, domains, terms } = facts.topics();
    const lists = [JSON.stringify(slots), JSON.stringify(domains), JSON.stringify(terms)];
    const statement = question === null ? statements.withFacts : statements.withFactsAsked;
    return this.#read(tenant, statement, [...values, userId, ...lists, facts.now.toISOString(), ...asked]);
  }

  async #read(tenant: string, statement: Statement, values: readonly unknown[]): Promise<LoadedSession> {
    const result = await this.#database.as(tenant).query<SessionRow>(statement, values);
    const row = result.rows[0];
    if (row === undefined) return NOTHING;
    const sealed: SealedSession = { ...result, sessionId: values[1] as string };
    return {
      history: sessionHistory(row, sealed),
      language: row.language,
      facts: candidateFacts(row, sealed),
      answered: openAnswered(row.answered ?? [], sealed).map((line) => answeredTurn(line, null)),
    };
  }
}

/** The reading of a session, with what opens its texts. */
type SealedSession = Sealed & { readonly sessionId: string };

type SegmentLine = [fromTurn: number, toTurn: number, content: string];

function sessionHistory({ user_id, history, segments }: SessionRow, sealed: SealedSession): SessionHistory | null {
  if (user_id === null) return null;
  if (history === null) return { userId: user_id, changes: null };
  const changes = sessionChanges(history, sealed);
  if (segments === undefined || segments === null) return { userId: user_id, changes };
  const opened = openEach(
    segments,
    'segment_summaries',
    sealed,
    ([fromTurn, toTurn, content], open): SegmentLine => [
      fromTurn,
      toTurn,
      open('segment_summaries', 'content', [sealed.sessionId, fromTurn], content),
    ],
  );
  return { userId: user_id, changes: { ...changes, segments: opened.map((one) => segmentOf(...one)) } };
}

function sessionChanges(history: string, sealed: SealedSession): SessionChanges {
  const [session = '', turns = '[]', ...messages] = history.split('\n');
  const [generation, version, turnCount, messageCount, tokenCount, planState, extended, reports] = JSON.parse(
    session,
  ) as SessionLine;
  return {
    generation,
    version,
    turnCount,
    messageCount,
    tokenCount,
    planState,
    reports: { tools: reports?.[0] ?? [], wasValid: reports?.[1] ?? false },
    extends: extended,
    turns: historyTurns((JSON.parse(turns) as TurnLine[]).reverse(), messages.reverse(), sealed),
  };
}

function candidateFacts({ facts_version, facts }: SessionRow, sealed: SealedSession): CandidateFacts {
  if (!facts) return facts_version ? { version: facts_version, candidates: [] } : NO_FACTS;
  const lines = openEach(
    JSON.parse(facts) as CandidateLine[],
    'facts',
    sealed,
    ([id, slot, key, value, ...rest], open): CandidateLine => [
      id,
      open('facts', 'slot', [id], slot),
      open('facts', 'key', [id], key),
      open('facts', 'value', [id], value),
      ...rest,
    ],
  );
  const candidates = lines.map(
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

/** A turn of the history with the text that is shown of it; null where it is not shown. */
type TurnWithText = readonly [line: TurnLine, messages: string | null];

function historyTurns(
  lines: readonly TurnLine[],
  messages: readonly string[],
  sealed: SealedSession,
): SessionChanges['turns'] {
  let shown = 0;
  const turns = lines.map((line): TurnWithText => [line, line[7] === null ? null : (messages[shown++] ?? '[]')]);
  return openEach(turns, 'turns', sealed, openTurn).map(([line, text]) => {
    const [turnNumber, , digest, digestTokens, places, messageCount, tokenCount, shownTokens, , report, openResults] =
      line;
    return {
      turnNumber,
      digest,
      digestTokens,
      places: places ?? [],
      tokenCount,
      shown: shownTokens === null || text === null ? null : { tokens: shownTokens, messageCount, messages: text },
      report,
      openResults,
    };
  });
}

/** The text that is shown of a turn is its messages or, of a long one, its excerpt. */
function openTurn([line, text]: TurnWithText, open: Opener): TurnWithText {
  const [turnNumber, turnId, digest, digestTokens, places, messageCount, tokenCount, shownTokens, isCut, ...last] =
    line;
  const opened = <Text extends string | null | undefined>(column: string, value: Text) =>
    typeof value === 'string' ? open('turns', column, [turnId], value) : (value as Exclude<Text, string>);
  return [
    [
      turnNumber,
      turnId,
      open('turns', 'digest', [turnId], digest),
      digestTokens,
      places,
      messageCount,
      tokenCount,
      shownTokens,
      isCut,
      opened('report', last[0]),
      opened('open_results', last[1]),
    ],
    opened(isCut ? 'excerpt' : 'messages', text),
  ];
}
