import { randomUUID } from 'node:crypto';
import { Journal } from '../../src/memory/journal/journal.ts';
import { JournalReader } from '../../src/memory/journal/journal-reader.ts';
import type { Database } from '../../src/stores/database.ts';
import { JournalReadingStore } from '../../src/stores/journal-reading-store.ts';
import { JournalStore } from '../../src/stores/journal-store.ts';

/** Returns the reader of sessions for the journals of a database, whose lines no worker embeds. */
export function journalReaderOn(database: Database): JournalReader {
  const lines = new JournalStore({ database });
  const journal = new Journal({ database, lines, maxLines: 500, embedded: false, newId: randomUUID });
  const readings = new JournalReadingStore({ database });
  return new JournalReader({ database, readings, journal, newId: randomUUID });
}
