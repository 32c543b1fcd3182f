import { inExactRoom } from '../exact-room.ts';
import { KeyFilter } from './key-filter.ts';
import { type RareKeys, rareKeys, rarestOf } from './rarity.ts';
import type { ReadText } from './read-text.ts';
import type { Token } from './token.ts';
import { keyOf, tokensOf } from './token.ts';

/** An entry found in a text: where it ends, and its value, which is its own words where the list gives none. */
export interface FoundEntry {
  readonly end: number;
  readonly value: string;
  /** True where the list gives it a value. */
  readonly isNamed: boolean;
}

interface Entry {
  /** The words behind the first. */
  readonly rest: readonly string[];
  readonly value: string | undefined;
}

/**
 * The entries of a named list: `tomar algo, cerveza, tranquil-, lunes|lun = 1`. An entry is one word or more, a stem where it ends with a
 * hyphen; entries with a bar between them share a value.
 */
export class WordList {
  readonly #entries = new Map<string, readonly Entry[]>();
  /** By the keys of their heads. */
  readonly #stems = new Map<string, readonly { readonly stem: string; readonly value: string | undefined }[]>();
  readonly #filter: KeyFilter;
  /** The words that an entry may begin with, as the index of rules names them. */
  readonly first: readonly string[];
  /** The second words of entries of more than one. */
  readonly second: readonly string[];
  /** True where an entry is one word. */
  readonly hasSingle: boolean;
  /** Keys of which a text has one where an entry stands in it: of each the word that is the rarest. */
  readonly needed: RareKeys;

  constructor(source: string) {
    for (const said of source.split(/[,\n]/)) {
      const [names = '', value] = said.split(/\s+=\s*/);
      for (const name of names.trim() === '/' ? ['/'] : names.split('|')) this.#add(name.trim(), value?.trim());
    }
    // The longest first: "bares de copas" before "bares".
    for (const [first, entries] of this.#entries)
      if (entries.length > 1)
        this.#entries.set(
          first,
          entries.toSorted((a, b) => b.rest.length - a.rest.length),
        );
    this.first = inExactRoom([...new Set([...this.#entries.keys()].map(keyOf)), ...this.#stems.keys()]);
    this.#filter = new KeyFilter(this.first);
    const all = [...this.#entries.values()].flat();
    this.second = [...new Set(all.flatMap(({ rest }) => rest.slice(0, 1).map(keyOf)))];
    this.hasSingle = this.#stems.size > 0 || all.some(({ rest }) => rest.length === 0);
    this.needed = rareKeys(this.#rarest());
  }

  #rarest(): readonly string[] {
    const rarest = [...this.#entries].flatMap(([first, entries]) =>
      entries.map(({ rest }) => (rest.length === 0 ? keyOf(first) : rarestOf([first, ...rest].map(keyOf)))),
    );
    return inExactRoom([...new Set(rarest), ...this.#stems.keys()]);
  }

  /** The entries of one word. */
  get single(): string[] {
    return [...this.#entries]
      .filter(([, entries]) => entries.some(({ rest }) => rest.length === 0))
      .map(([first]) => first);
  }

  /** Every word that is in the list. */
  get words(): string[] {
    return [...this.#entries].flatMap(([first, entries]) => [first, ...entries.flatMap(({ rest }) => rest)]);
  }

  /** Returns the value that the list gives an entry, which is the entry itself where it gives none. */
  valueOf(name: string): string | undefined {
    const [first = '', ...rest] = name.split(' ');
    const entry = this.#entries.get(first)?.find((one) => one.rest.join(' ') === rest.join(' '));
    return entry && (entry.value ?? name);
  }

  /** False for a token that no entry begins with. */
  mayBegin({ plain, written }: Token): boolean {
    return this.#entries.has(plain) || this.#entries.has(written) || this.#stems.has(`~${plain.slice(0, 3)}`);
  }

  /** Returns the longest entry that stands at a token. */
  at(text: ReadText, at: number): FoundEntry | undefined {
    const token = text.tokens[at];
    if (token === undefined || !this.#filter.mayHold(token)) return undefined;
    const { plain, written, keys } = token;
    const found =
      (written === plain ? undefined : entryAt(this.#entries.get(written), text, at)) ??
      entryAt(this.#entries.get(plain), text, at);
    if (found !== undefined || this.#stems.size === 0) return found;
    // The key of a word's head is ready, and found sooner than one made anew.
    const head = token.kind === 'word' ? keys[1] : `~${plain.slice(0, 3)}`;
    for (const { stem, value } of this.#stems.get(head ?? '') ?? [])
      if (plain.startsWith(stem)) return { end: at + 1, value: value ?? written, isNamed: value !== undefined };
    return undefined;
  }

  #add(name: string, value: string | undefined): void {
    if (name === '') return;
    if (/^\p{L}{3,}-$/u.test(name)) {
      const stem = name.slice(0, -1);
      const head = `~${stem.slice(0, 3)}`;
      this.#stems.set(head, inExactRoom([...(this.#stems.get(head) ?? []), { stem, value }]));
      return;
    }
    const [first, ...rest] = PLAIN.test(name) ? name.split(' ') : tokensOf(name).map(({ written }) => written);
    if (first === undefined) return;
    const others = this.#entries.get(first);
    const isItself = others === undefined && rest.length === 0 && value === undefined;
    const entry = { rest: inExactRoom(rest), value };
    this.#entries.set(first, isItself ? ITSELF : others === undefined ? [entry] : inExactRoom([...others, entry]));
  }
}

/** Words that are their own tokens. */
const PLAIN = /^[a-zß-öø-ÿ]+(?: [a-zß-öø-ÿ]+)*$/;
/** The entries of most words: the word alone, without a value. */
const ITSELF: readonly Entry[] = [{ rest: inExactRoom([]), value: undefined }];

/** "Mountain Time" for the entry "mountain time"; a small word that begins a sentence ("La") stays as its entry. */
export function asWritten(value: string, text: ReadText, at: number, end: number): string {
  const written = text.sliceOf(at, end);
  return joined(written) === joined(value) && !(text.begins(at) && OPENING.test(written)) ? written : value;
}

const OPENING = /^\p{Lu}\p{Ll}{0,2}(?: |$)/u;

/** A name without what parts its words: "Fly.io" is the entry "fly . io". */
function joined(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, '');
}

/** Returns the first of the entries that stands at a token, whose first word is there. */
function entryAt(entries: readonly Entry[] | undefined, text: ReadText, at: number): FoundEntry | undefined {
  if (entries === undefined) return undefined;
  for (const { rest, value } of entries) {
    if (!standsBehind(rest, text, at)) continue;
    const end = at + 1 + rest.length;
    return { end, value: value ?? text.wordsOf(at, end), isNamed: value !== undefined };
  }
  return undefined;
}

function standsBehind(rest: readonly string[], { tokens }: ReadText, at: number): boolean {
  for (let index = 0; index < rest.length; index += 1)
    if (!isWord(tokens[at + 1 + index], rest[index] as string)) return false;
  return true;
}

/** True for a word without accents that stands there with them or without, and for one with accents that stands there so. */
export function isWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && (token.plain === word || token.written === word);
}
