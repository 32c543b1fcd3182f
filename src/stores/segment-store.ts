import type { Segment, StoredSegment } from '../memory/conversation/segments/segment.ts';
import type { Database, Statement, Transaction } from './database.ts';

/** Numbers of the last segments of a session, which a cold read of the adaptive profile brings along. */
export const SEGMENTS_READ = 7;

/** Adds a segment that is not there yet: whoever summarised the same turns first has written it for good. */
const ADD_SEGMENT: Statement = {
  name: 'add_segment',
  text: `
INSERT INTO segment_summaries (tenant_id, session_id, from_turn, to_turn, user_id, content)
VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
  sealed: { owner: 5, values: [{ table: 'segment_summaries', id: [2, 3], columns: { content: 6 } }] },
};

/** Reads a session's turns that no segment holds, oldest first, and whose they are. */
export const UNSUMMARISED_TURNS: Statement = {
  name: 'unsummarised_turns',
  text: `
SELECT s.user_id, s.language, s.turn_count, last.to_turn AS after, turns.turn_number, turns.turn_id, turns.messages
FROM sessions s
CROSS JOIN LATERAL (
  SELECT coalesce(max(to_turn), 0) AS to_turn, greatest(coalesce(max(to_turn), 0) + 1, s.first_turn) AS first_wanted
  FROM (
    SELECT to_turn FROM segment_summaries g WHERE g.tenant_id = $1 AND g.session_id = $2 ORDER BY from_turn DESC LIMIT 1
  ) g
) last
LEFT JOIN LATERAL (
  SELECT turn_number, turn_id, messages FROM turns t
  WHERE t.tenant_id = $1 AND t.session_id = $2 AND t.turn_number >= last.first_wanted
  ORDER BY turn_number LIMIT $3
) turns ON true
WHERE s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'
ORDER BY turns.turn_number`,
  sealed: { rows: [{ table: 'turns', columns: ['messages'] }] },
};

/**
 * Reads the last segments of the user's other sessions that readers may see, the newest first. Each is of when its last turn was said, which
 * for an imported one may be long before it was summarised.
 */
const LATEST_OF_USER: Statement = {
  name: 'latest_segments_of_user',
  text: `
SELECT g.session_id, g.from_turn, g.to_turn, g.content, s.language, least(g.created_at, t.created_at) AS said_at
FROM (
  SELECT session_id, from_turn, to_turn, content, created_at FROM segment_summaries
  WHERE tenant_id = $1 AND user_id = $2 AND session_id IS DISTINCT FROM $3 AND created_at > $4
  ORDER BY created_at DESC, from_turn DESC LIMIT $5
) g
JOIN sessions s ON s.tenant_id = $1 AND s.session_id = g.session_id AND s.state = 'live' AND s.first_turn <= g.from_turn
LEFT JOIN turns t ON t.tenant_id = $1 AND t.session_id = g.session_id AND t.turn_number = g.to_turn
WHERE coalesce(t.created_at, g.created_at) > $4`,
  sealed: { rows: [{ table: 'segment_summaries', columns: ['content'] }] },
};

/** Tells whether a session that is there shows a segment which lies, with a part of it at least, within some turns. */
const HAS_SEGMENT_BETWEEN: Statement = {
  name: 'has_segment_between',
  text: `
SELECT EXISTS (
  SELECT FROM segment_summaries g JOIN sessions s ON s.tenant_id = $1 AND s.session_id = $2 AND s.state = 'live'
  WHERE g.tenant_id = $1 AND g.session_id = $2 AND g.from_turn >= s.first_turn AND g.to_turn >= $3 AND g.from_turn < $4
) AS is_there`,
};

interface UserSegmentRow {
  readonly session_id: string;
  readonly from_turn: number;
  readonly to_turn: number;
  readonly content: string;
  readonly language: string;
  readonly said_at: Date;
}

interface TurnRow {
  readonly user_id: string;
  readonly language: string;
  readonly turn_count: number;
  readonly after: number;
  readonly turn_number: number | null;
  readonly messages: string | null;
}

/** The turns of a session that no segment holds yet. */
export interface Unsummarised {
  readonly userId: string;
  readonly language: string;
  readonly totalTurns: number;
  /** The last turn that a segment holds. */
  readonly after: number;
  /** The turns, oldest first, their messages as JSON arrays of stored messages. */
  readonly turns: readonly { readonly turnNumber: number; readonly messages: string }[];
}

/** Store of segment summaries. */
export class SegmentStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns up to `limit` turns that are to be summarised; null for a session that is not there. */
  async unsummarised(tenant: string, sessionId: string, limit: number): Promise<Unsummarised | null> {
    const { rows } = await this.#database.as(tenant).query<TurnRow>(UNSUMMARISED_TURNS, [tenant, sessionId, limit]);
    const [first] = rows;
    if (first === undefined) return null;
    return {
      userId: first.user_id,
      language: first.language,
      totalTurns: first.turn_count,
      after: first.after,
      turns: rows.flatMap(({ turn_number, messages }) =>
        turn_number === null || messages === null ? [] : [{ turnNumber: turn_number, messages }],
      ),
    };
  }

  /** Writes a segment; false where it is there already. */
  async add(
    tx: Transaction,
    tenant: string,
    of: { sessionId: string; userId: string },
    segment: Segment,
  ): Promise<boolean> {
    const { fromTurn, toTurn } = segment;
    const values = [tenant, of.sessionId, fromTurn, toTurn, of.userId, segmentJson(segment)];
    return (await tx.query(ADD_SEGMENT, values)).rowCount > 0;
  }

  /** True where a session has a segment of any of the turns from `from` to before `before`. */
  async hasBetween(
    tenant: string,
    sessionId: string,
    { from, before }: { readonly from: number; readonly before: number },
  ): Promise<boolean> {
    const values = [tenant, sessionId, from, before];
    const { rows } = await this.#database.as(tenant).query<{ is_there: boolean }>(HAS_SEGMENT_BETWEEN, values);
    return rows[0]?.is_there === true;
  }

  /** Returns the last segments of the user's sessions since a time, but for one of them, in no order. */
  async latestOfUser(
    tenant: string,
    userId: string,
    but: string | null,
    since: Date,
    limit: number,
  ): Promise<StoredSegment[]> {
    const values = [tenant, userId, but, since, limit];
    const { rows } = await this.#database.as(tenant).query<UserSegmentRow>(LATEST_OF_USER, values);
    return rows.map(({ session_id, from_turn, to_turn, content, language, said_at }) => ({
      ...segmentOf(from_turn, to_turn, content),
      sessionId: session_id,
      at: said_at,
      language,
    }));
  }
}

function segmentJson({ topic, discussed, outcome, decisions, openQuestions }: Segment): string {
  return JSON.stringify({ topic, discussed, outcome, decisions, open_questions: openQuestions });
}

/** Returns a segment out of its row. */
export function segmentOf(fromTurn: number, toTurn: number, content: string): Segment {
  const { topic, discussed, outcome, decisions, open_questions } = JSON.parse(content) as {
    readonly topic: string;
    readonly discussed: string[];
    readonly outcome: string;
    readonly decisions: string[];
    readonly open_questions: string[];
  };
  return { fromTurn, toTurn, topic, discussed, outcome, decisions, openQuestions: open_questions };
}
