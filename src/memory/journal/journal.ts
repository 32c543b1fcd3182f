import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { JournalStore } from '../../stores/journal-store.ts';
import { derivedId } from '../archive/derived-id.ts';
import { TTL_DAYS } from '../episodes/memory.ts';
import { termsOf } from '../text/text-analysis.ts';
import { spanOfDay } from './days.ts';
import type { JournalLine, LinePosition, NewLine } from './journal-line.ts';
import { lineOfFact } from './journal-words.ts';

const DEFAULT_TIMEZONE = 'UTC';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly lines: JournalStore;
  /** The most lines of a user, over all days. */
  readonly maxLines: number;
  /** True where memories get vectors. */
  readonly embedded: boolean;
  readonly newId: () => string;
  /** Called when the memories of new lines wait for their vectors. */
  readonly onRemembered?: () => void;
}

/** A line that a caller adds. */
export interface GivenLine {
  readonly text: string;
  /** BCP-47 tag. */
  readonly language: string;
  /** The key of a retry; null: each call adds a line. */
  readonly idempotencyKey: string | null;
}

/** A line that was added, now or by the request that this one repeats. */
interface AppendedLine {
  readonly line: JournalLine;
  readonly replayed: boolean;
}

/** A day of a journal. */
export interface JournalDay {
  readonly timezone: string;
  /** The lines in their order, one more than was asked for where more follow. */
  readonly lines: readonly (JournalLine & { readonly position: LinePosition })[];
}

/**
 * The journals of users: what happened, line by line, a day at a time in each user's time zone. Lines are added, never changed; beyond
 * the most that a user may have the oldest go, and stay as memories.
 */
export class Journal {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Adds a caller's line. The same key with the same text again is the same line. Throws `idempotency_mismatch`. */
  async append(tenant: string, userId: string, { text, language, idempotencyKey }: GivenLine): Promise<AppendedLine> {
    const { database, lines, newId, onRemembered } = this.#deps;
    const id = idempotencyKey === null ? newId() : derivedId('journal', tenant, userId, idempotencyKey);
    const line = { id, text, language, source: 'caller', sessionId: null, turnNumber: null, saidAt: null } as const;
    const { createdAt, replayed } = await database.transaction(tenant, async (tx) => {
      const before = idempotencyKey === null ? null : await lines.find(tx, tenant, id);
      if (before === null) {
        const added = (await this.add(tx, tenant, userId, [line])).get(id);
        if (added !== undefined) return { createdAt: added, replayed: false };
      }
      const there = before ?? (await lines.find(tx, tenant, id));
      if (there?.text !== text || there.userId !== userId)
        throw new HipocampoError('idempotency_mismatch', 'this Idempotency-Key was used with another line');
      return { createdAt: there.at, replayed: true };
    });
    onRemembered?.();
    return { line: { id, text, source: 'caller', createdAt }, replayed };
  }

  /** Adds lines within a transaction, and returns the times of those that are new by their ids. */
  async add(tx: Transaction, tenant: string, userId: string, lines: readonly NewLine[]): Promise<Map<string, Date>> {
    const { lines: store, maxLines, embedded } = this.#deps;
    const withTerms = lines.map((line) => ({ ...line, terms: termsOf(line.text, line.language) }));
    return store.add(tx, tenant, userId, withTerms, { most: maxLines, ttlDays: TTL_DAYS.daily_log, embedded });
  }

  /** Returns lines of a day (`YYYY-MM-DD`), oldest first; of whoever is not known, an empty day in UTC. */
  async day(
    tenant: string,
    userId: string,
    date: string,
    { limit, after }: { readonly limit: number; readonly after: LinePosition | null },
  ): Promise<JournalDay> {
    const { lines: store, maxLines } = this.#deps;
    const timezone = (await store.timezone(tenant, userId)) ?? DEFAULT_TIMEZONE;
    const span = spanOfDay(date, timezone);
    const found = await store.read(tenant, userId, span, { most: maxLines, limit: limit + 1, after });
    const lines = found.map(({ id, createdAt, position, ...line }) => ({
      id,
      createdAt,
      position,
      source: line.source,
      text: line.source === 'fact' ? lineOfFact(line.change) : line.text,
    }));
    return { timezone, lines };
  }

  /** Sets the time zone in which the days of a user begin, an IANA name; one who is not known is from then on. */
  async setTimezone(tenant: string, userId: string, timezone: string): Promise<void> {
    await this.#deps.lines.setTimezone(tenant, userId, timezone);
  }
}
