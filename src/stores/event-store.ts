import type { Event, EventType, NewEvent } from '../memory/events/event.ts';
import { type Database, NO_TENANT, type Queryable, type Statement } from './database.ts';
import { openEach } from './sealing/open-each.ts';
import type { Opener } from './sealing/sealed-parts.ts';

const EVENT = 'entry, type, user_id, session_id, turn_number, turn_id, detail, created_at';

/** Writes events in the order of the list, which `entry` follows. */
const INSERT_EVENTS: Statement = {
  name: 'insert_events',
  text: `
INSERT INTO events (tenant_id, type, user_id, session_id, detail)
SELECT $1, type, user_id, session_id, detail
FROM json_to_recordset($2::json) AS event (type text, user_id text, session_id text, detail text)`,
  sealed: { values: [{ table: 'events', records: 2, ownerMember: 'user_id' }] },
};

/** Does the same for sessions that are there: what is told later, outside of any transaction, must not outlive them. */
const INSERT_EVENTS_OF_SESSIONS: Statement = {
  name: 'insert_events_of_sessions',
  text: `
INSERT INTO events (tenant_id, type, user_id, session_id, detail)
SELECT $1, event.type, event.user_id, event.session_id, event.detail
FROM json_to_recordset($2::json) AS event (type text, user_id text, session_id text, detail text)
WHERE EXISTS (SELECT FROM sessions s WHERE s.tenant_id = $1 AND s.session_id = event.session_id AND s.user_id = event.user_id)`,
  sealed: { values: [{ table: 'events', records: 2, ownerMember: 'user_id' }] },
};

/** Reads the last number that was given to an event of any tenant, committed or not. */
const LAST_ENTRY: Statement = {
  name: 'last_event_entry',
  text: 'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS entry FROM events_entry_seq',
};

/**
 * Reads the transactions that may have written events and are not over: a statement locks the table it writes to before it draws a
 * number, and the lock is let go after the commit is seen by all. Nobody else's transactions, however long, are among them.
 */
const EVENT_WRITERS: Statement = {
  name: 'event_writers',
  text: `
SELECT virtualtransaction AS writer FROM pg_locks
WHERE locktype = 'relation' AND relation = 'events'::regclass AND mode = 'RowExclusiveLock' AND pid IS DISTINCT FROM pg_backend_pid()
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
};

const READ_EVENTS: Statement = {
  name: 'read_events',
  text: `
SELECT ${EVENT} FROM events
WHERE tenant_id = $1 AND entry > $2 AND entry <= $3 AND ($4::text IS NULL OR user_id = $4)
ORDER BY entry LIMIT $5`,
  sealed: { byHand: ['detail'] }, // what cannot be opened is left out, but counts among what was read
};

const FIND_EVENT: Statement = {
  name: 'find_event',
  text: `SELECT ${EVENT} FROM events WHERE tenant_id = $1 AND entry = $2`,
  sealed: { rows: [{ table: 'events', columns: ['detail'] }] },
};

const OLDEST_EVENT: Statement = {
  name: 'oldest_event',
  text: `SELECT ${EVENT} FROM events WHERE tenant_id = $1 ORDER BY entry LIMIT 1`,
  sealed: { rows: [{ table: 'events', columns: ['detail'] }] },
};

/** Deletes the oldest events of a tenant: their order is, but for moments, that of their times. */
const PURGE_EVENTS: Statement = {
  name: 'purge_events',
  text: `
WITH oldest AS (SELECT entry, created_at FROM events WHERE tenant_id = $1 ORDER BY entry LIMIT $3)
DELETE FROM events WHERE tenant_id = $1
  AND entry = ANY (ARRAY(SELECT entry FROM oldest WHERE created_at < $2::timestamptz))`,
};

const SPAN_OF_EVENTS: Statement = {
  name: 'span_of_events',
  text: 'SELECT min(entry) AS first, max(entry) AS last FROM events WHERE tenant_id = $1',
};

const DELETE_EVENTS_OF_USER: Statement = {
  name: 'delete_events_of_user',
  text: 'DELETE FROM events WHERE tenant_id = $1 AND entry >= $3 AND entry < $4 AND user_id = $2',
};

const READ_AT_ONCE = 20_000; // entries looked through by one statement: some 10 ms

/** Store of events: written in the transactions that they tell of, read in the order of their entries. */
export class EventStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Writes events, told once the transaction given is committed. All are of one tenant: the transaction's. */
  async insert(tx: Queryable, events: readonly NewEvent[]): Promise<void> {
    const [first] = events;
    if (first !== undefined) await tx.query(INSERT_EVENTS, [first.tenant, JSON.stringify(events.map(record))]);
  }

  /** Writes events of one tenant by themselves, without those of sessions that are gone by now. */
  async insertOfSessions(tenant: string, events: readonly NewEvent[]): Promise<void> {
    const records = JSON.stringify(events.map(record));
    await this.#database.as(tenant).query(INSERT_EVENTS_OF_SESSIONS, [tenant, records]);
  }

  /** Returns the last entry given to anyone, 0 before the first. Entries up to it may still be committed. */
  async lastEntry(): Promise<number> {
    const { rows } = await this.#database.as(NO_TENANT).query<{ entry: number }>(LAST_ENTRY);
    return rows[0]?.entry ?? 0;
  }

  /** Returns names of the transactions under way that may have written events. A name is never used twice while the database runs. */
  async writers(): Promise<string[]> {
    const { rows } = await this.#database.as(NO_TENANT).query<{ writer: string }>(EVENT_WRITERS);
    return rows.map(({ writer }) => writer);
  }

  /**
   * Returns up to `limit` events after one entry and up to another, of one user where one is named, and the entry that was read through: all
   * that follow it are still to be read.
   */
  async read(
    tenant: string,
    span: { readonly after: number; readonly through: number; readonly limit: number },
    userId: string | null,
  ): Promise<ReadEvents> {
    const values = [tenant, span.after, span.through, userId, span.limit];
    const result = await this.#database.as(tenant).query<EventRow>(READ_EVENTS, values);
    const last = result.rows.length < span.limit ? undefined : result.rows.at(-1);
    return {
      events: openEach(result.rows, 'events', result, openDetail).map(toEvent),
      through: last?.entry ?? span.through,
    };
  }

  async find(tenant: string, entry: number): Promise<Event | null> {
    const { rows } = await this.#database.as(tenant).query<EventRow>(FIND_EVENT, [tenant, entry]);
    return rows[0] === undefined ? null : toEvent(rows[0]);
  }

  /** Returns the oldest event that is kept. */
  async oldest(tenant: string): Promise<Event | null> {
    const { rows } = await this.#database.as(tenant).query<EventRow>(OLDEST_EVENT, [tenant]);
    return rows[0] === undefined ? null : toEvent(rows[0]);
  }

  /** Removes up to `limit` events from before a time; returns how many. */
  async purge(tenant: string, before: Date, limit: number): Promise<number> {
    return (await this.#database.as(tenant).query(PURGE_EVENTS, [tenant, before, limit])).rowCount;
  }

  /** Removes all events of a user, in statements that each look through a stretch; returns how many. */
  async deleteOfUser(tenant: string, userId: string): Promise<number> {
    const everything = this.#database.as(tenant);
    const { rows } = await everything.query<{ first: number | null; last: number | null }>(SPAN_OF_EVENTS, [tenant]);
    const { first, last } = rows[0] ?? { first: null, last: null };
    if (first === null || last === null) return 0;
    let deleted = 0;
    for (let from = first; from <= last; from += READ_AT_ONCE) {
      const values = [tenant, userId, from, Math.min(from + READ_AT_ONCE, last + 1)];
      deleted += (await everything.query(DELETE_EVENTS_OF_USER, values)).rowCount;
    }
    return deleted;
  }
}

/** Events of a stretch, and the entry that it was read through. */
interface ReadEvents {
  readonly events: readonly Event[];
  readonly through: number;
}

interface EventRow {
  readonly entry: number;
  readonly type: EventType;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly turn_number: number | null;
  readonly turn_id: string | null;
  readonly detail: string | null;
  readonly created_at: Date;
}

function record({ type, userId, sessionId, detail }: NewEvent): object {
  const text = Object.keys(detail).length === 0 ? null : JSON.stringify(detail);
  return { type, user_id: userId, session_id: sessionId, detail: text };
}

function openDetail(row: EventRow, open: Opener): EventRow {
  const { type, user_id, session_id, detail } = row;
  return detail === null ? row : { ...row, detail: open('events', 'detail', [type, user_id, session_id], detail) };
}

function toEvent(row: EventRow): Event {
  return {
    entry: row.entry,
    type: row.type,
    userId: row.user_id,
    sessionId: row.session_id,
    createdAt: row.created_at,
    detail: {
      ...(row.turn_number !== null && { turn_number: row.turn_number, turn_id: row.turn_id }),
      ...(row.detail !== null && (JSON.parse(row.detail) as object)),
    },
  };
}
