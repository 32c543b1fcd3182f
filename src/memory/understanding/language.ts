import type { Reader } from './matcher.ts';
import { SHARED_LISTS } from './names/shared-lists.ts';
import type { Names } from './pattern-names.ts';
import { type Clause, type Joints, ReadText } from './read-text.ts';
import { agedReader, calledReader, type NamesKind, namesReader, properReader, toldReader } from './readers/called.ts';
import { crewReader, groupReader } from './readers/crew.ts';
import { hourReader, type SaidHour } from './readers/hour.ts';
import { moneyReader } from './readers/money.ts';
import { amountReader, countReader, numberReader } from './readers/number.ts';
import { itemsReader, nounReader, phraseReader, restReader, thingsReader, whereReader } from './readers/phrase.ts';
import { knownPlaceReader, nameReader, placeReader } from './readers/place.ts';
import { addressReader, dialledReader, figureReader } from './readers/spelled.ts';
import { numericDateReader, personReader, wordsReader, yearReader } from './readers/tokens.ts';
import { RuleSet } from './rule-set.ts';
import { respellOf, type SpellingData } from './spelling.ts';
import { type Words, wordsOf } from './token.ts';
import { WordList } from './word-list.ts';

/** The list of what people are called, whose entries are no words. */
const NAMES = 'given names';
/** Lists of names that ordinary words are a letter away from. */
const BRANDS = ['technologies', 'makes'];

/** The data of a language's folder: the same for each. */
export interface LanguageData {
  /** The ISO 639 code. */
  readonly code: string;
  readonly spelling: SpellingData;
  /** Words that begin a clause of their own: "pero", "but". */
  readonly splits: string;
  /** The named word lists, see `WordList`. */
  readonly lists: Readonly<Record<string, string>>;
  /** Rules whose yield is the flag that they give their clause. */
  readonly flags: string;
  /** Rules of values that other rules capture by this name, and of slots. */
  readonly rules: Readonly<Record<string, string>>;
  /** What facts are read by, besides. */
  readonly facts: FactData;
  /** See `Names`; false where it is left out. */
  readonly keepsCapitals?: boolean;
}

/** The lists and tables that facts are read by. They stand apart, so that their words change nothing of how plans are read. */
export interface FactData {
  readonly lists: Readonly<Record<string, string>>;
  /** Lists that the language's own rules alone speak of: its pronouns, its verbs. */
  readonly own: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

/**
 * A language made ready: its lists, readers and rules. Each is made when it is first asked for, so that a start pays nothing, and a process
 * that never meets the language never does.
 */
export class Language implements Names {
  readonly code: string;
  readonly keepsCapitals: boolean;
  readonly #data: LanguageData;
  readonly #lists = new Map<string, WordList>();
  readonly #readers = new Map<string, Reader>();
  readonly #ruleSets = new Map<string, RuleSet>();
  readonly #splits: ReadonlySet<string>;
  #flags: RuleSet | undefined;
  #words: Words | undefined;
  #joints: Joints | undefined;
  #known: ReadonlySet<string> | undefined;
  #own: ReadonlySet<string> | undefined;

  constructor(data: LanguageData) {
    this.code = data.code;
    this.keepsCapitals = data.keepsCapitals ?? false;
    this.#data = data;
    this.#splits = new Set(data.splits.split(/[\s,]+/).filter(Boolean));
  }

  list(name: string): WordList {
    return known(this.#lists, name, () => {
      const source = this.#data.lists[name] ?? SHARED_LISTS[name];
      if (source === undefined) throw new RangeError(`${this.code} has no word list "${name}"`);
      return new WordList(source);
    });
  }

  reader(name: string): Reader {
    return known(this.#readers, name, () => this.#makeReader(name));
  }

  rules(name: string): RuleSet {
    return known(this.#ruleSets, name, () => {
      const table = this.#data.rules[name];
      if (table === undefined) throw new RangeError(`${this.code} has no rules "${name}"`);
      return new RuleSet(table, this);
    });
  }

  knows(word: string): boolean {
    this.#own ??= this.#ownWords();
    return this.#own.has(word);
  }

  /** The rules of all flags. */
  get flags(): RuleSet {
    this.#flags ??= new RuleSet(this.#data.flags, this);
    return this.#flags;
  }

  /** Reads a text: its tokens set right, its clauses, and their flags. */
  read(text: string): ReadText {
    const read = this.readWords(text);
    this.readFlags(read);
    return read;
  }

  /** Reads the words and clauses of a text, which is half of the work: `readFlags` is the rest, for whoever needs it. */
  readWords(text: string): ReadText {
    this.#known ??= this.#knownWords();
    this.#words ??= wordsOf(respellOf(this.#data.spelling, this.#known, this.#brands()));
    // Facts tell the user's statements apart: "tengo asma y vivo en Lima" is two.
    if ('own openers' in this.#data.lists) this.#joints ??= this.#makeJoints();
    return new ReadText(text, this.#splits, this.#words, this.#joints);
  }

  /**
   * Gives the clauses of a text their flags. Of no use after words of it were taken: no rule sees those. `isEnough`: of a clause for
   * which it holds no more is read.
   */
  readFlags(text: ReadText, isEnough: (clause: Clause) => boolean = NEVER): void {
    const { flags } = this;
    for (const clause of text.clauses) {
      for (let at = clause.from; at < clause.to && !isEnough(clause); at += 1) {
        const match = flags.at(text, at);
        if (match !== undefined) clause.flags.add(String(match.value));
      }
    }
  }

  #makeJoints(): Joints {
    const verbs = new Set(this.list('own verbs alone').single);
    return {
      words: new Set(this.list('and').single),
      before: new Set(this.list('own openers').single),
      leads: new Set(this.list('noun ends').single),
      verbs,
      barriers: new Set(this.list('phrase ends').single.filter((word) => !verbs.has(word))),
    };
  }

  #makeReader(name: string): Reader {
    switch (name) {
      case 'number':
        return numberReader(this);
      case 'figure':
        return figureReader(this);
      case 'address':
        return addressReader;
      case 'dialled':
        return dialledReader;
      case 'count':
        return countReader(this);
      case 'amount':
        return amountReader(this);
      case 'money':
        return moneyReader(this);
      case 'hour':
        return hourReader(this);
      case 'clock':
        return onlyWhere(hourReader(this), (value) => (value as SaidHour).isClock);
      case 'year':
        return yearReader;
      case 'numeric':
        return numericDateReader;
      case 'place':
        return placeReader(this);
      case 'name':
        return nameReader(this);
      case 'known':
        return knownPlaceReader(this);
      case 'crew':
        return crewReader(this, this.rules('company'));
      case 'group':
        return groupReader(this, this.rules('company'));
      case 'person':
        return personReader(this);
      case 'words':
        return wordsReader;
      case 'phrase':
        return phraseReader(this);
      case 'noun':
      case 'few':
        return nounReader(this);
      case 'items':
        return itemsReader(this);
      case 'things':
        return thingsReader(this);
      case 'called':
        return calledReader(this);
      case 'names':
      case 'propers':
      case 'named':
      case 'each':
        return namesReader(this, name satisfies NamesKind, this.reader('aged'));
      case 'aged':
        return agedReader(this, this.rules('ages'));
      case 'deed':
        return toldReader(this.rules('deeds'));
      case 'where':
        return whereReader(this);
      case 'proper':
        return properReader(this);
      case 'rest':
        return restReader;
      default:
        return this.rules(name).asReader();
    }
  }

  /** The names of tools and makes, where the language has them. */
  #brands(): ReadonlySet<string> {
    return new Set(BRANDS.filter((name) => name in this.#data.lists).flatMap((name) => this.list(name).single));
  }

  /** Every word that a list or a rule names: what is known needs no spelling. */
  #knownWords(): ReadonlySet<string> {
    this.#own ??= this.#ownWords();
    const words = new Set(this.#own);
    for (const name of Object.keys(SHARED_LISTS)) for (const word of this.list(name).words) words.add(word);
    return words;
  }

  /** The words of the language's own lists and rules, and the names of one word that all languages share. */
  #ownWords(): ReadonlySet<string> {
    const words = new Set<string>();
    for (const name of Object.keys(SHARED_LISTS)) for (const word of this.list(name).single) words.add(word);
    for (const name of Object.keys(this.#data.lists))
      if (name !== NAMES) for (const word of this.list(name).words) words.add(word);
    for (const table of [this.#data.flags, ...Object.values(this.#data.rules)])
      for (const line of table.split('\n'))
        for (const [word] of (line.split(/=>|✓|✗/)[0] ?? '').matchAll(/\p{L}{2,}/gu)) words.add(word);
    return words;
  }
}

const NEVER = () => false;

function onlyWhere(reader: Reader, test: (value: unknown) => boolean): Reader {
  return {
    first: reader.first,
    read(text, at) {
      const found = reader.read(text, at);
      return found !== undefined && test(found.value) ? found : undefined;
    },
  };
}

function known<T>(map: Map<string, T>, name: string, make: () => T): T {
  let value = map.get(name);
  if (value === undefined) {
    value = make();
    map.set(name, value);
  }
  return value;
}
