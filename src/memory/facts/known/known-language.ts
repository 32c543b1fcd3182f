import { inExactRoom } from '../../exact-room.ts';
import { KeyFilter } from '../../understanding/key-filter.ts';
import type { Language } from '../../understanding/language.ts';
import { languageOf } from '../../understanding/languages.ts';
import type { Reader } from '../../understanding/matcher.ts';
import { rulesOf } from '../../understanding/notation.ts';
import type { Names } from '../../understanding/pattern-names.ts';
import { ReadText } from '../../understanding/read-text.ts';
import { type Match, RuleSet } from '../../understanding/rule-set.ts';
import { CAPITAL, type Token, wordsOf } from '../../understanding/token.ts';
import { WordList } from '../../understanding/word-list.ts';
import type { KnownData, KnownNames } from './known-data.ts';
import { english } from './languages/en/english.ts';
import { spanish } from './languages/es/spanish.ts';
import { portuguese } from './languages/pt/portuguese.ts';
import { mentionReader } from './mentions.ts';
import { figureReader, titleReader, valueReader, whoReader } from './new-value.ts';
import type { Kind, Turn, TurnKind } from './turn.ts';

/** A language in which what is known is spoken of, made ready: its rules find their lists in its data, then in the language. */
export class KnownLanguage implements KnownNames {
  readonly code: string;
  readonly keepsCapitals = false;
  readonly language: Language;
  readonly #data: KnownData;
  readonly #lists = new Map<string, WordList>();
  readonly #readers = new Map<string, Reader>();
  #signs: Signs | undefined;
  #idle: RuleSet | undefined;

  readonly ownEnding: RegExp | undefined;
  readonly #turns: Turns;
  #bareTurns: Turns | undefined;
  readonly #splits: ReadonlySet<string>;
  /** Words are left as they are spelled: rules of plans know few of these, and set verbs right that are. */
  readonly #words = wordsOf();

  constructor(data: KnownData, language: Language) {
    this.#splits = new Set(data.splits.split(', '));
    this.code = data.code;
    this.language = language;
    this.#data = data;
    this.ownEnding = data.ownEnding;
    this.#turns = turnsOf(data.polarity);
  }

  /** Returns the words in a text of what becomes of something. */
  turnsIn(text: ReadText): readonly Turn[] {
    return turnsOfListIn(text, this.#turns);
  }

  /** Returns such words as they stand where the thing is not named: without the small word that would lead to it, "me fui [de]". */
  bareTurnsIn(text: ReadText): readonly Turn[] {
    this.#bareTurns ??= turnsOf(this.#data.polarity, { tails: this.list('turn tails'), it: this.list('it') });
    return turnsOfListIn(text, this.#bareTurns);
  }

  /** Returns the signs in a text; where it is not noted yet what it mentions, any word may be known. */
  signsIn(text: ReadText): readonly Match[] {
    this.#signs ??= signsOf(this.#data, this);
    const { beginning, behind, filter, takesCapitals } = this.#signs;
    const found: Match[] = [];
    const tried = new Map<RuleSet, number>();
    // Each set is tried once at a token, where one of its words is, or up to a value's length before.
    const tryAt = (set: RuleSet, from: number, to: number) => {
      for (let at = Math.max(from, tried.get(set) ?? 0); at < to; at += 1) {
        const match = set.at(text, at);
        if (match !== undefined) found.push(match);
      }
      tried.set(set, Math.max(to, tried.get(set) ?? 0));
    };
    for (let place = 0; place < text.tokens.length; place += 1) {
      const token = text.tokens[place] as Token;
      if (!filter.mayHold(token) && !(takesCapitals && token.isCapital)) continue;
      for (const key of token.keys) {
        for (const set of beginning.get(key) ?? NONE) tryAt(set, place, place + 1);
        for (const set of behind.get(key) ?? NONE) tryAt(set, place - LONGEST_FIRST, place);
      }
    }
    return found;
  }

  get idle(): RuleSet {
    this.#idle ??= new RuleSet(this.#data.idle, this);
    return this.#idle;
  }

  list(name: string): WordList {
    const source = this.#data.lists[name];
    if (source === undefined) return this.language.list(name);
    let list = this.#lists.get(name);
    if (list === undefined) {
      list = new WordList(source);
      this.#lists.set(name, list);
    }
    return list;
  }

  reader(name: string): Reader {
    let reader = this.#readers.get(name);
    if (reader === undefined) {
      reader = this.#makeReader(name);
      this.#readers.set(name, reader);
    }
    return reader;
  }

  #makeReader(name: string): Reader {
    if (name === 'known') return mentionReader(this);
    if (name === 'value') return valueReader(this);
    if (name === 'title') return titleReader(this);
    if (name === 'who') return whoReader(this);
    return name === 'figure' ? figureReader(this) : this.language.reader(name);
  }

  knows(word: string): boolean {
    return this.language.knows(word);
  }

  read(content: string): ReadText {
    return new ReadText(content, this.#splits, this.#words);
  }
}

/** The words of all kinds, and the kinds of each by the value of its entry. */
interface Turns {
  readonly words: WordList;
  readonly kinds: readonly (readonly TurnKind[])[];
}

function turnsOfListIn(text: ReadText, { words, kinds }: Turns): Turn[] {
  const found: Turn[] = [];
  let free = 0; // what stands within words that only look like one of these is none either
  for (let at = 0; at < text.tokens.length; at += 1) {
    const entry = at < free ? undefined : words.at(text, at);
    if (entry === undefined) continue;
    const turn = { at, end: entry.end, kinds: kinds[Number(entry.value)] ?? [] };
    found.push(turn);
    if (turn.kinds.some(({ kind }) => kind === 'none')) free = turn.end;
  }
  return found;
}

/** Puts the words of all kinds into one list: each has as its value the number of the kinds that it is of. */
function turnsOf(polarity: Readonly<Record<string, string>>, around?: Around): Turns {
  const kindsOf = new Map<string, string[]>();
  for (const [kind, words] of Object.entries(polarity)) {
    if (around !== undefined && !ENDING.test(kind)) continue;
    for (const entry of words.split(/[,\n]/).map((one) => one.trim())) {
      const word = around === undefined || !/^(?:drops|sheds)/.test(kind) ? entry : bareOf(entry, around);
      if (word !== '') kindsOf.set(word, [...new Set(kindsOf.get(word)).add(kind)]);
    }
  }
  const numbers = new Map<string, number>();
  const numberOf = (kinds: string) => {
    if (!numbers.has(kinds)) numbers.set(kinds, numbers.size);
    return numbers.get(kinds);
  };
  const words = new WordList([...kindsOf].map(([word, kinds]) => `${word} = ${numberOf(kinds.join('; '))}`).join(','));
  const kinds = [...numbers.keys()].map((all) =>
    all.split('; ').map((one): TurnKind => {
      const [kind, ...slots] = one.split(' ');
      return { kind: kind as Kind, slots };
    }),
  );
  return { words, kinds };
}

/** The kinds of words by which something ends that is not named beside them, and of those that only look like them. */
const ENDING = /^(?:drops|sheds|goes|being|closes|over|unnamed|none)(?: |$)/;

/** Words around those of an end that stand for what ended, or lead to it. */
interface Around {
  readonly tails: WordList;
  readonly it: WordList;
}

/** Returns an entry without the words around it: "lo vendí", "sold it", "salí de". */
function bareOf(entry: string, { tails, it }: Around): string {
  const has = (list: WordList, word: string | undefined) => word !== undefined && list.valueOf(word) !== undefined;
  const words = entry.split(' ');
  if (words.length > 1 && has(it, words[0])) words.shift();
  if (words.length > 1 && (has(tails, words.at(-1)) || has(it, words.at(-1)))) words.pop();
  return words.join(' ');
}

const LONGEST_FIRST = 5; // tokens of what a rule begins with, where that is a value
const NONE: readonly RuleSet[] = [];

/** The rules of a language by the words that they begin with; those that begin with a value by the words that come behind it. */
interface Signs {
  readonly beginning: ReadonlyMap<string, readonly RuleSet[]>;
  readonly behind: ReadonlyMap<string, readonly RuleSet[]>;
  /** The keys of both, and whether that of capitals is among them. */
  readonly filter: KeyFilter;
  readonly takesCapitals: boolean;
}

const VALUE_FIRST = /^\{\w+:\w+\}\s+/;

function signsOf(data: KnownData, names: Names): Signs {
  const beginning = new Map<string, readonly RuleSet[]>();
  const behind = new Map<string, readonly RuleSet[]>();
  for (const table of groupsOf(data)) {
    const set = new RuleSet(table, names);
    const rest = () => new RuleSet(table.replaceAll(new RegExp(VALUE_FIRST, 'gm'), ''), names);
    const [index, keys] = set.first === null ? [behind, rest().first] : [beginning, set.first];
    for (const key of keys ?? []) index.set(key, inExactRoom([...(index.get(key) ?? NONE), set]));
  }
  const keys = [...beginning.keys(), ...behind.keys()];
  return { beginning, behind, filter: new KeyFilter(keys), takesCapitals: keys.includes(CAPITAL) };
}

/** Returns the rules in tables of those that yield the same: of one table only the longest match at a word counts. */
function groupsOf({ ends, news, stays, besides }: KnownData): string[] {
  const groups = new Map<string, string>();
  for (const { line } of rulesOf([ends, news, stays, besides].join('\n'))) {
    const yields = /=> (.*?)\s+✓/.exec(line)?.[1]?.replace(/>\S+/, '').trim() ?? '';
    const group = `${VALUE_FIRST.test(line) ? 'any' : ''} ${yields}`;
    groups.set(group, `${groups.get(group) ?? ''}${line}\n`);
  }
  return [...groups.values()];
}

/** The data of all languages. */
export const KNOWN_DATA: readonly KnownData[] = [spanish, english, portuguese];

const ready = new Map<string, KnownLanguage>();

/** Returns a language made ready; undefined for one in which nothing is said of how known things change. */
export function knownLanguageOf(code: string): KnownLanguage | undefined {
  const data = KNOWN_DATA.find((one) => one.code === code);
  const language = languageOf(code);
  if (data === undefined || language === undefined) return undefined;
  let known = ready.get(code);
  if (known === undefined) {
    known = new KnownLanguage(data, language);
    ready.set(code, known);
  }
  return known;
}
