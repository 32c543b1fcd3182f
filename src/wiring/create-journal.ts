import { randomUUID } from 'node:crypto';
import { Journal } from '../memory/journal/journal.ts';
import { JournalReader } from '../memory/journal/journal-reader.ts';
import { JournalReadingStore } from '../stores/journal-reading-store.ts';
import { JournalStore } from '../stores/journal-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates the journals and the reading of sessions for them; `onRemembered` is called once memories of new lines wait to be embedded in this process. */
export function createJournal({ config, database }: Foundations, onRemembered?: () => void) {
  const journal = new Journal({
    database,
    lines: new JournalStore({ database }),
    maxLines: config.journalMaxLines,
    embedded: config.semanticMemory.enabled,
    newId: randomUUID,
    ...(onRemembered !== undefined && { onRemembered }),
  });
  const readings = new JournalReadingStore({ database });
  return { journal, journalReader: new JournalReader({ database, readings, journal, newId: randomUUID }) };
}
