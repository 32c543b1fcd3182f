import type {
  FactLine,
  FoundLine,
  LinePosition,
  LineSource,
  LineWithTerms,
  Span,
} from '../memory/journal/journal-line.ts';
import type { Database, Transaction } from './database.ts';
import {
  ADD_LINES,
  ADD_NEWCOMER,
  FIND_LINE,
  FIND_TIMEZONE,
  LOCK_USER,
  READ_SPAN,
  SET_TIMEZONE,
  TRIM_LINES,
} from './journal-sql.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface SpanRow {
  readonly id: string;
  readonly source: LineSource | 'fact';
  readonly created_at: Date;
  readonly exact_created_at: string;
  /** The line, or the value of the fact. */
  readonly text: string;
  readonly event: FactLine['event'] | null;
  readonly replaces: boolean;
  readonly key: string | null;
  readonly language: string;
}

/** The rules by which the lines of a user are kept. */
export interface LineLimits {
  /** The most lines of a user. */
  readonly most: number;
  /** The days that the memory of a line lives once the line is gone. */
  readonly ttlDays: number;
  /** True where memories get vectors. */
  readonly embedded: boolean;
}

/** Store of journals and of the time zones that their days begin in. */
export class JournalStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /**
   * Adds lines with their memories, then takes away what is beyond the most that a user may have; returns when each that is new is of, by
   * its id. The user is locked until the transaction ends.
   */
  async add(
    tx: Transaction,
    tenant: string,
    userId: string,
    lines: readonly LineWithTerms[],
    { most, ttlDays, embedded }: LineLimits,
  ): Promise<Map<string, Date>> {
    if (lines.length === 0) return new Map();
    await tx.query(ADD_NEWCOMER, [tenant, userId]);
    await tx.query(LOCK_USER, [tenant, userId]);
    const records = lines.map((line, position) => ({
      position,
      line_id: line.id,
      source: line.source,
      text: line.text,
      language: line.language,
      session_id: line.sessionId,
      turn_number: line.turnNumber,
      said_at: line.saidAt,
      lines: JSON.stringify([[null, line.text]]),
      terms: line.terms,
      metadata:
        line.turnNumber === null ? null : JSON.stringify({ from_turn: line.turnNumber, to_turn: line.turnNumber }),
    }));
    const { rows } = await tx.query<{ line_id: string; created_at: Date }>(ADD_LINES, [
      tenant,
      userId,
      JSON.stringify(records),
      embedded,
    ]);
    await tx.query(TRIM_LINES, [tenant, userId, most, ttlDays]);
    return new Map(rows.map((row) => [row.line_id, row.created_at]));
  }

  /** Returns a line by its id, also where it is nothing but a memory any more; null where there is none. */
  async find(tx: Transaction, tenant: string, id: string): Promise<{ userId: string; text: string; at: Date } | null> {
    const { rows } = await tx.query<{ user_id: string; text: string | null; lines: string | null; created_at: Date }>(
      FIND_LINE,
      [tenant, id],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const text = row.text ?? (JSON.parse(row.lines ?? '[]') as [null, string][]).map(([, line]) => line).join('\n');
    return { userId: row.user_id, text, at: row.created_at };
  }

  /** Returns up to `limit` lines of a span of time, oldest first. */
  async read(
    tenant: string,
    userId: string,
    { from, to }: Span,
    { most, limit, after }: { readonly most: number; readonly limit: number; readonly after: LinePosition | null },
  ): Promise<FoundLine[]> {
    const position = [after?.createdAt ?? '-infinity', after?.id ?? FIRST_ID];
    const values = [tenant, userId, from, to, most, ...position, limit];
    const { rows } = await this.#database.as(tenant).query<SpanRow>(READ_SPAN, values);
    return rows.map(foundLine);
  }

  /** Returns the zone in which the days of a user begin; null for one who is not known. */
  async timezone(tenant: string, userId: string): Promise<string | null> {
    const { rows } = await this.#database.as(tenant).query<{ timezone: string }>(FIND_TIMEZONE, [tenant, userId]);
    return rows[0]?.timezone ?? null;
  }

  async setTimezone(tenant: string, userId: string, timezone: string): Promise<void> {
    await this.#database.as(tenant).query(SET_TIMEZONE, [tenant, userId, timezone]);
  }
}

function foundLine(row: SpanRow): FoundLine {
  const at = { id: row.id, createdAt: row.created_at, position: { createdAt: row.exact_created_at, id: row.id } };
  if (row.source !== 'fact') return { ...at, source: row.source, text: row.text };
  const { event, replaces, key, text: value, language } = row;
  if (event === null || key === null) throw new Error('a change of a fact came without the fact');
  return { ...at, source: 'fact', change: { event, replaces, key, value, language } };
}
