import { HELD, type NeededKeys } from './needed-keys.ts';
import { type Token, tokensOf, type Words } from './token.ts';

/** The length up to which a text is read, in characters: what people say of themselves or of a plan takes a line or two, and this bounds a pasted document. */
const MAX_CHARACTERS = 2_000;

const ENDS_CLAUSE = new Set([...'.?!;:,()¿¡…\n"“”«»|']);
const QUOTES = new Set([...'"“”«»']);
const ENDS_SENTENCE = new Set([...'.?!;¿¡…\n']);
/** Laughter, which people who write no marks set where one would stand: "fiz 52 kkkk 53 é o meu irmão". */
const LAUGHTER = /^(?:k{3,}|a?(?:ha){2,}h?|(?:he){2,}h?|j?a?(?:ja){2,}j?|(?:je){2,}j?|(?:rs){2,}|lol|lmao)$/;

/** True for laughter. */
export function isLaughter(word: string): boolean {
  return LAUGHTER.test(word);
}

/** A clause of a text: tokens `from` up to `to`, without the mark behind it. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** The number of its sentence, from 0. */
  readonly sentence: number;
  /** True where its sentence ends with a question mark or begins with one. */
  readonly isAsked: boolean;
  /** What the language's flag rules say of it. */
  readonly flags: Set<string>;
}

/** Words between two statements: the "and" before "I" or "tengo", in their plain form. */
export interface Joints {
  readonly words: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  /** Words that a few words begin with that tell when or where: "y los domingos juego". */
  readonly leads: ReadonlySet<string>;
  /** Words that are the user's own verb and nothing else: before these such a few words may stand. */
  readonly verbs: ReadonlySet<string>;
  /** Words that may not stand among these few. */
  readonly barriers: ReadonlySet<string>;
}

const LONGEST_LEAD = 4; // words between an "and" and the verb of its statement

/**
 * A text as rules read it: its tokens, and the clauses that they stand in. Tokens that were understood are taken, so that no two slots are
 * filled by the same words.
 */
export class ReadText {
  readonly original: string;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  readonly #clauseOf: readonly (Clause | undefined)[];
  readonly #taken: Uint8Array;

  /** `splits`: words that begin a clause of their own ("pero", "but"), in their plain form; `joints`: those that do before certain others. */
  constructor(text: string, splits: ReadonlySet<string>, words?: Words, joints?: Joints) {
    this.original = text.slice(0, MAX_CHARACTERS).normalize('NFC');
    this.tokens = tokensOf(this.original, words);
    this.clauses = clausesOf(this.original, this.tokens, splits, joints);
    const clauseOf = new Array<Clause | undefined>(this.tokens.length);
    for (const clause of this.clauses) clauseOf.fill(clause, clause.from, clause.to);
    this.#clauseOf = clauseOf;
    this.#taken = new Uint8Array(this.tokens.length);
  }

  clauseAt(at: number): Clause | undefined {
    return this.#clauseOf[at];
  }

  isFree(at: number): boolean {
    return this.#taken[at] === 0;
  }

  /** False where of any of these sets no token has a key. */
  mayHold(needed: readonly NeededKeys[]): boolean {
    for (const keys of needed) if (!HELD.mayHold(this.tokens, keys)) return false;
    return true;
  }

  take(from: number, to: number): void {
    this.#taken.fill(1, from, to);
  }

  /** True at the first token of a clause. */
  begins(at: number): boolean {
    return this.#clauseOf[at]?.from === at;
  }

  /** True behind the last token of a clause. */
  ends(at: number): boolean {
    return at >= this.tokens.length || at === 0 || this.#clauseOf[at - 1] !== this.#clauseOf[at];
  }

  /** Returns the words of a stretch as people write them, in lower case. */
  wordsOf(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map(({ written }) => written)
      .join(' ');
  }

  /** Returns a stretch of the original, capitals and all. */
  sliceOf(from: number, to: number): string {
    return this.original.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }
}

function clausesOf(
  original: string,
  tokens: readonly Token[],
  splits: ReadonlySet<string>,
  joints: Joints | undefined,
): Clause[] {
  const sentences: { from: number; isAsked: boolean }[] = [{ from: 0, isAsked: false }];
  const drafts: { from: number; to: number; sentence: number; isQuoted: boolean }[] = [];
  const hasBreaks = original.includes('\n');
  let isQuoted = false;
  let from = 0;
  let previousEnd = 0;
  const close = (to: number, next: number) => {
    if (to > from) drafts.push({ from, to, sentence: sentences.length - 1, isQuoted });
    from = next;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, plain, start, end } = tokens[at] as Token;
    if (hasBreaks && start > previousEnd && original.slice(previousEnd, start).includes('\n')) {
      close(at, at);
      sentences.push({ from: at, isAsked: false });
    }
    previousEnd = end;
    if (kind === 'word' && splits.has(plain)) close(at, at);
    if (kind === 'word' && at > from && LAUGHTER.test(plain)) close(at, at + 1);
    if (joints?.words.has(plain) && isStatement(tokens, at + 1, joints)) close(at, at + 1);
    if (kind !== 'mark' || !ENDS_CLAUSE.has(plain)) continue;
    close(at, at + 1);
    if (QUOTES.has(plain)) isQuoted = plain === '"' ? !isQuoted : plain === '“' || plain === '«';
    const sentence = sentences.at(-1);
    if (plain === '?' && sentence) sentence.isAsked = true;
    if (ENDS_SENTENCE.has(plain)) sentences.push({ from: at + 1, isAsked: plain === '¿' });
  }
  close(tokens.length, tokens.length);
  return drafts.map(({ from, to, sentence, isQuoted }) => ({
    from,
    to,
    sentence,
    isAsked: sentences[sentence]?.isAsked ?? false,
    flags: new Set(isQuoted ? ['quoted'] : []),
  }));
}

/** True where the user's own statement begins, be it behind a few words that tell when or where. */
function isStatement(tokens: readonly Token[], from: number, { before, leads, verbs, barriers }: Joints): boolean {
  const first = tokens[from]?.plain ?? '';
  if (before.has(first)) return true;
  if (!leads.has(first)) return false;
  for (let at = from + 1; at <= from + LONGEST_LEAD; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || barriers.has(token.plain)) return false;
    if (verbs.has(token.plain) || verbs.has(token.written)) return true;
  }
  return false;
}
