/**
 * Reads what a user wrote in MEMORY.md. A bullet is a fact; text that is none (paragraphs, comments, code, headings of the user's own)
 * is a note, kept word for word. Nothing is refused for its form, and nothing that has no end swallows what follows it.
 */
import { composed, headingMeaning, inOneForm, type SectionDomain } from './memory-document.ts';

/** A bullet. */
export interface WrittenLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  /** The section that it stands in; null: in none, or under a heading of the user's own. */
  readonly domain: SectionDomain | null;
  /** The key that it names, or that what it stands under does; null: none. */
  readonly key: string | null;
  readonly value: string;
  /** True where its key is the user's own heading that it stands under. */
  readonly isUnderHeading: boolean;
  /** The whole of it as it was written, in one form. */
  readonly content: string;
}

export type WrittenEntry = WrittenLine | string;

export interface WrittenDocument {
  readonly preamble: readonly WrittenEntry[];
  readonly sections: ReadonlyMap<SectionDomain, readonly WrittenEntry[]>;
  readonly extras: readonly WrittenExtra[];
}

/** A heading of the user's own, and what stands under it. */
interface WrittenExtra {
  readonly heading: string;
  readonly entries: readonly WrittenEntry[];
}

const HEADING = /^ {0,3}(#{1,6})(?:\s+(\S.*))?$/;
const LONGEST_HEADING = 1_000; // a longer one is text
const BREAK = /^\s*([-*_])(?:\s*\1){2,}$/;
const BULLET = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(\S.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const KEYED = /^((?:\\.|[^\\:])+):(?:\s+(.*))?$/su;
const LONGEST_KEY = 64;

/** A key that stands in bold. */
const BOLD = /^(\*\*|__)(.+?)(:?)\1(:?)(?=\s|$)/;

/** Splits a bullet into its key and its value; the key is null where it names none. */
function keyed(content: string): { key: string | null; value: string } {
  const plain = content.replace(BOLD, (whole, _mark, text: string, inner: string, outer: string) =>
    inner === '' && outer === '' ? whole : `${text}:`,
  );
  const [, key = '', value = ''] = KEYED.exec(plain) ?? [];
  const named = inOneForm(key.replace(/\\([\\:])/g, '$1'));
  if (named === '' || [...named].length > LONGEST_KEY) return { key: null, value: content };
  return { key: named, value: value.trim() };
}

interface Bullet {
  readonly line: number;
  readonly indent: number;
  content: string;
}

class Reader {
  readonly #lines: readonly string[];
  readonly preamble: WrittenEntry[] = [];
  readonly sections = new Map<SectionDomain, WrittenEntry[]>();
  readonly extras: { heading: string; name: string; entries: WrittenEntry[] }[] = [];
  #entries: WrittenEntry[] = this.preamble;
  #domain: SectionDomain | null = null;
  #heading: string | null = null;
  #note: string[] = [];
  #bullet: Bullet | null = null;
  /** Bullets that are a key alone, under which others are indented. */
  #above: { readonly indent: number; readonly key: string; told: boolean; readonly bullet: Bullet }[] = [];

  readonly #endless = new Set<string>();

  constructor(text: string) {
    this.#lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  }

  read(): this {
    for (let at = 0; at < this.#lines.length; ) at += this.#take(at);
    this.#endList();
    return this;
  }

  /** Takes what begins at a line, and returns how many lines that is. */
  #take(at: number): number {
    const line = composed(this.#lines[at] ?? '').trimEnd();
    if (line.trim() === '') {
      this.#endBullet();
      this.#endNote();
      return 1;
    }
    const block = this.#blockAt(at, line);
    if (block > 0) {
      this.#endList();
      const whole = this.#lines.slice(at, at + block).map((one) => composed(one).trimEnd());
      this.#entries.push(whole.join('\n'));
      return block;
    }
    const heading = line.length > LONGEST_HEADING ? null : HEADING.exec(line);
    if (heading !== null) this.#open((heading[2] ?? '').replace(/\s#+$/, '').trim(), line.trim());
    else if (!BREAK.test(line) && BULLET.test(line)) this.#begin(at, line);
    else if (this.#bullet !== null && /^\s/.test(line)) this.#bullet.content += ` ${line.trim()}`;
    else {
      this.#endList(false);
      this.#note.push(line);
    }
    return 1;
  }

  /** Returns the lines of a fenced block or of a comment; 0 where none begins, or where it has no end. */
  #blockAt(at: number, line: string): number {
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      const end = this.#find(fence, at + 1, (one) => one.trim().startsWith(fence) && /^(?:`+|~+)$/.test(one.trim()));
      return end < 0 ? 0 : end - at + 1;
    }
    if (!line.trimStart().startsWith('<!--')) return 0;
    const end = this.#find('<!--', at, (one) => one.includes('-->'));
    return end < 0 ? 0 : end - at + 1;
  }

  /** Returns the first line from `from` on that ends a kind of block; -1: none does. */
  #find(kind: string, from: number, isEnd: (line: string) => boolean): number {
    // What was looked for in vain once is not looked for again: many openings without an end cost one reading.
    if (this.#endless.has(kind)) return -1;
    for (let at = from; at < this.#lines.length; at += 1) if (isEnd(this.#lines[at] ?? '')) return at;
    this.#endless.add(kind);
    return -1;
  }

  #open(heading: string, line: string): void {
    this.#endList();
    const meaning = headingMeaning(heading);
    if (meaning === 'title') return;
    const isTitle = line.startsWith('# ') && this.#entries === this.preamble;
    if (meaning === null && isTitle) return void this.preamble.push(line);
    this.#domain = meaning;
    if (meaning === null) {
      this.#entries = [];
      this.extras.push({ heading: line, name: heading, entries: this.#entries });
      this.#heading = keyOfHeading(heading);
      return;
    }
    this.#heading = null;
    const known = this.sections.get(meaning) ?? [];
    this.sections.set(meaning, known);
    this.#entries = known;
  }

  #begin(at: number, line: string): void {
    this.#endBullet();
    this.#endNote();
    const [, blanks = '', content = ''] = BULLET.exec(line) ?? [];
    this.#bullet = { line: at + 1, indent: blanks.replaceAll('\t', '    ').length, content };
  }

  #endBullet(): void {
    const bullet = this.#bullet;
    this.#bullet = null;
    if (bullet === null) return;
    while ((this.#above.at(-1)?.indent ?? -1) >= bullet.indent) this.#endAbove();
    const above = this.#above.at(-1);
    const { key, value } = keyed(bullet.content);
    if (key !== null && value === '') {
      this.#above.push({ indent: bullet.indent, key, told: false, bullet });
      return;
    }
    if (above !== undefined) above.told = true;
    this.#tell(bullet, key ?? above?.key ?? this.#heading, key === null ? bullet.content : value);
  }

  /** Ends a bullet that was a key alone: with nothing under it, it is a line like any other. */
  #endAbove(): void {
    const above = this.#above.pop();
    if (above !== undefined && !above.told) this.#tell(above.bullet, this.#heading, above.bullet.content);
    const next = this.#above.at(-1);
    if (next !== undefined) next.told = true;
  }

  #tell(bullet: Bullet, key: string | null, value: string): void {
    this.#entries.push({
      line: bullet.line,
      domain: this.#domain,
      key,
      value: inOneForm(value),
      isUnderHeading: key !== null && key === this.#heading,
      content: inOneForm(bullet.content),
    });
  }

  #endNote(): void {
    if (this.#note.length > 0) this.#entries.push(this.#note.join('\n'));
    this.#note = [];
  }

  #endList(withNote = true): void {
    this.#endBullet();
    while (this.#above.length > 0) this.#endAbove();
    if (withNote) this.#endNote();
  }
}

function keyOfHeading(heading: string): string | null {
  const name = inOneForm(heading);
  return name === '' || [...name].length > LONGEST_KEY ? null : name;
}

/** Reads a document. */
export function parseDocument(text: string): WrittenDocument {
  const { preamble, sections, extras } = new Reader(text).read();
  return { preamble, sections, extras: extras.map(({ heading, entries }) => ({ heading, entries })) };
}

/** Returns the bullets of a document, from top to bottom of each of its parts. */
export function linesOf({ preamble, sections, extras }: WrittenDocument): WrittenLine[] {
  const entries = [...preamble, ...[...sections.values()].flat(), ...extras.flatMap((extra) => extra.entries)];
  return entries.filter((entry): entry is WrittenLine => typeof entry !== 'string').sort((a, b) => a.line - b.line);
}
