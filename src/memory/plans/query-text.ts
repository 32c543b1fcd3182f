/** The length up to which a query is read: a plan takes a line or two, and this bounds the cost of a pasted document. */
const MAX_QUERY_CHARACTERS = 2_000;

/** The mark put where words were already understood; no pattern crosses it, so "Sol" cannot swallow the date behind it. */
const BARRIER = '|';

const COMBINING_MARKS = /[\u0300-\u036f]/g;

/**
 * A query in two aligned readings: as the user wrote it, and folded (lower case, no accents) for the rules to match. Both
 * have the same length, so a match in one is a slice of the other. Understood words are taken out of the folded reading
 * only, so that no two slots are filled by the same words.
 */
export class QueryText {
  readonly original: string;
  folded: string;

  constructor(query: string) {
    this.original = query.slice(0, MAX_QUERY_CHARACTERS).normalize('NFC').replace(/\s+/g, ' ').trim();
    this.folded = foldAligned(this.original);
  }

  /** Finds the pattern and takes its words out. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.folded);
    if (match) this.takeOut(match.index, match.index + match[0].length);
    return match;
  }

  takeOut(from: number, to: number): void {
    this.folded = this.folded.slice(0, from) + BARRIER.repeat(to - from) + this.folded.slice(to);
  }
}

/** True when two words are equal apart from case and accents: "Música en vivo" and "musica en vivo" are one preference. */
export function sameWord(one: string, other: string): boolean {
  return foldWord(one) === foldWord(other);
}

export function foldWord(word: string): string {
  return word.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().trim();
}

/** Returns the language to speak of a plan in: English for any tag that is not Spanish. */
export function planLanguage(tag: string): 'es' | 'en' {
  return /^es(?:$|[-_])/i.test(tag) ? 'es' : 'en';
}

const ASCII_ONLY = /^[ -~]*$/;
const foldedCharacters = new Map<string, string>();

function foldAligned(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text.replace(/[^ -~]/g, foldCharacter).toLowerCase();
}

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const bare = character === '’' ? "'" : character.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
  const folded = bare.length === 1 ? bare : character.toLowerCase().length === 1 ? character.toLowerCase() : '?';
  // A hostile stream of rare characters must not grow this for ever; the letters of a language are far fewer.
  if (foldedCharacters.size < 1_000) foldedCharacters.set(character, folded);
  return folded;
}
