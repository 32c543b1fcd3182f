import type { Database, Transaction } from '../../stores/database.ts';
import type { JournalReadingStore } from '../../stores/journal-reading-store.ts';
import { derivedId } from '../archive/derived-id.ts';
import { parseStored } from '../conversation/stored-message.ts';
import { topicalWords } from '../sessions/snapshot-slug.ts';
import type { Journal } from './journal.ts';
import { wordingFor } from './journal-words.ts';
import { eventsOf, type ReadTurn, type ToldEvent } from './read-events.ts';

const PAGE = 100; // turns a statement
const CONTEXT = 6; // turns before those read: an error may have been named there
const ENDED_TURNS = 20; // the last ones, of which the end of a session tells the topics

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly readings: JournalReadingStore;
  readonly journal: Pick<Journal, 'add'>;
  readonly newId: () => string;
}

/**
 * The reading of sessions for their users' journals. How far a session was read is noted in the transaction that adds the lines: killed
 * anywhere, it reads on where it was, so that no turn is left out and none is told twice.
 */
export class JournalReader {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reads the turns of a session up to one that were not read yet, and returns the number of lines that they gave. */
  async read(tenant: string, sessionId: string, throughTurn: number): Promise<number> {
    return this.#read(tenant, sessionId, throughTurn);
  }

  /** Does so where turns that were cut off were not read yet: they are about to be removed. */
  async readCut(tenant: string, sessionId: string): Promise<number> {
    return this.#read(tenant, sessionId, null);
  }

  async #read(tenant: string, sessionId: string, throughTurn: number | null): Promise<number> {
    const { readings } = this.#deps;
    let lines = 0;
    for (;;) {
      const page = await readings.unread(tenant, sessionId, throughTurn, { limit: PAGE, context: CONTEXT });
      if (page === null || page.through <= page.after) return lines;
      const turns: ReadTurn[] = page.turns.map((turn) => ({ ...turn, messages: parseStored(turn.messages) }));
      const events = eventsOf(turns, page.after, page.language);
      lines += await this.#add(tenant, sessionId, page, events);
    }
  }

  /** Adds the line of a session's end, within the transaction that ends it; nothing for a session that is gone. */
  async end(tx: Transaction, tenant: string, sessionId: string, throughTurn: number): Promise<void> {
    const { readings, journal } = this.#deps;
    const session = await readings.latest(tx, tenant, sessionId, throughTurn, ENDED_TURNS);
    if (session === null || session.messages.length === 0) return;
    const { userId, language, messages } = session;
    const topics = topicalWords(messages.flatMap(parseStored)).join(', ');
    const text = wordingFor(language).sessionEnded(topics);
    const id = derivedId('journal', tenant, sessionId, throughTurn); // of the same end once
    const line = { id, text, source: 'session', language, sessionId, turnNumber: null, saidAt: null } as const;
    await journal.add(tx, tenant, userId, [line]);
  }

  async #add(
    tenant: string,
    sessionId: string,
    { after, through, language }: { readonly after: number; readonly through: number; readonly language: string },
    events: readonly ToldEvent[],
  ): Promise<number> {
    const { database, readings, journal, newId } = this.#deps;
    const words = wordingFor(language);
    return database.transaction(tenant, async (tx) => {
      const userId = await readings.advance(tx, tenant, sessionId, after, through);
      if (userId === null) return 0; // another process was faster, or the session is gone
      const lines = events.map(({ kind, what, turn }) => ({
        id: newId(),
        text: kind === 'decision' ? words.decided(what) : words.solved(what),
        source: kind,
        language,
        sessionId,
        turnNumber: turn.turnNumber,
        saidAt: turn.createdAt,
      }));
      return (await journal.add(tx, tenant, userId, lines)).size;
    });
  }
}
