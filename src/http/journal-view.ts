import type { JournalDay } from '../memory/journal/journal.ts';
import type { JournalLine } from '../memory/journal/journal-line.ts';
import { pageView } from './page-view.ts';

/** Returns a line of the journal as callers see it. */
export function journalLineView({ id, text, source, createdAt }: JournalLine) {
  return { id, text, source, created_at: createdAt.toISOString() };
}

/** Returns a page of a day of the journal. */
export function journalDayView(date: string, { timezone, lines }: JournalDay, limit: number) {
  return { date, timezone, ...pageView(lines, limit, journalLineView) };
}
