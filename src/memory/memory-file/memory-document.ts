/** The text of a user's memory, MEMORY.md: facts as lines under a heading a domain, and whatever else its user wrote there. */
import { createHash } from 'node:crypto';
import { isSpanish } from '../conversation/words.ts';
import type { Domain } from '../facts/fact.ts';
import { plainKey } from '../facts/fact-slots.ts';

interface SectionWords {
  readonly heading: string;
  /** The key of a line that names none. It takes many values. */
  readonly key: string;
}

interface SectionOf {
  readonly domain: Domain;
  readonly es: SectionWords;
  readonly en: SectionWords;
}

/** The sections, in the order in which they stand. A domain that is not among them is never told here. */
export const SECTIONS = [
  { domain: 'personal', es: { heading: 'Personal', key: 'nota' }, en: { heading: 'Personal', key: 'note' } },
  { domain: 'work', es: { heading: 'Trabajo', key: 'nota' }, en: { heading: 'Work', key: 'note' } },
  {
    domain: 'preferences',
    es: { heading: 'Preferencias', key: 'preferencia' },
    en: { heading: 'Preferences', key: 'preference' },
  },
  {
    domain: 'decisions',
    es: { heading: 'Decisiones', key: 'decisión' },
    en: { heading: 'Decisions', key: 'decision' },
  },
  { domain: 'projects', es: { heading: 'Proyectos', key: 'proyecto' }, en: { heading: 'Projects', key: 'project' } },
] as const satisfies readonly SectionOf[];

export type SectionDomain = (typeof SECTIONS)[number]['domain'];

const TITLES = { es: 'Memoria', en: 'Memory' } as const;

/** The words of a document in a language. */
export function documentWords(language: string) {
  const spoken = isSpanish(language) ? 'es' : 'en';
  return { title: TITLES[spoken], of: (section: (typeof SECTIONS)[number]): SectionWords => section[spoken] };
}

const BY_HEADING = new Map<string, SectionDomain>(
  SECTIONS.flatMap(({ domain, es, en }) =>
    [domain, es.heading, en.heading].map((name) => [plainKey(name), domain] as const),
  ),
);
const TITLE_NAMES = new Set(Object.values(TITLES).map(plainKey));

/** Returns the section that a heading names, in either language; `title` for the document's own, null for any other. */
export function headingMeaning(heading: string): SectionDomain | 'title' | null {
  const plain = plainKey(heading.replace(/[*_:#]+/g, ' '));
  return TITLE_NAMES.has(plain) ? 'title' : (BY_HEADING.get(plain) ?? null);
}

export function isSectionDomain(domain: string): domain is SectionDomain {
  return SECTIONS.some((section) => section.domain === domain);
}

/** The key of a line that names none, in a section; null: in no section. */
export function defaultKey(domain: SectionDomain | null, language: string): string {
  const section = SECTIONS.find((one) => one.domain === domain) ?? SECTIONS[0];
  return documentWords(language).of(section).key;
}

/** The places of facts (by id) and notes in a section. */
export type LayoutEntry = { readonly fact: string } | { readonly note: string };

/** The order that a user gave the document, and the notes that are no facts: text before the sections, in them, and after them. */
export interface Layout {
  readonly preamble: readonly string[];
  readonly sections: Readonly<Partial<Record<SectionDomain, readonly LayoutEntry[]>>>;
  /** Headings of the user's own, each with what stands under it. */
  readonly extras: readonly string[];
}

export const NO_LAYOUT: Layout = { preamble: [], sections: {}, extras: [] };

/** A line that tells a fact. */
export interface FactLine {
  readonly factId: string;
  readonly domain: SectionDomain;
  readonly key: string;
  readonly value: string;
  /** The line as an editor sent it; absent: as `lineOf` writes it. */
  readonly content?: string;
}

/** Returns the line as it stood in its version. */
export function contentOf(line: FactLine): string {
  return line.content ?? lineOf(line);
}

/** A version that an editor may have started from: its lines with their facts, and its notes. */
export interface BaseVersion {
  readonly lines: readonly FactLine[];
  readonly notes: readonly string[];
}

export const EMPTY_BASE: BaseVersion = { lines: [], notes: [] };

/** The document as it is now. */
export interface MemoryDocument extends BaseVersion {
  readonly text: string;
  readonly etag: string;
  readonly layout: Layout;
}

/** Returns the opaque tag of a text, without quotes. */
export function etagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/** Returns a text in one form whatever editor wrote it: composed characters, single blanks, none at the ends. */
export function inOneForm(text: string): string {
  return composed(text).replace(/\s+/gu, ' ').trim();
}

/** Returns a text with its characters composed, NFC: one that an editor took apart is the same text. */
export function composed(text: string): string {
  return text.length > LONGEST_COMPOSED ? text : text.normalize('NFC');
}

const LONGEST_COMPOSED = 4_000; // longer than any line that is taken: composing is quadratic in piled marks

/** Returns the line of a fact, without its bullet: `key: value`. A colon in the key is escaped. */
export function lineOf({ key, value }: { readonly key: string; readonly value: string }): string {
  return `${inOneForm(key).replace(/[\\:]/g, '\\$&')}: ${inOneForm(value)}`;
}

export function notesOf({ preamble, sections, extras }: Layout): string[] {
  const within = Object.values(sections).flatMap((entries) =>
    entries.flatMap((one) => ('note' in one ? one.note : [])),
  );
  return [...preamble, ...within, ...extras];
}
