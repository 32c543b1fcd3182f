/** Merges the order of lines and the notes of two editors: both sides' notes are kept, and lines stand where whoever wrote last put them. */
import type { Domain } from '../facts/fact.ts';
import {
  isSectionDomain,
  type Layout,
  type LayoutEntry,
  type MemoryDocument,
  notesOf,
  SECTIONS,
  type SectionDomain,
} from './memory-document.ts';
import type { WrittenDocument, WrittenEntry, WrittenLine } from './parse-document.ts';

interface Told {
  readonly id: string;
  readonly domain: Domain;
}

/** Returns the layout of a written document. `factOf`: the fact that a line tells; null where there is none any more. */
export function layoutOf(written: WrittenDocument, factOf: (line: WrittenLine) => Told | null): Layout {
  const sections: Partial<Record<SectionDomain, LayoutEntry[]>> = {};
  const put = (entry: WrittenEntry, section: SectionDomain | null): void => {
    if (typeof entry === 'string') {
      if (section !== null) sections[section] = [...(sections[section] ?? []), { note: entry }];
      return;
    }
    const fact = factOf(entry);
    if (fact === null || !isSectionDomain(fact.domain)) return;
    const entries = [...(sections[fact.domain] ?? [])];
    // Written elsewhere, it follows the facts of its own section.
    const last = section === fact.domain ? entries.length : entries.findLastIndex((one) => 'fact' in one) + 1;
    entries.splice(last, 0, { fact: fact.id });
    sections[fact.domain] = entries;
  };
  for (const { domain } of SECTIONS) for (const entry of written.sections.get(domain) ?? []) put(entry, domain);
  for (const entry of [...written.preamble, ...written.extras.flatMap(({ entries }) => entries)]) put(entry, null);
  const extras = written.extras.flatMap(({ heading, entries }) => {
    const notes = entries.filter((entry) => typeof entry === 'string');
    const lines = entries.filter((entry): entry is WrittenLine => typeof entry !== 'string');
    // Lines without a key of their own took the heading for it.
    const isKeyAlone = notes.length === 0 && lines.length > 0 && lines.every(({ isUnderHeading }) => isUnderHeading);
    return isKeyAlone ? [] : [[heading, ...notes].join('\n\n')];
  });
  return { preamble: written.preamble.filter((entry) => typeof entry === 'string'), sections, extras };
}

/** Merges what was written with what stands: what the other side has added since the base stays, what it took away goes. */
export function mergeLayout(mine: Layout, current: MemoryDocument, baseNotes: readonly string[]): Layout {
  const before = new Set(baseNotes);
  const written = new Set(notesOf(mine));
  const there = new Set(current.notes);
  const isGone = (note: string) => before.has(note) && !there.has(note);
  const isNews = (note: string) => !before.has(note) && !written.has(note);
  const merged = (own: readonly string[], others: readonly string[]) => [
    ...own.filter((note) => !isGone(note)),
    ...others.filter(isNews),
  ];
  const sections: Partial<Record<SectionDomain, LayoutEntry[]>> = {};
  const mineAlready = new Set(
    Object.values(mine.sections).flatMap((entries) => entries.flatMap((one) => ('fact' in one ? one.fact : []))),
  );
  for (const { domain } of SECTIONS) {
    const entries = (mine.sections[domain] ?? []).filter((one) => !('note' in one && isGone(one.note)));
    let after = -1;
    for (const entry of current.layout.sections[domain] ?? []) {
      const index = entries.findIndex((one) => isSame(one, entry));
      if (index >= 0) after = index;
      else if ('note' in entry ? isNews(entry.note) : !mineAlready.has(entry.fact)) {
        after += 1;
        entries.splice(after, 0, entry);
      }
    }
    sections[domain] = entries;
  }
  return {
    preamble: merged(mine.preamble, current.layout.preamble),
    sections,
    extras: merged(mine.extras, current.layout.extras),
  };
}

function isSame(one: LayoutEntry, other: LayoutEntry): boolean {
  return 'note' in one ? 'note' in other && one.note === other.note : 'fact' in other && one.fact === other.fact;
}
