import type { MeasuredTurn } from '../memory/conversation/repeats/repeated-question.ts';
import type { SessionHistory, SessionVersion } from '../memory/conversation/session-history.ts';
import type { CandidateFacts } from '../memory/facts/candidate-fact.ts';
import type { FactTopics } from '../memory/facts/fact-topics.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { answeredTurn, openAnswered } from './answered-turn-sql.ts';
import { type HistoryStatements, STATEMENTS } from './context-sql.ts';
import type { Database, Statement } from './database.ts';
import { candidateFacts, NO_FACTS, type SealedSession, type SessionRow, sessionHistory } from './session-row.ts';

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

/** Numbers that no session has, for a caller without a context at hand. */
const NONE_KNOWN = { generation: -1, version: -1, totalTurns: 0 };

const USERS_REMEMBERED = 50_000; // of whom it is known that they have facts, some 10 MB

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
