import { tokensOf } from './token.ts';

/**
 * The notation of rules, one a line: what it matches, what it yields, a sentence that must match and one that must not.
 *
 *     mesa (para | de) {n:count} [personas] !noches => n  ✓ mesa para 6 = 6  ✗ mesa de madera
 *
 *   word/other      one of these words, without accents; a word written with one must have it
 *   stem-   -ending a word that begins, that ends so
 *   <list>          an entry of the language's word list of that name, of one word or more
 *   [ … ]           may be left out;      (a b | c)   either of these
 *   {name:reader}   a value: of a reader (`number`, `date`, `money`, …) or of a list (`{day:<weekday>}`), captured under that name
 *   !word  !( … )   what must not stand next;      unless:word/<list>   what must not stand before
 *   {name:few}      as few words as what stands behind them lets it
 *   *  …            any one word;  up to three of them
 *   ^  $            the beginning, the end of a clause
 *
 * A line that begins with `|`, `=>`, `✓` or `✗` goes on with the one before.
 *
 * `=> n` yields what was captured, `=> 'sin ruido'` this text, `=> 2` this number, `=> weekday day next` a call that the slot's function of that name answers.
 * `✓ a sentence = value` also says what it yields.
 *
 * Slashes join single words and lists; phrases and values stand in parentheses: `(a/b | c d | {n:number})`.
 */
export type Pattern = readonly Element[];

export type Element =
  | { readonly is: 'word'; readonly test: WordTest }
  | { readonly is: 'list'; readonly name: string }
  | { readonly is: 'value'; readonly name: string; readonly of: string; readonly isList: boolean }
  | { readonly is: 'maybe'; readonly pattern: Pattern }
  | { readonly is: 'either'; readonly patterns: readonly Pattern[] }
  | { readonly is: 'not'; readonly pattern: Pattern }
  | { readonly is: 'unless'; readonly test: WordTest; readonly lists: readonly string[] }
  | { readonly is: 'any' | 'gap' | 'begin' | 'end' };

/** The words that one place of a pattern takes. */
export interface WordTest {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

export type Yield = { readonly text: string } | { readonly call: string; readonly args: readonly string[] } | undefined;

/** A sentence beside a rule, and what the rule is to yield there where that is told. */
export interface Example {
  readonly text: string;
  readonly value: string | undefined;
}

export interface Rule {
  readonly line: string;
  readonly pattern: Pattern;
  readonly yields: Yield;
  readonly matches: readonly Example[];
  readonly misses: readonly string[];
}

/** A line of a table that the notation cannot read. */
export class NotationError extends Error {
  constructor(line: string, fault: string) {
    super(`${fault} in the rule: ${line}`);
    this.name = 'NotationError';
  }
}

const CONTINUED = /\n\s*(?=\||=>|✓|✗)/g;

/** Reads a table of rules: one a line, empty lines and lines that begin with `//` left out. */
export function rulesOf(table: string): Rule[] {
  return linesOf(table).map(ruleOf);
}

/** Returns the rules of a table, a line each, what goes on in another put behind it. */
export function linesOf(table: string): string[] {
  return table
    .replaceAll(CONTINUED, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}

const EXAMPLES = /\s+(?=[✓✗]\s)/;

/** Returns what a rule matches and yields, without its examples, as a text of its own: a part of a text would keep all of it. */
export function headOf(line: string): string {
  return Buffer.from(line.slice(0, line.search(EXAMPLES) >>> 0)).toString();
}

/** Reads a rule from its line. */
export function ruleOf(line: string): Rule {
  const [head = '', ...examples] = line.split(EXAMPLES);
  const [pattern = '', yields] = head.split(/\s+=>\s+/);
  const matches = examples.filter((example) => example.startsWith('✓')).map((example) => example.slice(1).trim());
  const misses = examples.filter((example) => example.startsWith('✗')).map((example) => example.slice(1).trim());
  return {
    line,
    pattern: patternOf(pattern, line),
    yields: yieldOf(yields),
    matches: matches.map(exampleOf),
    misses,
  };
}

function exampleOf(said: string): Example {
  const [text = '', value] = said.split(/\s+=\s+/);
  return { text, value };
}

function yieldOf(said: string | undefined): Yield {
  if (said === undefined) return undefined;
  const quoted = /^'(.*)'$/.exec(said.trim())?.[1] ?? /^\d+$/.exec(said.trim())?.[0];
  if (quoted !== undefined) return { text: quoted };
  const [call = '', ...args] = said.trim().split(/\s+/);
  return { call, args };
}

const PIECES = /!?\(|\)|\[|\]|\||\{[^}]*\}|(?:[^\s()[\]|{}<]|<[^>]*>)+/g;
const OPENING: ReadonlySet<string> = new Set(['[', '(', '!(']);
/** Values and groups that are not apart from what stands beside them: `a/{n:number}`, `(a | b)/c`, `!{n:number}`. */
const JOINED = /[^\s([|]\{|\}[^\s)\]|]|[\])]\/|\/!?[[(]|!\[/;
const VALUE = /^\{(?<name>\w+):(?:<(?<list>[^>]+)>|(?<reader>\w+))\}$/;

/** Reads the pattern of a rule. */
export function patternOf(source: string, line = source): Pattern {
  if (JOINED.test(source))
    throw new NotationError(line, 'a value or a group between slashes, or with no space around it,');
  const pieces = source.match(PIECES) ?? [];
  let at = 0;
  const sequence = (closing: string): Pattern[] => {
    const alternatives: Element[][] = [[]];
    for (; at < pieces.length; at += 1) {
      const piece = pieces[at] ?? '';
      if (piece === closing) return alternatives;
      if (piece === '|') alternatives.push([]);
      else alternatives.at(-1)?.push(elementOf(piece));
    }
    if (closing !== '') throw new NotationError(line, `"${closing}" is missing`);
    return alternatives;
  };
  const either = (patterns: Pattern[]): Element =>
    patterns.length === 1
      ? { is: 'maybe', pattern: patterns[0] ?? [] }
      : { is: 'maybe', pattern: [{ is: 'either', patterns }] };
  const elementOf = (piece: string): Element => {
    if (piece === '[' || piece === '(' || piece === '!(') {
      at += 1;
      const from = at;
      const patterns = sequence(piece === '[' ? ']' : ')');
      if (piece !== '[' && isPhraseInWords(pieces.slice(from, at)))
        throw new NotationError(line, `a phrase between slashes, "${pieces.slice(from, at).join(' ')}",`);
      if (piece === '(') return { is: 'either', patterns };
      return piece === '[' ? either(patterns) : { is: 'not', pattern: [{ is: 'either', patterns }] };
    }
    return simpleElement(piece, line);
  };
  const [pattern = [], ...others] = sequence('');
  if (others.length > 0) return [{ is: 'either', patterns: [pattern, ...others] }];
  return pattern;
}

/** True for a group of one way that has words between slashes and more besides: `(a/b c)`, which is no choice between "a" and "b c". */
function isPhraseInWords(pieces: readonly string[]): boolean {
  let depth = 0;
  let elements = 0; // that may not be left out
  let hasSlashes = false;
  for (const piece of pieces) {
    if (depth === 0 && piece === '|') return false;
    if (piece === ']' || piece === ')') depth -= 1;
    else if (depth === 0 && piece !== '[') elements += 1;
    if (depth === 0 && piece.length > 1 && piece.includes('/')) hasSlashes = true;
    if (OPENING.has(piece)) depth += 1;
  }
  return hasSlashes && elements > 1;
}

function simpleElement(piece: string, line: string): Element {
  if (piece === '^') return { is: 'begin' };
  if (piece === '$') return { is: 'end' };
  if (piece === '*') return { is: 'any' };
  if (piece === '…') return { is: 'gap' };
  if (piece.startsWith('!') && piece.length > 1) return { is: 'not', pattern: [simpleElement(piece.slice(1), line)] };
  if (piece.startsWith('unless:')) return unlessOf(piece.slice('unless:'.length), line);
  if (piece.startsWith('{')) {
    const { name, list, reader } = VALUE.exec(piece)?.groups ?? {};
    if (name === undefined) throw new NotationError(line, `${piece} is no value`);
    return { is: 'value', name, of: list ?? reader ?? '', isList: list !== undefined };
  }
  const parts = piece.split('/').filter((part) => part !== '');
  const lists = parts.filter((part) => /^<.+>$/.test(part)).map((part) => part.slice(1, -1));
  if (lists.length === 0) return { is: 'word', test: wordTestOf(piece, line) };
  const words = parts.filter((part) => !/^<.+>$/.test(part));
  const elements: Element[] = lists.map((name) => ({ is: 'list', name }));
  if (words.length > 0) elements.push({ is: 'word', test: wordTestOf(words.join('/'), line) });
  return elements.length === 1 && elements[0] ? elements[0] : { is: 'either', patterns: elements.map((one) => [one]) };
}

function unlessOf(source: string, line: string): Element {
  const parts = source.split('/');
  const lists = parts.filter((part) => part.startsWith('<')).map((part) => part.slice(1, -1));
  return { is: 'unless', test: wordTestOf(parts.filter((part) => !part.startsWith('<')).join('/'), line), lists };
}

/** Reads words as a pattern writes them: `a/b`, `stem-`, `-ending`. Throws a NotationError for one that no token of a text is. */
function wordTestOf(source: string, line: string): WordTest {
  const words: string[] = [];
  const stems: string[] = [];
  const endings: string[] = [];
  // "/" by itself is the sign that stands in "€/persona".
  for (const word of source === '/' ? ['/'] : source.split('/').filter((part) => part !== '')) {
    if (word.length > 2 && word.endsWith('-')) stems.push(word.slice(0, -1));
    else if (word.length > 1 && word.startsWith('-')) endings.push(word.slice(1));
    else if (isToken(word)) words.push(word);
    else throw new NotationError(line, `"${word}", which is no single token,`);
  }
  return { words, stems, endings };
}

const SIGNS: ReadonlySet<string> = new Set(['^', '$', '*', '…']);
const PLAIN = /^\p{Ll}+$/u;

/** True for a word that texts hold as one token: not for "4th" and "grown-ups", which are two, "I", which is read in lower case, and signs of the notation. */
function isToken(word: string): boolean {
  if (PLAIN.test(word)) return true;
  if (SIGNS.has(word)) return false;
  const [token, ...others] = tokensOf(word);
  return others.length === 0 && (token?.written === word || token?.plain === word);
}
