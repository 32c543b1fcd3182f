import type { LaterTurn } from '../memory/facts/mentions/next-words.ts';
import type { WaitingBuild } from '../memory/facts/mentions/waiting-build.ts';
import type { Database, Statement } from './database.ts';
import { EACH_BY_KEY } from './memory-sql.ts';
import type { SealedRows } from './sealing/sealed-parts.ts';

const TURNS_READ = 4; // behind a build: its answer may take two, and what is said next comes after it
const ELSEWHERE_READ = 8; // turns of the user: what an import brought is not said now, and is not looked through
const READ_BYTES = 100_000; // of text: what is longer is no reply
const COLUMNS = `session_id, user_id, turn_id, turn_number, CASE WHEN text_bytes <= ${READ_BYTES} THEN messages END AS messages`;
const OPENED: SealedRows = { table: 'turns', columns: ['messages'] };

/** The first turns of sessions behind builds; a stub, left of a turn that was removed, ends them. */
export const LATER_TURNS: Statement = {
  name: 'later_turns',
  text: `
SELECT given.place, t.*
FROM unnest($2::int[], $3::text[], $4::text[], $5::int[]) AS given (place, of_user, of_session, after_turn), LATERAL (
  SELECT ${COLUMNS} FROM turns
  WHERE tenant_id = $1 AND session_id = given.of_session AND turn_number > given.after_turn
  ORDER BY turn_number LIMIT ${TURNS_READ} ${EACH_BY_KEY}
) t
WHERE t.user_id = given.of_user
ORDER BY given.place, t.turn_number`,
  sealed: { rows: [OPENED] },
};

/** The first turn of users in other sessions since builds, of those said since; by its order, so that no other index looks as good. */
export const TURNS_ELSEWHERE: Statement = {
  name: 'turns_elsewhere',
  text: `
SELECT given.place, t.*
FROM unnest($2::int[], $3::text[], $4::text[], $5::timestamptz[]) AS given (place, of_user, of_session, since), LATERAL (
  SELECT ${COLUMNS} FROM (
    SELECT * FROM turns
    WHERE tenant_id = $1 AND user_id >= given.of_user AND user_id <= given.of_user AND stored_at > given.since
    ORDER BY user_id DESC, stored_at LIMIT ${ELSEWHERE_READ}
  ) first
  WHERE created_at > given.since AND session_id <> given.of_session
  ORDER BY stored_at LIMIT 1 ${EACH_BY_KEY}
) t`,
  sealed: { rows: [OPENED] },
};

interface LaterRow {
  readonly place: number;
  readonly turn_number: number;
  readonly messages: string | null;
}

/** Store of what follows builds. */
export class MentionStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Returns for each build the first turns of its session behind it, in order. */
  async later(tenant: string, builds: readonly WaitingBuild[]): Promise<LaterTurn[][]> {
    const afterTurns = builds.map(({ afterTurn }) => afterTurn);
    return this.#read(LATER_TURNS, tenant, builds, afterTurns);
  }

  /** Returns for each build the first turn of its user in another session since it, or none. */
  async elsewhere(tenant: string, builds: readonly WaitingBuild[]): Promise<LaterTurn[][]> {
    const since = builds.map(({ at }) => at.toISOString());
    return this.#read(TURNS_ELSEWHERE, tenant, builds, since);
  }

  async #read(
    statement: Statement,
    tenant: string,
    builds: readonly WaitingBuild[],
    since: readonly unknown[],
  ): Promise<LaterTurn[][]> {
    const found: LaterTurn[][] = builds.map(() => []);
    if (builds.length === 0) return found;
    const { rows } = await this.#database
      .as(tenant)
      .query<LaterRow>(statement, [
        tenant,
        builds.map((_build, place) => place),
        builds.map(({ userId }) => userId),
        builds.map(({ sessionId }) => sessionId),
        since,
      ]);
    for (const { place, turn_number: turnNumber, messages } of rows) found[place]?.push({ turnNumber, messages });
    return found;
  }
}
