/** Renders MEMORY.md: a fact a line, in an order that facts keep, with the notes of its user where they stand. */
import type { Fact } from '../facts/fact.ts';
import { SLOTS } from '../facts/slots.ts';
import {
  documentWords,
  etagOf,
  type FactLine,
  isSectionDomain,
  type Layout,
  type LayoutEntry,
  lineOf,
  type MemoryDocument,
  notesOf,
  SECTIONS,
  type SectionDomain,
} from './memory-document.ts';

type ToldFact = Pick<Fact, 'id' | 'slot' | 'key' | 'value' | 'domain' | 'createdAt'>;

const RANKS = new Map(Object.keys(SLOTS).map((slot, rank) => [slot, rank]));
const LONGEST_DOCUMENT = 393_216; // characters of facts: with notes still below the largest body that can be sent back

/** Orders facts that nobody has put in an order: by what they are about, then by age. A new value of a key stands where the old one did. */
function byAge(one: ToldFact, other: ToldFact): number {
  const rank = (RANKS.get(one.slot) ?? RANKS.size) - (RANKS.get(other.slot) ?? RANKS.size);
  if (rank !== 0) return rank;
  if (one.slot !== other.slot) return one.slot < other.slot ? -1 : 1;
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** Returns the facts that fit, the newest of them where not all do. */
function fitting(facts: readonly ToldFact[]): ToldFact[] {
  let size = 0;
  return facts
    .filter(({ domain }) => isSectionDomain(domain))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .filter((fact) => {
      size += fact.key.length + fact.value.length + 5;
      return size <= LONGEST_DOCUMENT;
    });
}

/** Puts a fact that has no place after those about the same, else after the last fact of its section. */
function place(entries: LayoutEntry[], fact: ToldFact, slotOf: ReadonlyMap<string, string>): void {
  const isFact = (entry: LayoutEntry) => 'fact' in entry;
  const alike = entries.findLastIndex((entry) => 'fact' in entry && slotOf.get(entry.fact) === fact.slot);
  const after = alike >= 0 ? alike : entries.findLastIndex(isFact);
  entries.splice(after + 1, 0, { fact: fact.id });
}

/**
 * Renders the document of these facts. `successors`: for facts of the layout that no longer stand, the one that took their place.
 */
export function renderDocument(
  facts: readonly ToldFact[],
  layout: Layout,
  language: string,
  successors: ReadonlyMap<string, string> = new Map(),
): MemoryDocument {
  const told = new Map(fitting(facts).map((fact) => [fact.id, fact]));
  const slotOf = new Map([...told.values()].map(({ id, slot }) => [id, slot]));
  const placed = new Set<string>();
  const sections: Partial<Record<SectionDomain, LayoutEntry[]>> = {};
  for (const { domain } of SECTIONS) {
    const entries: LayoutEntry[] = [];
    for (const entry of layout.sections[domain] ?? []) {
      if ('note' in entry) entries.push(entry);
      else {
        const id = told.has(entry.fact) ? entry.fact : (successors.get(entry.fact) ?? '');
        if (told.get(id)?.domain !== domain || placed.has(id)) continue;
        placed.add(id);
        entries.push({ fact: id });
      }
    }
    sections[domain] = entries;
  }
  for (const fact of [...told.values()].filter(({ id }) => !placed.has(id)).toSorted(byAge)) {
    const entries = sections[fact.domain as SectionDomain];
    if (entries !== undefined) place(entries, fact, slotOf);
  }
  return written(told, { preamble: layout.preamble, sections, extras: layout.extras }, language);
}

function written(told: ReadonlyMap<string, ToldFact>, layout: Layout, language: string): MemoryDocument {
  const words = documentWords(language);
  const lines: FactLine[] = [];
  const blocks: string[] = [`# ${words.title}`, ...layout.preamble];
  for (const section of SECTIONS) {
    blocks.push(`## ${words.of(section).heading}`);
    let list: string[] = [];
    const endList = () => {
      if (list.length > 0) blocks.push(list.join('\n'));
      list = [];
    };
    for (const entry of layout.sections[section.domain] ?? []) {
      if ('note' in entry) {
        endList();
        blocks.push(entry.note);
        continue;
      }
      const fact = told.get(entry.fact);
      if (fact === undefined) continue;
      lines.push({ factId: fact.id, domain: section.domain, key: fact.key, value: fact.value });
      list.push(`- ${lineOf(fact)}`);
    }
    endList();
  }
  const text = `${[...blocks, ...layout.extras].join('\n\n')}\n`;
  return { text, etag: etagOf(text), lines, notes: notesOf(layout), layout };
}
